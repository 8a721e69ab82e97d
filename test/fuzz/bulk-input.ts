/** Bytes as the input of a run over many transcripts: cut at line ends, and out of gzip members or zstd frames. */
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { batchMapper } from '../../src/bulk/batch/map-batch.ts'
import { type Batch, splitBatches } from '../../src/bulk/batch/split-batches.ts'
import { openSource } from '../../src/bulk/bytes/byte-source.ts'
import { zstdFrames } from '../../src/bulk/bytes/zstd-frames.ts'
import { systemFiles } from '../../src/bulk/files/system-files.ts'
import { mapTranscript } from '../../src/index.ts'
import { coded, holdSame, holdSilent, NotHeld } from './held.ts'

const limits = { batchBytes: 16, longestLine: 40 }
const newline = 10

/** The first byte chooses what is tried, the second the sizes in which the others arrive. */
export async function fuzz(data: Uint8Array): Promise<void> {
  const [way = 0, sizes = 0] = data
  const bytes = Uint8Array.from(data.subarray(2))
  if (way % 4 === 0) await holdCut(bytes, sizes)
  else if (way % 4 === 1) await holdSource(bytes, sizes)
  else if (way % 4 === 2) await holdSource(membersOf(bytes, way), sizes)
  else await holdFrames(bytes, sizes)
}

/** The batches are the bytes, cut at line ends alone, however they arrive and from whichever cut. */
async function holdCut(bytes: Uint8Array, sizes: number): Promise<void> {
  const batches = await cut(bytes, 0, bytes.length || 1)
  holdSame(await cut(bytes, 0, 1 + (sizes % 32)), batches, 'batches of one text')
  let start = 0
  for (const [index, batch] of batches.entries()) {
    const piece = bytes.subarray(start, batch.end)
    const isLast = batch.end === bytes.length
    if (!isLast && piece.at(-1) !== newline) throw new NotHeld(`a cut at ${batch.end} is no line end`)
    if (batch.kind === 'lines') holdSame([...batch.bytes], [...piece], 'a batch and its part of the text')
    else if (piece.indexOf(newline) !== -1 && piece.indexOf(newline) !== piece.length - 1)
      throw new NotHeld('more than one line was skipped')
    else if (piece.length <= limits.longestLine) throw new NotHeld('a line was skipped that is not too long')
    start = batch.end
    const rest = await cut(bytes.subarray(start), start, 1 + (sizes % 32))
    holdSame(rest, batches.slice(index + 1), 'what follows a cut')
  }
  holdSame(start, bytes.length, 'the end of the last batch')
  holdLines(bytes)
}

/** Each line is mapped, rejected or blank, and none is quoted. */
function holdLines(bytes: Uint8Array<ArrayBuffer> | Uint8Array): void {
  const mapBatch = batchMapper({
    mapOne: text => mapTranscript(text),
    compression: 'none',
    writes: 'data',
    lineage: false,
    coverage: false,
    memory: 64,
  })
  const { tally, rejections, rejectedLines, output } = mapBatch(Uint8Array.from(bytes), 1)
  const ends = bytes.filter(byte => byte === newline).length
  const lines = ends + (bytes.length > 0 && bytes.at(-1) !== newline ? 1 : 0)
  holdSame(tally.lines, lines, 'lines counted')
  holdSame(tally.mapped + tally.blank + rejectedLines.length, lines, 'lines accounted for')
  holdSame(output.filter(byte => byte === newline).length, tally.mapped, 'lines of output')
  if (rejections.includes('"bug/')) throw new NotHeld(rejections)
  holdSilent(rejections)
}

async function cut(bytes: Uint8Array, offset: number, size: number): Promise<readonly Batch[]> {
  const room = (): Buffer<ArrayBuffer> => Buffer.allocUnsafeSlow(limits.batchBytes)
  return collected(splitBatches(pieces(bytes, size), offset, limits, room))
}

/** What a pipe gives is what its bytes hold, or a coded error, however they arrive. */
async function holdSource(bytes: Uint8Array, sizes: number): Promise<void> {
  const whole = await plain(bytes, bytes.length || 1)
  holdSame(await plain(bytes, 1 + (sizes % 32)), whole, 'one input in pieces of other sizes')
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (isGzip) holdSame(whole, unzipped(bytes), 'an input and what gunzip makes of it')
}

async function plain(bytes: Uint8Array, size: number): Promise<string> {
  const input = Readable.from(pieces(bytes, size), { objectMode: true })
  const source = await openSource(systemFiles, '-', input, new AbortController().signal)
  try {
    return Buffer.concat(await collected(source.chunks(0).bytes)).toString('latin1')
  } catch (error) {
    return `error ${coded(error).code}`
  }
}

function unzipped(bytes: Uint8Array): string {
  try {
    return gunzipSync(bytes).toString('latin1')
  } catch {
    return 'error bulk/unreadable-input'
  }
}

/** Two members of gzip; `way` says whether and where they are damaged or cut off. */
function membersOf(bytes: Uint8Array, way: number): Uint8Array {
  const half = bytes.length >> 1
  const members = Buffer.concat([gzipSync(bytes.subarray(0, half)), gzipSync(bytes.subarray(half))])
  const at = (way * 7) % members.length
  if ((way & 4) !== 0) members[at] = (members[at] ?? 0) ^ way
  return (way & 8) !== 0 ? members.subarray(0, at) : members
}

/** Pieces are the bytes, and end where frames do, however they arrive. */
async function holdFrames(bytes: Uint8Array, sizes: number): Promise<void> {
  const whole = await framesOf(bytes, bytes.length || 1)
  const inPieces = await framesOf(bytes, 1 + (sizes % 32))
  holdSame(inPieces.error, whole.error, 'the end of frames')
  if (whole.error !== '') return
  holdSame(Buffer.concat(whole.pieces).equals(bytes), true, 'frames and their bytes')
  holdSame(Buffer.concat(inPieces.pieces).equals(bytes), true, 'frames in pieces and their bytes')
  const ends = new Set(endsOf(inPieces.pieces))
  for (const end of endsOf(whole.pieces)) if (!ends.has(end)) throw new NotHeld(`no piece ends at ${end}`)
}

function endsOf(all: readonly Uint8Array[]): readonly number[] {
  let end = 0
  return all.map(piece => (end += piece.length))
}

async function framesOf(
  bytes: Uint8Array,
  size: number,
): Promise<{ readonly pieces: readonly Uint8Array[]; readonly error: string }> {
  const found: Uint8Array[] = []
  try {
    for await (const piece of zstdFrames(pieces(bytes, size), 'in.zst')) found.push(Uint8Array.from(piece))
    return { pieces: found, error: '' }
  } catch (error) {
    return { pieces: found, error: coded(error).message }
  }
}

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield Uint8Array.from(bytes.subarray(at, at + size))
}

async function collected<T>(all: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = []
  for await (const each of all) found.push(each)
  return found
}
