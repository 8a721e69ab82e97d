/** Sections by their designators, their parts, and entries by theirs: read right, or reported. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import type { Mapper } from '../../../src/mapper/typed-mapper.ts'
import type { TranscriptResult } from '../../../src/transcript/result/transcript-result.ts'
import { faultsOfAccount } from '../../support/accounting.ts'
import { expectGrowth } from '../../support/growth.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n'

function mapperOf(fields: string): Mapper {
  return createMapper({ mappings: [`${head}fields:\n${fields}`], bundled: false })
}

/** Maps a return with the given fields and holds the account of its leaves. */
function mapped(fields: string, document: Record<string, unknown>): TranscriptResult {
  const whole = { TYPE: 'RETR', FORM: '1040', ...document }
  const result = mapperOf(fields).mapTranscript(whole)
  expect(faultsOfAccount(whole, result)).toEqual([])
  return result
}

const data = (result: TranscriptResult): unknown => JSON.parse(JSON.stringify(result.data))
/** What matching says; what drift says besides is not asked here. */
const reported = (result: TranscriptResult): readonly string[] =>
  result.issues
    .filter(({ code }) => code !== 'transcript/unread-section' && code !== 'transcript/likely-label')
    .map(({ code, pointer }) => `${code} ${pointer}`)
const unread = (result: TranscriptResult): readonly string[] =>
  result.unmapped.filter(pointer => pointer.startsWith('/SECTION'))

const schedules = `
  c:
    occurrences: SECTION_FILING."SCHEDULE C--PROFIT OR LOSS FROM BUSINESS"
    fields: { profit: { from: NET PROFIT, as: money } }
  f:
    occurrences: SECTION_FILING."SCHEDULE F--PROFIT OR LOSS FROM FARMING"
    fields: { profit: { from: NET PROFIT, as: money } }
  credit:
    section: SECTION_FILING."FORM 8812/SCHEDULE 8812"
    fields: { amount: { from: CREDIT, as: money } }
`

