/** Documents that are laid out like the last ones are read the short way: each gives what it gives alone. */
import { expect, test } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'
import type { TranscriptResult } from '../../../src/transcript/result/transcript-result.ts'

const mapping = `id: sample
title: Sample
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  nothing: { notice: [No data] }
  filing:
    section: SECTION_FILING
    fields:
      wages: { from: [OLD, NEW, INNER > WAGES], as: money }
      tips: { from: TIPS, as: money }
  rows: { each: ROWS, fields: { amount: { from: [AMOUNT, PAY], as: money } } }
`

const filings: readonly unknown[] = [
  { OLD: '$1.00', X: 'x', TIPS: '$2.00' },
  { OLD: '$3.00', X: 'y', TIPS: '$4.00' },
  { OLD: '$1.00', X: 'x' },
  { OLD: '$1.00', X: 'x', TIPS: '$2.00', Y: 'y' },
  { X: 'x', OLD: '$1.00', TIPS: '$2.00' },
  { OLD: '$1.00', X: 'No data', TIPS: '$2.00' },
  { OLD: '$1.00', X: 'x', TIPS: 2 },
  { OLD: '$1.00', X: ['x'], TIPS: '$2.00' },
  { OLD: '$1.00', 'Old:': '$1.00', TIPS: '$2.00' },
  { NEW: '$1.00', OLD: '$2.00', TIPS: '$2.00' },
  { NEW: '$1.00', OLD: '1.00', TIPS: '$2.00' },
  { INNER: { WAGES: '$1.00' }, NEW: '$2.00' },
  {},
]
const documents = [
  ...filings.map(filing => ({ TYPE: 'RETR', FORM: '1040', SECTION_FILING: filing })),
  { TYPE: 'RETR', FORM: '1040', NOTE: 'z', SECTION_FILING: filings[0] },
  { TYPE: 'RETR', FORM: '1040', Section_Filing: filings[0] },
  {
    ...{ TYPE: 'RETR', FORM: '1040' },
    ROWS: [
      { AMOUNT: '$1.00', X: 'x' },
      { AMOUNT: '$2.00', X: 'y' },
      { X: 'y', AMOUNT: '$3.00' },
      { AMOUNT: '$4.00', PAY: '$5.00' },
      { AMOUNT: '$4.00', PAY: '4.00' },
      { AMOUNT: '$6.00' },
    ],
  },
]

function readerOf(): (document: unknown) => TranscriptResult {
  const mapper = createMapper({ mappings: [mapping], bundled: false })
  return document => mapper.mapTranscript(document)
}
const shown = (result: TranscriptResult): unknown => [
  JSON.parse(JSON.stringify(result)),
  JSON.parse(JSON.stringify(result.lineage())),
]

test('a document gives the same after any other as alone', () => {
  const alone = documents.map(document => shown(readerOf()(document)))
  const read = readerOf()
  for (const before of documents)
    documents.forEach((document, at) => {
      for (let times = 0; times < 2; times++) read(before)
      expect(shown(read(document))).toEqual(alone[at])
    })
})

test('entries that are laid out alike have each its own leaves, read and unmapped', () => {
  const result = readerOf()(documents.at(-1))
  expect(JSON.parse(JSON.stringify(result.data)).rows).toEqual(
    ['1.00', '2.00', '3.00', '4.00', '4.00', '6.00'].map(amount => ({ amount })),
  )
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/ROWS/0/X', '/ROWS/1/X', '/ROWS/2/X', '/ROWS/3/PAY'])
  const ofRows = result.lineage().filter(({ path }) => path.startsWith('/rows/'))
  expect(ofRows.map(({ sources }) => sources.map(({ pointer }) => pointer))).toEqual([
    ['/ROWS/0/AMOUNT'],
    ['/ROWS/1/AMOUNT'],
    ['/ROWS/2/AMOUNT'],
    ['/ROWS/3/AMOUNT'],
    ['/ROWS/4/AMOUNT', '/ROWS/4/PAY'],
    ['/ROWS/5/AMOUNT'],
  ])
})
