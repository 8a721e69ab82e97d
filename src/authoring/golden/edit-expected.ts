/**
 * Changes written into the text of an expectation: comments, order and all that does not change stay as they are. Where a text is
 * written in a way that cannot be edited line by line, it is rewritten, without its comments.
 */

import type { SpannedNode } from '../../spec/spanned-node.ts'
import { lineStarts, positionOf } from '../../text/places/position.ts'
import { ByKey } from './by-key.ts'
import { type Change, type Expectation, type Item, type Part, parts } from './expected.ts'
import { emptyOf, formatted, itemText } from './expected-text.ts'
import { readExpected, type WrittenExpectation, type WrittenItem } from './read-expected.ts'

/** The text of `expectation` with `changes` made in it. */
export function withChanges(expectation: WrittenExpectation, changes: readonly Change[]): string {
  if (changes.length === 0) return expectation.text
  const wanted = changedItems(expectation, changes)
  const edited = new TextEdit(expectation).made(changes)
  const { expectation: read } = readExpected(edited, expectation.file)
  // Edits of an odd notation may miss; what is read of the text decides.
  return read !== undefined && isSameExpectation(read, wanted) ? edited : formatted(wanted)
}

/** In what two expectations differ: what makes the first one into the second. */
export function changesBetween(before: WrittenExpectation, next: WrittenExpectation): readonly Change[] {
  return parts.flatMap(part => {
    const old = before.parts.get(part) ?? []
    const made = next.parts.get(part) ?? []
    const left = new ByKey(old, item => item.key)
    const found: Change[] = []
    made.forEach((item, index) => {
      const match = left.take(item.key)
      if (match?.value === item.value) return
      const { key, value } = item
      const after = made[index - 1]?.key
      found.push({
        part,
        key,
        expected: match?.value,
        actual: value,
        write: value,
        after,
        spec: null,
        span: match?.span,
        note: undefined,
      })
    })
    return [
      ...found,
      ...left.left().map(({ key, value, span }) => ({
        part,
        key,
        expected: value,
        actual: undefined,
        write: undefined,
        after: undefined,
        spec: null,
        span,
        note: undefined,
      })),
    ]
  })
}

/** The items after the changes. */
function changedItems(expectation: WrittenExpectation, changes: readonly Change[]): Expectation {
  const found = new Map<Part, readonly Item[]>()
  for (const part of parts) {
    const items = expectation.parts.get(part)
    const own = changes.filter(change => change.part === part)
    if (items !== undefined || own.length > 0) found.set(part, changedPart(items ?? [], own))
  }
  return { isComplete: expectation.isComplete, parts: found }
}

function changedPart(items: readonly WrittenItem[], changes: readonly Change[]): readonly Item[] {
  const gone = new Map<string, number>()
  const values = new Map<string, string>()
  const added: Item[] = []
  for (const { key, expected, write } of changes) {
    if (expected === undefined) added.push({ key, value: write ?? '' })
    else if (write === undefined) gone.set(key, (gone.get(key) ?? 0) + 1)
    else values.set(key, write)
  }
  const kept: Item[] = items.flatMap(({ key, value }) => {
    const count = gone.get(key) ?? 0
    if (count > 0) {
      gone.set(key, count - 1)
      return []
    }
    return [{ key, value: values.get(key) ?? value }]
  })
  // The order in which items are written says nothing.
  return [...kept, ...added]
}

function isSameExpectation(left: Expectation, right: Expectation): boolean {
  if (left.isComplete !== right.isComplete) return false
  return parts.every(part => {
    const [ours, theirs] = [left, right].map(each => each.parts.get(part)?.map(linesOf).sort())
    return ours?.join('\n') === theirs?.join('\n')
  })
}

