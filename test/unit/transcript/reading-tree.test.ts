/** The labels of a plan turned round, and plans in which one label is two things: the compiler refuses such mappings, a plan may come from elsewhere. */
import { describe, expect, test } from 'vitest'
import { brokenPromise } from '../../../src/diagnostics/bug.ts'
import type { PlanField } from '../../../src/plan/mapping-plan.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../support/compiled.ts'
import { dataOf, issuesOf, mapped } from '../../support/mapped.ts'

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

test('two places whose labels are the same when they are joined are two places', () => {
  const body = 'fields:\n  name: { from: [A > BC, AB > C], as: text }\n'
  expect(dataOf(mapped(body, { A: { BC: 'x' } }))).toEqual({ name: 'x' })
  expect(dataOf(mapped(body, { AB: { C: 'y' } }))).toEqual({ name: 'y' })
})

test('a line that only shows to which row another belongs is read by that', () => {
  const body = `fields:
  rows: { each: ROWS, fields: { belongsTo: { rowAboveWhen: CODE, is: [''] } } }
`
  const result = mapped(body, { ROWS: [{ CODE: '150' }, { CODE: '' }] })
  expect(dataOf(result)).toEqual({ rows: [{ belongsTo: null }, { belongsTo: 0 }] })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM'])
})

describe('two names of one section or list, by what identifies it,', () => {
  const filing = (section: Readonly<Record<string, unknown>>) => ({ SECTION_FILING: section })
  const names = '[SECTION_FILING."SCHEDULE B--INTEREST", SECTION_FILING."INTEREST INCOME (SCHEDULE B)"]'
  const [first, second, third] = ['Schedule B - Interest', 'Interest income (Schedule B)', 'SCHEDULE B']
  const fields = 'fields: { payer: { from: PAYER, as: text } }'

  test.each([first, second, third])('are one way to a section, which is printed once: %s', title => {
    const result = mapped(
      `fields:\n  interest: { section: ${names}, ${fields} }\n`,
      filing({ [title]: { PAYER: 'A' } }),
    )
    expect(dataOf(result)).toEqual({ interest: { payer: 'A' } })
    expect(issuesOf(result)).toEqual([])
  })

  test('are one repeated section, printed under both', () => {
    const result = mapped(
      `fields:\n  interest: { occurrences: ${names}, ${fields} }\n`,
      filing({ [second]: { PAYER: 'A' }, [first]: { PAYER: 'B' }, [third]: { PAYER: 'C' } }),
    )
    expect(dataOf(result)).toEqual({ interest: [{ payer: 'A' }, { payer: 'B' }, { payer: 'C' }] })
    expect(issuesOf(result)).toEqual([])
  })

  test('are one list, which two fields read under either name', () => {
    const [one, other] = names.slice(1, -1).split(', ')
    const body = `fields:
  interest: { each: ${one}, ${fields} }
  amounts: { each: ${other}, fields: { amount: { from: AMOUNT, as: money } } }
`
    for (const title of [first, second, third]) {
      const result = mapped(body, filing({ [title]: [{ PAYER: 'A', AMOUNT: '$1.00' }] }))
      expect(dataOf(result)).toEqual({ interest: [{ payer: 'A' }], amounts: [{ amount: '1.00' }] })
      expect(issuesOf(result)).toEqual([])
    }
  })
})

test.each([
  [
    'a section',
    'section: SECTION_FILING > FORM 8936',
    (form: object) => ({ SECTION_FILING: { 'FORM 8936': form } }),
  ],
  [
    'a repeated section',
    'occurrences: SECTION_FILING > FORM 8936',
    (form: object) => ({ SECTION_FILING: { 'FORM 8936': form } }),
  ],
  ['an entry', 'each: ROWS', (form: object) => ({ ROWS: [form] })],
])('a schedule in %s may name the form of the transcript as its own', (_, place, documentOf) => {
  const schedule =
    'credit: { section: "SCHEDULE A--CREDIT", fields: { amount: { from: AMOUNT, as: money } } }'
  const body = `fields:\n  found: { ${place}, fields: { ${schedule} } }\n`
  const read = (title: string): readonly string[] =>
    mapped(body, documentOf({ [title]: { AMOUNT: '$1.00' } })).unmapped.slice(2)
  expect(read('Schedule A (Form 1040)')).toEqual([])
  expect(read('Schedule A (Form 1065)')).toHaveLength(1)
})
