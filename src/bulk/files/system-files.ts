/** The file system of this machine. */
import { type BigIntStats, constants, fstat } from 'node:fs'
import { access, type FileHandle, link, lstat, open, rename, rm, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { codeOf } from '../../node/system-reason.ts'
import type { FileFacts, FileKind, FileOperations, OpenFile, OpenMode } from './file-operations.ts'

export const systemFiles: FileOperations = {
  open: async (file, mode) => opened(await open(file, flagsOf[mode])),
  facts: file => factsOrNone(stat(file, { bigint: true })),
  factsOfName: file => factsOrNone(lstat(file, { bigint: true })),
  factsOfDescriptor: async descriptor => factsOf(await promisify(fstat)(descriptor, { bigint: true })),
  checkWritable: file => access(file, constants.W_OK),
  rename,
  link,
  remove: file => rm(file, { force: true }),
  syncFolder,
}

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_RDONLY, O_RDWR, O_WRONLY } = constants

/** Where a system has no O_NOFOLLOW it counts as nothing here; O_EXCL alone never follows a link either. */
const flagsOf: Readonly<Record<OpenMode, number>> = {
  read: O_RDONLY,
  make: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
  change: O_RDWR | O_NOFOLLOW,
}

function opened(handle: FileHandle): OpenFile {
  return {
    facts: async () => factsOf(await handle.stat({ bigint: true })),
    read: async (bytes, at) => (await handle.read(bytes, 0, bytes.length, at)).bytesRead,
    write: async (bytes, at) => (await handle.write(bytes, 0, bytes.length, at)).bytesWritten,
    truncate: length => handle.truncate(length),
    sync: () => handle.datasync(),
    close: () => handle.close(),
  }
}

async function factsOrNone(asked: Promise<BigIntStats>): Promise<FileFacts | undefined> {
  try {
    return factsOf(await asked)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function factsOf(stats: BigIntStats): FileFacts {
  const { dev: device, ino: inode, size, mtimeNs } = stats
  return { kind: kindOf(stats), device, inode, size: Number(size), modified: Number(mtimeNs) / 1e6 }
}

function kindOf(stats: BigIntStats): FileKind {
  if (stats.isFile()) return 'file'
  if (stats.isDirectory()) return 'folder'
  return stats.isSymbolicLink() ? 'link' : 'other'
}

/** A folder that may not be opened, or a system that cannot sync one: what it promises of names is all there is. */
const noSync: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EISDIR',
  'EINVAL',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
  'EBADF',
])

async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, O_RDONLY)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!noSync.has(codeOf(error))) throw error
  }
}
