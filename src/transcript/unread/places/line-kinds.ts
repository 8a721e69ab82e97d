/**
 * What follows for the figures of a plan from the label of an unread line, the place where it stands, and what its text can be
 * read as: the same for all documents. No text of a document is kept, and a bounded number of labels.
 */

import { getOrInsert } from '../../get-or-insert.ts'
import { alike, type LabelWords, longestLabel } from '../../labels/wording.ts'
import type { Place, RecordPlace, Wording } from './places.ts'
import type { RecordReads } from './record-reads.ts'
import type { UnreadLeaf } from './survey.ts'
import type { Texts } from './texts.ts'

/** At most this many kinds are kept for a plan. */
const mostKept = 500

/** The wordings that matter to a line, of those that a figure reads. */
export interface LineReads {
  /** Those that it may fill, by its text and its label. */
  readonly fillable: readonly Wording[]
  /** Those of the same label. */
  readonly printed: readonly Wording[]
}

/** Unread lines that are alike in all that matters. */
export interface LineKind {
  readonly of: (reads: RecordReads) => LineReads
  /** Whether it is nothing to any figure; `all` are what they read of the records that it stands in. */
  readonly isNothingTo: (all: readonly RecordReads[]) => boolean
}

/** The kinds of the unread lines of a plan's documents. */
export class LineKinds {
  readonly #words: LabelWords
  readonly #scopes = new Map<Place | RecordPlace, Scope>()
  #kept = 0

  constructor(words: LabelWords) {
    this.#words = words
  }

  /** The kind of a line in an entry of `record`, or, where that is the document, in `place`; `undefined` for a label that nobody prints. */
  of(
    { label, value }: UnreadLeaf,
    record: RecordPlace,
    place: Place | undefined,
    texts: Texts,
  ): LineKind | undefined {
    if (label.length > longestLabel) return undefined
    const scope = this.#scopeOf(record, place)
    let key = ''
    for (const reading of scope.readings) key += texts.fills(reading, value)
    key += label
    const present = scope.kinds.get(key)
    if (present !== undefined) return present
    if (this.#kept >= mostKept) {
      this.#kept = 0
      for (const each of this.#scopes.values()) each.kinds.clear()
    }
    this.#kept++
    const kind = new KindOfLines(label, key, scope, this.#words)
    scope.kinds.set(key, kind)
    return kind
  }

  #scopeOf(record: RecordPlace, place: Place | undefined): Scope {
    return getOrInsert(this.#scopes, place ?? record, () => {
      const wordings = place?.wordings ?? wordingsOf(record.root)
      const readings = [...new Map(wordings.map(each => [each.reading, each])).values()]
      return { record, place, readings, kinds: new Map() }
    })
  }
}

/** Where lines stand. */
interface Scope {
  readonly record: RecordPlace
  readonly place: Place | undefined
  /** A wording for each way in which its lines are read. */
  readonly readings: readonly Wording[]
  readonly kinds: Map<string, KindOfLines>
}

class KindOfLines implements LineKind {
  readonly #label: string
  readonly #key: string
  readonly #scope: Scope
  readonly #words: LabelWords
  readonly #reads = new Map<RecordReads, LineReads>()
  #isNothing: boolean | undefined

  /** `key` begins with what the text gives each of the readings. */
  constructor(label: string, key: string, scope: Scope, words: LabelWords) {
    this.#label = label
    this.#key = key
    this.#scope = scope
    this.#words = words
  }

  of(reads: RecordReads): LineReads {
    return getOrInsert(this.#reads, reads, () => {
      const { record, place } = this.#scope
      // A line that has the label of another field of its record is that one.
      const isOfAnother = record.labels.has(this.#label) && !reads.hasLabel(this.#label)
      const near = isOfAnother ? [] : place === undefined ? reads.wordings : reads.at(place.home)
      return {
        fillable: near.filter(each => this.#mayFill(each)),
        printed: reads.printedAs(this.#label),
      }
    })
  }

  isNothingTo(all: readonly RecordReads[]): boolean {
    this.#isNothing ??= all.every(reads => {
      const { fillable, printed } = this.of(reads)
      return fillable.length + printed.length === 0
    })
    return this.#isNothing
  }

  #mayFill(wording: Wording): boolean {
    const at = this.#scope.readings.findIndex(each => each.reading === wording.reading)
    const fills = this.#key[at]
    if (fills !== 'l') return fills === 'f'
    return this.#label === wording.label || this.#words.likeness(this.#label, wording) >= alike
  }
}

function wordingsOf({ wordings, sections }: Place): readonly Wording[] {
  return [...wordings, ...[...sections.values()].flatMap(wordingsOf)]
}
