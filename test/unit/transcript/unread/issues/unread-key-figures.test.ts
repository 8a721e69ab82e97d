/** Key figures inside what is absent itself. */
import { describe, expect, test } from 'vitest'
import { issuesOf, mapped } from '../../../../support/mapped.ts'

const body = `keyFigures: [filing.joint.value]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      joint: { from: JOINT RETURN, as: flag, yes: "Y" }
`

test('a part of a value is absent with it, and reported at the line that may be it', () => {
  expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', QZX: 'Y' } }))).toEqual([
    'transcript/unread-key-figure /SECTION_FILING/QZX',
  ])
  expect(issuesOf(mapped(body, { SECTION_FILING: { NAME: 'A', 'JOINT RETURN': 'Y', QZX: 'Y' } }))).toEqual([])
})

test('a figure that has a value from one of two lines is not missing, though the other line is absent', () => {
  const either = `keyFigures: [owed]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: SECTION_FILING
    fields:
      name: { from: NAME, as: text }
      now: { from: OWED NOW, as: money }
      later: { from: OWED LATER, as: money }
  owed: { derive: '$exists(filing.now) and filing.now != null ? filing.now : filing.later', as: money }
`
  const lines = { NAME: 'A', 'OWED NOW': '$1.00', QZX: '$2.00' }
  expect(
    issuesOf(mapped(either, { SECTION_FILING: lines })).filter(found => found.includes('figure')),
  ).toEqual([])
})

describe('a key figure that is absent', () => {
  const several = `keyFigures: [income.wages, income.payer, tax.due, total]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  income:
    section: SECTION_INCOME
    fields:
      name: { from: NAME, as: text }
      payer: { from: PAYER, as: text }
      wages: { from: TOTAL WAGES, as: money }
      tips: { from: TIPS, as: money }
  tax:
    section: SECTION_TAX
    fields:
      year: { from: YEAR, as: text }
      due: { from: TAX DUE, as: money }
  rows: { each: ROWS, where: { CODE: [A] }, fields: { pay: { from: PAY, as: money }, note: { from: NOTE, as: text } } }
  total: { derive: '$addMoney(income.wages, income.tips)', as: money }
`
  const income = { NAME: 'A', PAYER: 'B', 'TOTAL WAGES': '$1.00', TIPS: '$1.00' }
  const tax = { YEAR: '2023', 'TAX DUE': '$1.00' }
  const [noWages, noDue] = [{ NAME: 'A', PAYER: 'B', TIPS: '$1.00' }, { YEAR: '2023' }]
  const neither = { NAME: 'A', PAYER: 'B' }
  /** The figures that a line could hold, each with that line and how many more could. */
  const figures = (document: Readonly<Record<string, unknown>>): readonly string[] =>
    mapped(several, document)
      .issues.filter(({ code }) => code === 'transcript/unread-key-figure')
      .map(
        ({ path, pointer, message }) =>
          `${path} ${pointer} ${/so could ([0-9]+) more/.exec(message)?.[1] ?? 0}`,
      )
  const lines = (count: number, value: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`QZ${index}X`, value]))

  test.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    [
      'that is said to be likely it',
      { SECTION_INCOME: income, SECTION_TAX: { ...noDue, QZX: 'see 7', QZY: '$2.00' } },
      [],
    ],
    [
      'in its section, of several',
      { SECTION_INCOME: { ...neither, QZX: '$2.00' }, SECTION_TAX: tax },
      ['/income/wages /SECTION_INCOME/QZX 0', '/total /SECTION_INCOME/QZX 0'],
    ],
    [
      'most alike, though it is taken for a field itself',
      { SECTION_INCOME: { ...neither, QZX: '$1.00', 'WAGES IN ALL': '$2.00' }, SECTION_TAX: tax },
      ['/total /SECTION_INCOME/WAGES IN ALL 1'],
    ],
    [
      'that is not taken for a field, rather than one that is',
      {
        SECTION_INCOME: { ...neither, 'WAGES IN ALL': '$1.00', QZX: '$2.00', QZY: '$3.00' },
        SECTION_TAX: tax,
      },
      ['/total /SECTION_INCOME/QZY 2'],
    ],
    [
      'in a section that is printed again',
      { SECTION_INCOME: income, 'Section_Income:': { ...income, 'TAX DUE': '$1.00' } },
      [],
    ],
    [
      'that has its label, and says what it cannot hold',
      { SECTION_INCOME: noWages, SECTION_TAX: { ...tax, 'TOTAL WAGES': 'soon' } },
      [],
    ],
    [
      'with the label of a part of it that is there',
      {
        SECTION_INCOME: { ...neither, 'TOTAL WAGES': '$1.00' },
        SECTION_TAX: tax,
        QZY: { 'TOTAL WAGES': '$2.00' },
      },
      [],
    ],
    [
      'that has its label in another section',
      { SECTION_INCOME: noWages, SECTION_TAX: { ...tax, 'TOTAL WAGES': '$1.00' } },
      ['/income/wages /SECTION_TAX/TOTAL WAGES 0', '/total /SECTION_TAX/TOTAL WAGES 0'],
    ],
    ['beside its section, which is there', { SECTION_INCOME: noWages, SECTION_TAX: tax, QZX: '$1.00' }, []],
    ['beside its section, which is not there', { SECTION_INCOME: income, QZX: '$1.00' }, ['/tax/due /QZX 0']],
    ['in another section', { SECTION_INCOME: noWages, SECTION_TAX: { ...tax, QZX: '$1.00' } }, []],
    [
      'in an entry of a list',
      { SECTION_INCOME: income, ROWS: [{ CODE: 'A', 'TAX DUE': '$1.00', NOTE: 'x' }] },
      [],
    ],
    [
      'in an entry that is left out',
      {
        SECTION_INCOME: income,
        ROWS: [
          { CODE: 'A', PAY: '$1.00' },
          { CODE: 'B', 'TAX DUE': '$1.00' },
        ],
      },
      [],
    ],
    [
      'in a section that may be its own',
      { SECTION_TAX: tax, 'INCOMES, SECTION': { QZX: '$1.00' } },
      ['/income/wages /INCOMES, SECTION/QZX 0', '/total /INCOMES, SECTION/QZX 0'],
    ],
    [
      'in a section that may be another',
      { 'INCOMES, SECTION': { QZX: '$1.00' } },
      ['/income/wages /INCOMES, SECTION/QZX 0', '/total /INCOMES, SECTION/QZX 0'],
    ],
    [
      'in a section of which nothing tells what it is',
      { QZY: { QZX: '$1.00' } },
      ['/income/wages /QZY/QZX 0', '/tax/due /QZY/QZX 0', '/total /QZY/QZX 0'],
    ],
    [
      'in such a section, where its own is there',
      { SECTION_INCOME: income, SECTION_TAX: noDue, QZY: { QZX: '$1.00' } },
      [],
    ],
    [
      'with any text, in its section',
      { SECTION_INCOME: { 'TOTAL WAGES': '$1.00', TIPS: '$1.00', NAME: 'A', QZX: 'B' }, SECTION_TAX: tax },
      ['/income/payer /SECTION_INCOME/QZX 0'],
    ],
    [
      'with any text, in its section of which nothing was read',
      { SECTION_INCOME: { QZX: 'B' }, SECTION_TAX: tax },
      [],
    ],
    [
      'with any text, in a section that may be its own',
      { SECTION_TAX: tax, 'INCOMES, SECTION': { QZX: 'B' } },
      [],
    ],
  ])('may be a line %s', (_, document, want) => {
    expect(figures(document)).toEqual(want)
  })

  test('is looked for among lines that are no amounts, the first four hundred by their labels', () => {
    const due = (count: number): Record<string, unknown> => ({
      SECTION_INCOME: { ...income, ...lines(count, 'see 7'), 'TAX DUE': '$1.00' },
      SECTION_TAX: noDue,
    })
    expect(figures(due(399))).toEqual(['/tax/due /SECTION_INCOME/TAX DUE 0'])
    expect(figures(due(400))).toEqual([])
  })

  test('is looked for behind four hundred lines by its place and text', () => {
    const behind = { ...noDue, ...lines(900, 'see 7'), QZY: '$1.00', QZX: '$1.00' }
    expect(figures({ SECTION_INCOME: income, SECTION_TAX: behind })).toEqual(['/tax/due /SECTION_TAX/QZY 0'])
  })

  test('counts the lines that could hold it, as far as they are compared with the labels that it is read from', () => {
    const could = (count: number): readonly string[] =>
      figures({ SECTION_INCOME: { ...neither, ...lines(count, '$1.00') }, SECTION_TAX: tax })
    expect(could(100)).toEqual(['/income/wages /SECTION_INCOME/QZ0X 99', '/total /SECTION_INCOME/QZ0X 99'])
    // The total is read from two.
    expect(could(450)).toEqual(['/income/wages /SECTION_INCOME/QZ0X 399', '/total /SECTION_INCOME/QZ0X 199'])
  })
})

