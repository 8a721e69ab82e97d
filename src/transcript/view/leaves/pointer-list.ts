/**
 * Pointers in the order they are found, of which most come as the list of a whole section. A list that grows one by one would
 * be copied many times over.
 */

/** At most this many lists are joined at a time: each is an argument of one call. */
const mostAtATime = 500

const none: readonly string[] = []

export class PointerList {
  readonly #lists: (readonly string[])[] = []
  /** What came one by one since the last list. */
  #single: string[] = []

  add(pointer: string): void {
    this.#single.push(pointer)
  }

  /** Adds all of `pointers`, which nobody may change afterwards. */
  addAll(pointers: readonly string[]): void {
    if (pointers.length === 0) return
    this.#close()
    this.#lists.push(pointers)
  }

  /** A new list of all pointers so far. */
  all(): readonly string[] {
    this.#close()
    const joined: string[][] = []
    for (let at = 0; at < this.#lists.length; at += mostAtATime)
      joined.push(none.concat(...this.#lists.slice(at, at + mostAtATime)))
    return joined.length === 1 ? (joined[0] ?? []) : joined.flat()
  }

  #close(): void {
    if (this.#single.length === 0) return
    this.#lists.push(this.#single)
    this.#single = []
  }
}
