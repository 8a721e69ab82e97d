import { describe, expect, test } from 'vitest'
import { driftChanges } from '../../../src/drift/drift-changes.ts'
import { DriftCounts } from '../../../src/drift/drift-counts.ts'
import { type DriftReport, driftReport } from '../../../src/drift/drift-report.ts'
import { readReport } from '../../../src/drift/read-report.ts'
import { type MadeUp, resultOf } from '../../support/drift.ts'

function reported(...results: readonly MadeUp[]): DriftReport {
  const counts = new DriftCounts()
  for (const result of results) counts.add(resultOf(result), true)
  return driftReport(counts.record())
}

const names = (before: DriftReport, now: DriftReport) => {
  const changes = driftChanges(before, now)
  const of = (kind: 'new' | 'grown' | 'gone') => changes[kind].map(each => `${each.kind} ${each.name}`)
  return { new: of('new'), grown: of('grown'), gone: of('gone') }
}

describe('what changed', () => {
  test('is nothing between a run and itself', () => {
    const report = reported({ unmapped: ['/A'], absent: ['/a'] })
    expect(names(report, report)).toEqual({ new: [], grown: [], gone: [] })
  })

  test('is what is new and what is gone', () => {
    const before = reported({ unmapped: ['/A'] })
    const now = reported({ unmapped: ['/B'] })
    expect(names(before, now)).toEqual({ new: ['label B'], grown: [], gone: ['label A'] })
    expect(driftChanges(before, now).new).toMatchObject([
      { before: { documents: 0, of: 1 }, now: { documents: 1, of: 1 } },
    ])
  })

  test('is told apart by mapping and name', () => {
    const before = reported({ mapping: 'm', unmapped: ['/1X'] }, { mapping: 'm1' })
    const now = reported({ mapping: 'm1', unmapped: ['/X'] }, { mapping: 'm' })
    expect(names(before, now)).toEqual({ new: ['label X'], grown: [], gone: ['label 1X'] })
  })

  test('is a part of the documents that has doubled, however many they are', () => {
    const before = reported({ unmapped: ['/A', '/B'] }, { unmapped: ['/B'] }, {}, {})
    const more = [{ unmapped: ['/A', '/B'] }, { unmapped: ['/B'] }]
    expect(names(before, reported(...more, {}, {}, {}, {})).grown).toEqual([])
    expect(names(before, reported(...more)).grown).toEqual(['label B', 'label A'])
  })

  test('is not what no document of the mapping could show', () => {
    const before = reported({ unmapped: ['/A'], mapping: 'retr-1120' }, {})
    expect(names(before, reported({})).gone).toEqual([])
  })

  test('is not a field that never came, unless it has a likely partner', () => {
    const issues = [{ path: '/wages', pointer: '/WAGE' }]
    const partner = { unmapped: ['/WAGE'], absent: ['/wages'], issues }
    expect(names(reported({}), reported({ absent: ['/rare'] })).new).toEqual([])
    expect(names(reported({}), reported(partner)).new).toEqual(['label WAGE', 'field wages'])
  })

  test('says of what kind each is', () => {
    const issues = [
      { code: 'transcript/unread-section', pointer: '/NEW' },
      { code: 'transcript/unknown-entry', pointer: '/LIST/0' },
    ] as const
    const now = reported({ unmapped: ['/A'], issues })
    expect(names(reported({}), now).new.toSorted()).toEqual([
      'entry LIST: (no form is named)',
      'label A',
      'section NEW',
    ])
  })

  test('is a field that has ended', () => {
    const ten = (result: MadeUp): readonly MadeUp[] => Array.from({ length: 10 }, () => result)
    const before = reported(...ten({ period: '2021-12' }))
    const now = reported(...ten({ period: '2021-12' }), ...ten({ period: '2022-12', absent: ['/wages'] }))
    expect(names(before, now).new).toEqual(['field wages'])
  })
})

describe('a report', () => {
  test('is read as it was written', () => {
    const issues = [
      { code: 'transcript/unread-section', pointer: '/NEW' },
      { code: 'transcript/unknown-entry', pointer: '/LIST/0' },
    ] as const
    const report = reported({ unmapped: ['/A'], absent: ['/a'], issues })
    expect([report.sections, report.entries, report.labels, report.fields].map(each => each.length)).toEqual([
      1, 1, 1, 1,
    ])
    expect(readReport(JSON.stringify(report))).toEqual(report)
    expect(readReport(JSON.stringify({ ...report, format: 2 }))).toBeUndefined()
  })

  test.each(['', '{', 'null', '[]', '{}', '{"format":2}', '{"format":1,"labels":[{}]}'])(
    'is none where the file is another: %j',
    text => {
      expect(readReport(text)).toBeUndefined()
    },
  )

  test('with a list of another shape is none', () => {
    const report = reported({ unmapped: ['/A'] })
    expect(readReport(JSON.stringify({ ...report, labels: [...report.labels, {}] }))).toBeUndefined()
    for (const key of ['groups', 'sections', 'entries', 'labels', 'fields'])
      for (const wrong of [
        7,
        [null],
        [{ mapping: 'x' }],
        [{ mapping: 1, place: 'x', field: 'x', type: 'x' }],
        [{ mapping: 'x', place: 1, field: 1, type: 1, documents: 1, of: 1 }],
        [{ mapping: 1, place: 'x', field: 'x', type: 'x', documents: 1, of: 1 }],
        [{ mapping: 'x', place: 'x', field: 'x', type: 'x', documents: 0.5, of: 1 }],
        ...(key === 'groups'
          ? []
          : [
              [{ mapping: 'x', place: 'x', field: 'x', documents: 1 }],
              [{ mapping: 'x', place: 'x', field: 'x', documents: 1, of: 0.5 }],
            ]),
      ])
        expect(readReport(JSON.stringify({ ...report, [key]: wrong }))).toBeUndefined()
  })
})
