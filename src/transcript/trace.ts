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
import type { SourceWay } from './label-place.ts'
import { type Feed, firstOf, joined, LeafStore, noFeed, noSources, numberAt } from './leaf-store.ts'
import { readAs } from './read-as.ts'
import type { ReadDocument } from './read-document.ts'
import { entriesOf, insideOf } from './read-places.ts'
import { sameContent } from './same-content.ts'
import { pointerUnder, type Section, under, wrongShape } from './section.ts'
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
  /** Of each entry the position of its names in the plan, and what fed it. */
  readonly names: readonly number[]
  readonly feeds: readonly Feed[]
  /** Where the entries of each outermost field end. */
  readonly ends: readonly number[]
  readonly shortfalls: readonly Shortfall[]
}

/** Walks all fields of a plan but the derived ones over one document. */
export function walkFields(plan: TracePlan, read: ReadDocument, leaves = new LeafStore(read.notice)): Walked {
  const tracer = new Tracer(read, leaves)
  const ends = plan.nodes.map(node => {
    tracer.node(node, read.view, node.step, noRows)
    return tracer.found.length
  })
  const { found, names, feeds, shortfalls } = tracer
  return { found, names, feeds, ends, shortfalls }
}

/** The receipts of one outermost field that is not derived. */
export function walkField(node: TraceNode, read: ReadDocument, leaves: LeafStore): readonly LineageEntry[] {
  const tracer = new Tracer(read, leaves)
  tracer.node(node, read.view, node.step, noRows)
  return tracer.found
}

const noRows: readonly Section[] = []

/** Makes receipts, one field after the other. */
export class Tracer {
  readonly found: LineageEntry[] = []
  readonly names: number[] = []
  readonly feeds: Feed[] = []
  readonly shortfalls: Shortfall[] = []
  readonly #read: ReadDocument
  readonly #leaves: LeafStore
  #unmapped: ReadonlySet<string> | undefined

  constructor(read: ReadDocument, leaves: LeafStore) {
    this.#read = read
    this.#leaves = leaves
  }

