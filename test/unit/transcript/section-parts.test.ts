/** Which sections have parts, objects with the number of a part as title: their lines are read as lines of the section. */
import { describe, expect, test } from 'vitest'
import { dataOf, issuesOf, mapped } from '../../support/mapped.ts'

const below = (result: ReturnType<typeof mapped>): readonly string[] =>
  result.unmapped.filter(pointer => pointer !== '/TYPE' && pointer !== '/FORM')

const part = { 'PART I': { TOTAL: '$1.00' } }

test.each([
  ['the transcript itself', 'total: { from: TOTAL, as: money }', part, { total: null }, '/PART I/TOTAL'],
  [
    'a section at its top',
    'total: { from: SECTION_FILING > TOTAL, as: money }',
    { SECTION_FILING: part },
    { total: null },
    '/SECTION_FILING/PART I/TOTAL',
  ],
  [
    'an entry of a list',
    'rows: { each: ROWS, fields: { total: { from: TOTAL, as: money } } }',
    { ROWS: [part] },
    { rows: [{ total: null }] },
    '/ROWS/0/PART I/TOTAL',
  ],
])('%s has none: what is unknown there is a section of its own', (_, field, document, want, pointer) => {
  const result = mapped(`fields:\n  ${field}\n`, document)
  expect(dataOf(result)).toEqual(want)
  expect(below(result)).toEqual([pointer])
})

describe('a section in a section has parts', () => {
  const form = 'SECTION_FILING > FORM 8863'
  const filing = (section: object): Readonly<Record<string, unknown>> => ({
    SECTION_FILING: { 'FORM 8863': section },
  })

  test('where its lines are those of years', () => {
    const result = mapped(
      `fields:\n  years: { amountsByYear: ${form} > TY <YYYY> CREDIT }\n`,
      filing({ 'PART I': { 'TY 2020 CREDIT': '$1.00' } }),
    )
    expect(dataOf(result)).toEqual({ years: [{ year: 2020, amount: '1.00' }] })
    expect(below(result)).toEqual([])
  })

  test('where it may be printed several times', () => {
    const result = mapped(
      `fields:\n  all: { occurrences: ${form}, fields: { total: { from: TOTAL, as: money } } }\n`,
      filing(part),
    )
    expect(dataOf(result)).toEqual({ all: [{ total: '1.00' }] })
    expect(below(result)).toEqual([])
  })

  test.each([
    [
      'JSON in a text is no part of it, and is said',
      '{"TOTAL":"$1.00"}',
      ['transcript/wrong-shape'],
      '/SECTION_FILING/FORM 8863/PART I',
    ],
    [
      'a list in brackets is, too',
      ' [ "$1.00" ]',
      ['transcript/wrong-shape'],
      '/SECTION_FILING/FORM 8863/PART I',
    ],
    ['a mark in brackets is a line', '[X]', [], '/SECTION_FILING/FORM 8863/PART I'],
    ['a list is unread', ['$1.00'], [], '/SECTION_FILING/FORM 8863/PART I/0'],
  ])('and %s', (_, value, codes, pointer) => {
    const result = mapped(
      `fields:\n  group: { section: ${form}, fields: { total: { from: TOTAL, as: money }, date: { from: DATE, as: date } } }\n`,
      filing({ DATE: '01-02-2021', 'PART I': value }),
    )
    expect(dataOf(result)).toEqual({ group: { total: null, date: '2021-01-02' } })
    expect(
      result.issues.filter(({ code }) => code === 'transcript/wrong-shape').map(({ code }) => code),
    ).toEqual(codes)
    expect(below(result)).toEqual([pointer])
  })

  test('where its lines are ignored', () => {
    const result = mapped(
      `fields: {}\nignore:\n  - { path: ${form} > NOTE, because: constant text }\n`,
      filing({ 'PART I': { NOTE: 'x', OTHER: 'y' } }),
    )
    expect(result.ignored).toEqual([
      { pointer: '/SECTION_FILING/FORM 8863/PART I/NOTE', because: 'constant text' },
    ])
    expect(below(result)).toEqual(['/SECTION_FILING/FORM 8863/PART I/OTHER'])
  })

  test('and none where it has no lines of its own, but parts that the mapping names', () => {
    const named = `fields:\n  total: { from: ${form} > PART II > TOTAL, as: money }\n`
    const document = filing({ 'PART I': { 'PART II': { TOTAL: '$1.00' } } })
    expect(dataOf(mapped(named, document))).toEqual({ total: null })
    expect(below(mapped(named, document))).toEqual(['/SECTION_FILING/FORM 8863/PART I/PART II/TOTAL'])
    const withLine = mapped(`${named}  name: { from: ${form} > NAME, as: text }\n`, document)
    expect(dataOf(withLine)).toEqual({ total: '1.00', name: null })
  })

  test.each([
    ['a list', 'rows: { each: FORM 8863 > PART II, fields: { a: { from: A, as: text } } }'],
    ['numbered sections', 'rows: { occurrences: FORM 8863 > ROWS, fields: { a: { from: A, as: text } } }'],
    ['what is kept whole', 'rows: { keep: FORM 8863 > ROWS }'],
  ])('and none where %s stands beside its lines', (_, other) => {
    const total = 'total: { from: FORM 8863 > TOTAL, as: money }'
    const group = (fields: string): string =>
      `fields:\n  filing:\n    section: SECTION_FILING\n    fields:\n      ${fields}\n`
    expect(dataOf(mapped(group(total), filing(part)))).toEqual({ filing: { total: '1.00' } })
    const result = mapped(group(`${total}\n      ${other}`), filing(part))
    expect(dataOf(result)).toMatchObject({ filing: { total: null } })
    expect(below(result)).toEqual(['/SECTION_FILING/FORM 8863/PART I/TOTAL'])
  })
})

