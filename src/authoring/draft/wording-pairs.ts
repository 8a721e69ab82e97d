/**
 * Lines that may be one line in two wordings: worded alike, and never on one sample. The mapping may read them as one, and its
 * author has to say whether they are.
 */
import { alike, likeness, wordsOf } from '../../transcript/labels/wording.ts'

/** A label and the samples that have it. */
export interface Worded {
  readonly label: string
  readonly samples: ReadonlySet<number>
}

/** More labels of one place that not every sample has are not compared: that would take long. */
const mostCompared = 300
/** Above what makes a line worth a warning: here it decides what is read. */
const near = Math.max(alike, 0.6)

/** For a label the one that takes its place on other samples; each label is in one pair at most. The nearest pairs come first. */
export function wordingPairs<T extends Worded>(
  items: readonly T[],
  samples: number,
  canBeOne: (one: T, other: T) => boolean,
): ReadonlyMap<T, T> {
  const some = items.filter(item => item.samples.size < samples)
  if (some.length > mostCompared) return new Map()
  const worded = some.map(item => ({ item, words: wordsOf(item.label) }))
  const found = worded.flatMap((one, index) =>
    worded.slice(index + 1).flatMap(other => {
      if ([...one.item.samples].some(sample => other.item.samples.has(sample))) return []
      const worth = likeness(one.words, other.words)
      return worth >= near && canBeOne(one.item, other.item)
        ? [{ one: one.item, other: other.item, worth }]
        : []
    }),
  )
  const pairs = new Map<T, T>()
  const taken = new Set<T>()
  for (const { one, other } of found.sort((left, right) => right.worth - left.worth)) {
    if (taken.has(one) || taken.has(other)) continue
    taken.add(one).add(other)
    pairs.set(one, other)
  }
  return pairs
}
