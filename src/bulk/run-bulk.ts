/**
 * Maps a file or stream of many transcripts, one on each line. This thread moves bytes and nothing else: it reads, cuts
 * at line ends, hands batches to workers, writes their answers in order, and now and then notes how far it has come.
 */

import { driftReport } from '../drift/drift-report.ts'
import type { MappedBatch } from './batch/map-batch.ts'
import { longLineAnswer } from './batch/rejected-lines.ts'
import { type Batch, batchBytes, longestLine, splitBatches } from './batch/split-batches.ts'
import type { BulkOptions, BulkOutcome } from './bulk-options.ts'
import { ReaderGone } from './bytes/byte-sink.ts'
import { type OpenRun, openRun } from './run/open-run.ts'
import { OrderedWriter } from './run/ordered-writer.ts'
import { resumedBytes } from './run/resumed-bytes.ts'
import { type Surroundings, systemSurroundings } from './run/surroundings.ts'
import type { BatchPool } from './workers/worker-pool.ts'

/** Batches per worker that are read and not yet written. It bounds the memory, and lets one slow batch hold up few others. */
const window = 4

/**
 * Maps every line of the input. A line that cannot be mapped is written aside and stops nothing.
 * @throws BulkError where the run cannot start or go on
 * @throws BugError `bug/worker-ended`
 */
export async function runBulk(
  options: BulkOptions,
  surroundings: Surroundings = systemSurroundings,
): Promise<BulkOutcome> {
  const ending = new AbortController()
  options.signal.addEventListener('abort', () => ending.abort())
  const run = await openRun(options, surroundings, ending.signal)
  const writer = new OrderedWriter(run, surroundings.files, options)
  const outcome = (state: BulkOutcome['state']): BulkOutcome => ({
    state,
    tally: writer.tally,
    drift: driftReport(writer.drift()),
    // They have their names only in the end.
    rejects: state === 'complete' ? run.files.rejects : undefined,
    driftFile: state === 'complete' ? run.files.drift : undefined,
  })
  options.onStart(run.start.tally.lines)
  const { mapping, unmapped, skipChecks, lineage, coverage, writes } = options
  const setup = {
    mapping,
    options: { unmapped, skipChecks },
    lineage,
    coverage,
    compression: run.compression,
    writes,
    memory: options.workerMemory,
  }
  const pool = surroundings.startPool(options.jobs, setup)
  try {
    if (!run.start.isWhole) await mapAll({ run, writer, pool, options, ending })
    if (options.signal.aborted) {
      await writer.stop()
      return outcome('interrupted')
    }
    await writer.finish()
    return outcome('complete')
  } catch (error) {
    // The first fault is the one to report. An older checkpoint stands where this one cannot be written.
    await writer.stop().catch(() => undefined)
    if (error instanceof ReaderGone) return outcome('reader-gone')
    throw error
  } finally {
    await pool.close()
    await run.release()
  }
}

interface Parts {
  readonly run: OpenRun
  readonly writer: OrderedWriter
  readonly pool: BatchPool
  readonly options: BulkOptions
  /** Ends the reading, also where it waits for a pipe that has nothing to give. */
  readonly ending: AbortController
}

async function mapAll({ run, writer, pool, options, ending }: Parts): Promise<void> {
  const bytes = resumedBytes(run.source, run.start, options, ending.signal)
  const writes: Promise<void>[] = []
  let last = Promise.resolve()
  let { offset: start } = run.start
  const room = (): Buffer<ArrayBuffer> => roomOf(pool.spare())
  try {
    for await (const batch of splitBatches(bytes, run.start.offset, { batchBytes, longestLine }, room)) {
      // What an interrupted input ends with may be half a line.
      if (ending.signal.aborted) break
      const answer = answerTo(batch, start, pool)
      start = batch.end
      last = last.then(async () => {
        await writer.write(await answer, batch.end)
        options.onProgress({ tally: writer.tally, part: run.source.part() })
      })
      last.catch(() => ending.abort())
      writes.push(last)
      if (writes.length >= window * options.jobs) await writes.shift()
    }
  } finally {
    // Also where the input fails: what is under way is written before anything is closed.
    await last
  }
}

/** Room for one batch: the buffer of an earlier one, or a new one where that is missing or had to hold a longer line. */
function roomOf(spent: ArrayBuffer | undefined): Buffer<ArrayBuffer> {
  return spent?.byteLength === batchBytes ? Buffer.from(spent) : Buffer.allocUnsafeSlow(batchBytes)
}

function answerTo(batch: Batch, start: number, pool: BatchPool): Promise<MappedBatch> {
  if (batch.kind === 'long-line') return Promise.resolve(longLineAnswer())
  return pool.map(batch.bytes, start)
}
