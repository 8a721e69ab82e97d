import { expect, test } from 'vitest'
import { everyField, innerFields } from '../../../../src/compile/output/walk-fields.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { head } from '../../../support/compiled.ts'

const { spec } = readSpec(
  'a.yaml',
  `${head}fields:
  a: { fields: { b: { from: B, as: text } } }
  c: { each: C, fields: { d: { fields: { e: { from: E, as: text } } } } }
  f: { occurrences: F, fields: { g: { from: G, as: text } } }
  h: { each: H, choose: { by: T, as: k, cases: { I: { texts: i, fields: { j: { from: J, as: text } } } }, otherwise: { case: l, fields: { m: { keep: M } } } } }
  n: { each: N, where: { T: t }, fields: { o: { from: O, as: text } } }
`,
)
if (spec?.kind !== 'mapping') throw new Error('the sample is not sound')

test('every field is found, outer before inner, with its place', () => {
  const found = everyField(spec.body.fields).map(
    ({ field, atTop, inList, isInRow }) =>
      `${field.name.value}${atTop ? ' top' : ''}${inList ? ' in list' : ''}${isInRow ? ' in row' : ''}`,
  )
  expect(found).toEqual([
    'a top',
    'b',
    'c top',
    'd in list in row',
    'e in list',
    'f top',
    'g in list',
    'h top',
    'j in list',
    'm in list',
    'n top',
    'o in list',
  ])
})

test('a choice has a list of fields for each case and for the others', () => {
  const choice = spec.body.fields.find(field => field.name.value === 'h')
  expect(
    choice === undefined ? [] : innerFields(choice).map(list => list.map(field => field.name.value)),
  ).toEqual([['j'], ['m']])
})
