/** A form in the header that is in no list of numbers: named all the same. */
import { expect, test } from 'vitest'
import { mapped } from '../../support/mapped.ts'

const body = `fields:
  header:
    section: SECTION_HEADER
    fields:
      formNumber: { from: FORM NUMBER, as: text }
`

test.each([
  ['1040', []],
  ['Form 1040', []],
  [
    '8812 Credits for Qualifying Children',
    [['transcript/other-form', 'error', '/SECTION_HEADER/FORM NUMBER']],
  ],
  ['as before', [['transcript/other-form', 'warning', '/SECTION_HEADER/FORM NUMBER']]],
])('%s', (printed, expected) => {
  const { issues } = mapped(body, { SECTION_HEADER: { 'FORM NUMBER': printed } })
  expect(issues.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual(expected)
})
