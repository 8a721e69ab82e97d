/** Which absent field an unread line may be, and which sections are said to be unread: the choices, and their limits. */

import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../../../src/index.ts'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

const header = '  type: { from: TYPE, as: code }\n  form: { from: FORM, as: code }\n'
const body = `fields:
${header}  income:
    section: SECTION_INCOME
    fields:
      name: { from: NAME, as: text }
      interest: { from: [TAXABLE INTEREST, INTEREST IN ALL], as: money }
      refunds: { from: STATE REFUNDS, as: money, evidence: unsourced }
      paidOn: { from: DATE PAID, as: date }
`
const whole = {
  NAME: 'A',
  'TAXABLE INTEREST': '$1.00',
  'STATE REFUNDS': '$2.00',
  'DATE PAID': '01-02-2024',
}
type Label = keyof typeof whole

function without(...labels: readonly Label[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([label]) => !labels.some(each => each === label)))
}

/** `count` lines, of which no field reads one. */
function others(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`QZ${index}X`, 'soon']))
}

/** The issues about absent fields, each with its field and its line. */
function likely(document: Readonly<Record<string, unknown>>, by = body): readonly string[] {
  return mapped(by, document)
    .issues.filter(({ code }) => code === 'transcript/likely-label')
    .map(({ path, pointer }) => `${path} ${pointer}`)
}

describe('an absent field', () => {
  const at = (label: string): string => `/income/interest /SECTION_INCOME/${label}`
  test.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    [
      'goes to the line that it reads, rather than to one more alike that it cannot read',
      { 'INTEREST, TAXABLE': 'see 7', 'TAXABLE INTERST': '$1.00' },
      [at('TAXABLE INTERST')],
    ],
    [
      'goes to a line that it cannot read where there is no other',
      { 'INTEREST, TAXABLE': 'see 7' },
      [at('INTEREST, TAXABLE')],
    ],
    [
      'goes to the first of two lines that are as alike',
      { 'TAXABLE INTRST': '$1.00', 'TAXABLE INTERST': '$2.00' },
      [at('TAXABLE INTRST')],
    ],
    [
      'goes by its label to a line that says nothing',
      { 'INTEREST, TAXABLE': 'N/A' },
      [at('INTEREST, TAXABLE')],
    ],
    ['goes to no line that is null', { 'INTEREST, TAXABLE': null }, []],
  ])('%s', (_, lines, want) => {
    expect(likely({ SECTION_INCOME: { ...without('TAXABLE INTEREST'), ...lines } })).toEqual(want)
  })

  test('that is read from a later label may be a line like an earlier one, and from an earlier label none like a later one', () => {
    const later = { ...without('TAXABLE INTEREST'), 'INTEREST IN ALL': '$1.00' }
    expect(likely({ SECTION_INCOME: { ...later, 'TAXABLE INTERST': '$2.00' } })).toEqual([
      at('TAXABLE INTERST'),
    ])
    expect(likely({ SECTION_INCOME: { ...later, 'TAXABLE INTERST': 'see 7' } })).toEqual([])
    expect(likely({ SECTION_INCOME: { ...whole, 'INTERST IN ALL': '$2.00' } })).toEqual([])
  })
})

test('a label that another one stands in for gives way to a field that is absent, and asks for half of its words', () => {
  const two = `fields:
${header}  income:
    section: SECTION_INCOME
    fields:
      interest: { from: [TAXABLE INTEREST, INTEREST IN ALL], as: money }
      out: { from: INTEREST PAID OUT, as: money }
      refunds: { from: [STATE REFUNDS, TAXES BACK], as: money, evidence: unsourced }
`
  const read = { 'INTEREST IN ALL': '$1.00', 'TAXES BACK': '$1.00' }
  const both = { ...read, 'TAXABLE INTEREST PAID': '$2.00' }
  expect(likely({ SECTION_INCOME: both }, two)).toEqual(['/income/out /SECTION_INCOME/TAXABLE INTEREST PAID'])
  const whole = { ...read, 'INTEREST PAID OUT': '$1.00' }
  const found = (label: string): readonly string[] =>
    likely({ SECTION_INCOME: { ...whole, [label]: '$2.00' } }, two)
  expect(found('STATE QZX')).toEqual(['/income/refunds /SECTION_INCOME/STATE QZX'])
  expect(found('STATE QZX QZY')).toEqual([])
})

