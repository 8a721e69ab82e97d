/** Parquet files of this program read again: counted, and as the lines of JSON that they were made from. */
import { createHash } from 'node:crypto'
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BulkError } from '../../bulk/bulk-error.ts'
import { sha256 } from '../store/sha256.ts'
import type { Store } from '../store/store.ts'
import { type Database, openDatabase } from './duckdb.ts'
import type { ResultLine, WrittenFile } from './output-format.ts'
import { type ColumnPart, quotedName, quotedText, typeOf } from './parquet-columns.ts'
import { resultOf, rowColumns } from './parquet-rows.ts'
import { workFolder, written } from './work-folder.ts'

/** The key under which the columns of the data stand in a file. */
export const columnsKey = 'tax-transcript-mapper.columns'

/** The results in a file, every value of which is read. @throws BulkError `bulk/unreadable-input`, `bulk/missing-package` */
export async function countRows(store: Store, file: WrittenFile, signal: AbortSignal): Promise<number> {
  const copy = await openCopy(store, file, signal)
  try {
    // Each value has to be read to be hashed.
    const sql = `SELECT concat_ws(' ', count(*), bit_xor(hash(result))) FROM ${copy.rows} result`
    for await (const text of copy.database.texts(sql)) return Number.parseInt(text, 10)
    return 0
  } finally {
    await copy.close()
  }
}

/** The lines in the order in which they were written, each the same bytes. @throws BulkError as `countRows` */
export async function* readLines(
  store: Store,
  file: WrittenFile,
  signal: AbortSignal,
): AsyncGenerator<ResultLine> {
  const copy = await openCopy(store, file, signal)
  try {
    const data = await columnsIn(copy)
    if (data === undefined) throw unreadable(store, file, 'it is not of this format')
    const all = rowColumns(data).map(({ name, column }) => {
      const quoted = quotedName(name)
      return `${quoted} := CAST(${quoted} AS ${typeOf(column, true)})`
    })
    const sql = `SELECT to_json(struct_pack(${all.join(', ')})) FROM ${copy.rows} ORDER BY _row`
    for await (const text of copy.database.texts(sql)) {
      signal.throwIfAborted()
      const row = JSON.parse(text)
      const line = resultOf(row, data)
      if (sha256(line) !== row._sha256)
        throw unreadable(store, file, 'a result in it is not what was written')
      yield { row: Number(row._row), line: Buffer.from(`${line}\n`) }
    }
  } finally {
    await copy.close()
  }
}

/** The columns of the data, as the file has them. */
async function columnsIn({ database, file }: Copy): Promise<readonly ColumnPart[] | undefined> {
  const sql = `SELECT decode(value) FROM parquet_kv_metadata(${file}) WHERE decode(key) = ${quotedText(columnsKey)}`
  for await (const text of database.texts(sql)) return JSON.parse(text)
  return undefined
}

/** A copy that DuckDB may read, with the very bytes that were written. */
interface Copy {
  readonly database: Database
  /** As SQL: the file, and its rows. */
  readonly file: string
  readonly rows: string
  readonly close: () => Promise<void>
}

async function openCopy(store: Store, file: WrittenFile, signal: AbortSignal): Promise<Copy> {
  const name = nameOf(store, file)
  const folder = await workFolder(store, name)
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'copy.parquet')
    const hash = createHash('sha256')
    for await (const chunk of store.read(file.path, undefined, signal)) {
      hash.update(chunk)
      await written(copy, () => appendFile(copy, chunk))
    }
    if (hash.digest('hex') !== file.sha256) throw unreadable(store, file, 'it is not what was written')
    const database = await openDatabase(folder, { file: name, code: 'bulk/unreadable-input' })
    const close = async (): Promise<void> => {
      database.close()
      await remove()
    }
    return { database, file: quotedText(copy), rows: `read_parquet(${quotedText(copy)})`, close }
  } catch (error) {
    await remove()
    throw error
  }
}

function unreadable(store: Store, file: WrittenFile, reason: string): Error {
  return new BulkError('bulk/unreadable-input', { file: nameOf(store, file), reason })
}

function nameOf(store: Store, { path }: WrittenFile): string {
  return `${store.name}/${path}`
}
