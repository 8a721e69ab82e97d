/** Wordings of one field that say different things: the first is read, another one is reported and stays unread. */

import { empty, Refusal } from '../../../../src/normalize/definition.ts'
import { canonicalText } from '../../../../src/text/labels/canonical-label.ts'
import { quotedPath } from '../../../../src/text/labels/path-notation.ts'
import type { Document, Lines } from './document.ts'
import { balanceFields, type Field, headerFields, rowFields, summaryFields, type Way } from './fields.ts'
import { type AccountIssue, issueOf } from './issues.ts'

/** Where a section prints what another line of it says otherwise, the slot of the one that is not read. */
export interface AtOdds {
  readonly lines: Lines
  readonly slot: number
  /** One for the same words in one section. */
  readonly issue: AccountIssue | undefined
}

/** The fields with several ways, but for ways to what another field reads whatever comes of them: that is never lost. */
function severalIn(fields: readonly Field[]): readonly Field[] {
  const always = new Set(fields.flatMap(({ ways }) => (ways.length === 1 ? ways.map(each => each.slot) : [])))
  return fields
    .map(({ name, ways }) => ({ name, ways: ways.filter(({ slot }) => !always.has(slot)) }))
    .filter(({ ways }) => ways.length > 1)
}

const several = {
  header: severalIn(headerFields),
  balance: severalIn(balanceFields),
  summary: severalIn(summaryFields),
  row: severalIn(rowFields),
} as const

/** Those of a document. */
export function atOdds({ header, balance, summary, rows }: Document): readonly AtOdds[] {
  const found: AtOdds[] = []
  if (header !== undefined) settle(header, several.header, found)
  if (balance !== undefined) settle(balance, several.balance, found)
  if (summary !== undefined) settle(summary, several.summary, found)
  for (const row of rows)
    if (row.values[1] !== undefined && row.values[2] !== undefined) settle(row, several.row, found)
  return found
}

function settle(lines: Lines, choosing: readonly Field[], found: AtOdds[]): void {
  let reported: Set<string> | undefined
  for (const field of choosing) {
    const others = othersOf(lines, field)
    if (others === undefined) continue
    const first = firstOf(lines, field)
    for (const way of others) {
      if (first === undefined || isShared(lines, choosing, field, way)) continue
      const pointer = lines.pointerAt(way.slot)
      const message = `${quotedPath([way.label])} differs from ${quotedPath([first.label])}, which is read instead`
      const isNew = reported?.has(message) !== true
      reported = (reported ?? new Set()).add(message)
      const issue = isNew ? issueOf('transcript/other-source', 'warning', message, { pointer }) : undefined
      found.push({ lines, slot: way.slot, issue })
    }
  }
}

/** The way that is read. */
export function firstOf(lines: Lines, { ways }: Field): Way | undefined {
  for (const way of ways) if (lines.values[way.slot] !== undefined) return way
  return undefined
}

/** The ways behind the one that is read that say something else; `undefined` where there is none. */
function othersOf({ values }: Lines, { ways }: Field): Way[] | undefined {
  let first: Way | undefined
  let others: Way[] | undefined
  for (const way of ways) {
    if (values[way.slot] === undefined) continue
    if (first === undefined) first = way
    else if (!saySame(values, first, way)) {
      others ??= []
      others.push(way)
    }
  }
  return others
}

/** Whether the line of `way` is read by another field. */
function isShared(lines: Lines, fields: readonly Field[], own: Field, { slot }: Way): boolean {
  return fields.some(
    field =>
      field !== own &&
      field.ways.some(way => way.slot === slot) &&
      othersOf(lines, field)?.some(way => way.slot === slot) !== true,
  )
}

/** `$0.00` and `0.00` read as amounts say the same; so do `Single` and `SINGLE` read as text. */
export function saySame(values: readonly unknown[], one: Way, other: Way): boolean {
  const [left, right] = [values[one.slot], values[other.slot]]
  if (left === right) return true
  if (typeof left !== 'string' || typeof right !== 'string') return false
  if (canonicalText(left) === canonicalText(right)) return true
  const reading = readingOf(one, left)
  return reading !== undefined && reading === readingOf(other, right)
}

function readingOf(way: Way, text: string): string | undefined {
  const reading = way.read(text)
  return reading === empty || reading instanceof Refusal ? undefined : JSON.stringify(reading)
}
