/** Which fields an unread line may fill: by what it says, and, where that cannot be read, by its label. */

import { getOrInsertIn } from '../../get-or-insert.ts'
import { alike, type LabelWords } from '../../labels/wording.ts'
import type { Wording } from './places.ts'
import type { UnreadLeaf } from './survey.ts'
import type { Texts } from './texts.ts'

/** At most this many labels are compared with those that figures read; any further one that stands where a figure reads counts as alike. */
const mostCompared = 2000

/** As many pairs of a label and a field can all be compared, whatever else is. */
export const surelyCompared: number = mostCompared / 2

export class Filling {
  readonly #words: LabelWords
  readonly #texts: Texts
  readonly #alike = new Map<Wording, Map<string, boolean>>()
  #compared = 0

  constructor(words: LabelWords, texts: Texts) {
    this.#words = words
    this.#texts = texts
  }

  /** Whether a line may fill a field. */
  mayFill(wording: Wording, { label, value }: UnreadLeaf): boolean {
    const fills = this.#texts.fills(wording, value)
    if (fills !== 'l') return fills === 'f'
    return label === wording.label || this.isAlike(label, wording)
  }

  /** Whether a label is worded like that of a field. */
  isAlike(label: string, wording: Wording): boolean {
    return getOrInsertIn(this.#alike, wording, label, () => {
      return this.#compared++ >= mostCompared || this.#words.likeness(label, wording) >= alike
    })
  }
}
