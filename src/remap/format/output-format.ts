/** How the results of a shard are written: lines of JSON, columns. What is counted and compared does not depend on it. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import type { Store } from '../store/store.ts'

/** A file of results, or of rejected lines, in the store of the run. */
export interface WrittenFile {
  readonly path: string
  readonly bytes: number
  /** Of these bytes, in hexadecimal digits. */
  readonly sha256: string
}

/** A way to write results, and to read them again. */
export interface OutputFormat {
  /** What `--format` calls it. */
  readonly name: string
  /** Results of two versions are never taken for each other. Raise it when the same results give other columns or other text. */
  readonly version: number
  readonly open: (target: FormatTarget) => Promise<FormatWriter>
  /** Counts the results in a file and reads it through: a damaged one throws. */
  readonly count: (store: Store, file: WrittenFile, signal: AbortSignal) => Promise<number>
  /** The results in a file as lines of JSON again, in the order in which they were written; `undefined` where a file of this format does not hold them. */
  readonly lines?: (store: Store, file: WrittenFile, signal: AbortSignal) => AsyncIterable<ResultLine>
}

/** One result as it was written. */
export interface ResultLine {
  /** The number of the result in its shard, 0 for the first, whichever of its files it is in. */
  readonly row: number
  /** With its end. */
  readonly line: Uint8Array
}

/** Where a shard is written, and by which mappings. */
export interface FormatTarget {
  readonly store: Store
  /** The path of what is written, without an ending: "results/9f31…/04ab…". The format adds endings, also several. */
  readonly path: string
  /** What the results were made with, for a format that writes by their schemas. */
  readonly mapping: MappingChoice
}

/** Takes the results of one shard. Calls never overlap; after `finish` or `discard` there is no other. */
export interface FormatWriter {
  /** Takes whole lines, each the JSON of a result as `txmap map --json` gives it. */
  readonly write: (lines: Uint8Array) => Promise<void>
  /** Resolves when all is safe and seen. A shard may be written twice, also at once: whole files are left. At least one file. */
  readonly finish: () => Promise<readonly WrittenFile[]>
  readonly discard: () => Promise<void>
}
