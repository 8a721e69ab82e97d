import { describe, expect, test } from 'vitest'
import { casesOf, casesWith, wordsOf } from '../../../../src/compile/output/closed-words.ts'
import type { ChooseSpec, FieldSpec } from '../../../../src/spec/mapping-spec.ts'
import { readSpec } from '../../../../src/spec/read-spec.ts'
import { head } from '../../../support/compiled.ts'

function field(text: string): FieldSpec {
  const [first] = readSpec('a.yaml', `${head}fields: { a: ${text} }\n`).spec?.body.fields ?? []
  if (first === undefined) throw new Error('no field')
  return first
}

function choice(text: string): ChooseSpec {
  const { choose } = field(`{ each: L, choose: ${text} }`)
  if (choose === undefined) throw new Error('no choice')
  return choose
}

describe('the words that a field gives', () => {
  test.each([
    ['those of its table', '{ from: A, as: oneOf, values: { x: y, z: y } }', ['x', 'z']],
    [
      'each once, though two wordings give them',
      '{ from: [A, { label: B, as: oneOf }], as: oneOf, values: { x: y } }',
      ['x'],
    ],
    [
      'any where one wording gives any text',
      '{ from: [{ label: A, as: text }, B], as: oneOf, values: { x: y } }',
      undefined,
    ],
    ['any of an unknown normalizer', '{ from: A, as: oneof, values: { x: y } }', undefined],
    ['any of what is no text', '{ from: A, as: money }', undefined],
    ['any of a flag, which has tables too', '{ from: A, as: flag, yes: B }', undefined],
    [
      'those that a derived field chooses between',
      `{ derive: 'b ? "x" : c ? ("y") : null', as: text }`,
      ['x', 'y'],
    ],
    ['those of one answer alone', `{ derive: 'b ? "x"', as: text }`, ['x']],
    ['any where one side is a field', `{ derive: 'b ? "x" : c', as: text }`, undefined],
    ['any where a field goes before a text', `{ derive: 'b ?? "x"', as: text }`, undefined],
    ['any of what cannot be read', `{ derive: 'b ? "x" :', as: text }`, undefined],
    ['any where it is not read', '{ derive: b, as: text, values: { x: y } }', undefined],
  ])('are %s', (_, text, want) => {
    expect(wordsOf(field(text))).toEqual(want)
  })
})

test('the cases of a choice are named once each, the others with them', () => {
  expect(
    casesOf(choice('{ by: B, as: c, cases: { D: { texts: d }, E: { texts: e } }, otherwise: { case: D } }')),
  ).toEqual(['D', 'E'])
})

test('the cases with a field are those that have it, and all for the name of the case', () => {
  const cases = choice(
    '{ by: B, as: c, cases: { D: { texts: d, fields: { m: { from: M, as: text } } }, E: { texts: e } }, otherwise: { case: other, fields: { m: { from: M, as: text } } } }',
  )
  expect(casesWith(cases, 'm')).toEqual(['D', 'other'])
  expect(casesWith(cases, 'c')).toEqual(['D', 'E', 'other'])
  expect(casesWith(cases, 'n')).toEqual([])
})
