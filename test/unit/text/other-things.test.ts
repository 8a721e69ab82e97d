import { expect, test } from 'vitest'
import { canonicalLabel } from '../../../src/text/labels/canonical-label.ts'
import { isAnother, isUnfamiliar, tellsOfAnother } from '../../../src/text/labels/other-things.ts'
import { isPartTitle } from '../../../src/text/labels/part-title.ts'

const others = [
  'Amended',
  '(corrected)',
  'PRIOR-YEAR',
  'TAX YEAR 2021',
  'Totals',
  'SUBTOTAL',
  'Summary of all',
  'VOIDED',
  'Duplicate',
  'COPY B',
  'STATE',
  "SPOUSE'S",
  'PER RETURN',
  'PER EXAMINATION',
  'AS ADJUSTED',
  'AS AUDITED',
  'RECOMPUTED',
  'ALTERNATIVE MINIMUM TAX',
  'ALL BUSINESSES',
  'LAST YEAR',
  'EX-HUSBAND',
  'PUERTO RICO',
]

test.each(others)('%s names another thing', words => {
  expect(tellsOfAnother(canonicalLabel(words))).toBe(true)
  expect(isPartTitle(words)).toBe(false)
  expect(isPartTitle(`PART II - ${words}`)).toBe(false)
  expect(isPartTitle(`${words} - PART II`)).toBe(false)
})

test.each(['STATEMENT OF INCOME', 'PERSONAL PROPERTY', 'TOTALLY', 'COPYRIGHTS', 'LONG TERM', 'FORMER', ''])(
  '%s does not',
  words => {
    expect(tellsOfAnother(words)).toBe(false)
  },
)

test('a word that the thing itself has names no other', () => {
  const own = new Set(['CARE', 'DEPENDENT'])
  expect(isAnother('CARE DEPENDENT', own)).toBe(false)
  expect(isAnother('AMENDED CARE', own)).toBe(true)
  expect(isAnother('', own)).toBe(false)
})

test('a title is unfamiliar where none of its words is known, whatever the endings', () => {
  const own = new Set(['WAGES', 'TAX'])
  expect(isUnfamiliar('WAGE STATEMENT', own)).toBe(false)
  expect(isUnfamiliar('TAX STATEMENT', own)).toBe(false)
  expect(isUnfamiliar('TAXI STATEMENT', own)).toBe(true)
  expect(isUnfamiliar('WAG STATEMENT', own)).toBe(true)
  expect(isUnfamiliar('', own)).toBe(false)
  expect(isUnfamiliar('RENT', new Set())).toBe(false)
})

test.each([
  ['INTERESTING', ['INTEREST'], false],
  ['WAGE PAID', ['WAGES'], false],
  ['WAGER', ['WAGES'], false],
  ['TAX', ['TAXES'], true],
  ['OTHER WORDS', ['WAGES'], true],
])('whether "%s" has none of the words %j, whatever their endings: %s', (words, own, want) => {
  expect(isUnfamiliar(words, new Set(own))).toBe(want)
})
