/**
 * What the unread texts of one document can be read as, each looked at once for all wordings that read alike. Kept while the
 * document is mapped, and no longer.
 */
import { getOrInsert } from '../../get-or-insert.ts'
import { couldFill, type Fit, fitOf } from './likely.ts'
import type { Wording } from './places.ts'
import { isNothing } from './tried-values.ts'

/** What a text gives a field, and whether it could fill it: see likely.ts. */
interface Read {
  readonly fit: Fit
  readonly couldFill: boolean
  /** Whether it fills the field, fills it where the label tells, or does not. */
  readonly fills: Fills
}

/** One letter each, so that several in a row distinguish lines. */
export type Fills = 'f' | 'l' | '-'

export class Texts {
  /** Of each text by the number of a way of reading. */
  readonly #read = new Map<unknown, Read[]>()
  /** The text that was last asked about: most are asked about again at once. */
  #last: unknown
  #ofLast: Read[] = []

  fitOf(wording: Wording, value: unknown): Fit {
    return this.#of(wording, value).fit
  }

  couldFill(wording: Wording, value: unknown): boolean {
    return this.#of(wording, value).couldFill
  }

  /** `f` where a text fills a field, `l` where it may if the label is that of the field or alike, `-` where it does not. */
  fills(wording: Wording, value: unknown): Fills {
    return this.#of(wording, value).fills
  }

  #of(wording: Wording, value: unknown): Read {
    if (value !== this.#last) {
      this.#last = value
      this.#ofLast = getOrInsert(this.#read, value, () => [])
    }
    const known = this.#ofLast
    const present = known[wording.reading]
    if (present !== undefined) return present
    const fit = fitOf(wording, value)
    const could = fit === 'value' || (fit === 'unreadable' && couldFill(wording, value))
    const fills = could ? 'f' : isNothing(value) || fit === 'empty' ? '-' : 'l'
    const found: Read = { fit, couldFill: could, fills }
    known[wording.reading] = found
    return found
  }
}
