/** Lineage: where each value came from. Made when it is asked for. */
import { empty, Refusal } from '../../../../src/normalize/definition.ts'
import type { AccountData } from './data.ts'
import type { Document, Lines } from './document.ts'
import {
  balanceFields,
  type Field,
  headerFields,
  rowFields,
  summaryFields,
  topFields,
  type Way,
} from './fields.ts'
import { type Fed, FigureLineage, FigureSources, fedBy, nameAt } from './figure-sources.ts'
import { saySame } from './odds.ts'
import type { Rules } from './rules.ts'

export interface Source {
  readonly pointer: string
  readonly raw: unknown
  readonly beside?: true
}

export type State = 'value' | 'empty' | 'absent' | 'invalid'

export interface LineageEntry {
  readonly path: string
  readonly state: State
  readonly sources: readonly Source[]
  readonly normalizer: string | null
  readonly spec: string
  readonly evidence?: string
  readonly partial?: unknown
}

/** What lineage is made from. */
export interface LineageParts {
  readonly document: Document
  readonly data: AccountData
  readonly rules: Rules
  /** The pointers of lines that were left unread though their labels are known. */
  readonly late: ReadonlySet<string>
  readonly failed: ReadonlySet<string>
  readonly partial: ReadonlyMap<string, unknown>
}

type Values = Readonly<Record<string, unknown>>

/** Of so many rows the paths are kept. */
const mostPaths = 500
const noSources: readonly Source[] = []

/** A field with what its lineage entries have in common. */
interface Traceable {
  readonly field: Field
  readonly way: Way
  readonly isOnly: boolean
  readonly spec: string
  readonly path: string
  readonly absent: LineageEntry
}

/** What lineage takes of the rules, found once. */
export class LineageRules {
  readonly rules: Rules
  readonly #fed: readonly Fed[]
  readonly #paths: (readonly string[])[] = []
  readonly #top: readonly Traceable[]
  readonly #header: readonly Traceable[]
  readonly #balance: readonly Traceable[]
  readonly #summary: readonly Traceable[]
  readonly #row: readonly Traceable[]
  readonly #notice: string
  readonly #informational: string
  readonly #belongsTo: string

  constructor(rules: Rules) {
    this.rules = rules
    const { specs } = rules
    this.#fed = fedBy(rules.figures)
    this.#top = lineage(topFields, '', specs)
    this.#header = lineage(headerFields, 'header', specs)
    this.#balance = lineage(balanceFields, 'balance', specs)
    this.#summary = lineage(summaryFields, 'summary', specs)
    this.#row = lineage(rowFields, 'transactions', specs)
    this.#notice = specs.get('noDataNotice') ?? ''
    this.#informational = specs.get('transactions.informational') ?? ''
    this.#belongsTo = specs.get('transactions.belongsTo') ?? ''
  }

