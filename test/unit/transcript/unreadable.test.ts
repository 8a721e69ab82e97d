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
