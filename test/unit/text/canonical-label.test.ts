import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalLabel,
  canonicalText,
  canonicalTitle,
  labelParts,
} from '../../../src/text/labels/canonical-label.ts'

describe('the canonical label', () => {
  const cases: readonly (readonly [string, { given: string; want: string }])[] = [
    ['leaves a plain label as it is', { given: 'TOTAL WAGES', want: 'TOTAL WAGES' }],
    ['writes capitals', { given: 'Total wages', want: 'TOTAL WAGES' }],
    ['takes runs of blanks for one', { given: 'TOTAL \t  WAGES', want: 'TOTAL WAGES' }],
    ['drops blanks at the ends', { given: '  TOTAL WAGES ', want: 'TOTAL WAGES' }],
    ['takes a no-break space for a blank', { given: 'TOTAL\u00a0WAGES', want: 'TOTAL WAGES' }],
    ['takes a zero-width space for a blank', { given: 'TOTAL\u200bWAGES', want: 'TOTAL WAGES' }],
    ['takes a line end for a blank', { given: 'TOTAL\r\nWAGES', want: 'TOTAL WAGES' }],
    ['drops a byte order mark', { given: '\ufeffTOTAL WAGES', want: 'TOTAL WAGES' }],
    ['straightens single quotes', { given: 'Payer\u2019s Name', want: "PAYER'S NAME" }],
    ['straightens double quotes', { given: 'Code \u201cDD\u201d', want: 'CODE "DD"' }],
    ['takes an accent for a quote', { given: 'Payer`s Name', want: "PAYER'S NAME" }],
    ['takes a long dash for a hyphen', { given: 'W\u20132', want: 'W-2' }],
    ['takes a minus sign for a hyphen', { given: 'W\u22122', want: 'W-2' }],
    ['takes two hyphens for one', { given: 'SCHEDULE C--PROFIT', want: 'SCHEDULE C-PROFIT' }],
    ['drops blanks around hyphens', { given: 'Schedule C - Profit -- or', want: 'SCHEDULE C-PROFIT-OR' }],
    ['drops blanks around a long dash', { given: 'Schedule C \u2014 Profit', want: 'SCHEDULE C-PROFIT' }],
    ['drops blanks around slashes', { given: 'TRUSTEE / PAYER', want: 'TRUSTEE/PAYER' }],
    ['puts one blank before a bracket', { given: 'ACCRUALS(THIS  (IS)', want: 'ACCRUALS (THIS (IS)' }],
    ['puts none before a letter in brackets', { given: 'Section 401 (k)', want: 'SECTION 401(K)' }],
    ['puts none before a bracket in front', { given: '(LESS) TAX', want: '(LESS) TAX' }],
    ['writes AND for its sign', { given: 'Wage & Tax', want: 'WAGE AND TAX' }],
    ['keeps the sign inside a word', { given: 'AT&T', want: 'AT&T' }],
    ['drops dot leaders', { given: 'TOTAL WAGES.....', want: 'TOTAL WAGES' }],
    ['drops dot leaders with blanks', { given: 'TOTAL WAGES . . . . 7', want: 'TOTAL WAGES 7' }],
    ['drops an ellipsis', { given: 'TOTAL WAGES \u2026', want: 'TOTAL WAGES' }],
    ['drops a period at the end', { given: 'WAGES, TIPS, ETC. :', want: 'WAGES, TIPS, ETC' }],
    ['keeps periods inside', { given: 'U.S. INCOME', want: 'U.S. INCOME' }],
    ['drops what stands before a number', { given: 'A &: (OCCURRENCE #: 2)', want: 'A AND' }],
    ['drops a colon at the end', { given: 'Total wages:', want: 'TOTAL WAGES' }],
    ['drops several colons at the end', { given: 'Total wages: : ::', want: 'TOTAL WAGES' }],
    ['keeps a colon inside', { given: 'INTEREST: SCH B', want: 'INTEREST: SCH B' }],
    ['drops the number of a section', { given: 'SCHEDULE C (OCCURRENCE #: 2)', want: 'SCHEDULE C' }],
    ['drops it however it is printed', { given: 'Schedule C:(Occurrence # 12)', want: 'SCHEDULE C' }],
    ['drops several numbers', { given: 'A (OCCURRENCE #: 1) (OCCURRENCE #: 2)', want: 'A' }],
    ['keeps other brackets', { given: 'ACCOUNT NUMBER (OPTIONAL)', want: 'ACCOUNT NUMBER (OPTIONAL)' }],
    ['composes letters', { given: 'CAFE\u0301', want: 'CAF\u00c9' }],
    ['composes them after writing capitals', { given: 'cafe\u0301', want: 'CAF\u00c9' }],
    ['takes a lone surrogate', { given: 'A\ud800', want: 'A\ud800' }],
    ['may be empty', { given: ' : ', want: '' }],
    ['of nothing is nothing', { given: '', want: '' }],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    expect(canonicalLabel(given)).toBe(want)
  })

  const pieces = [
    ' ',
    ':',
    '(',
    ')',
    'OCCURRENCE',
    '(OCCURRENCE #: 1)',
    '-',
    '/',
    '&',
    '.',
    '. .',
    '\u2026',
    '\u2019',
    '\u2013',
    '\u00a0',
    'ß',
    '\ufb01',
    '\u0345',
    '\u0130',
    '\ud800',
  ]
  const labels = fc
    .array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom(...pieces)),
      { maxLength: 8 },
    )
    .map(parts => parts.join(''))

  test('is its own canonical label', () => {
    fc.assert(fc.property(labels, label => canonicalLabel(canonicalLabel(label)) === canonicalLabel(label)))
    fc.assert(fc.property(labels, text => canonicalText(canonicalText(text)) === canonicalText(text)))
  })

  test('has no blanks or colons at its ends and no run of blanks', () => {
    fc.assert(fc.property(labels, label => !/^\s|[\s:]$|\s\s|--|[\t\n\r]/.test(canonicalLabel(label))))
  })
})

