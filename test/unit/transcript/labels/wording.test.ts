import { describe, expect, test } from 'vitest'
import {
  alike,
  describingWords,
  isNear,
  LabelWords,
  likeness,
  longestLabel,
  mostWords,
  numbersIn,
  togetherOf,
  wordsOf,
} from '../../../../src/transcript/labels/wording.ts'

function likenessOf(left: string, right: string): number {
  return likeness(wordsOf(left), wordsOf(right))
}

describe('labels that are worded alike', () => {
  test.each([
    ["Employee's SSN", "EMPLOYEE'S SOCIAL SECURITY NUMBER"],
    ['AGI', 'ADJUSTED GROSS INCOME'],
    ['Interest Accrued', 'ACCRUED INTEREST'],
    ['Assessed Tax', 'TAX PER RETURN'],
    ['Date Processed', 'PROCESSING DATE'],
    ['WAGES', 'WAGES, SALARIES, TIPS, ETC'],
    ['WAGES, TIPS AND OTHR COMPENSATOIN', 'WAGES, TIPS AND OTHER COMPENSATION'],
    ['FED TAX W/H', 'FEDERAL INCOME TAX WITHHELD'],
    ['PMT', 'PAYMENT'],
    ['TRANSACTION CODE', 'CODE'],
    ['ACCOUNT BALANCE REPORTED', 'ACCOUNT BALANCE'],
  ])('%s and %s', (left, right) => {
    expect(likenessOf(left, right)).toBeGreaterThanOrEqual(alike)
    expect(likenessOf(right, left)).toBeGreaterThanOrEqual(alike)
  })
})

describe('labels that are not', () => {
  test.each([
    ['TOTAL INCOME', 'TAXABLE INCOME'],
    ['TOTAL TAX', 'TOTAL INCOME'],
    ['EXEMPTIONS', 'FILING STATUS'],
    ['BOX 12', 'BOX 14'],
    ['', 'WAGES'],
    ['A'.repeat(201), 'A'.repeat(201)],
  ])('%s and %s', (left, right) => {
    expect(likenessOf(left, right)).toBeLessThan(alike)
  })
})

test('designators are the tokens with a digit, hyphens left out', () => {
  expect([...numbersIn('Form W-2 Wage and Tax Statement')]).toEqual(['W2'])
  expect([...numbersIn('FORM 1099-NEC')]).toEqual(['1099NEC'])
  expect([...numbersIn('Wage Statement')]).toEqual([])
})

test('a word is near itself, a number too', () => {
  expect(isNear('WAGE', 'WAGE')).toBe(true)
  expect(isNear('W2', 'W2')).toBe(true)
  expect(isNear('W2', 'W3')).toBe(false)
})

describe('a short form says what its words say', () => {
  test.each([
    ['ACCT', 'ACCOUNT'],
    ['ADJ', 'ADJUSTMENT'],
    ['AGI', 'ADJUSTED GROSS INCOME'],
    ['AMT', 'AMOUNT'],
    ['BAL', 'BALANCE'],
    ['BIZ', 'BUSINESS'],
    ['BUS', 'BUSINESS'],
    ['CHG', 'CHANGE'],
    ['COMP', 'COMPENSATION'],
    ['CR', 'CREDIT'],
    ['DED', 'DEDUCTION'],
    ['DIV', 'DIVIDEND'],
    ['DT', 'DATE'],
    ['EIC', 'EARNED INCOME CREDIT'],
    ['EIN', 'EMPLOYER IDENTIFICATION NUMBER'],
    ['EITC', 'EARNED INCOME CREDIT'],
    ['EXP', 'EXPENSE'],
    ['FED', 'FEDERAL'],
    ['ID', 'IDENTIFICATION'],
    ['INC', 'INCOME'],
    ['INT', 'INTEREST'],
    ['IRS', 'INTERNAL REVENUE SERVICE'],
    ['MED', 'MEDICARE'],
    ['MISC', 'MISCELLANEOUS'],
    ['NEC', 'NONEMPLOYEE COMPENSATION'],
    ['NO', 'NUMBER'],
    ['NUM', 'NUMBER'],
    ['ORD', 'ORDINARY'],
    ['PD', 'PAID'],
    ['PYMT', 'PAYMENT'],
    ['QBI', 'QUALIFIED BUSINESS INCOME'],
    ['QUAL', 'QUALIFIED'],
    ['RECD', 'RECEIVED'],
    ['RET', 'RETURN'],
    ['SCH', 'SCHEDULE'],
    ['SE', 'SELF EMPLOYMENT'],
    ['SS', 'SOCIAL SECURITY'],
    ['SSN', 'SOCIAL SECURITY NUMBER'],
    ['ST', 'STATE'],
    ['TC', 'TRANSACTION CODE'],
    ['TIN', 'TAXPAYER IDENTIFICATION NUMBER'],
    ['TOT', 'TOTAL'],
    ['TXBL', 'TAXABLE'],
    ['WH', 'WITHHELD'],
    ['WITHHOLDING', 'WITHHELD'],
    ['YR', 'YEAR'],
  ])('%s: %s', (short, long) => {
    expect(wordsOf(`LATE ${short} FEE`)).toEqual(wordsOf(`LATE ${long} FEE`))
    // The whole word, and no other that begins so.
    expect(wordsOf(`${short}QX`)).toEqual([`${short}QX`])
  })

  test('W/H and # are such, too', () => {
    expect(wordsOf('TAX W/H')).toEqual(wordsOf('TAX WITHHELD'))
    expect(wordsOf('ACCOUNT#')).toEqual(wordsOf('ACCOUNT NUMBER'))
    expect(wordsOf('SOW/HAY')).toEqual(['SOW', 'HAY'])
  })
})

