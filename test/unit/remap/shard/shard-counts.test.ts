/** What a ledger notes of the documents in a shard. */
import { describe, expect, test } from 'vitest'
import { DriftCounts } from '../../../../src/drift/drift-counts.ts'
import { type DriftReport, driftReport } from '../../../../src/drift/drift-report.ts'
import { mostGroups } from '../../../../src/drift/limits.ts'
import { kindsOf, unreadOf } from '../../../../src/remap/shard/shard-counts.ts'
import { type MadeUp, resultOf } from '../../../support/drift.ts'

function reported(...results: readonly MadeUp[]): DriftReport {
  const counts = new DriftCounts()
  for (const result of results) counts.add(resultOf(result), true)
  return driftReport(counts.record())
}

const planned = (id: string, hash: string) => ({ id, hash, version: '1.0.0', type: 'RETR', forms: [] })
const mappings = [planned('a', 'first'), planned('b', 'of b'), planned('a', 'second')]

describe('the kinds of documents in a shard', () => {
  test('are counted by mapping, type and form, whatever their period, in the order of their names', () => {
    const report = reported(
      { mapping: 'b', form: '1120' },
      { mapping: 'a', form: '1040', period: '2021-12' },
      { mapping: 'a', form: '1040', period: '2022-12' },
      { mapping: 'c', form: '1040' },
      { mapping: 'a', form: '1040-SR' },
    )
    expect(kindsOf(report, mappings)).toEqual([
      { mapping: 'a', hash: 'first', type: 'RETR', form: '1040', documents: 2 },
      { mapping: 'a', hash: 'first', type: 'RETR', form: '1040-SR', documents: 1 },
      { mapping: 'b', hash: 'of b', type: 'RETR', form: '1120', documents: 1 },
      { mapping: 'c', hash: '', type: 'RETR', form: '1040', documents: 1 },
    ])
  })

  test('are not known where there were too many to count', () => {
    const many = (count: number) =>
      reported(...Array.from({ length: count }, (_, at) => ({ form: `F ${at}` })))
    expect(kindsOf(many(mostGroups - 1), [])).toHaveLength(mostGroups - 1)
    expect(kindsOf(many(mostGroups), [])).toBeNull()
  })
})

test('of the labels that nothing read twenty are noted: the most frequent first, those as frequent by their names', () => {
  const labels = Array.from({ length: 25 }, (_, at) => `/L${String.fromCharCode(65 + at)}`)
  const unread = unreadOf(reported({ unmapped: labels.toReversed() }, { unmapped: ['/LC', '/LB', '/LB'] }))
  expect(unread).toHaveLength(20)
  expect(unread.slice(0, 4)).toEqual([
    { mapping: 'retr-1040', name: 'LB', lines: 3 },
    { mapping: 'retr-1040', name: 'LC', lines: 2 },
    { mapping: 'retr-1040', name: 'LA', lines: 1 },
    { mapping: 'retr-1040', name: 'LD', lines: 1 },
  ])
})

test('a label is as frequent as its lines are, in however few documents they stand', () => {
  const often = { unmapped: ['/L/0/B', '/L/1/B', '/L/2/B'] }
  const unread = unreadOf(reported({ unmapped: ['/A'] }, { unmapped: ['/A'] }, often))
  expect(unread.map(({ name, lines }) => [name, lines])).toEqual([
    ['L."B"', 3],
    ['A', 2],
  ])
  const spread = unreadOf(reported({ unmapped: ['/L/0/A', '/L/1/A', '/B'] }, { unmapped: ['/B'] }))
  expect(spread.map(({ name, lines }) => [name, lines])).toEqual([
    ['B', 2],
    ['L."A"', 2],
  ])
})
