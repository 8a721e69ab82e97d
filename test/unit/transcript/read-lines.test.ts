import { describe, expect, test } from 'vitest'
import { linesMapping } from '../../../src/authoring/check/lines-mapping.ts'
import { compileMappings } from '../../../src/compile/compile-mappings.ts'
import { MappingTable } from '../../../src/mapper/mapping-table.ts'
import { ownMapping } from '../../../src/mapper/own-mapping.ts'
import { defaultLimits } from '../../../src/transcript/open/document-limits.ts'
import { readRaw } from '../../../src/transcript/open/read-text.ts'
import { readOutline } from '../../../src/transcript/open/shape.ts'
import { readLines } from '../../../src/transcript/read-lines.ts'
import { runMapping } from '../../../src/transcript/run-mapping.ts'

const text = `id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields:
  wages: { from: SECTION_FILING > WAGES, as: money, required: true }
  tips: { from: SECTION_FILING > TIPS, as: money }
  schedules:
    occurrences: SCHEDULE C
    fields:
      gross: { from: GROSS RECEIPTS, as: money }
  whole: { derive: '$addMoney(wages, tips)', as: money }
ignore:
  - { path: SECTION_FILING > PAGE, because: a page number }
`

const { plans } = compileMappings([{ name: 'mine.yaml', text }])

describe('the lines that a mapping reads are those that running it says', () => {
  for (const [name, document] of [
    [
      'read and unread',
      '{"TYPE":"RETR","SECTION_FILING":{"WAGES":"$1.00","TIPPS":"$2.00","PAGE":"1"},"FORM":"1040"}',
    ],
    ['refused and blank', '{"TYPE":"RETR","SECTION_FILING":{"WAGES":"1,x","TIPS":""},"FORM":"1040"}'],
    [
      'in lists',
      '{"TYPE":"RETR","SCHEDULE C (OCCURRENCE #: 1)":{"GROSS RECEIPTS":"$3.00"},"SCHEDULE C (OCCURRENCE #: 2)":{"NET":"$4.00"},"FORM":"1040"}',
    ],
    [
      'keys that are written twice',
      '{"TYPE":"RETR","SECTION_FILING":{"WAGES":"$1.00","WAGES":"$5.00","TIPS":"$2.00","PAGE":"1","PAGE":"2"},"SECTION_FILING":{"TIPS":"$6.00","MORE":{"A":"1"}},"FORM":"1040"}',
    ],
  ] as const) {
    test(name, () => {
      const { document: read, duplicates } = readRaw(document, defaultLimits)
      const opened = { outline: readOutline(read), duplicates, issues: [] }
      const tables = [linesMapping, ownMapping].map(made => new MappingTable(plans.map(made)))
      const [lines, whole] = tables.map(table => table.ready(table.forTranscript(opened.outline, undefined)))
      if (lines === undefined || whole === undefined) throw new Error('there is a mapping')
      const result = runMapping(whole, opened)
      const found = readLines(lines, opened)
      expect(found.unmapped).toEqual(result.unmapped)
      expect(found.noData).toBe(result.noData)
      expect(found.lineage).toEqual(result.lineage().filter(({ path }) => path !== '/whole'))
      expect(found.lineage.length).toBeGreaterThan(1)
    })
  }
})
