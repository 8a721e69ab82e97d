/**
 * Maps the lines of one batch. Knows nothing of threads and files: bytes in, bytes and counts out, the same for the same
 * bytes. No line can stop it, and no line is quoted in what it reports of those that it rejects.
 */

import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { bugText } from '../../diagnostics/bug.ts'
import type { Code } from '../../diagnostics/codes/codes.ts'
import { commandErrorText } from '../../diagnostics/codes/command-codes.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { DriftCounts } from '../../drift/drift-counts.ts'
import type { DriftRecord } from '../../drift/drift-record.ts'
import { placeNames } from '../../drift/place-name.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { type Compression, compressorOf } from '../bytes/compression.ts'
import { isSampled } from './sample.ts'
import { count, emptyTally, type Tally } from './tally.ts'
import { type Besides, withMore } from './with-more.ts'
import type { DeadLine } from './worker-messages.ts'

/** What a batch gives. Can be sent between threads; `output` owns its buffer. */
export interface MappedBatch {
  /** One line of JSON for each mapped line, compressed where asked for; no bytes where no line was mapped. */
  readonly output: Uint8Array<ArrayBuffer>
  readonly tally: Tally
  /** What nothing read of its lines, and which fields were absent. */
  readonly drift: DriftRecord
  /** Of each rejected line the number within the batch, 0 for the first. */
  readonly rejectedLines: Uint32Array<ArrayBuffer>
  /** Of each rejected line one line of text: the members of a JSON object that tell code and message. */
  readonly rejections: string
  readonly tail: Tail
}

/** Knows the last bytes of a batch again: how many they are, and their SHA-256 in hexadecimal digits. */
export interface Tail {
  readonly length: number
  readonly sha256: string
}

/**
 * Maps lines; `start` is where the batch begins in the input: at 0 a byte order mark may stand. The `dead` lines are rejected
 * without a look at them.
 */
export type BatchMapper = (
  bytes: Uint8Array<ArrayBuffer>,
  start: number,
  dead?: readonly DeadLine[],
) => MappedBatch

/** What one batch is mapped by, and what is written of each result. */
export interface BatchSettings extends Besides {
  readonly mapOne: (text: string) => TranscriptResult
  readonly compression: Compression
  /** "nothing" where only the counts are wanted. */
  readonly writes: 'data' | 'nothing'
  /** Mebibytes that one line may need. */
  readonly memory: number
  /** Called with the number of each line within its batch before it is looked at. */
  readonly atLine?: (line: number) => void
}

const newline = 10
/**
 * So long a line is read within a mebibyte: JSON made of empty objects or lists takes thirty times its length as values. Reading it
 * is one step of V8, and where such a step ends its memory, not the thread is ended but the process.
 */
const bytesPerMebibyte = 16 * 1024
const longestTail = 64 * 1024
/** What a batch of transcripts gives; there is more room where a batch needs it. */
const likelyLength = 1024 * 1024

/** A mapper of batches. */
export function batchMapper(settings: BatchSettings): BatchMapper {
  const compress = compressorOf(settings.compression)
  const written = new LineBuffer()
  const nameOf = placeNames()
  return (bytes, offset, dead = []) => {
    const deadLines = new Map(dead.map(each => [each.line, each]))
    const batch = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const counts = { tally: emptyTally(), drift: new DriftCounts(nameOf) }
    const { tally, drift } = counts
    written.clear()
    const rejectedLines: number[] = []
    const rejections: string[] = []
    for (let start = offset === 0 ? markLength(batch) : 0; start < batch.length; tally.lines += 1) {
      const found = batch.indexOf(newline, start)
      const end = found < 0 ? batch.length : found
      const inSample = isSampled(offset, tally.lines, start)
      settings.atLine?.(tally.lines)
      const outcome =
        deadLines.get(tally.lines) ?? mapLine(batch.subarray(start, end), settings, counts, inSample)
      start = end + 1
      if (outcome === undefined) tally.blank += 1
      else if (typeof outcome === 'string') {
        tally.mapped += 1
        if (settings.writes === 'data') written.add(outcome)
      } else {
        count(tally.rejected, outcome.code)
        drift.reject()
        rejectedLines.push(tally.lines)
        rejections.push(rejectionText(outcome))
      }
    }
    return {
      // A copy: these bytes are written over by the next batch, and those of a compressor may share a buffer with others.
      output:
        tally.mapped === 0 || settings.writes === 'nothing'
          ? new Uint8Array()
          : new Uint8Array(compress(written.bytes())),
      tally,
      drift: drift.record(),
      rejectedLines: Uint32Array.from(rejectedLines),
      rejections: rejections.join('\n'),
      tail: tailOf(batch.subarray(-longestTail)),
    }
  }
}

