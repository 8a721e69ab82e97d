/** A folder for what DuckDB reads and writes before it is in a store, or after it was. */
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BulkError } from '../../bulk/bulk-error.ts'
import { reasonOf } from '../../node/system-reason.ts'
import type { Store } from '../store/store.ts'

/** Rows of results wait beside the results, where they may be; names that begin with a dot are nobody's archive. */
export async function workFolder(store: Store, about: string): Promise<string> {
  const beside = store.folder ?? tmpdir()
  return await written(about, async () => {
    await mkdir(beside, { recursive: true })
    return await mkdtemp(join(beside, '.txmap-parquet-'))
  })
}

/** What `work` gives. @throws BulkError `bulk/unwritable-output` for what the system refuses */
export async function written<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new BulkError('bulk/unwritable-output', { file, reason: reasonOf(error) })
  }
}
