/**
 * One run at a time for each file that is written. A lock is a small file beside it that names its owner:
 *
 *   OUT.lock            made in one step with what it says; whoever makes it holds it
 *   OUT.lock.TOKEN      whoever takes over from the owner with this token, who is gone, has made this one
 *   OUT.lock.TOKEN.new  either of them for a moment, until it has its name
 *
 * A lock that is left over cannot just be removed: of two runs that both find it, the second would remove the new lock of the
 * first. So the heir of each owner is made exclusively, under a name that no other owner's heir has. An heir whose forerunners
 * still stand holds the lock, and moves its own file to the place of the first.
 */
import { dirname } from 'node:path'
import { codeOf } from '../../node/system-reason.ts'
import { BulkError } from '../bulk-error.ts'
import type { FileOperations } from './file-operations.ts'
import type { LockOwner, LockOwners } from './lock-owner.ts'
import { guarded, notPlain, writeAll } from './whole-file.ts'

/** A lock that is held. */
export interface RunLock {
  /** Frees the file for others. Where that fails, the next run finds the owner gone. */
  readonly release: () => Promise<void>
}

/** The lock of a file. */
export function lockName(file: string): string {
  return `${file}.lock`
}

interface Held {
  readonly name: string
  readonly text: string
  readonly owner: LockOwner
}

/** Others may come and go while this run looks; so often it looks again. */
const mostTries = 20

/** @throws BulkError `bulk/locked`, `bulk/unwritable-output` */
export async function takeLock(files: FileOperations, owners: LockOwners, file: string): Promise<RunLock> {
  const lock = lockName(file)
  return await guarded(file, async () => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const gone = await goneOwners(files, owners, file)
      const last = gone.at(-1)
      const name = last === undefined ? lock : heirName(lock, last.owner)
      const owner = owners.mine()
      const text = `${JSON.stringify(owner)}\n`
      if (!(await makeLock(files, name, newName(lock, owner), text))) continue
      const [first, ...heirs] = gone
      if (first === undefined) return { release: () => release(files, lock, text) }
      // Another heir may have been faster, and may have ended since.
      if ((await textOf(files, lock)) === first.text) {
        await files.rename(name, lock)
        for (const heir of heirs) await files.remove(heir.name)
        for (const each of gone) await files.remove(newName(lock, each.owner))
        return { release: () => release(files, lock, text) }
      }
      await files.remove(name)
    }
    throw locked(file, 'a process that cannot be identified')
  })
}

function heirName(lock: string, { token }: LockOwner): string {
  return `${lock}.${token}`
}

function newName(lock: string, owner: LockOwner): string {
  return `${heirName(lock, owner)}.new`
}

/** The owners that are gone, each the heir of the one before. @throws BulkError `bulk/locked` where one is not */
async function goneOwners(files: FileOperations, owners: LockOwners, file: string): Promise<readonly Held[]> {
  const lock = lockName(file)
  const gone: Held[] = []
  for (let name = lock; ; ) {
    const text = await textOf(files, name)
    if (text === undefined) return gone
    const owner = readOwner(text)
    if (owner === undefined) throw locked(file, 'a process that cannot be identified')
    if (!owners.isGone(owner))
      throw locked(file, `process ${owner.pid} on ${owner.host}, since ${owner.since}`)
    gone.push({ name, text, owner })
    name = heirName(lock, owner)
  }
}

function locked(file: string, owner: string): Error {
  return new BulkError(
    'bulk/locked',
    { file, owner },
    { hint: `wait for it to end; if it is gone, remove "${lockName(file)}"` },
  )
}

/** Makes a lock in one step; false where there is one. `temporary` is a name that nobody else uses. */
async function makeLock(
  files: FileOperations,
  name: string,
  temporary: string,
  text: string,
): Promise<boolean> {
  await makeWith(files, temporary, text)
  try {
    await files.link(temporary, name)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (!noLinks.has(codeOf(error))) throw error
  } finally {
    await files.remove(temporary)
  }
  // Here a process that is killed between two calls leaves a lock that does not say whose it is.
  try {
    await makeWith(files, name, text)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** What a file system without second names for a file says. */
const noLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'EMLINK'])

async function makeWith(files: FileOperations, name: string, text: string): Promise<void> {
  const handle = await files.open(name, 'make')
  try {
    await writeAll(handle, Buffer.from(text), 0)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function release(files: FileOperations, lock: string, text: string): Promise<void> {
  try {
    if ((await textOf(files, lock)) !== text) return
    await files.remove(lock)
    await files.syncFolder(dirname(lock))
  } catch {
    // The next run sees that this process is gone.
  }
}

const longest = 4096

/** What a lock says; `undefined` where there is none. */
async function textOf(files: FileOperations, name: string): Promise<string | undefined> {
  const found = await files.factsOfName(name)
  if (found === undefined) return undefined
  // A pipe would be waited for, and a link leads elsewhere.
  if (found.kind !== 'file') throw notPlain(name, found.kind)
  try {
    const handle = await files.open(name, 'read')
    try {
      const bytes = Buffer.alloc(longest)
      return bytes.toString('utf8', 0, await handle.read(bytes, 0))
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function readOwner(text: string): LockOwner | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return isOwner(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** What is shown in a message or becomes part of a name has to look like what it is. */
function isOwner(value: unknown): value is LockOwner {
  const { token, pid, host, since, boot, space, start }: Readonly<Record<string, unknown>> = Object(value)
  return (
    /^[0-9a-f-]{1,40}$/.test(String(token)) &&
    Number.isSafeInteger(pid) &&
    Number(pid) > 0 &&
    /^[\w.-]{1,255}$/.test(String(host)) &&
    /^[\dTZ:.-]{1,30}$/.test(String(since)) &&
    [boot, space, start].every(each => each === null || typeof each === 'string')
  )
}
