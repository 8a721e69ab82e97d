/**
 * A folder as a store. A file gets its name only when it is whole and safe on the disk; until then it has one of its own that
 * begins with a dot, so two processes that write the same file do not meet. Names that begin with a dot are never listed.
 */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { systemFiles } from '../../bulk/files/system-files.ts'
import { codeOf, reasonOf } from '../../node/system-reason.ts'
import { RemapError } from '../remap-error.ts'
import type { ByteRange, Store, StoredFile, StoreWriter } from './store.ts'

const highWaterMark = 512 * 1024

/** The store of a folder, which is made when the first file is written. Its file system must have hard links. */
export function folderStore(folder: string): Store {
  const root = resolve(folder)
  const reading = <T>(path: string, work: () => Promise<T>): Promise<T> =>
    guarded('remap/unreadable-store', root, path, work)
  const writing = <T>(path: string, work: () => Promise<T>): Promise<T> =>
    guarded('remap/unwritable-store', root, path, work)
  return {
    name: root,
    folder: root,
    list: below => listed(root, below, reading),
    facts: path => reading(path, () => factsOf(root, path)),
    read: (path, range, signal) => bytesOf(root, path, range, signal),
    text: path => reading(path, () => orNone(readFile(placeOf(root, path), 'utf8'))),
    make: (path, text) => writing(path, () => made(placeOf(root, path), text)),
    replace: (path, text) => writing(path, () => replaced(placeOf(root, path), text)),
    write: path => writing(path, () => opened(placeOf(root, path), work => writing(path, work))),
  }
}

type Guard = <T>(path: string, work: () => Promise<T>) => Promise<T>

/** What `work` gives; what the system refuses is an error of the store, without its own message. */
async function guarded<T>(
  code: 'remap/unreadable-store' | 'remap/unwritable-store',
  store: string,
  path: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RemapError) throw error
    throw new RemapError(code, { store, path, reason: reasonOf(error) })
  }
}

/** A path of the store as one of the system. A plan that somebody changed leads to no file outside of the folder. */
function placeOf(root: string, path: string): string {
  const isInside = path !== '' && !isAbsolute(path) && !/(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path)
  if (!isInside)
    throw new RemapError('remap/unreadable-store', { store: root, path, reason: 'it lies outside' })
  return join(root, path)
}

async function* listed(root: string, below: string, guard: Guard): AsyncGenerator<StoredFile> {
  const paths: string[] = []
  // The list grows while it is walked, so that no depth of folders is a depth of calls.
  const folders = [below]
  for (const folder of folders) {
    const place = folder === '' ? root : placeOf(root, folder)
    const entries = await guard(folder, async () => await orNone(readdir(place, { withFileTypes: true })))
    for (const entry of entries ?? []) {
      if (entry.name.startsWith('.')) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile() || (await guard(path, () => isLinkToFile(root, path)))) paths.push(path)
    }
  }
  // By UTF-16 code units, whatever the folders are.
  for (const path of paths.sort()) {
    const facts = await guard(path, () => factsOf(root, path))
    if (facts !== undefined) yield facts
  }
}

/** A link to a folder could lead in a circle, and to leave it out in silence would lose what is there. */
async function isLinkToFile(root: string, path: string): Promise<boolean> {
  const found = await stat(placeOf(root, path))
  if (!found.isDirectory()) return found.isFile()
  throw new RemapError('remap/unreadable-store', { store: root, path, reason: 'it is a link to a folder' })
}

async function factsOf(root: string, path: string): Promise<StoredFile | undefined> {
  const found = await orNone(stat(placeOf(root, path), { bigint: true }))
  if (found === undefined) return undefined
  if (!found.isFile()) {
    const reason = found.isDirectory() ? 'it is a folder' : 'it is no plain file'
    throw new RemapError('remap/unreadable-store', { store: root, path, reason })
  }
  return { path, size: Number(found.size), version: String(found.mtimeNs) }
}

async function* bytesOf(
  root: string,
  path: string,
  range: ByteRange | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const { from, to } = range ?? { from: 0, to: null }
  if (to !== null && to <= from) return
  const place = placeOf(root, path)
  const options = { start: from, highWaterMark, ...(to === null ? {} : { end: to - 1 }) }
  const stream = createReadStream(place, signal === undefined ? options : { ...options, signal })
  try {
    for await (const chunk of stream) yield chunk
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason
    throw new RemapError('remap/unreadable-store', { store: root, path, reason: reasonOf(error) })
  }
}

async function orNone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function unfinished(place: string): string {
  return join(dirname(place), `.${basename(place)}.${randomUUID()}.partial`)
}

/** Makes a folder whose name, and those of the folders that it lies in, are safe on the disk. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await systemFiles.syncFolder(dirname(made))
}

/** A new file with this text, safe on the disk under a name of its own. */
async function written(place: string, text: string): Promise<string> {
  await makeFolder(dirname(place))
  const partial = unfinished(place)
  try {
    const handle = await open(partial, 'wx')
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return partial
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function made(place: string, text: string): Promise<boolean> {
  const partial = await written(place, text)
  try {
    // Unlike a rename, it fails where there is a file of that name.
    await link(partial, place)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(partial, { force: true })
    await systemFiles.syncFolder(dirname(place))
  }
}

async function replaced(place: string, text: string): Promise<void> {
  const partial = await written(place, text)
  try {
    await rename(partial, place)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  await systemFiles.syncFolder(dirname(place))
}

async function opened(place: string, guard: <T>(work: () => Promise<T>) => Promise<T>): Promise<StoreWriter> {
  await makeFolder(dirname(place))
  const partial = unfinished(place)
  const handle = await open(partial, 'wx')
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await handle.close()
  }
  const discard = async (): Promise<void> => {
    await close()
    await rm(partial, { force: true })
  }
  return {
    write: bytes => guard(() => writeAll(handle, bytes)),
    finish: () =>
      guard(async () => {
        try {
          await handle.sync()
          await close()
          await rename(partial, place)
        } catch (error) {
          await discard().catch(() => undefined)
          throw error
        }
        await systemFiles.syncFolder(dirname(place))
      }),
    discard: () => guard(discard),
  }
}

/** However few bytes the system takes at a time. */
async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at)
    // A disk that takes nothing and says nothing would be asked for ever.
    if (bytesWritten === 0) throw new RemapError('remap/unwritable-store', nothingTaken)
    at += bytesWritten
  }
}

const nothingTaken = { store: 'the disk', path: 'a file', reason: 'it takes nothing' }
