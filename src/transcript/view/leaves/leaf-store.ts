/**
 * The leaves of a document as sources of lineage: made once for each place, shared by all that were fed by it, and numbered, so
 * that what feeds a derived field is put together without comparing pointers.
 */

import type { LineageSource } from '../../lineage-entry.ts'
import { pointerIn, Section, under, wrongShape } from '../section.ts'

/** What fed a value, and the number of each leaf; without `numbers` they follow one another from `first`. Nobody writes to it. */
export interface Feed {
  readonly sources: readonly LineageSource[]
  readonly first: number
  readonly numbers: readonly number[] | undefined
}

/** The sources of what has none. */
export const noSources: readonly LineageSource[] = Object.freeze([])

/** What fed nothing. */
export const noFeed: Feed = { sources: noSources, first: 0, numbers: undefined }

/** The number of the leaf at `position` of what feeds a value. */
export function numberAt({ first, numbers }: Feed, position: number): number {
  return numbers === undefined ? first + position : (numbers[position] ?? -1)
}

/** The first leaf of a feed alone. */
export function firstOf(feed: Feed): Feed {
  return { sources: feed.sources.slice(0, 1), first: numberAt(feed, 0), numbers: undefined }
}

/** Several feeds as one, in their order. */
export function joined(feeds: readonly Feed[]): Feed {
  let only: Feed | undefined
  let other: Feed | undefined
  let leaves = 0
  for (const feed of feeds) {
    if (feed.sources.length === 0) continue
    if (only === undefined) only = feed
    else other = feed
    leaves += feed.sources.length
  }
  if (only === undefined || other === undefined) return only ?? noFeed
  const first = only.sources[0]
  const second = other.sources[0]
  // Each row has such a pair, and lists that grow take the room of many.
  if (leaves === 2 && first !== undefined && second !== undefined)
    return { sources: [first, second], first: -1, numbers: [numberAt(only, 0), numberAt(other, 0)] }
  const sources: LineageSource[] = []
  const numbers: number[] = []
  for (const feed of feeds) {
    // One by one: a label may be printed more often than a call can have arguments.
    feed.sources.forEach((source, at) => {
      sources.push(source)
      numbers.push(numberAt(feed, at))
    })
  }
  return { sources, first: -1, numbers }
}

/** The leaves of one document. */
export class LeafStore {
  /** How many have a number. */
  count = 0
  readonly #notice: { readonly pointer: string; readonly text: string } | undefined
  #noticeNumber: number | undefined

  /** `notice` is the place of the sentence that says there is no data: a field may read it, too. */
  constructor(notice: { readonly pointer: string; readonly text: string } | undefined) {
    this.#notice = notice
  }

  /**
   * The leaf at a position of a section, and further printings of its label in it that say the same; nothing where a list or an
   * object stands in the place of the leaf.
   */
  at(section: Section, position: number): Feed {
    section.feeds ??= new Array<Feed | undefined>(section.values.length)
    const { feeds } = section
    const present = feeds[position]
    if (present !== undefined) return present
    const feed = this.#newFeed(section, position)
    feeds[position] = feed
    return feed
  }

  /** As `at`, of what stands at the end of `path`. */
  under(view: Section, path: readonly string[]): Feed {
    const parent = path.length === 1 ? view : under(view, path.slice(0, -1))
    if (!(parent instanceof Section)) return noFeed
    const position = parent.names.get(path.at(-1) ?? '')
    return position === undefined ? noFeed : this.at(parent, position)
  }

  /** One source with a number of its own. */
  single(source: LineageSource): Feed {
    return { sources: [source], first: this.count++, numbers: undefined }
  }

  /** The sentence that says there is no data. */
  notice(): Feed {
    const notice = this.#notice
    return notice === undefined ? noFeed : this.#asNotice({ pointer: notice.pointer, raw: notice.text })
  }

  #newFeed(section: Section, position: number): Feed {
    const spelling = section.spellings[position]
    const raw = section.values[position]
    if (spelling === undefined || raw === wrongShape) return noFeed
    const pointer = pointerIn(section, spelling)
    const twins = section.twins?.get(position)
    if (twins === undefined && pointer !== this.#notice?.pointer) return this.single({ pointer, raw })
    const leaves = [
      { pointer, raw },
      ...(twins ?? []).map(twin => ({ pointer: twin.pointer, raw: twin.value })),
    ]
    return joined(
      leaves.map(each => (each.pointer === this.#notice?.pointer ? this.#asNotice(each) : this.single(each))),
    )
  }

  #asNotice(source: LineageSource): Feed {
    this.#noticeNumber ??= this.count++
    return { sources: [source], first: this.#noticeNumber, numbers: undefined }
  }
}