test('in an entry of a kind that is not known no line is likely a field', () => {
  const kinds = `fields:
${header}  entries:
    each: ENTRIES
    choose:
      by: KIND
      as: kind
      cases: { a: { texts: [A], fields: { pay: { from: PAY, as: money } } } }
      otherwise: { case: other, fields: { total: { from: TOTAL WAGES, as: money }, items: { section: ITEMS, fields: { note: { from: NOTE, as: text }, tip: { from: TIP, as: money } } } } }
`
  const entry = { 'WAGES IN ALL': '$1.00', ITEMS: { NOTE: 'x' }, 'ITEMS (CONTINUED)': { TIP: '$1.00' } }
  expect(likely({ ENTRIES: [{ KIND: 'Z', ...entry }] }, kinds)).toEqual([])
})

test('the issues of likely labels stand in the order of the document, whichever line is most alike', () => {
  const lines = {
    'DATE PAID OUT': '01-02-2024',
    'TAXABLE INTERST': '$1.00',
    'INTEREST, TAXABLE': '$2.00',
    'REFUNDS, STATE': '$3.00',
  }
  expect(likely({ SECTION_INCOME: { NAME: 'A', ...lines } })).toEqual([
    '/income/paidOn /SECTION_INCOME/DATE PAID OUT',
    '/income/interest /SECTION_INCOME/INTEREST, TAXABLE',
    '/income/refunds /SECTION_INCOME/REFUNDS, STATE',
  ])
})

describe('the only absent field that could read a line like none', () => {
  test.each<readonly [string, readonly Label[], Record<string, unknown>, readonly string[]]>([
    [
      'may have several labels',
      ['TAXABLE INTEREST'],
      { QZX: '$1.00' },
      ['/income/interest /SECTION_INCOME/QZX'],
    ],
    [
      'is one that no line is like',
      ['TAXABLE INTEREST', 'STATE REFUNDS'],
      { 'TAXABLE INTERST': '$1.00', QZX: '$2.00' },
      ['/income/interest /SECTION_INCOME/TAXABLE INTERST', '/income/refunds /SECTION_INCOME/QZX'],
    ],
    [
      'is not asked for by a line that is like another',
      ['TAXABLE INTEREST', 'STATE REFUNDS'],
      { 'TAXABLE INTERST': '$1.00', 'INTEREST, TAXABLE': '$2.00' },
      ['/income/interest /SECTION_INCOME/INTEREST, TAXABLE'],
    ],
    ['is none of several', ['TAXABLE INTEREST', 'STATE REFUNDS'], { QZX: '$2.00' }, []],
    ['is none that takes any text', ['NAME'], { QZX: 'B' }, []],
    [
      'goes to the first such line',
      ['DATE PAID'],
      { QZX: '01-02-2024', QZY: '01-03-2024' },
      ['/income/paidOn /SECTION_INCOME/QZX'],
    ],
    [
      'is looked for behind 199 lines',
      ['DATE PAID'],
      { ...others(199), QZX: '01-02-2024' },
      ['/income/paidOn /SECTION_INCOME/QZX'],
    ],
    ['is not looked for behind 200', ['DATE PAID'], { ...others(200), QZX: '01-02-2024' }, []],
  ])('%s', (_, labels, lines, want) => {
    expect(likely({ SECTION_INCOME: { ...without(...labels), ...lines } })).toEqual(want)
  })
})