function linesOf({ key, value }: Item): string {
  return JSON.stringify([key, value])
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

class TextEdit {
  readonly #expectation: WrittenExpectation
  readonly #text: string
  readonly #starts: readonly number[]
  readonly #edits: Edit[] = []

  constructor(expectation: WrittenExpectation) {
    this.#expectation = expectation
    this.#text = expectation.text
    this.#starts = lineStarts(expectation.text)
  }

  made(changes: readonly Change[]): string {
    let end = ''
    for (const part of parts) {
      const own = changes.filter(change => change.part === part)
      if (own.length > 0) end += this.#editPart(part, own)
    }
    const last = this.#text === '' || /[\r\n]$/.test(this.#text) ? '' : '\n'
    const edits = this.#edits.map((edit, index) => ({ ...edit, index }))
    // What is put in at a place stands before what is replaced there.
    edits.sort(
      (a, b) => a.from - b.from || Number(a.to > a.from) - Number(b.to > b.from) || a.index - b.index,
    )
    let made = ''
    let at = 0
    for (const { from, to, text } of edits) {
      // Two edits of one line: the notation is none that is edited line by line.
      if (from < at) continue
      made += this.#text.slice(at, from) + text
      at = to
    }
    return `${made}${this.#text.slice(at)}${last}${end}`
  }

  /** Notes the edits of a part, and gives the text of one that is not there yet. */
  #editPart(part: Part, changes: readonly Change[]): string {
    const items = this.#expectation.parts.get(part) ?? []
    const entry = this.#expectation.entries.get(part)
    const added = changes.filter(change => change.expected === undefined && change.write !== undefined)
    const lines = added.map(({ key, write = '' }) => itemText(part, { key, value: write }))
    if (entry === undefined)
      return part === 'mapping' ? `${lines.join('\n')}\n` : `${part}:\n${lines.join('\n')}\n`
    const from = entry.keySpan.offset + entry.keySpan.length + 1
    const isOnLine = part !== 'mapping' && entry.value.span.line === entry.keySpan.line
    if (isOnLine) {
      const all = changedPart(items, changes).map(item => itemText(part, item))
      const text = all.length === 0 ? ` ${emptyOf(part)}` : `\n${all.join('\n')}`
      this.#edits.push({ from, to: Math.max(from, endOf(entry.value)), text })
      return ''
    }
    const gone = this.#editItems(part, items, changes)
    if (gone === items.length && part !== 'mapping')
      this.#edits.push({
        from,
        to: from,
        text: added.length > 0 ? `\n${lines.join('\n')}` : ` ${emptyOf(part)}`,
      })
    else this.#insert(items, added, lines)
    return ''
  }

  /** Gives how many items are taken out. */
  #editItems(part: Part, items: readonly WrittenItem[], changes: readonly Change[]): number {
    const byKey = new ByKey(items, item => item.key)
    let gone = 0
    for (const change of changes) {
      if (change.expected === undefined) continue
      const item = byKey.take(change.key)
      if (item === undefined) continue
      if (change.write === undefined) {
        gone++
        this.#edits.push({ from: this.#startOf(item), to: this.#endOfLine(endOf(item.node)), text: '' })
      } else this.#replace(part, item, change.write)
    }
    return gone
  }

  #replace(part: Part, item: WrittenItem, value: string): void {
    const { node } = item
    const isOnLine =
      node.kind === 'scalar' && node.value !== null && this.#lineOf(endOf(node)) === node.span.line
    if (isOnLine) this.#edits.push({ from: node.span.offset, to: endOf(node), text: value })
    else
      this.#edits.push({
        from: this.#startOf(item),
        to: this.#endOfLine(endOf(node)),
        text: `${itemText(part, { key: item.key, value })}\n`,
      })
  }

  /** New lines behind the items that they follow. */
  #insert(items: readonly WrittenItem[], added: readonly Change[], lines: readonly string[]): void {
    const places = new Map(items.map(item => [item.key, this.#endOfLine(endOf(item.node))]))
    const [first] = items
    const last = Math.max(0, ...places.values())
    added.forEach(({ key, after }, index) => {
      const at =
        after === undefined
          ? first === undefined
            ? last
            : this.#startOf(first)
          : (places.get(after) ?? last)
      places.set(key, at)
      const mark = at > 0 && !/[\r\n]/.test(this.#text.charAt(at - 1)) ? '\n' : ''
      this.#edits.push({ from: at, to: at, text: `${mark}${lines[index] ?? ''}\n` })
    })
  }

  #lineOf(offset: number): number {
    return positionOf(this.#starts, offset).line
  }

  #startOf(item: WrittenItem): number {
    return this.#starts[item.span.line - 1] ?? 0
  }

  /** The offset behind the end of the line of `offset`. */
  #endOfLine(offset: number): number {
    return this.#starts[this.#lineOf(Math.max(0, offset - 1))] ?? this.#text.length
  }
}

/** The offset behind a node, of which only the first line has a place; behind its last part that has one. */
function endOf(node: SpannedNode): number {
  const own = node.span.offset + node.span.length
  switch (node.kind) {
    case 'map':
      return Math.max(own, ...node.entries.slice(-1).map(entry => endOf(entry.value)))
    case 'list':
      return Math.max(own, ...node.items.slice(-1).map(endOf))
    default:
      return Math.max(own, ...node.lines.slice(-1).map(({ span }) => span.offset + span.length))
  }
}
