/**
 * Receipts: where each value of a mapping's data came from. Walks the plan over the view, independently of the
 * expression that made the data; a test holds the two against each other. Holds raw text, so it is made only on request.
 */
import { empty, Refusal } from '../normalize/definition.ts'
import type {
  ChoiceField,
  KeptField,
  ListField,
  PlanSource,
  RowAboveField,
  ValueField,
  WhetherField,
} from '../plan/mapping-plan.ts'
import { rowAboveLabel, wholeLabel } from '../plan/view-labels.ts'
import { pointerTo } from '../text/json-pointer.ts'
import { caseOf } from './entry-choice.ts'
import { readAs } from './read-as.ts'
import type { ReadDocument } from './read-document.ts'
import { entriesOf, firstPresent, insideOf } from './read-places.ts'
import { sameContent } from './same-content.ts'
import { pointerUnder, type Section, under, wrongShape } from './section.ts'
import { firstLeaves, leavesUnder } from './section-leaves.ts'
import { kindOf } from './shape.ts'
import type { AbsentReceipts, TraceNode, TracePlan } from './trace-plan.ts'

/** `value`: read. `empty`: blank text. `absent`: no such label or section. `invalid`: there, but unreadable. */
export type FieldState = 'value' | 'empty' | 'absent' | 'invalid'

/** A leaf of the document that fed a value. */
export interface LineageSource {
  /** JSON Pointer into the document. */
  readonly pointer: string
  /** The text there, as it came; other JSON where it is no text. */
  readonly raw: unknown
  /** The key is written again in the JSON text; this is the other value, which was not read. */
  readonly duplicate?: true
  /** It was only looked at, to tell what the text that was read means. */
  readonly beside?: true
}

/** The receipt of one field of the data, also of one without a value. */
export interface LineageEntry {
  /** JSON Pointer into the data. */
  readonly path: string
  readonly state: FieldState
  readonly sources: readonly LineageSource[]
  /** The normalizer that reads the raw text; null for derived fields and for what is carried over whole. */
  readonly normalizer: string | null
  readonly spec: string
  /** Of a derived field with a value: the fields, by their pointers into the data, that had none and were counted as zero. */
  readonly countedAsZero?: readonly string[]
  /** How well the wording that was read is known; only where one was. */
  readonly evidence?: string
  /** What a derived figure would be without what was not understood; only where the figure is not given for that. */
  readonly partial?: unknown
}

/** A field without the value that it should have: what issues are made from. */
export interface Shortfall {
  readonly entry: LineageEntry
  /** Why the text was refused; `undefined` where a required field has none. */
  readonly problem: string | undefined
}

/** The receipts of all fields but the derived ones. */
export interface Walked {
  readonly found: readonly LineageEntry[]
  /** Of each entry the position of its names in the plan. */
  readonly names: readonly number[]
  /** Where the entries of each outermost field end. */
  readonly ends: readonly number[]
  readonly shortfalls: readonly Shortfall[]
}

/** Walks all fields of a plan but the derived ones over one document. */
export function walkFields(plan: TracePlan, read: ReadDocument): Walked {
  const tracer = new Tracer(read)
  const ends = plan.nodes.map(node => {
    tracer.node(node, read.view, node.step, noRows)
    return tracer.found.length
  })
  return { found: tracer.found, names: tracer.names, ends, shortfalls: tracer.shortfalls }
}

const noLeaves: readonly LineageSource[] = Object.freeze([])
const noRows: readonly Section[] = []

/** Makes receipts, one field after the other. */
export class Tracer {
  readonly found: LineageEntry[] = []
  readonly names: number[] = []
  readonly shortfalls: Shortfall[] = []
  readonly #read: ReadDocument
  #unmapped: ReadonlySet<string> | undefined

  constructor(read: ReadDocument) {
    this.#read = read
  }

