/**
 * How large a parsed document is, found in one walk that makes nothing: the figures that its limits are about, and those that
 * tell whether its text may hold more than the document does.
 */

export interface DocumentSize {
  /** The least length of a JSON text that it is read from, without escapes. */
  readonly characters: number
  /** Keys of all objects. */
  readonly keys: number
  /** Texts, numbers, true, false and null. */
  readonly leaves: number
  /** Objects and lists inside one another, the outermost counted. */
  readonly depth: number
  /** Characters of the JSON Pointers to all leaves, but for what is escaped in them. */
  readonly pointers: number
}

/** Where a walk may stop, as what has more is refused: a parsed document may even contain itself. */
interface Stop {
  readonly leaves: number
  readonly depth: number
}

/** The size of `document`; at least what is beyond one of the figures to `stop` at. */
export function sizeOf(document: unknown, stop: Stop): DocumentSize {
  return new Walk(stop).over(document)
}

class Walk {
  readonly #stop: Stop
  /** `for … in` gives the keys of an object quickest, but inherited ones too, where somebody gave all objects one. */
  readonly #hasInherited = Object.keys(Object.prototype).length > 0
  // Not by recursion: depth costs memory, never the stack. Three lists grow and shrink together.
  readonly #waiting: object[] = []
  readonly #depths: number[] = []
  readonly #lengths: number[] = []
  #characters = 0
  #keys = 0
  #leaves = 0
  #depth = 0
  #pointers = 0

  constructor(stop: Stop) {
    this.#stop = stop
  }

  over(document: unknown): DocumentSize {
    this.#value(document, 0, 0)
    for (let holder = this.#waiting.pop(); holder !== undefined; holder = this.#waiting.pop()) {
      const depth = this.#depths.pop() ?? 0
      const length = this.#lengths.pop() ?? 0
      if (depth > this.#depth) this.#depth = depth
      if (this.#depth > this.#stop.depth || this.#leaves > this.#stop.leaves) break
      const parts = Array.isArray(holder)
        ? this.#list(holder, depth, length)
        : this.#object(holder, depth, length)
      // Brackets, and commas between the parts.
      this.#characters += parts === 0 ? 2 : parts + 1
    }
    return {
      characters: this.#characters,
      keys: this.#keys,
      leaves: this.#leaves,
      depth: this.#depth,
      pointers: this.#pointers,
    }
  }

  #list(list: readonly unknown[], depth: number, length: number): number {
    // A slash and the digits of a position.
    const step = 1 + String(list.length).length
    for (const each of list) this.#value(each, depth, length + step)
    return list.length
  }

  #object(object: object, depth: number, length: number): number {
    let parts = 0
    for (const key in object) {
      if (this.#hasInherited && !Object.hasOwn(object, key)) continue
      parts++
      // Two quotes and a colon.
      this.#characters += key.length + 3
      this.#value(Reflect.get(object, key), depth, length + key.length + 1)
    }
    this.#keys += parts
    return parts
  }

  #value(value: unknown, depth: number, length: number): void {
    if (typeof value === 'object' && value !== null) {
      this.#waiting.push(value)
      this.#depths.push(depth + 1)
      this.#lengths.push(length)
      return
    }
    this.#leaves++
    this.#pointers += length
    this.#characters += leastLength(value)
  }
}

/** No text of this leaf is shorter. A number counts as one character, as it can be written in many ways. */
function leastLength(leaf: unknown): number {
  if (typeof leaf === 'string') return leaf.length + 2
  if (typeof leaf === 'number') return 1
  return leaf === false ? 5 : 4
}
