/**
 * A raw document to the view that the expression reads, and the account of every leaf.
 * The view has canonical labels, holds only what the mapping names, and is well shaped by construction: where a section
 * is expected there is an object or nothing. One walk in document order; unknown parts are walked without recursion.
 */
import { unreachable } from '../../diagnostics/unreachable.ts'
import { noticeLabel, wholeLabel } from '../../plan/view-labels.ts'
import { isPartTitle } from '../../text/labels/part-title.ts'
import { pointerTo } from '../../text/places/json-pointer.ts'
import { type Issue, issue } from '../issue.ts'
import { hasEnumerable, isJsonObject, type JsonObject, kindOf } from '../open/shape.ts'
import { deepestKept, keptCopy, tooDeep } from './leaves/kept-copy.ts'
import { type Accounted, LeafAccount } from './leaves/leaf-account.ts'
import { leavesOf } from './leaves/leaves.ts'
import { mayHoldWords } from './leaves/may-hold-words.ts'
import { sameContent } from './leaves/same-content.ts'
import { entryOfYear, yearIn } from './lines-by-year.ts'
import { NumberedPrintings } from './numbered-printings.ts'
import { tieRowsAbove } from './rows-above.ts'
import { pointerIn, Section, wrongShape } from './section.ts'
import { deepestPart, type Part, readsParts, spellingInPart } from './section-parts.ts'
import type { Alternatives } from './tree/alternatives.ts'
import { contestedIn, laidOut, unreadIn } from './tree/layout.ts'
import type {
  EntriesReader,
  LeafReader,
  OccurrencesReader,
  Reader,
  ReadingNode,
  ReadingTree,
  SectionReader,
  YearsReader,
} from './tree/reading-tree.ts'
import { nobodyReads, placeAt, type Spelling } from './tree/spellings.ts'
import { unreadWays } from './ways.ts'

/** What reading a document gives. */
export interface ReadDocument extends Accounted {
  readonly view: Section
  readonly issues: readonly Issue[]
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
  readonly #account: LeafAccount
  readonly #issues: Issue[] = []
  readonly #numbered = new NumberedPrintings()
  /** Parts of sections that are read once the section itself is. */
  readonly #parts: Part[] = []

  constructor(document: JsonObject, tree: ReadingTree) {
    this.#document = document
    this.#tree = tree
    this.#account = new LeafAccount(tree.notices)
    this.#plainPrototype = hasEnumerable(Object.prototype) ? null : Object.prototype
  }

