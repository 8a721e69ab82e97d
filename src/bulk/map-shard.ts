/**
 * Maps one shard of an archive, some ten thousand lines of one transcript each, within the thread that calls it: what the engines
 * of others call, be it a job of a queue, a step of a workflow or a function in the cloud. Gives the bytes that `txmap map
 * --ndjson` gives for the same lines. Knows no queue, ledger or storage.
 */
import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { DriftCounts } from '../drift/drift-counts.ts'
import { driftReport } from '../drift/drift-report.ts'
import type { TranscriptResult } from '../transcript/result/transcript-result.ts'
import { batchMapper, type MappedBatch } from './batch/map-batch.ts'
import { longLineAnswer, rejectedText } from './batch/rejected-lines.ts'
import { batchBytes, longestLine, splitBatches } from './batch/split-batches.ts'
import { addTally, emptyTally, type Tally, total } from './batch/tally.ts'
import { BulkError } from './bulk-error.ts'
import type { Written } from './bytes/byte-sink.ts'
import { openSource, plainBytes } from './bytes/byte-source.ts'
import { checkCompression, compressorOf } from './bytes/compression.ts'
import { systemFiles } from './files/system-files.ts'
import { checkShardOptions, type ShardOptions, type ShardSource } from './shard/shard-options.ts'
import type { ShardSink, ShardSummary } from './shard/shard-sink.ts'

/** Memory for one line, which a thread of its own is held to; here the caller's own memory is the limit, and this the longest line. */
const memory = longestLine / (16 * 1024)

/**
 * Maps every line of `source` into `sink`, in order. A line that cannot be mapped goes to the sink's rejects and stops nothing.
 * The event loop has its turn between batches of half a mebibyte, some fifty milliseconds apart; a host whose locks must be
 * renewed sooner calls this in a thread of its own.
 * @throws OptionsError for an option that is unknown or wrong
 * @throws BulkError `bulk/unreadable-input`, `bulk/no-zstd`, `bulk/too-many-rejects`; with `fileSink` also `bulk/unwritable-output`
 * @throws whatever the source and the sink throw, and the signal's reason; the sink was then asked to discard
 * @example
 * const lines = new Blob([`${JSON.stringify(JSON.parse(raw))}\n`])
 * const summary = await mapShard(lines.stream(), fileSink(`${folder}/mapped.ndjson`))
 * summary.tally.mapped // => 1
 */
export async function mapShard(
  source: ShardSource,
  sink: ShardSink,
  options: ShardOptions = {},
): Promise<ShardSummary> {
  checkShardOptions(options)
  const {
    lineage = false,
    coverage = false,
    compression = 'none',
    toleratedRejects = 1,
    onProgress,
  } = options
  checkCompression(compression, 'the results')
  const signal = options.signal ?? new AbortController().signal
  const mapBatch = batchMapper({
    mapOne: await mapOneOf(options),
    lineage,
    coverage,
    compression,
    writes: 'data',
    memory,
  })
  const shard = new ShardWriter(sink)
  try {
    const room = (): Buffer<ArrayBuffer> => Buffer.allocUnsafeSlow(batchBytes)
    let start = 0
    for await (const batch of splitBatches(
      await bytesOf(source, signal),
      0,
      { batchBytes, longestLine },
      room,
    )) {
      signal.throwIfAborted()
      await shard.write(batch.kind === 'long-line' ? longLineAnswer() : mapBatch(batch.bytes, start))
      start = batch.end
      onProgress?.(shard.tally)
      await setImmediate()
    }
    // An aborted source ends as one does that is done.
    signal.throwIfAborted()
    checkRejects(shard.tally, toleratedRejects)
    // Nothing at all is no compressed file.
    if (shard.isEmpty && compression !== 'none')
      await shard.writeResults(compressorOf(compression)(new Uint8Array()))
    const summary = shard.summary()
    await sink.finish(summary)
    return summary
  } catch (error) {
    // The first error is the one to report; what is left behind, the next attempt does not look at.
    await sink.discard().catch(() => undefined)
    throw error
  }
}

/** The function that maps one text. The bundled mappings are loaded where no mapper is given. */
async function mapOneOf({
  mapper,
  unmapped,
  skipChecks,
}: ShardOptions): Promise<(text: string) => TranscriptResult> {
  const run = { unmapped, skipChecks }
  if (mapper !== undefined) return text => mapper.mapTranscript(text, run)
  const { mapTranscript } = await import('../mapper/map-transcript.ts')
  return text => mapTranscript(text, run)
}

async function bytesOf(source: ShardSource, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
  if (typeof source !== 'string') return plainBytes(source, 'the source', signal)
  // A file of the name "-" is a file here.
  const file = source === '-' ? './-' : source
  return (await openSource(systemFiles, file, new PassThrough(), signal)).chunks(0).bytes
}

function checkRejects(tally: Tally, tolerated: number): void {
  const rejected = total(tally.rejected)
  const lines = tally.lines - tally.blank
  if (rejected <= tolerated * lines) return
  const hint = 'check the rejected lines, or raise "toleratedRejects"'
  throw new BulkError('bulk/too-many-rejects', { rejected, lines }, { hint })
}

/** Hands batches on in order, counts and hashes what they give. */
class ShardWriter {
  readonly tally: Tally = emptyTally()
  readonly #sink: ShardSink
  readonly #drift = new DriftCounts()
  readonly #output = new Hashed()
  readonly #rejects = new Hashed()

  constructor(sink: ShardSink) {
    this.#sink = sink
  }

  get isEmpty(): boolean {
    return this.#output.written().length === 0
  }

  async write(batch: MappedBatch): Promise<void> {
    if (batch.output.length > 0) await this.writeResults(batch.output)
    if (batch.rejectedLines.length > 0) {
      const bytes = Buffer.from(rejectedText(batch, this.tally.lines))
      this.#rejects.add(bytes)
      await this.#sink.reject(bytes)
    }
    addTally(this.tally, batch.tally)
    this.#drift.merge(batch.drift)
  }

  async writeResults(bytes: Uint8Array): Promise<void> {
    this.#output.add(bytes)
    await this.#sink.write(bytes)
  }

  summary(): ShardSummary {
    return {
      tally: this.tally,
      output: this.#output.written(),
      rejects: this.#rejects.written(),
      drift: driftReport(this.#drift.record()),
    }
  }
}

/** The length and hash of bytes that come one after the other. */
class Hashed {
  readonly #hash = createHash('sha256')
  #length = 0

  add(bytes: Uint8Array): void {
    this.#hash.update(bytes)
    this.#length += bytes.length
  }

  written(): Written {
    return { length: this.#length, sha256: this.#hash.copy().digest('hex') }
  }
}
