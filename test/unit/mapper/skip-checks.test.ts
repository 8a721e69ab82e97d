/** Checks that a caller switches off by their names. */
import { expect, test } from 'vitest'
import { createMapper, mapTranscript, UnknownCheckError } from '../../../src/index.ts'

const mapping = `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  a: { from: A, as: money }
  b: { from: B, as: money }
checks:
  - { name: areSame, that: '$sameMoney(a, b)', says: a is not b }
  - { name: isSmall, that: '$compareMoney(a, $money("5.00")) = -1', else: error, says: a is large }
  - { that: '$compareMoney(b, $money("5.00")) = -1', says: b is large }
`
const document = { TYPE: 'RETR', FORM: '1040', A: '$10.00', B: '$11.00' }

function failed(skipChecks?: readonly string[]): readonly (string | null)[] {
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  return mapper.mapTranscript(document, { skipChecks }).issues.map(({ check, message }) => check ?? message)
}

test('an issue says which check failed', () => {
  expect(failed()).toEqual(['areSame', 'isSmall', 'b is large (b)'])
})

test('a check that is switched off says nothing, and the others do', () => {
  expect(failed(['areSame'])).toEqual(['isSmall', 'b is large (b)'])
  expect(failed(['isSmall', 'areSame'])).toEqual(['b is large (b)'])
  expect(failed([])).toHaveLength(3)
})

test('a name that no mapping has is refused, with the one that is meant', () => {
  expect(() => failed(['areSam'])).toThrow(UnknownCheckError)
  expect(() => failed(['areSam'])).toThrow(/"areSam".*areSame/)
  expect(() => failed(['areSam'])).toThrow(expect.objectContaining({ code: 'transcript/unknown-check' }))
})

test('a check of another mapping does no harm', () => {
  const skipChecks = ['withholdingIsNotAboveWages']
  expect(mapTranscript({ TYPE: 'RETR', FORM: '1040' }, { skipChecks }).mapping.id).toBe('retr-1040')
})

test('other issues are of no check', () => {
  const { issues } = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [{ TYPE: 'Form NEW' }] })
  expect(issues).not.toEqual([])
  expect(issues.map(({ check }) => check)).toEqual(issues.map(() => null))
})
