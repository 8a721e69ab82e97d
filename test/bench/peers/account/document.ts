/** The lines of an account transcript by their labels, and those that no field reads. One walk in document order. */
import { canonicalText } from '../../../../src/text/labels/canonical-label.ts'
import { pointerTo } from '../../../../src/text/places/json-pointer.ts'
import {
  balanceLabels,
  firstSection,
  headerLabels,
  type Label,
  type Labels,
  rowLabels,
  summaryLabels,
  topLabels,
} from './labels.ts'
import { saysNoData } from './notices.ts'

/** Thrown for what the reader by hand was not made to read. It never reads such a document otherwise than the mapping. */
export class OutOfScope extends Error {}

export type JsonObject = Readonly<Record<string, unknown>>

/** A further printing of a label that says the same. */
export interface Twin {
  readonly slot: number
  readonly label: Label
  readonly value: unknown
}

/** The lines of one section. */
export class Lines {
  readonly known: Labels
  readonly pointer: string
  /** The value of each label; `undefined` where the section does not have it. */
  readonly values: unknown[]
  /** The key of each value. */
  readonly labels: (Label | undefined)[]
  twins: Twin[] | undefined

  constructor(known: Labels, pointer: string) {
    this.known = known
    this.pointer = pointer
    this.values = known.blank.slice()
    this.labels = known.blank.slice()
  }

  pointerAt(slot: number): string {
    return this.pointer + (this.labels[slot]?.step ?? '')
  }
}

/** A line that no field reads. */
export interface Unread {
  readonly pointer: string
  readonly key: string
  readonly value: unknown
  readonly lines: Lines
}

/** What stands in a document. */
export class Document {
  readonly raw: JsonObject
  readonly top: Lines = new Lines(topLabels, '')
  header: Lines | undefined
  balance: Lines | undefined
  summary: Lines | undefined
  rows: readonly Lines[] = []
  notice: { readonly pointer: string; readonly text: string } | undefined
  /** In document order. */
  readonly unread: Unread[] = []
  /** Those whose label was printed before and says something else. */
  readonly repeated: Unread[] = []
  /** Every section and row, in the order in which they were read. */
  readonly inOrder: Lines[] = []
  /** How many keys it has. */
  keys = 0

  constructor(raw: JsonObject) {
    this.raw = raw
    this.#read(raw, this.top)
  }

  #read(raw: JsonObject, lines: Lines): Lines {
    const { values, labels, known } = lines
    const { texts } = known
    for (const key in raw) {
      const label = known.of(key)
      const { slot } = label
      const value = raw[key]
      this.keys++
      const isLine = slot >= 0 && slot < texts && typeof value === 'string'
      if (isLine && values[slot] === undefined && !saysNoData(value)) {
        values[slot] = value
        labels[slot] = label
      } else this.#other(lines, label, value)
    }
    this.inOrder.push(lines)
    return lines
  }

  /** Whatever is no text that is read for the first time. */
  #other(lines: Lines, label: Label, value: unknown): void {
    if (label.slot < 0) this.#unknown(lines, label, value)
    else if (lines === this.top && label.slot >= firstSection) this.#section(label, value)
    else this.#leaf(lines, label, value)
  }

  #unknown(lines: Lines, label: Label, value: unknown): void {
    if (typeof value === 'object' && value !== null) throw new OutOfScope('an unknown section')
    const pointer = lines.pointer + label.step
    if (this.#isNotice(value, pointer)) return
    if (label.saysNoData && this.notice === undefined) this.notice = { pointer, text: label.key }
    else this.unread.push({ pointer, key: label.key, value, lines })
  }

  #isNotice(value: unknown, pointer: string): boolean {
    if (this.notice !== undefined || typeof value !== 'string' || !saysNoData(value)) return false
    this.notice = { pointer, text: value }
    return true
  }

  #leaf(lines: Lines, label: Label, value: unknown): void {
    if (typeof value !== 'string' && value !== null) throw new OutOfScope('no text in the place of one')
    const { values, labels } = lines
    const { slot } = label
    const present = values[slot]
    if (present === undefined) {
      values[slot] = value
      labels[slot] = label
      this.#isNotice(value, lines.pointer + label.step)
    } else if (isSame(present, value)) {
      lines.twins ??= []
      lines.twins.push({ slot, label, value })
    } else {
      const again = { pointer: lines.pointer + label.step, key: label.key, value, lines }
      this.repeated.push(again)
      this.unread.push(again)
    }
  }

  #section(label: Label, value: unknown): void {
    const { slot, step } = label
    if (this.top.labels[slot] !== undefined) throw new OutOfScope('a section that is repeated')
    this.top.labels[slot] = label
    if (slot === firstSection + 3) this.rows = this.#rows(label, value)
    else if (typeof value !== 'object' || value === null) this.#noSection(label, value)
    else if (Array.isArray(value)) throw new OutOfScope('a list in the place of a section')
    else {
      // Neither null nor a list, so an object of JSON.
      const raw = value as JsonObject
      if (slot === firstSection) this.header = this.#read(raw, new Lines(headerLabels, step))
      else if (slot === firstSection + 1) this.balance = this.#read(raw, new Lines(balanceLabels, step))
      else this.summary = this.#read(raw, new Lines(summaryLabels, step))
    }
  }

  #rows(label: Label, value: unknown): readonly Lines[] {
    if (!Array.isArray(value)) {
      this.#noSection(label, value)
      return []
    }
    const rows: Lines[] = []
    for (let index = 0; index < value.length; index++) {
      const raw: unknown = value[index]
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new OutOfScope('no row')
      // Neither null nor a list, so an object of JSON.
      rows.push(this.#read(raw as JsonObject, new Lines(rowLabels, pointerTo(label.step, index))))
    }
    return rows
  }

  /** Blank text in the place of a section is no fault, there is just nothing. */
  #noSection(label: Label, value: unknown): void {
    const isBlank = value === null || (typeof value === 'string' && value.trim() === '')
    if (!isBlank) throw new OutOfScope('no section in the place of one')
    this.unread.push({ pointer: label.step, key: label.key, value, lines: this.top })
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  return typeof one === 'string' && typeof other === 'string' && canonicalText(one) === canonicalText(other)
}
