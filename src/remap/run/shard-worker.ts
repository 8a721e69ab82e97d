/** The work of a process that shards of any run in one archive are handed to. */

import type { RemapPlan } from '../plan/remap-plan.ts'
import { readPlan } from '../plan/stored-plan.ts'
import type { ShardWork } from '../queue/run-queue.ts'
import type { OpenArchive } from '../shard/open-archive.ts'
import { checkPlan, type Threads, threadsFor } from '../shard/plan-threads.ts'
import type { RemapHost } from '../shard/remap-host.ts'
import { remapShard } from '../shard/remap-shard.ts'
import { registeredWatch } from '../telemetry/registered-watch.ts'

/** What such a process has. */
export interface ShardWorkerOptions {
  readonly archive: OpenArchive
  readonly threads: Threads
  /** Of this package. */
  readonly version: string
  /** Milliseconds from some fixed point. */
  readonly now: () => number
  /** The time of day as an ISO text. */
  readonly clock: () => string
}

/** Maps shards until it is closed. */
export interface ShardWorker {
  /** Also throws what `readPlan` and `checkPlan` do. */
  readonly work: ShardWork
  readonly close: () => Promise<void>
}

interface OpenRun {
  readonly plan: RemapPlan
  readonly host: RemapHost
}

interface Held {
  readonly opening: Promise<OpenRun>
  /** Shards of it that are under way. */
  active: number
}

/** Reads each plan once, and keeps the threads of a run until a shard of another one comes and none of its own is under way. */
export function shardWorker({ archive, threads, version, now, clock }: ShardWorkerOptions): ShardWorker {
  const runs = new Map<string, Held>()
  const opened = async (runId: string): Promise<OpenRun> => {
    const plan = await readPlan(archive.out, runId)
    await checkPlan(plan, archive, version)
    const watch = await registeredWatch()
    return { plan, host: { ...archive, ...threadsFor(plan, threads), now, clock, watch } }
  }
  const end = async (runId: string, { opening }: Held): Promise<void> => {
    runs.delete(runId)
    const run = await opening.catch(() => undefined)
    await run?.host.pool.close()
  }
  const take = async (runId: string): Promise<Held> => {
    const known = runs.get(runId)
    if (known !== undefined) {
      known.active += 1
      return known
    }
    const held = { opening: opened(runId), active: 1 }
    const idle = [...runs].filter(([, { active }]) => active === 0)
    runs.set(runId, held)
    await Promise.all(idle.map(([id, other]) => end(id, other)))
    return held
  }
  return {
    work: async ({ runId, shard }, signal) => {
      const held = await take(runId)
      try {
        const { plan, host } = await held.opening
        return await remapShard(plan, shard, { ...host, signal })
      } catch (error) {
        // A plan that could not be read may be readable the next time.
        await held.opening.catch(() => runs.get(runId) === held && runs.delete(runId))
        throw error
      } finally {
        held.active -= 1
      }
    },
    close: async () => {
      await Promise.all([...runs].map(([runId, held]) => end(runId, held)))
    },
  }
}