describe('a schedule', () => {
  test.each([
    'Schedule C - Profit or Loss From Business',
    'SCHEDULE C\u2014PROFIT OR LOSS',
    'SCH C',
    'PROFIT OR LOSS (SCHEDULE C)',
    'SCHEDULE C (FORM 1040)',
  ])('is read under the title %s', title => {
    const result = mapped(schedules, { SECTION_FILING: { [title]: { 'Net profit': '$5.00' } } })
    expect(data(result)).toMatchObject({ c: [{ profit: '5.00' }], f: [] })
    expect(reported(result)).toEqual([])
    expect(unread(result)).toEqual([])
    const [entry] = result.lineage().filter(each => each.path === '/c/0/profit')
    expect(entry?.sources.map(each => each.pointer)).toEqual([
      `/SECTION_FILING/${title.replaceAll('/', '~1')}/Net profit`,
    ])
  })

  test.each([
    'SCHEDULE C-EZ',
    'SCHEDULE C (FORM 1120)',
    'SCHEDULE C PART I',
    'BUSINESS',
    'SCHEDULE C/SCHEDULE F',
  ])('is not read under the title %s', title => {
    const result = mapped(schedules, { SECTION_FILING: { [title]: { 'Net profit': '$5.00' } } })
    expect(data(result)).toMatchObject({ c: [], f: [] })
    expect(unread(result)).toHaveLength(1)
  })

  test.each([
    'AMENDED',
    '(AMENDED)',
    '(CORRECTED)',
    '- Prior Year',
    '- PRIOR YEAR AMOUNTS',
    '- Tax Year 2021',
    'TOTALS',
    'SUMMARY',
    'TOTAL OF ALL',
    '(VOID)',
    '- DUPLICATE',
    '(COPY)',
    'STATE',
    '- DEPENDENT',
    'PER EXAMINATION',
    '- PER RETURN',
    'AS ADJUSTED',
    "- SPOUSE'S BUSINESS",
    '--ALTERNATIVE MINIMUM TAX',
    '(ALL BUSINESSES)',
    'RECOMPUTED',
    '--PER IRS',
    ', 2021',
  ])('is not read where its title says that it is another thing: %s', words => {
    const result = mapped(schedules, {
      SECTION_FILING: {
        'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS': { 'NET PROFIT': '$5.00' },
        [`Schedule C ${words}`]: { 'NET PROFIT': '$7.00' },
      },
    })
    expect(data(result)).toMatchObject({ c: [{ profit: '5.00' }] })
    expect(unread(result)).toHaveLength(1)
    expect(result.issues.map(({ code }) => code)).toContain('transcript/unread-section')
  })

  const care = `
  care:
    section: SECTION_FILING."FORM 2441--CHILD AND DEPENDENT CARE EXPENSES"
    fields: { amount: { from: CREDIT, as: money } }
`

  test.each(['Form 2441', 'Form 2441 - Dependent Care', 'Form 2441: Expenses for Care'])(
    'is read under %s where a title of the mapping has the word too',
    title => {
      const result = mapped(care, { SECTION_FILING: { [title]: { CREDIT: '$5.00' } } })
      expect(data(result)).toMatchObject({ care: { amount: '5.00' } })
      expect(unread(result)).toEqual([])
    },
  )

  test('is another section where the mapping has the title of the other thing', () => {
    const two = `${schedules}
  amended:
    section: SECTION_FILING."SCHEDULE C--AMENDED"
    fields: { profit: { from: NET PROFIT, as: money } }
`
    const result = mapped(two, {
      SECTION_FILING: {
        'Schedule C': { 'NET PROFIT': '$5.00' },
        'Schedule C - Amended': { 'NET PROFIT': '$7.00' },
      },
    })
    expect(data(result)).toMatchObject({ c: [{ profit: '5.00' }], amended: { profit: '7.00' } })
    expect(unread(result)).toEqual([])
  })

  test('is a line where a text stands under its name', () => {
    const result = mapped(schedules, { SECTION_FILING: { 'SCHEDULE C': '$5.00' } })
    expect(unread(result)).toEqual(['/SECTION_FILING/SCHEDULE C'])
    expect(reported(result)).toEqual([])
  })

  test('has an entry for each printing, under whatever titles', () => {
    const result = mapped(schedules, {
      SECTION_FILING: {
        'SCHEDULE C': [{ 'NET PROFIT': '$1.00' }, { 'NET PROFIT': '$2.00' }],
        'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS': { 'NET PROFIT': '$3.00' },
        'Schedule C - Business (OCCURRENCE #: 4)': { 'NET PROFIT': '$4.00' },
      },
    })
    expect(data(result)).toMatchObject({
      c: [{ profit: '1.00' }, { profit: '2.00' }, { profit: '3.00' }, { profit: '4.00' }],
    })
    expect(reported(result)).toEqual([])
  })

  test('with words that are none of its own is read, and a warning', () => {
    const title = 'Schedule C: Sole proprietorship'
    const result = mapped(schedules, { SECTION_FILING: { [title]: { 'NET PROFIT': '$5.00' } } })
    expect(data(result)).toMatchObject({ c: [{ profit: '5.00' }], f: [] })
    expect(reported(result)).toEqual([`transcript/unfamiliar-title /SECTION_FILING/${title}`])
    expect(unread(result)).toEqual([])
  })

  test('with the words of another is not read, and a warning', () => {
    const title = 'Schedule C - Profit or Loss from Farming'
    const result = mapped(schedules, { SECTION_FILING: { [title]: { 'NET PROFIT': '$5.00' } } })
    expect(data(result)).toMatchObject({ c: [], f: [] })
    expect(reported(result)).toEqual([`transcript/contradicting-title /SECTION_FILING/${title}`])
    expect(unread(result)).toEqual([`/SECTION_FILING/${title}/NET PROFIT`])
  })

  test('that the mapping has once is read once', () => {
    const result = mapped(schedules, {
      SECTION_FILING: { 'Schedule 8812': { CREDIT: '$1.00' }, 'FORM 8812': [{ CREDIT: '$2.00' }] },
    })
    expect(data(result)).toMatchObject({ credit: { amount: '1.00' } })
    expect(reported(result)).toEqual(['transcript/repeated-section /SECTION_FILING/FORM 8812/0'])
    expect(unread(result)).toEqual(['/SECTION_FILING/FORM 8812/0/CREDIT'])
  })

  test('that the mapping has once and a list stands for is not said to be unread', () => {
    const fields = '  code: { from: SECTION_TRANSACTIONS."TRAN CODE", as: text }\n'
    const rows = [{ 'TRAN CODE': '150' }, { 'TRAN CODE': '806' }]
    const result = mapped(fields, { SECTION_TRANSACTIONS: rows })
    expect(data(result)).toEqual({ code: '150' })
    expect(result.issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'transcript/repeated-section /SECTION_TRANSACTIONS/1',
    ])
    expect(unread(result)).toEqual(['/SECTION_TRANSACTIONS/1/TRAN CODE'])
  })

  test('may have two titles in a mapping, which are one', () => {
    const fields = `
  a: { section: SECTION_FILING."SCHEDULE D", fields: { x: { from: X, as: money } } }
  b: { section: [SECTION_FILING."SCHEDULE D--GAINS", SECTION_FILING."SCHEDULE D"], fields: { y: { from: Y, as: money } } }
  c: { from: SECTION_FILING."SCH D".Z, as: money }
`
    const result = mapped(fields, {
      SECTION_FILING: { 'Schedule D: gain': { X: '$1.00', Y: '$2.00', Z: '$3.00' } },
    })
    expect(data(result)).toEqual({ a: { x: '1.00' }, b: { y: '2.00' }, c: '3.00' })
    expect(reported(result)).toEqual([])
  })
})

