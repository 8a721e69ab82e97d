import { describe, expect, test } from 'vitest'
import { guessNormalizer } from '../../../../src/authoring/draft/guess-normalizer.ts'

/** What is guessed, in a line: the normalizer, what stands for yes and no, what is to be decided. */
function guessed(label: string, texts: readonly string[]): string {
  const { as, yes, no, todo } = guessNormalizer(label, texts)
  const table = yes.length + no.length === 0 ? '' : ` yes ${yes.join(', ')} no ${no.join(', ')}`
  return `${as}${table}${todo === undefined ? '' : `; ${todo}`}`
}

describe('guessNormalizer', () => {
  const digits = 'digits: a number (integer) or a code'
  const unseen = 'no value in any sample: choose the normalizer by the form'
  test.each<[string, string, readonly string[], string]>([
    ['amounts with a dollar sign', 'WAGES', ['$1,250.00', '-$3.00', '($8,211.00)'], 'money'],
    ['amounts and zero without one', 'WAGES', ['$875.00', '0.00'], 'money'],
    [
      'amounts without a dollar sign anywhere',
      'BALANCE',
      ['105.29'],
      'money; no dollar sign was seen: confirm that these are amounts',
    ],
    [
      'amounts with their sign behind them',
      'OVERPAID',
      ['$650.00-'],
      'text; a dollar sign, in a shape that money does not read',
    ],
    ['a price with more than cents', 'PRICE', ['$12.3456'], 'price'],
    [
      'a number with a fraction',
      'SHARES',
      ['37.512'],
      'decimal; an amount, a share or a count: confirm which',
    ],
    ['a percentage', 'SHARE OF PROFIT', ['50.00000%'], 'ratio'],
    ['dates in both spellings', 'RECEIVED', ['08-17-2020', 'Aug. 17, 2020'], 'date'],
    ['a zero date beside a date', 'RECEIVED', ['00-00-0000', '08-17-2020'], 'date'],
    ['a month', 'MONTH ENDING', ['December, 2023'], 'month'],
    ['a month that ends a period', 'TAX PERIOD REQUESTED', ['December, 2023'], 'period'],
    ['six digits that are a period by their label', 'TAX PERIOD', ['202012'], 'period'],
    ['eight digits that are a cycle by their label', 'CYCLE POSTED', ['20202205'], 'cycle'],
    ['six digits that may be anything', 'NUMBER', ['202012'], `code; ${digits}`],
    [
      'an amount with its day',
      'ACCRUED INTEREST',
      ['0.00 AS OF: Mar. 28, 2022'],
      'amountBeforeAsOf; add a second field for the day, with as: dateAfterAsOf',
    ],
    ['a filing status', 'STATUS', ['Single', 'Married Filing Joint'], 'filingStatus'],
    ['a masked number of a person', 'SPOUSE SSN', ['XXX-XX-1234'], 'taxId'],
    [
      'a masked number of something',
      'TRUST',
      ['XXXXX1234'],
      'taxId; the number of a person or business, or of something else (code): confirm which',
    ],
    [
      'nine digits',
      'ROUTING',
      ['123456789'],
      'code; nine digits: taxId for a person or business, code for anything else',
    ],
    ['yes and no', 'AUDITED', ['YES', 'no'], 'flag yes YES no NO'],
    ['a cross alone', 'CHECK BOX', ['X'], 'flag yes X no ; list under no what stands for the other answer'],
    [
      'phrases of an indicator',
      'RETIREMENT PLAN INDICATOR',
      ['Unanswered'],
      'flag; list under yes and under no the phrases that mean it',
    ],
    [
      '0 and 1',
      'DONOR ADVISED FUND',
      ['0', '1'],
      'integer; 0 and 1 only: a number (integer), yes or no (flag) or a code',
    ],
    ['digits with leading zeros', 'GROUP', ['07', '12'], `code; ${digits}`],
    ['small numbers', 'PARTNERS', ['7', '12'], `integer; ${digits}`],
    ['numbers that count by their label', 'NUMBER OF EMPLOYEES', ['7', '12'], 'integer'],
    ['a code by its label', 'NAICS CODE', ['541110'], 'code'],
    ['thousands', 'PARTNERS', ['1,200'], 'integer'],
    ['the number of a form', 'FORM NUMBER', ['1120-C'], 'formNumber'],
    ['words', 'NAME', ['EXAM BANK'], 'text'],
    ['a code of letters and digits', 'CUSIP', ['912828-XG'], 'code'],
    [
      'amounts and words',
      'LIMIT',
      ['$5.00', 'see statement'],
      'text; money reads 1 of 2 texts; the others are words',
    ],
    ['nothing under a label of an amount', 'TOTAL TAX', [], `money; ${unseen}`],
    ['nothing under a label of a day', 'DATE FILED', [], `date; ${unseen}`],
    ['nothing', 'REMARKS', [], `text; ${unseen}`],
  ])('%s', (_, label, texts, want) => {
    expect(guessed(label, texts)).toBe(want)
  })

  test('ranks what else reads every text', () => {
    expect(guessNormalizer('GROUP', ['07', '12']).others).toEqual(['integer', 'decimal'])
  })
})
