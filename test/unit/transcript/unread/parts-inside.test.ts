/** Something unread inside an entry or a section says once more, or further, what a figure reads: the figure is not given. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../src/index.ts'

const original = { 'SUBMISSION TYPE': 'Original document' }
const wages = 'WAGES, TIPS AND OTHER COMPENSATION'
const profit = 'SCH C NET PROFIT OR LOSS PER COMPUTER'

function ofBusiness(inside: object): unknown {
  const scheduleC = { [profit]: '$1,000.00', 'GROSS RECEIPTS OR SALES': '$3,000.00', ...inside }
  return { TYPE: 'RETR', FORM: '1040', SECTION_FILING: { 'SCHEDULE C': scheduleC } }
}

function ofForm(inside: object): unknown {
  const form = { TYPE: 'Form W-2', ITEMS: { ...original, [wages]: '$10.00' }, ...inside }
  return { TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [form] }
}

function ofRow(inside: object): unknown {
  const filed = { CODE: '150', DESC: 'Tax return filed', DATE: '04-15-2022', AMOUNT: '$100.00', ...inside }
  return { TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: [filed] }
}

function ofIncome(inside: object): unknown {
  const income = { 'TOTAL INCOME': '$10.00', 'TOTAL INCOME PER COMPUTER': '$10.00', ...inside }
  return { TYPE: 'RETR', FORM: '1040', SECTION_FILING: { INCOME: income } }
}

function ofPartnership(inside: object): unknown {
  const shares = { 'CASH DISTRIBUTIONS': '$90,000.00', ...inside }
  return { TYPE: 'RETR', FORM: '1065', SECTION_FILING: { 'SCHEDULE K': shares } }
}

/** What a figure is, and the pointer of what it would leave out. */
function figure(document: unknown, name: string): readonly unknown[] {
  const { data, issues } = mapTranscript(JSON.stringify(document))
  const left = issues.find(({ code, path }) => code === 'value/incomplete' && path === `/${name}`)
  return [String(Reflect.get(data, name)), left?.pointer]
}

describe('a figure without anything unread is given', () => {
  test.each([
    [ofBusiness({}), 'scheduleCNetProfit', '1000'],
    [ofForm({}), 'totalWages', '10'],
    [ofRow({}), 'netAssessedAfterFiling', '0'],
    [ofIncome({}), 'totalIncomeChange', '0'],
    [ofPartnership({}), 'scheduleKCashDistributions', '90000'],
  ])('%j: %s', (document, name, value) => {
    expect(figure(document, name)).toEqual([value, undefined])
  })
})

describe('what has the label of a line of the entry or section around it', () => {
  const loss = { [profit]: '-$50,000.00' }
  test.each([
    ['BUSINESS B', loss, `/BUSINESS B/${profit}`],
    ['SPOUSE', loss, `/SPOUSE/${profit}`],
    ['AS AUDITED', loss, `/AS AUDITED/${profit}`],
    ['PART I - AMENDED', loss, `/PART I - AMENDED/${profit}`],
    ['SCHEDULE C (OCCURRENCE #: 2)', loss, `/SCHEDULE C (OCCURRENCE #: 2)/${profit}`],
    ['BUSINESSES', [loss], `/BUSINESSES/0/${profit}`],
    ['PAGE 2', { 'PART I': loss }, `/PAGE 2/PART I/${profit}`],
  ])('%s in a schedule', (key, inside, pointer) => {
    expect(figure(ofBusiness({ [key]: inside }), 'scheduleCNetProfit')).toEqual([
      'null',
      `/SECTION_FILING/SCHEDULE C${pointer}`,
    ])
  })

  test('a further form in a form, its lines a section deeper', () => {
    const other = { ITEMS: { ...original, [wages]: '$99,000.00' } }
    expect(figure(ofForm({ 'FORM W-2 (2)': other }), 'totalWages')).toEqual([
      'null',
      `/SECTION_INCOME/0/FORM W-2 (2)/ITEMS/${wages}`,
    ])
  })

  test('a form of another kind in a form takes the total of its kind alone', () => {
    const interest = { ...original, INTEREST: '$99.00' }
    const document = ofForm({ 'FORM 1099-INT': interest })
    const other = { TYPE: 'Form 1099-INT', ITEMS: { ...original, INTEREST: '$1.00' } }
    Reflect.get(Object(document), 'SECTION_INCOME').push(other)
    expect(figure(document, 'totalInterest')).toEqual(['null', '/SECTION_INCOME/0/FORM 1099-INT/INTEREST'])
    expect(figure(document, 'totalWages')).toEqual(['10', undefined])
  })

  test('another row in a row of an account', () => {
    const lien = { CODE: '582', DESC: 'Lien placed on assets due to balance owed', DATE: '05-01-2022' }
    expect(figure(ofRow({ DETAIL: lien }), 'lienState')).toEqual([
      'null',
      '/SECTION_TRANSACTIONS/0/DETAIL/CODE',
    ])
    const assessed = { CODE: '290', DESC: 'Additional tax assessed', AMOUNT: '$7.00' }
    expect(figure(ofRow({ DETAIL: assessed }), 'netAssessedAfterFiling')[0]).toBe('null')
  })

  test('another printing in a section', () => {
    const again = { 'TOTAL INCOME PER COMPUTER': '$20.00' }
    expect(figure(ofIncome({ 'AS AUDITED': again }), 'totalIncomeChange')).toEqual([
      'null',
      '/SECTION_FILING/INCOME/AS AUDITED/TOTAL INCOME PER COMPUTER',
    ])
    expect(figure(ofIncome({ 'PART II': again }), 'totalIncomeChange')[0]).toBe('null')
    expect(
      figure(
        ofPartnership({ 'AS AMENDED': { 'CASH DISTRIBUTIONS': '$5.00' } }),
        'scheduleKCashDistributions',
      )[0],
    ).toBe('null')
  })
})

test('a further entry in an entry that says the same takes what adds both up', () => {
  expect(figure(ofBusiness({ 'BUSINESS B': { [profit]: '$1,000.00' } }), 'scheduleCNetProfit')).toEqual([
    'null',
    `/SECTION_FILING/SCHEDULE C/BUSINESS B/${profit}`,
  ])
})

describe('a figure stays beside something unread', () => {
  test.each([
    [
      'that says the same once more in a section',
      ofIncome({ X: { 'TOTAL INCOME PER COMPUTER': '$10.00' } }),
      'totalIncomeChange',
      '0',
    ],
    ['that has other lines', ofForm({ NOTES: { REMARK: 'none', COUNT: '3' } }), 'totalWages', '10'],
    [
      'of which the figure reads nothing',
      ofForm({ 'OLD EMPLOYER': { 'EMPLOYER IDENTIFICATION NUMBER (EIN)': 'XXXXX9999' } }),
      'totalWages',
      '10',
    ],
    [
      'in another section',
      { ...Object(ofIncome({})), SECTION_SUMMARY: { X: { 'TOTAL INCOME PER COMPUTER': '$20.00' } } },
      'totalIncomeChange',
      '0',
    ],
  ])('%s', (_, document, name, value) => {
    expect(figure(document, name)).toEqual([value, undefined])
  })
})
