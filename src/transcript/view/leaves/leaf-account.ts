/**
 * The account of the leaves that no field reads: ignored with a reason, unmapped, or the one sentence that says there is no
 * data. Leaves are noted in the order of the document; what is noted later than it stands is sorted in at the end.
 */

import type { JsonObject } from '../../open/shape.ts'
import type { Section } from '../section.ts'
import { pointerIn } from '../section.ts'
import type { Notices } from '../tree/notices.ts'
import type { Spelling } from '../tree/spellings.ts'
import { withOthersInOrder } from './document-order.ts'
import { leavesOf } from './leaves.ts'
import { PointerList } from './pointer-list.ts'

/** At most this many late leaves are sorted into at most this many others one by one: for more, the whole document is walked. */
const mostPlaced = 4
const mostAmong = 16

/**
 * A leaf that was left out on purpose.
 * @example
 * const reason = ({ pointer, because }: Ignored): string => `${pointer}: ${because}`
 * mapTranscript(raw).ignored.map(reason) // => []
 */
export interface Ignored {
  readonly pointer: string
  readonly because: string
}

/** The leaves of one document that no field reads. */
export interface Accounted {
  readonly unmapped: readonly string[]
  /** Those that another field may still read, each with the pointer of its issue: see lineage/accounted-document.ts. */
  readonly passedOver: ReadonlyMap<string, string>
  /** The objects and lists under labels that no field reads, as pointers; their leaves are unmapped. */
  readonly skipped: readonly string[]
  /** Where something else stands than a section, a list or an entry, as pointers. */
  readonly misshapen: readonly string[]
  /** The parts of sections whose lines were read as lines of the section, as pointers. */
  readonly partsRead: readonly string[]
  /** The texts of unmapped lines that may hold words, without those of what was skipped; some of them twice. */
  readonly unmappedWords: readonly string[]
  readonly ignored: readonly Ignored[]
  /** Where the sentence stands that says there is no data. */
  readonly notice: { readonly pointer: string; readonly text: string } | undefined
}

/** What becomes of the leaves of one document. */
export class LeafAccount {
  readonly ignored: Ignored[] = []
  /** Those noted in their order. */
  readonly unmapped: PointerList = new PointerList()
  notice: Accounted['notice']
  readonly skipped: string[] = []
  readonly misshapen: string[] = []
  readonly partsRead: string[] = []
  readonly unmappedWords: string[] = []
  /** Leaves of places that are not read because another place of the field is, each with the pointer of its issue. */
  readonly passedOver: Map<string, string> = new Map()
  readonly #notices: Notices
  readonly #late = new Set<string>()
  #isOutOfOrder = false
  /** The place of that sentence, where it is known before its leaf is read. */
  #noticeAhead: string | undefined

  constructor(notices: Notices) {
    this.#notices = notices
  }

  /** What follows may stand in front of what was noted. */
  goBack(): void {
    this.#isOutOfOrder = true
  }

  /**
   * Leaves that were thought to be read; those ignored stay so, and the sentence. `issue` is the pointer of the one about them, given
   * where another field may read them.
   */
  addLate(pointers: readonly string[], issue: string | null = null): void {
    for (const pointer of pointers) {
      this.#late.add(pointer)
      if (issue !== null) this.passedOver.set(pointer, issue)
    }
  }

  /** All of it, once `document` is read. */
  in(document: JsonObject): Accounted {
    const unmapped = this.#unmappedIn(document)
    const { passedOver, skipped, misshapen, partsRead, unmappedWords, ignored, notice } = this
    return { unmapped, passedOver, skipped, misshapen, partsRead, unmappedWords, ignored, notice }
  }

  /** All unmapped leaves in the order of `document`. */
  #unmappedIn(document: JsonObject): readonly string[] {
    if (this.#late.size === 0 && !this.#isOutOfOrder) return this.unmapped.all()
    const ignored = new Set(this.ignored.map(each => each.pointer))
    const late = [...this.#late].filter(pointer => !ignored.has(pointer) && pointer !== this.notice?.pointer)
    const inOrder = this.unmapped.all()
    for (const pointer of inOrder) this.passedOver.delete(pointer)
    if (!this.#isOutOfOrder && late.length <= mostPlaced && inOrder.length <= mostAmong)
      return withOthersInOrder(document, inOrder, late)
    const wanted = new Set([...inOrder, ...late])
    return leavesOf(document, '')
      .map(leaf => leaf.pointer)
      .filter(pointer => wanted.has(pointer))
  }

  /** The leaves of an object or a list that nobody reads, among which the sentence may be. */
  addUnread(value: unknown, at: string): void {
    this.skipped.push(at)
    for (const { pointer, value: text } of leavesOf(value, at))
      if (!this.isNoticeAhead(pointer) && !this.noticed(text, pointer)) this.unmapped.add(pointer)
  }

  /** The leaves of a value that nobody reads. */
  addLeaves(value: unknown, at: string): void {
    for (const { pointer } of leavesOf(value, at))
      if (!this.isNoticeAhead(pointer)) this.unmapped.add(pointer)
  }

  /** Looks for the sentence in a value that is read later: it counts by its place in the document. */
  lookAhead(value: unknown, section: Section, spelling: Spelling): void {
    if (this.#notices.isEmpty || this.notice !== undefined) return
    const leaves = leavesOf(value, pointerIn(section, spelling))
    this.#noticeAhead = leaves.find(leaf => this.noticed(leaf.value, leaf.pointer))?.pointer
  }

  isNoticeAhead(pointer: string): boolean {
    return pointer === this.#noticeAhead
  }

  /** As `noticed`, for the value under a key, of which most are no sentence and need no pointer. */
  isNotice(section: Section, spelling: Spelling, value: unknown): boolean {
    if (this.#noticeAhead !== undefined && this.isNoticeAhead(pointerIn(section, spelling))) return true
    return this.#says(value) && this.noticed(value, pointerIn(section, spelling))
  }

  /** Whether `value` is the first sentence that says there is no data; it is then noted. */
  noticed(value: unknown, at: string): boolean {
    if (!this.#says(value)) return false
    this.notice = { pointer: at, text: value }
    return true
  }

  #says(value: unknown): value is string {
    return this.notice === undefined && typeof value === 'string' && this.#notices.has(value)
  }
}
