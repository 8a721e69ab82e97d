/** Where a file of lines is cut into shards: behind a line end, at the same places whenever the same file is cut. */
import { compressionOfHead, headLength } from '../../bulk/bytes/compression.ts'
import type { ByteRange, Store, StoredFile } from '../store/store.ts'

const newline = 10
/** Bytes in which the end of most lines is. */
const firstLook = 64 * 1024

/**
 * The parts of a file, of about `shardBytes` each, which together are all of it; a longer line makes a longer part. A compressed
 * file is one part, as it cannot be entered in the middle. An empty one has none.
 */
export async function cutFile(
  store: Store,
  { path, size }: StoredFile,
  shardBytes: number,
): Promise<readonly ByteRange[]> {
  if (size === 0) return []
  if (size <= shardBytes || (await isCompressed(store, path))) return [{ from: 0, to: null }]
  const cuts = [0]
  // Each byte is looked at once at most: behind a long line, the search begins at its end.
  for (let cut = 0; cut + shardBytes < size; ) {
    const next = await behindLine(store, path, cut + shardBytes)
    if (next === undefined || next >= size) break
    cuts.push(next)
    cut = next
  }
  return cuts.map((from, index) => ({ from, to: cuts[index + 1] ?? null }))
}

async function isCompressed(store: Store, path: string): Promise<boolean> {
  for await (const head of store.read(path, { from: 0, to: headLength }))
    return compressionOfHead(head) !== 'none'
  return false
}

/** The place behind the first line end at or behind `from`. Asks for little at first: what is asked for is sent, wanted or not. */
async function behindLine(store: Store, path: string, from: number): Promise<number | undefined> {
  let at = from
  for (let ahead = firstLook; ; ahead *= 2) {
    const to = at + ahead
    for await (const chunk of store.read(path, { from: at, to })) {
      const found = chunk.indexOf(newline)
      if (found >= 0) return at + found + 1
      at += chunk.length
    }
    if (at < to) return undefined
  }
}
