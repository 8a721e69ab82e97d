/** The public surface of tax-transcript-mapper/remap: the pure pieces of large work, for engines that others run. Needs Node.js. */
export { BulkError } from '../bulk/bulk-error.ts'
export { mapShard } from '../bulk/map-shard.ts'
export { type FileSinkOptions, fileSink } from '../bulk/shard/file-sink.ts'
export type { ShardMapper, ShardOptions, ShardSource } from '../bulk/shard/shard-options.ts'
export type { ShardSink, ShardSummary } from '../bulk/shard/shard-sink.ts'
export {
  type ArchiveSink,
  type FetchIntoOptions,
  type FetchSummary,
  fetchInto,
  type IdentifiedRequest,
} from '../service/fetch-into.ts'
export { RemapError } from './remap-error.ts'
