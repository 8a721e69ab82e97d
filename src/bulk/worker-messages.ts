/** What the main thread and its workers say to each other. */

import type { RunOptions } from '../transcript/run-plan.ts'
import type { Compression } from './compression.ts'
import type { MappedBatch } from './map-batch.ts'
import type { MappingChoice } from './mapping-choice.ts'
import type { Besides } from './with-more.ts'

/** What a worker is started with. */
export interface WorkerSetup extends Besides {
  readonly mapping: MappingChoice
  readonly options: RunOptions
  readonly compression: Compression
  readonly writes: 'data' | 'nothing'
}

/** A batch to be mapped; the worker has its buffer until the answer comes. */
export interface Work {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Where it begins in the input. */
  readonly start: number
}

/** The answers come in the order of the work. */
export interface Answer extends MappedBatch {
  /** The buffer of the batch, to be used again: the garbage of large buffers costs more than to move their bytes. */
  readonly spent: ArrayBuffer
}