describe('the words of a label', () => {
  test.each(
    'A AN AND AS AT BY FOR FROM IN IS OF ON OR OTHER PER SECTION SHOWN THE THIS TO WITH YOUR ETC'.split(' '),
  )('are without the filler %s', filler => {
    expect(wordsOf(`${filler} QX ${filler}`)).toEqual(['QX'])
  })

  test.each([
    ['TAXATION', 'TAXATION'],
    ['COMPUTATION', 'COMPUT'],
    ['STATEMENTS', 'STATE'],
    ['STATEMENT', 'STATE'],
    ['HOLDINGS', 'HOLD'],
    ['HOLDING', 'HOLD'],
    ['ACCRUALS', 'ACCRU'],
    ['ACCRUAL', 'ACCRU'],
    ['EMPLOYERS', 'EMPLOY'],
    ['EMPLOYER', 'EMPLOY'],
    ['ACCRUED', 'ACCRU'],
    ['TAXES', 'TAXE'],
    ['WAGES', 'WAGE'],
    ['BOXES', 'BOXE'],
    ['LOSSES', 'LOSS'],
    ['INCOME', 'INCOM'],
    ['WAGE', 'WAGE'],
    ['TAX', 'TAX'],
    ['TIPS', 'TIP'],
    ['GAS', 'GAS'],
    ['BOX1ES', 'BOX1ES'],
  ])('are without their endings: %s is %s', (word, stem) => {
    expect(wordsOf(word)).toEqual([stem])
  })

  test('are each once, in their order, without apostrophes and points', () => {
    expect(wordsOf("Payer's U.S. QX, payers QX")).toEqual(['PAYER', 'US', 'QX'])
    expect(wordsOf(' - / ')).toEqual([])
  })

  test('are at most so many, and none where the label is longer than a label is', () => {
    const many = Array.from({ length: 40 }, (_, at) => `Q${at}`)
    expect(wordsOf(many.join(' '))).toEqual(many.slice(0, mostWords))
    expect(wordsOf('Q'.repeat(longestLabel))).toHaveLength(1)
    expect(wordsOf('Q'.repeat(longestLabel + 1))).toEqual([])
  })

  test('of a title are without the number of its form', () => {
    expect(describingWords('FORM W-2 WAGE AND TAX STATEMENT')).toEqual(['WAGE', 'TAX', 'STATE'])
    expect(describingWords('SCHEDULE C PROFIT')).toEqual(['C', 'PROFIT'])
    expect(describingWords('FORM1099 PLATFORM')).toEqual(['PLATFORM'])
  })

  test('in one text are the same in any order', () => {
    const words = ['B', 'A', 'C']
    expect(togetherOf(words)).toBe('A B C')
    expect(words).toEqual(['B', 'A', 'C'])
    expect(togetherOf([])).toBe('')
  })
})

