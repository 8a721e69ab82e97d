import { describe, expect, test } from 'vitest'
import { OutputNames } from '../../../../src/compile/output/output-names.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { head } from '../../../support/compiled.ts'

function names(fields: string): OutputNames {
  const { spec } = readSpec('a.yaml', `${head}fields: ${fields}\n`)
  return new OutputNames(spec?.body.fields ?? [])
}

const sample = names(
  '{ a: { fields: { b: { from: B, as: money }, c: { from: [{ label: C, as: flag }], as: text } } }, d: { keep: D }, e: { each: E, choose: { by: F, as: g, cases: { H: { texts: i, fields: { j: { from: J, as: text } } } }, otherwise: { case: k, fields: { l: { fields: { m: { from: M, as: text } } } } } } } }',
)

describe('the names of the output', () => {
  test.each([
    ['a', undefined],
    ['a.b', undefined],
    ['a.c.value', undefined],
    ['d.X.Y', undefined],
    ['e.g', undefined],
    ['e.j', undefined],
    ['e.l.m', undefined],
    ['x', { name: 'x', known: ['a', 'd', 'e'] }],
    ['a.x', { name: 'x', known: ['b', 'c'] }],
    ['a.b.x', { name: 'x', known: [] }],
    ['e.x', { name: 'x', known: ['g', 'j', 'l'] }],
    ['constructor', { name: 'constructor', known: ['a', 'd', 'e'] }],
  ])('%s', (path, want) => {
    expect(sample.firstUnknown(path.split('.'))).toEqual(want)
  })

  test('know nothing inside a value of a field, but all of the whole input', () => {
    expect(sample.firstUnknown([])).toBeUndefined()
  })
})
