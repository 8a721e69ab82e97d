/** Makes files that nothing else has, and gives whole ones their name in one step. Never writes through a link. */
import { dirname } from 'node:path'
import { codeOf, reasonOf } from '../../node/system-reason.ts'
import { BulkError } from '../bulk-error.ts'
import type { FileOperations, OpenFile } from './file-operations.ts'

/** The name of a file until it is whole. */
export function partialName(file: string): string {
  return `${file}.partial`
}

/**
 * Makes a new file. What an earlier run left under this name goes; a link or a folder is not ours.
 * @throws BulkError `bulk/unwritable-output`
 */
export async function makeFile(files: FileOperations, file: string): Promise<OpenFile> {
  return await guarded(file, async () => {
    const found = await files.factsOfName(file)
    if (found !== undefined) {
      if (found.kind !== 'file') throw notPlain(file, found.kind)
      await files.remove(file)
    }
    return await files.open(file, 'make')
  })
}

/** What is wrong with a name that a run takes for itself and that is no plain file. */
export function notPlain(file: string, kind: string): Error {
  const reason =
    kind === 'link' ? 'it is a link' : kind === 'folder' ? 'it is a folder' : 'it is no plain file'
  return new BulkError(
    'bulk/unwritable-output',
    { file, reason },
    { hint: 'remove it, or name another output' },
  )
}

/** Writes all of `bytes` at a place, however few the system takes at a time. */
export async function writeAll(handle: OpenFile, bytes: Uint8Array, at: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const count = await handle.write(bytes.subarray(written), at + written)
    // A disk that takes nothing and says nothing would be asked for ever.
    if (count === 0) throw Object.assign(new Error('nothing was written'), { code: 'EIO' })
    written += count
  }
}

/** Writes a file as a whole, by way of `temporary`: whatever ends the process, there is the old one or the new. @throws BulkError `bulk/unwritable-output` */
export async function writeWhole(
  files: FileOperations,
  file: string,
  temporary: string,
  text: string,
): Promise<void> {
  await guarded(file, async () => {
    const handle = await makeFile(files, temporary)
    try {
      await writeAll(handle, Buffer.from(text), 0)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await giveName(files, temporary, file)
  })
}

/** Gives a whole file its name; resolves when that is safe on the disk. */
export async function giveName(files: FileOperations, from: string, to: string): Promise<void> {
  await files.rename(from, to)
  await files.syncFolder(dirname(to))
}

/** Runs what writes `file`; what the system refuses is reported as BulkError `bulk/unwritable-output`. */
export async function guarded<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw unwritable(file, error)
  }
}

/** The error to throw for what the system refused; an error of this room stays as it is. */
export function unwritable(file: string, error: unknown): unknown {
  if (error instanceof Error && codeOf(error).startsWith('bulk/')) return error
  return new BulkError('bulk/unwritable-output', { file, reason: reasonOf(error) })
}