describe('two words', () => {
  test.each([
    // A beginning of three letters or more, but not of words that are whole as they are.
    ['WIT', 'WITHHELD', true],
    ['WI', 'WITHHELD', false],
    ['NET', 'NETTED', false],
    ['TAX', 'TAXABLE', false],
    // Consonants, in their order, from the same letter on.
    ['PMT', 'PAYMENT', true],
    ['PT', 'PAYMENT', true],
    ['PTM', 'PAYMENT', false],
    ['MT', 'PAYMENT', false],
    ['P', 'QAYMENT', false],
    ['PMA', 'PAYMENT', false],
    // One typo from four letters on, two from eight.
    ['WAGE', 'WAGF', true],
    ['WAG', 'WAF', false],
    ['WAGE', 'XAGF', false],
    ['DISTRIBU', 'DISTRXBX', true],
    ['DISTRIB', 'DISTXXB', false],
    ['DISTRIBU', 'DXSTXXBU', false],
    ['WAGE', 'WGAE', true],
    // Numbers are what they are.
    ['BOX1', 'BOX2', false],
    ['BOX', 'BOX2', false],
    ['1099', '10990', false],
    // Of long words none.
    ['A'.repeat(40), `${'A'.repeat(39)}B`, true],
    ['A'.repeat(41), `${'A'.repeat(40)}B`, false],
  ])('%s and %s are near: %s', (left, right, near) => {
    expect(isNear(left, right)).toBe(near)
    expect(isNear(right, left)).toBe(near)
  })
})

describe('the likeness of labels', () => {
  test.each([
    ['QX', 'QX', 1],
    ['QX RY', 'RY QX', 1],
    // Two of three words, the third without a partner.
    ['QX RY', 'QX RY SZ', 0.8],
    // All words of one, and so more than their share.
    ['QX', 'QX RY SZ TV', 0.6],
    // A near word is worth less.
    ['WAGE', 'WAGF', 0.8],
    ['QX RY', 'QX SZ', 0.5],
    // Words that many labels have are not enough, unless they are most.
    ['TOTAL QX', 'TOTAL RY', 0],
    ['TOTAL', 'TOTAL QX RY', 0],
    ['TOTAL AMOUNT', 'TOTAL AMOUNT QX', 0.8],
    // Numbers are at odds, or not there.
    ['QX 12', 'QX 14', 0],
    ['QX 12', 'QX 12 14', 0.8],
    ['QX', 'QX 12', 2 / 3],
    ['', 'QX', 0],
  ])('%s and %s: %s', (left, right, share) => {
    expect(likenessOf(left, right)).toBeCloseTo(share, 10)
    expect(likenessOf(right, left)).toBeCloseTo(share, 10)
  })

  test.each(
    'ADDRESS AMOUNT CODE COMPUTER DATE FORM GROSS INCOME INDICATOR LOSS NAME NET NUMBER RETURN SCHEDULE TOTAL TYPE'.split(
      ' ',
    ),
  )('%s alone says nothing', word => {
    expect(likenessOf(`${word} QX`, `${word} RY`)).toBe(0)
    expect(likenessOf(`ZX QX`, `ZX RY`)).toBe(0.5)
  })
})

test('the likeness of a label to one of the plan is remembered by both', () => {
  const words = new LabelWords()
  const first = { number: 0, words: wordsOf('QX RY') }
  const second = { number: 1, words: wordsOf('SZ') }
  expect(words.likeness('QX RY', first)).toBe(1)
  expect(words.likeness('QX RY', second)).toBe(0)
  // Remembered: other words under the same number change nothing.
  expect(words.likeness('QX RY', { number: 0, words: [] })).toBe(1)
  expect(words.likeness('SZ', second)).toBe(1)
  expect(words.likeness('Q'.repeat(longestLabel + 1), first)).toBe(0)
  expect(words.together('RY QX')).toBe('QX RY')
  expect(words.of('RY QX')).toBe(words.of('RY QX'))
})

test('the numbers of a title are its tokens with a digit, of sixteen letters at most', () => {
  expect([...numbersIn('FORM 941-X AND 1099 (2020)')]).toEqual(['941X', '1099', '2020'])
  expect([...numbersIn(`${'Q'.repeat(15)}1 ${'Q'.repeat(16)}1`)]).toEqual([`${'Q'.repeat(15)}1`])
})
