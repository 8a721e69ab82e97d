/** Lines that no field reads and that say of what stands beside them that it may not count. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMapper, mapTranscript } from '../../../../../src/index.ts'
import { expectGrowth } from '../../../../support/growth.ts'

const lien = { CODE: '582', DESC: 'Lien placed', CYCLE: '', DATE: '05-02-2022', AMOUNT: '$0.00' }

function remarks(rows: readonly unknown[], balance: Record<string, string> = {}) {
  const { issues } = mapTranscript({
    TYPE: 'ACTR',
    FORM: '1040',
    SECTION_BALANCE: balance,
    SECTION_TRANSACTIONS: rows,
  })
  return issues.filter(({ code }) => code === 'transcript/unread-remark')
}

describe('a line that nothing reads is a remark', () => {
  test.each<[string, Record<string, string>, string]>([
    ['by its text', { STATUS: 'Reversed' }, '/SECTION_TRANSACTIONS/0/STATUS'],
    [
      'by a text among others',
      { 'ROW STATUS': 'Superseded by a later row' },
      '/SECTION_TRANSACTIONS/0/ROW STATUS',
    ],
    [
      'by its label, of what an examination left',
      { 'AMOUNT PER EXAM': '$1.00' },
      '/SECTION_TRANSACTIONS/0/AMOUNT PER EXAM',
    ],
    ['by a text that it is not final', { NOTE: 'Amounts are estimates' }, '/SECTION_TRANSACTIONS/0/NOTE'],
    ['by a text that denies that', { NOTE: 'Not final' }, '/SECTION_TRANSACTIONS/0/NOTE'],
    ['by its label', { VOID: 'X' }, '/SECTION_TRANSACTIONS/0/VOID'],
    ['by its label beside a day', { 'DATE RELEASED': '06-02-2022' }, '/SECTION_TRANSACTIONS/0/DATE RELEASED'],
  ])('%s', (_, more, pointer) => {
    expect(remarks([{ ...lien, ...more }]).map(each => each.pointer)).toEqual([pointer])
  })

  test.each<[string, Record<string, string>]>([
    ['denies it', { VOID: 'NO' }],
    ['denies it in more words', { CORRECTED: 'Not corrected' }],
    ['is blank', { VOID: ' ' }],
    ['is an amount of nothing', { 'AMOUNT REVERSED': '$0.00' }],
    ['has such a word within another one', { 'AVOIDANCE CODE': 'X' }],
    ['is about something else', { STATUS: 'Posted' }],
    ['is of estimated tax', { KIND: 'Estimated tax payment', 'ESTIMATED TAX': 'X' }],
    ['is adjusted gross income', { 'ADJUSTED GROSS INCOME': '$1.00' }],
  ])('unless it %s', (_, more) => {
    expect(remarks([{ ...lien, ...more }])).toEqual([])
  })

  test('beside fields that are all there, however long its label and however many labels came before', () => {
    const mapping =
      'id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { type: RETR }\nfields: { a: { from: A, as: text } }\n'
    const mapper = createMapper({ mappings: [mapping], bundled: false })
    const found = (label: string): number =>
      mapper
        .mapTranscript({ TYPE: 'RETR', FORM: '1040', A: 'x', [label]: 'y' })
        .issues.filter(({ code }) => code === 'transcript/unread-remark').length
    expect(found(`VOID ${'A'.repeat(300)}`)).toBe(1)
    for (let at = 0; at < 1100; at++) expect(found(`LABEL ${at}`)).toBe(0)
    expect([found('VOID'), found('VOID'), found('STATUS'), found('LABEL 1')]).toEqual([1, 1, 0, 0])
  })

  describe('in a document that lacks nothing of a small mapping', () => {
    const mapping =
      'id: own\ntitle: Own\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\nfields:\n  income: { section: SECTION_FILING.INCOME, fields: { wages: { from: WAGES, as: money } } }\n'
    const mapper = createMapper({ mappings: [mapping], bundled: false })
    const document = (more: Record<string, unknown>) => ({
      TYPE: 'RETR',
      FORM: '1040',
      SECTION_FILING: { INCOME: { WAGES: '$1.00', ...more } },
    })
    const found = (more: Record<string, unknown>) =>
      mapper
        .mapTranscript(document(more))
        .issues.filter(({ code }) => code === 'transcript/unread-remark')
        .map(each => each.pointer)

    test.each<[string, unknown, readonly string[]]>([
      ['STATUS', 'Reversed', ['/SECTION_FILING/INCOME/STATUS']],
      ['NOTE', 'Amounts are estimates', ['/SECTION_FILING/INCOME/NOTE']],
      ['A/B ~', 'AMENDED', ['/SECTION_FILING/INCOME/A~1B ~0']],
      ['NOTE', '$50.00 REVERSED 05-15-2023', ['/SECTION_FILING/INCOME/NOTE']],
      ['NOTE', '1-VOID-1', ['/SECTION_FILING/INCOME/NOTE']],
      ['NOTE', '05-15-2023', []],
      ['NOTES', ['Posted', 'Reversed'], ['/SECTION_FILING/INCOME/NOTES/1']],
      ['NOTES', [['Reversed']], ['/SECTION_FILING/INCOME/NOTES/0/0']],
      ['NOTES', ['Posted', 'Not reversed'], []],
      ...[
        'PENDING',
        'Audit pending',
        'not yet final',
        'NOT FINALIZED',
        'Not yet processed',
        'PRELIMINARY',
        'DRAFT',
        'This is a draft.',
        'Draft copy',
        'SUPERSEDED',
        'Superseding return',
        'Subject to change',
        'Do not use',
        'Posted in error',
        'Rejected',
        'Replaced by a later form',
        'Not original, amended',
        'No longer valid',
      ].map((text): [string, unknown, readonly string[]] => ['NOTE', text, ['/SECTION_FILING/INCOME/NOTE']]),
      ...[
        'Never amended',
        'Not amended',
        'Has not been amended',
        'no reversal',
        'No prior amended return',
        'Not yet reversed',
        'No longer under review',
        'Not pending',
        'Not amended or corrected',
        'NOT AMENDED/CORRECTED',
        'Not-amended',
        'Single',
        'Married Filing Joint',
        'Form 1045 Application for Tentative Refund',
        'Disregarded entity',
        'SPENDING ACCOUNT',
        'FAKE DRAFT HOUSE LLC',
        'Adjusted basis',
        'Completed',
      ].map((text): [string, unknown, readonly string[]] => ['NOTE', text, []]),
      ...['PAYER NAME', 'NAME2', 'ADDRESS2', 'STREET', 'IN CARE OF', 'DBA'].map(
        (label): [string, unknown, readonly string[]] => [label, 'PENDING MATTERS LLC', []],
      ),
      ['FORM NAME', 'Corrected 1099-NEC', ['/SECTION_FILING/INCOME/FORM NAME']],
      ['ADDRESS CHANGE', 'Reversed', ['/SECTION_FILING/INCOME/ADDRESS CHANGE']],
      ['NOTE', 'Account No amended', ['/SECTION_FILING/INCOME/NOTE']],
      ['AMENDED', 'No. 2 filed', ['/SECTION_FILING/INCOME/AMENDED']],
      ['VOID', 'No longer in use', ['/SECTION_FILING/INCOME/VOID']],
      ['AMENDED RETURN', 'No amendment', []],
      ['AMENDED RETURN', 7, []],
      ['AMENDED RETURN', ' ', []],
      ['AMENDED RETURN', 'No prior amended return', []],
      ['NOT AMENDED', 'X', []],
      ['AMENDED RETURN', 'Never', []],
      ['AMENDED RETURN', 'Not yet final', ['/SECTION_FILING/INCOME/AMENDED RETURN']],
      ['AMENDED RETURN', 'Yes', ['/SECTION_FILING/INCOME/AMENDED RETURN']],
      ['NOTE', 'Not corrected', []],
      ['NOTE', 'none', []],
      ['NOTE', `Reversed ${'x'.repeat(300)}`, []],
      ['NOTE', 7, []],
    ])('%s: %j', (label, value, pointers) => {
      expect(found({ [label]: value })).toEqual(pointers)
    })

    // The labels are remembered as silent; the texts are those of each document.
    test('whatever the document before it said under the same label', () => {
      expect(['Posted', 'Reversed', 'Posted', 'Reversed'].map(STATUS => found({ STATUS }).length)).toEqual([
        0, 1, 0, 1,
      ])
    })

    test('in time in proportion to the lines', () => {
      const work = (size: number) => {
        const raw = document(
          Object.fromEntries(Array.from({ length: size }, (_, at) => [`L${at}`, 'posted '.repeat(20)])),
        )
        return () => mapper.mapTranscript(raw)
      }
      expectGrowth([2000, 16000], work, smallest => 24 * Math.max(4, smallest))
    })
  })

  test('once for each label of a list, at the first row that has it', () => {
    const rows = [
      lien,
      { ...lien, STATUS: 'Reversed' },
      { ...lien, STATUS: 'Voided' },
      { ...lien, VOID: 'X' },
    ]
    expect(remarks(rows).map(({ pointer, message }) => [pointer, message])).toEqual([
      [
        '/SECTION_TRANSACTIONS/1/STATUS',
        'Nothing reads "STATUS", nor 1 more such line; its words may say that what stands beside it was corrected, is not final, or does not count',
      ],
      [
        '/SECTION_TRANSACTIONS/3/VOID',
        'Nothing reads /SECTION_TRANSACTIONS/3/(not shown); its words may say that what stands beside it was corrected, is not final, or does not count',
      ],
    ])
  })

  test('also where nothing else is absent, and of a section', () => {
    const balance = { 'ACCOUNT BALANCE': '$5.00', REMARK: 'Reversed' }
    expect(remarks([], balance).map(each => each.pointer)).toEqual(['/SECTION_BALANCE/REMARK'])
  })

  test('and shows no text of the transcript', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{8,12}$/), name => {
        const messages = remarks([{ ...lien, [`${name} VOIDED`]: `VOID ${name}` }]).map(each => each.message)
        expect(messages).toHaveLength(1)
        expect(messages.join()).not.toContain(name)
      }),
    )
  })

  test('in time in proportion to the rows, and at most two hundred', () => {
    const document = (count: number) => ({
      TYPE: 'ACTR',
      FORM: '1040',
      SECTION_TRANSACTIONS: Array.from({ length: count }, (_, at) => ({ ...lien, [`VOID ${at}`]: 'X' })),
    })
    const work = (count: number) => {
      const raw = document(count)
      return () => {
        const { issues } = mapTranscript(raw)
        const found = issues.filter(({ code }) => code === 'transcript/unread-remark')
        expect(found).toHaveLength(Math.min(count, 200))
      }
    }
    expectGrowth([250, 2000], work, smallest => 24 * Math.max(4, smallest))
  })
})