  lineage(parts: LineageParts): readonly LineageEntry[] {
    const { document, data, late } = parts
    const found: LineageEntry[] = []
    const { type, form, period, last4 } = data
    trace(document.top, this.#top, [type, form, period, last4], late, found)
    found.push(this.#noticeOf(document))
    trace(document.header, this.#header, Object.values(data.header), late, found)
    trace(document.balance, this.#balance, Object.values(data.balance), late, found)
    trace(document.summary, this.#summary, Object.values(data.summary), late, found)
    const { rows } = document
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]
      if (row !== undefined) this.#rowOf(row, index, parts, found)
    }
    addFigures(parts, this.#fed, found)
    return found
  }

  #noticeOf({ notice }: Document): LineageEntry {
    return {
      path: '/noDataNotice',
      state: notice === undefined ? 'absent' : 'value',
      sources: notice === undefined ? noSources : [{ pointer: notice.pointer, raw: notice.text }],
      normalizer: 'text',
      spec: this.#notice,
    }
  }

  #rowOf(lines: Lines, index: number, { document, data, late }: LineageParts, found: LineageEntry[]): void {
    const row = data.transactions[index]
    if (row === undefined) return
    const paths = this.#pathsOf(index)
    const [code] = lines.values
    const ofCode = leavesAt(lines, 0)
    const withWords = code === undefined ? ofCode : withWordsBeside(ofCode, lines, late)
    // In the order of the fields, as they were put there.
    const values = Object.values(row)
    for (let at = 0; at < this.#row.length; at++) {
      const each = this.#row[at]
      if (each === undefined) continue
      const path = paths[at] ?? ''
      const value = values[at]
      if (at > 3 || code === undefined) traceOne(lines, each, value, path, late, found)
      else {
        const { way, spec } = each
        const state = value === null ? stateOf(code, way) : 'value'
        const sources = at === 1 || at === 2 ? withWords : ofCode
        found.push({ path, state, sources, normalizer: way.normalizer, spec, evidence: way.evidence })
      }
    }
    found.push(this.#informationalOf(paths[8] ?? '', code, ofCode))
    const above = row.belongsTo === null ? undefined : document.rows[row.belongsTo]
    found.push({
      path: paths[9] ?? '',
      state: above === undefined ? 'absent' : 'value',
      sources: above === undefined ? ofCode : [...ofCode, ...leavesAt(above, 0)],
      normalizer: null,
      spec: this.#belongsTo,
    })
  }

  /** The paths of the fields of a row, kept for the next document. */
  #pathsOf(index: number): readonly string[] {
    const present = this.#paths[index]
    if (present !== undefined) return present
    const names = [...rowFields.map(({ name }) => name), 'informational', 'belongsTo']
    const paths = names.map(name => `/transactions/${index}/${name}`)
    if (index < mostPaths) this.#paths[index] = paths
    return paths
  }

  #informationalOf(path: string, raw: unknown, sources: readonly Source[]): LineageEntry {
    const spec = this.#informational
    if (raw === undefined) return { path, state: 'absent', sources: noSources, normalizer: null, spec }
    const state = raw === null ? 'empty' : 'value'
    return { path, state, sources, normalizer: null, spec, evidence: 'sourced' }
  }
}

function lineage(
  fields: readonly Field[],
  section: string,
  specs: ReadonlyMap<string, string>,
): readonly Traceable[] {
  return fields.map(field => {
    const isOfRow = section === 'transactions'
    const path = section === '' || isOfRow ? `/${field.name}` : `/${section}/${field.name}`
    const spec = specs.get(section === '' ? field.name : `${section}.${field.name}`) ?? ''
    const [way] = field.ways
    if (way === undefined) throw new TypeError(`The field ${field.name} is read from nowhere`)
    const absent: LineageEntry = Object.freeze({
      path,
      state: 'absent',
      sources: noSources,
      normalizer: way.normalizer,
      spec,
    })
    return { field, way, isOnly: field.ways.length === 1, spec, path, absent }
  })
}

/** `values` are those of the fields, in their order. */
function trace(
  lines: Lines | undefined,
  fields: readonly Traceable[],
  values: readonly unknown[],
  late: ReadonlySet<string>,
  found: LineageEntry[],
): void {
  for (let at = 0; at < fields.length; at++) {
    const each = fields[at]
    if (each === undefined) continue
    if (lines === undefined) found.push(each.absent)
    else traceOne(lines, each, values[at], each.path, late, found)
  }
}

function traceOne(
  lines: Lines,
  { field, way: own, isOnly, spec, absent }: Traceable,
  value: unknown,
  path: string,
  late: ReadonlySet<string>,
  found: LineageEntry[],
): void {
  const way = isOnly ? own : firstOf(lines, field)
  const raw = way === undefined ? undefined : lines.values[way.slot]
  if (way === undefined || raw === undefined) {
    const { normalizer } = own
    found.push(
      path === absent.path ? absent : { path, state: 'absent', sources: noSources, normalizer, spec },
    )
    return
  }
  const state = value === null ? stateOf(raw, way) : 'value'
  const sources = isOnly ? leavesAt(lines, way.slot) : severalSources(lines, field, way, late)
  found.push({ path, state, sources, normalizer: way.normalizer, spec, evidence: way.evidence })
}

function firstOf({ values }: Lines, { ways }: Field): Way | undefined {
  for (const way of ways) if (values[way.slot] !== undefined) return way
  return undefined
}

/** The state of a field that has no value. */
function stateOf(raw: unknown, way: Way): State {
  if (raw === null || raw === '') return 'empty'
  if (typeof raw !== 'string') return 'invalid'
  const reading = way.read(raw)
  if (reading === empty) return 'empty'
  return reading instanceof Refusal ? 'invalid' : 'value'
}

/** The leaf of a label, and further printings of it that say the same. */
function leavesAt(lines: Lines, slot: number): readonly Source[] {
  const label = lines.labels[slot]
  if (label === undefined) return noSources
  const leaf: Source = { pointer: lines.pointer + label.step, raw: lines.values[slot] }
  if (lines.twins === undefined) return [leaf]
  const twins = lines.twins.filter(each => each.slot === slot)
  return [leaf, ...twins.map(each => ({ pointer: lines.pointer + each.label.step, raw: each.value }))]
}

/** The line that is read, and those of other labels that say the same. */
function severalSources(
  lines: Lines,
  { ways }: Field,
  read: Way,
  late: ReadonlySet<string>,
): readonly Source[] {
  const { values } = lines
  let others = 0
  for (const way of ways) if (values[way.slot] !== undefined) others++
  if (others === 1) return leavesAt(lines, read.slot)
  return ways.flatMap(way => {
    if (way === read) return leavesAt(lines, way.slot)
    if (values[way.slot] === undefined || !saySame(values, read, way)) return []
    return late.has(lines.pointerAt(way.slot)) ? [] : leavesAt(lines, way.slot)
  })
}

/** The leaves of a code and of the words beside it, where a field carries those. */
function withWordsBeside(
  code: readonly Source[],
  lines: Lines,
  late: ReadonlySet<string>,
): readonly Source[] {
  const found: Source[] = []
  for (const leaf of code) found.push(leaf)
  for (const { pointer, raw } of leavesAt(lines, lines.values[1] === undefined ? 2 : 1))
    if (late.size === 0 || !late.has(pointer)) found.push({ pointer, raw, beside: true })
  return found
}

function addFigures(parts: LineageParts, fed: readonly Fed[], found: LineageEntry[]): void {
  const { data, rules, failed, partial } = parts
  const fields = found.length
  const values: Values = data
  const invalid = invalidNames(found)
  const sources = new FigureSources(fed, found, fields)
  const without = new Set<string>()
  const isAllRead = invalid.length === 0 && failed.size === 0
  for (let at = 0; at < rules.figures.length; at++) {
    const field = rules.figures[at]
    if (field === undefined) continue
    const { name, spec, reads } = field
    const path = `/${name}`
    let state: State = 'value'
    if (values[name] === null) {
      const isInvalid =
        !isAllRead &&
        (failed.has(path) ||
          reads.some(steps => without.has(steps[0] ?? '') || isAmong(invalid, steps.join('.'))))
      state = isInvalid ? 'invalid' : 'absent'
      if (isInvalid) without.add(name)
    }
    const entry = new FigureLineage(path, state, spec, sources, at)
    found.push(partial.has(path) ? Object.assign(entry, { partial: partial.get(path) }) : entry)
  }
}

/** The names of what cannot be read. */
function invalidNames(found: readonly LineageEntry[]): readonly string[] {
  const invalid: string[] = []
  for (let at = 0; at < found.length; at++) if (found[at]?.state === 'invalid') invalid.push(nameAt(at))
  return invalid
}

/** Whether one of the names lies at or below another. */
function isAmong(names: readonly string[], name: string): boolean {
  return names.some(each => each === name || each.startsWith(`${name}.`))
}
