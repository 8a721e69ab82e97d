import { expect, test } from 'vitest'
import type { ShardRow } from '../../../../src/remap/ledger/shard-row.ts'
import { localQueue } from '../../../../src/remap/queue/local-queue.ts'
import type { ShardWork, WorkerOptions } from '../../../../src/remap/queue/run-queue.ts'
import { remapError } from '../../../../src/remap/remap-error.ts'
import { canaries } from '../../../support/canaries.ts'

const row = (shard: string): ShardRow => Object({ key: shard })
const options = (changes: Partial<WorkerOptions> = {}): WorkerOptions => ({
  concurrency: 1,
  signal: new AbortController().signal,
  until: 'drained',
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
  expect(await queue.counts('run')).toEqual({ waiting: 0, active: 0, failed: 0 })
})

test('a shard that fails is told of by code, and is tried anew when it is put in again', async () => {
  const queue = localQueue()
  await queue.enqueue('run', ['1', '2'])
  const failures: unknown[] = []
  const error = remapError('remap/changed-input', { shard: '1' })
  const fail: ShardWork = async ({ shard }) => {
    throw shard === '1' ? error : new RangeError(canaries.tin)
  }
  await queue.work(fail, options({ onFailed: (_, failure) => failures.push(failure) }))
  expect(failures).toMatchObject([
    { code: 'remap/changed-input', message: error.message },
    { code: 'bug/broken-promise' },
  ])
  expect(JSON.stringify(failures)).not.toContain(canaries.tin)
  expect(await queue.counts('run')).toEqual({ waiting: 0, active: 0, failed: 2 })
  await queue.enqueue('run', ['1'])
  const done: string[] = []
  await queue.work(async ({ shard }) => row(shard), options({ onDone: ({ shard }) => done.push(shard) }))
  expect(done).toEqual(['1'])
})

test('a worker that waits for more is given what comes, and ends when it is told to; what was under way is left', async () => {
  const queue = localQueue()
  const ending = new AbortController()
  const begun: string[] = []
  const work: ShardWork = async ({ shard }) => {
    begun.push(shard)
    if (shard === '2') {
      ending.abort()
      ending.signal.throwIfAborted()
    }
    return row(shard)
  }
  const worked = queue.work(work, options({ until: 'aborted', concurrency: 2, signal: ending.signal }))
  await queue.enqueue('run', ['1'])
  await new Promise(setImmediate)
  await queue.enqueue('run', ['2'])
  await worked
  expect(begun).toEqual(['1', '2'])
  expect(await queue.counts('run')).toEqual({ waiting: 1, active: 0, failed: 0 })
})
