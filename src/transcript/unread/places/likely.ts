/** Which absent fields an unread leaf may belong to, by how its label is worded and by what its text can be read as. */

import { saysNothing } from '../../../normalize/characters/nothing.ts'
import { empty, Refusal } from '../../../normalize/definition.ts'
import { type Capacity, getOrInsert, getOrInsertWithin } from '../../get-or-insert.ts'
import { alike, likeness, longestLabel, wordsOf } from '../../labels/wording.ts'
import { readAs } from '../../view/read-as.ts'
import { type Place, WordIndex, type Wording } from './places.ts'

export interface Ranked {
  readonly wording: Wording
  readonly score: number
}

/** The least likeness to a wording that nobody has seen on a transcript. */
const alikeUnsourced = 0.4
/** At most this many wordings are looked at for one label. */
const mostRanked = 8
/** At most this many labels are ranked for one document, and this many kept for a place: each takes a look at all words of the place. */
const mostNew = 400
const capacity: Capacity = { most: 1000, longest: longestLabel }
/** No text that is longer is an amount. */
const longestAmount = 60

/** What a line gives a field: a value, something that the field cannot read, nothing (blank text), or no sense. */
export type Fit = 'value' | 'unreadable' | 'empty' | 'none'

/** What the normalizer of a wording makes of a value. */
export function fitOf({ source, slot }: Wording, value: unknown): Fit {
  if (typeof value !== 'string') return value === null || value === undefined ? 'none' : 'unreadable'
  const text = value.trim()
  if (text === '') return 'empty'
  if (source === undefined || slot.field.kind !== 'value') return 'value'
  const reading = readAs(value, source, slot.field)
  if (reading === undefined) return 'none'
  if (reading instanceof Refusal) return /[0-9$*]/.test(text) && !saysNothing(text) ? 'unreadable' : 'none'
  return reading === empty ? 'empty' : 'value'
}

/** Whether a field reads a value, or it is an amount in whatever writing for a field of amounts: `7`, `$6,1`, `61 usd`. */
export function couldFill(wording: Wording, value: unknown): boolean {
  const fit = fitOf(wording, value)
  return fit === 'value' || (fit === 'unreadable' && isAmount(wording) && isLikeAmount(value))
}

/** Whether a wording is read as an amount. */
export function isAmount({ source }: Wording): boolean {
  return source?.normalizer === 'money'
}

/** Whether a text is digits in groups, masked or not, as numbers of persons and days are: `XXX-XX-1111`, `01-02-2021`. */
export function isGrouped(value: unknown): boolean {
  return typeof value === 'string' && /^[X*\d]+(?:[-/][X*\d]+)+$/i.test(value.trim())
}

function isLikeAmount(value: unknown): boolean {
  if (typeof value !== 'string') return true
  if (value.length > longestAmount) return false
  return /^[^\p{L}]*(?:US|USD|DOLLARS?|CR|DR)?[^\p{L}]*$/iu.test(value)
}

/** Ranks wordings by likeness; keeps what it found for labels, never a value. */
export class Ranking {
  readonly #kept = new WeakMap<Place, Map<string, readonly Ranked[]>>()

  /** The ranking for one document, in which only so many labels are new. */
  ofDocument(): (place: Place, label: string) => readonly Ranked[] {
    // A label that is known from another document counts as well: what is found must not depend on what came before.
    const asked = new Map<Place, Map<string, readonly Ranked[]>>()
    let left = mostNew
    return (place, label) => {
      const own = getOrInsert(asked, place, () => new Map())
      const present = own.get(label)
      if (present !== undefined) return present
      if (left === 0) return []
      left--
      const ranked = this.#of(place, label)
      own.set(label, ranked)
      return ranked
    }
  }

  #of(place: Place, label: string): readonly Ranked[] {
    const kept = getOrInsert(this.#kept, place, () => new Map())
    return getOrInsertWithin(kept, label, capacity, () => rank(place, label))
  }
}

function rank(place: Place, label: string): readonly Ranked[] {
  const words = wordsOf(label)
  if (words.length === 0) return []
  place.index ??= new WordIndex(place)
  const found: Ranked[] = []
  for (const wording of place.index.with(words)) {
    const score = likeness(words, wording.words)
    if (score >= (wording.evidence === 'unsourced' ? alikeUnsourced : alike)) found.push({ wording, score })
  }
  return found.sort((left, right) => right.score - left.score).slice(0, mostRanked)
}
