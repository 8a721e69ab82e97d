/**
 * A raw document to the view that the expression reads, and the account of every leaf.
 * The view has canonical labels, holds only what the mapping names, and is well shaped by construction: where a section
 * is expected there is an object or nothing. One walk in document order; unknown parts are walked without recursion.
 */
import { noticeLabel, wholeLabel, yearStandIn } from '../plan/view-labels.ts'
import { canonicalLabel, canonicalText, labelParts } from '../text/canonical-label.ts'
import { pointerTo, valueAt } from '../text/json-pointer.ts'
import { type Issue, issue } from './issue.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import {
  type Alternatives,
  type EntriesReader,
  entryNode,
  isUnknownEntry,
  type LeafReader,
  type Reader,
  type ReadingNode,
  type ReadingTree,
} from './reading-tree.ts'
import { sameContent } from './same-content.ts'
import { isJsonObject, type JsonObject, kindOf } from './shape.ts'

/** Labels to texts, sections and lists of sections. */
export interface View {
  [label: string]: unknown
}

/** Where a section of the view stands in the document. */
export interface Place {
  readonly pointer: string
  /** The document's own key of a label, where it differs from it. */
  readonly keys: Map<string, string>
  /** Further printings of a label in the same section that say the same. */
  readonly twins: Map<string, Leaf[]>
}

export interface Ignored {
  readonly pointer: string
  readonly because: string
}

export interface ReadDocument {
  readonly view: View
  readonly places: ReadonlyMap<unknown, Place>
  readonly unmapped: readonly string[]
  readonly ignored: readonly Ignored[]
  readonly issues: readonly Issue[]
  /** Where the sentence stands that says there is no data. */
  readonly notice: { readonly pointer: string; readonly text: string } | undefined
}

/** Stands in the view for a value that is no text but a list or an object: present, and unreadable. */
export const wrongShape: object = Object.freeze({})

/** Sections that are kept whole may nest this deep; no transcript comes near. */
const deepestKept = 64

/** Reads `document` by `tree`. Total on any JSON value that is an object. */
export function readDocument(document: JsonObject, tree: ReadingTree): ReadDocument {
  return new DocumentReader(document, tree).read()
}

class DocumentReader {
  readonly #document: JsonObject
  readonly #tree: ReadingTree
  readonly #longestNotice: number
  readonly #places = new Map<unknown, Place>()
  readonly #unmapped: string[] = []
  readonly #late = new Set<string>()
  readonly #ignored: Ignored[] = []
  readonly #issues: Issue[] = []
  #notice: { pointer: string; text: string } | undefined

  constructor(document: JsonObject, tree: ReadingTree) {
    this.#document = document
    this.#tree = tree
    this.#longestNotice = Math.max(0, ...[...tree.notices].map(text => text.length)) * 2
  }

  read(): ReadDocument {
    const view = this.#object(this.#document, this.#tree.root, '')
    if (this.#notice !== undefined) view[noticeLabel] = this.#notice.text
    return {
      view,
      places: this.#places,
      unmapped: this.#late.size === 0 ? this.#unmapped : this.#inDocumentOrder(),
      ignored: this.#ignored,
      issues: this.#issues,
      notice: this.#notice,
    }
  }

  #object(raw: JsonObject, node: ReadingNode, pointer: string): View {
    const view: View = {}
    const place: Place = { pointer, keys: new Map(), twins: new Map() }
    this.#places.set(view, place)
    if (node.keepsWhole) view[wholeLabel] = this.#copied(raw, pointer)
    for (const key of Object.keys(raw)) {
      const label = node.labels.has(key) ? key : labelIn(node, key)
      const reader = label === undefined ? undefined : node.labels.get(label)
      const at = pointerTo(pointer, key)
      if (label === undefined || reader === undefined) this.#unknown(key, raw[key], at)
      else this.#known(view, place, label, key, raw[key], at, reader)
    }
    for (const alternatives of node.alternatives) this.#settle(view, alternatives, node)
    return view
  }