test('a figure that only entries have may be a line elsewhere by its label, whatever else is called so', () => {
  const first = `keyFigures: [first]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  pay: { from: PAY AMOUNT, as: money }
  rows: { each: ROWS, fields: { pay: { from: PAY AMOUNT, as: money } } }
  first: { derive: 'rows[0].pay', as: money }
`
  const found = (lines: object): readonly string[] =>
    issuesOf(mapped(first, { 'PAY AMOUNT': '$1.00', ...lines }))
  expect(found({ 'PAY AMOUNTS': '$2.00' })).toEqual(['transcript/unread-key-figure /PAY AMOUNTS'])
  expect(found({ QZX: '$2.00' })).toEqual([])
})

describe('what is worded like an amount', () => {
  const benefits = `keyFigures: [benefits]
fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  benefits: { from: SOCIAL SECURITY BENEFITS, as: money }
`
  const found = (value: string): readonly string[] =>
    issuesOf(mapped(benefits, { MORE: { 'SOCIAL SECURITY NUMBER': value } })).filter(each =>
      each.startsWith('transcript/unread-key-figure'),
    )

  test.each(['XXX-XX-1111', '900-00-1111', '01-02-2021', '*****-1111', ' 12/31/2021 '])(
    'is none where it is a number of somebody or a day: %j',
    value => {
      expect(found(value)).toEqual([])
    },
  )

  test.each(['$12.00', '12 est.', '-12', '1111'])('may be it otherwise, readable or not: %j', value => {
    expect(found(value)).toEqual(['transcript/unread-key-figure /MORE/SOCIAL SECURITY NUMBER'])
  })
})
