/**
 * The columns of a mapping's data, made from its fields, and their types in DuckDB. A column holds a value exactly or not at all:
 * what does not fit is kept beside it (parquet-rows.ts). Names that differ only in case are one name to DuckDB, so the later one
 * gets a number.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { OutputShape } from '../../normalize/definition.ts'
import {
  derivedShape,
  positionShape,
  valueShapes,
  whetherShape,
  yearShape,
} from '../../normalize/output-shape.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import type { ValueKind } from '../../plan/value-kind.ts'

/** How a value is stored. An `entry` is an entry of a list whose fields depend on its kind, which the part `by` tells. */
export type Column =
  | { readonly kind: ScalarKind }
  | { readonly kind: 'list'; readonly of: Column }
  | { readonly kind: 'struct'; readonly parts: readonly ColumnPart[] }
  | {
      readonly kind: 'entry'
      readonly by: string
      readonly parts: readonly ColumnPart[]
      /** The parts that an entry of each kind has. */
      readonly cases: Readonly<Record<string, readonly string[]>>
    }

export type ScalarKind = 'text' | 'amount' | 'date' | 'integer' | 'truth' | 'json'

export interface ColumnPart {
  /** The key in the JSON of a result. */
  readonly key: string
  /** The name of the column. */
  readonly name: string
  readonly column: Column
}

const scalar = (kind: ScalarKind): Column => ({ kind })

/** The columns of these fields, in the order of the data: derived fields come last. */
export function columnsOf(fields: readonly PlanField[]): readonly ColumnPart[] {
  const read = fields.filter(({ kind }) => kind !== 'derived')
  const derived = fields.filter(({ kind }) => kind === 'derived')
  return named([...read, ...derived].map(field => [field.name, columnOf(field)]))
}

/** Parts with names of their own, also for whom case means nothing. */
export function named(columns: readonly (readonly [key: string, column: Column])[]): readonly ColumnPart[] {
  const taken = new Set<string>()
  return columns.map(([key, column]) => {
    let name = key
    for (let times = 2; taken.has(name.toLowerCase()); times += 1) name = `${key}_${times}`
    taken.add(name.toLowerCase())
    return { key, name, column }
  })
}

function columnOf(field: PlanField): Column {
  switch (field.kind) {
    case 'value':
      return anyOf(valueShapes(field))
    case 'derived':
      return shaped(derivedShape(field))
    case 'whether':
      return shaped(whetherShape)
    case 'rowAbove':
      return shaped(positionShape)
    case 'notice':
      return scalar('text')
    case 'kept':
      return scalar('json')
    case 'group':
      return structOf(columnsOf(field.fields))
    case 'list': {
      const year = field.of === 'years' ? [['year', shaped(yearShape)] as const] : []
      const own = field.fields.map(each => [each.name, columnOf(each)] as const)
      return { kind: 'list', of: structOf(named([...year, ...own])) }
    }
    case 'choice':
      return { kind: 'list', of: entryOf(field) }
    default:
      return unreachable(field)
  }
}

/** DuckDB has no struct without parts. */
function structOf(parts: readonly ColumnPart[]): Column {
  return parts.length === 0 ? scalar('json') : { kind: 'struct', parts }
}

/** One struct for all kinds of entries: a field that several have is one part, so that it can be summed over all of them. */
function entryOf({ as, cases, otherwise }: Extract<PlanField, { kind: 'choice' }>): Column {
  const columns = new Map<string, Column>([[as, scalar('text')]])
  const keys: Record<string, readonly string[]> = Object.create(null)
  for (const each of [...cases, otherwise]) {
    for (const field of each.fields) {
      const column = columnOf(field)
      const present = columns.get(field.name)
      columns.set(field.name, present === undefined || isSame(present, column) ? column : scalar('json'))
    }
    keys[each.name] = [as, ...each.fields.map(field => field.name)]
  }
  return { kind: 'entry', by: as, parts: named([...columns]), cases: keys }
}

function isSame(one: Column, other: Column): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function anyOf(shapes: readonly OutputShape[]): Column {
  const [first, ...others] = shapes.map(shaped)
  return first !== undefined && others.every(other => isSame(first, other)) ? first : scalar('json')
}

function shaped({ kind, inside }: OutputShape): Column {
  if (inside === undefined) return scalar(scalarOf(kind))
  const parts = Object.entries(inside).map(([key, each]) => [key, scalar(scalarOf(each))] as const)
  return structOf(named(parts))
}

function scalarOf(kind: ValueKind): ScalarKind {
  switch (kind) {
    case 'money':
      return 'amount'
    case 'integer':
      return 'integer'
    case 'truth':
      return 'truth'
    case 'date':
      return 'date'
    case 'text':
    case 'month':
    // An exact number that is not an amount may have any number of decimals.
    case 'number':
    case 'digits':
      return 'text'
    case 'flag':
    case 'ratio':
    case 'group':
    case 'fraction':
    case 'any':
      return 'json'
    default:
      return unreachable(kind)
  }
}

/** The type in DuckDB. `plain` has text where a type would not give its JSON back as it was. */
export function typeOf(column: Column, plain = false): string {
  switch (column.kind) {
    case 'text':
      return 'VARCHAR'
    case 'amount':
      return plain ? 'VARCHAR' : 'DECIMAL(18,2)'
    case 'date':
      return plain ? 'VARCHAR' : 'DATE'
    case 'integer':
      return 'BIGINT'
    case 'truth':
      return 'BOOLEAN'
    case 'json':
      return 'JSON'
    case 'list':
      return `${typeOf(column.of, plain)}[]`
    case 'struct':
    case 'entry':
      return `STRUCT(${column.parts.map(part => `${quotedName(part.name)} ${typeOf(part.column, plain)}`).join(', ')})`
    default:
      return unreachable(column)
  }
}

/** A name in SQL. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text in SQL. */
export function quotedText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
