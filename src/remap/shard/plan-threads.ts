/** The threads that map the shards of one run. */
import { type BatchPool, WorkerPool } from '../../bulk/workers/worker-pool.ts'
import { checkSettings } from '../plan/plan-settings.ts'
import { plannedMappings } from '../plan/planned-mappings.ts'
import type { RemapPlan } from '../plan/remap-plan.ts'
import { checkMappings } from '../plan/stored-plan.ts'
import type { OpenArchive } from './open-archive.ts'
import type { RemapHost } from './remap-host.ts'

/** Batches for each thread that are read and not yet written. */
const batchesOfThread = 4

/** How much of this machine a run may have. */
export interface Threads {
  readonly jobs: number
  /** MiB that each thread may need for a line. */
  readonly memory: number
}

/** @throws RemapError `remap/other-mappings`, `remap/other-version` where this process would map otherwise than was planned */
export async function checkPlan(plan: RemapPlan, archive: OpenArchive, version: string): Promise<void> {
  checkSettings(plan, version, archive.formatOf(plan.format))
  checkMappings(plan, await plannedMappings(plan.mapping))
}

/** What a checked plan is mapped with besides the archive: threads, which begin at once and end when the pool is closed. */
export function threadsFor(
  { mapping, options: { unmapped, skipChecks, lineage, coverage } }: RemapPlan,
  { jobs, memory }: Threads,
): Pick<RemapHost, 'pool' | 'window'> {
  const pool: BatchPool = new WorkerPool(jobs, {
    mapping,
    options: { unmapped, skipChecks },
    lineage,
    coverage,
    compression: 'none',
    writes: 'data',
    memory,
  })
  return { pool, window: batchesOfThread * jobs }
}
