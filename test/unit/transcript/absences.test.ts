/** What is said of a field whose line is not there: which section, entry or label is missing, and where. */
import { describe, expect, test } from 'vitest'
import { Absences, casesOf, figureSays, readSays } from '../../../src/transcript/lineage/absences.ts'
import { readingOf } from '../../../src/transcript/result/transcript-result.ts'
import { whyNoValue } from '../../../src/transcript/result/why-no-value.ts'
import { mapped } from '../../support/mapped.ts'

const body = `fields:
  form: { from: FORM, as: code }
  income:
    section: SECTION_FILING.INCOME
    fields:
      wages: { from: WAGES, as: money }
      rents:
        section: RENTS
        fields:
          net: { from: NET, as: money }
  isJoint: { whether: SECTION_FILING.STATUS, is: [Joint] }
  rows:
    each: SECTION_ROWS
    fields:
      amount: { from: AMOUNT, as: money }
  forms:
    each: SECTION_FORMS
    choose:
      by: FORM
      as: form
      cases:
        W-2: { texts: Form W-2, fields: { wages: { from: WAGES, as: money } } }
        INT: { texts: Form 1099-INT, fields: { interest: { from: INTEREST, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  extra: { keep: SECTION_EXTRA }
  total: { derive: $sumMoney(rows.amount), as: money }
`
const result = mapped(body, {
  SECTION_FILING: { INCOME: {} },
  SECTION_ROWS: [{ AMOUNT: '$1.00' }, {}],
  SECTION_FORMS: [{ FORM: 'Form 1099-INT' }],
})
const { fields, view } = result[readingOf]
const absences = new Absences(fields, view, result.lineage())

test.each([
  ['/income/wages', 'no line is labelled WAGES in /SECTION_FILING/INCOME'],
  ['/income/rents/net', 'the transcript has no section RENTS in /SECTION_FILING/INCOME'],
  ['/isJoint', 'the transcript has no SECTION_FILING > STATUS'],
  ['/extra', 'the transcript has no SECTION_EXTRA'],
  ['/rows/1/amount', 'no line is labelled AMOUNT in /SECTION_ROWS/1'],
  ['/rows/2/amount', 'the list has 2 entries, from 0 on'],
  ['/forms/1/interest', 'the list has 1 entry, from 0 on'],
  ['/rows/amount', 'no entry of SECTION_ROWS has a line of it'],
  ['/forms/0/interest', 'no line is labelled INTEREST in /SECTION_FORMS/0'],
  ['/income/nothing', 'nothing of the transcript leads to it'],
  ['/rows', 'nothing of the transcript leads to it'],
  ['/total', 'nothing of the transcript leads to it'],
  ['/income', 'nothing of the transcript leads to it'],
])('%s: %s', (path, says) => {
  expect(absences.missing(path)).toBe(says)
})

test('a whole document without the section is said of no place', () => {
  const none = mapped(body, {})
  const [wages] = whyNoValue(none, '/income/wages')
  expect(wages?.says).toBe('the transcript has no section SECTION_FILING > INCOME')
  expect(whyNoValue(none, '/rows/0/amount')[0]?.says).toBe('the transcript has no entry of SECTION_ROWS')
})

describe('of a choice', () => {
  const choice = fields.find(field => field.kind === 'choice')
  if (choice?.kind !== 'choice') throw new TypeError('no choice')

  test('the fields are those of the case that has the name, else of the otherwise', () => {
    expect(casesOf(choice, 'interest')).toBe(choice.cases[1]?.fields)
    expect(casesOf(choice, 'nothing')).toBe(choice.otherwise.fields)
    expect(casesOf(choice, undefined)).toBe(choice.otherwise.fields)
  })
})

test('what is read is said with its normalizer, where there is one', () => {
  expect([readSays('value', 'money'), readSays('value', null), readSays('invalid', null)]).toEqual([
    'the line is there and read as money',
    'the line is there and read',
    'the line is there and cannot be read',
  ])
})

test('of a derived field it is said whether something lacks', () => {
  expect([figureSays('value', 0), figureSays('absent', 0), figureSays('absent', 2)]).toEqual([
    'derived from these fields',
    'derived, and nothing comes out of what is there',
    'not derived, as these inputs have no value',
  ])
})

test('a mapping without fields has nothing to explain', () => {
  expect(whyNoValue(mapped('fields: {}\n', {}))).toEqual([])
})

