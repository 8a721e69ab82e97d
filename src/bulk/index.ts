/** The public surface of tax-transcript-mapper/bulk: one shard of an archive mapped, for engines that others run. Needs Node.js. */
export { BulkError } from './bulk-error.ts'
export { mapShard } from './map-shard.ts'
export { type FileSinkOptions, fileSink } from './shard/file-sink.ts'
export type { ShardMapper, ShardOptions, ShardSource } from './shard/shard-options.ts'
export type { ShardSink, ShardSummary } from './shard/shard-sink.ts'
