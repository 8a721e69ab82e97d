/** Stored data read by the fields of a mapping of a few lines: every kind of field, and what each says of data that does not fit. */
import { describe, expect, test } from 'vitest'
import { type DataChange, dataReader } from '../../../../src/mapper/stored/read-data.ts'
import { planOf } from '../../../support/compiled.ts'

const kinds = Array.from({ length: 8 }, (_, at) => `K${at}`)

const plan = planOf(`fields:
  due: { from: DUE, as: price }
  part: { from: PART, as: decimal }
  joint: { from: JOINT, as: flag, yes: "Y", no: "N" }
  single: { whether: STATUS, is: [Single] }
  said: { notice: ["No data"] }
  kept: { keep: SECTION_KEPT }
  filing: { fields: { wages: { from: WAGES, as: money } } }
  rows:
    each: ROWS
    fields:
      code: { from: CODE, as: code }
      above: { rowAboveWhen: CODE, is: [""] }
  years: { amountsByYear: TY <YYYY> PAID }
  few:
    each: FEW
    choose:
      by: TYPE
      as: kind
      cases:
        a: { texts: [A], fields: { pay: { from: PAY, as: money } } }
      otherwise: { case: other, fields: { rest: { keep: "*" } } }
  many:
    each: MANY
    choose:
      by: TYPE
      as: kind
      cases:
${kinds.map(kind => `        ${kind.toLowerCase()}: { texts: [${kind}], fields: { pay${kind}: { from: PAY, as: money } } }\n`).join('')}      otherwise: { case: other, fields: { rest: { keep: "*" } } }
  paid: { derive: "$exists(due)", as: truth }
`)

const fitting = {
  due: '12.5',
  part: '0.25',
  joint: { text: 'Y', value: true },
  single: null,
  said: 'No data',
  kept: { A: [1, { B: null }] },
  filing: { wages: '1.00' },
  rows: [
    { code: '150', above: null },
    { code: '', above: 0 },
  ],
  years: [{ year: 2020, amount: '2.00' }],
  few: [
    { kind: 'a', pay: '3.00' },
    { kind: 'other', rest: { TYPE: 'B' } },
  ],
  many: [{ kind: 'k7', payK7: null }],
  paid: true,
}

type Data = Record<string, unknown>

function dataWith(more: Data): Data {
  return { ...structuredClone<Data>(fitting), ...more }
}

describe('data of every kind of field', () => {
  test('is read as it was written, amounts as decimals', () => {
    const data = dataWith({})
    expect(dataReader(plan.fields).read(data)).toBeUndefined()
    expect(JSON.parse(JSON.stringify(data))).toEqual(fitting)
    expect([data.due, data.part, Reflect.get(Object(data.filing), 'wages')].map(each => typeof each)).toEqual(
      ['object', 'object', 'object'],
    )
    expect(data.kept).toEqual(fitting.kept)
  })

  test('has null, or an empty list, for what a changed mapping has more', () => {
    const data: Data = { filing: {} }
    const change: DataChange = { added: new Set(), removed: new Set() }
    expect(dataReader(plan.fields).read(data, change)).toBeUndefined()
    expect(data).toEqual({
      due: null,
      part: null,
      joint: null,
      single: null,
      said: null,
      kept: null,
      filing: { wages: null },
      rows: [],
      years: [],
      few: [],
      many: [],
      paid: null,
    })
    expect(change.added).toEqual(
      new Set([
        '/filing/wages',
        ...Object.keys(fitting).flatMap(name => (name === 'filing' ? [] : `/${name}`)),
      ]),
    )
  })

  test('has a whole group of nulls, under one name, where a changed mapping has a group more', () => {
    const { filing: _, ...data } = dataWith({})
    const change: DataChange = { added: new Set(), removed: new Set() }
    expect(dataReader(plan.fields).read(data, change)).toBeUndefined()
    expect(Reflect.get(data, 'filing')).toEqual({ wages: null })
    expect(change.added).toEqual(new Set(['/filing']))
  })

  test.each<[string, Data, string, string, string]>([
    [
      'a part of a value',
      { joint: { text: 'Y', value: 1 } },
      '/joint/value',
      'a number',
      'one of true, false, null',
    ],
    ['a notice', { said: 1 }, '/said', 'a number', 'text or null'],
    [
      'an entry',
      { rows: [{ code: '1', above: 'x' }] },
      '/rows/0/above',
      'other text',
      'a whole number or null',
    ],
    ['a year', { years: [{ year: null, amount: null }] }, '/years/0/year', 'null', 'a whole number'],
    ['an entry of a choice', { few: [1] }, '/few/0', 'a number', 'an object of fields'],
    ['a kind', { few: [{ kind: 'b' }] }, '/few/0/kind', 'other text', 'one of "a", "other"'],
    ['no kind', { few: [{ pay: null }] }, '/few/0/kind', 'missing', 'one of "a", "other"'],
    [
      'one of many kinds',
      { many: [{ kind: 'b' }] },
      '/many/0/kind',
      'other text',
      'the name of a kind of entry',
    ],
  ])('says where it does not fit: %s', (_, more, pointer, found, expected) => {
    expect(dataReader(plan.fields).read(dataWith(more))).toEqual({
      pointer: `/data${pointer}`,
      found: `"/data${pointer}" is ${found}`,
      expected,
    })
  })

  test('is refused without a year, for which nothing can stand', () => {
    const change: DataChange = { added: new Set(), removed: new Set() }
    expect(dataReader(plan.fields).read(dataWith({ years: [{ amount: '1.00' }] }), change)).toEqual({
      pointer: '/data/years/0/year',
      found: '"/data/years/0/year" is missing',
      expected: 'a field of the mapping',
    })
  })
})