  #known(
    view: View,
    place: Place,
    label: string,
    key: string,
    value: unknown,
    at: string,
    reader: Reader,
  ): void {
    switch (reader.kind) {
      case 'leaf':
        this.#leaf(view, place, label, key, value, at, reader)
        return
      case 'section':
        if (!isJsonObject(value)) this.#misshapen(value, 'a section', at)
        else if (view[label] === undefined) view[label] = this.#object(value, reader.node, at)
        else this.#repeated(key, value, at)
        return
      case 'occurrences':
        this.#occurrences(view, label, value, at, reader.node)
        return
      case 'entries':
        if (!Array.isArray(value)) this.#misshapen(value, 'a list', at)
        else if (view[label] === undefined) view[label] = this.#entries(value, reader, at)
        else this.#repeated(key, value, at)
        return
      case 'kept':
        if (view[label] !== undefined) this.#repeated(key, value, at)
        else {
          view[label] = { [wholeLabel]: this.#copied(value, at) }
          this.#unknown(key, value, at)
        }
        return
      case 'ignored':
        for (const leaf of leavesOf(value, at))
          this.#ignored.push({ pointer: leaf.pointer, because: reader.because })
        return
    }
  }

  #leaf(
    view: View,
    place: Place,
    label: string,
    key: string,
    value: unknown,
    at: string,
    reader: LeafReader,
  ): void {
    if (typeof value === 'object' && value !== null) {
      this.#misshapen(value, 'a text', at)
      if (view[label] === undefined) view[label] = wrongShape
      return
    }
    const present = view[label]
    if (present === undefined) {
      view[label] = value
      if (key !== label) place.keys.set(label, key)
      // The sentence may stand where a field reads it; that field keeps its leaf.
      const isNotice = this.#isNotice(value, at)
      if (reader.readers === 0 && !isNotice) this.#unmapped.push(at)
      return
    }
    if (sameContent({ value: present, normalizer: '' }, { value, normalizer: '' }) && reader.readers > 0) {
      place.twins.set(label, [...(place.twins.get(label) ?? []), { pointer: at, value }])
      return
    }
    this.#issues.push(issue('transcript/duplicate-label', { key }, { pointer: at }))
    this.#unmapped.push(at)
  }

  #occurrences(view: View, label: string, value: unknown, at: string, node: ReadingNode): void {
    const present = view[label]
    const list: View[] = Array.isArray(present) ? present : []
    if (isJsonObject(value)) list.push(this.#object(value, node, at))
    else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        const place = pointerTo(at, index)
        if (isJsonObject(each)) list.push(this.#object(each, node, place))
        else this.#misshapen(each, 'a section', place)
      })
    } else this.#misshapen(value, 'a section', at)
    if (list.length > 0) view[label] = list
  }

  #entries(values: readonly unknown[], reader: EntriesReader, at: string): readonly View[] {
    const views: View[] = []
    values.forEach((value, index) => {
      const place = pointerTo(at, index)
      if (!isJsonObject(value)) {
        this.#misshapen(value, 'an entry', place)
        return
      }
      const textOf = (label: string): string | undefined => canonicalTextUnder(value, label)
      const node = entryNode(reader, textOf)
      if (node === undefined) {
        this.#unknown('', value, place)
        return
      }
      if (isUnknownEntry(reader, textOf)) {
        const label = reader.consumers.find(consumer => consumer.by !== undefined)?.by ?? ''
        this.#issues.push(issue('transcript/unknown-entry', { label }, { pointer: place }))
      }
      views.push(this.#object(value, node, place))
    })
    return views
  }

  /** What no field reads: its leaves are unmapped, but for a sentence that says there is no data. */
  #unknown(key: string, value: unknown, at: string): void {
    if (typeof value === 'object' && value !== null) {
      for (const leaf of leavesOf(value, at))
        if (!this.#isNotice(leaf.value, leaf.pointer)) this.#unmapped.push(leaf.pointer)
      return
    }
    if (this.#isNotice(value, at) || this.#isNotice(key, at)) return
    this.#unmapped.push(at)
  }

  /** Long texts are passed over unread: no such sentence is twice as long with blanks and colons added. */
  #isNotice(text: unknown, at: string): boolean {
    if (typeof text !== 'string' || text.length > this.#longestNotice || this.#notice !== undefined)
      return false
    if (!this.#tree.notices.has(canonicalText(text))) return false
    this.#notice = { pointer: at, text }
    return true
  }

  /** A known label over something of another kind. Blank text in place of a section is no fault, there is just nothing. */
  #misshapen(value: unknown, expected: string, at: string): void {
    const blank = value === null || (typeof value === 'string' && value.trim() === '')
    if (this.#isNotice(value, at)) return
    if (!blank)
      this.#issues.push(issue('transcript/wrong-shape', { found: kindOf(value), expected }, { pointer: at }))
    for (const leaf of leavesOf(value, at)) this.#unmapped.push(leaf.pointer)
  }

  #repeated(key: string, value: unknown, at: string): void {
    this.#issues.push(issue('transcript/repeated-section', { key }, { pointer: at }))
    for (const leaf of leavesOf(value, at)) this.#unmapped.push(leaf.pointer)
  }

  /** Of several wordings the first present one is read. Another one that says something else is told and unmapped. */
  #settle(view: View, alternatives: Alternatives, node: ReadingNode): void {
    const present = alternatives.paths.flatMap((path, index) => {
      const value = under(view, path)
      return value === undefined ? [] : [{ path, value, normalizer: alternatives.normalizers[index] ?? '' }]
    })
    const [first, ...others] = present
    for (const other of others) {
      if (first === undefined) return
      const pointer = pointerUnder(this.#places, view, other.path) ?? ''
      if (!alternatives.isSection && (isShared(node, other.path) || sameContent(first, other))) continue
      const parameters = { key: other.path.join(' > '), first: first.path.join(' > ') }
      this.#issues.push(issue('transcript/other-source', parameters, { pointer }))
      for (const leaf of this.#leavesAt(other.value, pointer)) this.#late.add(leaf)
    }
  }

  /** The leaves of a section or of each section of a list; of a plain value its own pointer. */
  #leavesAt(value: unknown, pointer: string): readonly string[] {
    const sections = Array.isArray(value) ? value : [value]
    return sections.flatMap(section => {
      const place = this.#places.get(section)
      const at = place === undefined ? pointer : place.pointer
      const ignored = new Set(this.#ignored.map(each => each.pointer))
      return leavesOf(valueAt(this.#document, at), at)
        .map(leaf => leaf.pointer)
        .filter(leaf => !ignored.has(leaf))
    })
  }

  #copied(value: unknown, at: string): unknown {
    const copy = copyOf(value, deepestKept)
    if (copy === tooDeep) {
      this.#issues.push(issue('transcript/too-deep', { limit: deepestKept }, { pointer: at }))
      return null
    }
    return copy
  }

  #inDocumentOrder(): readonly string[] {
    const wanted = new Set([...this.#unmapped, ...this.#late])
    return leavesOf(this.#document, '')
      .map(leaf => leaf.pointer)
      .filter(pointer => wanted.has(pointer))
  }
}

/** The label of `node` that `key` is a printing of, or `undefined`. */
function labelIn(node: ReadingNode, key: string): string | undefined {
  const { label } = labelParts(key)
  if (node.labels.has(label)) return label
  if (!node.hasYears) return undefined
  const general = label.replace(/\b(19|20)[0-9]{2}\b/, yearStandIn)
  return node.labels.has(general) ? general : undefined
}

function canonicalTextUnder(raw: JsonObject, label: string): string | undefined {
  const key = Object.hasOwn(raw, label)
    ? label
    : Object.keys(raw).find(each => canonicalLabel(each) === label)
  const value = key === undefined ? undefined : raw[key]
  return typeof value === 'string' ? canonicalText(value) : undefined
}

/** What stands in the view at the end of `path`. */
export function under(view: unknown, path: readonly string[]): unknown {
  let value: unknown = view
  for (const step of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

/** The pointer of what stands in the view at the end of `path`: the document's own keys. */
export function pointerUnder(
  places: ReadonlyMap<unknown, Place>,
  view: View,
  path: readonly string[],
): string | undefined {
  const label = path.at(-1)
  const place = places.get(under(view, path.slice(0, -1)))
  if (label === undefined || place === undefined) return undefined
  const value = under(view, path)
  const section = places.get(Array.isArray(value) ? value[0] : value)
  return section?.pointer ?? pointerTo(place.pointer, place.keys.get(label) ?? label)
}

/** Whether another field reads the leaf at the end of `path` too: then it is not lost. */
function isShared(node: ReadingNode, path: readonly string[]): boolean {
  let at: ReadingNode = node
  for (const [index, step] of path.entries()) {
    const reader = at.labels.get(step)
    if (reader?.kind === 'leaf' && index === path.length - 1) return reader.readers > 1
    if (reader?.kind !== 'section') return false
    at = reader.node
  }
  return false
}

const tooDeep = Symbol('too deep')

/** A copy that shares nothing with the caller's document, or `tooDeep`. */
function copyOf(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return tooDeep
  if (Array.isArray(value)) {
    const list = value.map(each => copyOf(each, levels - 1))
    return list.includes(tooDeep) ? tooDeep : list
  }
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const inner = copyOf(Reflect.get(value, key), levels - 1)
    if (inner === tooDeep) return tooDeep
    Object.defineProperty(copy, key, { value: inner, writable: true, enumerable: true, configurable: true })
  }
  return copy
}
