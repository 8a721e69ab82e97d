import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalLabel } from '../../../src/text/labels/canonical-label.ts'
import { designationOf, ownersOf, type TitlePlace } from '../../../src/text/labels/designator.ts'
import {
  formNumbers,
  formsThatAreSchedules,
  informationReturns,
  otherNumbers,
  scheduleNames,
} from '../../../src/text/labels/form-numbers.ts'
import { expectWithin } from '../../support/processor-time.ts'

const section: TitlePlace = { isEntry: false, owners: ['1040'] }
const partnership: TitlePlace = { isEntry: false, owners: ['1065'] }
const entry: TitlePlace = { isEntry: true, owners: [] }

function designatorOf(title: string, place: TitlePlace): string | undefined {
  return designationOf(canonicalLabel(title), place)?.designator
}

describe('the designator of a section', () => {
  test.each([
    ['SCHEDULE C--PROFIT OR LOSS FROM BUSINESS', 'SCHEDULE C'],
    ['Schedule C - Profit or Loss From Business', 'SCHEDULE C'],
    ['SCHEDULE C\u2014PROFIT OR LOSS', 'SCHEDULE C'],
    ['SCHEDULE C \u2013 GROSS RECEIPTS', 'SCHEDULE C'],
    ['Schedule C: Sole Proprietors', 'SCHEDULE C'],
    ['SCHEDULE C', 'SCHEDULE C'],
    ['SCH C PROFIT OR LOSS', 'SCHEDULE C'],
    ['Sch. C - Profit', 'SCHEDULE C'],
    ['Schedule Schedule C', 'SCHEDULE C'],
    ['SCHEDULE C--PROFIT (OCCURRENCE #: 2)', 'SCHEDULE C'],
    ['PROFIT OR LOSS FROM BUSINESS (SCHEDULE C)', 'SCHEDULE C'],
    ['SCHEDULE C (FORM 1040)--PROFIT', 'SCHEDULE C'],
    ['SCHEDULE C (Form 1040-SR)', 'SCHEDULE C'],
    ['FORM 1040 SCHEDULE C', 'SCHEDULE C'],
    ['SCHEDULE C (FORM 1120)', 'SCHEDULE C (FORM 1120)'],
    ['SCHEDULE C-EZ--NET PROFIT FROM BUSINESS', 'SCHEDULE C-EZ'],
    ['Schedule CEZ Net profit', 'SCHEDULE C-EZ'],
    ['SCHEDULE E--SUPPLEMENTAL INCOME AND LOSS', 'SCHEDULE E'],
    ['SCHEDULE EIC--EARNED INCOME CREDIT', 'SCHEDULE EIC'],
    ['SCHEDULE SE--SELF-EMPLOYMENT TAX', 'SCHEDULE SE'],
    ['SCHEDULE 1--ADDITIONAL INCOME', 'SCHEDULE 1'],
    ['FORM 8812/SCHEDULE 8812', 'SCHEDULE 8812'],
    ['SCHEDULE 8812', 'SCHEDULE 8812'],
    ['Form 8812 - Credits for Children', 'SCHEDULE 8812'],
    ['FORM 8606--NONDEDUCTIBLE IRAS', 'FORM 8606'],
    ['Form 8606: Nondeductible IRAs', 'FORM 8606'],
    ['FORM 8960--NET INVESTMENT INCOME TAX', 'FORM 8960'],
    ['SCHEDULE K-1 (FORM 1065)', 'SCHEDULE K-1 (FORM 1065)'],
    ['SCHEDULE K-1', 'SCHEDULE K-1'],
  ])('%s is %s', (title, want) => {
    expect(designatorOf(title, section)).toBe(want)
  })

  test.each([
    ['several forms in one', 'FORM 2441/4562/4797/5329 (OTHER ATTACHED FORMS)'],
    ['two forms', 'FORM 4684 AND FORM 4797'],
    ['two numbers', 'FORM 4684 AND 4797'],
    ['no designator', 'INCOME'],
    ['a number alone', '28% RATE GAIN'],
    ['a number alone that is that of a form', 'W-2'],
    ['a number alone in front', '8606--NONDEDUCTIBLE IRAS'],
    ['a schedule that is named in passing', 'INCOME FROM SCHEDULE E'],
    ['a schedule that is named in passing, in brackets', 'TAX (SEE SCHEDULE D)'],
    ['a part', 'SCHEDULE D--PART II'],
    ['a part by its line', 'SCHEDULE D LINE 21'],
    ['a worksheet', 'SCHEDULE D WORKSHEET'],
    ['figures of the authority', 'SCHEDULE C PER COMPUTER'],
    ['a schedule that nobody knows', 'SCHEDULE K-4'],
    ['a schedule that nobody knows, in one word', 'SCHEDULE CX'],
    ['a letter that begins a word', 'SCHEDULE OF INCOME'],
    ['a suffix that nobody knows', 'FORM 8606-T'],
    ['a suffix that nobody knows, with blanks', 'FORM 1040 V'],
    ['a number in two', 'FORM 86 06'],
    ['letters of a number in two', 'FORM 1099-N EC'],
    ['letters of a number one by one', 'FORM S S A-1099'],
    ['a very long title', `SCHEDULE C--${'X'.repeat(200)}`],
    ['nothing', ''],
  ])('is none for %s', (_, title) => {
    expect(designatorOf(title, section)).toBe(undefined)
  })

  test.each([
    'SCHEDULE C (EZ)',
    'SCHEDULE C(EZ)',
    'SCHEDULE C, EZ',
    'SCHEDULE C: EZ',
    'SCHEDULE C.EZ',
    'SCHEDULE C [EZ]',
    "SCHEDULE C 'EZ'",
    'SCHEDULE C \u201cEZ\u201d',
    'SCHEDULE C; EZ - NET PROFIT',
    'SCHEDULE C--PROFIT OR LOSS (EZ)',
    'SCHEDULE K (1)',
    'SCHEDULE K(1)',
    'SCHEDULE K, 1',
    'SCHEDULE K: 3',
    'SCHEDULE C & F',
    'SCHEDULE C AND SE',
    'SCHEDULE C THROUGH F',
    'SCHEDULE C + F',
    'SCHEDULE C--BUSINESS & F',
    'FORM 8606 (T)',
  ])('is none where a short word could be the end of its number: %s', title => {
    for (const place of [section, partnership, entry]) expect(designatorOf(title, place)).toBe(undefined)
  })

  test('is not in doubt by the short words with which descriptions begin', () => {
    expect(designatorOf('SCHEDULE C--NET PROFIT', section)).toBe('SCHEDULE C')
    expect(designatorOf('FORM 8586: LOW-INCOME HOUSING CREDIT', section)).toBe('FORM 8586')
    expect(designatorOf('FORM 4952 (TAX ON GAIN)', section)).toBe('FORM 4952')
  })

  test.each('A AND ETC FOR FROM IN OF ON OR THE TO'.split(' '))(
    'has words that are the same with %s among them and without',
    word => {
      const wordsOf = (title: string) => designationOf(canonicalLabel(title), section)?.words
      expect(wordsOf('SCHEDULE C--PROFIT LOSS BUSINESS')).toBe('BUSINESS LOSS PROFIT')
      expect(wordsOf(`SCHEDULE C--PROFIT ${word} LOSS, ${word} BUSINESS`)).toBe('BUSINESS LOSS PROFIT')
    },
  )

  test('has the form of the transcript where the title names none', () => {
    expect(designatorOf('SCHEDULE K-1', partnership)).toBe('SCHEDULE K-1')
    expect(designatorOf('Schedule K-1 (Form 1065)', partnership)).toBe('SCHEDULE K-1')
    expect(designatorOf('SCHEDULE K-1 (FORM 1120S)', partnership)).toBe('SCHEDULE K-1 (FORM 1120-S)')
    expect(ownersOf(['1040', '1040-SR', '1120S'])).toEqual(['1040', '1120-S'])
  })
})

