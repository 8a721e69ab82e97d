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

  test('has a leaf once that a field both reads and looks at', () => {
    const group =
      '  pay:\n    section: SECTION_FILING\n    fields:\n      group: { from: CODE, with: [CODE], as: transactionGroup }\n'
    const figure = '  figure: { derive: "$count([pay.group])", as: integer }\n'
    const lineage = lineageOf(group + figure, { ...document, SECTION_FILING: { CODE: '971' } })
    const [read, figured] = ['/pay/group', '/figure'].map(
      path => lineage.find(each => each.path === path)?.sources,
    )
    const beside = { pointer: '/SECTION_FILING/CODE', raw: '971', beside: true }
    expect(read).toEqual([{ pointer: '/SECTION_FILING/CODE', raw: '971' }, beside])
    expect(figured).toEqual([beside])
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

  test('has the leaves of each of several fields in one group, whatever they are and wherever they stand', () => {
    const party = (name: string): string =>
      `      ${name}: { section: ${name.toUpperCase()}, fields: { paid: { from: PAID, as: money } } }\n`
    const group = `  all:
    section: SECTION_FILING
    fields:
      wages: { from: WAGES, as: money }
      tips: { from: TIPS, as: money }
      fees: { from: FEES, as: money }
      isA: { whether: A, is: [x] }
      isB: { whether: B, is: [x] }
      isC: { whether: C, is: [x] }
${party('one')}${party('two')}${party('three')}`
    const sum = (...names: readonly string[]): string =>
      `{ derive: "$sumMoney([${names.map(name => `all.${name}`).join(', ')}])", as: money }\n`
    const derived = `  amounts: ${sum('wages', 'tips', 'fees')}  paid: ${sum('one.paid', 'two.paid', 'three.paid')}
  answers: { derive: "$count([all.isA, all.isB, all.isC])", as: integer }
`
    const paid = { PAID: '$1.00' }
    const amounts = { WAGES: '$1.00', TIPS: '$2.00', FEES: '$3.00' }
    const filing = { ...amounts, A: 'x', B: 'y', C: 'x', ONE: paid, TWO: paid, THREE: paid }
    const lineage = lineageOf(group + derived, { ...document, SECTION_FILING: filing })
    const fedBy = (path: string): readonly string[] | undefined =>
      lineage
        .find(each => each.path === path)
        ?.sources.map(({ pointer }) => pointer.replace('/SECTION_FILING/', ''))
    expect(fedBy('/amounts')).toEqual(['WAGES', 'TIPS', 'FEES'])
    expect(fedBy('/paid')).toEqual(['ONE/PAID', 'TWO/PAID', 'THREE/PAID'])
    expect(fedBy('/answers')).toEqual(['A', 'B', 'C'])
  })

  test('has those of the derived field that it reads, and not those of another one', () => {
    const twice = (name: string, of: string): string =>
      `  ${name}: { derive: "$addMoney(${of}, ${of})", as: money }\n`
    const all =
      twice('one', 'wages') + twice('other', 'tips') + twice('first', 'one') + twice('second', 'other')
    const lineage = lineageOf(all)
    const fedBy = (path: string): readonly string[] | undefined =>
      lineage.find(each => each.path === path)?.sources.map(({ pointer }) => pointer)
    expect(fedBy('/first')).toEqual(['/SECTION_FILING/WAGES'])
    expect(fedBy('/second')).toEqual(['/SECTION_FILING/TIPS'])
  })

  test('has the leaves of fields behind those of sections that are not there', () => {
    const gone = `  gone:
    section: GONE
    fields: { here: { section: HERE, fields: { party: { section: PARTY, fields: { name: { from: NAME, as: text }, town: { from: TOWN, as: text } } } } } }
  late: { from: SECTION_FILING.TIPS, as: money }
  last: { from: SECTION_FILING.FEES, as: money }
`
    const derived = '  figure: { derive: "$addMoney(late, $orZero(last))", as: money }\n'
    const raw = { ...document, SECTION_FILING: { TIPS: '$2.00', FEES: '$3.00' } }
    expect(
      lineageOf(gone + derived, raw)
        .at(-1)
        ?.sources.map(({ pointer }) => pointer),
    ).toEqual(['/SECTION_FILING/TIPS', '/SECTION_FILING/FEES'])
  })

  test('has the lines whose labels have the years that it reads, and the texts by which entries were chosen', () => {
    const fields = `  years: { amountsByYear: SECTION_FILING > TY <YYYY> PAID }
  forms:
    each: ROWS
    choose:
      by: TYPE
      as: form
      cases: { W-2: { texts: [Form W-2], fields: { paid: { from: PAID, as: money } } } }
      otherwise: { case: other, fields: { amount: { from: AMOUNT, as: money } } }
    fields: { type: { from: TYPE, as: text } }
  first: { derive: "$count(years.year)", as: integer }
  second: { derive: "$count(forms.form)", as: integer }
`
    const raw = { ...document, SECTION_FILING: { 'TY 2021 PAID': '$1.00' }, ROWS: [{ TYPE: 'Form W-2' }] }
    const [first, second] = lineageOf(fields, raw).slice(-2)
    expect(first?.sources.map(({ pointer }) => pointer)).toEqual(['/SECTION_FILING/TY 2021 PAID'])
    expect(second?.sources.map(({ pointer }) => pointer)).toEqual(['/ROWS/0/TYPE'])
  })

  test('has the lines beside each of several fields that read one line, and further printings of them', () => {
    const words = ['A', 'B', 'C']
    const fields = `  all:
    section: SECTION_FILING
    fields:
${words.map(each => `      by${each}: { from: CODE, with: [${each}], as: transactionGroup }\n`).join('')}  a: { from: SECTION_FILING.A, as: text }
  b: { from: SECTION_FILING.B, as: text }
  c: { from: SECTION_FILING.C, as: text }
  figure: { derive: "$count([all.byA, all.byB, all.byC])", as: integer }
`
    const raw = { ...document, SECTION_FILING: { CODE: '971', A: 'x', 'A:': 'x', B: 'y', C: 'z' } }
    const pointers = lineageOf(fields, raw)
      .at(-1)
      ?.sources.map(({ pointer }) => pointer.replace('/SECTION_FILING/', ''))
    expect(pointers).toEqual(['CODE', 'A', 'A:', 'B', 'C'])
  })

  test('has a leaf where it came first, shown as it came last', () => {
    const fields = `  all:
    section: SECTION_FILING
    fields:
      words: { from: WORDS, as: text }
      group: { from: CODE, with: [WORDS], as: transactionGroup }
      again: { from: WORDS, as: text }
  figure: { derive: "$count([all.words, all.group, all.again])", as: integer }
`
    const raw = { ...document, SECTION_FILING: { CODE: '971', WORDS: 'Notice issued' } }
    expect(lineageOf(fields, raw).at(-1)?.sources).toEqual([
      { pointer: '/SECTION_FILING/WORDS', raw: 'Notice issued' },
      { pointer: '/SECTION_FILING/CODE', raw: '971' },
    ])
  })

  test('is of a value where only a field cannot be read whose names join to the same', () => {
    const fields = `  ab: { section: SECTION_FILING, fields: { c: { from: WAGES, as: money } } }
  a: { section: SECTION_FILING, fields: { bc: { from: FEES, as: money } } }
  figure: { derive: "$addMoney(tips, $orZero(ab.c))", as: money }
`
    const raw = { ...document, SECTION_FILING: { FEES: '1,23.4', TIPS: '$1.00' } }
    const states = lineageOf(fields, raw).map(({ path, state }) => [path, state])
    expect(states).toContainEqual(['/a/bc', 'invalid'])
    expect(states).toContainEqual(['/figure', 'value'])
  })

  test('is written like any other, and is the same at every look', () => {
    const lineage = lineageOf(sum)
    expect(JSON.parse(JSON.stringify(lineage))).toEqual(lineage)
    expect(lineage.at(-1)?.sources).toBe(lineage.at(-1)?.sources)
  })

  test('has the names of any other in their order, also where it is copied', () => {
    const entry = lineageOf(sum).find(({ path }) => path === '/both')
    const [first] = lineageOf(sum)
    const { evidence: _, ...other } = { ...first }
    expect(Object.keys({ ...entry })).toEqual(Object.keys(other))
    expect(structuredClone(entry)).toEqual({ ...entry })
  })

  test('has the lines of one list behind those of another, whichever of them was looked at before', () => {
    const list = (name: string): string =>
      `  ${name}: { each: ${name.toUpperCase()}, fields: { paid: { from: PAID, as: money }, fee: { from: FEE, as: money } } }\n`
    const sum = (...names: readonly string[]): string =>
      names.map(name => `$sumMoney(${name}.paid), $sumMoney(${name}.fee)`).join(', ')
    const fields = `${list('here')}${list('there')}  ofHere: { derive: "$addMoney(${sum('here')})", as: money }
  both: { derive: "$addMoney(${sum('here', 'there')})", as: money }
  again: { derive: "$addMoney(both, wages)", as: money }
`
    const rows = [{ PAID: '$1.00', FEE: '$2.00' }]
    const lineage = lineageOf(fields, { ...document, HERE: rows, THERE: [...rows, ...rows] })
    const fedBy = (path: string): readonly string[] | undefined =>
      lineage.find(each => each.path === path)?.sources.map(({ pointer }) => pointer)
    const ofHere = ['/HERE/0/PAID', '/HERE/0/FEE']
    const both = [...ofHere, ...['0', '1'].flatMap(at => [`/THERE/${at}/PAID`, `/THERE/${at}/FEE`])]
    expect(fedBy('/ofHere')).toEqual(ofHere)
    expect(fedBy('/both')).toEqual(both)
    expect(fedBy('/again')).toEqual(['/SECTION_FILING/WAGES', ...both])
  })

  test('has the very list of the rows that it reads, where the derived fields behind it add nothing', () => {
    const fields = `  rows: { each: ROWS, fields: { paid: { from: PAID, as: money }, fee: { from: FEE, as: money } } }
  fees: { derive: "$sumMoney(rows.fee)", as: money }
  all: { derive: "$addMoney($sumMoney(rows.paid), $sumMoney(rows.fee))", as: money }
  again: { derive: "$addMoney($sumMoney(rows.paid), $sumMoney(rows.fee), fees)", as: money }
  more: { derive: "$addMoney(all, wages)", as: money }
`
    const lineage = lineageOf(fields, {
      ...document,
      ROWS: [{ FEE: '$1.00', PAID: '$2.00' }, { FEE: '$3.00' }],
    })
    const [all, again, more] = ['/all', '/again', '/more'].map(
      path => lineage.find(each => each.path === path)?.sources,
    )
    expect(again).toBe(all)
    expect(all?.map(({ pointer }) => pointer)).toEqual(['/ROWS/0/PAID', '/ROWS/0/FEE', '/ROWS/1/FEE'])
    expect(more?.map(({ pointer }) => pointer)).toEqual([
      '/SECTION_FILING/WAGES',
      ...(all ?? []).map(({ pointer }) => pointer),
    ])
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