describe('a line of an unread section beside that of an absent field', () => {
  const missing = without('DATE PAID')
  const day = { 'DATE PAID': '01-02-2024' }
  const found = (title: string): readonly string[] => [`/income/paidOn /${title}/DATE PAID`]
  test.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    ['may be it', { SECTION_INCOME: missing, 'INCOME (CONTINUED)': day }, found('INCOME (CONTINUED)')],
    ['is not under another title', { SECTION_INCOME: missing, 'PAYMENTS (CONTINUED)': day }, []],
    [
      'is not under another label',
      { SECTION_INCOME: missing, 'INCOME (CONTINUED)': { 'DAY PAID': '01-02-2024' } },
      [],
    ],
    [
      'is not where the field cannot read it',
      { SECTION_INCOME: missing, 'INCOME (CONTINUED)': { 'DATE PAID': 'soon' } },
      [],
    ],
    ['is not where the field is there', { SECTION_INCOME: whole, 'INCOME (CONTINUED)': day }, []],
    ['is not where the section itself is absent', { 'INCOME (CONTINUED)': day }, []],
    [
      'is looked for behind 199 lines',
      { SECTION_INCOME: missing, 'INCOME (CONTINUED)': { ...others(199), ...day } },
      found('INCOME (CONTINUED)'),
    ],
    [
      'is not looked for behind 200',
      { SECTION_INCOME: missing, 'INCOME (CONTINUED)': { ...others(200), ...day } },
      [],
    ],
  ])('%s', (_, document, want) => {
    expect(likely(document)).toEqual(want)
  })

  test('goes before lines that are only alike', () => {
    const near = { 'DATE WHEN PAID': '01-03-2024' }
    expect(likely({ SECTION_INCOME: { ...missing, ...near }, 'INCOME (CONTINUED)': day })).toHaveLength(1)
  })
})

describe('an unread section', () => {
  const unread = (document: Readonly<Record<string, unknown>>, by = body): readonly string[] =>
    issuesOf(mapped(by, { SECTION_INCOME: whole, ...document })).filter(each =>
      each.includes('unread-section'),
    )

  test.each([
    [{ '01': 'x' }],
    [{ '1ST': 'x' }],
    [{ A: 'x' }],
    [[{ A: 'x' }]],
    [['x', { A: 'x' }]],
    [[...Array.from({ length: 11 }, () => 'x'), { A: 'x' }]],
  ])('is an object, or a list with one: %j', MORE => {
    expect(unread({ MORE })).toEqual(['transcript/unread-section /MORE'])
  })

  test.each([[['x']], [[['x'], ['y']]], [Array.from({ length: 12 }, () => 'x')]])(
    'is no list of texts: %j',
    MORE => {
      expect(unread({ MORE })).toEqual([])
    },
  )

  test('that holds others is named, and they are not', () => {
    expect(unread({ MORE: { A: { B: { C: 'x' } }, D: [{ E: 'x' }] } })).toEqual([
      'transcript/unread-section /MORE',
    ])
  })

  test('is told of once, each with its partner, and of so many sections', () => {
    const sections = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`INCOMES QZ${index}X`, { A: 'x' }]),
    )
    const { issues } = mapped(body, { NAME: 'A', ...sections })
    const told = issues.filter(({ code }) => code === 'transcript/unread-section')
    expect(told).toHaveLength(60)
    expect(told.map(({ message }) => message.includes('SECTION_INCOME')).lastIndexOf(true)).toBe(49)
  })
})

