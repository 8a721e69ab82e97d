/** Lineage of derived fields: fed by the leaves of the fields they read, put together when they are looked at. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import type { LineageEntry } from '../../../src/transcript/lineage-entry.ts'
import { mapped } from '../../support/mapped.ts'

const head = `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING.WAGES, as: money }
  tips: { from: SECTION_FILING.TIPS, as: money }
`
const document = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: { WAGES: '$1.00', TIPS: '$2.00' } }

function lineageOf(derived: string, raw: object = document) {
  return createMapper({ mappings: [head + derived], bundled: false })
    .mapTranscript(raw)
    .lineage()
}

describe('the lineage entry of a derived field', () => {
  const sum = '  both: { derive: "$addMoney(wages, $orZero(tips))", as: money }\n'

  test('says what was counted as zero, of each field that counts it so', () => {
    const other = '  other: { derive: "$subtractMoney(wages, $orZero(tips))", as: money }\n'
    const without = { ...document, SECTION_FILING: { WAGES: '$1.00' } }
    const zeros = lineageOf(sum + other, without).slice(-2)
    expect(zeros.map(each => each.countedAsZero)).toEqual([['/tips'], ['/tips']])
  })

  test('has a leaf once that two of the fields read', () => {
    const same =
      '  pay:\n    section: SECTION_FILING\n    fields:\n      one: { from: WAGES, as: money }\n      again: { from: WAGES, as: money }\n'
    const twice = '  twice: { derive: "$addMoney(pay.one, pay.again)", as: money }\n'
    const entry = lineageOf(same + twice).find(each => each.path === '/twice')
    expect(entry?.sources).toEqual([{ pointer: '/SECTION_FILING/WAGES', raw: '$1.00' }])
  })

  test('has the leaves of the fields it reads, in their order', () => {
    const entry = lineageOf(sum).find(each => each.path === '/both')
    expect(entry?.sources).toEqual([
      { pointer: '/SECTION_FILING/WAGES', raw: '$1.00' },
      { pointer: '/SECTION_FILING/TIPS', raw: '$2.00' },
    ])
  })

  test('has those of a derived field that it reads, once each', () => {
    const lineage = lineageOf(`${sum}  more: { derive: "$addMoney(both, wages)", as: money }\n`)
    const [both, more] = ['/both', '/more'].map(path => lineage.find(each => each.path === path))
    expect(more?.sources).toEqual(both?.sources)
    expect(more?.sources).toHaveLength(2)
  })

  test('is written like any other, and is the same at every look', () => {
    const lineage = lineageOf(sum)
    expect(JSON.parse(JSON.stringify(lineage))).toEqual(lineage)
    expect(lineage.at(-1)?.sources).toBe(lineage.at(-1)?.sources)
  })

  test('is invalid where what it reads is, also by way of another derived field', () => {
    const raw = { ...document, SECTION_FILING: { WAGES: '1,23.4', TIPS: '$2.00' } }
    const lineage = lineageOf(`${sum}  more: { derive: "$addMoney(both, tips)", as: money }\n`, raw)
    const states = ['/wages', '/tips', '/both', '/more'].map(
      path => lineage.find(each => each.path === path)?.state,
    )
    expect(states).toEqual(['invalid', 'value', 'invalid', 'invalid'])
  })

  test('names what counts as zero', () => {
    const raw = { ...document, SECTION_FILING: { WAGES: '$1.00' } }
    expect(lineageOf(sum, raw).find(each => each.path === '/both')).toMatchObject({
      state: 'value',
      countedAsZero: ['/tips'],
    })
  })

  test('does not run out of stack where derived fields read one another in a long row', () => {
    const count = 1200
    const row = Array.from(
      { length: count },
      (_, at) => `  f${at}: { derive: "$addMoney(${at === 0 ? 'wages' : `f${at - 1}`})", as: money }\n`,
    )
    expect(lineageOf(row.join('')).at(-1)?.sources).toEqual([
      { pointer: '/SECTION_FILING/WAGES', raw: '$1.00' },
    ])
  })
})

describe('what a derived field counts as zero', () => {
  const body = `fields:
  rows: { each: ROWS, fields: { amount: { from: AMOUNT, as: money }, fee: { from: FEE, as: money } } }
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing: { section: FILING, fields: { wages: { from: WAGES, as: money } } }
  tips: { from: TIPS, as: money }
  base: { derive: "$addMoney(filing.wages)", as: money }
  it: { derive: "$addMoney($sumMoney($orZero(rows.amount)), $orZero(tips), $orZero(filing.wages), $orZero(base))", as: money }
  fees: { derive: "$addMoney($sumMoney($orZero(rows.fee)), $orZero(tips))", as: money }
`
  const rows = [{ FEE: '$1.00' }, { AMOUNT: '$1.00' }, { AMOUNT: '', FEE: '$2.00' }]
  const entriesOf = (document: Readonly<Record<string, unknown>>): readonly (LineageEntry | undefined)[] => {
    const lineage = mapped(body, document).lineage()
    return ['/it', '/fees'].map(path => lineage.find(each => each.path === path))
  }

  test('is each entry, line and derived field without a value, in the order in which it reads them', () => {
    const [it, fees] = entriesOf({ ROWS: rows })
    expect(it?.countedAsZero).toEqual(['/rows/0/amount', '/rows/2/amount', '/tips', '/filing/wages', '/base'])
    expect(it?.sources).toEqual([
      { pointer: '/ROWS/1/AMOUNT', raw: '$1.00' },
      { pointer: '/ROWS/2/AMOUNT', raw: '' },
    ])
    expect(fees?.countedAsZero).toEqual(['/rows/1/fee', '/tips'])
    expect(fees?.sources.map(({ pointer }) => pointer)).toEqual(['/ROWS/0/FEE', '/ROWS/2/FEE'])
  })

  test('is the field of a list that has no entry, and nothing where all have a value', () => {
    const [it, fees] = entriesOf({ ROWS: [], FILING: { WAGES: '$3.00' }, TIPS: '$4.00' })
    expect([it?.countedAsZero, fees?.countedAsZero]).toEqual([['/rows/amount'], ['/rows/fee']])
    const [all] = entriesOf({ ROWS: [{ AMOUNT: '$1.00' }], FILING: { WAGES: '$3.00' }, TIPS: '$4.00' })
    expect(all).not.toHaveProperty('countedAsZero')
    expect(all?.sources.map(({ pointer }) => pointer)).toEqual(['/ROWS/0/AMOUNT', '/FILING/WAGES', '/TIPS'])
  })
})

test.each([
  ['as what was looked at, where that came last', ['words', 'group'], true],
  ['as what was read, where that came last', ['group', 'words'], undefined],
])('a leaf that one field reads and another looks at stands once: %s', (_, order, beside) => {
  const fields = {
    group: 'group: { from: CODE, with: DESC, as: transactionGroup }',
    words: 'words: { from: DESC, as: text }',
  }
  const lines = order.map(name => `      ${Reflect.get(fields, name)}\n`).join('')
  const it = `  it: { derive: '$count(rows[group = "notice" and words = "Notice issued"])', as: integer }\n`
  const lineage = mapped(`fields:\n  rows:\n    each: ROWS\n    fields:\n${lines}${it}`, {
    ROWS: [{ CODE: '971', DESC: 'Notice issued' }],
  }).lineage()
  const sources = lineage.find(({ path }) => path === '/it')?.sources ?? []
  expect(sources.filter(({ pointer }) => pointer === '/ROWS/0/DESC')).toEqual([
    { pointer: '/ROWS/0/DESC', raw: 'Notice issued', ...(beside ? { beside } : {}) },
  ])
  expect(sources).toHaveLength(2)
})

test('a derived field is invalid where something inside what it reads is, and not where something beside it is', () => {
  const body = `fields:
  filing: { section: FILING, fields: { wages: { from: WAGES, as: money }, tips: { from: TIPS, as: money } } }
  rows: { each: ROWS, fields: { amount: { from: AMOUNT, as: money } } }
  ofWages: { derive: "$addMoney(filing.wages)", as: money }
  ofTips: { derive: "$addMoney(filing.tips)", as: money }
  ofRows: { derive: "$sumMoney(rows.amount)", as: money }
  ofTheirs: { derive: "$addMoney(ofTips, ofRows)", as: money }
  ofOurs: { derive: "$addMoney(ofTips)", as: money }
`
  const result = mapped(body, { FILING: { WAGES: 'a lot' }, ROWS: [{ AMOUNT: '$1.00' }, { AMOUNT: 'x' }] })
  expect(['ofWages', 'ofTips', 'ofRows', 'ofTheirs', 'ofOurs'].map(name => result.state(`/${name}`))).toEqual(
    ['invalid', 'absent', 'invalid', 'invalid', 'absent'],
  )
})

test('a derived field is invalid where something that it did not come to cannot be read, and absent where nothing is there', () => {
  const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  joint: { from: JOINT, as: flag, yes: "Yes", no: "No" }
  wages: { from: WAGES, as: money }
  filing: { section: FILING, fields: { rents: { from: RENTS, as: money }, tips: { from: TIPS, as: money } } }
  ofRents: { derive: "$addMoney(filing.rents)", as: money }
  ofTips: { derive: "$addMoney(filing.tips)", as: money }
  direct: { derive: "joint.value ? wages : filing.rents", as: money }
  byRents: { derive: "joint.value ? wages : $addMoney(ofTips, ofRents)", as: money }
  beside: { derive: "joint.value ? wages : filing.tips", as: money }
  byTips: { derive: "joint.value ? wages : ofTips", as: money }
`
  const result = mapped(body, { JOINT: 'Yes', FILING: { RENTS: 'a lot' } })
  expect(['direct', 'byRents', 'beside', 'byTips'].map(name => result.state(`/${name}`))).toEqual([
    ...['invalid', 'invalid', 'absent', 'absent'],
  ])
})

test('fields of two sections that read lines of the same label feed a derived field each with its own', () => {
  const body = `fields:
  payer: { section: A, fields: { wages: { from: WAGES, as: money }, again: { from: WAGES, as: money } } }
  issuer: { section: B, fields: { wages: { from: WAGES, as: money } } }
  rows: { each: ROWS, fields: { wages: { from: WAGES, as: money }, inner: { section: B, fields: { wages: { from: WAGES, as: money } } } } }
  both: { derive: "$addMoney(issuer.wages, payer.again, payer.wages)", as: money }
  onlyPayer: { derive: "$addMoney(payer.wages, payer.again)", as: money }
  onlyAgain: { derive: "$addMoney(payer.again)", as: money }
  onlyIssuer: { derive: "$addMoney(issuer.wages)", as: money }
  ofRows: { derive: "$addMoney($sumMoney(rows.wages), $sumMoney(rows.inner.wages))", as: money }
  every: { derive: "$addMoney(ofRows, both)", as: money }
`
  const wages = { WAGES: '$1.00' }
  const lineage = mapped(body, {
    A: wages,
    B: wages,
    ROWS: [
      { ...wages, B: wages },
      { B: wages, ...wages },
    ],
  }).lineage()
  const sourcesOf = (name: string): readonly string[] | undefined =>
    lineage
      .find(({ path }) => path === `/${name}`)
      ?.sources.map(({ pointer }) => pointer.replace('/WAGES', ''))
  const ofRows = ['/ROWS/0', '/ROWS/0/B', '/ROWS/1', '/ROWS/1/B']
  expect(sourcesOf('both')).toEqual(['/A', '/B'])
  expect(sourcesOf('onlyPayer')).toEqual(['/A'])
  expect(sourcesOf('onlyAgain')).toEqual(['/A'])
  expect(sourcesOf('onlyIssuer')).toEqual(['/B'])
  expect(sourcesOf('ofRows')).toEqual(ofRows)
  // Those of the derived fields that it reads, in the order of those.
  expect(sourcesOf('every')).toEqual(['/A', '/B', ...ofRows])
})
