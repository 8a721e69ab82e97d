/** Why a derived field has no value, as its lineage entry says when it is asked. */
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

function lineageOf(derived: string, raw: object | string = document) {
  return createMapper({ mappings: [head + derived], bundled: false })
    .mapTranscript(raw)
    .lineage()
}

describe('a derived field without a value', () => {
  test('says why it has no value, down to the lines, as txmap why does', () => {
    const derived = `  both: { derive: "$addMoney(wages, tips)", as: money }
  flagged: { from: SECTION_FILING.FLAG, as: flag, yes: "Y", no: "N" }
  rows: { each: SECTION_ROWS, fields: { amount: { from: AMOUNT, as: money } } }
  more: { derive: "$addMoney(both, interest)", as: money }
  all: { derive: "$sumMoney(rows.amount)", as: money }
  isFlagged: { derive: flagged.value, as: truth }
  interest: { from: SECTION_FILING.INTEREST, as: money }
`
    const raw = { ...document, SECTION_FILING: { WAGES: '1,23.4', INTEREST: '' } }
    const lineage = lineageOf(derived, raw)
    const lacks = (path: string) =>
      lineage
        .find(each => each.path === path)
        ?.lacks?.map(({ path, state, says, pointer }) => [path, state, says, pointer])
    const wages = [
      '/wages',
      'invalid',
      'the line is there and cannot be read as money',
      '/SECTION_FILING/WAGES',
    ]
    const tips = ['/tips', 'absent', 'no line is labelled SECTION_FILING.TIPS', undefined]
    expect(lacks('/both')).toEqual([wages, tips])
    expect(lacks('/more')).toEqual([
      [
        '/interest',
        'empty',
        'the line is there, and blank or a word for nothing',
        '/SECTION_FILING/INTEREST',
      ],
      wages,
      tips,
    ])
    expect(lacks('/all')).toEqual([
      ['/rows/amount', 'absent', 'the transcript has no entry of SECTION_ROWS', undefined],
    ])
    expect(lacks('/isFlagged')).toEqual([
      ['/flagged', 'absent', 'no line is labelled SECTION_FILING.FLAG', undefined],
    ])
    expect(lacks('/wages')).toBeUndefined()
  })

  test('says so of itself where all that it reads is there', () => {
    const nothing = '  none: { derive: "$isNegative(wages) ? tips : null", as: money }\n'
    expect(lineageOf(nothing).at(-1)).toMatchObject({
      state: 'absent',
      lacks: [{ path: '/none', state: 'absent', says: 'derived, and nothing comes out of what is there' }],
    })
  })

  test('names thirty lines at most', () => {
    const list = '  rows: { each: SECTION_ROWS, fields: { amount: { from: AMOUNT, as: money } } }\n'
    const sum = '  all: { derive: "$sumMoney(rows.amount)", as: money }\n'
    const rows = Array.from({ length: 40 }, () => ({ CODE: '1' }))
    const lacks = lineageOf(list + sum, { ...document, SECTION_ROWS: rows }).at(-1)?.lacks
    expect(lacks).toHaveLength(30)
    expect(lacks?.[7]).toMatchObject({
      path: '/rows/7/amount',
      says: 'no line is labelled AMOUNT in /SECTION_ROWS/7',
    })
  })

  test('says that no entry has a field of another kind of entry', () => {
    const choice = `  forms:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: Form W-2, fields: { pay: { from: PAY, as: money } } }
      otherwise: { case: other, fields: { other: { from: OTHER, as: money } } }
`
    const sum = `  all: { derive: '$sumMoney(forms[form = "W-2"].pay)', as: money }\n`
    const raw = { ...document, SECTION_INCOME: [{ TYPE: 'Form X-9', OTHER: '$1.00' }] }
    expect(
      lineageOf(choice + sum, raw)
        .at(-1)
        ?.lacks?.map(({ says }) => says),
    ).toContain('no entry of SECTION_INCOME has a line of it')
  })

  test('says so beside the second values of keys that are written twice, and none of it is in its JSON', () => {
    const sum = '  both: { derive: "$addMoney(wages, tips)", as: money }\n'
    const raw = '{"TYPE":"RETR","FORM":"1040","SECTION_FILING":{"WAGES":"$1.00","WAGES":"$2.00"}}'
    const entry = lineageOf(sum, raw).at(-1)
    expect(entry?.sources).toHaveLength(2)
    expect(entry?.lacks).toHaveLength(1)
    expect(Object.keys(entry ?? {})).toEqual(['path', 'state', 'sources', 'normalizer', 'spec'])
  })
})
