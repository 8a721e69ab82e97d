import { expect, test } from 'vitest'
import type { ShardRow } from '../../../../src/remap/ledger/shard-row.ts'
import { completeRows } from '../../../../src/remap/run/run-rows.ts'
import { verifyRun } from '../../../../src/remap/run/verify-run.ts'
import { errorOf } from '../../../support/error-of.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { doRun, hostOf, planRun } from '../../../support/remap.ts'

const never = new AbortController().signal
const [account = '', , filed = ''] = fewLines
const source = memoryStore()
source.files.set('a.ndjson', Buffer.from(`${account}\n\n${filed}\nnone\n`))
source.files.set('b.ndjson', Buffer.from(`${account}\n`))
const archive = { source, out: memoryStore() }
const plan = await planRun(archive)
const { rows, root } = await doRun(archive, plan)
const host = await hostOf(archive)
const [first, second] = rows
if (first === undefined || second === undefined) throw new Error('no two rows')

/** The same host, whose ledger has another row for the first shard. */
const withFirst = (changed: ShardRow | undefined) => ({
  ...host,
  ledger: { ...host.ledger, get: async (key: string) => (key === first.key ? changed : second) },
})

test('verifyRun: a whole run has its counts, its bytes and its root, and each shard is told of', async () => {
  const told: number[] = []
  expect(await verifyRun(plan, host, never, done => told.push(done))).toEqual({
    runId: plan.runId,
    shards: 2,
    whole: 2,
    results: 3,
    rejected: 1,
    bytes: rows.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0),
    root,
    faults: [],
  })
  expect(told).toEqual([1, 2])
})

test.each<[string, Partial<ShardRow['tally']>]>([
  ['it has 2 results, the ledger says 3', { mapped: 3, blank: 0 }],
  ['it has 1 rejected lines, the ledger says 2', { rejected: { 'transcript/not-json': 2 }, blank: 0 }],
  ['its lines are not those that were mapped, rejected or blank', { blank: 2 }],
  ['its lines are not those that were mapped, rejected or blank', { lines: 5 }],
])('verifyRun: a shard is not whole where %s', async (what, tally) => {
  const changed = { ...first, tally: { ...first.tally, ...tally } }
  const found = await verifyRun(plan, withFirst(changed), never)
  expect(found.faults).toEqual([{ shard: '00001', what }])
  expect(found).toMatchObject({ whole: 1, results: 1, rejected: 0, root: null })
})

test('verifyRun: a shard that is not done is a fault, an error that is none of ours ends it', async () => {
  expect((await verifyRun(plan, withFirst(undefined), never)).faults).toEqual([
    { shard: '00001', what: 'it is not done' },
  ])
  const broken = {
    ...host,
    formatOf: () => ({ ...host.formatOf('ndjson'), count: () => Promise.reject(new TypeError('x')) }),
  }
  expect(await errorOf(verifyRun(plan, broken, never))).toBeInstanceOf(TypeError)
  expect(await errorOf(verifyRun(plan, host, AbortSignal.abort(new Error('ended'))))).toMatchObject({
    message: 'ended',
  })
})

test('completeRows: what is left of a run is said in shards', async () => {
  expect(await completeRows(plan, host.ledger)).toEqual(rows)
  expect(await errorOf(completeRows(plan, withFirst(undefined).ledger))).toMatchObject({
    code: 'remap/unfinished-run',
    message: expect.stringContaining('1 shard is not done'),
  })
})

test('a run tells how many shards are done, and how many lines it has mapped', async () => {
  const told: unknown[] = []
  const other = { source, out: memoryStore() }
  await doRun(other, await planRun(other), {
    concurrency: 1,
    onProgress: progress => told.push({ ...progress }),
  })
  expect(told).toEqual([
    { shards: 2, done: 0, lines: 4 },
    { shards: 2, done: 1, lines: 4 },
    { shards: 2, done: 1, lines: 5 },
    { shards: 2, done: 2, lines: 5 },
  ])
})
