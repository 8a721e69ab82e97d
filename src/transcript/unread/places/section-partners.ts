/** The absent section or list that an unread section may be. */

import { type Capacity, getOrInsertWithin } from '../../get-or-insert.ts'
import { alike, type LabelWords, likeness, longestLabel, wordsOf } from '../../labels/wording.ts'
import { under } from '../../view/section.ts'
import type { Place } from './places.ts'
import type { UnreadPart } from './survey.ts'
import { designationIn, scheduleIn } from './titles.ts'

/** At most this many lines of an unread section are looked at. */
const mostLines = 60

/** A section or list that may stand in a place. */
export interface InsideLabel {
  readonly label: string
  readonly words: readonly string[]
  readonly designator: string | undefined
  readonly schedule: string | undefined
  /** How often each label is among those of its lines. */
  readonly lines: ReadonlyMap<string, number>
}

/** What may stand in a place, and of so many titles at most how much alike they are to each of it: labels only, never a value. */
export interface Inside {
  readonly labels: readonly InsideLabel[]
  readonly alike: Map<string, readonly number[]>
}

const capacity: Capacity = { most: 100, longest: longestLabel }

/** The absent sections that unread ones of one document may be, each looked for once. */
export class Partners {
  readonly #owners: readonly string[]
  readonly #words: LabelWords
  readonly #found = new Map<UnreadPart, string | undefined>()

  constructor(owners: readonly string[], words: LabelWords) {
    this.#owners = owners
    this.#words = words
  }

  /** The label of an absent section that an unread one may be: by its name, its form or schedule, or the labels of its lines. */
  of(part: UnreadPart): string | undefined {
    if (this.#found.has(part)) return this.#found.get(part)
    const found = partnerOf(part, this.#owners, this.#words)
    this.#found.set(part, found)
    return found
  }
}

function partnerOf(
  { key, label: partLabel, spots, leaves }: UnreadPart,
  owners: readonly string[],
  known: LabelWords,
): string | undefined {
  const named = designationIn(key, { isEntry: false, owners })?.designator
  const schedule = scheduleIn(partLabel)
  const lines = new Set(leaves.slice(0, mostLines).map(leaf => leaf.label))
  let best: { readonly label: string; readonly score: number } | undefined
  for (const { section, place } of spots) {
    place.inside ??= { labels: insideOf(place, owners), alike: new Map() }
    const { labels, alike: kept } = place.inside
    const likenesses = getOrInsertWithin(kept, partLabel, capacity, () => {
      const words = known.of(partLabel)
      return labels.map(each => likeness(words, each.words))
    })
    for (let at = 0; at < labels.length; at++) {
      const each = labels[at]
      if (each === undefined || under(section, [each.label]) !== undefined) continue
      const { label, designator, schedule: other, lines: inside } = each
      const same = named === undefined ? undefined : designator
      const isOther = schedule !== undefined && other !== undefined && other !== schedule
      // What names another form or schedule is another one, however its lines are called.
      if (same === undefined ? isOther : same !== named) continue
      let shared = 0
      for (const line of lines) shared += inside.get(line) ?? 0
      const score = Math.max(
        likenesses[at] ?? 0,
        same !== undefined ? 1 : 0,
        shared >= 2 ? shared / lines.size : 0,
      )
      if (score >= alike && score > (best?.score ?? 0)) best = { label, score }
    }
  }
  return best?.label
}

/** The sections and lists that may stand in a place, the same for all documents of a plan. */
function insideOf({ sections, lists }: Place, owners: readonly string[]): readonly InsideLabel[] {
  const inside = (label: string, lines: readonly string[]): InsideLabel => {
    const counts = new Map<string, number>()
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
    const { designator } = designationIn(label, { isEntry: false, owners }) ?? {}
    return { label, words: wordsOf(label), designator, schedule: scheduleIn(label), lines: counts }
  }
  return [
    ...[...sections].map(([label, place]) =>
      inside(
        label,
        place.wordings.map(each => each.label),
      ),
    ),
    ...[...lists].map(([label, readers]) =>
      inside(
        label,
        readers.flatMap(each => each.kinds.flatMap(kind => kind.root.wordings.map(line => line.label))),
      ),
    ),
  ]
}
