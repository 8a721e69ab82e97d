import { describe, expect, test } from 'vitest'
import { DriftCounts } from '../../../src/drift/drift-counts.ts'
import { type DriftReport, driftReport } from '../../../src/drift/drift-report.ts'
import { mostGroupsOfOne } from '../../../src/drift/limits.ts'
import { type MadeUp, resultOf } from '../../support/drift.ts'

function reported(...results: readonly MadeUp[]): DriftReport {
  const counts = new DriftCounts()
  for (const result of results) counts.add(resultOf(result), true)
  return driftReport(counts.record())
}

describe('an unread label', () => {
  test('has its documents by form and period, the first and the last of them, and its partners', () => {
    const unmapped = ['/WAGE']
    const issues = [{ path: '/wages', pointer: '/WAGE' }]
    const { labels } = reported(
      { unmapped, period: '2023-12', issues },
      { unmapped, period: '2021-12', absent: ['/wages'], issues },
      { unmapped, period: '2021-12', form: '1040-SR' },
      { unmapped, period: 'unknown' },
      {},
    )
    expect(labels).toEqual([
      {
        mapping: 'retr-1040',
        place: 'WAGE',
        within: null,
        lines: 4,
        documents: 4,
        of: 5,
        first: '2021-12',
        last: '2023-12',
        by: [
          { form: '1040', period: null, documents: 1 },
          { form: '1040', period: '2021-12', documents: 1 },
          { form: '1040', period: '2023-12', documents: 1 },
          { form: '1040-SR', period: '2021-12', documents: 1 },
        ],
        likely: ['wages'],
      },
    ])
  })

  test('has the most frequent of its partners first, those that are as frequent by their names', () => {
    const unmapped = ['/WAGE']
    const likely = (path: string): MadeUp => ({ unmapped, issues: [{ path, pointer: '/WAGE' }] })
    const results = ['/pay', '/wages', '/income', '/wages'].map(likely)
    for (const order of [results, results.toReversed()])
      expect(reported(...order).labels).toMatchObject([{ likely: ['wages', 'income', 'pay'] }])
  })

  test('of most documents comes first, whatever the order of the documents', () => {
    const results = [{ unmapped: ['/B'] }, { unmapped: ['/A', '/B'] }, { unmapped: ['/C'] }]
    const places = (report: DriftReport) => report.labels.map(each => each.place)
    expect(places(reported(...results))).toEqual(['B', 'A', 'C'])
    expect(reported(...results.toReversed()).labels).toEqual(reported(...results).labels)
  })
})

/** Ten documents of a kind: fewer say nothing of a tax period. */
const ten = (result: MadeUp): readonly MadeUp[] => Array.from({ length: 10 }, () => result)

