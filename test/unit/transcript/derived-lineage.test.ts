/** Lineage of derived fields: fed by the leaves of the fields they read, put together when they are looked at. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'

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
