/** What stands on a transcript and cannot be read is no lack: what an expression says for a lack does not count for it. */
import { describe, expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'

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
  const isTold = result.issues.some(each => each.path === '/it')
  expect(isTold).toBe(result.state('/it') === 'invalid')
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
