/** Paths into data: what `state` and `lineage` are asked for, by the mapping and by what a document has. */
import { describe, expect, test } from 'vitest'
import { createMapper, type TranscriptResult, UnknownPathError } from '../../../src/index.ts'
import { pointerTo } from '../../../src/text/places/json-pointer.ts'
import { pathTarget } from '../../../src/transcript/result/data-paths.ts'
import { expectNothingPrivate } from '../../support/canaries.ts'
import { plans } from '../../support/plans.ts'

const mapper = createMapper({
  bundled: false,
  mappings: [
    `id: sample
title: Sample
version: "1.0.0"
match: { type: RETR }
fields:
  income:
    section: SECTION_FILING > INCOME
    fields:
      wages: { from: WAGES, as: money }
      interest: { from: INTEREST, as: money }
  joint: { from: JOINT, as: flag, yes: "Yes", no: "No" }
  rows: { each: SECTION_TRANSACTIONS, fields: { amount: { from: AMOUNT, as: money } } }
  years: { amountsByYear: 'SECTION_FILING."TY <YYYY> TAX"' }
  entries:
    each: SECTION_INCOME
    choose:
      by: TYPE
      as: form
      cases: { W-2: { texts: Form W-2, fields: { wages: { from: WAGES, as: money } } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  total: { derive: "$sumMoney(rows.amount)", as: money }
`,
  ],
})
const result: TranscriptResult = mapper.mapTranscript({
  TYPE: 'RETR',
  JOINT: 'Yes',
  SECTION_FILING: { INCOME: { WAGES: '$1.00', INTEREST: '' }, 'TY 2020 TAX': '$5.00' },
  SECTION_TRANSACTIONS: [{ AMOUNT: '$1.00' }, { AMOUNT: '$2.00' }],
  SECTION_INCOME: [{ TYPE: 'Form W-2', WAGES: '$7.00' }, { TYPE: 'Form X' }],
})

function failure(work: () => unknown): UnknownPathError {
  try {
    work()
  } catch (error) {
    if (error instanceof UnknownPathError) return error
  }
  throw new Error('no such error')
}

describe('the state at a path', () => {
  test.each([
    ['/income/wages', 'value'],
    ['/income/interest', 'empty'],
    ['/joint', 'value'],
    ['/rows/1/amount', 'value'],
    ['/rows/2/amount', 'absent'],
    ['/years/0/year', 'value'],
    ['/years/0/amount', 'value'],
    ['/years/1/year', 'absent'],
    ['/entries/0/form', 'value'],
    ['/entries/0/wages', 'value'],
    ['/entries/1/wages', 'absent'],
    ['/entries/1/entry', 'value'],
    ['/entries/9/entry', 'absent'],
    ['/total', 'value'],
  ])('%s is %s', (path, state) => {
    expect(result.state(path)).toBe(state)
  })

  test.each([
    ['/incom/wages', 'did you mean "/income/wages"?'],
    ['/incom/wage', 'did you mean "/income"?'],
    ['/wages', 'did you mean "/income/wages"?'],
    ['/filing/interest', 'did you mean "/income/interest"?'],
    ['/row/0/amount', 'did you mean "/rows/0/amount"?'],
    ['/income/wagess', 'did you mean "/income/wages"?'],
    ['/income', 'it holds several; ask for one of them, such as "/income/wages"'],
    ['/rows', 'it holds several; ask for one of them, such as "/rows/0/amount"'],
    ['/entries/0', 'it holds several; ask for one of them, such as "/entries/0/form"'],
    ['', 'it holds several; ask for one of them, such as "/income/wages"'],
    ['/rows/amount', '"/rows" is a list: "/rows/0" is its first entry'],
    ['/rows/01/amount', '"/rows" is a list: "/rows/0" is its first entry'],
    ['/joint/text', '"/joint" is a field, below which there is none'],
    ['/constructor', 'write it as a JSON Pointer into the data, such as "/income/wages"'],
    ['wages', 'write it as a JSON Pointer into the data, such as "/income/wages"'],
    ['income', 'did you mean "/income"?'],
    ['rows[0].amount', 'did you mean "/rows/0/amount"?'],
    ['income.wages', 'did you mean "/income/wages"?'],
    ['entries[0].form', 'did you mean "/entries/0/form"?'],
    ['rows[0].amont', 'write it as a JSON Pointer into the data, such as "/income/wages"'],
    ['/years', 'it holds several; ask for one of them, such as "/years/0/year"'],
    ['/years/0/yeer', 'did you mean "/years/0/year"?'],
    ['/entries/0/frm', 'did you mean "/entries/0/form"?'],
    ['/entries/1/entri', 'did you mean "/entries/1/entry"?'],
    ['/rows/-1/amount', '"/rows" is a list: "/rows/0" is its first entry'],
    ['/years/x', '"/years" is a list: "/years/0" is its first entry'],
    ['/total/x/y', '"/total" is a field, below which there is none'],
    ['/years/0/amount/x', '"/years/0/amount" is a field, below which there is none'],
    ['/entries/0/form/x', '"/entries/0/form" is a field, below which there is none'],
  ])('%j is an error: %s', (path, hint) => {
    const error = failure(() => result.state(path))
    expect([error.code, error.hint]).toEqual(['result/unknown-path', hint])
  })

  test('names what was asked for only where it is worded as a path is', () => {
    expect(failure(() => result.state('/incom/wages')).message).toBe(
      'The data of mapping "sample" has no field "/incom/wages"; did you mean "/income/wages"?',
    )
    for (const path of ['/123456789', '/SMITH', '/x y', `/${'a'.repeat(300)}`, '/income/%']) {
      const error = failure(() => result.lineage(path))
      expect(error.message).toMatch(/^The data of mapping "sample" has no field at that path; /)
      expectNothingPrivate(error)
    }
  })

  test.each(['/rows/123456789', '/rows/123456789/amont', '/rows/0/123456789', 'rows[123456789].amount'])(
    '%j shows no position that could be the number of somebody',
    path => {
      const error = failure(() => result.state(path))
      expect(error.message).not.toContain('123456789')
      expect(error.hint).toBe('write it as a JSON Pointer into the data, such as "/income/wages"')
    },
  )

  test('is asked for by a text, and any other value is not a path', () => {
    const state: (path: never) => unknown = result.state.bind(result)
    for (const path of [undefined, null, 1, {}, ['/total']])
      expect(failure(() => state(path as never)).code).toBe('result/unknown-path')
  })
})