  read(): ReadDocument {
    const view = this.#object(this.#document, this.#tree.root, '')
    const { notice } = this.#account
    const position = view.names.get(noticeLabel)
    if (notice !== undefined && position !== undefined) view.values[position] = notice.text
    const issues = [...this.#issues, ...this.#numbered.issues(this.#tree.shown)]
    return { view, issues, ...this.#account.in(this.#document) }
  }

  #object(raw: JsonObject, node: ReadingNode, pointer: string, place = placeAt(node, pointer)): Section {
    const isPlain = Object.getPrototypeOf(raw) === this.#plainPrototype
    const alike = isPlain
      ? laidOut(raw, node, pointer, place, this.#tree.notices, this.#account.unmappedWords)
      : undefined
    const layout = alike === undefined ? undefined : node.layouts.last
    const section = alike ?? new Section(node, pointer, place)
    if (layout !== undefined) this.#account.unmapped.addAll(unreadIn(section, layout))
    else {
      if (node.keepsWhole) this.#keep(section, raw)
      this.#members(raw, section, node, isPlain)
    }
    if (this.#parts.length > 0) this.#readParts(section, node)
    this.#settle(section, node, contestedIn(layout, node))
    return section
  }

  /** Reads an object key by key. Where nothing but first texts are in it, the next one may be laid out like it. */
  #members(raw: JsonObject, section: Section, node: ReadingNode, isPlain: boolean): void {
    const { values, spellings } = section
    const { unmapped, unmappedWords: words } = this.#account
    const { notices } = this.#tree
    let last: Spelling | undefined
    let guess = node.first
    let count = 0
    let keysNumber = 0
    let mayRepeat = isPlain && !node.keepsWhole
    for (const key in raw) {
      if (!isPlain && !Object.hasOwn(raw, key)) continue
      let spelling = guess
      if (spelling === undefined || spelling.key !== key) {
        spelling = node.spellings.get(key) ?? this.#tree.spellings.spell(node, key)
        if (last === undefined) node.first = spelling.isKept ? spelling : undefined
        else if (spelling.isKept) last.next = spelling
        mayRepeat &&= spelling.isKept
      }
      last = spelling
      guess = spelling.next
      count++
      keysNumber = (Math.imul(keysNumber, 31) + spelling.number) | 0
      const value = raw[key]
      const { position } = spelling
      // Nearly every leaf is a text that is read here for the first time, or a text that nobody reads.
      const isText = typeof value === 'string' && !notices.has(value)
      if (isText && position === nobodyReads) {
        unmapped.add(pointerIn(section, spelling))
        if (mayHoldWords(value)) words.push(value)
      } else if (isText && position >= 0 && values[position] === undefined) {
        values[position] = value
        spellings[position] = spelling
      } else {
        mayRepeat = false
        this.#member(section, spelling, value, node)
      }
    }
    if (mayRepeat && node.first !== undefined) node.layouts.note(node.first, count, keysNumber, node)
  }

  /**
   * Reads the parts of `section` as if their lines stood in the section itself, which has been read: what it prints itself
   * counts first, then the first part. Parts may have parts.
   */
  #readParts(section: Section, node: ReadingNode): void {
    const first = this.#parts.findIndex(part => part.section === section)
    if (first === -1) return
    const waiting = this.#parts.splice(first)
    const spell = (key: string): Spelling => node.spellings.get(key) ?? this.#tree.spellings.spell(node, key)
    this.#account.goBack()
    for (const { spelling, value, depth } of waiting) {
      this.#account.partsRead.push(pointerIn(section, spelling))
      for (const key of Object.keys(value)) {
        const inner = spellingInPart(spell(key), spelling)
        const each = value[key]
        if (inner.reader === undefined && isJsonObject(each) && depth < deepestPart && isPartTitle(key))
          waiting.push({ section, spelling: inner, value: each, depth: depth + 1 })
        else if (inner.reader === undefined) this.#unknown(section, inner, each)
        else if (inner.reader.kind === 'leaf') this.#leaf(section, inner, each, inner.reader)
        else this.#known(section, inner, each, inner.reader)
      }
    }
  }

  /** Anything that a document may hold under a key. */
  #member(section: Section, spelling: Spelling, value: unknown, node: ReadingNode): void {
    const { reader } = spelling
    if (reader === undefined) this.#unlabelled(section, spelling, value, node)
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
        this.#section(section, reader, spelling.key, value, at)
        return
      case 'occurrences':
        this.#occurrences(section, reader, value, at)
        this.#numbered.note(section, position, spelling)
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
          this.#account.ignored.push({ pointer: leaf.pointer, because: reader.because })
        return
      default:
        unreachable(reader)
    }
  }

  /** What stands under a label that the mapping does not have here: a section may be one that it has by another title, or a part. */
  #unlabelled(section: Section, spelling: Spelling, value: unknown, node: ReadingNode): void {
    const isSection = (typeof value === 'object' && value !== null) || isObjectText(value)
    const found = isSection ? node.titles.find(spelling.key) : undefined
    if (found === undefined) {
      const isPart = isSection && readsParts(node) && isPartTitle(spelling.key)
      if (isPart && isJsonObject(value)) {
        this.#parts.push({ section, spelling, value, depth: 1 })
        this.#account.lookAhead(value, section, spelling)
      } else if (isPart && typeof value === 'string')
        this.#misshapen(value, 'a section', pointerIn(section, spelling))
      else this.#unknown(section, spelling, value)
    } else if (found.isAtOdds) {
      const pointer = pointerIn(section, spelling)
      this.#title('contradicting', 'title of this section', pointer)
      this.#account.addUnread(value, pointer)
    } else {
      if (found.isUnfamiliar) this.#title('unfamiliar', 'title of this section', pointerIn(section, spelling))
      this.#known(section, spelling, value, found.reader)
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
      const isNotice = this.#account.isNotice(section, spelling, value)
      if (reader.readers === 0 && !isNotice) this.#unmapped(pointerIn(section, spelling), value)
      return
    }
    this.#again(section, spelling, value, reader)
  }

  /** A further printing of a label in the same section. */
  #again(section: Section, spelling: Spelling, value: unknown, reader: LeafReader): void {
    const { position } = reader
    const pointer = pointerIn(section, spelling)
    if (this.#account.isNoticeAhead(pointer)) return
    const present = { value: section.values[position], normalizer: '' }
    if (reader.readers > 0 && sameContent(present, { value, normalizer: '' })) {
      section.twins ??= new Map()
      const twins = section.twins.get(position)
      if (twins === undefined) section.twins.set(position, [{ pointer, value }])
      else twins.push({ pointer, value })
      return
    }
    const key = this.#tree.shown.label(spelling.key, pointer)
    this.#issues.push(issue('transcript/duplicate-label', { key }, { pointer }))
    this.#account.unmapped.add(pointer)
  }

  #year(section: Section, spelling: Spelling, value: unknown, reader: YearsReader): void {
    const year = yearIn(spelling.key, reader.label)
    if (year === undefined) this.#unknown(section, spelling, value)
    else this.#leaf(entryOfYear(section, reader, year), spelling, value, reader.line)
  }

  /** A section of which the first printing is read. A list may stand for its only printing, or for several. */
  #section({ values }: Section, reader: SectionReader, key: string, value: unknown, at: string): void {
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries())
        this.#printing(values, reader, key, each, pointerTo(at, index))
    } else this.#printing(values, reader, key, value, at)
  }

  #printing(values: unknown[], reader: SectionReader, key: string, value: unknown, at: string): void {
    const { position, node } = reader
    if (!isJsonObject(value)) this.#misshapen(value, 'a section', at)
    else if (values[position] === undefined) values[position] = this.#object(value, node, at)
    else this.#repeated(key, value, at)
  }

  #occurrences(section: Section, reader: OccurrencesReader, value: unknown, at: string): void {
    const present = section.values[reader.position]
    const list: unknown[] = Array.isArray(present) ? present : []
    if (isJsonObject(value)) list.push(this.#object(value, reader.node, at))
    else if (Array.isArray(value)) {
      value.forEach((each, index) => {
        const place = pointerTo(at, index)
        if (isJsonObject(each)) list.push(this.#object(each, reader.node, place))
        else this.#misshapen(each, 'an entry', place)
      })
    } else this.#misshapen(value, 'a section', at)
    if (list.length > 0) section.values[reader.position] = list
  }

  #entries(values: readonly unknown[], reader: EntriesReader, at: string): readonly Section[] {
    const sections: Section[] = []
    const kindOfEntry = reader.kinds.ofList()
    values.forEach((value, index) => {
      const place = pointerTo(at, index)
      if (!isJsonObject(value)) {
        this.#misshapen(value, 'an entry', place)
        return
      }
      const { kind, named, atOddsBy, unfamiliarBy } = kindOfEntry(value)
      const { node, unknownBy } = kind
      if (atOddsBy !== undefined) this.#title('contradicting', `${atOddsBy} of this entry`, place)
      if (node === undefined) {
        this.#account.addUnread(value, place)
        return
      }
      if (unknownBy !== undefined)
        this.#issues.push(
          issue('transcript/unknown-entry', { label: unknownBy, kept: node.keepsWhole }, { pointer: place }),
        )
      else if (unfamiliarBy !== undefined) this.#title('unfamiliar', `${unfamiliarBy} of this entry`, place)
      const section = this.#object(value, node, place, placeAt(node, at, index))
      named?.forEach((text, name) => {
        section.set(name, text)
      })
      sections.push(section)
    })
    // A list with such a rule reads every entry, so positions here are those of its output.
    for (const { above } of reader.consumers) tieRowsAbove(sections, above)
    return sections
  }

  /** A label that no field reads: its leaves are unmapped, but for a sentence that says there is no data. */
  #unknown(section: Section, spelling: Spelling, value: unknown): void {
    if (typeof value === 'object' && value !== null) {
      this.#account.addUnread(value, pointerIn(section, spelling))
      return
    }
    if (this.#account.isNotice(section, spelling, value)) return
    const at = pointerIn(section, spelling)
    if (spelling.saysNoData && this.#account.notice === undefined)
      this.#account.notice = { pointer: at, text: spelling.key }
    else this.#unmapped(at, value)
  }

  #unmapped(at: string, value: unknown): void {
    this.#account.unmapped.add(at)
    if (typeof value === 'string' && mayHoldWords(value)) this.#account.unmappedWords.push(value)
  }

  /** A known label over something of another kind. Blank text in place of a section is no fault, there is just nothing; in a list an entry was lost. */
  #misshapen(value: unknown, expected: string, at: string): void {
    const isNothing = value === null || (typeof value === 'string' && value.trim() === '')
    const blank = isNothing && expected !== 'an entry'
    if (this.#account.isNoticeAhead(at) || this.#account.noticed(value, at)) return
    if (!blank)
      this.#issues.push(issue('transcript/wrong-shape', { found: kindOf(value), expected }, { pointer: at }))
    if (!blank && expected !== 'a text') this.#account.misshapen.push(at)
    this.#account.addLeaves(value, at)
  }

  #title(fault: 'contradicting' | 'unfamiliar', what: string, pointer: string): void {
    this.#issues.push(issue(`transcript/${fault}-title`, { what }, { pointer }))
  }

  #repeated(key: string, value: unknown, at: string): void {
    const shown = this.#tree.shown.label(key, at)
    this.#issues.push(issue('transcript/repeated-section', { key: shown }, { pointer: at }))
    this.#account.addLeaves(value, at)
  }

  /** Of several wordings the first present one is read. Another one that says something else is reported, once, and unmapped. */
  #settle(section: Section, node: ReadingNode, all: readonly Alternatives[]): void {
    let reported: Set<string> | undefined
    for (const alternatives of all)
      for (const unread of unreadWays(this.#document, section, node, alternatives)) {
        const { message, pointer } = unread.issue
        reported ??= new Set()
        if (!reported.has(message)) this.#issues.push(unread.issue)
        reported.add(message)
        this.#account.addLate(unread.leaves, unread.mayBeRead ? pointer : null)
      }
  }

  #keep(section: Section, value: unknown): void {
    const position = section.names.get(wholeLabel)
    if (position === undefined) return
    const copy = keptCopy(value)
    section.values[position] = copy === tooDeep ? null : copy
    if (copy === tooDeep)
      this.#issues.push(issue('transcript/too-deep', { limit: deepestKept }, { pointer: section.pointer }))
  }
}

/** A section that somebody wrote as JSON in a text: what it holds cannot be read, and is no line. `[X]` is one. */
function isObjectText(value: unknown): boolean {
  return typeof value === 'string' && /^\s*(?:\[\s*)*(?:\{\s*["}]|\[\s*")/.test(value)
}
