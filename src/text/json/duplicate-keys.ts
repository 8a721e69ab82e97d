/**
 * Keys that stand twice in one object of a JSON text, which `JSON.parse` would silently merge.
 * The text is known to be valid JSON. A cheap count tells whether it has to be read with care at all; the careful reading looks
 * at every character once and makes every value once, however often keys are repeated and wherever.
 */
import { pointerTo } from '../places/json-pointer.ts'
import { lineStarts, positionOf } from '../places/position.ts'
import type { JsonSize } from './json-size.ts'

const quote = 34
/** What stands between the strings and words of JSON. */
const marks = '{[}],: \n\r\t'

/** One key that is written again. */
export interface DuplicateKey {
  /** Of the object that holds both. */
  readonly parent: string
  readonly key: string
  /** The value at its first place, and the one written here; of both, keys that are written again inside have their first values. */
  readonly first: unknown
  readonly again: unknown
  /** Where it is written again: 1-based line and UTF-16 column of the JSON text. */
  readonly line: number
  readonly column: number
}

/** A document in which the first value of each key stands, every other one, and what all of them come to. */
export interface ReadWithCare {
  readonly document: unknown
  /** In the order of the text; of what is written inside a value that is itself one of these, too. */
  readonly duplicates: readonly DuplicateKey[]
  readonly size: JsonSize
}

/**
 * Whether `text`, read as a value of that size, may hold a duplicate key. Never wrongly false; a false alarm costs a careful reading.
 *
 * What `JSON.parse` merged away is missing from the value. So there is no duplicate where the value, written as shortly as can
 * be, already fills the whole text but for its escapes. A text with blanks between its parts is longer than that; there the
 * marks of keys are counted, as many as the value has keys if nothing is missing.
 */
export function mayHaveDuplicateKeys(text: string, { characters, keys }: JsonSize): boolean {
  return characters + escapesIn(text) !== text.length && keyMarksIn(text) !== keys
}

/** Reads the text, of which at most `most` keys are written again: with one more the reading ends there. */
export function readWithCare(text: string, most: number): ReadWithCare {
  return new CarefulReader(text, most, false).read()
}

/** What `JSON.parse` gives for the text, of a key that is written again the last value: without the engine's own reading of objects. */
export function readLast(text: string): unknown {
  return new CarefulReader(text, Number.POSITIVE_INFINITY, true).read().document
}

/** By how much the escapes in a JSON text make it longer. */
function escapesIn(text: string): number {
  let more = 0
  for (let at = text.indexOf('\\'); at !== -1; ) {
    const length = text[at + 1] === 'u' ? 6 : 2
    more += length - 1
    at = text.indexOf('\\', at + length)
  }
  return more
}

/** How often a quote is followed by a colon: each key once, and now and then a text that begins with a colon. */
function keyMarksIn(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (isWhite(text.charCodeAt(before))) before--
    if (text.charCodeAt(before) === quote) count++
  }
  return count
}

/** The white space of JSON. */
function isWhite(unit: number): boolean {
  return unit === 32 || unit === 10 || unit === 13 || unit === 9
}

/** An object or a list that is open at the reader's place. */
interface Open {
  readonly holder: object
  readonly pointer: string
  /** Characters of the pointer, but for what is escaped. */
  readonly length: number
  /** Of an object: the key whose value comes next, and where it stands; none where a key comes next. */
  key: string | undefined
  keyAt: number
}

/** A key that is written again, and where. */
interface Repeat extends Omit<DuplicateKey, 'line' | 'column'> {
  readonly at: number
}

class CarefulReader {
  readonly #text: string
  readonly #most: number
  readonly #keepsLast: boolean
  /** What is open: depth costs memory, never the stack. */
  readonly #stack: Open[] = []
  readonly #repeats: Repeat[] = []
  #document: unknown
  #at = 0
  readonly #size: { -readonly [figure in keyof JsonSize]: number }

