/** The lines of a file in a store, and the look at whether its bytes are those that were written. */
import { RemapError } from '../remap-error.ts'
import { HashedBytes } from '../store/sha256.ts'
import type { Store } from '../store/store.ts'
import type { WrittenFile } from './output-format.ts'

const newline = 10

/**
 * Counts the lines of a file and reads it through.
 * @throws RemapError `remap/unreadable-store` where it is gone, or is not what was written
 */
export async function countLines(store: Store, file: WrittenFile, signal: AbortSignal): Promise<number> {
  let lines = 0
  for await (const chunk of knownBytes(store, file, signal))
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1
  return lines
}

/** The lines of a file, each with its end. @throws as `countLines`, at the end at the latest */
export async function* readLines(
  store: Store,
  file: WrittenFile,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = []
  for await (const chunk of knownBytes(store, file, signal)) {
    let start = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, start)) {
      const rest = chunk.subarray(start, at + 1)
      yield held.length === 0 ? rest : Buffer.concat([...held, rest])
      held = []
      start = at + 1
    }
    // A copy: the chunk may be gone when the next one is asked for.
    if (start < chunk.length) held.push(Uint8Array.from(chunk.subarray(start)))
  }
  if (held.length > 0) yield Buffer.concat(held)
}

async function* knownBytes(store: Store, file: WrittenFile, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const hashed = new HashedBytes()
  for await (const chunk of store.read(file.path, undefined, signal)) {
    hashed.add(chunk)
    yield chunk
  }
  if (hashed.length === file.bytes && hashed.sha256() === file.sha256) return
  const reason = 'it is not what was written'
  throw new RemapError('remap/unreadable-store', { store: store.name, path: file.path, reason })
}
