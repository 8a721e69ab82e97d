/** Does what is left of a run: shards that the ledger does not know go through a queue, and a complete run gets its root. */
import { emptyTally, type Tally } from '../../bulk/batch/tally.ts'
import { runRoot } from '../ledger/run-root.ts'
import type { ShardRow } from '../ledger/shard-row.ts'
import type { RemapPlan } from '../plan/remap-plan.ts'
import type { RunQueue } from '../queue/run-queue.ts'
import { isHopeless, type ShardFailure } from '../queue/shard-failure.ts'
import type { RemapHost } from '../shard/remap-host.ts'
import { remapShard } from '../shard/remap-shard.ts'
import { runRows } from './run-rows.ts'

/** How a run goes, and whom it notifies. */
export interface RunOptions {
  /** Shards that are under way at once. */
  readonly concurrency: number
  /** Aborted, it ends the run after the batches under way; what is done stays done. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: RunProgress) => void
  readonly onFailed: (shard: string, failure: ShardFailure) => void
}

/** How far this call is. */
export interface RunProgress {
  readonly shards: number
  readonly done: number
  /** Lines that this call has mapped, of shards under way too. */
  readonly lines: number
}

/** What became of a run, with what earlier calls did of it. */
export interface RunOutcome {
  readonly state: 'complete' | 'incomplete' | 'interrupted'
  /** Rows of the shards that are done, in their order. */
  readonly rows: readonly ShardRow[]
  readonly failed: readonly { readonly shard: string; readonly failure: ShardFailure }[]
  /** Of a complete run. */
  readonly root: string | undefined
  /** Lines that this call has mapped. */
  readonly lines: number
}

/** Never throws for one shard; where no other could be done either, it ends. @throws RemapError for a ledger that cannot be read */
export async function runRemap(
  plan: RemapPlan,
  host: RemapHost,
  queue: RunQueue,
  options: RunOptions,
): Promise<RunOutcome> {
  const before = await runRows(plan, host.ledger)
  const left = plan.shards.filter((_, index) => before[index] === undefined).map(({ id }) => id)
  const ending = new AbortController()
  const end = (): void => ending.abort()
  options.signal.addEventListener('abort', end)
  if (options.signal.aborted) end()
  const failed: { shard: string; failure: ShardFailure }[] = []
  let done = plan.shards.length - left.length
  let finished = 0
  const active = new Map<string, Readonly<Tally>>()
  const lines = (): number => [...active.values()].reduce((sum, tally) => sum + tally.lines, finished)
  const report = (): void => options.onProgress({ shards: plan.shards.length, done, lines: lines() })
  await queue.enqueue(plan.runId, left)
  const work = (): Promise<void> =>
    queue.work(
      ({ shard }, signal) =>
        remapShard(plan, shard, {
          ...host,
          signal,
          onProgress: tally => {
            active.set(shard, tally)
            report()
          },
        }),
      {
        concurrency: options.concurrency,
        signal: ending.signal,
        onDone: ({ shard }, row) => {
          active.delete(shard)
          finished += row.tally.lines
          done += 1
          report()
        },
        onFailed: ({ shard }, failure) => {
          finished += (active.get(shard) ?? emptyTally()).lines
          active.delete(shard)
          failed.push({ shard, failure })
          options.onFailed(shard, failure)
          if (isHopeless(failure)) ending.abort()
        },
      },
    )
  try {
    await (host.watch === undefined ? work() : host.watch.run(plan.runId, work))
  } finally {
    options.signal.removeEventListener('abort', end)
  }
  const rows = (await runRows(plan, host.ledger)).filter(row => row !== undefined)
  const isComplete = rows.length === plan.shards.length
  const state = isComplete ? 'complete' : options.signal.aborted ? 'interrupted' : 'incomplete'
  return { state, rows, failed, root: isComplete ? runRoot(rows) : undefined, lines: lines() }
}
