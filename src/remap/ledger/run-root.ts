/** What a run gave in one hash: the Merkle root over its shards, in their order. The same for every format, engine and number of workers. */
import { merkleRoot } from './merkle-root.ts'
import type { ShardRow } from './shard-row.ts'

/** Each shard counts by its results as lines of JSON, and by its rejected lines. */
export function runRoot(rows: Iterable<Pick<ShardRow, 'digest' | 'rejects'>>): string {
  return merkleRoot(leaves(rows))
}

function* leaves(rows: Iterable<Pick<ShardRow, 'digest' | 'rejects'>>): Generator<Uint8Array> {
  for (const { digest, rejects } of rows) yield Buffer.from(digest + rejects.sha256, 'hex')
}
