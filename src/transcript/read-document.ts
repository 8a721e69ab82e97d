/**
 * A raw document to the view that the expression reads, and the account of every leaf.
 * The view has canonical labels, holds only what the mapping names, and is well shaped by construction: where a section
 * is expected there is an object or nothing. One walk in document order; unknown parts are walked without recursion.
 */
import { noticeLabel, wholeLabel } from '../plan/view-labels.ts'
import { canonicalLabel, canonicalText } from '../text/canonical-label.ts'
import { pointerTo, valueAt } from '../text/json-pointer.ts'
import { quotedPath } from '../text/path-notation.ts'
import { type Issue, issue } from './issue.ts'
import { deepestKept, keptCopy, tooDeep } from './kept-copy.ts'
import { layoutFrom, unreadIn } from './layout.ts'
import { leavesOf } from './leaves.ts'
import { entryOfYear, yearIn } from './lines-by-year.ts'
import { PointerList } from './pointer-list.ts'
import type {
  Alternatives,
  EntriesReader,
  LeafReader,
  OccurrencesReader,
  Reader,
  ReadingNode,
  ReadingTree,
  Way,
  YearsReader,
} from './reading-tree.ts'
import { tieRowsAbove } from './rows-above.ts'
import { sameContent } from './same-content.ts'
import { pointerIn, pointerUnder, Section, wrongShape } from './section.ts'
import { hasEnumerable, isJsonObject, type JsonObject, kindOf } from './shape.ts'
import { nobodyReads, placeAt, type Spelling } from './spellings.ts'
import { isShared, valueAlong } from './ways.ts'

export interface Ignored {
  readonly pointer: string
  readonly because: string
}

export interface ReadDocument {
  readonly view: Section
  readonly unmapped: readonly string[]
  /** The objects and lists of which nothing was looked at, as pointers; their leaves are unmapped. */
  readonly parts: readonly string[]
  readonly ignored: readonly Ignored[]
  readonly issues: readonly Issue[]
  /** Where the sentence stands that says there is no data. */
  readonly notice: { readonly pointer: string; readonly text: string } | undefined
}

/** Reads `document` by `tree`. Total on any JSON value that is an object. */
export function readDocument(document: JsonObject, tree: ReadingTree): ReadDocument {
  return new DocumentReader(document, tree).read()
}

class DocumentReader {
  readonly #document: JsonObject
  readonly #tree: ReadingTree
  /** `for … in` over a plain object gives its own keys only, unless somebody gave all objects a further one. */
  readonly #plainPrototype: object | null
  readonly #unmapped = new PointerList()
  readonly #late = new Set<string>()
  readonly #parts: string[] = []
  readonly #ignored: Ignored[] = []
  readonly #issues: Issue[] = []
  #notice: { pointer: string; text: string } | undefined

  constructor(document: JsonObject, tree: ReadingTree) {
    this.#document = document
    this.#tree = tree
    this.#plainPrototype = hasEnumerable(Object.prototype) ? null : Object.prototype
  }

  read(): ReadDocument {
    const view = this.#object(this.#document, this.#tree.root, '')
    const notice = view.names.get(noticeLabel)
    if (this.#notice !== undefined && notice !== undefined) view.values[notice] = this.#notice.text
    return {
      view,
      unmapped: this.#late.size === 0 ? this.#unmapped.all() : this.#inDocumentOrder(),
      parts: this.#parts,
      ignored: this.#ignored,
      issues: this.#issues,
      notice: this.#notice,
    }
  }

  #object(raw: JsonObject, node: ReadingNode, pointer: string): Section {
    const isPlain = Object.getPrototypeOf(raw) === this.#plainPrototype
    const alike = isPlain ? this.#likeTheLast(raw, node, pointer) : undefined
    const section = alike ?? new Section(node, pointer)
    if (alike === undefined) {
      node.layout = undefined
      if (node.keepsWhole) this.#keep(section, raw)
      this.#members(raw, section, node, isPlain)
    }
    for (const alternatives of node.alternatives) this.#settle(section, alternatives, node)
    return section
  }