describe('a part that the mapping names in a section with parts', () => {
  const form = 'SECTION_FILING > FORM 8863'
  const body = `fields:
  total: { from: ${form} > TOTAL, as: money }
  named: { section: ${form} > PART III, fields: { total: { from: TOTAL, as: money }, name: { from: NAME, as: text } } }
`
  const read = (named: object) =>
    mapped(body, { SECTION_FILING: { 'FORM 8863': { 'PART I': { TOTAL: '$1.00' }, 'PART III': named } } })

  test('has none of the lines of another part before it', () => {
    const result = read({ NAME: 'x' })
    expect(dataOf(result)).toEqual({ total: '1.00', named: { total: null, name: 'x' } })
    expect(below(result)).toEqual([])
  })

  test('has those of its own parts', () => {
    const result = read({ 'PART II': { NAME: 'x', TOTAL: '$2.00' } })
    expect(dataOf(result)).toEqual({ total: '1.00', named: { total: '2.00', name: 'x' } })
    expect(below(result)).toEqual([])
    expect(issuesOf(result)).toEqual([])
  })
})

test('what is no part in a part is unknown, and none of its lines is read', () => {
  const total = 'fields:\n  total: { from: SECTION_FILING > FORM 8863 > TOTAL, as: money }\n'
  const section = { 'PART I': { 'ACTIVITY A': { TOTAL: '$1.00' } } }
  const result = mapped(total, { SECTION_FILING: { 'FORM 8863': section } })
  expect(dataOf(result)).toEqual({ total: null })
  expect(below(result)).toEqual(['/SECTION_FILING/FORM 8863/PART I/ACTIVITY A/TOTAL'])
})

test('a part stands in up to seven others, and what is deeper is unknown', () => {
  const total = 'fields:\n  total: { from: SECTION_FILING > FORM 8863 > TOTAL, as: money }\n'
  const inParts = (count: number): ReturnType<typeof mapped> => {
    const section = Array.from({ length: count }).reduce<object>(inside => ({ 'PART I': inside }), {
      TOTAL: '$1.00',
    })
    return mapped(total, { SECTION_FILING: { 'FORM 8863': section } })
  }
  expect([dataOf(inParts(8)), below(inParts(8))]).toEqual([{ total: '1.00' }, []])
  expect([dataOf(inParts(9)), below(inParts(9))]).toEqual([
    { total: null },
    [`/SECTION_FILING/FORM 8863${'/PART I'.repeat(9)}/TOTAL`],
  ])
})
