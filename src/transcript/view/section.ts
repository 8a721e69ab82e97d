/**
 * One section of the view that the expression reads: values by canonical label, and for each the document's own key.
 * Well shaped by construction: a section holds texts (or other plain values), sections and lists of sections.
 */
import { FixedRecord } from '../../evaluate/run/fixed-record.ts'
import type { Feed } from './leaves/leaf-store.ts'
import type { Leaf } from './leaves/leaves.ts'
import type { ReadingNode } from './tree/reading-tree.ts'
import { placeAt, pointerOf, type Spelling } from './tree/spellings.ts'

/** Stands in a section for a value that is no text but a list or an object: present, and unreadable. */
export const wrongShape: object = Object.freeze({})

/** A section of the view: the values of its labels. */
export class Section extends FixedRecord {
  /** Where it stands in the document, as a JSON Pointer. */
  readonly pointer: string
  /** The number of that place; see spellings.ts. */
  readonly place: number
  /** By position, the document's own key of each value; sections that are laid out alike share them, see layout.ts. */
  readonly spellings: (Spelling | undefined)[]
  /** By position, further printings of a label that say the same; absent until there is one. */
  twins: Map<number, Leaf[]> | undefined
  /** By position, its leaves as sources of lineage; absent until one is asked for. */
  feeds: (Feed | undefined)[] | undefined

  /** A section that holds nothing, but for the `filled` values under the keys in `spellings`. */
  constructor(
    node: ReadingNode,
    pointer: string,
    place: number = placeAt(node, pointer),
    filled: unknown[] = node.blank.slice(),
    spellings: (Spelling | undefined)[] = node.unspelled.slice(),
  ) {
    super(node.positions, filled)
    this.pointer = pointer
    this.place = place
    this.spellings = spellings
    this.twins = undefined
    this.feeds = undefined
  }
}

/** The pointer of the value that `spelling` is the key of in `section`. */
export function pointerIn({ pointer, place }: Section, spelling: Spelling): string {
  return pointerOf(spelling, pointer, place)
}

/** What stands at the end of `path` below `value`; `undefined` where there is nothing, or a list on the way. */
export function under(value: unknown, path: readonly string[]): unknown {
  let at = value
  for (const step of path) {
    if (!(at instanceof Section)) return undefined
    at = at.get(step)
  }
  return at
}

/** The pointer of what stands at the end of `path`, written with the document's own keys; of a list its first section. */
export function pointerUnder(section: Section, path: readonly string[]): string | undefined {
  const parent = path.length === 1 ? section : under(section, path.slice(0, -1))
  const label = path.at(-1)
  if (label === undefined || !(parent instanceof Section)) return undefined
  const position = parent.names.get(label)
  if (position === undefined) return undefined
  const value = parent.values[position]
  const inner = Array.isArray(value) ? value[0] : value
  if (inner instanceof Section) return inner.pointer
  const spelling = parent.spellings[position]
  return spelling === undefined ? undefined : pointerIn(parent, spelling)
}
