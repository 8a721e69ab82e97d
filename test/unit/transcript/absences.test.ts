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
