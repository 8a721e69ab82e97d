/** Where the bytes of a run go: a file that gets its name only when it is whole, or a stream as it comes. */
import { createHash, type Hash } from 'node:crypto'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { codeOf } from '../../node/system-reason.ts'
import { BulkError } from '../bulk-error.ts'
import type { FileOperations, OpenFile } from '../files/file-operations.ts'
import {
  giveName,
  guarded,
  makeFile,
  notPlain,
  partialName,
  unwritable,
  writeAll,
} from '../files/whole-file.ts'

/** What was written: enough to know it again. */
export interface Written {
  /** Bytes. */
  readonly length: number
  /** Of these bytes, in hexadecimal digits; of a stream, which nothing goes on with, that of no bytes. */
  readonly sha256: string
}

/** Takes bytes in order, and keeps them once they are declared whole. */
export interface ByteSink {
  /** Resolves when the bytes are taken, so that a slow reader slows the run down. Rejects with BulkError or ReaderGone. */
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** What is in the file so far, from the run that it goes on with too. */
  readonly written: () => Written
  /** Resolves when what was written is safe on the disk. */
  readonly sync: () => Promise<void>
  readonly close: () => Promise<void>
  /** Gives a whole file, which is closed, its name. */
  readonly finish: () => Promise<void>
  /** Removes what was written of a file, which is closed. */
  readonly discard: () => Promise<void>
}

/** Whoever read the output has gone, as `head` does. That is no fault. */
export class ReaderGone extends Error {}

/** The count and the hash of no bytes. */
export const nothingWritten: Written = { length: 0, sha256: createHash('sha256').digest('hex') }

/**
 * Opens the partial file of `file`, which must begin with what was `written` and is cut off behind that; `anew` says how to start
 * over where it does not. `partial` is its name where several processes may write the file at once.
 * @throws BulkError `bulk/unwritable-output`, `bulk/cannot-resume`
 */
export async function openFileSink(
  files: FileOperations,
  file: string,
  written: Written,
  anew: string,
  partial: string = partialName(file),
): Promise<ByteSink> {
  const { handle, hash } =
    written.length === 0
      ? { handle: await makeNamed(files, partial), hash: createHash('sha256') }
      : await openPartial(files, partial, written, anew)
  let at = written.length
  let isOpen = true
  let unsafe: unknown
  return {
    write: bytes =>
      guarded(file, async () => {
        await writeAll(handle, bytes, at)
        at += bytes.length
        hash.update(bytes)
      }),
    written: () => ({ length: at, sha256: hash.copy().digest('hex') }),
    sync: () =>
      guarded(file, async () => {
        // Systems forget that bytes did not reach the disk once they have said so: the second call would be believed.
        if (unsafe !== undefined) throw unsafe
        if (!isOpen) return
        try {
          await handle.sync()
        } catch (error) {
          unsafe = error
          throw error
        }
      }),
    close: () =>
      guarded(file, async () => {
        if (!isOpen) return
        isOpen = false
        await handle.close()
      }),
    finish: () => guarded(file, () => giveName(files, partial, file)),
    discard: () => guarded(file, () => files.remove(partial)),
  }
}

/** Makes a file whose name is safe on the disk before a checkpoint names it. */
async function makeNamed(files: FileOperations, partial: string): Promise<OpenFile> {
  const handle = await makeFile(files, partial)
  try {
    await guarded(partial, () => files.syncFolder(dirname(partial)))
    return handle
  } catch (error) {
    await handle.close()
    await files.remove(partial)
    throw error
  }
}

/** A file that is whole already, and maybe has its name. @throws BulkError `bulk/unwritable-output`, `bulk/cannot-resume` */
export async function openWholeFile(
  files: FileOperations,
  file: string,
  written: Written,
  anew: string,
): Promise<ByteSink> {
  const partial = partialName(file)
  const hasName = (await guarded(partial, () => files.factsOfName(partial))) === undefined
  await guarded(file, async () => {
    const { handle } = await openKnown(files, hasName ? file : partial, written, 'read', anew)
    await handle.close()
  })
  const nothing = async (): Promise<void> => undefined
  return {
    write: nothing,
    written: () => written,
    sync: nothing,
    close: nothing,
    finish: hasName ? nothing : () => guarded(file, () => giveName(files, partial, file)),
    discard: nothing,
  }
}

interface Known {
  readonly handle: OpenFile
  /** Of the bytes that were written. */
  readonly hash: Hash
}

async function openPartial(
  files: FileOperations,
  partial: string,
  written: Written,
  anew: string,
): Promise<Known> {
  return await guarded(partial, async () => {
    const known = await openKnown(files, partial, written, 'change', anew)
    try {
      await known.handle.truncate(written.length)
      return known
    } catch (error) {
      await known.handle.close()
      throw error
    }
  })
}

/** Opens a plain file that begins with what was written. */
async function openKnown(
  files: FileOperations,
  name: string,
  written: Written,
  mode: 'read' | 'change',
  anew: string,
): Promise<Known> {
  const cannotResume = (what: string): Error =>
    new BulkError('bulk/cannot-resume', { reason: `"${name}" ${what}` }, { hint: anew })
  const found = await files.factsOfName(name)
  if (found === undefined) throw cannotResume('is gone')
  if (found.kind !== 'file') throw notPlain(name, found.kind)
  const handle = await files.open(name, mode)
  try {
    const { size } = await handle.facts()
    if (size < written.length) throw cannotResume('has become shorter')
    if (mode === 'read' && size > written.length) throw cannotResume('has become longer')
    const hash = await hashOf(handle, written.length)
    if (hash.copy().digest('hex') !== written.sha256) throw cannotResume('has changed')
    return { handle, hash }
  } catch (error) {
    await handle.close()
    throw error
  }
}

const chunkSize = 1024 * 1024

async function hashOf(handle: OpenFile, length: number): Promise<Hash> {
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(Math.min(length, chunkSize))
  for (let at = 0; at < length; ) {
    const count = await handle.read(chunk.subarray(0, Math.min(chunk.length, length - at)), at)
    if (count === 0) return hash
    hash.update(chunk.subarray(0, count))
    at += count
  }
  return hash
}

/** A pipe, a terminal or a device. It is ended with the run where it is `ours`, opened for this run. */
export function streamSink(stream: Writable, name: string, ours: boolean): ByteSink {
  let length = 0
  let failure: unknown
  // A stream can fail between two writes, as when it cannot be opened.
  stream.on('error', error => {
    failure ??= error
  })
  const failed = (error: unknown): unknown =>
    codeOf(error) === 'EPIPE' ? new ReaderGone() : unwritable(name, error)
  const nothing = async (): Promise<void> => undefined
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
    written: () => ({ ...nothingWritten, length }),
    sync: nothing,
    close: () =>
      new Promise((resolve, reject) => {
        if (!ours) resolve()
        else if (failure !== undefined) reject(failed(failure))
        else
          stream.end((error?: Error | null) => (error instanceof Error ? reject(failed(error)) : resolve()))
      }),
    finish: nothing,
    discard: nothing,
  }
}

/** Whether `file` is, or will be, a file that can be renamed and gone on with; a pipe or a device is not. @throws BulkError */
export async function isPlainFile(files: FileOperations, file: string): Promise<boolean> {
  return await guarded(file, async () => {
    const found = await files.facts(file)
    if (found === undefined) return true
    if (found.kind === 'folder') throw Object.assign(new Error(), { code: 'EISDIR' })
    // A stream that may not be written says so only after the first lines were read.
    if (found.kind !== 'file') await files.checkWritable(file)
    return found.kind === 'file'
  })
}