/** Why a line gave no result. */
export interface Rejection {
  readonly code: Code
  readonly message: string
}

/** Why a line gave no result for which this many mebibytes are too few. */
export function outOfMemory(limit: number): Rejection {
  return { code: 'bulk/out-of-memory', message: commandErrorText('bulk/out-of-memory', { limit }) }
}

/** The members of the JSON object about a rejected line, without its number and without the braces. */
export function rejectionText({ code, message }: Rejection): string {
  return `"code":${JSON.stringify(code)},"message":${JSON.stringify(message)}`
}

/** Knows bytes again. */
export function tailOf(bytes: Uint8Array): Tail {
  return { length: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

interface Counts {
  readonly tally: Tally
  readonly drift: DriftCounts
}

/** The line of output, why there is none, or `undefined` for a blank line. */
function mapLine(
  line: Buffer,
  settings: BatchSettings,
  counts: Counts,
  inSample: boolean,
): string | Rejection | undefined {
  if (isBlank(line)) return undefined
  if (line.length > settings.memory * bytesPerMebibyte) return outOfMemory(settings.memory)
  if (!isUtf8(line)) return { code: 'bulk/not-utf8', message: commandErrorText('bulk/not-utf8', {}) }
  try {
    const result = settings.mapOne(line.toString('utf8'))
    const text = settings.writes === 'data' ? JSON.stringify(withMore(result, settings)) : ''
    counts.drift.add(result, inSample)
    for (const issue of result.issues) count(counts.tally.issues[issue.severity], issue.code)
    return text
  } catch (error) {
    if (error instanceof MapperError) return { code: error.code, message: error.message }
    // The message of an unforeseen error may hold anything, so only its kind is reported. The other lines are none the worse.
    const what = `${error instanceof Error ? error.name : typeof error} while this line was mapped`
    return { code: 'bug/broken-promise', message: bugText(what) }
  }
}

/** Space, tab and carriage return: what JSON allows around a document. */
function isBlank(line: Uint8Array): boolean {
  for (const byte of line) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false
  return true
}

function markLength(batch: Uint8Array): number {
  return batch[0] === 0xef && batch[1] === 0xbb && batch[2] === 0xbf ? 3 : 0
}

/** Lines as bytes. Each is written as it comes, so that no text lives longer than its line. */
class LineBuffer {
  #held = Buffer.allocUnsafeSlow(likelyLength)
  #length = 0

  clear(): void {
    this.#length = 0
  }

  /** Adds `line` and its end. */
  add(line: string): void {
    this.#makeRoom(Buffer.byteLength(line) + 1)
    this.#length += this.#held.write(line, this.#length)
    this.#held[this.#length++] = newline
  }

  /** All bytes so far, until more are added. */
  bytes(): Uint8Array<ArrayBuffer> {
    return this.#held.subarray(0, this.#length)
  }

  #makeRoom(bytes: number): void {
    const wanted = this.#length + bytes
    if (wanted <= this.#held.length) return
    const next = Buffer.allocUnsafeSlow(Math.max(wanted, 2 * this.#held.length))
    this.#held.copy(next, 0, 0, this.#length)
    this.#held = next
  }
}