describe('the quick way for plain texts', () => {
  /** The canonical form as it is defined, step by step. */
  const defined = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/[\u2018-\u201b\u2032\u0060\u00b4]/g, "'")
      .replace(/[\u201c-\u201f\u2033]/g, '"')
      .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
      .replace(/[\s\u200b\u2060]+/g, ' ')
      .toUpperCase()
      .normalize('NFC')
      .replace(/^ | $/g, '')
      .replace(/[ :]+$/, '')
  /** What is defined for labels besides. */
  const definedLabel = (label: string): string => {
    const end = (text: string): string => text.replace(/^ +|[ :.]+$/g, '')
    let text = end(
      defined(label)
        .replace(/[.\u2026]( ?[.\u2026])+|\u2026/g, ' ')
        .replace(/ *\(/g, ' (')
        .replace(/ \(([A-Z0-9])\)/g, '($1)')
        .replace(/ *-[ -]*/g, '-')
        .replace(/ *\/ */g, '/')
        .replace(/ +/g, ' '),
    )
    for (const number = / ?\( ?OCCURRENCE ?#? ?:? ?[0-9]{1,6} ?\)$/; number.test(text); )
      text = end(text.replace(number, ''))
    return text.replace(/(?<=^| )&(?= |$)/g, 'AND')
  }
  const plain = fc.string({
    unit: fc.constantFrom(...'aZz  ::()..--//&`{~\t\u00a0\u2026\u017f\u0131\u007f\u0000Aé'),
    maxLength: 9,
  })
  const ascii = fc.string({ unit: fc.nat(130).map(unit => String.fromCharCode(unit)), maxLength: 9 })

  test('gives what the definition gives', () => {
    fc.assert(
      fc.property(fc.oneof(plain, ascii), text => {
        expect(canonicalText(text)).toBe(defined(text))
        expect(canonicalLabel(text)).toBe(definedLabel(text))
      }),
      { numRuns: 5000 },
    )
  })
})

describe('the parts of a label', () => {
  test.each([
    ['SCHEDULE C (OCCURRENCE #: 2)', { label: 'SCHEDULE C', occurrence: 2 }],
    ['schedule c: (occurrence #: 014)', { label: 'SCHEDULE C', occurrence: 14 }],
    ['SCHEDULE C', { label: 'SCHEDULE C', occurrence: null }],
    ['OCCURRENCE #: 2', { label: 'OCCURRENCE #: 2', occurrence: null }],
    ['A (OCCURRENCE #: 1) (OCCURRENCE #: 2)', { label: 'A', occurrence: 2 }],
    ['A (OCCURRENCE #: 1234567)', { label: 'A (OCCURRENCE #: 1234567)', occurrence: null }],
  ])('of %s', (label, want) => {
    expect(labelParts(label)).toEqual(want)
  })
})

describe('the canonical title', () => {
  test.each([
    ['Wage & Income Summary . . .', 'WAGE AND INCOME SUMMARY'],
    ['Form SSA-1099 / RRB-1099.', 'FORM SSA-1099/RRB-1099'],
    ['Form W-2 (Occurrence #: 2)', 'FORM W-2'],
    [' . . ', '. .'],
    ['', ''],
  ])('of %s', (text, want) => {
    expect(canonicalTitle(text)).toBe(want)
  })
})

describe('the canonical text', () => {
  test.each([
    ['Form 1099-INT:', 'FORM 1099-INT'],
    ['FORM \u00a0 1099\u2013INT', 'FORM 1099-INT'],
    ['A (OCCURRENCE #: 1)', 'A (OCCURRENCE #: 1)'],
    ['', ''],
  ])('of %s', (text, want) => {
    expect(canonicalText(text)).toBe(want)
  })
})