describe('the designator of an entry', () => {
  test.each([
    ['Form W-2', 'FORM W-2'],
    ['W-2', 'FORM W-2'],
    ['W2', 'FORM W-2'],
    ['Form Form W-2', 'FORM W-2'],
    ['Form W-2 Wage & Tax Statement', 'FORM W-2'],
    ['Form W-2G', 'FORM W-2G'],
    ['W-2 G Certain Gambling Winnings', 'FORM W-2G'],
    ['W-2C', 'FORM W-2C'],
    ['1099NEC', 'FORM 1099-NEC'],
    ['1099 - NEC', 'FORM 1099-NEC'],
    ['Form 1099 NEC: Nonemployee Compensation', 'FORM 1099-NEC'],
    ['1099-SSA', 'FORM SSA-1099'],
    ['SSA-1099 Benefits', 'FORM SSA-1099'],
    ['3921', 'FORM 3921'],
    ['Form 1098 Mortgage Interest Statement', 'FORM 1098'],
    ['K-1 (Form 1120S)', 'SCHEDULE K-1 (FORM 1120-S)'],
    ['FORM K-1 (1065)', 'SCHEDULE K-1 (FORM 1065)'],
    ['FORM K-1 1120-S', 'SCHEDULE K-1 (FORM 1120-S)'],
    ['Schedule K-1 1041', 'SCHEDULE K-1 (FORM 1041)'],
    ['K1', 'SCHEDULE K-1'],
    ['Form SSA-1099/RRB-1099', undefined],
    ['Form 1099-XYZ', undefined],
    ['1040', undefined],
    ['Wage & Income Summary', undefined],
    ['Form 5498 IRA Contribution Information', 'FORM 5498'],
    ['Form W-2 (C)', undefined],
    ['Form W-2(C)', undefined],
    ['Form W-2, C', undefined],
    ['Form W-2.C', undefined],
    ['W-2: C', undefined],
    ['W-2;G', undefined],
    ['W-2 (c) Corrected Wage and Tax Statement', undefined],
    ['Form W-2 [C]', undefined],
    ["Form W-2 'C'", undefined],
    ['Form 1098 (E)', undefined],
    ['1098(T)', undefined],
    ['1098:E', undefined],
    ['1099-S (A)', undefined],
    ['5498 (SA)', undefined],
    ['SSA-1099 (R)', undefined],
    ['1099-R (RRB)', undefined],
  ])('%s is %s', (title, want) => {
    expect(designatorOf(title, entry)).toBe(want)
  })
})

