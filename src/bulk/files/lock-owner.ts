/** Who holds a lock, and whether a process of this machine that held one is gone. */

import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf } from '../../node/system-reason.ts'

/** Who holds a lock: a process on a machine. */
export interface LockOwner {
  /** Of this lock alone. */
  readonly token: string
  readonly pid: number
  readonly host: string
  /** When the run began, `2026-11-22T10:00:00.000Z`. */
  readonly since: string
  /** Of the start of the machine; null where it cannot be determined. */
  readonly boot: string | null
  /** Of the processes among which `pid` counts, for containers have their own; null where it cannot be determined. */
  readonly space: string | null
  /** When the process began, for numbers of processes are given again; null where it cannot be determined. */
  readonly start: string | null
}

/** Says who this run is, and whether another owner is still there. */
export interface LockOwners {
  /** This run, with a token of its own at each call. */
  readonly mine: () => LockOwner
  /** Whether the owner is certainly gone: of another machine, or of a container beside this one, that cannot be determined. */
  readonly isGone: (owner: LockOwner) => boolean
}

/** The owners as the system knows them. */
export const systemOwners: LockOwners = {
  mine: () => ({
    token: randomUUID(),
    pid: process.pid,
    host: host(),
    since: new Date().toISOString(),
    ...machine(),
    start: startOf(process.pid),
  }),
  isGone: owner => {
    const { boot, space } = machine()
    if (owner.host !== host()) return false
    if (owner.boot !== boot) return owner.boot !== null && boot !== null
    if (owner.space !== space) return false
    if (!isRunning(owner.pid)) return true
    const start = startOf(owner.pid)
    return owner.start !== null && start !== null && owner.start !== start
  },
}

/** The name of this machine, without what a message could not show. */
function host(): string {
  return hostname().replace(/[^\w.-]/g, '-')
}

function machine(): Pick<LockOwner, 'boot' | 'space'> {
  return {
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    space: orNull(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/** The start of a process in the ticks of the machine, the 22nd field of its line; the name before it may hold blanks and brackets. */
function startOf(pid: number): string | null {
  return orNull(() => {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, and belongs to somebody else.
    return codeOf(error) !== 'ESRCH'
  }
}

/** Only Linux has these files. */
function orNull(read: () => string | null): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