  /** `rows` are the entries of the list that the fields stand in, if they do. */
  #all(
    nodes: readonly TraceNode[],
    view: Section | undefined,
    parent: string,
    rows: readonly Section[],
  ): void {
    for (const node of nodes) this.node(node, view, node.path ?? parent + node.step, rows)
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
      case 'list': {
        const entries = entriesOf(field, view)
        for (let index = 0; index < entries.length; index++) {
          const entry = entries[index]
          const at = pointerTo(path, index)
          if (field.of === 'years' && entry !== undefined) this.#year(node.heading, field, entry, at)
          this.#all(node.inside, entry, at, entries)
        }
        return
      }
      case 'choice':
        entriesOf(field, view).forEach((entry, index) => {
          this.#choice(node, field, entry, pointerTo(path, index))
        })
        return
      case 'kept': {
        const state = this.#keptState(field, view)
        this.#add(node.at, { path, state, sources: noSources, normalizer: null, spec: field.spec }, noFeed)
        return
      }
      case 'notice':
        this.#notice(node.at, path, field.spec)
        return
    }
  }

  #absent({ entries, names, missing }: AbsentReceipts): void {
    for (const entry of entries) this.found.push(entry)
    for (const at of names) {
      this.names.push(at)
      this.feeds.push(noFeed)
    }
    for (const entry of missing) this.shortfalls.push({ entry, problem: undefined })
  }

  #add(at: number, entry: LineageEntry, feed: Feed): void {
    this.found.push(entry)
    this.names.push(at)
    this.feeds.push(feed)
  }

  #keptState(field: KeptField, view: Section | undefined): FieldState {
    const whole = under(under(view, field.path), [wholeLabel])
    if (whole === undefined) return 'absent'
    if (whole !== null) return 'value'
    return this.#read.issues.some(found => found.code === 'transcript/too-deep') ? 'invalid' : 'empty'
  }

  /** The year stands in the label of the line that is the entry. */
  #year(at: number, field: ListField, entry: Section, path: string): void {
    const feed = joined(field.paths.map(steps => this.#leaves.under(entry, steps.slice(-1))))
    const { sources } = feed
    this.#add(
      at,
      { path: pointerTo(path, 'year'), state: 'value', sources, normalizer: null, spec: field.spec },
      feed,
    )
  }

  #choice({ byCase, heading }: TraceNode, field: ChoiceField, entry: Section, path: string): void {
    const chosen = caseOf(field, entry) ?? field.otherwise
    const feed = this.#heading(entry, field.by)
    const { sources } = feed
    const { spec } = field
    this.#add(
      heading,
      { path: pointerTo(path, field.as), state: 'value', sources, normalizer: 'choose', spec },
      feed,
    )
    this.#all(byCase.get(chosen.fields) ?? [], entry, path, noRows)
  }

  /** The text by which an entry was chosen, where it was read. */
  #heading(entry: Section, label: string): Feed {
    const raw = entry.get(label)
    const pointer = pointerUnder(entry, [label])
    if (raw === undefined || raw === wrongShape || pointer === undefined || this.#isUnmapped(pointer))
      return noFeed
    const feed = this.#leaves.under(entry, [label])
    return feed.sources.length === 1 ? feed : firstOf(feed)
  }

  #notice(at: number, path: string, spec: string): void {
    const feed = this.#leaves.notice()
    const { sources } = feed
    const state = sources.length === 0 ? 'absent' : 'value'
    this.#add(at, { path, state, sources, normalizer: 'text', spec }, feed)
  }

  #whether(at: number, field: WhetherField, view: Section | undefined, path: string): void {
    const raw = under(view, field.path)
    const { spec } = field
    if (view === undefined || raw === undefined) {
      this.#add(at, { path, state: 'absent', sources: noSources, normalizer: null, spec }, noFeed)
      return
    }
    const read: TextState = typeof raw === 'string' ? 'value' : stateOfOther(raw)
    const feed = this.#leaves.under(view, field.path)
    const { sources } = feed
    const evidence = field.evidence ?? 'sourced'
    const state = read instanceof Refusal ? 'invalid' : read
    this.#note(at, { path, state, sources, normalizer: null, spec, evidence }, feed, read)
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
    const state = above === undefined ? 'absent' : 'value'
    const own = row === undefined ? noFeed : this.#leaves.under(row, [field.label])
    const feed = above === undefined ? own : joined([own, this.#leaves.under(above, [field.label])])
    const { sources } = feed
    this.#add(at, { path, state, sources, normalizer: null, spec: field.spec }, feed)
  }

  #value(node: TraceNode, field: ValueField, view: Section | undefined, path: string): void {
    if (view !== undefined) {
      for (const way of node.ways) {
        const holder = way.holder(view)
        const position = holder === undefined ? -1 : way.last.in(holder)
        if (holder === undefined || position === -1 || holder.values[position] === undefined) continue
        const feed = this.#leaves.at(holder, position)
        this.#present(node, field, view, path, way, holder.values[position], feed)
        return
      }
    }
    if (node.absent !== undefined) {
      this.#absent(node.absent)
      return
    }
    const normalizer = field.sources[0]?.normalizer ?? null
    const { spec } = field
    const entry: LineageEntry = { path, state: 'absent', sources: noSources, normalizer, spec }
    this.#note(node.at, entry, noFeed, 'absent', field.required)
  }

  /** The receipt of a field of which `raw` stands on the document; `own` is the leaf. */
  #present(
    node: TraceNode,
    field: ValueField,
    view: Section,
    path: string,
    way: SourceWay,
    raw: unknown,
    own: Feed,
  ): void {
    const { source, evidence } = way
    const read = typeof raw === 'string' ? stateOfText(raw, source, field) : stateOfOther(raw)
    const all = node.ways.length === 1 ? own : this.#sources(node.ways, view, way, raw, own)
    const feed = field.with === undefined || raw === wrongShape ? all : joined([all, ...this.#beside(field.with, view)])
    const entry: LineageEntry = {
      path,
      state: read instanceof Refusal ? 'invalid' : read,
      sources: feed.sources,
      normalizer: source.normalizer,
      spec: field.spec,
      evidence,
    }
    this.#note(node.at, entry, feed, read, field.required)
  }

  /** The line beside the value, where some field carries it. */
  #beside(labels: readonly string[], view: Section): readonly Feed[] {
    const label = labels.find(each => view.get(each) !== undefined)
    if (label === undefined) return []
    const feed = this.#leaves.under(view, [label])
    return feed.sources.flatMap((leaf, position) =>
      this.#isUnmapped(leaf.pointer)
        ? []
        : [{ sources: [{ ...leaf, beside: true }], first: numberAt(feed, position), numbers: undefined }],
    )
  }

  #note(at: number, entry: LineageEntry, feed: Feed, read: TextState, isRequired = false): void {
    this.#add(at, entry, feed)
    const isMissing = isRequired && (read === 'absent' || read === 'empty')
    if (read instanceof Refusal) this.shortfalls.push({ entry, problem: read.problem })
    else if (isMissing) this.shortfalls.push({ entry, problem: undefined })
  }

  /** The leaf that is read, and those of other labels that say the same: none goes before it. */
  #sources(ways: readonly SourceWay[], view: Section, read: SourceWay, raw: unknown, own: Feed): Feed {
    let all = own
    for (let at = ways.indexOf(read) + 1; at < ways.length; at++) {
      const way = ways[at]
      const holder = way?.holder(view)
      const position = holder === undefined ? -1 : way?.last.in(holder)
      const value = position === -1 || position === undefined ? undefined : holder?.values[position]
      if (value === undefined || holder === undefined || position === undefined || way === undefined) continue
      const other = { value, normalizer: way.source.normalizer }
      if (!sameContent({ value: raw, normalizer: read.source.normalizer }, other)) continue
      const feed = this.#leaves.at(holder, position)
      const [leaf] = feed.sources
      if (leaf !== undefined && !this.#isUnmapped(leaf.pointer)) all = joined([all, feed])
    }
    return all
  }
}

/** What a text is read as; a refusal says why it cannot be. */
type TextState = FieldState | Refusal

/** The state of what is no text. */
function stateOfOther(raw: unknown): TextState {
  if (raw === null) return 'empty'
  if (raw === wrongShape) return 'invalid'
  return new Refusal(`${kindOf(raw)} where text is expected`)
}

function stateOfText(raw: string, source: PlanSource, field: ValueField): TextState {
  const reading = readAs(raw, source, field)
  if (reading === undefined) return new Refusal('an unknown normalizer')
  if (reading === empty) return 'empty'
  return reading instanceof Refusal ? reading : 'value'
}
