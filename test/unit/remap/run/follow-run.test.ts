/** A run that others do: what is put in, waited for, and said, with a queue of this test in place of a server. */
import { expect, test } from 'vitest'
import type { RemapPlan } from '../../../../src/remap/plan/remap-plan.ts'
import type { SharedQueue } from '../../../../src/remap/queue/run-queue.ts'
import type { ShardFailure } from '../../../../src/remap/queue/shard-failure.ts'
import { RemapError } from '../../../../src/remap/remap-error.ts'
import { type FollowOptions, followRun } from '../../../../src/remap/run/follow-run.ts'
import { remapShard } from '../../../../src/remap/shard/remap-shard.ts'
import { fewLines } from '../../../support/many-transcripts.ts'
import { memoryStore } from '../../../support/memory-store.ts'
import { doRun, hostOf, planRun } from '../../../support/remap.ts'

async function archive() {
  const [source, out] = [memoryStore(), memoryStore()]
  for (const name of ['a', 'b', 'c']) source.files.set(`${name}.ndjson`, Buffer.from(`${fewLines[0]}\n`))
  return { source, out }
}

type Archive = Awaited<ReturnType<typeof archive>>

interface Rig {
  readonly queue: SharedQueue
  /** What was put in, each time. */
  readonly put: string[][]
  /** Shards that wait. */
  readonly waiting: string[]
  readonly failures: Map<string, ShardFailure>
}

/** Nothing moves in it but what a test does. */
function rigOf(): Rig {
  const rig = { put: [] as string[][], waiting: [] as string[], failures: new Map<string, ShardFailure>() }
  return {
    ...rig,
    queue: {
      name: 'test',
      enqueue: async (_, shards) => {
        rig.put.push([...shards])
        rig.waiting.push(...shards)
      },
      left: async () => rig.waiting.length,
      failures: async (_, shards) => new Map([...rig.failures].filter(([shard]) => shards.includes(shard))),
      work: async () => undefined,
    },
  }
}

/** Follows a run; `turn` is called at each look at the queue. */
async function followed(
  at: Archive,
  plan: RemapPlan,
  rig: Rig,
  turn: (interrupt: () => void) => Promise<void>,
) {
  const interrupt = new AbortController()
  const progress: number[] = []
  const failed: string[] = []
  const options: FollowOptions = {
    signal: interrupt.signal,
    wait: () => turn(() => interrupt.abort()),
    onProgress: done => progress.push(done),
    onFailed: (shard, { code }) => failed.push(`${shard} ${code}`),
  }
  const outcome = await followRun(plan, await hostOf(at), rig.queue, options)
  return { outcome, progress, failed }
}

test('followRun ends with the root of a run on one machine when others have done every shard', async () => {
  const [at, whole] = [await archive(), await archive()]
  const [plan, rig] = [await planRun(at), rigOf()]
  const { outcome, progress, failed } = await followed(at, plan, rig, async () => {
    await remapShard(plan, rig.waiting.shift() ?? '', await hostOf(at))
  })
  expect(outcome).toMatchObject({ state: 'complete', root: (await doRun(whole, await planRun(whole))).root })
  expect([rig.put, progress, failed]).toEqual([[['00001', '00002', '00003']], [0, 1, 2], []])
  // Nothing is left.
  const again = await followed(at, plan, rigOf(), () => Promise.reject(new Error('nobody waits')))
  expect(again.outcome.root).toBe(outcome.root)
})

test('followRun puts in again what a server has forgotten, and not what failed', async () => {
  const at = await archive()
  const [plan, rig] = [await planRun(at), rigOf()]
  const { outcome, failed } = await followed(at, plan, rig, async () => {
    if (rig.put.length === 1) {
      await remapShard(plan, '00001', await hostOf(at))
      rig.failures.set('00002', { code: 'remap/changed-input', message: 'changed' })
    } else await remapShard(plan, '00003', await hostOf(at))
    rig.waiting.length = 0
  })
  expect(rig.put).toEqual([['00001', '00002', '00003'], ['00003']])
  expect(failed).toEqual(['00002 remap/changed-input'])
  expect([outcome.state, outcome.rows.length]).toEqual(['incomplete', 2])
})

test('followRun gives up a shard that is forgotten again and again', async () => {
  const at = await archive()
  const [plan, rig] = [await planRun(at), rigOf()]
  const { outcome, failed } = await followed(at, plan, rig, async () => {
    rig.waiting.length = 0
  })
  expect(rig.put).toHaveLength(3)
  expect(failed).toEqual(['00001', '00002', '00003'].map(shard => `${shard} remap/lost-shard`))
  expect(outcome.failed[0]?.failure.message).toBe(
    'Shard 00001 was given up: it is neither done nor in the queue; start the run again',
  )
})

test('followRun waits for a server that is away, until it is interrupted', async () => {
  const at = await archive()
  const [plan, rig] = [await planRun(at), rigOf()]
  let looks = 0
  const queue = {
    ...rig.queue,
    left: () =>
      Promise.reject(new RemapError('remap/unusable-queue', { queue: 'test', reason: 'ECONNREFUSED' })),
  }
  const { outcome, failed } = await followed(at, plan, { ...rig, queue }, async interrupt => {
    looks += 1
    if (looks === 5) interrupt()
  })
  expect([outcome.state, failed, looks]).toEqual(['interrupted', [], 5])
})
