/**
 * Results as Parquet, one file for each mapping that a shard has results of: amounts are DECIMAL(18,2), dates DATE, groups STRUCT,
 * lists LIST(STRUCT). The columns are named by the mapping's fields and stand in the file, so a file is read back without the
 * mapping. The same results give the same bytes with the same version of DuckDB.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../store/sha256.ts'
import type { Store } from '../store/store.ts'
import { type Database, openDatabase } from './duckdb.ts'
import { mappingColumns } from './mapping-columns.ts'
import type { FormatTarget, FormatWriter, OutputFormat, WrittenFile } from './output-format.ts'
import { type ColumnPart, quotedText, typeOf } from './parquet-columns.ts'
import { columnsKey, countRows, readLines } from './parquet-reader.ts'
import { RowWriter, rowColumns } from './parquet-rows.ts'
import { workFolder, written } from './work-folder.ts'

/** Rows of a file that are read together; a shard is about as many. */
const rowGroup = 10_240
/** Of a row as JSON, in bytes; DuckDB wants to know the longest one. */
const usualRow = 1024 * 1024

/** "parquet". Needs the package @duckdb/node-api. */
export function parquetFormat(): OutputFormat {
  return { name: 'parquet', version: 1, open: openWriter, count: countRows, lines: readLines }
}

/** Rows of one mapping, as lines of JSON in a file of their own until the shard is whole. */
interface Rows {
  readonly data: readonly ColumnPart[]
  readonly writer: RowWriter
  readonly file: string
  longest: number
}

async function openWriter({ store, path, mapping }: FormatTarget): Promise<FormatWriter> {
  const about = { file: `${store.name}/${path}`, code: 'bulk/unwritable-output' } as const
  const columns = await mappingColumns(mapping)
  const folder = await workFolder(store, about.file)
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const all = new Map<string, Rows>()
  let count = 0
  const rowsOf = (id: string): Rows => {
    const present = all.get(id)
    if (present !== undefined) return present
    const data = columns(id)
    const rows = { data, writer: new RowWriter(data), file: join(folder, `${all.size}.ndjson`), longest: 0 }
    all.set(id, rows)
    return rows
  }
  let database: Database
  try {
    database = await openDatabase(folder, about)
  } catch (error) {
    await discard()
    throw error
  }
  return {
    write: async bytes => {
      const texts = new Map<Rows, string[]>()
      for (const line of linesOf(bytes)) {
        const result = JSON.parse(line)
        const rows = rowsOf(result.mapping.id)
        const row = `${rows.writer.row(result, count, sha256(line))}\n`
        count += 1
        rows.longest = Math.max(rows.longest, row.length)
        const before = texts.get(rows)
        if (before === undefined) texts.set(rows, [row])
        else before.push(row)
      }
      for (const [{ file }, rows] of texts) await written(about.file, () => appendFile(file, rows.join('')))
    },
    finish: async () => {
      const files: WrittenFile[] = []
      // A shard without results has a file all the same, so that it is seen.
      if (all.size === 0) {
        const empty = join(folder, 'empty.ndjson')
        await written(about.file, () => writeFile(empty, ''))
        const rows = { data: [], writer: new RowWriter([]), file: empty, longest: 0 }
        files.push(await writeParquet(database, store, `${path}.parquet`, rows))
      }
      for (const [id, rows] of [...all].sort(([one], [other]) => (one < other ? -1 : 1)))
        files.push(await writeParquet(database, store, `${path}.${id}.parquet`, rows))
      database.close()
      await discard()
      return files
    },
    discard: async () => {
      database.close()
      await discard()
    },
  }
}

async function writeParquet(
  database: Database,
  store: Store,
  path: string,
  { data, file, longest }: Rows,
): Promise<WrittenFile> {
  const made = `${file}.parquet`
  const columns = rowColumns(data)
    .map(({ name, column }) => `${quotedText(name)}: ${quotedText(typeOf(column))}`)
    .join(', ')
  // A character is three bytes at most for each unit of its length.
  const longestRow = Math.max(usualRow, 3 * longest)
  await database.run(
    `COPY (SELECT * FROM read_json(${quotedText(file)}, format = 'newline_delimited', columns = {${columns}}, maximum_object_size = ${longestRow}))
     TO ${quotedText(made)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${rowGroup},
       KV_METADATA {${quotedText(columnsKey)}: ${quotedText(JSON.stringify(data))}})`,
  )
  await rm(file)
  const output = await store.write(path)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(made)) {
      hash.update(chunk)
      bytes += chunk.length
      await output.write(chunk)
    }
    await output.finish()
  } catch (error) {
    await output.discard().catch(() => undefined)
    throw error
  }
  await rm(made)
  return { path, bytes, sha256: hash.digest('hex') }
}

function linesOf(bytes: Uint8Array): readonly string[] {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString().split('\n').slice(0, -1)
}
