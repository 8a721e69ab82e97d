/**
 * A result as a row, and a row as a result again. What a column cannot hold exactly (an amount with more digits than two decimals
 * and sixteen before them, text that is no Unicode) is null there, and stands in the list `_overflow` as JSON, by its place in the
 * result; so nothing is rounded, nothing is lost, and no result is refused.
 */
import { brokenPromise } from '../../diagnostics/bug.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { type Column, type ColumnPart, named } from './parquet-columns.ts'

const text: Column = { kind: 'text' }
const texts = (...keys: readonly string[]): Column => ({
  kind: 'struct',
  parts: named(keys.map(key => [key, text])),
})
const listOf = (of: Column): Column => ({ kind: 'list', of })

/** What a result has beside its data, in the order of its JSON. No field of a mapping begins with a dash, so no name is taken. */
const mappingPart: ColumnPart = part('mapping', texts('id', 'version', 'hash'))
const besides: readonly ColumnPart[] = [
  part('issues', listOf(texts('code', 'severity', 'message', 'path', 'pointer', 'spec', 'check'))),
  part('unmapped', listOf(text)),
  part('ignored', listOf(texts('pointer', 'because'))),
  part('noData', { kind: 'truth' }),
  part('lineage', { kind: 'json' }),
  part('coverage', { kind: 'json' }),
]

function part(key: string, column: Column): ColumnPart {
  return { key, name: `_${key}`, column }
}

const rowPart: ColumnPart = part('row', { kind: 'integer' })
const hashPart: ColumnPart = part('sha256', text)
const overflowPart: ColumnPart = part('overflow', listOf(texts('path', 'json')))

/** All columns of a file for data of these columns. */
export function rowColumns(data: readonly ColumnPart[]): readonly ColumnPart[] {
  return [...data, rowPart, hashPart, mappingPart, ...besides, overflowPart]
}

/** What did not fit, by its place in the result. */
interface Overflow {
  readonly path: string
  readonly json: string
}

/** Writes the rows of one shard. */
export class RowWriter {
  readonly #data: readonly ColumnPart[]
  #overflow: Overflow[] = []

  constructor(data: readonly ColumnPart[]) {
    this.#data = data
  }

  /** The JSON of the row for a result, which stands at `row` among those of its shard and whose line has this hash. */
  row(result: Readonly<Record<string, unknown>>, row: number, sha256: string): string {
    this.#overflow = []
    const known = [
      'mapping',
      'data',
      ...besides.filter(each => !isOptional(each) || each.key in result).map(({ key }) => key),
    ]
    if (!hasKeys(result, known)) throw brokenPromise('a result with other parts than it has columns for')
    const members = [
      ...this.#members(this.#data, this.#dataOf(result.data), '/data'),
      `"_row":${row},"_sha256":"${sha256}"`,
      ...this.#members([mappingPart, ...besides], result, ''),
      `"_overflow":${JSON.stringify(this.#overflow)}`,
    ]
    return `{${members.join()}}`
  }

  /** Data of another shape than the mapping gives it is none that columns hold. */
  #dataOf(data: unknown): Readonly<Record<string, unknown>> {
    if (isObject(data) && hasKeys(data, keysIn(this.#data))) return data
    this.#unfit(data, '/data')
    return {}
  }

  #members(
    parts: readonly ColumnPart[],
    holder: Readonly<Record<string, unknown>>,
    at: string,
  ): readonly string[] {
    const members: string[] = []
    for (const { key, name, column } of parts) {
      if (!Object.hasOwn(holder, key)) continue
      members.push(`${JSON.stringify(name)}:${this.#value(column, holder[key], pointerTo(at, key))}`)
    }
    return members
  }

  #value(column: Column, value: unknown, at: string): string {
    if (value === null) return 'null'
    switch (column.kind) {
      case 'list':
        if (!Array.isArray(value)) return this.#unfit(value, at)
        return `[${value.map((each, index) => this.#value(column.of, each, pointerTo(at, index))).join()}]`
      case 'struct':
        if (!isObject(value) || !hasKeys(value, keysIn(column.parts))) return this.#unfit(value, at)
        return `{${this.#members(column.parts, value, at).join()}}`
      case 'entry':
        if (!isObject(value) || !hasKeys(value, keysOf(column, value[column.by])))
          return this.#unfit(value, at)
        return `{${this.#members(column.parts, value, at).join()}}`
      case 'json': {
        const json = JSON.stringify(value)
        return isNoUnicode.test(json) ? this.#unfit(value, at) : json
      }
      case 'text':
      case 'amount':
      case 'date':
      case 'integer':
      case 'truth':
        return fits(column.kind, value) ? JSON.stringify(value) : this.#unfit(value, at)
      default:
        return unreachable(column)
    }
  }

