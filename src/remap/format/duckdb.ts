/**
 * DuckDB, which is asked for when it is needed, as a database in memory that sees one folder and nothing else: no other file, no
 * network, no extension. Its own messages may quote a value, so they go no further than here.
 */
import { BulkError } from '../../bulk/bulk-error.ts'
import { quotedText } from './parquet-columns.ts'

const packageName = '@duckdb/node-api'

export interface Database {
  /** @throws BulkError `code` with the kind of the fault */
  readonly run: (sql: string) => Promise<void>
  /** The first column of every row, as text. */
  readonly texts: (sql: string) => AsyncIterable<string>
  readonly close: () => void
}

/** Which file a fault is about, and whether it was read or written. */
export interface About {
  readonly file: string
  readonly code: 'bulk/unreadable-input' | 'bulk/unwritable-output'
}

/** A database that may read and write in `folder`. @throws BulkError `bulk/missing-package` */
export async function openDatabase(folder: string, about: About): Promise<Database> {
  const { DuckDBInstance } = await duckdb()
  return await guarded(about, async () => {
    // One thread keeps the order of rows, and so gives the same bytes for the same rows.
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    const connection = await instance.connect()
    const settings = [
      `temp_directory = ${quotedText(folder)}`,
      `allowed_directories = [${quotedText(folder)}]`,
      `autoinstall_known_extensions = false`,
      `autoload_known_extensions = false`,
      `enable_external_access = false`,
      `lock_configuration = true`,
    ]
    for (const setting of settings) await connection.run(`SET ${setting}`)
    return {
      run: sql => guarded(about, async () => void (await connection.run(sql))),
      texts: sql => textsOf(about, async () => (await connection.stream(sql)).yieldRowsJs()),
      close: () => {
        connection.closeSync()
        instance.closeSync()
      },
    }
  })
}

async function duckdb(): Promise<typeof import('@duckdb/node-api')> {
  try {
    return await import('@duckdb/node-api')
  } catch {
    const hint = `npm install ${packageName}`
    throw new BulkError('bulk/missing-package', { purpose: 'Parquet', name: packageName }, { hint })
  }
}

async function* textsOf(
  about: About,
  query: () => Promise<AsyncIterable<readonly (readonly unknown[])[]>>,
): AsyncGenerator<string> {
  const rows = await guarded(about, async () => (await query())[Symbol.asyncIterator]())
  for (;;) {
    const { done, value } = await guarded(about, () => rows.next())
    if (done === true) return
    for (const [text] of value) yield String(text)
  }
}

async function guarded<T>({ file, code }: About, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // "Conversion Error: Could not convert …": only what stands before the colon is of no transcript.
    const kind = /^[A-Z][A-Za-z ]{0,40} Error(?=:)/.exec(error instanceof Error ? error.message : '')?.[0]
    throw new BulkError(code, { file, reason: `DuckDB says ${kind ?? 'no more'}` })
  }
}
