/**
 * Receipts: where each value of a mapping's data came from. Walks the plan over the view, independently of the
 * expression that made the data; a test holds the two against each other. Holds raw text, so it is made only on request.
 */
import { empty, Refusal } from '../normalize/definition.ts'
import type {
  ChoiceField,
  KeptField,
  ListField,
  PlanField,
  PlanSource,
  RowAboveField,
  ValueField,
  WhetherField,
} from '../plan/mapping-plan.ts'
import { rowAboveLabel, wholeLabel } from '../plan/view-labels.ts'
import { pointerSteps, pointerTo } from '../text/json-pointer.ts'
import { derivedEntry } from './derived-receipts.ts'
import { EntriesBelow, namesIn } from './entries-below.ts'
import { caseOf, meets } from './entry-choice.ts'
import { readAs } from './read-as.ts'
import type { ReadDocument } from './read-document.ts'
import { sameContent } from './same-content.ts'
import { pointerUnder, Section, under, wrongShape } from './section.ts'
import { firstLeaves, leavesUnder } from './section-leaves.ts'
import { kindOf } from './shape.ts'

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

/** The receipts of all fields in the order of the output, and those of them that fall short. */
export interface Trace {
  readonly entries: readonly LineageEntry[]
  readonly shortfalls: readonly Shortfall[]
}

/** The trace of `fields`. `failed` are derived fields that could not be worked out. */
export function traceFields(
  fields: readonly PlanField[],
  read: ReadDocument,
  data: unknown,
  failed: ReadonlySet<string | null>,
  partial: ReadonlyMap<string, unknown> = new Map(),
): Trace {
  const tracer = new Tracer(read)
  tracer.all(fields, read.view)
  const derived = fields.filter(field => field.kind === 'derived')
  for (const field of derived)
    tracer.add(
      field.name,
      withPartial(
        derivedEntry(field, reads => tracer.below(reads), data, failed),
        partial,
      ),
    )
  return { entries: tracer.found, shortfalls: tracer.shortfalls }
}

/** The states of all fields but the derived ones, each with its path without positions in lists. */
export function fieldStates(
  fields: readonly PlanField[],
  read: ReadDocument,
): readonly { readonly names: readonly string[]; readonly state: FieldState; readonly isInList: boolean }[] {
  const tracer = new Tracer(read)
  tracer.all(fields, read.view)
  return tracer.found.map(({ path, state }) => ({
    names: namesIn(path),
    state,
    isInList: /\/[0-9]/.test(path),
  }))
}

/** The fields whose texts were refused, each with its place in the data and on the document. */
export function refusedFields(
  fields: readonly PlanField[],
  read: ReadDocument,
): readonly {
  readonly path: readonly (string | number)[]
  readonly names: readonly string[]
  readonly pointer: string
}[] {
  const tracer = new Tracer(read)
  tracer.all(fields, read.view)
  return tracer.found.flatMap(({ path, state, sources: [source] }) => {
    if (state !== 'invalid' || source === undefined) return []
    const steps = [...pointerSteps(path)].map(step => (/^[0-9]/.test(step) ? Number(step) : step))
    return [{ path: steps, names: namesIn(path), pointer: source.pointer }]
  })
}

function withPartial(entry: LineageEntry, partial: ReadonlyMap<string, unknown>): LineageEntry {
  return partial.has(entry.path) ? { ...entry, partial: partial.get(entry.path) } : entry
}

class Tracer {
  readonly found: LineageEntry[] = []
  readonly shortfalls: Shortfall[] = []
  readonly #read: ReadDocument
  readonly #inside: EntriesBelow = new EntriesBelow(this.found)
  #unmapped: ReadonlySet<string> | undefined

  constructor(read: ReadDocument) {
    this.#read = read
  }

  all(fields: readonly PlanField[], view: Section): void {
    for (const field of fields) {
      const from = this.found.length
      this.#field(field, view, pointerTo('', field.name), [])
      this.#inside.note(field.name, from, this.found.length)
    }
  }

  /** An entry made elsewhere; derived fields below may read it. */
  add(name: string, entry: LineageEntry): void {
    this.#inside.note(name, this.found.length, this.found.length + 1)
    this.found.push(entry)
  }

  /** The entries at or below any of the output paths `reads`, whatever their positions in lists; in order. */
  below(reads: readonly (readonly string[])[]): readonly LineageEntry[] {
    return this.#inside.below(reads)
  }

