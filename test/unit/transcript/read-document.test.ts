/** How a document is read: labels in any print, wordings, repeated sections, entries, notices. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import type { TranscriptResult } from '../../../src/transcript/result/transcript-result.ts'
import { faultsOfAccount } from '../../support/accounting.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR }\n'

/** Maps a document of type RETR with the given fields and holds the account of its leaves. */
function mapped(fields: string, document: Record<string, unknown>): TranscriptResult {
  const mapper = createMapper({ mappings: [`${head}fields:\n${fields}`], bundled: false })
  const whole = { TYPE: 'RETR', FORM: 'ANY', ...document }
  const result = mapper.mapTranscript(whole)
  expect(faultsOfAccount(whole, result)).toEqual([])
  return result
}

const data = (result: TranscriptResult): unknown => JSON.parse(JSON.stringify(result.data))
const codes = (result: TranscriptResult): readonly string[] =>
  result.issues.map(issue => issue.code).filter(code => code !== 'transcript/general-mapping')

describe('labels', () => {
  const fields = `  wages: { from: "SECTION_FILING > INCOME > Payer's wages - total", as: money }\n`

  test.each([
    "PAYER'S WAGES - TOTAL",
    'payer’s wages – total:',
    " Payer's   Wages\u00a0— Total::",
    'PAYER\u2019S WAGES \u2212 TOTAL',
  ])('"%s" is found', label => {
    const result = mapped(fields, { SECTION_FILING: { Income: { [label]: '$1.00' } } })
    expect(data(result)).toEqual({ wages: '1.00' })
    expect(result.lineage()[0]?.sources[0]?.pointer).toBe(`/SECTION_FILING/Income/${label}`)
  })

  test('a stand-in for any year matches any year', () => {
    const year = '  paid: { from: SECTION_FILING > TY <YYYY> PAYMENTS, as: money }\n'
    expect(data(mapped(year, { SECTION_FILING: { 'TY 2023 Payments': '$2.00' } }))).toEqual({ paid: '2.00' })
    expect(data(mapped(year, { SECTION_FILING: { 'TY 23 Payments': '$2.00' } }))).toEqual({ paid: null })
  })
})

