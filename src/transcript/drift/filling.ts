/**
 * Which fields an unread line may fill: by what it says, and, where that cannot be read, by its label. What is found for a label,
 * and for what a text can be read as, holds for all documents of a plan; no text is kept.
 */
import { couldFill, fitOf } from './likely.ts'
import type { NumberedWordings } from './numbered-wordings.ts'
import type { Wording } from './places.ts'
import type { RecordReads } from './record-reads.ts'
import type { UnreadLeaf } from './survey.ts'
import { isNothing } from './tried-values.ts'
import { alike, type LabelWords, longestLabel } from './wording.ts'

/** So many labels are compared with those that figures read; beyond, one that stands where a figure reads may be alike. */
const mostCompared = 2000

/** Whether a text fills the fields that are read in one way. */
const fills = 'f'
const fillsByLabel = 'l'
const fillsNothing = '-'

export class Filling {
  readonly #words: LabelWords
  readonly #readings: readonly Wording[]
  readonly #alike = new Map<Wording, Map<string, boolean>>()
  /** Of each text by the number of a way of reading. */
  readonly #byText = new Map<unknown, string[]>()
  #compared = 0
  /** Whether all labels of the document can be compared. */
  #isShort = false

  constructor(words: LabelWords, { readings }: NumberedWordings) {
    this.#words = words
    this.#readings = readings
  }

  /** What is looked at has no more than so many pairs of a label and a field. */
  expect(pairs: number): void {
    this.#isShort = pairs * 2 <= mostCompared
  }

  /** Whether a line may fill a field: by what it says, or, where that cannot be read, by its label. */
  mayFill(wording: Wording, { label, value }: UnreadLeaf): boolean {
    const how = this.#howFills(wording.reading, value)
    if (how !== fillsByLabel) return how === fills
    return label === wording.label || this.isAlike(label, wording)
  }

  /** Of `wordings` of `reads` those that a line may fill, perhaps others too. */
  among(reads: RecordReads, wordings: readonly Wording[], { label, value }: UnreadLeaf): readonly Wording[] {
    if (!this.#isShort || wordings.length === 0 || label.length > longestLabel) return wordings
    const hows = reads.readingsOf(wordings).map(reading => this.#howFills(reading, value))
    return reads.filling(wordings, `${hows.join('')}${label}`, () =>
      wordings.filter(wording => {
        const how = this.#howFills(wording.reading, value)
        if (how !== fillsByLabel) return how === fills
        return label === wording.label || this.#words.likeness(label, wording) >= alike
      }),
    )
  }

  isAlike(label: string, wording: Wording): boolean {
    const known = this.#alike.get(wording) ?? new Map<string, boolean>()
    this.#alike.set(wording, known)
    const present = known.get(label)
    if (present !== undefined) return present
    if (this.#compared++ >= mostCompared) return true
    const found = this.#words.likeness(label, wording) >= alike
    known.set(label, found)
    return found
  }

  #howFills(reading: number, value: unknown): string {
    let known = this.#byText.get(value)
    if (known === undefined) {
      known = []
      this.#byText.set(value, known)
    }
    const present = known[reading]
    if (present !== undefined) return present
    const sample = this.#readings[reading]
    const found = sample === undefined ? fillsByLabel : howFills(sample, value)
    known[reading] = found
    return found
  }
}

function howFills(wording: Wording, value: unknown): string {
  if (couldFill(wording, value)) return fills
  return isNothing(value) || fitOf(wording, value) === 'empty' ? fillsNothing : fillsByLabel
}
