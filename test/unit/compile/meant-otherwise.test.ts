/** What is written by someone who means another key, file or name of the language: one finding each, with what to write. */
import { expect, test } from 'vitest'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { head } from '../../support/compiled.ts'

function said(text: string, parts: readonly { readonly name: string; readonly text: string }[] = []) {
  const { diagnostics } = compileMappings([{ name: 'a.yaml', text }], parts)
  return diagnostics.map(({ code, hint }) => `${code}: ${hint}`)
}

const choose = 'write "choose:" above "by", "as", "cases" and "otherwise", and indent these below it'
const notAField = 'it is a check, and no field; write what it says as a field: derive: …, as: truth'
const dots = 'write each field, with commas between them'

test.each([
  [
    'key figures under fields',
    'fields:\n  a: { from: FORM, as: money }\n  keyFigures: [a]\n',
    [
      'spec/wrong-type: move "keyFigures" out of "fields", to the left margin: it is a key of the mapping and no field',
    ],
  ],
  [
    'a choice without its key, once for all that stands below it',
    'fields:\n  a:\n    each: A\n    by: TYPE\n    cases: { W-2: { texts: W } }\n    otherwise: { case: other }\n',
    [`spec/unknown-key: ${choose}`],
  ],
  [
    'how often a section is printed',
    'fields:\n  a: { occurrences: 2, fields: { b: { from: B, as: money } } }\n',
    [
      'spec/wrong-type: name the section that is printed several times: occurrences: SECTION_FILING > SCHEDULE C; all of its printings are read',
    ],
  ],
  [
    'a check in the place of a field',
    'fields: { a: { from: FORM, as: text } }\nchecks: [{ name: isOk, that: $exists(a), says: x }]\nkeyFigures: [isOk]\n',
    [`spec/unknown-output: ${notAField}`],
  ],
  [
    'dots of a word processor',
    "fields:\n  a: { from: FORM, as: money }\n  b: { derive: '$addMoney(a…)', as: money }\n",
    [`expression/syntax: ${dots}`],
  ],
  [
    'dots',
    "fields:\n  a: { from: FORM, as: money }\n  b: { derive: '$addMoney(a...)', as: money }\n",
    [`expression/syntax: ${dots}`],
  ],
  [
    'a key without a blank',
    'fields:\n  a:{ from: FORM, as: money }\n',
    ['spec/yaml-syntax: write "a: " in front of its value'],
  ],
  [
    'a key without a colon',
    'fields:\n  a { from: FORM, as: money }\n',
    ['spec/yaml-syntax: write "a: " in front of its value'],
  ],
])('%s', (_, body, want) => {
  expect(said(head + body)).toEqual(want)
})

test('a transcript in the place of a mapping is one finding', () => {
  expect(said('{ "TYPE": "RETR", "SECTION_FILING": { "A": "$1.00" }, "FORM": "1040" }\n')).toEqual([
    'spec/wrong-type: name a mapping here; txmap check MAPPING --against TRANSCRIPT holds the two against each other',
  ])
})

test('a key of a match without a blank is not missing too', () => {
  const text = head.replace('type: RECA', 'type:RECA')
  expect(said(`${text}fields: { a: { from: FORM, as: text } }\n`)).toEqual([
    'spec/unknown-key: write a blank behind ":"',
  ])
})

test('a part that is asked for by the name of its file is named', () => {
  const part = { name: 'parts/bar.yaml', text: 'part: foo\nfields: { a: { from: FORM, as: text } }\n' }
  expect(said(`${head}use: [bar]\n`, [part])).toEqual([
    'spec/unknown-part: the file of that name begins with part: foo; write use: [foo], or part: bar in the file',
  ])
})
