/**
 * How large a parsed document is, found in one walk that makes nothing: the figures that its limits are about, and those that
 * tell whether its text may hold more than the document does.
 */
import type { JsonSize } from '../../text/json/json-size.ts'
import { hasEnumerable } from './shape.ts'

/** Where a walk may stop, as what has more is refused: a parsed document may even contain itself. */
interface Stop {
  readonly leaves: number
  readonly depth: number
}

/** The size of `document`; at least what is beyond one of the figures to `stop` at. */
export function sizeOf(document: unknown, stop: Stop): JsonSize {
  return new Walk(stop).over(document)
}

class Walk {
  readonly #stop: Stop
  /** `for … in` gives the keys of an object quickest, but inherited ones too, where somebody gave all objects one. */
  readonly #hasInherited = hasEnumerable(Object.prototype)
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

  over(document: unknown): JsonSize {
    if (typeof document === 'object' && document !== null) this.#wait(document, 1, 0)
    else this.#count(1, 0, leastLength(document))
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
    for (const each of list) {
      if (typeof each === 'object' && each !== null) this.#wait(each, depth + 1, length + step)
      else this.#count(1, length + step, leastLength(each))
    }
    return list.length
  }

  /** Counts in variables of its own: nearly all of a document are the texts of its objects. */
  #object(object: object, depth: number, length: number): number {
    // What `for … in` names may be asked for.
    const fields = object as Readonly<Record<string, unknown>>
    let parts = 0
    let leaves = 0
    let pointers = 0
    let characters = 0
    for (const key in fields) {
      if (this.#hasInherited && !Object.hasOwn(fields, key)) continue
      parts++
      // Two quotes and a colon.
      characters += key.length + 3
      const value = fields[key]
      const below = length + key.length + 1
      if (typeof value === 'object' && value !== null) this.#wait(value, depth + 1, below)
      else {
        leaves++
        pointers += below
        characters += leastLength(value)
      }
    }
    this.#keys += parts
    this.#count(leaves, pointers, characters)
    return parts
  }

  #wait(holder: object, depth: number, length: number): void {
    this.#waiting.push(holder)
    this.#depths.push(depth)
    this.#lengths.push(length)
  }

  #count(leaves: number, pointers: number, characters: number): void {
    this.#leaves += leaves
    this.#pointers += pointers
    this.#characters += characters
  }
}

/** No text of this leaf is shorter. A number counts as one character, as it can be written in many ways. */
function leastLength(leaf: unknown): number {
  if (typeof leaf === 'string') return leaf.length + 2
  if (typeof leaf === 'number') return 1
  return leaf === false ? 5 : 4
}
