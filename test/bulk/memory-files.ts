/**
 * A file system in memory that knows what a disk may forget: bytes that were not synced, and names of a folder that was not. It is
 * the model on which runs and locks are checked; `powerLoss` makes of it what a machine may find when it starts again.
 */
import { basename, dirname } from 'node:path'
import type { FileFacts, FileOperations, OpenFile, OpenMode } from '../../src/bulk/files/file-operations.ts'

interface Inode {
  readonly id: number
  bytes: Buffer
  /** What is safe on the disk. */
  safe: Buffer
}

/** A change of the names of one folder; a rename changes two names in one step. */
interface Change {
  readonly folder: string
  readonly names: readonly (readonly [name: string, inode: Inode | undefined])[]
}

/** Draws a number from 0 up to `count`, that one left out. */
export type Draw = (count: number) => number

export class MemoryFiles implements FileOperations {
  readonly #names = new Map<string, Inode>()
  /** Names that are safe on the disk. */
  readonly #safe = new Map<string, Inode>()
  #unsafe: Change[] = []
  #inodes = 0

  /** Puts a file there, safe on the disk. */
  put(file: string, content: string | Uint8Array): void {
    this.#inodes += 1
    const bytes = Buffer.from(content)
    const inode = { id: this.#inodes, bytes, safe: bytes }
    this.#names.set(file, inode)
    this.#safe.set(file, inode)
  }

  content(file: string): Buffer | undefined {
    return this.#names.get(file)?.bytes
  }

  names(): readonly string[] {
    return [...this.#names.keys()].sort()
  }

  /** Of each change that was not synced a part may be lost: of names any of them, of bytes those behind some place, or what was in them. */
  powerLoss(draw: Draw): void {
    for (const { names } of this.#unsafe)
      if (draw(2) === 1) for (const [name, inode] of names) apply(this.#safe, name, inode)
    this.#unsafe = []
    this.#names.clear()
    for (const [name, inode] of this.#safe) {
      if (!inode.bytes.equals(inode.safe)) inode.bytes = lost(inode, draw)
      inode.safe = inode.bytes
      this.#names.set(name, inode)
    }
  }

  readonly open = async (file: string, mode: OpenMode): Promise<OpenFile> => {
    const found = this.#names.get(file)
    if (mode === 'make') {
      if (found !== undefined) throw refused('EEXIST')
      this.#inodes += 1
      const made = { id: this.#inodes, bytes: Buffer.alloc(0), safe: Buffer.alloc(0) }
      this.#change([[file, made]])
      return openFile(made)
    }
    if (found === undefined) throw refused('ENOENT')
    return openFile(found)
  }

  readonly facts = async (file: string): Promise<FileFacts | undefined> => {
    const found = this.#names.get(file)
    if (found !== undefined) return factsOf(found)
    const isFolder = [...this.#names.keys()].some(name => name.startsWith(`${file}/`))
    return isFolder ? { kind: 'folder', device: 0n, inode: 0n, size: 0, modified: 0 } : undefined
  }

  readonly factsOfName = (file: string): Promise<FileFacts | undefined> => this.facts(file)

  readonly factsOfDescriptor = async (): Promise<FileFacts> => {
    throw refused('EBADF')
  }

  readonly checkWritable = async (): Promise<void> => undefined

  readonly rename = async (from: string, to: string): Promise<void> => {
    const found = this.#names.get(from)
    if (found === undefined) throw refused('ENOENT')
    this.#change([
      [from, undefined],
      [to, found],
    ])
  }

  readonly link = async (from: string, to: string): Promise<void> => {
    const found = this.#names.get(from)
    if (found === undefined) throw refused('ENOENT')
    if (this.#names.has(to)) throw refused('EEXIST')
    this.#change([[to, found]])
  }

  readonly remove = async (file: string): Promise<void> => {
    if (this.#names.has(file)) this.#change([[file, undefined]])
  }

  readonly syncFolder = async (folder: string): Promise<void> => {
    const kept: Change[] = []
    for (const change of this.#unsafe) {
      if (change.folder !== folder) kept.push(change)
      else for (const [name, inode] of change.names) apply(this.#safe, name, inode)
    }
    this.#unsafe = kept
  }

  #change(names: Change['names']): void {
    const [first] = names
    this.#unsafe.push({ folder: dirname(first?.[0] ?? ''), names })
    for (const [name, inode] of names) apply(this.#names, name, inode)
  }
}

function apply(names: Map<string, Inode>, name: string, inode: Inode | undefined): void {
  if (inode === undefined) names.delete(name)
  else names.set(name, inode)
}

/** The old bytes, the new ones up to some place, or as many as the new ones with nothing in them. */
function lost({ bytes, safe }: Inode, draw: Draw): Buffer {
  const kind = draw(3)
  if (kind === 0) return safe
  if (kind === 1) return bytes.subarray(0, safe.length + draw(Math.max(1, bytes.length - safe.length + 1)))
  const holes = Buffer.alloc(bytes.length)
  safe.copy(holes)
  return holes
}

function openFile(inode: Inode): OpenFile {
  return {
    facts: async () => factsOf(inode),
    read: async (bytes, at) => inode.bytes.copy(bytes, 0, at),
    write: async (bytes, at) => {
      const next = Buffer.alloc(Math.max(inode.bytes.length, at + bytes.length))
      inode.bytes.copy(next)
      next.set(bytes, at)
      inode.bytes = next
      return bytes.length
    },
    truncate: async length => {
      const next = Buffer.alloc(length)
      inode.bytes.copy(next)
      inode.bytes = next
    },
    sync: async () => {
      inode.safe = inode.bytes
    },
    close: async () => undefined,
  }
}

function factsOf({ id, bytes }: Inode): FileFacts {
  return { kind: 'file', device: 1n, inode: BigInt(id), size: bytes.length, modified: 1 }
}

function refused(code: string): Error {
  return Object.assign(new Error(code), { code })
}

/** The last part of a name, for what a failed test shows. */
export function shownName(file: string): string {
  return basename(file)
}
