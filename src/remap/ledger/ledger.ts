/** What shards were done, across runs. Several processes use one ledger at once; it never forgets and never changes a row. */
import type { ShardRow } from './shard-row.ts'

/** Errors are RemapErrors `remap/unusable-ledger`. */
export interface Ledger {
  /** What messages call it. Holds no credentials. */
  readonly name: string
  /** The row of a shard that is done; `undefined` where it is not. */
  readonly get: (key: string) => Promise<ShardRow | undefined>
  /** Adds a row, safe when it resolves; where there is one with this key it stays. Gives the row that stands. */
  readonly put: (row: ShardRow) => Promise<ShardRow>
  /** Every row, in no order. */
  readonly rows: () => AsyncIterable<ShardRow>
}
