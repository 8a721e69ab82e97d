/**
 * Keys that stand twice in one object of a JSON text, which `JSON.parse` would silently merge.
 * The text is known to be valid JSON. A cheap count tells whether the full scan is needed at all.
 */
import { pointerTo } from '../text/json-pointer.ts'
import { lineStarts, positionOf } from '../text/position.ts'
import { isJsonObject } from './shape.ts'

const quote = 34

/** One key that is written again. */
export interface DuplicateKey {
  /** Of the object that holds both. */
  readonly parent: string
  readonly key: string
  /** The value at its first place, and the one written here. */
  readonly first: unknown
  readonly again: unknown
  /** Where it is written again: 1-based line and UTF-16 column of the JSON text. */
  readonly line: number
  readonly column: number
}

/**
 * Whether `text`, which `parsed` was read from, may hold a duplicate key. Never wrongly false; a false alarm costs a full scan.
 *
 * What `JSON.parse` merged away is missing from the value. So there is no duplicate where the value, written as shortly as can
 * be, already fills the whole text but for its escapes. A text with blanks between its parts is longer than that; there the
 * marks of keys are counted, as many as the value has keys if nothing is missing.
 */
export function mayHaveDuplicateKeys(text: string, parsed: unknown): boolean {
  // The walk below asks objects for their keys in the quickest way, which gives inherited ones too.
  if (Object.keys(Object.prototype).length > 0) return true
  const { length, keys } = extentOf(parsed)
  return length + escapesIn(text) !== text.length && keyMarksIn(text) !== keys
}

/** Every key written again, in the order of the text. */
export function findDuplicateKeys(text: string): readonly DuplicateKey[] {
  return new KeyScanner(text).scan()
}

/** The number of keys in a JSON value, and the least length of a text it is read from, without escapes. */
function extentOf(parsed: unknown): { readonly length: number; readonly keys: number } {
  let length = 0
  let keys = 0
  // Not by recursion: depth costs memory, never the stack.
  const waiting: unknown[] = [parsed]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    let parts = 0
    if (Array.isArray(value)) {
      parts = value.length
      for (const each of value) {
        if (typeof each === 'object' && each !== null) waiting.push(each)
        else length += leastLength(each)
      }
    } else if (isJsonObject(value)) {
      for (const key in value) {
        parts++
        // Two quotes and a colon.
        length += key.length + 3
        const each = value[key]
        if (typeof each === 'object' && each !== null) waiting.push(each)
        else length += leastLength(each)
      }
      keys += parts
    }
    // Brackets, and commas between the parts.
    length += parts === 0 ? 2 : parts + 1
  }
  return { length, keys }
}

/** No text of this leaf is shorter. A number counts as one character, as it can be written in many ways. */
function leastLength(leaf: unknown): number {
  if (typeof leaf === 'string') return leaf.length + 2
  if (typeof leaf === 'number') return 1
  return leaf === false ? 5 : 4
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

/** An object or array that is open at the scanner's place. */
interface Open {
  readonly isObject: boolean
  readonly pointer: string
  /** Of an object: where the first value of each key stands. */
  readonly first: Map<string, { from: number; to: number }>
  key: string
  keyAt: number
  index: number
  valueAt: number
}

interface Repeat {
  readonly open: Open
  readonly key: string
  readonly at: number
  readonly from: number
  readonly to: number
}

class KeyScanner {
  readonly #text: string
  readonly #stack: Open[] = []
  readonly #repeats: Repeat[] = []
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  scan(): readonly DuplicateKey[] {
    while (this.#at < this.#text.length) this.#step()
    const starts = lineStarts(this.#text)
    return this.#repeats
      .sort((a, b) => a.at - b.at)
      .map(({ open, key, at, from, to }) => {
        const first = open.first.get(key)
        const { line, column } = positionOf(starts, at)
        const value = (start: number, end: number): unknown => JSON.parse(this.#text.slice(start, end))
        return {
          parent: open.pointer,
          key,
          first: first === undefined ? null : value(first.from, first.to),
          again: value(from, to),
          line,
          column,
        }
      })
  }

  #step(): void {
    const unit = this.#text[this.#at]
    const open = this.#stack.at(-1)
    switch (unit) {
      case '{':
      case '[':
        this.#open(unit === '{')
        break
      case '}':
      case ']':
        this.#closeValue()
        this.#stack.pop()
        this.#at++
        break
      case ',':
        this.#closeValue()
        if (open !== undefined) open.index++
        this.#at++
        break
      case ':':
        this.#at++
        if (open !== undefined) open.valueAt = this.#at
        break
      case '"':
        this.#string(open)
        break
      default:
        this.#at++
    }
  }

  #open(isObject: boolean): void {
    const parent = this.#stack.at(-1)
    const pointer =
      parent === undefined ? '' : pointerTo(parent.pointer, parent.isObject ? parent.key : parent.index)
    this.#stack.push({ isObject, pointer, first: new Map(), key: '', keyAt: -1, index: 0, valueAt: -1 })
    this.#at++
  }

  /** Reads a whole string; in an object without an open value it is the next key. */
  #string(open: Open | undefined): void {
    const from = this.#at
    let end = from + 1
    while (this.#text[end] !== '"') end += this.#text[end] === '\\' ? 2 : 1
    this.#at = end + 1
    if (open === undefined || !open.isObject || open.valueAt !== -1) return
    const written = this.#text.slice(from, this.#at)
    open.key = written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1)
    open.keyAt = from
  }

  /** The value of the current key ends here. */
  #closeValue(): void {
    const open = this.#stack.at(-1)
    if (open === undefined || !open.isObject || open.valueAt === -1) return
    const span = { from: open.valueAt, to: this.#at }
    if (open.first.has(open.key)) this.#repeats.push({ open, key: open.key, at: open.keyAt, ...span })
    else open.first.set(open.key, span)
    open.valueAt = -1
  }
}
