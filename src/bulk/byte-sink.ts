/** Where the bytes of a run go: a file that gets its name only when it is whole, or a stream as it comes. */
import { access, constants, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { codeOf, reasonOf } from '../node/system-reason.ts'
import { bulkError } from './bulk-error.ts'

export interface ByteSink {
  /** Resolves when the bytes are taken, so that a slow reader slows the run down. Rejects with BulkError or ReaderGone. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Bytes in the file so far, those of the run that it goes on with included. */
  readonly length: () => number
  /** Resolves when what was written is safe on the disk. */
  readonly sync: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Whoever read the output has gone, as `head` does. That is no fault. */
export class ReaderGone extends Error {}

/** The file that holds the output until it is whole. */
export function partialName(file: string): string {
  return `${file}.partial`
}

/** Gives the whole file its name. Nothing happens where that was done before. @throws BulkError */
export async function finishFile(file: string): Promise<void> {
  try {
    await rename(partialName(file), file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw unwritable(file, error)
  }
}

/** Removes what was written of a file. */
export async function removePartial(file: string): Promise<void> {
  await rm(partialName(file), { force: true })
}

/**
 * Opens the partial file of `file`, cut to `length` bytes, which it must have.
 * @throws BulkError `bulk/unwritable-output`, `bulk/cannot-resume`
 */
export async function openFileSink(file: string, length: number): Promise<ByteSink> {
  const handle = await openPartial(file, length)
  let at = length
  const guarded = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      throw unwritable(file, error)
    }
  }
  return {
    write: bytes =>
      guarded(async () => {
        for (let rest = bytes; rest.length > 0; ) {
          const { bytesWritten } = await handle.write(rest, 0, rest.length, at)
          at += bytesWritten
          rest = rest.subarray(bytesWritten)
        }
      }),
    length: () => at,
    sync: () => guarded(() => handle.datasync()),
    close: () => guarded(() => handle.close()),
  }
}

async function openPartial(file: string, length: number): Promise<FileHandle> {
  const partial = partialName(file)
  let handle: FileHandle | undefined
  try {
    handle = await open(partial, length === 0 ? 'w' : 'r+')
    const { size } = await handle.stat()
    if (size < length) throw bulkError('bulk/cannot-resume', { reason: `"${partial}" has become shorter` })
    await handle.truncate(length)
    return handle
  } catch (error) {
    await handle?.close()
    if (length > 0 && codeOf(error) === 'ENOENT')
      throw bulkError('bulk/cannot-resume', { reason: `"${partial}" is gone` })
    throw unwritable(file, error)
  }
}

/** A pipe, a terminal or a device. It is ended with the run where it is `ours`, opened for this run. */
export function streamSink(stream: Writable, name: string, ours: boolean): ByteSink {
  let length = 0
  let failure: unknown
  // A stream can fail between two writes, as when it cannot be opened.
  stream.on('error', error => {
    failure ??= error
  })
  const failed = (error: unknown): Error =>
    codeOf(error) === 'EPIPE' ? new ReaderGone() : unwritable(name, error)
  return {
    write: bytes =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) reject(failed(failure))
        else
          stream.write(bytes, error => {
            length += bytes.length
            if (error instanceof Error) reject(failed(error))
            else resolve()
          })
      }),
    length: () => length,
    sync: async () => undefined,
    close: () =>
      new Promise((resolve, reject) => {
        if (!ours) resolve()
        else if (failure !== undefined) reject(failed(failure))
        else
          stream.end((error?: Error | null) => (error instanceof Error ? reject(failed(error)) : resolve()))
      }),
  }
}

/** A file that is whole already. */
export function wholeFileSink(length: number): ByteSink {
  const nothing = async (): Promise<void> => undefined
  return { write: nothing, length: () => length, sync: nothing, close: nothing }
}

/** Whether `file` is, or will be, a file that can be renamed and gone on with; a pipe or a device is not. */
export async function isPlainFile(file: string): Promise<boolean> {
  try {
    const stats = await stat(file)
    if (stats.isDirectory()) throw unwritable(file, Object.assign(new Error(), { code: 'EISDIR' }))
    // A stream that may not be written tells so only after the first lines were read.
    if (!stats.isFile()) await access(file, constants.W_OK)
    return stats.isFile()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw unwritable(file, error)
  }
}

function unwritable(file: string, error: unknown): Error {
  return bulkErrorOr(error, () => bulkError('bulk/unwritable-output', { file, reason: reasonOf(error) }))
}

function bulkErrorOr(error: unknown, other: () => Error): Error {
  return error instanceof Error && codeOf(error).startsWith('bulk/') ? error : other()
}
