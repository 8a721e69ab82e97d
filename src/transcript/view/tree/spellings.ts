/**
 * How the documents seen so far spell the labels of one object, so that a key is brought into canonical form once and not
 * in every document. Holds keys only, never a value, and so many at most: it is emptied once as many more were met.
 */
import { yearPattern, yearStandIn } from '../../../plan/view-labels.ts'
import { labelParts } from '../../../text/labels/canonical-label.ts'
import { isPartTitle } from '../../../text/labels/part-title.ts'
import { escapeStep } from '../../../text/places/json-pointer.ts'
import type { Notices } from './notices.ts'
import type { Reader, ReadingNode } from './reading-tree.ts'

/** One key of a document, and all that follows from it in its place. */
export interface Spelling {
  readonly key: string
  /** The key as the last step of a pointer: `/TOTAL WAGES`. */
  readonly step: string
  /** What is done with the value; `undefined` for a label that the mapping does not know here. */
  readonly reader: Reader | undefined
  /** The position of a text that some field reads; `nobodyReads`; or `readOtherwise`. Most keys need nothing but this. */
  readonly position: number
  /** The number in its `(OCCURRENCE #: n)`; 0 where it carries none. */
  readonly occurrence: number
  /** The key is itself a sentence that says there is no data. */
  readonly saysNoData: boolean
  /** Another one for each key of an object that is kept. */
  readonly number: number
  /** It is kept for the next documents; a very long key is not, and nothing that is kept may lead to it. */
  readonly isKept: boolean
  /** The key that came after this one last time: a guess that is right in most documents. */
  next: Spelling | undefined
  /** Its pointer in the object of that number; see `place` of the node. */
  pointer: string
  place: number
}

/** Stand for a position: the label is unknown, and is that of no section; there is more to do than to put a text in its place. */
export const nobodyReads = -1
const readOtherwise = -2

/** No object has this number. */
export const nowhere = -1

/** At most this many keys are kept for a mapping, each of at most this many characters. */
const mostKept = 8192
const longestKept = 200

/** The spellings of a whole tree, which are emptied together. */
export class SpellingStore {
  readonly #notices: Notices
  readonly #nodes = new Set<ReadingNode>()
  #kept = 0
  /** How many keys found no room since it was emptied; when they are as many as are kept, it is emptied again. */
  #turnedAway = 0

  constructor(notices: Notices) {
    this.#notices = notices
  }

  /** The spelling of `key` in `node`, kept for the next document where there is room. */
  spell(node: ReadingNode, key: string): Spelling {
    const { label, occurrence } = labelParts(key)
    const reader = readerOf(node, key, label)
    const saysNoData = this.#notices.has(key)
    const spelling: Spelling = {
      key,
      step: `/${escapeStep(key)}`,
      reader,
      position: positionOf(node, key, reader, saysNoData),
      occurrence: occurrence ?? 0,
      saysNoData,
      number: node.spellings.size + 1,
      isKept: key.length <= longestKept && this.#hasRoom(),
      next: undefined,
      pointer: '',
      place: nowhere,
    }
    if (!spelling.isKept) return spelling
    this.#kept++
    this.#nodes.add(node)
    node.spellings.set(key, spelling)
    return spelling
  }

  /** A document of more keys than are kept must not push out those that it is about to ask for: it finds most of them again. */
  #hasRoom(): boolean {
    if (this.#kept < mostKept) return true
    this.#turnedAway++
    if (this.#turnedAway < mostKept) return false
    this.#empty()
    return true
  }

  #empty(): void {
    for (const node of this.#nodes) {
      node.spellings.clear()
      node.first = undefined
      node.layouts.clear()
    }
    this.#nodes.clear()
    this.#kept = 0
    this.#turnedAway = 0
  }
}

/**
 * Notes that `node` stands for the object at `parent`, or for the entry at `index` of the list there, and gives the number of that
 * place: the same one as long as the node stands for the same object of each document, as most do. The index tells most entries
 * apart sooner than their pointers would.
 */
export function placeAt(node: ReadingNode, parent: string, index: number = nowhere): number {
  if (node.index !== index || node.parent !== parent) {
    node.index = index
    node.parent = parent
    node.place++
  }
  return node.place
}

/** The pointer of `spelling` in the object at `parent`, whose number is `place`. */
export function pointerOf(spelling: Spelling, parent: string, place: number): string {
  if (spelling.place !== place) {
    spelling.place = place
    spelling.pointer = parent + spelling.step
  }
  return spelling.pointer
}

function positionOf(
  { titles }: ReadingNode,
  key: string,
  reader: Reader | undefined,
  saysNoData: boolean,
): number {
  // In the place of a section a text may be what it holds, as JSON.
  const mayBeSection = (): boolean => isPartTitle(key) || titles.find(key) !== undefined
  if (reader === undefined) return saysNoData || mayBeSection() ? readOtherwise : nobodyReads
  return reader.kind === 'leaf' && reader.readers > 0 ? reader.position : readOtherwise
}

/** What is done with the value under `key`: by `label`, which it is a printing of, or by the label with any year. */
function readerOf(node: ReadingNode, key: string, label: string): Reader | undefined {
  return (
    node.labels.get(key) ??
    node.labels.get(label) ??
    (node.hasYears ? node.labels.get(anyYear(label)) : undefined)
  )
}

/** Turns the year in a label into the stand-in for any year. */
function anyYear(label: string): string {
  return label.replace(yearPattern, yearStandIn)
}
