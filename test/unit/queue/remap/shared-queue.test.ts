/** On a Redis of its own: what becomes of the shards of one run beside those of another. */
import { describe, expect, test } from 'vitest'
import {
  type OpenQueue,
  openSharedQueue,
  type SharedQueueOptions,
} from '../../../../src/queue/remap/shared-queue.ts'
import type { ShardRow } from '../../../../src/remap/ledger/shard-row.ts'
import type { ShardTask, WorkerOptions } from '../../../../src/remap/queue/run-queue.ts'
import { RemapError } from '../../../../src/remap/remap-error.ts'
import { recordedSpans } from '../../../support/recorded-spans.ts'
import { ownServer } from '../../../support/servers/own-server.ts'
import { hasRedis, startRedis } from '../../../support/servers/redis.ts'

const isHere = hasRedis()
const server = ownServer(isHere, startRedis)

let archives = 0
/** A queue that nobody else has. */
function opened(own: Partial<SharedQueueOptions> = {}): OpenQueue {
  archives += 1
  const archiveId = String(archives).padStart(16, '0')
  return openSharedQueue({ connection: server().url, archiveId, attempts: 2, retryDelayMs: 1, ...own })
}

const changed = (shard: string) => new RemapError('remap/changed-input', { shard })
const unreadable = () => new RemapError('remap/unreadable-store', { store: 'x', path: 'y', reason: 'z' })

/** Does the shards of the queue, and what is told of them until so many have ended. */
async function worked(
  queue: OpenQueue,
  ends: number,
  fault: (task: ShardTask) => unknown,
  concurrency = 1,
): Promise<readonly string[]> {
  const told: string[] = []
  const ending = new AbortController()
  const tell = (how: string, { runId, shard }: ShardTask): void => {
    told.push(`${how} ${runId} ${shard}`)
    if (how !== 'retry' && told.filter(each => !each.startsWith('retry')).length === ends) ending.abort()
  }
  const options: WorkerOptions = {
    concurrency,
    signal: ending.signal,
    onDone: task => tell('done', task),
    onRetry: (task, { code }) => tell('retry', { ...task, shard: `${task.shard} ${code}` }),
    onFailed: (task, { code }) => tell('failed', { ...task, shard: `${task.shard} ${code}` }),
  }
  const work = async (task: ShardTask): Promise<ShardRow> => {
    const error = fault(task)
    if (error !== undefined) throw error
    return {} as ShardRow
  }
  await queue.work(work, options)
  return told.toSorted()
}

describe.skipIf(!isHere)('the queue of an archive', () => {
  test('tells the failures of a run from those of another, and only of the shards that are asked for', async () => {
    const queue = opened()
    await queue.enqueue('a', ['00001', '00002', '00003'])
    await queue.enqueue('b', ['00001'])
    const told = await worked(queue, 4, ({ runId, shard }) =>
      shard === '00003' ? undefined : runId === 'a' ? changed(shard) : unreadable(),
    )
    expect(told).toEqual([
      'done a 00003',
      'failed a 00001 remap/changed-input',
      'failed a 00002 remap/changed-input',
      'failed b 00001 remap/unreadable-store',
      'retry b 00001 remap/unreadable-store',
    ])
    const { code, message } = changed('00001')
    expect(await queue.failures('a', ['00001', '00003'])).toEqual(new Map([['00001', { code, message }]]))
    expect([...(await queue.failures('a', ['00001', '00002'])).keys()].sort()).toEqual(['00001', '00002'])
    expect(await queue.failures('b', ['00001', '00002'])).toEqual(
      new Map([
        [
          '00001',
          {
            code: 'remap/unreadable-store',
            message: 'the worker that had it last says what about, where it runs',
          },
        ],
      ]),
    )
    expect(await queue.failures('c', ['00001'])).toEqual(new Map())
    await queue.close()
  })

  test('tells failures however many there are', async () => {
    const queue = opened()
    // As many as are read at once, and some more.
    const shards = Array.from({ length: 503 }, (_, at) => String(at + 1).padStart(5, '0'))
    await queue.enqueue('a', shards)
    await worked(queue, shards.length, ({ shard }) => changed(shard), 50)
    expect([...(await queue.failures('a', shards)).keys()].sort()).toEqual(shards)
    await queue.close()
  })

  test('has a shard that failed for good done when it is put in again, and no other one', async () => {
    const queue = opened()
    await queue.enqueue('a', ['00001'])
    await queue.enqueue('b', ['00001'])
    await worked(queue, 2, ({ shard }) => changed(shard))
    await queue.enqueue('a', ['00001'])
    expect((await queue.failures('a', ['00001'])).size).toBe(0)
    expect((await queue.failures('b', ['00001'])).size).toBe(1)
    expect(await worked(queue, 1, () => undefined)).toEqual(['done a 00001'])
    await queue.close()
  })

  test('says how many shards of a run are left, and none of a run that it does not have', async () => {
    const queue = opened()
    await queue.ready()
    expect(await queue.left('a')).toBe(0)
    await queue.enqueue('a', ['00001', '00002'])
    await queue.enqueue('b', ['00001'])
    expect([await queue.left('a'), await queue.left('b'), await queue.left('c')]).toEqual([2, 1, 0])
    await worked(queue, 3, () => undefined)
    expect(await queue.left('b')).toBe(0)
    await queue.close()
  })
})

describe.skipIf(!isHere)('a worker', () => {
  test('ends with what no further shard could be done for either, and leaves the others', async () => {
    const queue = opened({ attempts: 5, retryDelayMs: 100_000 })
    await queue.enqueue('a', ['00001', '00002', '00003'])
    const fault = new RemapError('remap/unusable-ledger', { ledger: 'x', reason: 'y' })
    await expect(worked(queue, 3, () => fault)).rejects.toBe(fault)
    expect(await queue.left('a')).toBe(3)
    await queue.close()
  })

  test('that was stopped before it began ends at once', async () => {
    const queue = opened()
    await queue.enqueue('a', ['00001'])
    const told: ShardTask[] = []
    const tell = (task: ShardTask): void => void told.push(task)
    const signal = AbortSignal.abort()
    await queue.work(async () => ({}) as ShardRow, { concurrency: 1, signal, onDone: tell, onFailed: tell })
    expect(await queue.left('a')).toBe(1 - told.length)
    await queue.close()
  })

  test('tries a shard so often, and says how each try ended', async () => {
    const queue = opened({ attempts: 3 })
    await queue.enqueue('a', ['00001'])
    expect(await worked(queue, 1, unreadable)).toEqual([
      'failed a 00001 remap/unreadable-store',
      'retry a 00001 remap/unreadable-store',
      'retry a 00001 remap/unreadable-store',
    ])
    await queue.close()
  })
})

describe.skipIf(!isHere)('the telemetry of a queue', () => {
  test('is told what is put in, and by its workers what becomes of it', async () => {
    const spans = recordedSpans()
    const queue = opened({ telemetry: spans.telemetry })
    await queue.enqueue('a', ['00001'])
    const before = spans.said()
    expect(before).toContain(queue.name)
    expect(before).not.toContain('process')
    await worked(queue, 1, () => undefined)
    expect(spans.said().slice(before.length)).toContain(`process ${queue.name}`)
    await queue.close()
  })
})