  /** The section of an object that is laid out as the last ones were; `undefined` for any other, of which nothing is noted yet. */
  #likeTheLast(raw: JsonObject, node: ReadingNode, pointer: string): Section | undefined {
    const { layout } = node
    if (layout === undefined) return undefined
    const { keys, positions, spellings } = layout
    const { notices } = this.#tree
    const values: unknown[] = node.blank.slice()
    let at = 0
    for (const key in raw) {
      const value = raw[key]
      const position = positions[at] ?? nobodyReads
      if (keys[at] !== key || typeof value !== 'string' || notices.has(value)) return undefined
      if (position !== nobodyReads) values[position] = value
      at++
    }
    if (at < keys.length) return undefined
    const section = new Section(node, pointer, placeAt(node, pointer), values, spellings)
    this.#unmapped.addAll(unreadIn(section, layout))
    return section
  }

  /** Reads an object key by key. Where its keys came as they did last time, the next one may be laid out like it, too. */
  #members(raw: JsonObject, section: Section, node: ReadingNode, isPlain: boolean): void {
    const { values, spellings } = section
    const unmapped = this.#unmapped
    const { notices } = this.#tree
    let last: Spelling | undefined
    let guess = node.first
    let count = 0
    let mayRepeat = isPlain && !node.keepsWhole
    for (const key in raw) {
      if (!isPlain && !Object.hasOwn(raw, key)) continue
      let spelling = guess
      if (spelling === undefined || spelling.key !== key) {
        spelling = node.spellings.get(key) ?? this.#tree.spellings.spell(node, key)
        if (last === undefined) node.first = spelling.isKept ? spelling : undefined
        else if (spelling.isKept) last.next = spelling
        mayRepeat = false
      }
      last = spelling
      guess = spelling.next
      count++
      const value = raw[key]
      const { position } = spelling
      // Nearly every leaf is a text that is read here for the first time, or a text that nobody reads.
      const isText = typeof value === 'string' && !notices.has(value)
      if (isText && position === nobodyReads) unmapped.add(pointerIn(section, spelling))
      else if (isText && position >= 0 && values[position] === undefined) {
        values[position] = value
        spellings[position] = spelling
      } else {
        mayRepeat = false
        this.#member(section, spelling, value)
      }
    }
    if (mayRepeat && node.first !== undefined) node.layout = layoutFrom(node.first, count, node.unspelled)
  }

  /** Anything that a document may hold under a key. */
  #member(section: Section, spelling: Spelling, value: unknown): void {
    const { reader } = spelling
    if (reader === undefined) this.#unknown(section, spelling, value)
    else if (reader.kind === 'leaf') this.#leaf(section, spelling, value, reader)
    else this.#known(section, spelling, value, reader)
  }

  #known(section: Section, spelling: Spelling, value: unknown, reader: Exclude<Reader, LeafReader>): void {
    const { values } = section
    const { position } = reader
    const at = pointerIn(section, spelling)
    section.spellings[position] ??= spelling
    switch (reader.kind) {
      case 'section':
        if (!isJsonObject(value)) this.#misshapen(value, 'a section', at)
        else if (values[position] === undefined) values[position] = this.#object(value, reader.node, at)
        else this.#repeated(spelling.key, value, at)
        return
      case 'occurrences':
        this.#occurrences(section, reader, value, at)
        return
      case 'entries':
        if (!Array.isArray(value)) this.#misshapen(value, 'a list', at)
        else if (values[position] === undefined) values[position] = this.#entries(value, reader, at)
        else this.#repeated(spelling.key, value, at)
        return
      case 'years':
        this.#year(section, spelling, value, reader)
        return
      case 'kept':
        if (values[position] !== undefined) this.#repeated(spelling.key, value, at)
        else {
          const kept = new Section(reader.node, at)
          this.#keep(kept, value)
          values[position] = kept
          this.#unknown(section, spelling, value)
        }
        return
      case 'ignored':
        for (const leaf of leavesOf(value, at))
          this.#ignored.push({ pointer: leaf.pointer, because: reader.because })
        return
    }
  }

  #leaf(section: Section, spelling: Spelling, value: unknown, reader: LeafReader): void {
    const { position } = reader
    const present = section.values[position]
    if (typeof value === 'object' && value !== null) {
      this.#misshapen(value, 'a text', pointerIn(section, spelling))
      if (present !== undefined) return
      section.values[position] = wrongShape
      section.spellings[position] = spelling
      return
    }
    if (present === undefined) {
      section.values[position] = value
      section.spellings[position] = spelling
      // The sentence may stand where a field reads it; that field keeps its leaf.
      const isNotice = this.#isNotice(section, spelling, value)
      if (reader.readers === 0 && !isNotice) this.#unmapped.add(pointerIn(section, spelling))
      return
    }
    this.#again(section, spelling, value, reader)
  }

  /** A further printing of a label in the same section. */
  #again(section: Section, spelling: Spelling, value: unknown, reader: LeafReader): void {
    const { position } = reader
    const pointer = pointerIn(section, spelling)
    const present = { value: section.values[position], normalizer: '' }
    if (reader.readers > 0 && sameContent(present, { value, normalizer: '' })) {
      section.twins ??= new Map()
      section.twins.set(position, [...(section.twins.get(position) ?? []), { pointer, value }])
      return
    }
    this.#issues.push(issue('transcript/duplicate-label', { key: spelling.key }, { pointer }))
    this.#unmapped.add(pointer)
  }

  #year(section: Section, spelling: Spelling, value: unknown, reader: YearsReader): void {
    const year = yearIn(spelling.key, reader.label)
    if (year === undefined) this.#unknown(section, spelling, value)
    else this.#leaf(entryOfYear(section, reader, year), spelling, value, reader.line)
  }

  #occurrences(section: Section, reader: OccurrencesReader, value: unknown, at: string): void {
    const present = section.values[reader.position]
    const list: unknown[] = Array.isArray(present) ? present : []
    if (isJsonObject(value)) list.push(this.#object(value, reader.node, at))
    else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        const place = pointerTo(at, index)
        if (isJsonObject(each)) list.push(this.#object(each, reader.node, place))
        else this.#misshapen(each, 'a section', place)
      })
    } else this.#misshapen(value, 'a section', at)
    if (list.length > 0) section.values[reader.position] = list
  }

  #entries(values: readonly unknown[], reader: EntriesReader, at: string): readonly Section[] {
    const sections: Section[] = []
    values.forEach((value, index) => {
      const place = pointerTo(at, index)
      if (!isJsonObject(value)) {
        this.#misshapen(value, 'an entry', place)
        return
      }
      const { node, unknownBy } = reader.kinds.of(label => canonicalTextUnder(value, label))
      if (node === undefined) {
        this.#unread(value, place)
        return
      }
      if (unknownBy !== undefined)
        this.#issues.push(
          issue('transcript/unknown-entry', { label: unknownBy, kept: node.keepsWhole }, { pointer: place }),
        )
      sections.push(this.#object(value, node, place))
    })
    // A list with such a rule reads every entry, so positions here are those of its output.
    for (const { above } of reader.consumers) tieRowsAbove(sections, above)
    return sections
  }

  /** A label that no field reads: its leaves are unmapped, but for a sentence that says there is no data. */
  #unknown(section: Section, spelling: Spelling, value: unknown): void {
    if (typeof value === 'object' && value !== null) {
      this.#unread(value, pointerIn(section, spelling))
      return
    }
    if (this.#isNotice(section, spelling, value)) return
    const at = pointerIn(section, spelling)
    if (spelling.saysNoData && this.#notice === undefined) this.#notice = { pointer: at, text: spelling.key }
    else this.#unmapped.add(at)
  }

  #unread(value: unknown, at: string): void {
    if (typeof value === 'object' && value !== null) this.#parts.push(at)
    for (const leaf of leavesOf(value, at))
      if (!this.#noticed(leaf.value, leaf.pointer)) this.#unmapped.add(leaf.pointer)
  }

  /** As `noticed`, for the value under a key, of which most are no sentence and need no pointer. */
  #isNotice(section: Section, spelling: Spelling, value: unknown): boolean {
    return this.#says(value) && this.#noticed(value, pointerIn(section, spelling))
  }

  /** Whether `value` is the first sentence that says there is no data; it is then noted. */
  #noticed(value: unknown, at: string): boolean {
    if (!this.#says(value)) return false
    this.#notice = { pointer: at, text: value }
    return true
  }

  #says(value: unknown): value is string {
    return this.#notice === undefined && typeof value === 'string' && this.#tree.notices.has(value)
  }

  /** A known label over something of another kind. Blank text in place of a section is no fault, there is just nothing. */
  #misshapen(value: unknown, expected: string, at: string): void {
    const blank = value === null || (typeof value === 'string' && value.trim() === '')
    if (this.#noticed(value, at)) return
    if (!blank)
      this.#issues.push(issue('transcript/wrong-shape', { found: kindOf(value), expected }, { pointer: at }))
    this.#passOver(value, at)
  }

  #repeated(key: string, value: unknown, at: string): void {
    this.#issues.push(issue('transcript/repeated-section', { key }, { pointer: at }))
    this.#passOver(value, at)
  }

  #passOver(value: unknown, at: string): void {
    if (typeof value === 'object' && value !== null) this.#parts.push(at)
    for (const leaf of leavesOf(value, at)) this.#unmapped.add(leaf.pointer)
  }

  /** Of several wordings the first present one is read. Another one that says something else is told and unmapped. */
  #settle(section: Section, { ways, isSection }: Alternatives, node: ReadingNode): void {
    let first: Way | undefined
    let value: unknown
    for (const way of ways) {
      const present = valueAlong(section, way)
      if (present === undefined) continue
      if (first === undefined) {
        first = way
        value = present
      } else if (
        isSection ||
        !(isShared(node, way.path) || sameContent({ ...first, value }, { ...way, value: present }))
      )
        this.#another(section, first, way, present)
    }
  }

  /** What stands where `way` leads is not read, since something stands where `first` does. */
  #another(section: Section, first: Way, way: Way, value: unknown): void {
    const pointer = pointerUnder(section, way.path) ?? ''
    const parameters = { key: quotedPath(way.path), first: quotedPath(first.path) }
    this.#issues.push(issue('transcript/other-source', parameters, { pointer }))
    for (const leaf of this.#leavesAt(value, pointer)) this.#late.add(leaf)
  }

  /** The leaves of a section or of each section of a list; of a plain value its own pointer. */
  #leavesAt(value: unknown, pointer: string): readonly string[] {
    const ignored = new Set(this.#ignored.map(each => each.pointer))
    const places = (Array.isArray(value) ? value : [value]).map(each =>
      each instanceof Section ? each.pointer : pointer,
    )
    return places.flatMap(at =>
      leavesOf(valueAt(this.#document, at), at)
        .map(leaf => leaf.pointer)
        .filter(leaf => !ignored.has(leaf)),
    )
  }

  #keep(section: Section, value: unknown): void {
    const position = section.names.get(wholeLabel)
    if (position === undefined) return
    const copy = keptCopy(value)
    section.values[position] = copy === tooDeep ? null : copy
    if (copy === tooDeep)
      this.#issues.push(issue('transcript/too-deep', { limit: deepestKept }, { pointer: section.pointer }))
  }

  #inDocumentOrder(): readonly string[] {
    const wanted = new Set([...this.#unmapped.all(), ...this.#late])
    return leavesOf(this.#document, '')
      .map(leaf => leaf.pointer)
      .filter(pointer => wanted.has(pointer))
  }
}

function canonicalTextUnder(raw: JsonObject, label: string): string | undefined {
  const key = Object.hasOwn(raw, label)
    ? label
    : Object.keys(raw).find(each => canonicalLabel(each) === label)
  const value = key === undefined ? undefined : raw[key]
  return typeof value === 'string' ? canonicalText(value) : undefined
}