describe('a known section of which nothing was read', () => {
  const deep = `fields:
${header}  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      part: { section: PART, fields: { total: { from: TOTAL, as: money }, rows: { each: ROWS, fields: { pay: { from: PAY, as: money } } }, others: { each: OTHERS, where: { CODE: [A] }, fields: { pay: { from: PAY, as: money } } } } }
      schedules: { occurrences: SCHEDULE C, fields: { net: { from: NET, as: money } } }
`
  test.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    ['is named by the outermost', { PART: { QZX: 'x', ROWS: [{ QZX: 'x' }] } }, ['']],
    ['is not named where other issues name all of it', { PART: 'x' }, []],
    [
      'is not named where other issues name all of a printing of it',
      { PART: { TOTAL: '$1.00' }, 'Part:': { TOTAL: '$2.00' } },
      [],
    ],
    ['is named below one that was read', { NAME: 'A', PART: { QZX: 'x' } }, ['/PART']],
    ['is not named where a list in it was', { NAME: 'A', PART: { QZX: 'x', ROWS: [{ PAY: '$1.00' }] } }, []],
    [
      'is named at its list where none of the entries was',
      {
        NAME: 'A',
        PART: {
          TOTAL: '$1.00',
          ROWS: [{ QZX: 'x' }, { QZX: 'x' }],
        },
      },
      ['/PART/ROWS'],
    ],
    [
      'is not named where one entry of several was',
      {
        NAME: 'A',
        PART: {
          TOTAL: '$1.00',
          ROWS: [{ QZX: 'x' }, { PAY: '$1.00' }],
        },
      },
      [],
    ],
    [
      'is not one of the entries that a list leaves out',
      {
        PART: {
          ROWS: [{ PAY: '$1.00' }, { CODE: 'B', QZX: 'x' }],
        },
      },
      [],
    ],
    ['is named once for each printing', { NAME: 'A', 'SCHEDULE C': { QZX: 'x' } }, ['/SCHEDULE C']],
    [
      'is named beside a printing that was read',
      { NAME: 'A', 'SCHEDULE C': [{ NET: '$1.00' }, { QZX: 'x' }] },
      ['/SCHEDULE C/1'],
    ],
  ])('%s', (_, filing, want) => {
    const found = issuesOf(mapped(deep, { SECTION_FILING: filing })).filter(each =>
      each.includes('unread-section'),
    )
    expect(found).toEqual(want.map(each => `transcript/unread-section /SECTION_FILING${each}`))
  })
})

test('an unread section that is like no absent one is named alone', () => {
  const { issues } = mapped(body, { SECTION_INCOME: whole, QZX: { A: 'x' } })
  expect(issues.map(({ message }) => message)).toEqual(['Nothing in section /(not shown) is read'])
})

test('a section of an entry that one of two lists does not know is not named: the entry is', () => {
  const both = `fields:
${header}  all: { each: ENTRIES, fields: { note: { from: NOTE, as: text } } }
  some: { each: ENTRIES, choose: { by: KIND, as: kind, cases: { a: { texts: [A], fields: { pay: { from: PAY, as: money } } } }, otherwise: { case: other, fields: {} } } }
`
  const found = (KIND: string): readonly string[] =>
    issuesOf(mapped(both, { ENTRIES: [{ KIND, NOTE: 'x', PAY: '$1.00', MORE: { A: 'x' } }] }))
  expect(found('A')).toEqual(['transcript/unread-section /ENTRIES/0/MORE'])
  expect(found('Z')).toEqual(['transcript/unknown-entry /ENTRIES/0'])
})

test('a schedule that goes on under a title of its own is not taken for another schedule', () => {
  const title = 'SCHEDULE C--PROFIT OR LOSS FROM BUSINESS'
  for (const more of [' (CONTINUED)', ' PAGE 2']) {
    const SECTION_FILING = {
      [title]: {
        'GROSS RECEIPTS OR SALES': '$3.00',
        'SCH C NET PROFIT OR LOSS PER COMPUTER': '$1.00',
      },
      [title + more]: { 'CAR AND TRUCK EXPENSES': '$5.00' },
      'TAX AND CREDITS': { 'TAXABLE INCOME': '$0.00' },
    }
    const { issues } = mapTranscript({ TYPE: 'RETR', FORM: '1040', SECTION_FILING })
    expect(issues.map(({ code }) => code)).toEqual(['transcript/unread-section'])
    expect(issues[0]?.message).toMatch(/is read$/)
  }
})
