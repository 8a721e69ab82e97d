/** Puts what is left of a run into a queue that others work on, and waits until it is done. The ledger says what is done, never the queue. */
import { runRoot } from '../ledger/run-root.ts'
import type { RemapPlan } from '../plan/remap-plan.ts'
import type { SharedQueue } from '../queue/run-queue.ts'
import type { ShardFailure } from '../queue/shard-failure.ts'
import { RemapError } from '../remap-error.ts'
import type { OpenArchive } from '../shard/open-archive.ts'
import type { RunOutcome } from './run-remap.ts'
import { runRows } from './run-rows.ts'

/** How a run is waited for, and whom it notifies. */
export interface FollowOptions {
  /** Aborted, it is waited for no longer; the workers go on. */
  readonly signal: AbortSignal
  /** Resolves when the queue may be asked again, or earlier where the signal is aborted. */
  readonly wait: (signal: AbortSignal) => Promise<void>
  readonly onProgress: (done: number) => void
  readonly onFailed: (shard: string, failure: ShardFailure) => void
}

/** A server that fell over may have forgotten shards. They are put in again so often without any being done in between. */
const mostRounds = 3

/**
 * Resolves when every shard is done or has failed for good, or it is interrupted.
 * @throws RemapError for a ledger that cannot be read, and `remap/unusable-queue`
 */
export async function followRun(
  plan: RemapPlan,
  { ledger }: Pick<OpenArchive, 'ledger'>,
  queue: SharedQueue,
  { signal, wait, onProgress, onFailed }: FollowOptions,
): Promise<RunOutcome> {
  const { runId, shards } = plan
  const failed = new Map<string, ShardFailure>()
  const notDone = async (): Promise<readonly string[]> => {
    const rows = await runRows(plan, ledger)
    return shards.filter((_, index) => rows[index] === undefined).map(({ id }) => id)
  }
  let left = await notDone()
  for (let rounds = 0; left.length > 0 && rounds < mostRounds && !signal.aborted; ) {
    await queue.enqueue(runId, left)
    for (let waiting = left.length; waiting > 0 && !signal.aborted; ) {
      onProgress(shards.length - Math.min(waiting, left.length))
      await wait(signal)
      // A server that is away for a while comes back with what it knows.
      waiting = await queue.left(runId).catch(() => waiting)
    }
    if (signal.aborted) break
    const still = (await notDone()).filter(shard => !failed.has(shard))
    for (const [shard, failure] of await queue.failures(runId, still)) {
      failed.set(shard, failure)
      onFailed(shard, failure)
    }
    const lost = still.filter(shard => !failed.has(shard))
    rounds = lost.length < left.length ? 0 : rounds + 1
    left = lost
  }
  const reason = 'it is neither done nor in the queue'
  for (const shard of signal.aborted ? [] : left) {
    const { code, message } = new RemapError(
      'remap/lost-shard',
      { shard, reason },
      { hint: 'start the run again' },
    )
    failed.set(shard, { code, message })
    onFailed(shard, { code, message })
  }
  const rows = (await runRows(plan, ledger)).filter(row => row !== undefined)
  const isComplete = rows.length === shards.length
  return {
    state: isComplete ? 'complete' : signal.aborted ? 'interrupted' : 'incomplete',
    rows,
    failed: [...failed].map(([shard, failure]) => ({ shard, failure })),
    root: isComplete ? runRoot(rows) : undefined,
    lines: 0,
  }
}
