/**
 * Lineage: where each value of a mapping's data came from. Walks the plan over the view, independently of the expression that made
 * the data, but for texts of which that holds a value: they are not read again. A test holds the two against each other, and reads
 * every text again. Holds raw text, so it is made only on request.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import { empty, Refusal } from '../../normalize/definition.ts'
import type { ChoiceField, KeptField, ListField, WhetherField } from '../../plan/mapping-plan.ts'
import { wholeLabel } from '../../plan/view-labels.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import type { FieldState, LineageEntry } from '../lineage-entry.ts'
import { kindOf } from '../open/shape.ts'
import { caseOf } from '../view/entry-choice.ts'
import {
  type Feed,
  firstOf,
  joined,
  type LeafStore,
  noFeed,
  noSources,
  numberAt,
} from '../view/leaves/leaf-store.ts'
import { sameContent } from '../view/leaves/same-content.ts'
import type { ReadDocument } from '../view/read-document.ts'
import { entriesOf, insideOf } from '../view/read-places.ts'
import { Section, under, wrongShape } from '../view/section.ts'
import { valueAt, valueIn } from './data-values.ts'
import type { LabelPlace, SourceWay } from './label-place.ts'
import type { AbsentLineage, LineageNode, LineagePlan } from './lineage-plan.ts'

/** A field without the value that it should have, or with one that leaves open what it means: what issues are made from. */
export interface Shortfall {
  readonly entry: LineageEntry
  /** Why the text was refused; `undefined` where a required field has none. */
  readonly problem: string | undefined
  /** Its value leaves open what it means. */
  readonly isOpen: boolean
}

/** The lineage of all fields but the derived ones. */
export interface Walked {
  readonly found: readonly LineageEntry[]
  /** Of each entry the position of its names in the plan, and what fed it. */
  readonly names: readonly number[]
  readonly feeds: readonly Feed[]
  /** Where the entries of each outermost field end. */
  readonly ends: readonly number[]
  readonly shortfalls: readonly Shortfall[]
}

/** Walks all fields of a plan but the derived ones over one document; `data` is what was made of it, where that is known. */
export function walkFields(plan: LineagePlan, read: ReadDocument, leaves: LeafStore, data?: unknown): Walked {
  const walk = new LineageWalk(read, leaves)
  const ends = plan.nodes.map(node => {
    walk.node(node, read.view, node.step, noRows, data)
    return walk.found.length
  })
  const { found, names, feeds, shortfalls } = walk
  return { found, names, feeds, ends, shortfalls }
}

/** The lineage of one outermost field that is not derived. */
export function walkField(
  node: LineageNode,
  read: ReadDocument,
  leaves: LeafStore,
  data: unknown,
): readonly LineageEntry[] {
  const walk = new LineageWalk(read, leaves)
  walk.node(node, read.view, node.step, noRows, data)
  return walk.found
}

const noRows: readonly Section[] = []

/** Makes lineage entries, one field after the other. */
export class LineageWalk {
  readonly found: LineageEntry[] = []
  readonly names: number[] = []
  readonly feeds: Feed[] = []
  readonly shortfalls: Shortfall[] = []
  readonly #read: ReadDocument
  readonly #leaves: LeafStore
  #unmapped: ReadonlySet<string> | undefined
  /** Where something is that nests too deep to be kept. */
  #tooDeep: ReadonlySet<string> | undefined
  #lastBeside: { readonly own: Feed; readonly beside: Feed; readonly all: Feed } | undefined

  constructor(read: ReadDocument, leaves: LeafStore) {
    this.#read = read
    this.#leaves = leaves
  }

