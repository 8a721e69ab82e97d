/** What is reported of a document as a whole: keys that stand twice beside what is ignored, and what is not missed where there is no data. */
import { expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import { issuesOf, mapped } from '../../support/mapped.ts'

const body = `fields:
  type: { from: TYPE, as: code }
  form: { from: FORM, as: code }
  nothing: { notice: [Requested data not found] }
  wages: { from: WAGES, as: money, required: true }
  tips: { from: TIPS, as: money }
ignore:
  - { path: TITLE, because: constant text }
`

test('required fields are not missed where there is no data; what cannot be read is reported', () => {
  const document = { TIPS: 'two', MESSAGE: 'Requested data not found' }
  expect(issuesOf(mapped(body, document))).toEqual(['value/refused /TIPS'])
  expect(issuesOf(mapped(body, { TIPS: 'two' }))).toEqual(['value/required /wages', 'value/refused /TIPS'])
})

test('a key that is written again is accounted for once where its leaf is ignored', () => {
  const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n'
  const text = '{"TYPE":"RETR","FORM":"1040","WAGES":"$1.00","TITLE":"a","TITLE":"b"}'
  const result = createMapper({ mappings: [head + body], bundled: false }).mapTranscript(text)
  expect(issuesOf(result)).toEqual(['transcript/duplicate-key /TITLE'])
  expect(result.ignored).toEqual([{ pointer: '/TITLE', because: 'constant text' }])
  expect(result.unmapped).toEqual([])
})