describe('parts of a section', () => {
  const gains = `
  d:
    section: SECTION_FILING."SCHEDULE D"
    fields:
      short: { from: SHORT TERM GAIN, as: money }
      long: { from: [LONG TERM GAIN, GAIN ON LONG TERM], as: money }
      total: { from: TOTAL, as: money }
`
  const read = (section: object): TranscriptResult =>
    mapped(gains, { SECTION_FILING: { 'SCHEDULE D': section } })

  test('are read as if their lines stood in the section', () => {
    const result = read({
      'PART I - SHORT TERM': { 'SHORT TERM GAIN': '$1.00', OTHER: 'x' },
      TOTAL: '$3.00',
      'Part II': { 'Part III': { 'Gain on long term': '$2.00' } },
      LAST: 'y',
    })
    expect(data(result)).toEqual({ d: { short: '1.00', long: '2.00', total: '3.00' } })
    expect(reported(result)).toEqual([])
    expect(unread(result)).toEqual([
      '/SECTION_FILING/SCHEDULE D/PART I - SHORT TERM/OTHER',
      '/SECTION_FILING/SCHEDULE D/LAST',
    ])
    const pointers = result.lineage().flatMap(each => each.sources.map(source => source.pointer))
    expect(pointers).toContain('/SECTION_FILING/SCHEDULE D/Part II/Part III/Gain on long term')
  })

  test('count behind what the section prints itself, and the first of them before the others', () => {
    const result = read({
      'PART I': { TOTAL: '$9.00', 'SHORT TERM GAIN': '$1.00' },
      'PART II': { 'SHORT TERM GAIN': '$7.00', 'LONG TERM GAIN': '$2.00' },
      'PART III': { 'SHORT TERM GAIN': '$1.00' },
      TOTAL: '$3.00',
    })
    expect(data(result)).toEqual({ d: { short: '1.00', long: '2.00', total: '3.00' } })
    expect(reported(result)).toEqual([
      'transcript/duplicate-label /SECTION_FILING/SCHEDULE D/PART I/TOTAL',
      'transcript/duplicate-label /SECTION_FILING/SCHEDULE D/PART II/SHORT TERM GAIN',
    ])
  })

  test('are not several businesses, and no total over them is given', () => {
    const profits = `
  c:
    occurrences: SECTION_FILING."SCHEDULE C"
    fields: { profit: { from: NET PROFIT, as: money } }
  total: { derive: $sumMoney(c.profit), as: money }
`
    for (const [one, other] of [
      ['BUSINESS A', 'BUSINESS B'],
      ['1', '2'],
      ['OCCURRENCE 1', 'OCCURRENCE 2'],
      ['ACTIVITY A', 'SECOND BUSINESS'],
    ] as const) {
      const result = mapped(profits, {
        SECTION_FILING: {
          'SCHEDULE C': {
            [one]: { 'NET PROFIT': '$35,413.00' },
            [other]: { 'PART I': { 'NET PROFIT': '($30,000.00)' } },
          },
        },
      })
      expect(data(result)).toEqual({ c: [{ profit: null }], total: null })
      expect(unread(result)).toEqual([
        `/SECTION_FILING/SCHEDULE C/${one}/NET PROFIT`,
        `/SECTION_FILING/SCHEDULE C/${other}/PART I/NET PROFIT`,
      ])
      const codes = result.issues.map(({ code }) => code)
      expect(codes).toContain('value/incomplete')
    }
  })

  test('are not objects in a part with another title', () => {
    const result = read({ 'PART I': { 'ACTIVITY A': { TOTAL: '$5.00' } }, 'PART II': { TOTAL: '$6.00' } })
    expect(data(result)).toEqual({ d: { short: null, long: null, total: '6.00' } })
    expect(unread(result)).toEqual(['/SECTION_FILING/SCHEDULE D/PART I/ACTIVITY A/TOTAL'])
  })

  test.each([
    'PART I - AMENDED',
    'PART I (PRIOR YEAR)',
    'SPOUSE - PART I',
    'AMENDED RETURN PART I',
    'FORM 8814 PART I',
    'PRIOR YEAR-PART I',
    'SPOUSES',
    'WIFE',
    'RECOMPUTED',
    'LAST YEAR',
    'AS AUDITED',
    'CHANGES',
    'MATH ERROR',
    'EXCLUDED AMOUNTS',
    'TAXPAYER SHARE',
    'LONG TERM',
    'PARTNERSHIP I',
    'SPOUSE',
    'PER COMPUTER',
    'TAX YEAR 2020',
    'FORM 8949',
    'Schedule D Worksheet',
    'AMENDED RETURN',
  ])('are not objects with the title %s', title => {
    const result = read({ [title]: { TOTAL: '$1.00' } })
    expect(data(result)).toEqual({ d: { short: null, long: null, total: null } })
    expect(unread(result)).toEqual([`/SECTION_FILING/SCHEDULE D/${title}/TOTAL`])
    const codes = result.issues.map(({ code }) => code)
    expect(codes).toContain('transcript/unread-section')
  })

  test('stand beside numbered parts that the mapping names itself', () => {
    const fields = `
  credit:
    section: SECTION_FILING."FORM 8863"
    fields:
      refundable: { from: [REFUNDABLE, PART III > REFUNDABLE], as: money }
      total: { from: PART II > TOTAL, as: money }
`
    const result = mapped(fields, {
      SECTION_FILING: {
        'FORM 8863': {
          'PART I': { REFUNDABLE: '$1.00', OTHER: 'x', 'Part II': { TOTAL: '$2.00' } },
        },
      },
    })
    expect(data(result)).toEqual({ credit: { refundable: '1.00', total: '2.00' } })
    expect(reported(result)).toEqual([])
    expect(unread(result)).toEqual(['/SECTION_FILING/FORM 8863/PART I/OTHER'])
  })

  test('stand not beside sections of a section', () => {
    const fields = `
  credit:
    section: SECTION_FILING."FORM 8863"
    fields:
      refundable: { from: REFUNDABLE, as: money }
      total: { from: STUDENT > TOTAL, as: money }
`
    const result = mapped(fields, { SECTION_FILING: { 'FORM 8863': { 'PART I': { REFUNDABLE: '$1.00' } } } })
    expect(data(result)).toEqual({ credit: { refundable: null, total: null } })
  })

  test('are no lists, and none at the top of a transcript', () => {
    expect(unread(read({ 'PART I': [{ TOTAL: '$1.00' }] }))).toHaveLength(1)
    const flat = '  total: { from: SECTION_FILING.TOTAL, as: money }\n'
    const result = mapped(flat, { SECTION_FILING: { INCOME: { TOTAL: '$1.00' } } })
    expect(data(result)).toEqual({ total: null })
  })

  test('are read eight levels deep', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { TOTAL: '$1.00' } : { [`PART ${depth}`]: nested(depth - 1) }
    expect(data(read(nested(8)))).toMatchObject({ d: { total: '1.00' } })
    expect(data(read(nested(9)))).toMatchObject({ d: { total: null } })
    expect(unread(read(nested(9)))).toHaveLength(1)
  })
})

