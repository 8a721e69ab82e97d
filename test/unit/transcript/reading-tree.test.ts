/** The labels of a plan turned round, and plans in which one label is two things: the compiler refuses such mappings, a plan may come from elsewhere. */
import { describe, expect, test } from 'vitest'
import { brokenPromise } from '../../../src/diagnostics/bug.ts'
import type { PlanField } from '../../../src/plan/mapping-plan.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../support/compiled.ts'

const fieldsOf = (body: string): readonly PlanField[] => planOf(`fields:\n${body}`).fields
const value = fieldsOf('  a: { from: X, as: money }\n')
const section = fieldsOf('  b:\n    section: X\n    fields:\n      c: { from: Y, as: money }\n')
const repeated = fieldsOf('  d:\n    occurrences: X\n    fields:\n      c: { from: Y, as: money }\n')
const entries = fieldsOf('  e:\n    each: X\n    fields:\n      c: { from: Y, as: money }\n')

describe('a label that is two things in a plan', () => {
  test.each([
    ['a section, then a value', [...section, ...value], 'a label is both a value and a section'],
    ['a value, then a section', [...value, ...section], 'a label is both a section and something else'],
    [
      'a value, then a repeated section',
      [...value, ...repeated],
      'a label is both a repeated section and something else',
    ],
    ['a value, then a list', [...value, ...entries], 'a label is both a list and something else'],
  ])('%s is refused', (_, fields, message) => {
    expect(() => readingTree({ fields, ignore: [] })).toThrow(brokenPromise(message))
  })
})
