/** Lines beside a list of years that is absent. */
import { describe, expect, test } from 'vitest'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      paid: { amountsByYear: TAX PAID <YYYY> }
`

test.each([
  ['that it could hold', { QZX: '$1.00' }, ['transcript/unread-lines /SECTION_FILING/QZX']],
  ['that it could not', { QZX: 'soon' }, []],
  [
    'beside lines without a value',
    { QZY: undefined, QZZ: null, QZX: '$1.00' },
    ['transcript/unread-lines /SECTION_FILING/QZX'],
  ],
  ['where a year is printed', { QZX: '$1.00', 'TAX PAID 2021': '$1.00' }, []],
])('are reported: a line %s', (_, lines, expected) => {
  expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', ...lines } }))).toEqual(expected)
})

test.each([
  [59, ['transcript/unread-lines /SECTION_FILING']],
  [60, []],
])(
  'are held against fields, the first sixty of a section: behind %d that no field reads, one that it could hold',
  (count, expected) => {
    const others = Array.from({ length: count }, (_, index) => [`QZ${index}X`, 'soon'])
    const lines = { ...Object.fromEntries(others), QZX: '$1.00' }
    expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', ...lines } }))).toEqual(expected)
  },
)

describe('lines that no field reads', () => {
  const several = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  top: { from: TOP, as: money }
  upper: { from: UPPER, as: money }
  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      tax: { from: [TAX DUE, TAX OWED], as: money }
      fee: { from: FEE DUE, as: money }
      duty: { from: DUTY, as: money }
      paidOn: { from: DAY PAID, as: date }
      remark: { from: REMARK, as: text }
      paid: { amountsByYear: AMOUNT OF <YYYY> }
  rows: { each: ROWS, fields: { code: { from: CODE, as: code }, pay: { from: PAY, as: money }, tip: { from: TIP, as: money } } }
`
  const top = { TOP: '$1.00', UPPER: '$1.00' }
  const rest = { NAME: 'A', 'DAY PAID': '01-02-2024', REMARK: 'x' }
  const due = { 'TAX DUE': '$1.00', 'FEE DUE': '$1.00', DUTY: '$1.00', 'AMOUNT OF 2020': '$1.00' }
  const filing = { ...rest, ...due }
  const row = { CODE: 'A', PAY: '$1.00', TIP: '$1.00' }
  const found = (document: Readonly<Record<string, unknown>>): readonly string[] =>
    // What is undefined is not printed.
    mapped(several, JSON.parse(JSON.stringify({ ...top, SECTION_FILING: filing, ...document })))
      .issues.filter(({ code }) => code === 'transcript/unread-lines')
      .map(({ pointer, message }) => {
        const [more, absent] = [/nor ([0-9]+) more/, /beside it ([0-9]+)/].map(
          each => each.exec(message)?.[1] ?? 0,
        )
        return `${pointer} ${more} ${absent}`
      })

  test.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    [
      'are told of at their section, with the fields and years that are absent',
      { SECTION_FILING: { ...rest, QZX: '$1.00', QZY: 'soon' } },
      ['/SECTION_FILING 1 4'],
    ],
    [
      'are told of at the line where there is one',
      { SECTION_FILING: { ...rest, QZY: ' ', QZX: '$1.00' } },
      ['/SECTION_FILING/QZX 0 4'],
    ],
    [
      'are told of at the first where they stand in no section',
      { TOP: undefined, UPPER: undefined, QZY: 'soon', QZX: '$1.00' },
      ['/QZY 1 2'],
    ],
    [
      'are told of in the order of the document',
      { SECTION_FILING: { ...rest, QZX: '$1.00' }, TOP: undefined, UPPER: undefined, QZX: '$1.00' },
      ['/SECTION_FILING/QZX 0 4', '/QZX 0 2'],
    ],
    [
      'count no field that another line may be',
      { SECTION_FILING: { ...rest, 'TAXES DUE': '$1.00', QZX: '$1.00' } },
      ['/SECTION_FILING/QZX 0 3'],
    ],
    [
      'are told of by their label in a list',
      { ROWS: [{ CODE: 'A', QZX: '$1.00', QZY: '$1.00' }, row, { CODE: 'A', QZX: '$2.00' }] },
      ['/ROWS/0/QZX 1 2', '/ROWS/0/QZY 0 2'],
    ],
    [
      'count in a list what is absent from the first entry that they could fill',
      {
        ROWS: [
          { ...row, QZX: '$1.00' },
          { CODE: 'A', QZX: '$2.00' },
        ],
      },
      ['/ROWS/0/QZX 1 2'],
    ],
    [
      'are not told of in a section that is said to be unread',
      { SECTION_FILING: { QZX: '$1.00', QZY: '$2.00' } },
      [],
    ],
    [
      'are not told of in a part of it',
      { SECTION_FILING: { ...rest, QZX: { QZY: '$1.00', QZZ: '$1.00' } } },
      [],
    ],
    [
      'are no amounts for a field that takes any text',
      { SECTION_FILING: { ...filing, NAME: undefined, REMARK: undefined, QZX: ' ($1.00)', QZY: '-$1.00' } },
      [],
    ],
    [
      'may be any text for such a field',
      { SECTION_FILING: { ...filing, NAME: undefined, REMARK: undefined, QZX: '1 $' } },
      ['/SECTION_FILING/QZX 0 2'],
    ],
  ])('%s', (_, document, want) => {
    expect(found(document)).toEqual(want)
  })

  test('are told of so many times', () => {
    const labels = (count: number): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`QZ${index}X`, '$1.00']))
    expect(found({ ROWS: [{ CODE: 'A', ...labels(250) }] })).toHaveLength(200)
  })
})
