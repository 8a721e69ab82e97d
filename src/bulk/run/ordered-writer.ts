/** Writes the answers of the workers in the order of the input, gives rejected lines their numbers, and keeps the checkpoint. */

import { DriftCounts } from '../../drift/drift-counts.ts'
import type { DriftRecord } from '../../drift/drift-record.ts'
import type { MappedBatch } from '../batch/map-batch.ts'
import { rejectedText } from '../batch/rejected-lines.ts'
import { addTally, type Tally } from '../batch/tally.ts'
import type { BulkOptions } from '../bulk-options.ts'
import { type ByteSink, nothingWritten } from '../bytes/byte-sink.ts'
import { compressorOf } from '../bytes/compression.ts'
import type { FileOperations } from '../files/file-operations.ts'
import { type Checkpoint, removeCheckpoint, saveCheckpoint } from './checkpoint.ts'
import type { OpenRun } from './open-run.ts'
import { saveDrift } from './save-drift.ts'

/** Milliseconds between two checkpoints: so much work is done again at most after a crash. */
const checkpointInterval = 2000

const encoder = new TextEncoder()

export class OrderedWriter {
  readonly #run: OpenRun
  readonly #system: FileOperations
  readonly #options: Pick<BulkOptions, 'now' | 'onReject'>
  readonly #drift = new DriftCounts()
  #done: Checkpoint
  #saved = Number.NEGATIVE_INFINITY

  constructor(run: OpenRun, system: FileOperations, options: Pick<BulkOptions, 'now' | 'onReject'>) {
    this.#run = run
    this.#system = system
    this.#options = options
    this.#done = run.start
    this.#drift.merge(run.start.drift)
  }

  get tally(): Tally {
    return this.#done.tally
  }

  /** What nothing read so far, and which fields were absent. */
  drift(): DriftRecord {
    return this.#drift.record()
  }

  /** Writes one answer; `end` is where its batch ends in the input. */
  async write(batch: MappedBatch, end: number): Promise<void> {
    const { output, rejects } = this.#run
    if (batch.output.length > 0) await output.write(batch.output)
    if (batch.rejectedLines.length > 0) await this.#reject(batch)
    const { tally } = this.#done
    addTally(tally, batch.tally)
    this.#drift.merge(batch.drift)
    this.#done = {
      ...this.#done,
      offset: end,
      tail: batch.tail,
      output: output.written(),
      rejects: rejects?.written() ?? nothingWritten,
    }
    const now = this.#options.now()
    if (now - this.#saved < checkpointInterval) return
    this.#saved = now
    await this.save()
  }

  /** Notes how far the run has come, where its output is a file. */
  async save(): Promise<void> {
    const { files, output, rejects } = this.#run
    if (files.output === undefined) return
    const done = { ...this.#done, drift: this.drift() }
    await output.sync()
    await rejects?.sync()
    await saveCheckpoint(this.#system, files.output, done)
  }

  /** Ends a run whose input is done: the files get their names, the output last, as it tells that the others are there. */
  async finish(): Promise<void> {
    const { files, compression, output, rejects } = this.#run
    // Nothing at all is no compressed file; a reader would call it damaged.
    if (output.written().length === 0 && compression !== 'none')
      await output.write(compressorOf(compression)(new Uint8Array()))
    this.#done = { ...this.#done, output: output.written(), isWhole: true }
    await this.save()
    await closeBoth(output, rejects)
    await rejects?.finish()
    if (files.drift !== undefined) await saveDrift(this.#system, files.drift, this.drift())
    await output.finish()
    if (files.output !== undefined) await removeCheckpoint(this.#system, files.output)
  }

  /** Ends a run that is not done: what was written stays, and can be gone on with. Where nothing was done, nothing is left. */
  async stop(): Promise<void> {
    const { output, rejects, isResumed } = this.#run
    const hasBegun = isResumed || this.#done.offset > 0
    try {
      if (hasBegun) await this.save()
    } finally {
      try {
        await closeBoth(output, rejects)
      } finally {
        if (!hasBegun) await this.#removeAll()
      }
    }
  }

  async #removeAll(): Promise<void> {
    const { files, output, rejects } = this.#run
    // The checkpoint first, for without its files it is none.
    if (files.output !== undefined) await removeCheckpoint(this.#system, files.output)
    await output.discard()
    await rejects?.discard()
  }

  async #reject(batch: MappedBatch): Promise<void> {
    const text = rejectedText(batch, this.#done.tally.lines)
    if (this.#run.rejects === undefined) this.#options.onReject(text)
    else await this.#run.rejects.write(encoder.encode(text))
  }
}

/** Closes the second also where the first one cannot be. */
async function closeBoth(output: ByteSink, rejects: ByteSink | undefined): Promise<void> {
  try {
    await output.close()
  } finally {
    await rejects?.close()
  }
}
