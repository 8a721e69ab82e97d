/** What a shard is mapped with: stores, formats, a ledger and threads. A queue worker makes one and keeps it for all of its shards. */
import type { Tally } from '../../bulk/batch/tally.ts'
import type { OutputFormat } from '../format/output-format.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Store } from '../store/store.ts'

export interface RemapHost {
  /** Where plans and results are. */
  readonly out: Store
  /** The store of a place that a plan names. */
  readonly sourceOf: (place: string) => Promise<Store>
  /** @throws RemapError `remap/unknown-format` */
  readonly formatOf: (name: string) => OutputFormat
  readonly ledger: Ledger
  /** Aborted, it ends the work after the batches under way; nothing half-written is left, and the shard is not done. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((tally: Readonly<Tally>) => void) | undefined
}