describe('several wordings', () => {
  const fields = '  wages: { from: [SECTION_FILING > OLD, SECTION_FILING > NEW], as: money }\n'

  test('the first present one is read', () => {
    expect(data(mapped(fields, { SECTION_FILING: { NEW: '$2.00' } }))).toEqual({ wages: '2.00' })
  })

  test('another one with other content is an issue and unmapped, in document order', () => {
    const result = mapped(fields, { A: 'x', SECTION_FILING: { NEW: '$2.00', OLD: '$1.00', Z: 'y' } })
    expect(data(result)).toEqual({ wages: '1.00' })
    expect(codes(result)).toEqual(['transcript/other-source'])
    expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/A', '/SECTION_FILING/NEW', '/SECTION_FILING/Z'])
  })

  test('are compared in each of several documents that are laid out alike', () => {
    const section =
      '  filing: { section: SECTION_FILING, fields: { wages: { from: [OLD, NEW], as: money } } }\n'
    const mapper = createMapper({ mappings: [`${head}fields:\n${section}`], bundled: false })
    const reported = (OLD: string): readonly string[] =>
      codes(mapper.mapTranscript({ TYPE: 'RETR', FORM: 'ANY', SECTION_FILING: { NEW: '$2.00', OLD } }))
    const amounts = ['$1.00', '$1.00', '$2.00', '$1.00', '2.00', '$3.00']
    const other = ['transcript/other-source']
    expect(amounts.map(reported)).toEqual([other, other, [], other, [], other])
  })

  test('another one that says the same is a second source', () => {
    const result = mapped(fields, { SECTION_FILING: { NEW: '1.00', OLD: '$1.00' } })
    expect(codes(result)).toEqual([])
    expect(result.lineage()[0]?.sources.map(source => source.pointer)).toEqual([
      '/SECTION_FILING/OLD',
      '/SECTION_FILING/NEW',
    ])
  })

  test('the first one counts even where it is blank', () => {
    const result = mapped(fields, { SECTION_FILING: { OLD: '', NEW: '$2.00' } })
    expect(data(result)).toEqual({ wages: null })
    expect(codes(result)).toEqual(['transcript/other-source'])
  })

  test('a label printed twice in two ways is an issue, or a second source', () => {
    const result = mapped(fields, { SECTION_FILING: { OLD: '$1.00', 'Old:': '$3.00', old: '$1.00' } })
    expect(data(result)).toEqual({ wages: '1.00' })
    expect(codes(result)).toEqual(['transcript/duplicate-label'])
    expect(result.lineage()[0]?.sources.map(source => source.pointer)).toEqual([
      '/SECTION_FILING/OLD',
      '/SECTION_FILING/old',
    ])
  })

  test('a line that no field reads is reported once, however many fields could', () => {
    const period = '{ from: [SECTION_FILING > OLD, SECTION_FILING > NEW, SECTION_FILING > LAST], as: text }'
    const result = mapped(`  one: ${period}\n  other: ${period}\n`, {
      SECTION_FILING: { OLD: 'a', NEW: 'b', LAST: 'A' },
    })
    expect(data(result)).toEqual({ one: 'a', other: 'a' })
    expect(codes(result)).toEqual(['transcript/other-source'])
    expect(result.unmapped).toContain('/SECTION_FILING/NEW')
    expect(result.unmapped).not.toContain('/SECTION_FILING/LAST')
  })

  test('a line that another field reads as its first is not lost', () => {
    const two = `  one: { from: [SECTION_FILING > OLD, SECTION_FILING > BOTH], as: text }
  other: { from: [SECTION_FILING > NEW, SECTION_FILING > BOTH], as: text }
`
    const read = mapped(two, { SECTION_FILING: { OLD: 'a', BOTH: 'b' } })
    expect(data(read)).toEqual({ one: 'a', other: 'b' })
    expect(codes(read)).toEqual([])
    const unread = mapped(two, { SECTION_FILING: { OLD: 'a', NEW: 'c', BOTH: 'b' } })
    expect(codes(unread)).toEqual(['transcript/other-source', 'transcript/other-source'])
    expect(unread.unmapped).toContain('/SECTION_FILING/BOTH')
  })

  test('further printings of a wording that is not read are unmapped with it', () => {
    for (const old of ['$1.00', '', {}]) {
      const result = mapped(fields, {
        SECTION_FILING: { OLD: old, NEW: '$2.00', 'New:': '$2.00', new: '$2.00' },
      })
      expect(result.unmapped.slice(2)).toEqual([
        '/SECTION_FILING/NEW',
        '/SECTION_FILING/New:',
        '/SECTION_FILING/new',
      ])
    }
  })

  test('a line that another field reads too is not lost', () => {
    const two = `  date: { from: [SECTION_FILING > DATE, { label: SECTION_FILING > BOTH, as: dateAfterAsOf }], as: date }
  amount: { from: SECTION_FILING > BOTH, as: amountBeforeAsOf }
`
    const split = mapped(two, { SECTION_FILING: { BOTH: '0.00', DATE: '03-28-2022' } })
    expect(data(split)).toEqual({ date: '2022-03-28', amount: '0.00' })
    expect(codes(split)).toEqual([])
    const whole = mapped(two, { SECTION_FILING: { BOTH: '0.00 AS OF: Mar. 28, 2022' } })
    expect(data(whole)).toEqual({ date: '2022-03-28', amount: '0.00' })
  })
})

