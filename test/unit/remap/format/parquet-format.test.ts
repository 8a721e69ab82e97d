/** Parquet as an analyst opens it: amounts, dates and lists as columns, sums equal to the cents, and every result to be had again. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MappingChoice } from '../../../../src/bulk/batch/mapping-choice.ts'
import { mapOneWith } from '../../../../src/bulk/batch/mapping-choice.ts'
import { mappingColumns } from '../../../../src/remap/format/mapping-columns.ts'
import type { WrittenFile } from '../../../../src/remap/format/output-format.ts'
import type { Column } from '../../../../src/remap/format/parquet-columns.ts'
import { parquetFormat } from '../../../../src/remap/format/parquet-format.ts'
import { expectNothingPrivate } from '../../../support/canaries.ts'
import { errorOf } from '../../../support/error-of.ts'
import { goldens } from '../../../support/goldens.ts'
import { type MemoryStore, memoryStore } from '../../../support/memory-store.ts'
import { propertyRuns } from '../../../support/property-runs.ts'

const bundled: MappingChoice = { kind: 'bundled' }
const never = new AbortController().signal
const format = parquetFormat()

let folder = ''
let results: readonly string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parquet-'))
  const mapOne = await mapOneWith(bundled, {})
  results = goldens().map(({ text }) => JSON.stringify(mapOne(text)))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Shard {
  readonly store: MemoryStore
  readonly files: readonly WrittenFile[]
}

async function write(lines: readonly string[], mapping = bundled, at = 'run/shard'): Promise<Shard> {
  const store = memoryStore()
  const writer = await format.open({ store, path: at, mapping })
  // In two calls, as batches come.
  for (const part of [lines.slice(0, 7), lines.slice(7)])
    await writer.write(Buffer.from(part.map(line => `${line}\n`).join('')))
  return { store, files: await writer.finish() }
}

async function read({ store, files }: Shard): Promise<readonly string[]> {
  const lines: string[] = []
  for (const file of files)
    for await (const { line } of format.lines?.(store, file, never) ?? [])
      lines.push(Buffer.from(line).toString())
  return lines
}

/** What DuckDB itself finds in a file, with nothing of ours in between. */
async function ask(shard: Shard, file: WrittenFile | undefined, sql: string): Promise<readonly unknown[][]> {
  const path = join(folder, 'asked.parquet')
  writeFileSync(path, shard.store.files.get(file?.path ?? '') ?? '')
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    const reader = await connection.runAndReadAll(sql.replace('FILE', `'${path}'`))
    return reader.getRowsJson()
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

const ofMapping = (id: string): readonly string[] =>
  results.filter(line => JSON.parse(line).mapping.id === id)

describe('the samples of every mapping as Parquet', () => {
  let shard: Shard
  beforeAll(async () => {
    shard = await write(results)
  })

  test('are one file for each mapping, whose rows are counted', async () => {
    const ids = [...new Set(results.map(line => JSON.parse(line).mapping.id))].sort()
    expect(shard.files.map(({ path }) => path)).toEqual(ids.map(id => `run/shard.${id}.parquet`))
    const counts = await Promise.all(shard.files.map(file => format.count(shard.store, file, never)))
    expect(counts).toEqual(ids.map(id => ofMapping(id).length))
  })

  test('give every result back, byte for byte', async () => {
    const sorted = (lines: readonly string[]): readonly string[] => [...lines].sort()
    expect(sorted(await read(shard))).toEqual(sorted(results.map(line => `${line}\n`)))
  })

  test('are the same bytes each time', async () => {
    const again = await write(results)
    expect(again.files).toEqual(shard.files)
  })

  test('sum up to the cents of the JSON in every amount, also in lists and groups', async () => {
    const columns = await mappingColumns(bundled)
    let sums = 0
    for (const file of shard.files) {
      const id = /shard\.(.*)\.parquet$/.exec(file.path)?.[1] ?? ''
      const data = ofMapping(id).map(line => JSON.parse(line).data)
      const amounts = columns(id).flatMap(({ key, name, column }) => amountsIn(column, `"${name}"`, [key]))
      if (amounts.length === 0) continue
      const wanted = amounts.map(({ keys }) => sumOf(data.flatMap(each => valuesAt(each, keys))))
      const sql = amounts.map(amount => `CAST(sum(${amount.sql}) AS VARCHAR)`).join()
      const [row] = await ask(shard, file, `SELECT ${sql} FROM read_parquet(FILE)`)
      expect(row).toEqual(wanted)
      sums += wanted.filter(sum => sum !== null).length
    }
    // Few sums would be no proof.
    expect(sums).toBeGreaterThan(1000)
  })

  test('have dates, lists of structures and the mapping as columns', async () => {
    const file = shard.files.find(({ path }) => path.includes('actr-1040'))
    const rows = await ask(
      shard,
      file,
      `SELECT t.code, CAST(sum(t.amount) AS VARCHAR), CAST(min(t.date) AS VARCHAR), typeof(any_value(t.date)), any_value(_mapping.id)
       FROM (SELECT unnest(transactions) t, _mapping FROM read_parquet(FILE)) GROUP BY ALL ORDER BY 1`,
    )
    const transactions: readonly Record<string, string>[] = ofMapping('actr-1040').flatMap(
      line => JSON.parse(line).data.transactions,
    )
    // DuckDB sorts what is null last.
    const codes = [...new Set(transactions.map(({ code }) => code))].sort((one, other) =>
      (one ?? '~') < (other ?? '~') ? -1 : 1,
    )
    expect(rows).toEqual(
      codes.map(code => {
        const those = transactions.filter(each => each.code === code)
        const dates = those.flatMap(({ date }) => date ?? []).sort()
        return [code, sumOf(those.map(({ amount }) => amount)), dates[0] ?? null, 'DATE', 'actr-1040']
      }),
    )
  })

  test('say in a column of their own which issues a result has', async () => {
    const file = shard.files.find(({ path }) => path.includes('retr-1120-s'))
    const rows = await ask(shard, file, 'SELECT len(_issues), _noData FROM read_parquet(FILE) ORDER BY _row')
    const ours = ofMapping('retr-1120-s').map(line => JSON.parse(line))
    expect(rows).toEqual(ours.map(({ issues, noData }) => [String(issues.length), noData]))
  })
})

interface Amount {
  /** What gives it for a row, summed up where it is in a list. */
  readonly sql: string
  readonly keys: readonly string[]
}

/** Every amount in a column, by the place where a result has it. */
function amountsIn(column: Column, sql: string, keys: readonly string[]): readonly Amount[] {
  switch (column.kind) {
    case 'amount':
      return [{ sql, keys }]
    case 'struct':
    case 'entry':
      return column.parts.flatMap(({ key, name, column: inner }) =>
        amountsIn(inner, `${sql}."${name}"`, [...keys, key]),
      )
    case 'list': {
      const each = `x${sql.length}`
      return amountsIn(column.of, each, keys).map(inner => ({
        sql: `list_sum(list_transform(${sql}, lambda ${each}: ${inner.sql}))`,
        keys: inner.keys,
      }))
    }
    default:
      return []
  }
}

/** What stands there in JSON, in every entry of a list. */
function valuesAt(value: unknown, [key, ...further]: readonly string[]): readonly (string | null)[] {
  if (Array.isArray(value))
    return value.flatMap(each => valuesAt(each, key === undefined ? [] : [key, ...further]))
  if (key === undefined) return typeof value === 'string' ? [value] : []
  return Object.hasOwn(Object(value), key) ? valuesAt(Object(value)[key], further) : []
}

/** Exact, in cents; null where there is nothing to sum. */
function sumOf(amounts: readonly (string | null | undefined)[]): string | null {
  const present = amounts.flatMap(amount => amount ?? [])
  if (present.length === 0) return null
  const cents = present.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A result of the first sample of the mapping, with this in place of a field of its data. */
function altered(id: string, data: Readonly<Record<string, unknown>>): string {
  const result = JSON.parse(ofMapping(id)[0] ?? '')
  return JSON.stringify({ ...result, data: { ...result.data, ...data } })
}

describe('what a column does not hold exactly', () => {
  const odd = fc.oneof(
    fc.constantFrom(
      '10000000000000000.00',
      '-0.00',
      '1.234',
      '1e3',
      '',
      'NaN',
      '007.00',
      '9999999999999999.99',
    ),
    fc.constantFrom(
      '0000-01-01',
      '2023-02-29',
      '12023-01-01',
      '0001-01-01',
      '9999-12-31',
      '\0',
      'a\ud800b',
      '\udfff',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(0, 1.5, -1, 2 ** 53, 1e21, true, false, null),
    fc.array(fc.constantFrom('x', 1, null), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'amount', '__proto__'), fc.constantFrom('1.00', null), { maxKeys: 2 }),
  )

  test('is kept beside it, so that every result comes back whatever it holds', async () => {
    const data = JSON.parse(ofMapping('actr-1040')[0] ?? '').data
    const keys = fc.constantFrom(...Object.keys(data))
    const documents = fc.array(fc.dictionary(keys, odd, { noNullPrototype: true }), {
      minLength: 1,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(documents, async made => {
        const lines = made.map(each => altered('actr-1040', each))
        expect(await read(await write(lines))).toEqual(lines.map(line => `${line}\n`))
      }),
      { numRuns: propertyRuns(60) },
    )
  })

  test('is null there and stands in the list of what did not fit: an amount is never rounded', async () => {
    const [name = ''] = Object.entries(JSON.parse(ofMapping('actr-1040')[0] ?? '').data).flatMap(
      ([key, value]) => (/^\d+\.\d\d$/.test(String(value)) ? [key] : []),
    )
    const shard = await write([
      altered('actr-1040', { [name]: '12345678901234567.89' }),
      altered('actr-1040', { [name]: '1234567890123456.78' }),
    ])
    const rows = await ask(
      shard,
      shard.files[0],
      `SELECT CAST("${name}" AS VARCHAR), _overflow FROM read_parquet(FILE) ORDER BY _row`,
    )
    expect(rows).toEqual([
      [null, [{ path: `/data/${name}`, json: '"12345678901234567.89"' }]],
      ['1234567890123456.78', []],
    ])
  })
})

describe('a file that is damaged', () => {
  test('is never taken for a whole one, whichever bit is another', async () => {
    const shard = await write(ofMapping('actr-1040').slice(0, 2))
    const [file] = shard.files
    if (file === undefined) throw new TypeError('nothing was written')
    const bytes = Buffer.from(shard.store.files.get(file.path) ?? '')
    for (const at of [0, 100, bytes.length >> 1, bytes.length - 1]) {
      const damaged = Buffer.from(bytes)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      shard.store.files.set(file.path, damaged)
      const fault = { code: 'bulk/unreadable-input' }
      expect(await errorOf(format.count(shard.store, file, never))).toMatchObject(fault)
      expect(await errorOf(read(shard))).toMatchObject(fault)
    }
  })

  test('that is of another program is refused, though it is whole', async () => {
    const shard = await write([])
    const path = join(folder, 'other.parquet')
    const instance = await DuckDBInstance.create(':memory:')
    await (await instance.connect()).run(
      `COPY (SELECT '${'987650321'}' AS tin) TO '${path}' (FORMAT parquet)`,
    )
    instance.closeSync()
    const { readFileSync } = await import('node:fs')
    const { createHash } = await import('node:crypto')
    const bytes = readFileSync(path)
    shard.store.files.set('other.parquet', bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const error = await errorOf(
      read({ ...shard, files: [{ path: 'other.parquet', bytes: bytes.length, sha256 }] }),
    )
    expect(error).toMatchObject({
      code: 'bulk/unreadable-input',
      message: expect.stringContaining('not of this format'),
    })
    expectNothingPrivate(error)
  })
})

describe('a shard', () => {
  test('without results is a file without rows', async () => {
    const shard = await write([])
    expect(shard.files.map(({ path }) => path)).toEqual(['run/shard.parquet'])
    expect(await format.count(shard.store, shard.files[0] as WrittenFile, never)).toBe(0)
    expect(await read(shard)).toEqual([])
  })

  test('leaves nothing beside its results, finished or discarded', async () => {
    const beside = join(folder, 'beside')
    const store = memoryStore(beside)
    for (const end of ['finish', 'discard'] as const) {
      const writer = await format.open({ store, path: 'a', mapping: bundled })
      await writer.write(Buffer.from(`${results[0]}\n`))
      expect(readdirSync(beside)).toHaveLength(1)
      await writer[end]()
      expect(readdirSync(beside)).toEqual([])
    }
  })
})
