/** Why fields of a result have no value, as a program asks for it. `txmap why` prints the same, see test/apps/cli/why.test.ts. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { whyNoValue } from '../../../src/transcript/result/why-no-value.ts'
import { expectGrowth } from '../../support/growth.ts'

const head = `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING.WAGES, as: money }
  tips: { from: SECTION_FILING.TIPS, as: money }
`
const document = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: { WAGES: '$1.00', TIPS: '$2.00' } }
const rows = '  rows: { each: SECTION_ROWS, fields: { amount: { from: AMOUNT, as: money } } }\n'
const sumOfRows = '  all: { derive: "$sumMoney(rows.amount)", as: money }\n'

const resultOf = (fields: string, raw: object = document) =>
  createMapper({ mappings: [head + fields], bundled: false }).mapTranscript(raw)

describe('whyNoValue', () => {
  const derived = `${rows}${sumOfRows}  interest: { from: SECTION_FILING.INTEREST, as: money }
  flagged: { from: SECTION_FILING.FLAG, as: flag, yes: "Y", no: "N" }
  both: { derive: "$addMoney(wages, tips)", as: money }
  more: { derive: "$addMoney(both, interest)", as: money }
  isFlagged: { derive: flagged.value, as: truth }
`
  const result = resultOf(derived, { ...document, SECTION_FILING: { WAGES: '1,23.4', INTEREST: '' } })
  const wages = {
    path: '/wages',
    state: 'invalid',
    says: 'the line is there and cannot be read as money',
    pointer: '/SECTION_FILING/WAGES',
    spec: 'mappings[0]:6:3',
  }
  const tips = {
    path: '/tips',
    state: 'absent',
    says: 'no line is labelled SECTION_FILING.TIPS',
    spec: 'mappings[0]:7:3',
  }

  test('says of a row that belongs to none above it that its line is there', () => {
    const above = `  entries:
    each: SECTION_ROWS
    fields:
      code: { from: CODE, as: code }
      belongsTo: { rowAboveWhen: CODE, is: ["N/A"] }
`
    const read = resultOf(above, { ...document, SECTION_ROWS: [{ CODE: '150' }] })
    expect(whyNoValue(read, '/entries/0/belongsTo')).toMatchObject([
      {
        state: 'absent',
        says: 'the line is there, and the row belongs to none above it',
        pointer: '/SECTION_ROWS/0/CODE',
      },
    ])
  })

  test('names the lines that a derived field lacks, through other derived fields', () => {
    const says = 'not derived, as what it rests on cannot be read or computed'
    expect(whyNoValue(result, '/more')).toEqual([
      {
        path: '/more',
        state: 'invalid',
        says,
        spec: 'mappings[0]:13:3',
        lacks: [
          {
            path: '/interest',
            state: 'empty',
            says: 'the line is there, and blank or a word for nothing',
            pointer: '/SECTION_FILING/INTEREST',
            spec: 'mappings[0]:10:3',
          },
          wages,
          tips,
        ],
      },
    ])
  })

  test('names the section of a list, and the line of a flag of which a part is read', () => {
    const lacks = ['/all', '/isFlagged'].map(path =>
      whyNoValue(result, path).flatMap(each => each.lacks.map(({ path, says }) => `${path}: ${says}`)),
    )
    expect(lacks).toEqual([
      ['/rows/amount: the transcript has no entry of SECTION_ROWS'],
      ['/flagged: no line is labelled SECTION_FILING.FLAG'],
    ])
  })

  test('explains a field that is read, an entry that is not there, and all fields at once', () => {
    expect(whyNoValue(result, '/wages')).toEqual([{ ...wages, lacks: [] }])
    expect(whyNoValue(result, '/rows/0/amount')).toEqual([
      {
        path: '/rows/0/amount',
        state: 'absent',
        says: 'the transcript has no entry of SECTION_ROWS',
        lacks: [],
      },
    ])
    expect(whyNoValue(result).map(({ path }) => path)).toEqual([
      ...['/wages', '/tips', '/interest', '/flagged'],
      ...['/all', '/both', '/more', '/isFlagged'],
    ])
  })

  test('says nothing of a field with a value, and refuses a path that no field has', () => {
    expect(whyNoValue(resultOf(''), '/wages')).toEqual([])
    expect(() => whyNoValue(result, '/wags')).toThrow(
      expect.objectContaining({ code: 'result/unknown-path' }),
    )
  })

  test('says so where all that is read is there', () => {
    const none = resultOf('  none: { derive: "$isNegative(wages) ? tips : null", as: money }\n')
    expect(whyNoValue(none, '/none')).toMatchObject([
      { says: 'derived, and nothing comes out of what is there', lacks: [] },
    ])
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
  all: { derive: '$sumMoney(forms[form = "W-2"].pay)', as: money }
`
    const raw = { ...document, SECTION_INCOME: [{ TYPE: 'Form X-9', OTHER: '$1.00' }] }
    const lacks = whyNoValue(resultOf(choice, raw), '/all').flatMap(each => each.lacks)
    expect(lacks.map(({ says }) => says)).toContain('no entry of SECTION_INCOME has a line of it')
  })

  test('shows no words of a title that no label has', () => {
    const title = 'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS (JOHN SAMPLE)'
    const raw = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: { [title]: { 'TOTAL EXPENSES': '$1.00' } } }
    const [field] = whyNoValue(mapTranscript(raw), '/scheduleCNetProfit')
    const [lack] = field?.lacks ?? []
    expect(lack?.says).toMatch(/ in \/SECTION_FILING\/\(not shown\)$/)
  })

  test('names thirty lines at most, in time in proportion to the document', () => {
    const mapper = createMapper({ mappings: [head + rows + sumOfRows], bundled: false })
    const asked = (count: number) => {
      const result = mapper.mapTranscript({
        ...document,
        SECTION_ROWS: Array.from({ length: count }, () => ({ CODE: '1' })),
      })
      result.lineage()
      return () => {
        const [all] = whyNoValue(result).slice(-1)
        expect(all?.lacks).toHaveLength(30)
        expect(all?.lacks[7]?.says).toBe('no line is labelled AMOUNT in /SECTION_ROWS/7')
      }
    }
    expectGrowth([500, 4000], asked, smallest => 24 * Math.max(4, smallest))
  })
})