/** A designator as the list spells it, with a title that has nothing else. */
const known: readonly (readonly [designator: string, plain: string, isEntry: boolean])[] = [
  ...scheduleNames.map(name => [`SCHEDULE ${name}`, `SCHEDULE ${name}`, false] as const),
  ...formNumbers
    .filter(number => !formsThatAreSchedules.includes(number))
    .map(number => [`FORM ${number}`, `FORM ${number}`, false] as const),
  ...informationReturns.map(number => [`FORM ${number}`, number, true] as const),
  ...[...otherNumbers].map(([number, other]) => [`FORM ${other}`, number, true] as const),
]

describe('no two designators fall together', () => {
  test('as they are spelled', () => {
    for (const [designator, plain, isEntry] of known) {
      expect(designatorOf(plain, { isEntry, owners: ['1040'] }), plain).toBe(designator)
    }
  })

  const separators = ['--', ' - ', ' \u2014 ', ': ', ' ', ' (', ', ', '. ', ' -']
  const words = [
    'PROFIT',
    'or',
    'Loss',
    '2021',
    'income',
    'tax & credits',
    'NET',
    'gain (or loss)',
    ')',
    'of',
    '...',
  ]
  const printings = fc
    .record({
      known: fc.constantFrom(...known),
      separator: fc.constantFrom(...separators),
      words: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
      gap: fc.constantFrom('-', ' ', '', ' - ', '\u2013'),
      isSmall: fc.boolean(),
    })
    .map(({ known: [designator, plain, isEntry], separator, words, gap, isSmall }) => {
      const [front = '', ...rest] = plain.split(' ')
      const number = (rest.length === 0 ? front : rest.join(' ')).replaceAll('-', gap)
      const title = `${rest.length === 0 ? '' : `${front} `}${number}${words.length === 0 ? '' : separator}${words.join(' ')}`
      return { designator, isEntry, title: isSmall ? title.toLowerCase() : title }
    })

  test('however they are printed', () => {
    fc.assert(
      fc.property(printings, ({ designator, isEntry, title }) => {
        const found = designatorOf(title, { isEntry, owners: ['1040'] })
        expect([designator, undefined], title).toContain(found)
      }),
      { numRuns: 3000 },
    )
  })

  test('whatever numbers and short words stand in a title', () => {
    const pieces = fc.array(
      fc.constantFrom(
        'SCHEDULE',
        'FORM',
        'C',
        'EZ',
        'K',
        '1',
        'S',
        'SA',
        '1099',
        '1040',
        'W-2',
        'G',
        '-',
        '/',
        '(',
        ')',
        'PART',
      ),
      { maxLength: 7 },
    )
    const isKnown = new Set(known.map(([designator]) => designator))
    fc.assert(
      fc.property(pieces, fc.constantFrom(' ', ''), fc.boolean(), (list, gap, isEntry) => {
        const title = canonicalLabel(list.join(gap))
        const found = designationOf(title, { isEntry, owners: ['1040'] })?.designator
        if (found === undefined) return
        const [, kind, number = '', parent] = /^(SCHEDULE|FORM) (\S+)(?: \(FORM (\S+)\))?$/.exec(found) ?? []
        expect(isKnown.has(`${kind} ${number}`) || /^FORM [0-9]{4}$/.test(found), title).toBe(true)
        // Nothing is in a designator that is not in the title, but that 1099-SSA is SSA-1099.
        const letters = title.replaceAll(/[^A-Z0-9]/g, '').replace('1099SSA', 'SSA1099')
        expect(letters, title).toContain((parent ?? number).replaceAll('-', ''))
        expect(letters, title).toContain(number.replaceAll('-', ''))
      }),
      { numRuns: 3000 },
    )
  })
})

test('titles of many kinds take time in proportion to their length', () => {
  const units = [
    'SCHEDULE ',
    'FORM ',
    'FORM 1040 ',
    '(',
    ') ',
    'A-',
    '/ ',
    '- ',
    'SCHEDULE C (',
    'K-1 ',
    '. ',
  ]
  for (const unit of units) {
    const work = (): void => {
      for (const length of [1, 2, 4, 8].map(each => each * 25_000)) {
        const title = unit.repeat(length / unit.length)
        expect(designatorOf(title, entry)).toBe(undefined)
        // As long as a title may be.
        designationOf(canonicalLabel(title.slice(0, 190)), section)
      }
    }
    expectWithin(1000, work, unit)
  }
})
