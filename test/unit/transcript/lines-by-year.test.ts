import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import type { MappingPlan } from '../../../src/plan/mapping-plan.ts'
import { entryOfYear, yearIn } from '../../../src/transcript/view/lines-by-year.ts'
import { Section } from '../../../src/transcript/view/section.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { faultsOfAccount } from '../../support/accounting.ts'
import { plainView } from '../../support/plain-view.ts'

describe('the year in a key', () => {
  test.each([
    ['TY 2021 PAYMENTS', 'TY <YYYY> PAYMENTS', '2021'],
    ['Ty 1999  payments: (Occurrence #: 2020)', 'TY <YYYY> PAYMENTS', '1999'],
    ['2020', '<YYYY>', '2020'],
    ['PAID 2020 FOR 2019', 'PAID <YYYY> FOR 2019', '2020'],
    ['TY <YYYY> Payments:', 'TY <YYYY> PAYMENTS', undefined],
    ['PAID <YYYY> FOR 2019', 'PAID <YYYY> FOR 2019', undefined],
  ])('%s, read by %s, is %s', (key, label, want) => {
    expect(yearIn(key, label)).toBe(want)
  })
})

test('a year has one entry', () => {
  const path = ['<YYYY> A']
  const fields: MappingPlan['fields'] = [
    { kind: 'list', of: 'years', name: 'years', spec: '', paths: [path], where: [], fields: [] },
  ]
  const { root } = readingTree({ fields, ignore: [] })
  const reader = root.labels.get('<YYYY> A')
  if (reader?.kind !== 'years') throw new TypeError('no years')
  const section = new Section(root, '')
  const first = entryOfYear(section, reader, '2020')
  entryOfYear(section, reader, '2019')
  expect(entryOfYear(section, reader, '2020')).toBe(first)
  expect(plainView(section)).toEqual({ '<YYYY> A': [{ '*YEAR': '2020' }, { '*YEAR': '2019' }] })
})

describe('lines that differ by a year', () => {
  const mapping = `id: years
title: Years
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  notice: { notice: Nothing found }
  last: { from: SECTION_FILING > TY 2023 PAYMENTS, as: money }
  years: { amountsByYear: SECTION_FILING > TY <YYYY> PAYMENTS }
`
  const { mapTranscript } = createMapper({ mappings: [mapping], bundled: false })
  const mapped = (section: unknown): ReturnType<typeof mapTranscript> =>
    mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: section })
  const codes = (section: unknown): readonly string[] => mapped(section).issues.map(({ code }) => code)
  const data = (section: unknown): unknown => JSON.parse(JSON.stringify(mapped(section).data))

  test('come out in the order printed, but for one that has a field of its own', () => {
    const section = { 'TY 2020 PAYMENTS': '$1.00', 'Ty 2023 Payments': '$3.00', 'TY 2019 Payments:': '' }
    expect(data(section)).toMatchObject({
      last: '3.00',
      years: [
        { year: 2020, amount: '1.00' },
        { year: 2019, amount: null },
      ],
    })
    expect(mapped(section)).toMatchObject({ issues: [], unmapped: [] })
  })

  test('have a lineage entry for the year and for the amount, with the document’s own key', () => {
    const result = mapped({ 'Ty 2019 Payments:': '$1.00', 'TY 2019 PAYMENTS': '$1.00' })
    const sources = [
      { pointer: '/SECTION_FILING/Ty 2019 Payments:', raw: '$1.00' },
      { pointer: '/SECTION_FILING/TY 2019 PAYMENTS', raw: '$1.00' },
    ]
    expect(result.lineage().slice(-2)).toMatchObject([
      { path: '/years/0/year', state: 'value', normalizer: null, sources },
      { path: '/years/0/amount', state: 'value', normalizer: 'money', sources },
    ])
    expect(result).toMatchObject({ issues: [], unmapped: [] })
  })

  test('of one year that disagree are reported, and the first is read', () => {
    const section = { 'TY 2019 PAYMENTS': '$1.00', 'TY 2019 Payments': '$2.00' }
    expect(data(section)).toMatchObject({ years: [{ year: 2019, amount: '1.00' }] })
    expect(codes(section)).toEqual(['transcript/duplicate-label'])
    expect(mapped(section).unmapped).toEqual(['/SECTION_FILING/TY 2019 Payments'])
  })

  test.each([
    ['a list', ['$1.00'], 'transcript/wrong-shape', ['/SECTION_FILING/TY 2019 PAYMENTS/0']],
    ['an empty object', {}, 'transcript/wrong-shape', []],
    ['a number', 1, 'value/refused', []],
    ['words', 'one', 'value/refused', []],
  ])('may hold %s, which is no amount', (_, value, code, unmapped) => {
    const section = { 'TY 2019 PAYMENTS': value }
    expect(data(section)).toMatchObject({ years: [{ year: 2019, amount: null }] })
    expect(codes(section)).toEqual([code])
    expect(mapped(section).state('/years/0/amount')).toBe('invalid')
    expect(mapped(section).unmapped).toEqual(unmapped)
    const document = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: section }
    expect(faultsOfAccount(document, mapTranscript(document))).toEqual([])
  })

  test('without a year are no such lines', () => {
    const section = { 'TY <YYYY> PAYMENTS': '$1.00', 'TY 20190 PAYMENTS': '$1.00', 'TY PAYMENTS': '$1.00' }
    expect(data(section)).toMatchObject({ years: [] })
    expect(mapped(section).unmapped).toHaveLength(3)
  })

  test('may hold the sentence that there is no data', () => {
    expect(mapped({ 'TY 2019 PAYMENTS': 'nothing found' }).noData).toBe(true)
  })
})