describe('a field', () => {
  test('that came in some document has not failed to come', () => {
    expect(reported({ absent: ['/a', '/b'] }, { absent: ['/a'] }).fields).toMatchObject([
      { field: 'a', state: 'never', documents: 2, of: 2, last: null },
    ])
  })

  test('that was usual and does not come in a later period has ended', () => {
    const absent = ['/a']
    const results = [
      { period: '2020-12', absent },
      ...ten({ period: '2021-12' }),
      ...ten({ period: '2021-12', absent }).slice(1),
      ...ten({ period: '2022-12', absent }),
    ]
    for (const order of [results, results.toReversed()])
      expect(reported(...order).fields).toMatchObject([
        { field: 'a', state: 'ended', documents: 20, of: 30, last: '2021-12' },
      ])
  })

  test('that was usual in one period, rare in the next and does not come in a later one has ended', () => {
    const absent = ['/a']
    const results = [
      ...ten({ period: '2020-12' }),
      { period: '2021-12' },
      ...ten({ period: '2021-12', absent }),
      ...ten({ period: '2022-12', absent }),
    ]
    expect(reported(...results).fields).toMatchObject([{ field: 'a', state: 'ended', last: '2021-12' }])
  })

  test('came last in the latest of its periods, whatever the order of the documents', () => {
    const absent = ['/a']
    const results = [
      ...ten({ period: '2020-12' }),
      ...ten({ period: '2021-12' }),
      ...ten({ period: '2022-12', absent }),
      // When these were is not known.
      ...ten({ period: 'unknown' }),
    ]
    for (const order of [results, results.toReversed(), [...results.slice(10, 20), ...results]])
      expect(reported(...order).fields).toMatchObject([
        { field: 'a', state: 'ended', documents: 10, last: '2021-12' },
      ])
  })

  const with2021 = ten({ period: '2021-12' })
  const without = { absent: ['/a'] }
  test.each<[string, readonly MadeUp[]]>([
    [
      'was rare',
      [...with2021, ...ten({ ...without, period: '2021-12' }), ...ten({ ...without, period: '2022-12' })],
    ],
    ['comes again', [...with2021, ...ten({ ...without, period: '2022-12' }), { period: '2023-12' }]],
    ['is absent in few documents', [...with2021, ...ten({ ...without, period: '2022-12' }).slice(1)]],
    ['came in few documents', [...with2021.slice(1), ...ten({ ...without, period: '2022-12' })]],
    ['is absent where the period is not known', [...with2021, ...ten({ ...without, period: 'unknown' })]],
    ['is one of another mapping', [...with2021, ...ten({ period: '2022-12', mapping: 'other' })]],
  ])('that %s has not', (_, results) => {
    expect(reported(...results).fields).toEqual([])
  })

  test('that is absent from more kinds of documents than are told apart has not ended: nobody knows when it came last', () => {
    const kinds = (count: number): readonly MadeUp[] =>
      Array.from({ length: count }, (_, at) => ({ ...without, period: '2022-12', form: `F ${at}` }))
    const fields = (count: number) => reported(...with2021, ...kinds(count)).fields.map(each => each.field)
    expect(fields(mostGroupsOfOne - 1)).toEqual(['a'])
    expect(fields(mostGroupsOfOne)).toEqual([])
  })

  test('that came in no document came last at no time, of however many kinds they are', () => {
    const kinds = Array.from({ length: mostGroupsOfOne + 1 }, (_, at) => ({ ...without, form: `F ${at}` }))
    expect(reported(...kinds).fields).toMatchObject([
      { field: 'a', state: 'never', documents: mostGroupsOfOne + 1, of: mostGroupsOfOne + 1, last: null },
    ])
  })

  test('with a likely partner and a wording that nobody has seen comes first', () => {
    const issues = [
      { path: '/c', pointer: '/X' },
      { path: '/d', pointer: '/Y' },
    ]
    const known = resultOf({ absent: ['/a', '/c'] })
    const unseen = resultOf({ absent: ['/b', '/d'], evidence: 'unsourced' })
    const counts = new DriftCounts()
    const absent = () => [...known.absent(), ...unseen.absent()]
    counts.add({ ...resultOf({ unmapped: ['/X', '/Y'], issues }), absent }, true)
    expect(driftReport(counts.record()).fields.map(each => each.field)).toEqual(['d', 'c', 'b', 'a'])
  })
})

test('a field that has ended comes before one that never came, and behind one that has a likely partner', () => {
  const issues = [{ path: '/c', pointer: '/X' }]
  const later = { period: '2022-12', unmapped: ['/X'], absent: ['/b', '/c', '/a'], issues }
  const { fields } = reported(
    ...ten({ period: '2021-12', absent: ['/b', '/c'] }),
    ...ten({ ...later, issues: [] }),
    later,
  )
  expect(fields.map(each => `${each.field} ${each.state}`)).toEqual(['c never', 'a ended', 'b never'])
})

test('of fields that never came those that most documents lack come first, then by mapping and name', () => {
  const results: readonly MadeUp[] = [
    { mapping: 'm', absent: ['/c', '/b'] },
    { mapping: 'l', absent: ['/z'] },
    ...Array.from({ length: 2 }, () => ({ mapping: 'n', absent: ['/d'] })),
  ]
  for (const order of [results, results.toReversed()])
    expect(reported(...order).fields.map(({ mapping, field }) => `${mapping} ${field}`)).toEqual([
      'n d',
      'l z',
      'm b',
      'm c',
    ])
})

test('a field whose wording was inferred comes before one whose wording was seen', () => {
  const counts = new DriftCounts()
  const absent = () => [
    { path: '/a', evidence: 'sourced' },
    { path: '/b', evidence: 'secondary' },
    { path: '/c', evidence: 'inferred' },
  ]
  counts.add({ ...resultOf({}), absent }, true)
  expect(driftReport(counts.record()).fields.map(each => each.field)).toEqual(['c', 'a', 'b'])
})

test('the kinds of documents stand in one order: by mapping, type, form and period', () => {
  const kinds: readonly MadeUp[] = [
    { mapping: 'b', form: '1040', period: '2021-12' },
    { mapping: 'a', form: '1120', period: '2020-12' },
    { mapping: 'a', form: '1040', period: '2022-12' },
    { mapping: 'a', form: '1040', period: 'unknown' },
    { mapping: 'a', form: '1040', period: '2021-12' },
  ]
  const order = ['a 1040 null', 'a 1040 2021-12', 'a 1040 2022-12', 'a 1120 2020-12', 'b 1040 2021-12']
  for (const each of [kinds, kinds.toReversed()])
    expect(reported(...each).groups.map(group => `${group.mapping} ${group.form} ${group.period}`)).toEqual(
      order,
    )
})

test('a report of nothing is empty', () => {
  expect(reported()).toMatchObject({ format: 1, documents: 0, labels: [], fields: [], groups: [] })
})
