/** The options of a run over many transcripts, and its results. */
import type { Readable, Writable } from 'node:stream'
import type { DriftReport } from '../drift/drift-report.ts'
import type { Unmapped } from '../transcript/run-mapping.ts'
import type { MappingChoice } from './batch/mapping-choice.ts'
import type { Tally } from './batch/tally.ts'

/** What a run over many transcripts is asked for. */
export interface BulkOptions {
  /** A file of one transcript a line, or "-" for `stdin`. */
  readonly input: string
  /** A file, or "-" for `stdout`. */
  readonly output: string
  /** The file of rejected lines; `undefined` is one beside the output, or `onReject` where the output is not a file. */
  readonly rejects: string | undefined
  /** Files that were read for this run besides, which it must not write: own mappings. */
  readonly alsoRead: readonly string[]
  /** Worker threads. */
  readonly jobs: number
  /** Mebibytes of memory that each may have for what it makes of one line; a line that takes more is rejected. */
  readonly workerMemory: number
  /** Whether to go on with an interrupted run. */
  readonly resume: boolean
  /** "nothing" where only the counts are wanted; the output is then no file. */
  readonly writes: 'data' | 'nothing'
  /** Whether the lineage is written too. */
  readonly lineage: boolean
  /** Whether the counts of lines are written too. */
  readonly coverage: boolean
  readonly mapping: MappingChoice
  /** What a line that no field reads is. */
  readonly unmapped: Unmapped
  /** Names of checks that are not asked. */
  readonly skipChecks: readonly string[]
  readonly stdin: Readable
  readonly stdout: Writable
  /** Aborted, it ends the run in a state that can be gone on with. */
  readonly signal: AbortSignal
  /** Milliseconds from some fixed point. */
  readonly now: () => number
  /** Called once, with the number of lines that an interrupted run has done. */
  readonly onStart: (lines: number) => void
  /** Called after each batch. */
  readonly onProgress: (progress: BulkProgress) => void
  /** One line of text, with its end, for each rejected line, where no file is for them. */
  readonly onReject: (text: string) => void
}

/** How far a run is. */
export interface BulkProgress {
  readonly tally: Tally
  /** How much of the input was read, 0 to 1; `undefined` for a pipe. */
  readonly part: number | undefined
}

/** How a run ended. */
export interface BulkOutcome {
  /** "reader-gone": whoever read the output wanted no more of it, as `head` does. */
  readonly state: 'complete' | 'interrupted' | 'reader-gone'
  readonly tally: Tally
  /** What nothing read, and which fields did not come. */
  readonly drift: DriftReport
  /** The file of rejected lines; `undefined` where they were reported, or the run is not complete: it is not there yet. */
  readonly rejects: string | undefined
  /** The file of the drift report; `undefined` where the output is not a file, or the run is not complete. */
  readonly driftFile: string | undefined
}
