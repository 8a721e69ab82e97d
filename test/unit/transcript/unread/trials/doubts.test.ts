/** What a derived figure may leave out: lines of entries, further entries, and what of them cannot be read. */
import { describe, expect, test } from 'vitest'
import { mapped } from '../../../../support/mapped.ts'

/** The figures that are in doubt, each with the line that is named. */
function stopped(body: string, document: Readonly<Record<string, unknown>>): readonly string[] {
  return mapped(body, document)
    .issues.filter(({ code }) => code === 'value/incomplete')
    .map(({ path, pointer }) => `${path} ${pointer}`)
}

describe('what of an entry cannot be read', () => {
  const body = `fields:
  rows:
    each: ROWS
    fields:
      pay: { from: PAY, as: money }
      paidOn: { from: DATE, as: date }
      void: { from: VOID, as: flag, yes: [Void] }
      isOwn: { whether: OWN, is: [Own] }
  total: { derive: '$sumMoney($orZero(rows.pay))', as: money }
  late: { derive: '$count(rows[(paidOn ?? "2000-01-01") > "2024-01-01"])', as: integer }
  own: { derive: '$count(rows[isOwn ?? false])', as: integer }
  voids: { derive: '$count(rows[void.value ?? false])', as: integer }
`
  const row = { PAY: '$1.00', DATE: '01-02-2024', VOID: 'Void', OWN: 'Own' }

  test('stops the sum of amounts, and no other figure', () => {
    expect(stopped(body, { ROWS: [row, { ...row, PAY: 'some' }] })).toEqual(['/total /ROWS/1/PAY'])
  })

  test('is reported as its own field where it is a flag or an answer: it is not tried', () => {
    for (const more of [{ VOID: 7 }, { OWN: 7 }]) {
      const result = mapped(body, { ROWS: [row, { ...row, ...more }] })
      const [name] = Object.keys(more)
      expect(result.issues.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(
        `value/refused /ROWS/1/${name}`,
      )
    }
  })
})

test('lines with the very labels of several fields, elsewhere in the entry, belong together', () => {
  const body = `fields:
  rows:
    each: ROWS
    fields:
      amount: { from: AMOUNT, as: money }
      code: { from: CODE, as: code }
  total: { derive: '$sumMoney($orZero(rows[code = "610"].amount))', as: money }
`
  const row = { AMOUNT: '$1.00', CODE: '610' }
  expect(stopped(body, { ROWS: [row, { MORE: { CODE: '610', AMOUNT: '$5.00' } }] })).toEqual([
    '/total /ROWS/1/MORE/AMOUNT',
  ])
  expect(stopped(body, { ROWS: [row, { MORE: { CODE: '150', AMOUNT: '$5.00' } }] })).toEqual([])
})

describe('an unread list', () => {
  const flagged = `fields:
  rows:
    each: ROWS
    fields:
      details:
        section: DETAILS
        fields:
          pay: { from: PAY, as: money }
          kind: { from: KIND, as: flag, yes: [First], no: [Second] }
  pay: { derive: '$sumMoney($orZero(rows[details.kind.value ?? false].details.pay))', as: money }
`
  const first = { DETAILS: { KIND: 'First', PAY: '$1.00' } }

  test.each([
    ['First', ['/pay /MORE/0/PAY']],
    ['Perhaps', ['/pay /MORE/0/PAY']],
    ['Second', []],
  ])('whose entries say %s', (KIND, expected) => {
    expect(stopped(flagged, { ROWS: [first], MORE: [{ KIND, PAY: '$5.00' }] })).toEqual(expected)
  })

  test('whose entries do not say whether they count, stops the sum that they may be in', () => {
    expect(stopped(flagged, { ROWS: [first], MORE: [{ PAY: '$5.00' }] })).toEqual(['/pay /MORE/0/PAY'])
    expect(stopped(flagged, { ROWS: [first], MORE: [{ PAY: '$0.00' }] })).toEqual([])
  })

  const over = `fields:
  rows:
    each: ROWS
    fields:
      pay: { from: PAY, as: money }
  isLarge: { derive: '$compareMoney($sumMoney($orZero(rows.pay)), $money("5.00")) = 1', as: truth }
`
  test.each([
    ['$1.50', []],
    ['$3.00', ['/isLarge /MORE/0/PAY']],
  ])('counts together with the entries that were read: %s', (PAY, expected) => {
    expect(stopped(over, { ROWS: [{ PAY: '$3.00' }], MORE: [{ PAY }] })).toEqual(expected)
  })
})

test('one line may be several fields, which change a figure only together', () => {
  const body = `fields:
  rows:
    each: ROWS
    fields:
      code: { from: CODE, as: code }
      effect: { from: CODE, as: transactionEffect }
      pay: { from: PAY, as: money }
  credits: { derive: '$sumMoney($orZero(rows[code = "610" and effect = "credit"].pay))', as: money }
`
  const row = { CODE: '610', PAY: '$1.00' }
  expect(stopped(body, { ROWS: [row, { QZX: '610', PAY: '$5.00' }] })).toEqual(['/credits /ROWS/1/QZX'])
  expect(stopped(body, { ROWS: [row, { QZX: '806', PAY: '$5.00' }] })).toEqual([])
})

test('so many labels are compared with those that a figure reads; beyond, one may be any of them', () => {
  const body = `fields:
  income:
    section: SECTION_INCOME
    fields:
      name: { from: NAME, as: text }
      wages: { from: WAGES, as: money }
      tips: { from: TIPS, as: money }
  total: { derive: '$addMoney($orZero(income.wages), income.tips)', as: money }
`
  const lines = (count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`QZX ${index}`, 'see 7']))
  const document = (count: number): object => ({ NAME: 'A', TIPS: '$1.00', ...lines(count) })
  expect(stopped(body, { SECTION_INCOME: document(2000) })).toEqual([])
  expect(stopped(body, { SECTION_INCOME: document(2001) })).toEqual(['/total /SECTION_INCOME/QZX 2000'])
})