  /** `rows` are the entries of the list that the fields stand in, if they do. */
  #fields(
    fields: readonly PlanField[],
    view: Section | undefined,
    parent: string,
    rows: readonly Section[] = [],
  ): void {
    for (const field of fields) this.#field(field, view, pointerTo(parent, field.name), rows)
  }

  #isUnmapped(pointer: string): boolean {
    this.#unmapped ??= new Set(this.#read.unmapped)
    return this.#unmapped.has(pointer)
  }

  #field(field: PlanField, view: Section | undefined, path: string, rows: readonly Section[]): void {
    switch (field.kind) {
      case 'value':
        this.#value(field, view, path)
        return
      case 'whether':
        this.#whether(field, view, path)
        return
      case 'rowAbove':
        this.#rowAbove(field, view, path, rows)
        return
      case 'group':
        this.#fields(field.fields, field.sections.length === 0 ? view : sectionOf(view, field.sections), path)
        return
      case 'list':
        entriesOf(field, view).forEach((entry, index, entries) => {
          if (field.of === 'years') this.#year(field, entry, pointerTo(path, index))
          this.#fields(field.fields, entry, pointerTo(path, index), entries)
        })
        return
      case 'choice':
        entriesOf(field, view).forEach((entry, index) => {
          this.#choice(field, entry, pointerTo(path, index))
        })
        return
      case 'kept':
        this.found.push({
          path,
          state: this.#keptState(field, view),
          sources: [],
          normalizer: null,
          spec: field.spec,
        })
        return
      case 'notice':
        this.#notice(path, field.spec)
        return
      case 'derived':
        return
    }
  }

  #keptState(field: KeptField, view: Section | undefined): FieldState {
    const whole = under(under(view, field.path), [wholeLabel])
    if (whole === undefined) return 'absent'
    if (whole !== null) return 'value'
    return this.#read.issues.some(found => found.code === 'transcript/too-deep') ? 'invalid' : 'empty'
  }

  /** The year stands in the label of the line that is the entry. */
  #year(field: ListField, entry: Section, path: string): void {
    const sources = field.paths.flatMap(steps => leavesUnder(entry, steps.slice(-1)))
    const { spec } = field
    this.found.push({ path: pointerTo(path, 'year'), state: 'value', sources, normalizer: null, spec })
  }

  #choice(field: ChoiceField, entry: Section, path: string): void {
    const chosen = caseOf(field, entry) ?? field.otherwise
    const raw = entry.get(field.by)
    const pointer = pointerUnder(entry, [field.by])
    const isRead = pointer !== undefined && raw !== wrongShape && !this.#isUnmapped(pointer)
    const sources = isRead && raw !== undefined ? [{ pointer, raw }] : []
    this.found.push({
      path: pointerTo(path, field.as),
      state: 'value',
      sources,
      normalizer: 'choose',
      spec: field.spec,
    })
    this.#fields(chosen.fields, entry, path)
  }

  #notice(path: string, spec: string): void {
    const { notice } = this.#read
    const sources = notice === undefined ? [] : [{ pointer: notice.pointer, raw: notice.text }]
    this.found.push({
      path,
      state: notice === undefined ? 'absent' : 'value',
      sources,
      normalizer: 'text',
      spec,
    })
  }

  #whether(field: WhetherField, view: Section | undefined, path: string): void {
    const raw = under(view, field.path)
    const { spec } = field
    if (view === undefined || raw === undefined) {
      this.found.push({ path, state: 'absent', sources: [], normalizer: null, spec })
      return
    }
    const { state, problem } = textState(raw)
    const sources = leavesUnder(view, field.path)
    const evidence = field.evidence ?? 'sourced'
    this.#note({ path, state, sources, normalizer: null, spec, evidence }, problem)
  }

  /** Fed by what shows that the row belongs to another, and by what shows that the other does not. */
  #rowAbove(field: RowAboveField, row: Section | undefined, path: string, rows: readonly Section[]): void {
    const position = row?.get(rowAboveLabel(field.label, field.texts))
    const above = typeof position === 'number' ? rows[position] : undefined
    const sources = [row, above].flatMap(each => (each === undefined ? [] : leavesUnder(each, [field.label])))
    const state = above === undefined ? 'absent' : 'value'
    this.found.push({ path, state, sources, normalizer: null, spec: field.spec })
  }

  #value(field: ValueField, view: Section | undefined, path: string): void {
    const source = view === undefined ? undefined : firstPresent(field.sources, view)
    const { spec } = field
    if (source === undefined || view === undefined) {
      const normalizer = field.sources[0]?.normalizer ?? null
      this.#note({ path, state: 'absent', sources: [], normalizer, spec }, undefined, field.required)
      return
    }
    const raw = under(view, source.path)
    const { normalizer } = source
    const evidence = source.evidence ?? field.evidence ?? 'sourced'
    if (raw === wrongShape) {
      this.found.push({ path, state: 'invalid', sources: [], normalizer, spec, evidence })
      return
    }
    const { state, problem } = readRaw(raw, source, field)
    const sources =
      field.sources.length === 1 ? leavesUnder(view, source.path) : this.#sources(field, view, source, raw)
    const all = field.with === undefined ? sources : [...sources, ...this.#beside(field.with, view)]
    this.#note({ path, state, sources: all, normalizer, spec, evidence }, problem, field.required)
  }

  /** The line beside the value, where some field carries it. */
  #beside(labels: readonly string[], view: Section): readonly LineageSource[] {
    return firstLeaves(labels, view)
      .filter(({ pointer }) => !this.#isUnmapped(pointer))
      .map(leaf => ({ ...leaf, beside: true }))
  }

  #note(entry: LineageEntry, problem: string | undefined, required = false): void {
    this.found.push(entry)
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

function firstPresent(sources: readonly PlanSource[], view: Section): PlanSource | undefined {
  for (const source of sources) if (under(view, source.path) !== undefined) return source
  return undefined
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

function sectionOf(view: Section | undefined, sections: readonly (readonly string[])[]): Section | undefined {
  for (const path of sections) {
    const section = under(view, path)
    if (section !== undefined) return section instanceof Section ? section : undefined
  }
  return undefined
}

/** The entries a list reads, in order: those that meet its conditions. */
function entriesOf(field: ListField | ChoiceField, view: Section | undefined): readonly Section[] {
  for (const path of field.paths) {
    const list = under(view, path)
    if (!Array.isArray(list)) continue
    return list.filter(entry => entry instanceof Section && meets(entry, field.where))
  }
  return []
}
