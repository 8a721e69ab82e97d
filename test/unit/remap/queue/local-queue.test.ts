import { expect, test } from 'vitest'
import type { ShardRow } from '../../../../src/remap/ledger/shard-row.ts'
import { localQueue } from '../../../../src/remap/queue/local-queue.ts'
import type { ShardWork, WorkerOptions } from '../../../../src/remap/queue/run-queue.ts'
import { RemapError } from '../../../../src/remap/remap-error.ts'
import { canaries } from '../../../support/canaries.ts'

const row = (shard: string): ShardRow => Object({ key: shard })
const options = (changes: Partial<WorkerOptions> = {}): WorkerOptions => ({
  concurrency: 1,
  signal: new AbortController().signal,
  onDone: () => undefined,
  onFailed: () => undefined,
  ...changes,
})

test('shards are done in their order, each once, by so many at a time as is asked for', async () => {
  const queue = localQueue()
  await queue.enqueue('run', ['1', '2', '3', '4', '5'])
  await queue.enqueue('run', ['4', '5'])
  const begun: string[] = []
  let [active, most] = [0, 0]
  const work: ShardWork = async ({ shard }) => {
    begun.push(shard)
    active += 1
    most = Math.max(most, active)
    await new Promise(setImmediate)
    active -= 1
    return row(shard)
  }
  await queue.work(work, options({ concurrency: 2 }))
  expect([begun, most]).toEqual([['1', '2', '3', '4', '5'], 2])
  await queue.work(work, options())
  expect(begun).toHaveLength(5)
})

test('a shard that fails is reported by code, and is retried when it is put in again', async () => {
  const queue = localQueue()
  await queue.enqueue('run', ['1', '2'])
  const failures: unknown[] = []
  const error = new RemapError('remap/changed-input', { shard: '1' })
  const fail: ShardWork = async ({ shard }) => {
    throw shard === '1' ? error : new RangeError(canaries.tin)
  }
  await queue.work(fail, options({ onFailed: (_, failure) => failures.push(failure) }))
  expect(failures).toMatchObject([
    { code: 'remap/changed-input', message: error.message },
    { code: 'bug/broken-promise' },
  ])
  expect(JSON.stringify(failures)).not.toContain(canaries.tin)
  await queue.enqueue('run', ['1'])
  const done: string[] = []
  await queue.work(async ({ shard }) => row(shard), options({ onDone: ({ shard }) => done.push(shard) }))
  expect(done).toEqual(['1'])
})

test('a worker that is stopped leaves what was under way, and what waits, to the next', async () => {
  const queue = localQueue()
  await queue.enqueue('run', ['1', '2', '3'])
  const ending = new AbortController()
  const begun: string[] = []
  const work: ShardWork = async ({ shard }, signal) => {
    begun.push(shard)
    if (shard === '2') ending.abort()
    signal.throwIfAborted()
    return row(shard)
  }
  const failed: unknown[] = []
  await queue.work(work, options({ signal: ending.signal, onFailed: (_, failure) => failed.push(failure) }))
  expect([begun, failed]).toEqual([['1', '2'], []])
  const done: string[] = []
  await queue.work(async ({ shard }) => row(shard), options({ onDone: ({ shard }) => done.push(shard) }))
  expect(done).toEqual(['2', '3'])
})