  #unfit(value: unknown, path: string): string {
    this.#overflow.push({ path, json: JSON.stringify(value) })
    return 'null'
  }
}

/** In JSON as this program writes it, half a character is an escape, as is the null character, which ends a text elsewhere. */
const isNoUnicode = /\\u(?:0000|d[89a-f])/

function fits(kind: 'text' | 'amount' | 'date' | 'integer' | 'truth', value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && !/[\0\p{Surrogate}]/u.test(value)
    case 'amount':
      return typeof value === 'string' && /^(?!-0\.00$)-?(?:0|[1-9]\d{0,15})\.\d\d$/.test(value)
    case 'date':
      return typeof value === 'string' && isCivilDate(value)
    case 'integer':
      return Number.isSafeInteger(value) && !Object.is(value, -0)
    case 'truth':
      return typeof value === 'boolean'
    default:
      return unreachable(kind)
  }
}

function isCivilDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** In this order and no others, or it could not be written again. */
function hasKeys(value: object, keys: readonly string[] | undefined): boolean {
  const present = Object.keys(value)
  return keys?.length === present.length && keys.every((key, index) => key === present[index])
}

function keysIn(parts: readonly ColumnPart[]): readonly string[] {
  return parts.map(({ key }) => key)
}

function keysOf({ cases }: Extract<Column, { kind: 'entry' }>, name: unknown): readonly string[] | undefined {
  return typeof name === 'string' && Object.hasOwn(cases, name) ? cases[name] : undefined
}

/** Reads a row that DuckDB gives as JSON, amounts and dates as text. The JSON of the result that it was made from. */
export function resultOf(row: Readonly<Record<string, unknown>>, data: readonly ColumnPart[]): string {
  const list: readonly Overflow[] = Array.isArray(row._overflow) ? row._overflow : []
  const reader = new RowReader(new Map(list.map(({ path, json }) => [path, json])))
  const members = [
    reader.member(mappingPart, row),
    `"data":${reader.data(data, row)}`,
    ...besides
      .filter(each => (row[each.name] ?? null) !== null || !isOptional(each))
      .map(each => reader.member(each, row)),
  ]
  return `{${members.join()}}`
}

/** Lineage and coverage are there when they were asked for. */
function isOptional({ column }: ColumnPart): boolean {
  return column.kind === 'json'
}

class RowReader {
  readonly #overflow: ReadonlyMap<string, string>

  constructor(overflow: ReadonlyMap<string, string>) {
    this.#overflow = overflow
  }

  member({ key, name, column }: ColumnPart, row: Readonly<Record<string, unknown>>, at = ''): string {
    return `${JSON.stringify(key)}:${this.#value(column, row[name], pointerTo(at, key))}`
  }

  data(parts: readonly ColumnPart[], row: Readonly<Record<string, unknown>>): string {
    return this.#overflow.get('/data') ?? this.object(parts, row, '/data')
  }

  object(parts: readonly ColumnPart[], row: Readonly<Record<string, unknown>>, at: string): string {
    return `{${parts.map(part => this.member(part, row, at)).join()}}`
  }

  #value(column: Column, value: unknown, at: string): string {
    if (value === null || value === undefined) return this.#overflow.get(at) ?? 'null'
    switch (column.kind) {
      case 'list': {
        const items: readonly unknown[] = Array.isArray(value) ? value : []
        return `[${items.map((each, index) => this.#value(column.of, each, pointerTo(at, index))).join()}]`
      }
      case 'struct':
        return this.object(column.parts, Object(value), at)
      case 'entry': {
        const entry: Readonly<Record<string, unknown>> = Object(value)
        const by = column.parts.find(({ key }) => key === column.by)
        const keys = keysOf(column, by === undefined ? undefined : entry[by.name]) ?? []
        const parts = keys.flatMap(key => column.parts.filter(each => each.key === key))
        return this.object(parts, entry, at)
      }
      case 'text':
      case 'amount':
      case 'date':
      case 'integer':
      case 'truth':
      case 'json':
        return JSON.stringify(value)
      default:
        return unreachable(column)
    }
  }
}
