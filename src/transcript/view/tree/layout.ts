/**
 * The keys of one object in their order, as documents had them before. Most documents of a form are laid out alike, so what
 * follows from all the keys together is computed once. Holds keys only, never a value.
 */

import type { JsonObject } from '../../open/shape.ts'
import { mayHoldWords } from '../leaves/may-hold-words.ts'
import { pointerIn, Section } from '../section.ts'
import type { Alternatives, Way } from './alternatives.ts'
import type { Notices } from './notices.ts'
import type { ReadingNode } from './reading-tree.ts'
import { nobodyReads, nowhere, type Spelling } from './spellings.ts'

/** An object that holds nothing but texts, each read as the first of its label, or by nobody. */
export interface Layout {
  readonly keys: readonly string[]
  /** For each key where the section of the view has its text, or `nobodyReads`. */
  readonly positions: readonly number[]
  /** By position, the spelling of each text that is read. All sections of the layout share it, so nobody writes to it. */
  readonly spellings: (Spelling | undefined)[]
  /** The keys of the texts that nobody reads, and their pointers in the object of that number; see `place` of the node. */
  readonly unread: readonly Spelling[]
  pointers: readonly string[]
  place: number
  /** Of the wordings that go before one another, those of which two are there; found when it is first asked. */
  contested: readonly Alternatives[] | undefined
}

/** The layouts that one object of documents was met in. */
export class Layouts {
  /** That of the last object: most entries of a list are laid out as the entry before. */
  last: Layout | undefined
  #all: readonly Layout[] = []
  /** Numbers made of all keys of objects: a layout is made of what comes again. */
  readonly #met = new Set<number>()

  /** Notes an object of `count` keys, all kept, that began with `first`; `keysNumber` is made of them in their order. */
  note(first: Spelling, count: number, keysNumber: number, { unspelled }: ReadingNode): void {
    if (!this.#met.has(keysNumber)) {
      if (this.#met.size === mostMet) this.#met.clear()
      this.#met.add(keysNumber)
      return
    }
    this.last = layoutFrom(first, count, unspelled)
    this.#all = [this.last, ...this.#all.slice(0, mostLayouts - 1)]
  }

  /** The layout that has the keys of `layout` before position `at`, and `key` there; `undefined` stands for its end. */
  like({ keys }: Layout, at: number, key: string | undefined): Layout | undefined {
    // What differs at all differs in the last keys.
    const beginsAlike = (each: Layout): boolean => {
      for (let before = at - 1; before >= 0; before--) if (each.keys[before] !== keys[before]) return false
      return true
    }
    return this.#all.find(each => each.keys[at] === key && beginsAlike(each))
  }

  clear(): void {
    this.last = undefined
    this.#all = []
    this.#met.clear()
  }
}

/** So many layouts of one object are kept, and so many numbers of those that were met once. */
const mostLayouts = 8
const mostMet = 32

/** The layout of an object of `count` keys that began with `first`; `unspelled` has an element for each position. */
function layoutFrom(first: Spelling, count: number, unspelled: readonly undefined[]): Layout {
  const order: Spelling[] = []
  for (let at: Spelling | undefined = first; at !== undefined && order.length < count; at = at.next)
    order.push(at)
  const spellings: (Spelling | undefined)[] = unspelled.slice()
  for (const spelling of order) if (spelling.position !== nobodyReads) spellings[spelling.position] = spelling
  return {
    keys: order.map(({ key }) => key),
    positions: order.map(({ position }) => position),
    spellings,
    unread: order.filter(({ position }) => position === nobodyReads),
    pointers: [],
    place: nowhere,
    contested: undefined,
  }
}

/**
 * The section of an object of plain own keys that is laid out as one before, but for the leaves that nobody reads; `undefined` for
 * any other. None of its texts is a sentence of `notices`; those that nobody reads and that may hold words are put behind `words`. The
 * layout is then the last one of the node.
 */
export function laidOut(
  raw: JsonObject,
  node: ReadingNode,
  pointer: string,
  place: number,
  notices: Notices,
  words: string[],
): Section | undefined {
  const { layouts } = node
  let layout = layouts.last
  if (layout === undefined) return undefined
  const values: unknown[] = node.blank.slice()
  let { keys, positions } = layout
  let at = 0
  for (const key in raw) {
    const value = raw[key]
    if (keys[at] !== key) {
      layout = layouts.like(layout, at, key)
      if (layout === undefined) return undefined
      keys = layout.keys
      positions = layout.positions
    }
    if (typeof value !== 'string' || notices.has(value)) return undefined
    const position = positions[at] ?? nobodyReads
    if (position !== nobodyReads) values[position] = value
    else if (mayHoldWords(value)) words.push(value)
    at++
  }
  if (at < keys.length) layout = layouts.like(layout, at, undefined)
  if (layout === undefined) return undefined
  layouts.last = layout
  return new Section(node, pointer, place, values, layout.spellings)
}

/** The pointers of the texts in `section` that nobody reads, where it is laid out like that. */
export function unreadIn(section: Section, layout: Layout): readonly string[] {
  if (layout.place !== section.place) {
    layout.place = section.place
    layout.pointers = layout.unread.map(spelling => pointerIn(section, spelling))
  }
  return layout.pointers
}

/** Of the wordings of a section those that can be at odds: all, or where it is laid out like that, those of which two are there. */
export function contestedIn(
  layout: Layout | undefined,
  { alternatives }: ReadingNode,
): readonly Alternatives[] {
  if (layout === undefined) return alternatives
  const isThere = ({ positions: [position = nobodyReads, further] }: Way): boolean =>
    further === undefined && layout.spellings[position] !== undefined
  layout.contested ??= alternatives.filter(({ ways }) => ways.filter(isThere).length > 1)
  return layout.contested
}