describe('an entry', () => {
  const entries = `
  entries:
    each: SECTION_INCOME
    fields: { title: { from: TYPE, as: text } }
    choose:
      by: TYPE
      as: form
      cases:
        wages: { texts: [Form W-2 Wage and Tax Statement], fields: { amount: { from: WAGES, as: money } } }
        winnings: { texts: [Form W-2G Certain Gambling Winnings], fields: { amount: { from: WINNINGS, as: money } } }
        first: { texts: [Form 1099-S Sale], fields: {} }
        second: { texts: [Form 1099-S], fields: {} }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  onlyWages:
    each: SECTION_INCOME
    where: { TYPE: [W-2] }
    fields: { wages: { from: WAGES, as: money } }
`
  const kinds = (...types: readonly string[]): TranscriptResult =>
    mapped(entries, { SECTION_INCOME: types.map(TYPE => ({ TYPE, WAGES: '$1.00', WINNINGS: '$2.00' })) })

  test('is of the kind that its designator says', () => {
    const result = kinds(
      'W-2',
      'Form W-2 Statement of wages',
      'w2g',
      'Form 1099-S',
      'Form 1099-S Proceeds',
      'W-2C',
    )
    expect(data(result)).toMatchObject({
      entries: [
        { form: 'wages', title: 'W-2', amount: '1.00' },
        { form: 'wages', amount: '1.00' },
        { form: 'winnings', amount: '2.00' },
        { form: 'second' },
        { form: 'other' },
        { form: 'other' },
      ],
      onlyWages: [{ wages: '1.00' }, { wages: '1.00' }],
    })
    expect(reported(result)).toEqual([
      'transcript/unknown-entry /SECTION_INCOME/4',
      'transcript/unknown-entry /SECTION_INCOME/5',
    ])
    expect(result.lineage().some(each => each.path === '/entries/1/amount' && each.state === 'value')).toBe(
      true,
    )
  })

  test('is of a kind without a designator however its text is set', () => {
    const fields = `
  entries:
    each: SECTION_INCOME
    fields: { title: { from: TYPE, as: text } }
    choose:
      by: TYPE
      as: form
      cases:
        summary: { texts: [Wage & Income Summary], fields: { amount: { from: WAGES, as: money } } }
        dots: { texts: ["..."], fields: {} }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  summaries:
    each: SECTION_INCOME
    where: { TYPE: [WAGE -- AND INCOME (SUMMARY), Wage and Income Summary] }
    fields: { wages: { from: WAGES, as: money } }
`
    const titles = [
      'Wage AND Income Summary . . .',
      'WAGE & INCOME SUMMARY.',
      'Wage - and Income(Summary)',
      '...',
      '',
    ]
    const result = mapped(fields, { SECTION_INCOME: titles.map(TYPE => ({ TYPE, WAGES: '$1.00' })) })
    expect(data(result)).toMatchObject({
      entries: [
        { form: 'summary', title: titles[0], amount: '1.00' },
        { form: 'summary', amount: '1.00' },
        { form: 'other' },
        { form: 'dots' },
        { form: 'other' },
      ],
      summaries: [{ wages: '1.00' }, { wages: '1.00' }, { wages: '1.00' }],
    })
    expect(reported(result)).toEqual([
      'transcript/unknown-entry /SECTION_INCOME/2',
      'transcript/unknown-entry /SECTION_INCOME/4',
    ])
    const entry = result.lineage().find(each => each.path === '/entries/0/amount')
    expect(entry?.state).toBe('value')
  })

  test.each([
    'Form W-2 (Corrected)',
    'W-2 Void',
    'Form W-2 Duplicate',
    'W-2 Summary',
    'W-2 2021',
    'W-2 Puerto Rico',
    'Summary (Form W-2)',
    'Form W-2 Wage & Income Summary',
  ])('is of no kind where its text says that it is another thing: %s', title => {
    const result = kinds('W-2', title)
    expect(data(result)).toMatchObject({
      entries: [{ form: 'wages' }, { form: 'other' }],
      onlyWages: [{ wages: '1.00' }],
    })
    expect(reported(result)).toEqual(['transcript/unknown-entry /SECTION_INCOME/1'])
  })

  test('with words that are none of its own is of the kind, and a warning', () => {
    const result = kinds('W2 Gambling')
    expect(data(result)).toMatchObject({ entries: [{ form: 'wages' }], onlyWages: [{ wages: '1.00' }] })
    expect(reported(result)).toEqual(['transcript/unfamiliar-title /SECTION_INCOME/0'])
  })

  test('with the number of one form and the words of another is of none', () => {
    const result = kinds('Form W-2 Certain Gambling Winnings')
    expect(data(result)).toMatchObject({ entries: [{ form: 'other' }], onlyWages: [] })
    expect(reported(result)).toEqual([
      'transcript/contradicting-title /SECTION_INCOME/0',
      'transcript/unknown-entry /SECTION_INCOME/0',
    ])
  })
})

