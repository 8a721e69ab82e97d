/** What the main thread and its workers say to each other. */

import type { RunOptions } from '../../transcript/run-plan.ts'
import type { Compression } from '../bytes/compression.ts'
import type { MappedBatch, Rejection } from './map-batch.ts'
import type { MappingChoice } from './mapping-choice.ts'
import type { Besides } from './with-more.ts'

/** What all workers of a run are started with. */
export interface WorkerSetup extends Besides {
  readonly mapping: MappingChoice
  readonly options: RunOptions
  readonly compression: Compression
  readonly writes: 'data' | 'nothing'
  /** Mebibytes that the heap of a worker may have. */
  readonly memory: number
}

/** What one worker is started with. */
export interface WorkerData {
  readonly setup: WorkerSetup
  /** One number, where the worker is; it is read when the worker has died: the number of a line within its batch, or one of `place`. */
  readonly at: Int32Array<SharedArrayBuffer>
}

/** Where a worker is that is at no line. */
export const place = { starting: -2, betweenLines: -1 } as const

/** A line that a worker died of, which is not tried again. */
export interface DeadLine extends Rejection {
  /** Its number within the batch, 0 for the first. */
  readonly line: number
}

/** A batch to be mapped; the worker has its buffer until the answer comes. */
export interface Work {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Where it begins in the input. */
  readonly start: number
  readonly dead: readonly DeadLine[]
}

/** The answers come in the order of the work. */
export interface Answer extends MappedBatch {
  /** The buffer of the batch, to be used again: the garbage of large buffers costs more than to move their bytes. */
  readonly spent: ArrayBuffer
}
