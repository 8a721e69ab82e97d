/** What is reported of lines that nothing reads, beside fields that are absent. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../../src/mapper/create-mapper.ts'
import type { TranscriptResult } from '../../../../src/transcript/result/transcript-result.ts'
import { faultsOfAccount } from '../../../support/accounting.ts'
import { expectGrowth } from '../../../support/growth.ts'

const mapping = `id: drift
title: Drift
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
keyFigures: [income.wages, income.status, totalNet, totalPaid]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  income:
    section: SECTION_INCOME
    fields:
      wages: { from: TOTAL WAGES, as: money }
      interest: { from: [TAXABLE INTEREST, TAXABLE INTEREST INCOME], as: money }
      refunds: { from: STATE REFUNDS, as: money, evidence: unsourced }
      status: { from: FILING STATUS, as: filingStatus }
      paidOn: { from: DATE PAID, as: date }
      note: { from: REMARK, as: text }
  schedules:
    occurrences: SCHEDULE C--PROFIT OR LOSS
    fields:
      net: { from: NET PROFIT, as: money }
      gross: { from: GROSS RECEIPTS, as: money }
  payments:
    each: SECTION_PAYMENTS
    fields:
      code: { from: CODE, as: code }
      amount: { from: AMOUNT, as: money }
  totalNet: { derive: $sumMoney(schedules.net), as: money }
  totalPaid: { derive: '$sumMoney(payments[code = "610"].amount)', as: money }
  twice: { derive: '$sumMoney([totalPaid, totalPaid])', as: money }
  paidCount: { derive: '$count(payments[code = "610"])', as: integer }
`
const mapper = createMapper({ mappings: [mapping], bundled: false })

function mapped(content: Record<string, unknown>): TranscriptResult {
  const document = { TYPE: 'RETR', FORM: '1040', ...content }
  const result = mapper.mapTranscript(document)
  expect(faultsOfAccount(document, result)).toEqual([])
  return result
}

function reported(content: Record<string, unknown>): readonly string[] {
  return mapped(content).issues.map(({ code, path, pointer }) => `${code} ${path} ${pointer}`)
}

const income = {
  'TOTAL WAGES': '$10.00',
  'TAXABLE INTEREST': '$1.00',
  'STATE REFUNDS': '$2.00',
  'FILING STATUS': 'Single',
  'DATE PAID': '01-02-2024',
  REMARK: 'x',
}

function without(...labels: readonly (keyof typeof income)[]): Record<string, string> {
  return Object.fromEntries(Object.entries(income).filter(([label]) => !labels.some(each => each === label)))
}

describe('transcript/likely-label', () => {
  test('names the absent field that an unread line may be', () => {
    const { issues, data } = mapped({
      SECTION_INCOME: { ...without('TAXABLE INTEREST'), 'Interest (Taxed)': '$1.00' },
    })
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatchObject({
      code: 'transcript/likely-label',
      severity: 'warning',
      message: 'Nothing reads "Interest (Taxed)"; it may be "TAXABLE INTEREST", which is absent',
      path: '/income/interest',
      pointer: '/SECTION_INCOME/Interest (Taxed)',
      spec: 'mappings[0]:13:7',
      check: null,
    })
    expect(data).toHaveProperty('income.interest', null)
  })

  test('says where the wording of the field is known from no transcript', () => {
    const { issues } = mapped({
      SECTION_INCOME: { ...without('STATE REFUNDS'), 'REFUNDS OF STATE TAXES': '$1.00' },
    })
    expect(issues.map(({ message }) => message)).toEqual([
      'Nothing reads "REFUNDS OF STATE TAXES"; it may be "STATE REFUNDS", which is absent and whose wording is known from no transcript',
    ])
  })

  const silent: readonly (readonly [string, Record<string, string>])[] = [
    ['a field that is there', { ...income, 'TAXABLE INTERST': '$1.00' }],
    ['a text that the field does not read', { ...without('DATE PAID'), 'PAID DATE': 'soon' }],
    ['everything read', income],
  ]
  test.each(silent)('is silent about %s', (_, section) => {
    expect(reported({ SECTION_INCOME: section })).toEqual([])
  })

  test('names the only absent field that could read a line that is like none', () => {
    expect(reported({ SECTION_INCOME: { ...without('DATE PAID'), 'QZX JVK': '01-02-2024' } })).toEqual([
      'transcript/likely-label /income/paidOn /SECTION_INCOME/QZX JVK',
    ])
  })

  test('says of a line that is like no field that the field could read it, and not that it may be it', () => {
    const { issues } = mapped({
      SECTION_INCOME: { ...without('STATE REFUNDS'), 'PENALTY FOR LATE PAYMENT': '$1.00' },
    })
    expect(issues.map(({ message }) => message)).toEqual([
      'Nothing reads "PENALTY FOR LATE PAYMENT"; the only field that could is "STATE REFUNDS", which is absent and whose wording is known from no transcript',
    ])
  })

  test('gives each line one field, and each field one line, the most alike first', () => {
    const lines = { 'TAXABLE INTRST': '$1.00', 'INTEREST, TAXABLE': '$2.00' }
    expect(reported({ SECTION_INCOME: { ...without('TAXABLE INTEREST'), ...lines } })).toEqual([
      'transcript/likely-label /income/interest /SECTION_INCOME/INTEREST, TAXABLE',
    ])
  })

  test('of an entry names the field in its place in the list', () => {
    const payments = [
      { CODE: '150', AMOUNT: '$1.00' },
      { CODE: '150', AMNT: '$2.00' },
    ]
    expect(reported({ SECTION_INCOME: income, SECTION_PAYMENTS: payments })).toEqual([
      'transcript/likely-label /payments/1/amount /SECTION_PAYMENTS/1/AMNT',
    ])
  })
})

describe('transcript/unread-section', () => {
  test('names a section of which nothing was read, once, and the absent one that it may be', () => {
    const { issues } = mapped({
      SECTION_EARNINGS: { 'TOTAL WAGES': '$1.00', 'DATE PAID': '01-02-2024', A: { B: 'x' } },
    })
    expect(issues.map(({ code, message, pointer }) => [code, message, pointer]).slice(0, 1)).toEqual([
      [
        'transcript/unread-section',
        'Nothing in section "SECTION_EARNINGS" is read; it may be "SECTION_INCOME", which is absent',
        '/SECTION_EARNINGS',
      ],
    ])
  })

  test('names a known section of which nothing was read', () => {
    expect(reported({ SECTION_INCOME: { X: 'a', Y: { Z: 'b' } } })).toContain(
      'transcript/unread-section null /SECTION_INCOME',
    )
  })

  test('names a section below a known one, and a list of objects', () => {
    expect(reported({ SECTION_INCOME: { ...income, PART: { A: 'x' } }, MORE: [{ B: 'x' }] })).toEqual([
      'transcript/unread-section null /SECTION_INCOME/PART',
      'transcript/unread-section null /MORE',
    ])
  })

  test('is silent about lines that are no section, and where another issue tells', () => {
    expect(reported({ SECTION_INCOME: income, NOTES: ['a', 'b'], OTHER: 'x' })).toEqual([])
    expect(reported({ SECTION_INCOME: income, 'Section_Income:': income })).toEqual([
      'transcript/repeated-section null /Section_Income:',
    ])
  })
})

describe('transcript/unread-key-figure', () => {
  test('reports a key figure that is absent while a line of its section could hold it', () => {
    const { issues } = mapped({
      SECTION_INCOME: { ...without('TOTAL WAGES', 'STATE REFUNDS'), 'QZX JVK': '$1.00', B: '$2.00' },
    })
    expect(issues.map(({ code, message, path, pointer }) => [code, message, path, pointer])).toEqual([
      [
        'transcript/unread-key-figure',
        'income.wages is absent, and /SECTION_INCOME/(not shown), which nothing reads, could hold it; so could 1 more',
        '/income/wages',
        '/SECTION_INCOME/QZX JVK',
      ],
      [
        'transcript/unread-lines',
        'Nothing reads /SECTION_INCOME/(not shown); of the fields beside it 1 is absent',
        null,
        '/SECTION_INCOME/B',
      ],
    ])
  })

  test('is silent where a line that is likely the figure is named', () => {
    const lines = { 'QZX JVK': '$1.00', 'WAGES IN ALL': '$2.00' }
    const issues = reported({ SECTION_INCOME: { ...without('TOTAL WAGES'), ...lines } })
    expect(issues).toContain('transcript/likely-label /income/wages /SECTION_INCOME/WAGES IN ALL')
    expect(issues.filter(each => each.startsWith('transcript/unread-key-figure'))).toEqual([])
  })

  test('tells where its section is absent and another one went unread', () => {
    expect(reported({ SECTION_EARNINGS: { 'QZX JVK': '$1.00' } })).toContain(
      'transcript/unread-key-figure /income/wages /SECTION_EARNINGS/QZX JVK',
    )
  })

  test('is silent where another section went unread that names a form or schedule of its own', () => {
    expect(reported({ 'SCHEDULE Q--OTHER': { 'QZX JVK': '$1.00' } })).toEqual([
      'transcript/unread-section null /SCHEDULE Q--OTHER',
    ])
  })

  test('is silent where the line cannot be read as the figure, and where the figure is blank', () => {
    expect(reported({ SECTION_INCOME: { ...without('TOTAL WAGES'), 'QZX JVK': 'soon' } })).toEqual([])
    expect(reported({ SECTION_INCOME: { ...income, 'TOTAL WAGES': '', 'QZX JVK': '$1.00' } })).toEqual([])
  })
})

describe('transcript/unread-lines', () => {
  const section = without('STATE REFUNDS', 'TAXABLE INTEREST')
  const messages = (content: Record<string, unknown>): readonly (readonly (string | null)[])[] =>
    mapped(content).issues.map(({ code, message, path, pointer }) => [code, message, path, pointer])

  test('reports a line like no field, where several that are absent could read it', () => {
    expect(messages({ SECTION_INCOME: { ...section, 'QZX JVK': '$1.00' } })).toEqual([
      [
        'transcript/unread-lines',
        'Nothing reads /SECTION_INCOME/(not shown); of the fields beside it 2 are absent',
        null,
        '/SECTION_INCOME/QZX JVK',
      ],
    ])
  })

  test('reports all such lines of a section at once, at the section', () => {
    expect(
      messages({ SECTION_INCOME: { ...section, 'QZX JVK': '$1.00', B: 'x', C: '', D: '$2.00' } }),
    ).toEqual([
      [
        'transcript/unread-lines',
        'Nothing reads /SECTION_INCOME/(not shown), nor 2 more such lines; of the fields beside it 2 are absent',
        null,
        '/SECTION_INCOME',
      ],
    ])
  })

  test('tells once of a label of a list, however many entries have it', () => {
    const entries = Array.from({ length: 40 }, () => ({ CODE: '150', AMOUNT: '', 'QZX JVK': '$1.00' }))
    const without = entries.map(({ AMOUNT: _, ...entry }) => ({ ...entry, OTHER: '$2.00', 'BANK NAME': 'x' }))
    const issues = (rows: unknown): readonly string[] =>
      reported({ SECTION_INCOME: income, SECTION_PAYMENTS: rows })
    expect(issues(entries)).toEqual([])
    expect(issues(without).filter(each => each.startsWith('transcript/unread-lines')).length).toBeLessThan(3)
  })

  const silent: readonly (readonly [string, Record<string, string>])[] = [
    ['where nothing is absent', { ...income, 'QZX JVK': '$1.00' }],
    ['where no absent field could read the line', { ...section, 'QZX JVK': 'soon' }],
    [
      'where only a field for any text is absent, and the line is an amount',
      { ...without('REMARK'), X: '$1.00' },
    ],
    ['where the line is blank', { ...section, 'QZX JVK': ' ' }],
  ]
  test.each(silent)('is silent %s', (_, lines) => {
    expect(reported({ SECTION_INCOME: lines })).toEqual([])
  })

  test('a label that another one stands in for is absent, too', () => {
    const lines = { 'TAXABLE INTEREST INCOME': '$1.00', 'TAXABLE INTERST': '$1.00' }
    expect(reported({ SECTION_INCOME: { ...without('TAXABLE INTEREST'), ...lines } })).toEqual([
      'transcript/likely-label /income/interest /SECTION_INCOME/TAXABLE INTERST',
    ])
  })
})

describe('value/incomplete', () => {
  const payments = [
    { CODE: '610', AMOUNT: '$1.00' },
    { CODE: '610', AMOUNT: '$2.00' },
  ]
  const entries = (...more: readonly unknown[]): Record<string, unknown> => ({
    SECTION_INCOME: income,
    SECTION_PAYMENTS: [...payments, ...more],
  })

  test('a total that would leave out an entry has no value, and the partial one stands in the lineage entry alone', () => {
    const result = mapped({ ...entries(), 'MORE PAYMENTS': [{ CODE: '610', AMOUNT: '$5.00' }] })
    expect(JSON.stringify(result.data)).toContain('"totalPaid":null')
    expect(result.state('/totalPaid')).toBe('invalid')
    const entry = result.lineage().find(({ path }) => path === '/totalPaid')
    expect(JSON.stringify(entry?.partial)).toBe('"3.00"')
    expect(result.issues.find(({ path }) => path === '/totalPaid')).toMatchObject({
      code: 'value/incomplete',
      severity: 'error',
      message: 'totalPaid has no value: it may leave out "AMOUNT", which no field reads',
      pointer: '/MORE PAYMENTS/0/AMOUNT',
      spec: 'mappings[0]:29:3',
      check: null,
    })
    expect(JSON.stringify(result)).not.toContain('"3.00"')
  })

  test('so has a figure that is computed from it', () => {
    expect(reported(entries({ CODE: '610', PAYED: '$5.00' }))).toContain(
      'value/incomplete /twice /SECTION_PAYMENTS/2/PAYED',
    )
  })

  test('a count that an unread label would change has no value', () => {
    expect(reported(entries({ KIND: '610', AMOUNT: '$5.00' }))).toContain(
      'value/incomplete /paidCount /SECTION_PAYMENTS/2/KIND',
    )
  })

  test('a figure that the unread line would not change keeps its value', () => {
    const { data, issues } = mapped(
      entries({ KIND: '150', AMOUNT: '$5.00' }, { CODE: '150', PAYED: '$9.00' }),
    )
    expect(issues.filter(({ code }) => code === 'value/incomplete')).toEqual([])
    expect(JSON.parse(JSON.stringify(data))).toMatchObject({ totalPaid: '3.00', paidCount: 2 })
  })

  test('a second list of the same entries that nothing reads is not left out', () => {
    const second = [{ CODE: '610', AMOUNT: '$5.00' }]
    for (const key of ['SECTION_PAYMENTS (CONTINUED)', 'Section_Payments:', 'OTHER LIST'])
      expect(reported({ ...entries(), [key]: second })).toEqual(
        expect.arrayContaining([
          `value/incomplete /totalPaid /${key}/0/AMOUNT`,
          `value/incomplete /paidCount /${key}/0/CODE`,
        ]),
      )
  })

  test('a section that may be one of the list is not left out', () => {
    const schedule = { 'NET PROFIT': '$7.00', 'GROSS RECEIPTS': '$9.00' }
    const content = { SECTION_INCOME: income, 'SCHEDULE C--PROFIT OR LOSS': schedule }
    expect(reported(content)).toEqual([])
    expect(reported({ ...content, 'BUSINESS RESULT': { 'Profit, Net': '$1.00' } })).toContain(
      'value/incomplete /totalNet /BUSINESS RESULT/Profit, Net',
    )
    expect(reported({ ...content, 'SECOND SCHEDULE C PROFIT OR LOSS': { RESULT: '$1.00' } })).toContain(
      'value/incomplete /totalNet /SECOND SCHEDULE C PROFIT OR LOSS/RESULT',
    )
    expect(reported({ ...content, 'SCHEDULE Q': { RESULT: '$1.00' } })).toEqual([
      'transcript/unread-section null /SCHEDULE Q',
    ])
  })

  test('a section of the list that nothing was read of is no absence', () => {
    expect(
      reported({ SECTION_INCOME: income, 'PROFIT OR LOSS, SCHEDULE C': { 'NET PROFIT': '$1.00' } }),
    ).toEqual([
      'value/incomplete /totalNet /PROFIT OR LOSS, SCHEDULE C/NET PROFIT',
      'transcript/unread-section null /PROFIT OR LOSS, SCHEDULE C',
    ])
  })

  test('trying leaves the data as they were', () => {
    const { data } = mapped(entries({ CODE: '610', PAYED: '$5.00' }))
    expect(JSON.parse(JSON.stringify(data))).toMatchObject({
      payments: [
        { code: '610', amount: '1.00' },
        { code: '610', amount: '2.00' },
        { code: '610', amount: null },
      ],
    })
  })
})

describe('entries of kinds that are not known', () => {
  const kinds = `id: kinds
title: Kinds
version: "1.0.0"
match: { type: WAID, form: ["INCOME"] }
keyFigures: [wages]
fields:
  entries:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: kind
      cases:
        W-2: { texts: [FORM W-2 WAGES], fields: { wages: { from: ITEMS > WAGES, as: money }, held: { from: ITEMS > TAX WITHHELD, as: money } } }
        1099-R: { texts: [FORM 1099-R], fields: { paid: { from: ITEMS > PAID, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  wages: { derive: '$sumMoney(entries[kind = "W-2"].wages)', as: money }
  held: { derive: '$sumMoney(entries[kind = "W-2"].held)', as: money }
`
  test('stop the totals of which they carry a label, and no others', () => {
    const own = createMapper({ mappings: [kinds], bundled: false })
    const known = { TYPE: 'Form W-2 Wages', ITEMS: { WAGES: '$10.00', 'TAX WITHHELD': '$1.00' } }
    const about = (entry: unknown): readonly string[] =>
      own
        .mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [known, entry] })
        .issues.map(({ code, path, pointer }) => `${code} ${path ?? pointer}`)
    const unknown = 'transcript/unknown-entry /SECTION_INCOME/1'
    expect(about({ TYPE: 'Form 1099-ZZ', ITEMS: { AMOUNT: '$5.00' } })).toEqual([unknown])
    expect(about({ TYPE: 'Form 1099-ZZ', ITEMS: { 'TAX WITHHELD': '$5.00' } })).toEqual([
      unknown,
      'value/incomplete /held',
    ])
    expect(about({ TYPE: 'Form W-2 Statement', ITEMS: { PAY: '$5.00' } })).toEqual([
      'transcript/unfamiliar-title /SECTION_INCOME/1',
      'value/incomplete /wages',
      'value/incomplete /held',
      'transcript/unread-section /SECTION_INCOME/1/ITEMS',
    ])
    for (const TYPE of ['Corrected W-2', 'Form W-2 (corrected)'])
      expect(about({ TYPE, ITEMS: { PAY: '$5.00' } })).toEqual([
        unknown,
        'value/incomplete /wages',
        'value/incomplete /held',
      ])
    expect(about({ KIND: 'x', ITEMS: { PAY: '$5.00' } })).toEqual([
      unknown,
      'value/incomplete /wages',
      'value/incomplete /held',
    ])
  })
})

describe('entries that do not say in known words whether they count', () => {
  const flagged = `id: flagged
title: Flagged
version: "1.0.0"
match: { type: WAID, form: ["INCOME"] }
fields:
  entries:
    each: SECTION_INCOME
    fields:
      kind: { from: KIND, as: flag, yes: [First], no: [Second] }
      void: { from: VOID, as: flag, yes: [Void] }
      pay: { from: PAY, as: money }
      tip: { from: TIP, as: money }
  pay: { derive: '$sumMoney(entries[(kind.value ?? false) and $not(void.value ?? false)].pay)', as: money }
`
  const own = createMapper({ mappings: [flagged], bundled: false })
  const about = (...entries: readonly unknown[]): readonly string[] =>
    own
      .mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries })
      // That the flag itself says neither is an issue of its own.
      .issues.filter(({ code }) => code !== 'value/undecided')
      .map(({ code, path, pointer }) => `${code} ${path} ${pointer}`)
  const first = { KIND: 'First', PAY: '$1.00' }

  test('stop the total, at the flag or at the entry', () => {
    expect(about(first, { KIND: 'Third', PAY: '$2.00' })).toEqual([
      'value/incomplete /pay /SECTION_INCOME/1/KIND',
    ])
    expect(about(first, { PAY: '$2.00' })).toEqual(['value/incomplete /pay /SECTION_INCOME/1'])
    expect(about(first, { ...first, VOID: 'Perhaps' })).toEqual([
      'value/incomplete /pay /SECTION_INCOME/1/VOID',
    ])
    const { issues } = own.mapTranscript({
      TYPE: 'WAID',
      FORM: 'INCOME',
      SECTION_INCOME: [first, { PAY: '$2.00' }],
    })
    expect(issues.map(({ message }) => message)).toEqual([
      'pay has no value: it may leave out an entry whose "KIND" is absent or says neither yes nor no',
    ])
  })

  test('stop the total without an amount, too: were they counted, it would have no value', () => {
    expect(about(first, { KIND: 'Third', TIP: '$2.00' })).toEqual([
      'value/incomplete /pay /SECTION_INCOME/1/KIND',
    ])
    expect(about(first, {})).toEqual(['value/incomplete /pay /SECTION_INCOME/1'])
  })

  test('stop nothing where they are left out on purpose', () => {
    expect(about(first, { KIND: 'Second', PAY: '$2.00' }, { ...first, VOID: 'Void' })).toEqual([])
    expect(about(first, { KIND: 'Second', PAY: '$2.00', VOID: 'Perhaps' })).toEqual([])
    expect(about(first, { KIND: 'Third', PAY: '$2.00', VOID: 'Void' })).toEqual([])
  })

  test('a flag whose absence leaves nothing out may be absent', () => {
    expect(about(first, first)).toEqual([])
  })
})

describe('the look at what was left unread takes time in line with the document', () => {
  const sizes = [1000, 8000] as const
  const documents: readonly (readonly [string, (size: number) => Record<string, unknown>])[] = [
    ['lines of a section', size => ({ SECTION_INCOME: lines(size, index => `WAGE LINE ${index}`) })],
    [
      'lines of the same words',
      size => ({ SECTION_INCOME: lines(size, index => `${'TOTAL WAGES '.repeat(index % 9)}${index}`) }),
    ],
    [
      'entries without a code',
      size => ({ SECTION_PAYMENTS: Array.from({ length: size }, () => ({ KIND: '150', AMT: '$1.00' })) }),
    ],
    [
      'entries with lines like none',
      size => ({
        SECTION_PAYMENTS: Array.from({ length: size }, (_, index) => ({
          CODE: '150',
          [`Q${index}`]: '$1.00',
        })),
      }),
    ],
    ['sections', size => lines(size, index => `SCHEDULE C ${index}`, { 'NET LOSS': '$0.00' })],
    [
      'a second list',
      size => ({
        SECTION_PAYMENTS: [],
        'PAYMENTS MADE': Array.from({ length: size }, () => ({ CODE: '150', AMOUNT: '$1.00' })),
      }),
    ],
  ]

  test.each(documents)('%s', (_, content) => {
    const mapped = (size: number) => {
      const document = { TYPE: 'RETR', FORM: '1040', ...content(size) }
      return () => mapper.mapTranscript(document)
    }
    // Eight times the document; quadratic work would take sixty-four times as long.
    expectGrowth(sizes, mapped, smallest => 24 * Math.max(4, smallest))
  })
})

function lines(
  size: number,
  label: (index: number) => string,
  value: unknown = '$1.00',
): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: size }, (_, index) => [label(index), value]))
}

test('TYPE and FORM of a document are not taken for a field that is absent', () => {
  const own = `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
keyFigures: [name]
fields: { name: { from: FORM NAME, as: text }, kind: { from: FORM TYPE, as: code } }
`
  const { issues, unmapped } = createMapper({ mappings: [own], bundled: false }).mapTranscript({
    TYPE: 'RETR',
    FORM: '1040',
  })
  expect(issues).toEqual([])
  expect(unmapped).toEqual(['/TYPE', '/FORM'])
})
