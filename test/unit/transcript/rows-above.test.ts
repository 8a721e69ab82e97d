import { describe, expect, test } from 'vitest'
import { FixedRecord } from '../../../src/evaluate/run/fixed-record.ts'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import type { RowAboveField } from '../../../src/plan/mapping-plan.ts'
import { rowAboveLabel } from '../../../src/plan/view-labels.ts'
import { tieRowsAbove } from '../../../src/transcript/view/rows-above.ts'

const texts = ['N/A', '']
const rule: RowAboveField = { kind: 'rowAbove', name: 'a', spec: '', label: 'CODE', texts }
const other: RowAboveField = { ...rule, label: 'DATE', texts: [''] }
const names = new Map(
  ['CODE', 'DATE', rowAboveLabel('CODE', texts), rowAboveLabel('DATE', [''])].map((name, at) => [name, at]),
)

describe('a row', () => {
  const name = rowAboveLabel('CODE', texts)
  const cases: readonly (readonly [string, { given: readonly unknown[]; want: readonly unknown[] }])[] = [
    ['belongs to the row above', { given: ['150', 'N/A'], want: [undefined, 0] }],
    [
      'belongs past other such rows',
      { given: ['150', '290', 'n/a', ''], want: [undefined, undefined, 1, 1] },
    ],
    ['belongs to the nearest one', { given: ['150', '', '290', ' '], want: [undefined, 0, undefined, 2] }],
    [
      'with nothing above belongs to none',
      { given: ['', 'N/A', '150'], want: [undefined, undefined, undefined] },
    ],
    [
      'without a text is a row of its own',
      { given: ['150', undefined, 'N/A'], want: [undefined, undefined, 1] },
    ],
    [
      'with another thing than text, too',
      { given: ['150', null, 7, {}, ''], want: [undefined, undefined, undefined, undefined, 3] },
    ],
    ['in an empty list is none', { given: [], want: [] }],
  ]
  test.each(cases)('%s', (_, { given, want }) => {
    const rows = given.map(text => new FixedRecord(names, [text, undefined, undefined, undefined]))
    tieRowsAbove(rows, [rule])
    expect(rows.map(row => row.get(name))).toEqual([...want])
  })

  test('is tied by each rule on its own', () => {
    const rows = [
      ['150', ''],
      ['290', 'x'],
      ['', ''],
    ].map(texts => new FixedRecord(names, [...texts, undefined, undefined]))
    tieRowsAbove(rows, [rule, other])
    expect(rows.map(row => [row.get(name), row.get(rowAboveLabel('DATE', ['']))])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [1, 1],
    ])
  })
})

describe('a list of rows', () => {
  const mapping = `id: rows
title: Rows
version: "1.0.0"
match: { type: ACTR, form: ["1040"] }
fields:
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      informational: { whether: CODE, is: ["N/A", ""] }
      belongsTo: { rowAboveWhen: CODE, is: ["N/A", ""] }
`
  const { mapTranscript } = createMapper({ mappings: [mapping], bundled: false })
  const mapped = (rows: readonly unknown[]): ReturnType<typeof mapTranscript> =>
    mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: rows })

  test('counts the rows of its output, not what stands between them', () => {
    const { data, issues, unmapped } = mapped(['x', { CODE: '150' }, 'y', { 'Code:': 'n/a' }])
    expect(data).toEqual({
      rows: [
        { informational: false, belongsTo: null },
        { informational: true, belongsTo: 0 },
      ],
    })
    expect(issues.map(({ code }) => code)).toEqual(['transcript/wrong-shape', 'transcript/wrong-shape'])
    expect(unmapped).toEqual(['/TYPE', '/FORM', '/SECTION_TRANSACTIONS/0', '/SECTION_TRANSACTIONS/2'])
  })

  test('has a lineage entry with the text of the row and that of the row above', () => {
    const result = mapped([{ CODE: '150', 'CODE:': '150' }, { CODE: '' }])
    const [, first, , second] = result.lineage()
    expect(first).toMatchObject({
      path: '/rows/0/belongsTo',
      state: 'absent',
      sources: [
        { pointer: '/SECTION_TRANSACTIONS/0/CODE', raw: '150' },
        { pointer: '/SECTION_TRANSACTIONS/0/CODE:', raw: '150' },
      ],
    })
    expect(second).toMatchObject({
      path: '/rows/1/belongsTo',
      state: 'value',
      sources: [
        { pointer: '/SECTION_TRANSACTIONS/1/CODE', raw: '' },
        { pointer: '/SECTION_TRANSACTIONS/0/CODE', raw: '150' },
        { pointer: '/SECTION_TRANSACTIONS/0/CODE:', raw: '150' },
      ],
    })
  })

  test.each([
    ['no such label', {}, 'absent', []],
    ['no text', { CODE: null }, 'empty', []],
    ['a number', { CODE: 150 }, 'invalid', ['value/refused']],
    ['a section', { CODE: { x: '' } }, 'invalid', ['transcript/wrong-shape']],
  ])('has no answer where there is %s, and says so', (_, row, state, codes) => {
    const result = mapped([row])
    expect(result.data).toEqual({ rows: [{ informational: null, belongsTo: null }] })
    expect(result.state('/rows/0/informational')).toBe(state)
    expect(result.issues.map(({ code }) => code)).toEqual(codes)
  })
})
