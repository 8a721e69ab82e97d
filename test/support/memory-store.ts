/** A store in memory, for what is written to a store and read again. */
import type { Store } from '../../src/remap/store/store.ts'

export interface MemoryStore extends Store {
  readonly files: Map<string, Uint8Array>
}

/** A store without files. `folder` is what it says that it is. */
export function memoryStore(folder?: string): MemoryStore {
  const files = new Map<string, Uint8Array>()
  const facts = (path: string): { path: string; size: number; version: string } | undefined => {
    const bytes = files.get(path)
    return bytes && { path, size: bytes.length, version: String(bytes.length) }
  }
  return {
    files,
    name: 'memory',
    folder,
    async *list(below) {
      for (const path of [...files.keys()].sort())
        if (below === '' || path.startsWith(`${below}/`)) yield facts(path) ?? raise(path)
    },
    facts: async path => facts(path),
    async *read(path, range = { from: 0, to: null }) {
      const bytes = (files.get(path) ?? raise(path)).subarray(range.from, range.to ?? undefined)
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000)
    },
    text: async path => {
      const bytes = files.get(path)
      return bytes && Buffer.from(bytes).toString()
    },
    make: async (path, text) => {
      if (files.has(path)) return false
      files.set(path, Buffer.from(text))
      return true
    },
    replace: async (path, text) => void files.set(path, Buffer.from(text)),
    write: async path => {
      const parts: Uint8Array[] = []
      return {
        write: async bytes => void parts.push(Buffer.from(bytes)),
        finish: async () => void files.set(path, Buffer.concat(parts)),
        discard: async () => void parts.splice(0),
      }
    },
  }
}

function raise(path: string): never {
  throw new TypeError(`there is no "${path}"`)
}
