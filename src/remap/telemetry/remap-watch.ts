/** Who watches a run. It is given ids of runs and shards, counts and codes: what stands in the ledger. */
import type { ShardRow } from '../ledger/shard-row.ts'

/** Which shard of which run. */
export interface WatchedShard {
  readonly runId: string
  readonly shard: string
  readonly format: string
}

/** Each calls `work` once and gives what it gives, or throws what it throws. */
export interface RemapWatch {
  /** Around all that one process does of a run. */
  readonly run: <T>(runId: string, work: () => Promise<T>) => Promise<T>
  /** Around a shard that is mapped; one that is done already is not. */
  readonly shard: (facts: WatchedShard, work: () => Promise<ShardRow>) => Promise<ShardRow>
}
