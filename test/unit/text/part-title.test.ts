/** Which titles are those of parts of a section. */
import { expect, test } from 'vitest'
import { longestTitle } from '../../../src/text/labels/designator.ts'
import { isPartTitle } from '../../../src/text/labels/part-title.ts'

test.each([
  'PART I',
  'Part II - Capital Gains',
  'PART 12',
  'part h:',
  'Short Term Capital Gains and Losses',
  'LONG-TERM CAPITAL GAINS AND LOSSES--GENERALLY',
])('%s is one', title => {
  expect(isPartTitle(title)).toBe(true)
})

test.each([
  'PART',
  'PARTNERS',
  'PART Z',
  'APART I',
  'PART II (SPOUSE)',
  'PART I 2021',
  'SHORT TERM CAPITAL GAINS',
  'SPOUSE SHORT TERM CAPITAL GAINS AND LOSSES',
  'LONG TERM CAPITAL GAINS AND LOSSES (SPOUSE)',
])('%s is none', title => {
  expect(isPartTitle(title)).toBe(false)
})

test('a text longer than any title is no title of a part', () => {
  const title = `PART II ${'GAINS '.repeat(longestTitle)}`
  expect(isPartTitle(title.slice(0, longestTitle))).toBe(true)
  expect(isPartTitle(title.slice(0, longestTitle + 1))).toBe(false)
})
