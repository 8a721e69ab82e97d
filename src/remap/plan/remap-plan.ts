/** What a run does, as plain JSON, written once and never changed. Every worker reads it; a queue holds only its id and that of a shard. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import type { Unmapped } from '../../transcript/run-mapping.ts'
import type { ByteRange } from '../store/store.ts'

/** The form of this file; a plan of another one is refused. */
export const planVersion = 1

/** The plan of one run. */
export interface RemapPlan {
  readonly version: typeof planVersion
  /** Of what the shards are and how they are mapped: the same archive, mappings and options have the same id, whoever plans. Sixteen hexadecimal digits. */
  readonly runId: string
  readonly mapping: MappingChoice
  /** What the mappings were when the run was planned. A worker with others refuses. */
  readonly mappings: readonly PlannedMapping[]
  readonly options: ResultOptions
  /** Of options, format and the version of this package: rows of other settings are never carried over. */
  readonly settings: string
  /** The name of the output format. */
  readonly format: string
  /** The share of the lines of a shard, 0 to 1, that may be rejected before it fails. */
  readonly toleratedRejects: number
  readonly shards: readonly PlannedShard[]
}

/** A mapping as it was when the run was planned. */
export interface PlannedMapping {
  readonly id: string
  readonly version: string
  readonly hash: string
  readonly type: string
  /** Those that are read in part too; none for the general mapping of the type. */
  readonly forms: readonly string[]
}

/** What besides the mappings a result depends on. */
export interface ResultOptions {
  readonly unmapped: Unmapped
  readonly skipChecks: readonly string[]
  readonly lineage: boolean
  readonly coverage: boolean
}

/** One shard of a run, by which key the ledger knows it. */
export interface PlannedShard {
  /** Its number in the run, from "00001" on. */
  readonly id: string
  readonly source: PartSource | ListSource
  /** What the input is known by without reading it: place, size, version, part. */
  readonly input: string
  /** Of `input`, mappings, options and format: that of a row in the ledger. Of a shard that is carried over, that of the older row. */
  readonly key: string
  /** Whether an earlier run mapped it with mappings that are the same for what is in it. */
  readonly carried: boolean
}

/** A file of lines, or a part of one that begins and ends at a line. */
export interface PartSource {
  readonly kind: 'part'
  /** The store: a folder or an address. */
  readonly store: string
  readonly path: string
  readonly range: ByteRange
}

/** Files of one document each. Their names stand in a file of their own beside the plan, for they are the user's. */
export interface ListSource {
  readonly kind: 'list'
  readonly store: string
  /** "00001.json": a list of paths, beside the plan. */
  readonly list: string
  readonly files: number
}
