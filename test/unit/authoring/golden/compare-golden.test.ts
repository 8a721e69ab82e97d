import { describe, expect, test } from 'vitest'
import { compareGolden } from '../../../../src/authoring/golden/compare-golden.ts'
import type { Change } from '../../../../src/authoring/golden/expected.ts'
import { expectedText } from '../../../../src/authoring/golden/expected-text.ts'
import { readExpected } from '../../../../src/authoring/golden/read-expected.ts'
import { createMapper } from '../../../../src/mapper/create-mapper.ts'
import { mapTranscript } from '../../../../src/mapper/map-transcript.ts'
import type { TranscriptResult } from '../../../../src/transcript/result/transcript-result.ts'
import { goldens } from '../../../support/goldens.ts'

const text = `id: acme
title: Acme
version: "1.0.0"
match: { type: ACTR, form: ["1040"] }
fields:
  balance: { from: SECTION_BALANCE > ACCOUNT BALANCE, as: money }
  interest: { from: SECTION_BALANCE > ACCRUED INTEREST, as: money }
  penalty: { from: SECTION_BALANCE > ACCRUED PENALTY, as: money }
  asOf: { from: SECTION_BALANCE > AS OF, as: date }
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      code: { from: CODE, as: code }
      cycle: { from: CYCLE, as: code }
  kept: { keep: SECTION_KEPT }
ignore: [{ path: TYPE, because: constant text }, { path: FORM, because: it chose the mapping }]
`
const mapper = createMapper({ mappings: [{ name: 'acme.yaml', text }], bundled: false })
const result: TranscriptResult = mapper.mapTranscript({
  TYPE: 'ACTR',
  FORM: '1040',
  SECTION_BALANCE: { 'ACCOUNT BALANCE': '$1,250.00', 'ACCRUED INTEREST': '', 'AS OF': '02-30-2024' },
  SECTION_TRANSACTIONS: [{ CODE: '07', CYCLE: '20240105' }, { AMOUNT: '$1.00' }],
  SECTION_KEPT: { 'AN ODD: KEY': 'x', LIST: ['1', '2'] },
})

/** What is carried over whole is unmapped all the same. */
const kept = '"/SECTION_KEPT/AN ODD: KEY", /SECTION_KEPT/LIST/0, /SECTION_KEPT/LIST/1'

function changes(expected: string): readonly Change[] {
  const { expectation, diagnostics } = readExpected(expected, 'expected.yaml')
  expect(diagnostics).toEqual([])
  return expectation === undefined ? [] : compareGolden(expectation, result)
}

/** What a reader sees of each. */
const shown = (found: readonly Change[]): readonly string[] =>
  found.map(({ part, key, expected, actual, spec, span, note }) =>
    [part, key, expected ?? '-', actual ?? '-', spec ?? '-', span?.line ?? '-', note ?? '-'].join(' | '),
  )

