/**
 * Lists in which each leaf of one document stands once, where it came first and as it came last. They are made one after the
 * other, as they share their marks and the room in which they grow: a list that grew by itself would be copied many times over.
 */
import type { LineageSource } from '../lineage-entry.ts'
import { type Feed, noFeed, numberAt } from '../view/leaves/leaf-store.ts'

export class LeafLists {
  /** By the number of a leaf, its place in the last list that it was put into, more than `#first` of that one by so many. */
  readonly #marks: number[]
  /** Less than the marks of the list under way, and more than those of all lists before it. */
  #first = 0
  /** How many leaves of the list have a mark: none until something is put behind what it begins with. */
  #marked = 0
  #begin: Feed = noFeed
  /** What the marks from `#first` on are of. */
  #last: Feed = noFeed
  /** Whether the list has more than what it begins with. Until then it is that: many derived fields read the same rows. */
  #isOwn = false
  readonly #sources: LineageSource[] = []
  readonly #numbers: number[] = []

  /** For a document of which so many leaves have a number. */
  constructor(leaves: number) {
    this.#marks = new Array<number>(leaves).fill(-1)
  }

  /** Begins a list with `begin`, which has each leaf once. */
  start(begin: Feed = noFeed): void {
    this.#begin = begin
    this.#isOwn = false
    if (begin === this.#last) return
    this.#first += this.#marked
    this.#marked = 0
  }

  /** Puts what fed one field into the list: a leaf that is there stays in its place, and is shown as it came last. */
  put(feed: Feed): void {
    const { sources } = feed
    const begin = this.#begin
    if (sources.length === 0 || (feed === begin && !this.#isOwn)) return
    if (this.#marked === 0) for (let at = 0; at < begin.sources.length; at++) this.#mark(numberAt(begin, at))
    for (let at = 0; at < sources.length; at++) {
      const source = sources[at]
      if (source === undefined) continue
      const number = numberAt(feed, at)
      const place = (this.#marks[number] ?? -1) - this.#first
      const listed = this.#isOwn ? this.#sources : begin.sources
      if (place >= 0 && listed[place] === source) continue
      if (!this.#isOwn) this.#copyBegin()
      const own = place < 0 ? this.#mark(number) : place
      this.#sources[own] = source
      this.#numbers[own] = number
    }
  }

  /** The list, as what feeds a field. */
  end(): Feed {
    const count = this.#marked
    this.#last = this.#isOwn
      ? { sources: this.#sources.slice(0, count), first: -1, numbers: this.#numbers.slice(0, count) }
      : this.#begin
    return this.#last
  }

  #copyBegin(): void {
    this.#isOwn = true
    const begin = this.#begin
    for (let at = 0; at < begin.sources.length; at++) {
      const source = begin.sources[at]
      if (source !== undefined) this.#sources[at] = source
      this.#numbers[at] = numberAt(begin, at)
    }
  }

  /** Gives a leaf the next place, which is the result. */
  #mark(number: number): number {
    const place = this.#marked++
    this.#marks[number] = this.#first + place
    return place
  }
}
