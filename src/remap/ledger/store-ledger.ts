/**
 * A ledger of files in a store, one for each row: made in one step under a name made of its key, so of several processes that do
 * the same shard one gives the row, without a lock. A row carries its own SHA-256; one that is damaged is never taken for a row.
 */
import { RemapError } from '../remap-error.ts'
import { readAhead } from '../store/read-ahead.ts'
import { sha256 } from '../store/sha256.ts'
import type { Store, StoredFile } from '../store/store.ts'
import type { Ledger } from './ledger.ts'
import type { ShardRow } from './shard-row.ts'

const folder = 'ledger'

/** The ledger of the runs whose results are in `store`. */
export function storeLedger(store: Store): Ledger {
  const name = `${store.name}/${folder}`
  const get = async (key: string): Promise<ShardRow | undefined> => {
    const text = await store.text(pathOf(key))
    return text === undefined ? undefined : readRow(name, key, text)
  }
  async function* rows(): AsyncGenerator<ShardRow> {
    const read = ({ path }: StoredFile): ReturnType<typeof get> => get(/([^/]*)\.json$/.exec(path)?.[1] ?? '')
    for await (const row of readAhead(store.list(folder), read)) if (row !== undefined) yield row
  }
  return {
    name,
    get,
    put: async row => {
      if (await store.make(pathOf(row.key), textOf(row))) return row
      return (await get(row.key)) ?? row
    },
    rows,
  }
}

function pathOf(key: string): string {
  return `${folder}/${key}.json`
}

function textOf(row: ShardRow): string {
  const text = JSON.stringify(row)
  return `{"sha256":"${sha256(text)}","row":${text}}\n`
}

function readRow(ledger: string, key: string, text: string): ShardRow {
  try {
    const { sha256: hash, row }: { sha256: unknown; row: ShardRow } = JSON.parse(text)
    if (hash === sha256(JSON.stringify(row)) && row.key === key) return row
  } catch {
    // Said below.
  }
  const hint = `remove "${ledger}/${key}.json"; the shard is then mapped again`
  throw new RemapError('remap/unusable-ledger', { ledger, reason: 'a row in it is damaged' }, { hint })
}
