/** The public surface of tax-transcript-mapper/remap: an archive mapped anew, for engines that others run. Needs Node.js. */
export type { FormatTarget, FormatWriter, OutputFormat, WrittenFile } from './format/output-format.ts'
export type { Ledger, LedgerKind } from './ledger/ledger.ts'
export type { ShardKind, ShardRow, UnreadLabel } from './ledger/shard-row.ts'
export type {
  ListSource,
  PartSource,
  PlannedMapping,
  PlannedShard,
  RemapPlan,
  ResultOptions,
} from './plan/remap-plan.ts'
export type {
  QueueCounts,
  QueueKind,
  RunQueue,
  ShardFailure,
  ShardTask,
  ShardWork,
  WorkDuring,
  WorkerOptions,
} from './queue/run-queue.ts'
export type { RemapHost } from './shard/remap-host.ts'
export type { ByteRange, Store, StoredFile, StoreKind, StoreWriter } from './store/store.ts'
