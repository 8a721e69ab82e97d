/** What a shard is mapped with: stores, formats, a ledger and threads. A queue worker makes one and keeps it for all of its shards. */
import type { Tally } from '../../bulk/batch/tally.ts'
import type { BatchPool } from '../../bulk/workers/worker-pool.ts'
import type { OutputFormat } from '../format/output-format.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Store } from '../store/store.ts'
import type { RemapWatch } from '../telemetry/remap-watch.ts'

export interface RemapHost {
  /** Where plans and results are. */
  readonly out: Store
  /** The store of a place that a plan names. */
  readonly sourceOf: (place: string) => Promise<Store>
  /** @throws RemapError `remap/unknown-format` */
  readonly formatOf: (name: string) => OutputFormat
  readonly ledger: Ledger
  /** Threads that map with the mappings and options of the plan. Shards that are under way at once share them. */
  readonly pool: BatchPool
  /** Batches of a shard that are read and not yet written; it bounds the memory. */
  readonly window: number
  /** Milliseconds from some fixed point, for what a shard took. */
  readonly now: () => number
  /** The time of day, for when a shard was done: "2026-11-23T14:00:00.000Z". */
  readonly clock: () => string
  /** Aborted, it ends the work after the batches under way; nothing half-written is left, and the shard is not done. */
  readonly signal?: AbortSignal | undefined
  /** Told of each shard that is mapped. */
  readonly watch?: RemapWatch | undefined
  readonly onProgress?: ((tally: Readonly<Tally>) => void) | undefined
}