describe('the lineage at a path', () => {
  const paths = (path: string): readonly string[] => result.lineage(path).map(entry => entry.path)

  test('are those of one field, or of all below', () => {
    expect(paths('/income/wages')).toEqual(['/income/wages'])
    expect(paths('/income')).toEqual(['/income/wages', '/income/interest'])
    expect(paths('/entries/0')).toEqual(['/entries/0/form', '/entries/0/wages'])
    expect(result.lineage('')).toEqual(result.lineage())
  })

  test('are none where the document has no such entry', () => {
    expect(paths('/rows/2')).toEqual([])
    expect(paths('/entries/1/wages')).toEqual([])
  })

  test('of no field are an error', () => {
    expect(failure(() => result.lineage('/incom')).code).toBe('result/unknown-path')
  })
})

test.each(plans())('every field of $id has a path, and no other has one', plan => {
  const known = (fields: (typeof plan)['fields'], above: string): readonly string[] =>
    fields.flatMap(field => {
      const at = pointerTo(above, field.name)
      if (field.kind === 'group') return known(field.fields, at)
      if (field.kind === 'list') return known(field.fields, `${at}/3`)
      if (field.kind === 'choice')
        return [
          `${at}/0/${field.as}`,
          ...[...field.cases, field.otherwise].flatMap(each => known(each.fields, `${at}/12`)),
        ]
      return [at]
    })
  for (const path of known(plan.fields, '')) {
    expect(pathTarget(plan.fields, path)).toBe('field')
    expect(pathTarget(plan.fields, `${path}x`)).not.toBe('holder')
    expect(pathTarget(plan.fields, `${path}/x`)).toBeUndefined()
  }
})

test('a mapping with a group of no fields has no field to ask for, and says so', () => {
  const empty = createMapper({
    bundled: false,
    mappings: [
      'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR }\nfields:\n  a: { fields: {} }\n',
    ],
  }).mapTranscript({ TYPE: 'RETR', A: 'x' })
  expect(failure(() => empty.state('/zzz')).message).toMatch(
    /^The data of mapping "sample" has no field "\/zzz"; /,
  )
  expect(failure(() => empty.state('/a')).message).toMatch(
    /^The data of mapping "sample" has no field "\/a"; /,
  )
  expect(empty.lineage()).toEqual([])
})

describe('a name that stands in several places', () => {
  const groups = ['payer', 'issuer', 'agent', 'owner', 'other']
  const many = createMapper({
    bundled: false,
    mappings: [
      `id: sample
title: Sample
version: "1.0.0"
match: { type: RETR }
fields:
${groups.map(name => `  ${name}: { section: ${name}, fields: { town: { from: TOWN, as: text }, inner: { fields: { code: { from: CODE, as: text } } } } }\n`).join('')}  entries:
    each: ROWS
    choose:
      by: TYPE
      as: form
      cases:
        A: { texts: [A], fields: { part: { from: PART, as: text } } }
        B: { texts: [B], fields: { part: { section: PART, fields: { line: { from: LINE, as: text } } } } }
      otherwise: { case: other, fields: {} }
`,
    ],
  })
  const read: TranscriptResult = many.mapTranscript({
    TYPE: 'RETR',
    ROWS: [
      { TYPE: 'B', PART: { LINE: 'x' } },
      { TYPE: 'A', PART: 'y' },
    ],
  })

  test('is offered in the first three of them', () => {
    expect(failure(() => read.state('/town')).hint).toBe(
      'did you mean "/payer/town", "/issuer/town" or "/agent/town"?',
    )
    expect(failure(() => read.state('/x/code')).hint).toBe(
      'did you mean "/payer/inner/code", "/issuer/inner/code" or "/agent/inner/code"?',
    )
  })

  test('is a field where it is one in any kind of entry', () => {
    expect(pathTarget([], '/entries')).toBeUndefined()
    expect(
      ['/entries/0/part/line', '/entries/1/part', '/entries/7/part'].map(path => read.state(path)),
    ).toEqual([...['value', 'value', 'absent']])
    expect(read.lineage('/entries/0/part').map(({ path }) => path)).toEqual(['/entries/0/part/line'])
  })
})

test('a path is shown in a message where it is short and made of names and positions, to the letter', () => {
  const shown = (path: string): boolean =>
    failure(() => result.state(path)).message.includes(`field "${path}"`)
  expect([`/${'a'.repeat(60)}`, `/${'a'.repeat(61)}`].map(shown)).toEqual([true, false])
  expect(['/x/123456', '/x/1234567'].map(shown)).toEqual([true, false])
  const long = `/${'ab/'.repeat(52)}`
  expect([`${long}abc`, `${long}abcd`].map(path => [path.length, shown(path)])).toEqual([
    [160, true],
    [161, false],
  ])
  expect(['/x/', '//x', '/1a', '/aB9', '/A', '/a b', 'x'].map(shown)).toEqual([
    ...[false, false, false, true, false, false, false],
  ])
})