  /** `rows` are the entries of the list that the fields stand in, if they do. */
  #all(
    nodes: readonly LineageNode[],
    view: Section | undefined,
    parent: string,
    rows: readonly Section[],
    data: unknown,
  ): void {
    for (const node of nodes) this.node(node, view, node.path ?? parent + node.step, rows, data)
  }

  #isUnmapped(pointer: string): boolean {
    if (this.#read.unmapped.length === 0) return false
    this.#unmapped ??= new Set(this.#read.unmapped)
    return this.#unmapped.has(pointer)
  }

  /**
   * The lineage of a field, which stands in `view`; `rows` are the entries of the list that it stands in, if it does, and `data`
   * holds its value, where that is known: a text that gave one need not be read again.
   */
  node(
    node: LineageNode,
    view: Section | undefined,
    path: string,
    rows: readonly Section[],
    data?: unknown,
  ): void {
    if (view === undefined && node.absent !== undefined) {
      this.#absent(node.absent)
      return
    }
    // Nearly all are values, and the fields themselves have many shapes.
    if (node.kind === 'value') {
      this.#value(node, view, path, data)
      return
    }
    const { field } = node
    switch (field.kind) {
      case 'value':
        return
      case 'whether':
        this.#whether(node.at, field, view, path)
        return
      case 'rowAbove':
        this.#rowAbove(node, view, path, rows)
        return
      case 'group':
        this.#all(node.inside, insideOf(field, view), path, noRows, valueIn(data, node.name))
        return
      case 'list': {
        const entries = entriesOf(field, view)
        const list = valueIn(data, node.name)
        for (let index = 0; index < entries.length; index++) {
          const entry = entries[index]
          const at = pointerTo(path, index)
          if (field.of === 'years' && entry !== undefined) this.#year(node.heading, field, entry, at)
          this.#all(node.inside, entry, at, entries, valueAt(list, index))
        }
        return
      }
      case 'choice': {
        const list = valueIn(data, node.name)
        entriesOf(field, view).forEach((entry, index) => {
          this.#choice(node, field, entry, pointerTo(path, index), valueAt(list, index))
        })
        return
      }
      case 'kept': {
        const state = this.#keptState(field, view)
        this.#add(node.at, { path, state, sources: noSources, normalizer: null, spec: field.spec }, noFeed)
        return
      }
      case 'notice':
        this.#notice(node.at, path, field.spec)
        return
      default:
        unreachable(field)
    }
  }

  #absent({ entries, names, missing }: AbsentLineage): void {
    for (const entry of entries) this.found.push(entry)
    for (const at of names) {
      this.names.push(at)
      this.feeds.push(noFeed)
    }
    for (const entry of missing) this.shortfalls.push({ entry, problem: undefined, isOpen: false })
  }

  #add(at: number, entry: LineageEntry, feed: Feed): void {
    this.found.push(entry)
    this.names.push(at)
    this.feeds.push(feed)
  }

  #keptState(field: KeptField, view: Section | undefined): FieldState {
    const kept = under(view, field.path)
    const whole = under(kept, [wholeLabel])
    if (whole === undefined) return 'absent'
    if (whole !== null) return 'value'
    return kept instanceof Section && this.#isTooDeep(kept.pointer) ? 'invalid' : 'empty'
  }

  #isTooDeep(at: string): boolean {
    this.#tooDeep ??= new Set(
      this.#read.issues.flatMap(({ code, pointer }) =>
        code === 'transcript/too-deep' && pointer !== null ? [pointer] : [],
      ),
    )
    return this.#tooDeep.has(at)
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

  #choice(
    { byCase, heading }: LineageNode,
    field: ChoiceField,
    entry: Section,
    path: string,
    data: unknown,
  ): void {
    const chosen = caseOf(field, entry) ?? field.otherwise
    const feed = this.#heading(entry, field.by)
    const { sources } = feed
    const { spec } = field
    this.#add(
      heading,
      { path: pointerTo(path, field.as), state: 'value', sources, normalizer: 'choose', spec },
      feed,
    )
    this.#all(byCase.get(chosen.fields) ?? [], entry, path, noRows, data)
  }

  /** The text by which an entry was chosen, where it was read. */
  #heading(entry: Section, label: string): Feed {
    const feed = this.#leaves.under(entry, [label])
    const [first] = feed.sources
    if (first === undefined || this.#isUnmapped(first.pointer)) return noFeed
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
  #rowAbove(node: LineageNode, row: Section | undefined, path: string, rows: readonly Section[]): void {
    const position = row === undefined || node.above === undefined ? undefined : textAt(row, node.above)
    const above = typeof position === 'number' ? rows[position] : undefined
    const state = above === undefined ? 'absent' : 'value'
    const feed = joined([this.#shown(node, row), this.#shown(node, above)])
    this.#add(node.at, { path, state, sources: feed.sources, normalizer: null, spec: node.spec }, feed)
  }

  #shown({ shows }: LineageNode, row: Section | undefined): Feed {
    const position = row === undefined || shows === undefined ? -1 : shows.in(row)
    return row === undefined || position === -1 ? noFeed : this.#leaves.at(row, position)
  }

  #value(node: LineageNode, view: Section | undefined, path: string, data: unknown): void {
    if (view !== undefined) {
      for (const way of node.ways) {
        const holder = way.holder(view)
        if (holder === undefined) continue
        const position = way.last.in(holder)
        const raw = position === -1 ? undefined : holder.values[position]
        if (raw === undefined) continue
        this.#present(node, view, path, way, raw, this.#leaves.at(holder, position), data)
        return
      }
    }
    if (node.absent !== undefined) {
      this.#absent(node.absent)
      return
    }
    const { normalizer, spec } = node
    const entry: LineageEntry = { path, state: 'absent', sources: noSources, normalizer, spec }
    this.#note(node.at, entry, noFeed, 'absent', node.isRequired)
  }

  /** The lineage entry of a field of which `raw` stands on the document; `own` is the leaf. */
  #present(
    node: LineageNode,
    view: Section,
    path: string,
    way: SourceWay,
    raw: unknown,
    own: Feed,
    data: unknown,
  ): void {
    const hasValue = (valueIn(data, node.name) ?? null) !== null
    const read = hasValue ? 'value' : typeof raw === 'string' ? stateOfText(raw, way) : stateOfOther(raw)
    const all = node.ways.length === 1 ? own : this.#sources(node.ways, view, way, raw, own)
    const hasBeside = node.beside.length > 0 && raw !== wrongShape
    const feed = hasBeside ? this.#withBeside(all, node.beside, view) : all
    const entry: LineageEntry = {
      path,
      state: read instanceof Refusal ? 'invalid' : read,
      sources: feed.sources,
      normalizer: way.normalizer,
      spec: node.spec,
      evidence: way.evidence,
    }
    this.#note(node.at, entry, feed, read, node.isRequired)
  }

  /** What fed a value, and the line beside it, where some field carries that. Most fields with one have it in common with others. */
  #withBeside(own: Feed, labels: readonly LabelPlace[], view: Section): Feed {
    const place = labels.find(each => textAt(view, each) !== undefined)
    if (place === undefined) return own
    const beside = this.#leaves.at(view, place.in(view))
    const last = this.#lastBeside
    if (last !== undefined && last.own === own && last.beside === beside) return last.all
    const all = joined([own, this.#asBeside(beside)])
    this.#lastBeside = { own, beside, all }
    return all
  }

  /** The leaves that some field carries, marked. */
  #asBeside(feed: Feed): Feed {
    return joined(
      feed.sources.map(({ pointer, raw }, position): Feed => {
        if (this.#isUnmapped(pointer)) return noFeed
        const first = numberAt(feed, position)
        return { sources: [{ pointer, raw, beside: true }], first, numbers: undefined }
      }),
    )
  }

  #note(at: number, entry: LineageEntry, feed: Feed, read: TextState, isRequired = false): void {
    this.#add(at, entry, feed)
    const isMissing = isRequired && (read === 'absent' || read === 'empty')
    if (read instanceof Refusal) this.shortfalls.push({ entry, problem: read.problem, isOpen: false })
    else if (isMissing) this.shortfalls.push({ entry, problem: undefined, isOpen: false })
  }

  /** The leaf that is read, and those of other labels that say the same: none goes before it. */
  #sources(ways: readonly SourceWay[], view: Section, read: SourceWay, raw: unknown, own: Feed): Feed {
    let all = own
    for (const way of ways.slice(ways.indexOf(read) + 1)) {
      const holder = way.holder(view)
      const position = holder === undefined ? -1 : way.last.in(holder)
      const value = position === -1 ? undefined : holder?.values[position]
      if (value === undefined || holder === undefined) continue
      const isSame = sameContent(
        { value: raw, normalizer: read.normalizer },
        { value, normalizer: way.normalizer },
      )
      if (isSame) all = joined([all, this.#leaves.at(holder, position)])
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

function stateOfText(raw: string, way: SourceWay): TextState {
  const reading = way.reading(raw)
  if (reading === undefined) return new Refusal('an unknown normalizer')
  if (reading === empty) return 'empty'
  return reading instanceof Refusal ? reading : 'value'
}

function textAt(section: Section, place: LabelPlace): unknown {
  const position = place.in(section)
  return position === -1 ? undefined : section.values[position]
}
