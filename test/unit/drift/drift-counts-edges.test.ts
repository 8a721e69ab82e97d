/** What drift counts make of issues without a place, of sections beyond the limit, and of records that name what is not there. */
import { expect, test } from 'vitest'
import { runCodes } from '../../../src/diagnostics/codes/run-codes.ts'
import { DriftCounts } from '../../../src/drift/drift-counts.ts'
import type { RecordedFinding } from '../../../src/drift/drift-record.ts'
import { driftReport } from '../../../src/drift/drift-report.ts'
import { mostFindings } from '../../../src/drift/limits.ts'
import { type MadeUp, resultOf } from '../../support/drift.ts'

function counted(...results: readonly MadeUp[]): DriftCounts {
  const counts = new DriftCounts()
  for (const result of results) counts.add(resultOf(result), true)
  return counts
}

const named = (counts: DriftCounts, kind: string): readonly RecordedFinding[] =>
  counts.record().findings.filter(each => each.kind === kind)

const unreadSection = (pointer: string | null, likely: string | null = null) => {
  const message = runCodes['transcript/unread-section'].message({ key: '"X"', likely })
  return { code: 'transcript/unread-section', pointer, message } as const
}

test('documents that could not be mapped are counted apart', () => {
  const counts = counted({})
  counts.reject()
  counts.reject()
  expect(counts.record()).toMatchObject({ documents: 1, rejected: 2 })
  const sum = counted({})
  for (let part = 0; part < 2; part += 1) sum.merge(counts.record())
  expect(sum.record()).toMatchObject({ documents: 3, rejected: 4 })
})

test('an issue without a place, or of another code, counts nothing and joins nothing', () => {
  const issues = [
    unreadSection(null),
    { code: 'transcript/likely-label', path: '/wages', pointer: null },
    { code: 'transcript/unknown-entry', pointer: null },
    { code: 'transcript/unread-lines', path: '/wages', pointer: '/WAGE' },
  ] as const
  const { findings } = counted({ unmapped: ['/WAGE'], absent: ['/wages'], issues }).record()
  expect(findings.map(({ kind, name, likely }) => [kind, name, likely])).toEqual([
    ['label', 'WAGE', []],
    ['field', 'wages', []],
  ])
})

test('sections are told apart up to a limit, and one beyond it has no partner', () => {
  const issues = Array.from({ length: mostFindings.section + 2 }, (_, at) =>
    unreadSection(`/S${at}`, `"OLD ${at}"`),
  )
  const counts = counted({ issues, unmapped: [`/S${mostFindings.section}/A`] })
  const sections = named(counts, 'section')
  expect(sections).toHaveLength(mostFindings.section)
  // Of the section that has a line, which is counted first, and of the last that there is room for.
  expect([sections[0], sections.at(-1)].map(each => [each?.name, each?.lines, each?.likely])).toEqual([
    [`S${mostFindings.section}`, 1, [[`"OLD ${mostFindings.section}"`, 1]]],
    [`S${mostFindings.section - 2}`, 0, [[`"OLD ${mostFindings.section - 2}"`, 1]]],
  ])
})

test('a label that stands in an unread section in some documents only is in none', () => {
  const unmapped = ['/SECTION_F/NEW/A']
  const within = (...sections: readonly (string | undefined)[]): unknown => {
    const results = sections.map(each => ({
      unmapped,
      issues: each === undefined ? [] : [unreadSection(each)],
    }))
    return named(counted(...results), 'label').map(each => each.within)
  }
  expect(within('/SECTION_F/NEW', '/SECTION_F/NEW')).toEqual(['SECTION_F.NEW'])
  expect(within('/SECTION_F/NEW', undefined)).toEqual([null])
  expect(within(undefined, '/SECTION_F/NEW')).toEqual([null])
  expect(within('/SECTION_F/NEW', '/SECTION_F', '/SECTION_F/NEW')).toEqual([null])
})

test('a label is in no section whose name its own begins with', () => {
  const counts = counted({ unmapped: ['/AB', '/A/B', '/X/AB'], issues: [unreadSection('/A')] })
  expect(named(counts, 'label').map(({ name, within }) => [name, within])).toEqual([
    ['AB', null],
    ['A."B"', 'A'],
    ['X."AB"', null],
  ])
})

test('forms and periods that read the same one behind the other are told apart', () => {
  const { groups } = counted(
    { form: '1120', period: '2021-12' },
    { form: '11202', period: '021-12' },
  ).record()
  expect(groups.map(({ form, period }) => [form, period])).toEqual([
    ['1120', '2021-12'],
    ['11202', '021-12'],
  ])
})

test('the kind of an entry is what a title of it says, though another says nothing', () => {
  const kinds = [
    { pointer: '/LIST/0/TYPE', raw: 'Form 1099-DA' },
    { pointer: '/LIST/0/TITLE', raw: 'AVERY Q SAMPLE' },
  ]
  const issues = [{ code: 'transcript/unknown-entry', pointer: '/LIST/0' } as const]
  expect(named(counted({ issues, kinds }), 'entry').map(each => each.name)).toEqual(['LIST: FORM 1099-DA'])
})

test('a kind of documents that a record names and does not have is passed over', () => {
  const record = counted({ unmapped: ['/A'] }).record()
  const damaged = {
    ...record,
    findings: record.findings.map(each => ({ ...each, by: [...each.by, [7, 3] as const] })),
  }
  const sum = new DriftCounts()
  sum.merge(damaged)
  expect(sum.record()).toEqual(record)
  expect(driftReport(damaged).labels).toEqual(driftReport(record).labels)
})
