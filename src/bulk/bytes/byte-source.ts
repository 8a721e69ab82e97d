/** The input of a run: a file or a pipe, plain or compressed, as a stream of plain bytes. */
import { createReadStream } from 'node:fs'
import { addAbortSignal, pipeline, Readable } from 'node:stream'
import { inputName } from '../../node/stream-names.ts'
import { reasonOf } from '../../node/system-reason.ts'
import { BulkError } from '../bulk-error.ts'
import type { FileFacts, FileOperations } from '../files/file-operations.ts'
import {
  type Compression,
  checkCompression,
  compressionOfHead,
  decompressorOf,
  headLength,
} from './compression.ts'
import { zstdFrames } from './zstd-frames.ts'

/** What an input is known by again. Null is a pipe, of which nothing can be known. */
export type InputIdentity = {
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly modified: number
} | null

/** Bytes to be read, and what tells this input from another. */
export interface ByteSource {
  readonly identity: InputIdentity
  /**
   * The plain bytes from `offset` on, or from an earlier place: `from` says which. To be called once. A chunk may be gone when
   * the next one is asked for.
   * Iterating throws BulkError `bulk/unreadable-input` or `bulk/no-zstd`, and ends early when the signal is aborted.
   */
  readonly chunks: (offset: number) => { readonly from: number; readonly bytes: AsyncIterable<Uint8Array> }
  /** How much of the file was read, 0 to 1; `undefined` for a pipe. */
  readonly part: () => number | undefined
}

const highWaterMark = 512 * 1024

/**
 * Opens `file`; "-" is `stdin`.
 * @throws BulkError `bulk/unreadable-input`
 */
export async function openSource(
  files: FileOperations,
  file: string,
  stdin: Readable,
  signal: AbortSignal,
): Promise<ByteSource> {
  const facts = file === '-' ? undefined : await factsOf(files, file)
  if (facts === undefined || facts.kind !== 'file') return pipeSource(file, stdin, signal)
  const compression = compressionOfHead(await headOf(files, file))
  let read = 0
  return {
    identity: { size: facts.size, modified: facts.modified },
    chunks: offset => {
      // Only a plain file can be entered in the middle.
      const from = compression === 'none' ? offset : 0
      read = from
      const onRead = (bytes: number): void => {
        read += bytes
      }
      // A decompressor has several chunks at a time, so it gets each in a buffer of its own.
      const raw = fileBytes(files, file, from, compression === 'none', signal, onRead)
      if (compression === 'none') return { from, bytes: raw }
      return { from, bytes: plain(raw, compression, file, signal) }
    },
    part: () => (facts.size === 0 ? 1 : Math.min(1, read / facts.size)),
  }
}

/**
 * The plain bytes of what gives bytes, plain or compressed; `name` is what messages call it.
 * Iterating throws BulkError `bulk/unreadable-input` for damaged compression, `bulk/no-zstd`, and whatever `bytes` throws.
 */
export async function* plainBytes(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let fault: { readonly error: unknown } | undefined
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* bytes
    } catch (error) {
      fault = { error }
      throw error
    }
  }
  try {
    yield* sniffed(watched(), name, signal)
  } catch (error) {
    throw fault === undefined ? error : fault.error
  }
}

function pipeSource(file: string, stdin: Readable, signal: AbortSignal): ByteSource {
  const name = inputName(file)
  return {
    identity: null,
    chunks: () => {
      const stream = file === '-' ? stdin : createReadStream(file, { highWaterMark })
      return {
        from: 0,
        bytes: sniffed(
          counted(stream, name, signal, () => undefined),
          name,
          signal,
        ),
      }
    },
    part: () => undefined,
  }
}

async function factsOf(files: FileOperations, file: string): Promise<FileFacts> {
  try {
    const facts = await files.facts(file)
    if (facts === undefined) throw Object.assign(new Error(), { code: 'ENOENT' })
    if (facts.kind === 'folder') throw unreadable(file, 'it is a folder')
    return facts
  } catch (error) {
    throw asUnreadable(file, error)
  }
}

async function headOf(files: FileOperations, file: string): Promise<Uint8Array> {
  try {
    const handle = await files.open(file, 'read')
    try {
      const head = Buffer.alloc(headLength)
      let length = 0
      for (let count = 1; count > 0 && length < headLength; length += count)
        count = await handle.read(head.subarray(length), length)
      return head.subarray(0, length)
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw asUnreadable(file, error)
  }
}

/** The bytes of a file; with `inOne` each chunk in the buffer of the one before. */
async function* fileBytes(
  files: FileOperations,
  file: string,
  from: number,
  inOne: boolean,
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  try {
    const handle = await files.open(file, 'read')
    try {
      let buffer = Buffer.allocUnsafeSlow(highWaterMark)
      for (let at = from; !signal.aborted; ) {
        const count = await handle.read(buffer, at)
        if (count === 0) return
        at += count
        onRead(count)
        yield buffer.subarray(0, count)
        if (!inOne) buffer = Buffer.allocUnsafeSlow(highWaterMark)
      }
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw asUnreadable(file, error)
  }
}

/** The chunks of a stream, which is destroyed when the signal is aborted. */
async function* counted(
  stream: Readable,
  name: string,
  signal: AbortSignal,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of addAbortSignal(signal, stream)) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('an input stream gives bytes')
      onRead(chunk.length)
      yield chunk
    }
  } catch (error) {
    if (!signal.aborted) throw asUnreadable(name, error)
  }
}

/** Plain bytes out of bytes whose first ones tell how they are compressed. */
async function* sniffed(
  raw: AsyncGenerator<Uint8Array>,
  name: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const first: Uint8Array[] = []
  let length = 0
  while (length < headLength) {
    const { value, done } = await raw.next()
    if (done === true) break
    first.push(value)
    length += value.length
  }
  const head = Buffer.concat(first)
  yield* plain(joined(head, raw), compressionOfHead(head), name, signal)
}

async function* joined(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  yield* rest
}

async function* plain(
  raw: AsyncIterable<Uint8Array>,
  compression: Compression,
  name: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (compression === 'none') {
    yield* raw
    return
  }
  checkCompression(compression, name)
  const decompressor = decompressorOf(compression)
  const pieces = compression === 'zstd' ? zstdFrames(raw, name) : raw
  // Piece by piece, for a stream of bytes might join them. The error comes out of the decompressor too, and is looked at there.
  pipeline(Readable.from(pieces, { objectMode: true, highWaterMark: 1 }), decompressor, () => undefined)
  try {
    for await (const chunk of decompressor) yield chunk
  } catch (error) {
    if (!signal.aborted) throw asUnreadable(name, error)
  }
}

function asUnreadable(name: string, error: unknown): BulkError {
  return error instanceof BulkError ? error : unreadable(name, reasonOf(error))
}

function unreadable(file: string, reason: string): BulkError {
  return new BulkError('bulk/unreadable-input', { file, reason })
}
