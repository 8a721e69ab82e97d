/** Entries of a known list that say in words which cannot be read what a figure reads of them. */
import { expect, test } from 'vitest'
import { createMapper, mapTranscript } from '../../../../src/index.ts'

function row(code: unknown): Record<string, unknown> {
  return { CODE: code, 'EXPLANATION OF TRANSACTION': 'Tax return filed', AMOUNT: '$7.00' }
}

function postedWith(second: unknown): unknown {
  const rows = [row('150'), second]
  const { data, issues } = mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: rows })
  const posted: unknown = Reflect.get(Object(data), 'returnsPosted')
  const reported = issues.filter(each => each.code === 'value/incomplete' && each.path === '/returnsPosted')
  expect(reported.length > 0).toBe(posted === null)
  for (const { message } of reported)
    expect(message).toMatch(/^returnsPosted has no value: it may leave out "[A-Z_]+", which cannot be read$/)
  return posted
}

test.each(['TC 150', '1 50', '0150', 150, ['150']])(
  'a code that cannot be read stops the count: %j',
  code => {
    expect(postedWith(row(code))).toBeNull()
  },
)

test('so does a row that is a text', () => {
  expect(postedWith('150 Tax return filed')).toBeNull()
})

test.each(['', null, 'N/A', '806'])('a code that is none, or another, does not: %j', code => {
  expect(postedWith(row(code))).toBe(1)
})

test.each([
  ['a text', 'WAGES $7.00'],
  ['a list of texts', ['WAGES $7.00']],
])('items that are %s stop the total', (_, items) => {
  const original = { 'SUBMISSION TYPE': 'Original document' }
  const first = { TYPE: 'Form W-2', ITEMS: { ...original, 'WAGES, TIPS AND OTHER COMPENSATION': '$1.00' } }
  const entries = [first, { TYPE: 'Form W-2', ITEMS: items }]
  const { data } = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries })
  expect(data).toHaveProperty('totalWages', null)
})

test('what a row says of no topic that a figure is about cannot stop it; a code that cannot be read may be of any', () => {
  const lien = { CODE: '582', 'EXPLANATION OF TRANSACTION': 'Lien placed', DATE: '01-02-2020' }
  const filedWith = (row: Record<string, unknown>): unknown => {
    const { data } = mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: [lien, row] })
    return [Reflect.get(Object(data), 'lienFiledDate'), Reflect.get(Object(data), 'lienState')]
  }
  const refund = { CODE: '846', 'EXPLANATION OF TRANSACTION': 'Refund issued', DATE: '03-04-2021' }
  expect(filedWith(refund)).toEqual(['2020-01-02', 'filed'])
  expect(filedWith({ ...refund, DATE: '02-30-2021' })).toEqual(['2020-01-02', 'filed'])
  expect(filedWith({ ...lien, DATE: '02-30-2021' })).toEqual([null, null])
  expect(filedWith({ ...refund, CODE: 'TC 846' })).toEqual([null, null])
  expect(filedWith({ ...refund, CODE: 846 })).toEqual([null, null])
})

test.each([
  ['TC 150', null, null],
  ['0150', null, null],
  ['846', 1, '2020-01-02'],
  ['', 1, '2020-01-02'],
])(
  'the code %j of a row in a section that is not read leaves %j returns and a lien of %j',
  (code, returns, filed) => {
    const lien = { CODE: '582', 'EXPLANATION OF TRANSACTION': 'Lien placed', DATE: '01-02-2020' }
    const { data } = mapTranscript({
      ...{ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: [row('150'), lien] },
      'SECTION_TRANSACTIONS (CONTINUED)': [
        { CODE: code, 'EXPLANATION OF TRANSACTION': 'Other', AMOUNT: '$0.00' },
      ],
    })
    expect(data).toMatchObject({ returnRows: returns, lienFiledDate: filed })
  },
)

test.each([
  ['code', '582\tLien'],
  ['formNumber', '582 '.repeat(20)],
  ['transactionCode', 'TC 582'],
])('a row of a mapping of one’s own may be any where its %s cannot be read: %j', (as, odd) => {
  const own = createMapper({
    mappings: [
      `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  rows: { each: ROWS, fields: { code: { from: CODE, as: ${as} }, day: { from: DAY, as: date } } }
  last: { derive: '$lastDate(rows[code = "582"].day)', as: date }
`,
    ],
  })
  const lastWith = (row: object): unknown => {
    const rows = [{ CODE: '582', DAY: '01-02-2020' }, row]
    const { data, issues } = own.mapTranscript({ TYPE: 'RETR', FORM: '1040', ROWS: rows })
    expect(issues.some(each => each.code === 'value/refused')).toBe(true)
    const about = issues.find(each => each.path === '/last')
    return [Reflect.get(Object(data), 'last'), about?.code, about?.pointer]
  }
  expect(lastWith({ CODE: odd, DAY: '01-02-2021' })).toEqual([null, 'value/incomplete', '/ROWS/1/CODE'])
  expect(lastWith({ CODE: '846', DAY: '02-30-2021' })).toEqual(['2020-01-02', undefined, undefined])
})

test('the number of a person that cannot be read on a form stops the totals of that kind of form alone', () => {
  const items = { 'SUBMISSION TYPE': 'Original document' }
  const party = { "RECIPIENT'S IDENTIFICATION NUMBER": 'XXX' }
  const dividends = {
    TYPE: 'Form 1099-DIV',
    RECIPIENT: party,
    ITEMS: { ...items, 'ORDINARY DIVIDENDS': '$1.00' },
  }
  const pension = {
    TYPE: 'Form 1099-R',
    ITEMS: { ...items, 'GROSS DISTRIBUTION': '$3.00', 'TAXABLE AMOUNT': '$2.00' },
  }
  const interest = { TYPE: 'Form 1099-INT', ITEMS: { ...items, INTEREST: '$4.00' } }
  const { data, issues } = mapTranscript({
    ...{ TYPE: 'WAID', FORM: 'INCOME' },
    SECTION_INCOME: [dividends, pension, interest],
  })
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    totalOrdinaryDividends: null,
    totalPensionsTaxable: '2.00',
    totalInterest: '4.00',
  })
  const incomplete = issues.filter(each => each.code === 'value/incomplete')
  expect(incomplete.map(({ path, pointer }) => [path, pointer])).toEqual([
    ['/totalOrdinaryDividends', "/SECTION_INCOME/0/RECIPIENT/RECIPIENT'S IDENTIFICATION NUMBER"],
  ])
})

test('a check does not count a derived field as zero that has no value for want of what cannot be read', () => {
  const mapping = `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  x: { from: X, as: money }
  y: { from: Y, as: money }
  a: { derive: '$subtractMoney(x, y)', as: money }
checks:
  - { that: '$sameMoney($orZero(a), y)', says: a is y }
`
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  const codesOf = (x: string): readonly string[] =>
    mapper.mapTranscript({ TYPE: 'RETR', FORM: '1040', X: x, Y: '$1.00' }).issues.map(each => each.code)
  expect(codesOf('$1,0')).toEqual(['value/refused'])
  expect(codesOf('$5.00')).toEqual(['check/failed'])
})