describe('sections', () => {
  const numbered = `  businesses:
    occurrences: SECTION_FILING > SCHEDULE C
    fields: { name: { from: NAME, as: text } }
`

  test('numbered ones become a list, whatever their number', () => {
    const two = mapped(numbered, {
      SECTION_FILING: {
        'SCHEDULE C (OCCURRENCE #: 1)': { NAME: 'A' },
        'Schedule C (Occurrence #: 2)': { NAME: 'B' },
      },
    })
    expect(data(two)).toEqual({ businesses: [{ name: 'A' }, { name: 'B' }] })
    expect(data(mapped(numbered, { SECTION_FILING: { 'SCHEDULE C': { NAME: 'A' } } }))).toEqual({
      businesses: [{ name: 'A' }],
    })
    expect(
      data(mapped(numbered, { SECTION_FILING: { 'SCHEDULE C': [{ NAME: 'A' }, { NAME: 'B' }] } })),
    ).toEqual({ businesses: [{ name: 'A' }, { name: 'B' }] })
    expect(data(mapped(numbered, {}))).toEqual({ businesses: [] })
    expect(two.lineage().map(entry => [entry.path, entry.sources[0]?.pointer])).toEqual([
      ['/businesses/0/name', '/SECTION_FILING/SCHEDULE C (OCCURRENCE #: 1)/NAME'],
      ['/businesses/1/name', '/SECTION_FILING/Schedule C (Occurrence #: 2)/NAME'],
    ])
  })

  test('one that is not expected twice is read once, and reported', () => {
    const group =
      '  income: { section: SECTION_FILING > INCOME, fields: { wages: { from: WAGES, as: money } } }\n'
    const result = mapped(group, {
      SECTION_FILING: {
        'INCOME (OCCURRENCE #: 1)': { WAGES: '$1.00' },
        'INCOME (OCCURRENCE #: 2)': { WAGES: '$2.00' },
      },
    })
    expect(data(result)).toEqual({ income: { wages: '1.00' } })
    expect(codes(result)).toEqual(['transcript/repeated-section'])
    expect(result.unmapped).toContain('/SECTION_FILING/INCOME (OCCURRENCE #: 2)/WAGES')
  })

  test('a section under any of its names; two of them are an issue', () => {
    const party =
      '  payer: { section: [SECTION_FILING > PAYER, SECTION_FILING > ISSUER], fields: { name: { from: NAME, as: text } } }\n'
    expect(data(mapped(party, { SECTION_FILING: { ISSUER: { NAME: 'B' } } }))).toEqual({
      payer: { name: 'B' },
    })
    const both = mapped(party, {
      SECTION_FILING: { ISSUER: { NAME: 'B', EXTRA: 'C' }, PAYER: { NAME: 'A' } },
    })
    expect(data(both)).toEqual({ payer: { name: 'A' } })
    expect(codes(both)).toEqual(['transcript/other-source'])
    expect(both.unmapped).toContain('/SECTION_FILING/ISSUER/NAME')
  })
})