  /** `rows` are the entries of the list that the fields stand in, if they do. */
  #all(
    nodes: readonly TraceNode[],
    view: Section | undefined,
    parent: string,
    rows: readonly Section[],
  ): void {
    for (const node of nodes) this.node(node, view, parent + node.step, rows)
  }

  #isUnmapped(pointer: string): boolean {
    this.#unmapped ??= new Set(this.#read.unmapped)
    return this.#unmapped.has(pointer)
  }

  /** The receipts of a field, which stands in `view`; `rows` are the entries of the list that it stands in, if it does. */
  node(node: TraceNode, view: Section | undefined, path: string, rows: readonly Section[]): void {
    const { field } = node
    if (view === undefined && node.absent !== undefined) {
      this.#absent(node.absent)
      return
    }
    switch (field.kind) {
      case 'value':
        this.#value(node, field, view, path)
        return
      case 'whether':
        this.#whether(node.at, field, view, path)
        return
      case 'rowAbove':
        this.#rowAbove(node.at, field, view, path, rows)
        return
      case 'group':
        this.#all(node.inside, insideOf(field, view), path, noRows)
        return
      case 'list':
        entriesOf(field, view).forEach((entry, index, entries) => {
          if (field.of === 'years') this.#year(node.heading, field, entry, pointerTo(path, index))
          this.#all(node.inside, entry, pointerTo(path, index), entries)
        })
        return
      case 'choice':
        entriesOf(field, view).forEach((entry, index) => {
          this.#choice(node, field, entry, pointerTo(path, index))
        })
        return
      case 'kept':
        this.#add(node.at, {
          path,
          state: this.#keptState(field, view),
          sources: noLeaves,
          normalizer: null,
          spec: field.spec,
        })
        return
      case 'notice':
        this.#notice(node.at, path, field.spec)
        return
    }
  }

  #absent({ entries, names, missing }: AbsentReceipts): void {
    for (const entry of entries) this.found.push(entry)
    for (const at of names) this.names.push(at)
    for (const entry of missing) this.shortfalls.push({ entry, problem: undefined })
  }

  #add(at: number, entry: LineageEntry): void {
    this.found.push(entry)
    this.names.push(at)
  }

  #keptState(field: KeptField, view: Section | undefined): FieldState {
    const whole = under(under(view, field.path), [wholeLabel])
    if (whole === undefined) return 'absent'
    if (whole !== null) return 'value'
    return this.#read.issues.some(found => found.code === 'transcript/too-deep') ? 'invalid' : 'empty'
  }

  /** The year stands in the label of the line that is the entry. */
  #year(at: number, field: ListField, entry: Section, path: string): void {
    const sources = field.paths.flatMap(steps => leavesUnder(entry, steps.slice(-1)))
    const { spec } = field
    this.#add(at, { path: pointerTo(path, 'year'), state: 'value', sources, normalizer: null, spec })
  }

  #choice({ byCase, heading }: TraceNode, field: ChoiceField, entry: Section, path: string): void {
    const chosen = caseOf(field, entry) ?? field.otherwise
    const raw = entry.get(field.by)
    const pointer = pointerUnder(entry, [field.by])
    const isRead = pointer !== undefined && raw !== wrongShape && !this.#isUnmapped(pointer)
    const sources = isRead && raw !== undefined ? [{ pointer, raw }] : noLeaves
    this.#add(heading, {
      path: pointerTo(path, field.as),
      state: 'value',
      sources,
      normalizer: 'choose',
      spec: field.spec,
    })
    this.#all(byCase.get(chosen.fields) ?? [], entry, path, noRows)
  }

  #notice(at: number, path: string, spec: string): void {
    const { notice } = this.#read
    const sources = notice === undefined ? noLeaves : [{ pointer: notice.pointer, raw: notice.text }]
    this.#add(at, {
      path,
      state: notice === undefined ? 'absent' : 'value',
      sources,
      normalizer: 'text',
      spec,
    })
  }

  #whether(at: number, field: WhetherField, view: Section | undefined, path: string): void {
    const raw = under(view, field.path)
    const { spec } = field
    if (view === undefined || raw === undefined) {
      this.#add(at, { path, state: 'absent', sources: noLeaves, normalizer: null, spec })
      return
    }
    const { state, problem } = textState(raw)
    const sources = leavesUnder(view, field.path)
    const evidence = field.evidence ?? 'sourced'
    this.#note(at, { path, state, sources, normalizer: null, spec, evidence }, problem)
  }

  /** Fed by what shows that the row belongs to another, and by what shows that the other does not. */
  #rowAbove(
    at: number,
    field: RowAboveField,
    row: Section | undefined,
    path: string,
    rows: readonly Section[],
  ): void {
    const position = row?.get(rowAboveLabel(field.label, field.texts))
    const above = typeof position === 'number' ? rows[position] : undefined
    const sources = [row, above].flatMap(each => (each === undefined ? [] : leavesUnder(each, [field.label])))
    const state = above === undefined ? 'absent' : 'value'
    this.#add(at, { path, state, sources, normalizer: null, spec: field.spec })
  }

  #value({ at, absent }: TraceNode, field: ValueField, view: Section | undefined, path: string): void {
    const source = view === undefined ? undefined : firstPresent(field.sources, view)
    const { spec } = field
    if (source === undefined || view === undefined) {
      if (absent !== undefined) {
        this.#absent(absent)
        return
      }
      const normalizer = field.sources[0]?.normalizer ?? null
      const entry: LineageEntry = { path, state: 'absent', sources: noLeaves, normalizer, spec }
      this.#note(at, entry, undefined, field.required)
      return
    }
    const raw = under(view, source.path)
    const { normalizer } = source
    const evidence = source.evidence ?? field.evidence ?? 'sourced'
    if (raw === wrongShape) {
      this.#add(at, { path, state: 'invalid', sources: noLeaves, normalizer, spec, evidence })
      return
    }
    const { state, problem } = readRaw(raw, source, field)
    const sources =
      field.sources.length === 1 ? leavesUnder(view, source.path) : this.#sources(field, view, source, raw)
    const all = field.with === undefined ? sources : [...sources, ...this.#beside(field.with, view)]
    this.#note(at, { path, state, sources: all, normalizer, spec, evidence }, problem, field.required)
  }

  /** The line beside the value, where some field carries it. */
  #beside(labels: readonly string[], view: Section): readonly LineageSource[] {
    return firstLeaves(labels, view)
      .filter(({ pointer }) => !this.#isUnmapped(pointer))
      .map(leaf => ({ ...leaf, beside: true }))
  }

  #note(at: number, entry: LineageEntry, problem: string | undefined, required = false): void {
    this.#add(at, entry)
    const isMissing = required && (entry.state === 'absent' || entry.state === 'empty')
    if (problem !== undefined || isMissing) this.shortfalls.push({ entry, problem })
  }

  /** The leaf that is read, and those of other labels that say the same. */
  #sources(field: ValueField, view: Section, source: PlanSource, raw: unknown): readonly LineageSource[] {
    return field.sources.flatMap(each => {
      if (each === source) return leavesUnder(view, each.path)
      const other = { value: under(view, each.path), normalizer: each.normalizer }
      if (other.value === undefined) return []
      if (!sameContent({ value: raw, normalizer: source.normalizer }, other)) return []
      const pointer = pointerUnder(view, each.path)
      if (pointer === undefined || this.#isUnmapped(pointer)) return []
      return leavesUnder(view, each.path)
    })
  }
}

/** The state of what is only looked at as a text. */
function textState(raw: unknown): { readonly state: FieldState; readonly problem: string | undefined } {
  if (raw === null) return { state: 'empty', problem: undefined }
  if (raw === wrongShape) return { state: 'invalid', problem: undefined }
  if (typeof raw === 'string') return { state: 'value', problem: undefined }
  return { state: 'invalid', problem: `${kindOf(raw)} where text is expected` }
}

function readRaw(
  raw: unknown,
  source: PlanSource,
  field: ValueField,
): { readonly state: FieldState; readonly problem: string | undefined } {
  if (typeof raw !== 'string') return textState(raw)
  const reading = readAs(raw, source, field)
  if (reading === undefined) return { state: 'invalid', problem: 'an unknown normalizer' }
  if (reading === empty) return { state: 'empty', problem: undefined }
  if (reading instanceof Refusal) return { state: 'invalid', problem: reading.problem }
  return { state: 'value', problem: undefined }
}