describe('a partial expectation', () => {
  test('holds only what it says', () => {
    expect(changes('data:\n  /balance: "1250.00"\n')).toEqual([])
    expect(
      changes('states: { /interest: empty, /penalty: absent, /asOf: invalid, /balance: value }'),
    ).toEqual([])
    expect(changes('mapping: acme\n')).toEqual([])
    expect(changes('{}')).toEqual([])
  })

  test('takes amounts however they are written, and codes letter by letter', () => {
    for (const amount of ['1250', '"1250.0"', '1250.000', '01250.00'])
      expect(changes(`data: { /balance: ${amount} }`)).toEqual([])
    expect(changes('data: { /rows/0/code: 07 }')).toEqual([])
    expect(shown(changes('data: { /rows/0/code: 7, /balance: "$1,250.00" }'))).toEqual([
      'data | /rows/0/code | 7 | "07" | acme.yaml:13:7 | 1 | -',
      'data | /balance | "$1,250.00" | "1250.00" | acme.yaml:6:3 | 1 | -',
    ])
  })

  test('takes whole lists and groups', () => {
    expect(changes('data:\n  /kept:\n    LIST: ["1", "2"]\n    "AN ODD: KEY": x\n')).toEqual([])
    expect(shown(changes('data: { /kept: { LIST: ["1"] }, /rows: [] }'))).toEqual([
      'data | /kept | {"LIST":["1"]} | {"AN ODD: KEY":"x","LIST":["1","2"]} | acme.yaml:15:3 | 1 | -',
      'data | /rows | [] | [{"code":"07","cycle":"20240105"},{"code":null,"cycle":null}] | - | 1 | -',
    ])
  })

  test('shows what is there with the place in it and the line of the mapping', () => {
    const found = changes(`mapping: other
data:
  /balance: "1.00"
  /interest: "2.00"
  /rows/9/code: "1"
  /blance: "3.00"
states:
  /penalty: empty
  /pnalty: empty
`)
    expect(shown(found)).toEqual([
      'mapping | mapping | other | acme | - | 1 | -',
      'data | /balance | "1.00" | "1250.00" | acme.yaml:6:3 | 3 | -',
      'data | /interest | "2.00" | null | acme.yaml:7:3 | 4 | -',
      'data | /rows/9/code | "1" | - | - | 5 | there is no such entry',
      'data | /blance | "3.00" | - | - | 6 | did you mean "/balance"?',
      'states | /penalty | empty | absent | acme.yaml:8:3 | 8 | -',
      'states | /pnalty | empty | - | - | 9 | did you mean "/penalty"?',
    ])
  })

  test('holds a list as a whole, each thing as many times as it is there', () => {
    expect(changes('issues: [{ code: value/refused, path: /asOf }]')).toEqual([])
    expect(changes('issues: [{ code: value/refused }]')).toEqual([])
    expect(changes(`unmapped: [/SECTION_TRANSACTIONS/1/AMOUNT, ${kept}]`)).toEqual([])
    expect(shown(changes(`issues:\nunmapped: [/GONE, ${kept}, /SECTION_KEPT/LIST/0]`))).toEqual([
      'issues | value/refused /asOf | - |  | acme.yaml:9:3 | - | -',
      'unmapped | /GONE |  | - | - | 2 | -',
      'unmapped | /SECTION_KEPT/LIST/0 |  | - | - | 2 | -',
      'unmapped | /SECTION_TRANSACTIONS/1/AMOUNT | - |  | - | - | -',
    ])
    expect(shown(changes('issues: [{ code: value/refused }, { code: value/refused }]'))).toEqual([
      'issues | value/refused |  | - | - | 1 | -',
    ])
  })
})

describe('a complete expectation', () => {
  const whole = `mapping: acme
complete: true
data:
  /balance: "1250.00"
  /rows/0/code: "07"
  /rows/0/cycle: "20240105"
  /rows/1/code: null
  "/kept/AN ODD: KEY": "x"
  /kept/LIST/0: "1"
  /kept/LIST/1: "2"
states:
  /interest: empty
  /asOf: invalid
issues:
  - { code: value/refused, path: /asOf }
unmapped:
  - /SECTION_TRANSACTIONS/1/AMOUNT
  - "/SECTION_KEPT/AN ODD: KEY"
  - /SECTION_KEPT/LIST/0
  - /SECTION_KEPT/LIST/1
`

  test('is written from a result, and agrees with it', () => {
    expect(expectedText(result)).toBe(whole)
    expect(changes(whole)).toEqual([])
  })

  test('misses whatever it does not say', () => {
    const found = changes(
      'complete: true\ndata: { /balance: 1250, /kept: { "AN ODD: KEY": x, LIST: ["1", "2"] } }',
    )
    expect(shown(found)).toEqual([
      'data | /rows/0/code | - | "07" | acme.yaml:13:7 | - | -',
      'data | /rows/0/cycle | - | "20240105" | acme.yaml:14:7 | - | -',
      'data | /rows/1/code | - | null | acme.yaml:13:7 | - | -',
      'states | /interest | - | empty | acme.yaml:7:3 | - | -',
      'states | /asOf | - | invalid | acme.yaml:9:3 | - | -',
      'issues | value/refused /asOf | - |  | acme.yaml:9:3 | - | -',
      'unmapped | /SECTION_TRANSACTIONS/1/AMOUNT | - |  | - | - | -',
      'unmapped | /SECTION_KEPT/AN ODD: KEY | - |  | - | - | -',
      'unmapped | /SECTION_KEPT/LIST/0 | - |  | - | - | -',
      'unmapped | /SECTION_KEPT/LIST/1 | - |  | - | - | -',
    ])
  })

  test.each(goldens().filter((_, index) => index % 9 === 0))('of $name agrees with it', golden => {
    const sample: TranscriptResult = mapTranscript(golden.text)
    const { expectation, diagnostics } = readExpected(expectedText(sample), 'expected.yaml')
    expect(diagnostics).toEqual([])
    expect(expectation && compareGolden(expectation, sample)).toEqual([])
  })
})
