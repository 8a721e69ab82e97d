/**
 * Keys that stand twice in one object of a JSON text, which `JSON.parse` would silently merge.
 * The text is known to be valid JSON. A cheap count tells whether the full scan is needed at all.
 */
import { pointerTo } from '../text/json-pointer.ts'
import { lineStarts, positionOf } from '../text/position.ts'

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

/** Whether `text` may hold a duplicate key: it has more key marks than the parsed value has keys. Never wrongly false. */
export function mayHaveDuplicateKeys(text: string, parsed: unknown): boolean {
  return countKeyMarks(text) !== countKeys(parsed)
}

/** Every key written again, in the order of the text. */
export function findDuplicateKeys(text: string): readonly DuplicateKey[] {
  return new KeyScanner(text).scan()
}

/** How often a quote is followed by a colon: each key once, and now and then a text that holds such a pair. */
function countKeyMarks(text: string): number {
  const marks = /"[ \t\n\r]*:/g
  let count = 0
  while (marks.test(text)) count++
  return count
}

function countKeys(parsed: unknown): number {
  let count = 0
  const waiting: unknown[] = [parsed]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (!Array.isArray(value)) count += inner.length
    for (const each of inner) if (typeof each === 'object' && each !== null) waiting.push(each)
  }
  return count
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