test('a text that is written as none of several ways to read it is read in the first', () => {
  const { fields } = planOf('fields:\n  due: { from: [DUE, { label: OTHER, as: money }], as: price }\n')
  const written = (due: string): unknown => {
    const data: Data = { due }
    expect(dataReader(fields).read(data)).toBeUndefined()
    return JSON.parse(JSON.stringify(data)).due
  }
  expect([written('7.00'), written('7.5'), written('007')]).toEqual(['7.00', '7.5', '7'])
})

describe('what is expected of a value', () => {
  const reader = dataReader(
    planOf(`fields:
  day: { from: DAY, as: date }
  month: { from: MONTH, as: period }
  amount: { from: AMOUNT, as: money }
  shares: { from: SHARES, as: decimal }
  count: { from: COUNT, as: integer }
  joint: { from: JOINT, as: flag, yes: "Y", no: "N" }
  single: { whether: STATUS, is: [Single] }
  owned: { from: OWNED, as: ratio }
  words: { from: WORDS, as: text }
  code: { from: CODE, as: taxId }
  effect: { from: EFFECT, as: transactionEffect }
  status: { from: STATUS, as: filingStatus }
  seven: { from: SEVEN, as: oneOf, values: { a: A, b: B, c: C, d: D, e: E, f: F, g: G } }
  eight: { from: EIGHT, as: oneOf, values: { a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H } }
  paid: { derive: "$exists(day)", as: truth }
`).fields,
  )
  const empty = Object.fromEntries(
    [
      'day',
      'month',
      'amount',
      'shares',
      'count',
      'joint',
      'single',
      'owned',
      'words',
      'code',
      'effect',
      'status',
      'seven',
      'eight',
      'paid',
    ].map(name => [name, null]),
  )

  test.each([
    ['day', 'a day such as "2023-12-31" or null'],
    ['month', 'a month such as "2023-12" or null'],
    ['amount', 'an amount as text, such as "-85.00", or null'],
    ['shares', 'a number as text, such as "37.5", or null'],
    ['count', 'a whole number or null'],
    ['joint', 'an object of text and value or null'],
    ['single', 'true or false or null'],
    ['owned', 'an object of amount and percent or null'],
    ['words', 'text or null'],
    ['effect', 'one of "debit", "credit", "varies", "none", "unlisted" or null'],
    [
      'status',
      'one of "single", "marriedFilingJointly", "marriedFilingSeparately", "headOfHousehold", "qualifyingSurvivingSpouse" or null',
    ],
    ['seven', 'one of "a", "b", "c", "d", "e", "f", "g" or null'],
    ['eight', 'one of the words that its schema lists or null'],
    ['code', 'text in the form that its schema says or null'],
    ['paid', 'true or false or null'],
  ])('is said of %s', (name, expected) => {
    expect(reader.read({ ...empty, [name]: [] })?.expected).toBe(expected)
  })
})
