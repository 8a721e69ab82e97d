/** What hands shards to workers. The one within this process needs nothing; others are engines that run elsewhere. */
import type { ShardRow } from '../ledger/shard-row.ts'
import type { ShardFailure } from './shard-failure.ts'

/** All that a queue may hold of a shard: no place, no mapping, no value. */
export interface ShardTask {
  readonly runId: string
  readonly shard: string
}

/** Does one shard; aborted, it leaves it to others. Throws what made it fail; it may be called again for the same shard, also at once. */
export type ShardWork = (task: ShardTask, signal: AbortSignal) => Promise<ShardRow>

/** How a worker works, and what it tells. */
export interface WorkerOptions {
  /** Shards that are under way at once. */
  readonly concurrency: number
  /** Aborted, no further shard is begun; those under way are done first, or ended and left for others. */
  readonly signal: AbortSignal
  readonly onDone: (task: ShardTask, row: ShardRow) => void
  /** A try of a shard failed, and the queue will have it tried again; not called by a queue that tries once. */
  readonly onRetry?: (task: ShardTask, failure: ShardFailure) => void
  /** A shard failed for good, after the tries that the queue gives it. `code` is that of our error. */
  readonly onFailed: (task: ShardTask, failure: ShardFailure) => void
}

/** Errors are RemapErrors `remap/unusable-queue`. */
export interface RunQueue {
  /** What messages call it. Holds no credentials. */
  readonly name: string
  /** Puts shards of a run in. One that is in, by whoever, is not put in again; one that failed for good is retried. */
  readonly enqueue: (runId: string, shards: readonly string[]) => Promise<void>
  /**
   * Works until it is stopped or, where nobody else puts anything in, until nothing is left to do. Resolves when nothing of it is
   * under way.
   */
  readonly work: (work: ShardWork, options: WorkerOptions) => Promise<void>
}

/** A queue that outlives this process, and that others work on. */
export interface SharedQueue extends RunQueue {
  /** Shards of a run that wait or are under way, as the queue sees it; 0 where it can do nothing more for the run. */
  readonly left: (runId: string) => Promise<number>
  /** Why shards failed for good, by shard, of those that did. */
  readonly failures: (runId: string, shards: readonly string[]) => Promise<ReadonlyMap<string, ShardFailure>>
}