describe('entries', () => {
  const two = `  payments:
    each: SECTION_TRANSACTIONS
    where: { CODE: ["610", "670"] }
    fields: { amount: { from: AMOUNT, as: money } }
  notes:
    each: SECTION_TRANSACTIONS
    where: { CODE: ["N/A", ""] }
    fields: { text: { from: DESC, as: text } }
`

  test('say twice by which label they are taken: no field reads either printing, so both are unmapped, and reported', () => {
    const result = mapped(two, { SECTION_TRANSACTIONS: [{ CODE: '610', 'Code:': '610', AMOUNT: '-$1.00' }] })
    expect(data(result)).toEqual({ payments: [{ amount: '-1.00' }], notes: [] })
    expect(codes(result)).toEqual(['transcript/duplicate-label'])
    expect(result.unmapped.filter(pointer => pointer.includes('TRANSACTIONS'))).toEqual([
      '/SECTION_TRANSACTIONS/0/CODE',
      '/SECTION_TRANSACTIONS/0/Code:',
    ])
  })

  test('are read by the lists whose conditions they meet; the rest is unmapped', () => {
    const result = mapped(two, {
      SECTION_TRANSACTIONS: [
        { CODE: '610', AMOUNT: '-$1.00', DESC: 'x' },
        { CODE: 'n/a', DESC: 'y' },
        { CODE: '', DESC: 'z' },
        { CODE: '150', AMOUNT: '$9.00' },
        { AMOUNT: '$8.00' },
      ],
    })
    expect(data(result)).toEqual({ payments: [{ amount: '-1.00' }], notes: [{ text: 'y' }, { text: 'z' }] })
    expect(result.unmapped.filter(pointer => pointer.includes('TRANSACTIONS'))).toEqual([
      '/SECTION_TRANSACTIONS/0/CODE',
      '/SECTION_TRANSACTIONS/0/DESC',
      '/SECTION_TRANSACTIONS/1/CODE',
      '/SECTION_TRANSACTIONS/2/CODE',
      '/SECTION_TRANSACTIONS/3/CODE',
      '/SECTION_TRANSACTIONS/3/AMOUNT',
      '/SECTION_TRANSACTIONS/4/AMOUNT',
    ])
  })

  test('that do not say what a list asks for are not in it, though it asks for a blank too', () => {
    const result = mapped(two, { SECTION_TRANSACTIONS: [{ DESC: 'x' }, { CODE: '', DESC: 'y' }] })
    expect(data(result)).toEqual({ payments: [], notes: [{ text: 'y' }] })
    expect(result.unmapped).toContain('/SECTION_TRANSACTIONS/0/DESC')
  })

  const choice = `  income:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: [Form W-2], fields: { wages: { from: WAGES, as: money } } }
        1099-INT: { texts: [Form 1099-INT, "Form 1099-INT Interest Income"], fields: { interest: { from: INTEREST, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
    fields: { type: { from: TYPE, as: text } }
`

  test('are read by their kind; an unknown one is kept whole, reported, and unmapped', () => {
    const result = mapped(choice, {
      SECTION_INCOME: [
        { TYPE: 'FORM W-2', WAGES: '$1.00' },
        { TYPE: 'Form 1099-int interest income', INTEREST: '$2.00', WAGES: '$3.00' },
        { TYPE: 'Form 9999', ITEMS: { A: 'b', C: ['d'] } },
        { ITEMS: { E: 'f' } },
      ],
    })
    expect(data(result)).toEqual({
      income: [
        { form: 'W-2', type: 'FORM W-2', wages: '1.00' },
        { form: '1099-INT', type: 'Form 1099-int interest income', interest: '2.00' },
        { form: 'other', type: 'Form 9999', entry: { TYPE: 'Form 9999', ITEMS: { A: 'b', C: ['d'] } } },
        { form: 'other', type: null, entry: { ITEMS: { E: 'f' } } },
      ],
    })
    expect(codes(result)).toEqual(['transcript/unknown-entry', 'transcript/unknown-entry'])
    expect(result.unmapped.filter(pointer => pointer.includes('INCOME'))).toEqual([
      '/SECTION_INCOME/1/WAGES',
      '/SECTION_INCOME/2/ITEMS/A',
      '/SECTION_INCOME/2/ITEMS/C/0',
      '/SECTION_INCOME/3/ITEMS/E',
    ])
  })

  test('what is kept whole is a copy', () => {
    const entry = { TYPE: 'Form 9999', ITEMS: { A: 'b' } }
    const result = mapped(choice, { SECTION_INCOME: [entry] })
    entry.ITEMS.A = 'changed'
    expect(data(result)).toHaveProperty('income.0.entry.ITEMS.A', 'b')
  })
})

