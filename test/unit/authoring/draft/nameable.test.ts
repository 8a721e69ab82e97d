import { expect, test } from 'vitest'
import { canBeNamed } from '../../../../src/authoring/draft/nameable.ts'

test.each([
  ['TOTAL WAGES', true],
  ['"Q" CODE', true],
  ['A > B', false],
  ['<YYYY> TAX', false],
  ['* STAR', false],
  ['SSN 987-65-4321', false],
  ['', false],
  ['...', false],
  ['TAB\u0007', false],
  ['X'.repeat(201), false],
  ['FORM 2441~14562~14797 (OTHER)', false],
])('canBeNamed: %s %s', (key, want) => {
  expect(canBeNamed(key, () => false)).toBe(want)
})

test('a label that a bundled mapping has may hold long numbers', () => {
  expect(canBeNamed('FORM 2441~14562~14797 (OTHER)', () => true)).toBe(true)
})
