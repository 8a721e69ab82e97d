/** What stands on a transcript and cannot be read is no lack: what an expression says for a lack does not count for it. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { dataOf, mapped } from '../../support/mapped.ts'

const head = `id: own
title: Own
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  joint: { from: SECTION_FILING.JOINT, as: flag, yes: "Y", no: "N" }
  share: { from: SECTION_FILING.SHARE, as: ratio }
`

function given(derive: string, as: string, filing: object): unknown {
  const mapping = `${head}  it: { derive: '${derive}', as: ${as} }\n`
  const result = createMapper({ mappings: [mapping], bundled: false }).mapTranscript({
    TYPE: 'RETR',
    FORM: '1040',
    SECTION_FILING: filing,
  })
  const { it } = JSON.parse(JSON.stringify(result.data))
  const isReported = result.issues.some(each => each.path === '/it')
  expect(isReported).toBe(result.state('/it') === 'invalid')
  return it ?? result.state('/it')
}

describe('a part of a value that cannot be read', () => {
  test.each([
    ['(joint.value ?? false) ? "a" : "b"', 'text', { JOINT: ['Y'] }, 'invalid'],
    ['(joint.value ?? false) ? "a" : "b"', 'text', { JOINT: 7 }, 'invalid'],
    ['(joint.value ?? false) ? "a" : "b"', 'text', {}, 'b'],
    ['(joint.value ?? false) ? "a" : "b"', 'text', { JOINT: 'Y' }, 'a'],
    ['$exists(joint.value) ? "a" : "b"', 'text', { JOINT: ['Y'] }, 'invalid'],
    ['$exists(joint.value) ? "a" : "b"', 'text', {}, 'b'],
    ['$exists(share.percent) ? "a" : "b"', 'text', { SHARE: 'a lot' }, 'invalid'],
    ['$exists(share.percent) ? "a" : "b"', 'text', {}, 'b'],
  ])('%s as %s over %j is %s', (derive, as, filing, expected) => {
    expect(given(derive, as, filing)).toBe(expected)
  })
})

describe('a section of another shape', () => {
  const fields = `  filing:
    section: SECTION_FILING
    fields:
      isSingle: { whether: STATUS, is: [Single] }
      rest: { keep: "FORM 8863" }
      party: { fields: { name: { from: NAME, as: text } } }
      rows:
        each: ROWS
        fields:
          code: { from: CODE, as: text }
          above: { rowAboveWhen: CODE, is: [""] }
`
  test.each([
    ['filing.isSingle', 'an answer'],
    ['filing.rest', 'what is kept whole'],
    ['filing.party.name', 'a line of a group without a section'],
    ['filing.rows.above', 'a row that belongs to another'],
    ['filing.rows.code', 'a line of a list'],
  ])('leaves open whether there is %s: %s', name => {
    const body = `fields:\n${fields}  it: { derive: '$exists(${name}) ? "a" : "b"', as: text }\n`
    const itOf = (filing: unknown): unknown =>
      Reflect.get(Object(dataOf(mapped(body, { SECTION_FILING: filing }))), 'it')
    expect(itOf({})).toBe('b')
    expect(itOf('see attachment')).toBeNull()
  })
})

describe('whether something is there', () => {
  const fields = `fields:
  one: { from: [SECTION_A > X, SECTION_B > X], as: text }
  ab: { from: SECTION_AB > X, as: text }
  inner: { from: SECTION_A > INNER > X, as: text }
  group:
    section: [SECTION_C, SECTION_D]
    fields:
      line: { from: X, as: text }
      years: { amountsByYear: "TY <YYYY> TAX" }
  rows: { each: SECTION_ROWS, fields: { code: { from: CODE, as: text }, in: { from: PART > CODE, as: text } } }
  forms:
    each: SECTION_FORMS
    choose:
      by: TYPE
      as: form
      cases: { W-2: { texts: [Form W-2], fields: { wages: { from: WAGES, as: text }, in: { from: PART > X, as: text } } } }
      otherwise: { case: other, fields: { amount: { from: AMOUNT, as: text } } }
  schedules: { occurrences: SECTION_E > SCHEDULE C, fields: { profit: { from: PROFIT, as: text } } }
  figure: { derive: one, as: text }
  isJoint: { whether: SECTION_G > STATUS, is: [Joint] }
  rest: { keep: SECTION_G > REST }
  plain: { fields: { line: { from: SECTION_H > X, as: text } } }
  nothing: { notice: [No data] }
`
  const x = { X: '1' }

  test.each<[string, Record<string, unknown>, string | null]>([
    ['one', { SECTION_A: 'x' }, null],
    ['one', { SECTION_B: 'x' }, null],
    ['one', { SECTION_A: 'x', SECTION_B: x }, 'a'],
    ['one', { SECTION_A: x, SECTION_B: 'x' }, 'a'],
    ['one', { SECTION_AB: 'x' }, 'b'],
    ['ab', { SECTION_A: 'x', SECTION_B: 'x' }, 'b'],
    ['ab', { SECTION_AB: 'x' }, null],
    ['inner', { SECTION_A: 'x' }, null],
    ['inner', { SECTION_A: { INNER: 'x' } }, null],
    ['group.line', { SECTION_C: 'x' }, null],
    ['group.line', { SECTION_D: 'x' }, null],
    ['group.years.amount', { SECTION_D: 'x' }, null],
    ['group.line', { SECTION_ROWS: 'x' }, 'b'],
    ['rows.code', { SECTION_ROWS: 'x' }, null],
    ['rows.code', { SECTION_ROWS: ['x'] }, null],
    ['rows.in', { SECTION_ROWS: [{ PART: 'x' }] }, null],
    ['rows.in', { SECTION_ROWS: [{ PART: {} }], SECTION_A: 'x' }, 'a'],
    ['forms.wages', { SECTION_FORMS: 'x' }, null],
    ['forms.amount', { SECTION_FORMS: 'x' }, null],
    ['forms.amount', { SECTION_ROWS: 'x' }, 'b'],
    ['schedules.profit', { SECTION_E: 'x' }, null],
    ['schedules.profit', { SECTION_E: { 'SCHEDULE C': 'x' } }, null],
    ['schedules.profit', { SECTION_E: { 'SCHEDULE F': 'x' } }, 'b'],
    ['forms.in', { SECTION_FORMS: [{ TYPE: 'Form W-2', PART: 'x' }] }, null],
    ['forms.in', { SECTION_FORMS: [{ TYPE: 'Form W-2', PART: {} }], SECTION_A: 'x' }, 'a'],
    ['one', { SECTION_C: 'x', SECTION_A: 'x', SECTION_D: 'x' }, null],
    ['isJoint', { SECTION_G: 'x' }, null],
    ['isJoint', { SECTION_H: 'x' }, 'b'],
    ['rest', { SECTION_G: 'x' }, null],
    ['rest', { SECTION_H: 'x' }, 'b'],
    ['plain.line', { SECTION_H: 'x' }, null],
    ['plain.line', { SECTION_G: 'x' }, 'b'],
    ['nothing', { SECTION_A: 'x' }, 'b'],
    ['figure', { SECTION_A: 'x' }, null],
    ['figure', { SECTION_AB: 'x' }, 'b'],
  ])('$exists(%s) over %j is %j', (path, document, want) => {
    const body = `${fields}  it: { derive: '$exists(${path}) ? "a" : "b"', as: text }\n`
    const result = mapped(body, document)
    expect(Reflect.get(Object(dataOf(result)), 'it')).toBe(want)
    expect(result.state('/it')).toBe(want === null ? 'invalid' : 'value')
  })
})
