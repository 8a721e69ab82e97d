/** What is noted of a shard that is done. Holds counts, labels masked as in drift reports, hashes and paths; no value of a transcript. */
import type { Tally } from '../../bulk/batch/tally.ts'
import type { WrittenFile } from '../format/output-format.ts'

/** The row of one shard, by its key. */
export interface ShardRow {
  /** Of its input, mappings, options and format: a shard with the same key gives the same results. */
  readonly key: string
  /** What the input was known by when the run was planned, whatever it is mapped with. */
  readonly input: string
  /** Of options and format, whatever the mappings. */
  readonly settings: string
  /** The bytes that were read, as they are stored, and their SHA-256. */
  readonly inputBytes: number
  readonly inputSha256: string
  /** SHA-256 of the results as lines of JSON, the same for every format. */
  readonly digest: string
  readonly tally: Tally
  /** Lines of the transcripts that nothing read. */
  readonly unmapped: number
  /** What was in the shard, by mapping, type and form; null where there were too many to count. */
  readonly kinds: readonly ShardKind[] | null
  /** The labels that nothing read, the most frequent first, twenty at most. */
  readonly unread: readonly UnreadLabel[]
  readonly files: readonly WrittenFile[]
  readonly rejects: WrittenFile
  /** What it took, in milliseconds; differs from one try to the next. */
  readonly milliseconds: number
  /** When it was done: "2026-11-23T14:00:00.000Z". */
  readonly finished: string
}

/** Documents of one type and form that one mapping read. */
export interface ShardKind {
  readonly mapping: string
  /** SHA-256 of the compiled mapping. */
  readonly hash: string
  readonly type: string
  readonly form: string
  readonly documents: number
}

/** A label that nothing read, masked, with its number of lines. */
export interface UnreadLabel {
  readonly mapping: string
  readonly name: string
  readonly lines: number
}