describe('the rest', () => {
  test('ignored lines carry their reason', () => {
    const fields =
      '  wages: { from: SECTION_FILING > WAGES, as: money }\nignore:\n  - { path: SECTION_HEADER > TITLE, because: constant text }\n  - { path: SECTION_SUMMARY, because: reported elsewhere }\n'
    const result = mapped(fields, {
      SECTION_HEADER: { TITLE: 'T', NEW: 'n' },
      SECTION_SUMMARY: { A: 'b', C: { D: 'e' } },
    })
    expect(result.ignored).toEqual([
      { pointer: '/SECTION_HEADER/TITLE', because: 'constant text' },
      { pointer: '/SECTION_SUMMARY/A', because: 'reported elsewhere' },
      { pointer: '/SECTION_SUMMARY/C/D', because: 'reported elsewhere' },
    ])
    expect(result.unmapped).toContain('/SECTION_HEADER/NEW')
  })

  const notice =
    '  noData: { notice: [Requested data not found, No record of return filed] }\n  wages: { from: SECTION_FILING > WAGES, as: money, required: true }\n'

  test.each<[string, Record<string, unknown>, string]>([
    [
      'as an unknown value',
      { SECTION_HEADER: { MESSAGE: 'Requested data not found' } },
      '/SECTION_HEADER/MESSAGE',
    ],
    ['in place of a section', { SECTION_FILING: 'REQUESTED DATA NOT FOUND' }, '/SECTION_FILING'],
    [
      'as a value that a field reads',
      { SECTION_FILING: { WAGES: ' Requested  data  not found: ' } },
      '/SECTION_FILING/WAGES',
    ],
    ['deep in what is unknown', { X: [{ Y: 'No record of return filed' }] }, '/X/0/Y'],
    ['as a label', { 'Requested data not found': '' }, '/Requested data not found'],
    ['with a period', { X: { Y: 'No record of return filed.' } }, '/X/Y'],
    ['as a label with a period', { 'No record of return filed. ': '' }, '/No record of return filed. '],
  ])('a sentence that there is no data is found %s', (_, document, pointer) => {
    const result = mapped(notice, document)
    expect(result.noData).toBe(true)
    expect(result.lineage()[0]?.sources[0]?.pointer).toBe(pointer)
    expect(codes(result)).not.toContain('value/required')
  })

  test('of two labels that are such a sentence the first is it, and the second unmapped', () => {
    const result = mapped(notice, { 'Requested data not found': '', 'No record of return filed': '' })
    expect(result.lineage()[0]?.sources[0]?.pointer).toBe('/Requested data not found')
    expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/No record of return filed'])
  })

  test.each(['$5.00', null])('a line whose label names a section is a line, and not read: %j', value => {
    const section =
      '  c: { section: SECTION_FILING."SCHEDULE C--PROFIT", fields: { a: { from: A, as: money } } }\n'
    const result = mapped(section, { SECTION_FILING: { 'Schedule C profit': value } })
    expect(result.unmapped).toContain('/SECTION_FILING/Schedule C profit')
    expect(codes(result)).not.toContain('transcript/wrong-shape')
  })

  test('a section whose title names what the mapping has a line for is no line', () => {
    const line = '  credit: { from: SECTION_FILING > FORM 8812 CREDIT, as: money }\n'
    const result = mapped(line, { SECTION_FILING: { 'Form 8812': { A: '$1.00' } } })
    expect(data(result)).toEqual({ credit: null })
    expect(result.unmapped).toContain('/SECTION_FILING/Form 8812/A')
    expect(codes(result)).not.toContain('transcript/wrong-shape')
  })

  test('a required field without a value is reported where there is data', () => {
    const result = mapped(notice, { SECTION_FILING: { WAGES: '' } })
    expect(result.noData).toBe(false)
    expect(result.issues.find(issue => issue.code === 'value/required')).toMatchObject({
      path: '/wages',
      pointer: '/SECTION_FILING/WAGES',
      severity: 'error',
      spec: 'mappings[0]:7:3',
      check: null,
    })
  })

  test('the four states can be asked for', () => {
    const fields = ['a', 'b', 'c', 'd']
      .map(name => `  ${name}: { from: SECTION_FILING > ${name}, as: money }\n`)
      .join('')
    const result = mapped(fields, { SECTION_FILING: { A: '$1.00', B: '', C: '1,23.4' } })
    expect(['/a', '/b', '/c', '/d'].map(path => result.state(path))).toEqual([
      'value',
      'empty',
      'invalid',
      'absent',
    ])
    expect(result.issues.find(issue => issue.code === 'value/refused')?.message).not.toContain('1,23.4')
  })
})