describe('hostile documents take time in proportion to their length', () => {
  const mapper = mapperOf(schedules)
  const sizes = [4_000, 32_000] as const
  const documents: readonly (readonly [string, (size: number) => object])[] = [
    ['many titles', size => Object.fromEntries(indices(size).map(n => [`SCHEDULE C - ${n}X`, { A: '' }]))],
    ['one long title', size => ({ [`SCHEDULE C ${'( - '.repeat(size)}`]: { A: '' } })],
    [
      'many parts of one line',
      size => ({
        'FORM 8812': Object.fromEntries(indices(size).map(n => [`PART ${n}`, { CREDIT: '$1.00' }])),
      }),
    ],
    [
      'many parts in one another',
      size => ({ 'FORM 8812': JSON.parse(`${'{"PART I":'.repeat(size)}{}${'}'.repeat(size)}`) }),
    ],
    ['a long list of one section', size => ({ 'FORM 8812': indices(size).map(() => ({ CREDIT: '$1.00' })) })],
  ]

  test.each(documents)('%s', (_, make) => {
    const mapped = (size: number) => {
      const document = { TYPE: 'RETR', FORM: '1040', SECTION_FILING: make(size) }
      return () => mapper.mapTranscript(document).lineage()
    }
    // Eight times as long takes far less than the sixty-four times as long of quadratic work.
    expectGrowth(sizes, mapped, smallest => 24 * Math.max(8, smallest))
  })
})

function indices(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}

test('a title is found to be the same after many others, and where it is long', () => {
  const mapper = mapperOf('  receipts: { from: SCHEDULE C--PROFIT OR LOSS > GROSS RECEIPTS, as: money }\n')
  const map = (others: object) =>
    mapper.mapTranscript({
      TYPE: 'RETR',
      FORM: '1040',
      'Schedule C': { 'GROSS RECEIPTS': '$1.00' },
      ...others,
    })
  const others = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`SECTION ${at}`, { A: 'x' }]))
  const alone = map({})
  expect(unread(map({ ...others, [`SECTION ${'A'.repeat(300)}`]: { A: 'x' } }))).toHaveLength(101)
  expect(data(alone)).toEqual({ receipts: '1.00' })
  expect(data(map({}))).toEqual(data(alone))
})
