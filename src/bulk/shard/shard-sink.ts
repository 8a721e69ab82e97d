/** Where the results of a shard go. The engine and its host agree on this and on nothing else. */
import type { DriftReport } from '../../drift/drift-report.ts'
import type { Tally } from '../batch/tally.ts'
import type { Written } from '../bytes/byte-sink.ts'

/**
 * What became of a shard. Holds counts, labels and hashes, and no value of a transcript, so it may be logged and kept in a ledger.
 * @example
 * const line = ({ tally, output }: ShardSummary): string => `${tally.mapped} of ${tally.lines} mapped, ${output.length} bytes`
 * const lines = new Blob([`${JSON.stringify(JSON.parse(raw))}\n`])
 * const summary = await mapShard(lines.stream(), fileSink(`${folder}/counted.ndjson`))
 * line(summary).startsWith('1 of 1 mapped') // => true
 */
export interface ShardSummary {
  readonly tally: Tally
  /** The results: bytes and their SHA-256, the same for the same shard, mappings and options on every machine with this Node.js. */
  readonly output: Written
  /** The lines of JSON about rejected lines. */
  readonly rejects: Written
  /** What nothing read, and which fields were absent. */
  readonly drift: DriftReport
}

/**
 * Takes what a shard gives. Calls never overlap. After `finish` or `discard` there is no other call; where one throws, the shard
 * fails with that error. A shard may be mapped twice, also at once, where an engine restarts it: `finish` must then leave one
 * whole output, whichever of the two comes last.
 * @example
 * const pieces: Uint8Array[] = []
 * const sink: ShardSink = {
 *   write: async bytes => void pieces.push(bytes.slice()),
 *   reject: async () => {},
 *   finish: async () => {},
 *   discard: async () => {},
 * }
 * const lines = new Blob([`${JSON.stringify(JSON.parse(raw))}\n`])
 * await mapShard(lines.stream(), sink)
 * JSON.parse(Buffer.concat(pieces).toString()).mapping.id // => 'retr-1040'
 */
export interface ShardSink {
  /** Takes whole lines of results, or a piece of compressed ones. Resolves when there is room for more. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Takes whole lines of JSON about rejected lines: `{"line":17,"code":"transcript/not-json","message":"…"}`. */
  readonly reject: (bytes: Uint8Array) => Promise<void>
  /** All was written: makes it seen, in one step. */
  readonly finish: (summary: ShardSummary) => Promise<void>
  /** The shard failed: removes what was written. */
  readonly discard: () => Promise<void>
}