  constructor(text: string, most: number, keepsLast: boolean) {
    this.#text = text
    this.#most = most
    this.#keepsLast = keepsLast
    this.#size = { characters: text.length, keys: 0, leaves: 0, depth: 0, pointers: 0 }
  }

  read(): ReadWithCare {
    while (this.#at < this.#text.length && this.#repeats.length <= this.#most) this.#step()
    const starts = lineStarts(this.#text)
    // Written out: each copy of the rest of an object is a dictionary.
    const duplicates = this.#repeats.map(({ parent, key, first, again, at }) => {
      const { line, column } = positionOf(starts, at)
      return { parent, key, first, again, line, column }
    })
    return { document: this.#document, duplicates, size: this.#size }
  }

  #step(): void {
    const unit = this.#text.charAt(this.#at)
    if (unit === '"') this.#string()
    else if (!marks.includes(unit)) this.#word()
    else {
      if (unit === '{') this.#open({})
      else if (unit === '[') this.#open([])
      else if ('}]'.includes(unit)) this.#stack.pop()
      this.#at++
    }
  }

  #open(holder: object): void {
    const parent = this.#stack.at(-1)
    const step = parent === undefined ? undefined : stepIn(parent)
    const pointer = parent === undefined || step === undefined ? '' : pointerTo(parent.pointer, step)
    const length = parent === undefined || step === undefined ? 0 : parent.length + lengthOf(step)
    this.#give(holder)
    this.#stack.push({ holder, pointer, length, key: undefined, keyAt: -1 })
    this.#size.depth = Math.max(this.#size.depth, this.#stack.length)
  }

  /** Reads a whole string: a key where one comes next, else a value. */
  #string(): void {
    const from = this.#at
    let end = from + 1
    while (this.#text[end] !== '"') end += this.#text[end] === '\\' ? 2 : 1
    this.#at = end + 1
    // Not cut out of the text: what is kept of a key must not keep the whole text.
    const value: unknown = JSON.parse(this.#text.slice(from, this.#at))
    const open = this.#stack.at(-1)
    if (open === undefined || Array.isArray(open.holder) || open.key !== undefined) this.#leaf(value)
    else {
      open.key = String(value)
      open.keyAt = from
      this.#size.keys++
    }
  }

  /** Reads a number, true, false or null. */
  #word(): void {
    const from = this.#at
    // Behind the end there is the empty text, which is in every text.
    while (!marks.includes(this.#text.charAt(this.#at))) this.#at++
    this.#leaf(JSON.parse(this.#text.slice(from, this.#at)))
  }

  #leaf(value: unknown): void {
    const open = this.#stack.at(-1)
    this.#size.leaves++
    if (open !== undefined) this.#size.pointers += open.length + lengthOf(stepIn(open))
    this.#give(value)
  }

  /** Puts a value where it stands, unless an earlier one stands there. */
  #give(value: unknown): void {
    const open = this.#stack.at(-1)
    if (open === undefined) {
      this.#document = value
      return
    }
    const { holder, pointer, key, keyAt } = open
    if (Array.isArray(holder)) {
      holder.push(value)
      return
    }
    open.key = undefined
    if (key === undefined) return
    if (!Object.hasOwn(holder, key)) {
      // Not assigned: a key may be called __proto__.
      Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
      return
    }
    this.#size.pointers += open.length + lengthOf(key)
    this.#repeats.push({ parent: pointer, key, first: Reflect.get(holder, key), again: value, at: keyAt })
    if (this.#keepsLast) Object.defineProperty(holder, key, { value })
  }
}

/** The step that leads to the value that comes next. */
function stepIn({ holder, key }: Open): string | number {
  return Array.isArray(holder) ? holder.length : (key ?? '')
}

/** A slash and the step. */
function lengthOf(step: string | number): number {
  return 1 + (typeof step === 'string' ? step : String(step)).length
}
