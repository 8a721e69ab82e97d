/** Files of which any call can be made to fail, to do half of its work, or to be the last one of its process. */
import type { FileOperations, OpenFile } from '../../src/bulk/files/file-operations.ts'

export const faults = ['ENOSPC', 'EIO', 'EPIPE', 'short', 'kill', 'kill half way'] as const

export type Fault = (typeof faults)[number]

/** Stands for the end of the process: nothing that it asks for afterwards is done. */
export class Killed extends Error {}

/** What a call of this number meets; `undefined` is nothing. */
export type FaultOf = (call: number, what: string) => Fault | undefined

export interface FaultyFiles {
  readonly files: FileOperations
  /** How many calls were made. */
  readonly calls: () => number
  readonly isKilled: () => boolean
}

/** `files` with faults. A fault that a call cannot have, such as half of a rename, is skipped. */
export function faultyFiles(files: FileOperations, faultOf: FaultOf): FaultyFiles {
  let calls = 0
  let isKilled = false
  const opened = new Set<OpenFile>()
  const end = (): never => {
    isKilled = true
    // What is open at the end of a process is closed by the system.
    for (const handle of opened) handle.close().catch(() => undefined)
    throw new Killed()
  }
  /** Throws what the call meets, or gives what it is to do itself. */
  const meet = (what: string): Fault | undefined => {
    if (isKilled) throw new Killed()
    calls += 1
    const fault = faultOf(calls, what)
    if (fault === undefined || fault === 'short' || fault === 'kill half way') return fault
    if (fault === 'kill') return end()
    throw Object.assign(new Error(fault), { code: fault })
  }
  const called =
    <A extends readonly unknown[], R>(what: string, call: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      meet(what)
      return await call(...given)
    }
  const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, Math.ceil(bytes.length / 2))
  const wrapped = (handle: OpenFile): OpenFile => ({
    facts: called('facts of a handle', handle.facts),
    read: async (bytes, at) => {
      const fault = meet('read')
      return await handle.read(fault === undefined ? bytes : half(bytes), at)
    },
    write: async (bytes, at) => {
      const fault = meet('write')
      const count = await handle.write(fault === undefined ? bytes : half(bytes), at)
      return fault === 'kill half way' ? end() : count
    },
    truncate: called('truncate', handle.truncate),
    sync: called('sync', handle.sync),
    // A close that fails closes all the same.
    close: async () => {
      opened.delete(handle)
      if (!isKilled) await handle.close()
      meet('close')
    },
  })
  return {
    files: {
      open: async (file, mode) => {
        meet(`open ${mode}`)
        const handle = await files.open(file, mode)
        opened.add(handle)
        return wrapped(handle)
      },
      facts: called('facts', files.facts),
      factsOfName: called('facts of a name', files.factsOfName),
      factsOfDescriptor: called('facts of a descriptor', files.factsOfDescriptor),
      checkWritable: called('check', files.checkWritable),
      rename: called('rename', files.rename),
      link: called('link', files.link),
      remove: called('remove', files.remove),
      syncFolder: called('sync of a folder', files.syncFolder),
    },
    calls: () => calls,
    isKilled: () => isKilled,
  }
}