describe('inside a section with a list', () => {
  const inner = `fields:
  party:
    section: [PAYER, SECTION_X > ISSUER]
    fields:
      name: { from: [NAME, OTHER > NAME], as: text }
      isOwn: { whether: OWN, is: [Own] }
      rest: { keep: REST }
      rows:
        each: ROWS
        fields:
          amount: { from: AMOUNT, as: money }
          above: { rowAboveWhen: CODE, is: [""] }
          part: { section: [PART, PIECE], fields: { line: { from: LINE, as: text } } }
  nothing: { notice: [No data] }
  schedules: { occurrences: SECTION_FILING > SCHEDULE C, fields: { profit: { from: PROFIT, as: money } } }
`
  const says = (document: Readonly<Record<string, unknown>>, path: string): string => {
    const result = mapped(inner, document)
    const { fields, view } = result[readingOf]
    return new Absences(fields, view, result.lineage()).missing(path)
  }
  const payer = { PAYER: { ROWS: [{ CODE: '1' }, { CODE: '', PIECE: {} }] } }

  test.each([
    ['/party/name', 'no line is labelled NAME or OTHER > NAME in /PAYER'],
    ['/party/isOwn', 'the transcript has no OWN in /PAYER'],
    ['/party/rest', 'the transcript has no REST in /PAYER'],
    ['/party/rows/0/amount', 'no line is labelled AMOUNT in /PAYER/ROWS/0'],
    ['/party/rows/1/amount', 'no line is labelled AMOUNT in /PAYER/ROWS/1'],
    ['/party/rows/0/part/line', 'the transcript has no section PART or PIECE in /PAYER/ROWS/0'],
    ['/party/rows/1/part/line', 'no line is labelled LINE in /PAYER/ROWS/1/PIECE'],
    ['/party/rows/10/amount', 'the list has 2 entries, from 0 on'],
    ['/party/rows/amount', 'no entry of ROWS has a line of it'],
    ['/party/rows/0/above', 'nothing of the transcript leads to it'],
    ['/nothing', 'nothing of the transcript leads to it'],
    ['', 'nothing of the transcript leads to it'],
    ['/schedules/0/profit', 'the transcript has no entry of SECTION_FILING > SCHEDULE C'],
    ['/schedules/profit', 'the transcript has no entry of SECTION_FILING > SCHEDULE C'],
  ])('%s: %s', (path, want) => {
    expect(says(payer, path)).toBe(want)
  })

  test.each(['/party/name', '/party/rows/0/amount', '/party/rest'])(
    'the section is missing for %s, under each of its names',
    path => {
      expect(says({ SECTION_X: {} }, path)).toBe('the transcript has no section PAYER or SECTION_X > ISSUER')
    },
  )

  test('a line that is there is told by its state, and where it stands', () => {
    const result = mapped(inner, {
      PAYER: {
        NAME: '',
        OWN: 5,
        ROWS: [
          { CODE: '1', AMOUNT: 'a lot' },
          { CODE: '2', AMOUNT: '' },
        ],
      },
    })
    const found = whyNoValue(result, '/party').map(({ path, state, says, pointer }) => [
      path.replace('/party/', ''),
      state,
      says,
      pointer,
    ])
    const at = '/PAYER'
    expect(found.filter(([path]) => !path?.endsWith('line'))).toEqual([
      ['name', 'empty', 'the line is there, and blank or a word for nothing', `${at}/NAME`],
      ['isOwn', 'invalid', 'the line is there and cannot be read', `${at}/OWN`],
      ['rest', 'absent', 'the transcript has no REST in /PAYER', undefined],
      ['rows/0/amount', 'invalid', 'the line is there and cannot be read as money', `${at}/ROWS/0/AMOUNT`],
      [
        'rows/0/above',
        'absent',
        'the line is there, and the row belongs to none above it',
        `${at}/ROWS/0/CODE`,
      ],
      ['rows/1/amount', 'empty', 'the line is there, and blank or a word for nothing', `${at}/ROWS/1/AMOUNT`],
      [
        'rows/1/above',
        'absent',
        'the line is there, and the row belongs to none above it',
        `${at}/ROWS/1/CODE`,
      ],
    ])
  })
})

describe('a derived field without a value lacks', () => {
  const figures = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  filing:
    section: FILING
    fields: { wages: { from: WAGES, as: money }, tips: { from: TIPS, as: money }, rents: { from: RENTS, as: money } }
  rows: { each: ROWS, fields: { amount: { from: AMOUNT, as: money } } }
  base: { derive: "$addMoney(filing.wages, $orZero(filing.tips))", as: money }
  either: { derive: filing.rents ?? filing.tips, as: money }
  sum: { derive: "$addMoney(base, filing.wages)", as: money }
  all: { derive: "$addMoney($sumMoney(rows.amount))", as: money }
`
  const lacksOf = (document: Readonly<Record<string, unknown>>, path: string): readonly string[] =>
    whyNoValue(mapped(figures, document), path).flatMap(({ says, lacks }) => [
      says,
      ...lacks.map(each => each.path),
    ])

  test.each([
    ['what it must have, and not what counts as zero', '/base', ['/filing/wages']],
    ['each that it could be read from', '/either', ['/filing/rents', '/filing/tips']],
    ['the lines of the derived fields that it reads, and each line once', '/sum', ['/filing/wages']],
    ['each entry of a list that has none', '/all', ['/rows/1/amount']],
  ])('%s', (_, path, want) => {
    const document = { ROWS: [{ AMOUNT: '$1.00' }, {}, { AMOUNT: '$2.00' }] }
    expect(lacksOf(document, path)).toEqual(['not derived, as these inputs have no value', ...want])
  })

  test('the lines that cannot be read, and says so', () => {
    const document = { FILING: { WAGES: 'a lot' }, ROWS: [{ AMOUNT: '$1.00' }] }
    const says = 'not derived, as what it rests on cannot be read or computed'
    expect(lacksOf(document, '/base')).toEqual([says, '/filing/wages'])
    expect(lacksOf(document, '/sum')).toEqual([says, '/filing/wages'])
  })
})

test('a figure without a value names thirty lines at most, and looks no further', () => {
  const lines = Array.from({ length: 31 }, (_, at) => `l${at}`)
  const many = `fields:
  form: { from: FORM, as: code }
${lines.map(line => `  ${line}: { from: ${line.toUpperCase()}, as: money }`).join('\n')}
  first: { derive: '$addMoney(${lines.slice(0, 30).join(', ')})', as: money }
  last: { derive: '$addMoney(l30, l30)', as: money }
  total: { derive: '$addMoney(first, last)', as: money }
`
  const lacks = whyNoValue(mapped(many, {}), '/total').flatMap(each => each.lacks)
  expect(lacks.map(({ path }) => path)).toEqual(lines.slice(0, 30).map(line => `/${line}`))
})
