/**
 * Fields that entries of lists lack, each with an unread line that may be it. What one entry lacks may leave a figure over all of them
 * without a value, or be decided together with others: neither shows in the entry alone.
 */
import { getOrInsert } from '../../get-or-insert.ts'
import type { UnreadLeaf } from '../places/survey.ts'
import type { Path, Trial } from './trial.ts'

/** At most this many entries are looked at one by one for the one to be named. */
const mostNamed = 10

/** An entry at `base` that lacks what `leaf` may be; with it, `values` stand there. */
interface Gap {
  readonly base: Path
  readonly leaf: UnreadLeaf
  readonly values: ReadonlyMap<Path, unknown>
}

export class Gaps {
  readonly #all: Gap[] = []

  add(gap: Gap): void {
    this.#all.push(gap)
  }

  /** The line whose lack leaves a figure without a value; `undefined` where it has none without those entries either. */
  stopping(trial: Trial): UnreadLeaf | undefined {
    // Each entry with the first line that may be what it lacks.
    const entries = new Map<Path, UnreadLeaf>()
    for (const { base, leaf } of this.#all) getOrInsert(entries, base, () => leaf)
    const [first] = entries.values()
    if (first === undefined || !trial.hasValueWithout([...entries.keys()])) return undefined
    const one = [...entries].slice(0, mostNamed).find(([base]) => trial.hasValueWithout([base]))
    return one?.[1] ?? first
  }

  /** The line that makes a figure another one, taken for the same fields wherever its label stands. */
  deciding(trial: Trial): UnreadLeaf | undefined {
    const taken = new Map<string, { readonly first: UnreadLeaf; readonly values: Map<Path, unknown> }>()
    for (const { leaf, values } of this.#all) {
      const fields = [...values.keys()].map(path => path.filter(step => typeof step === 'string').join('/'))
      const key = JSON.stringify([leaf.label, ...fields])
      const held = getOrInsert(taken, key, () => ({ first: leaf, values: new Map() }))
      for (const [path, value] of values) held.values.set(path, value)
    }
    return [...taken.values()].find(({ values }) => trial.changesInPlace(values))?.first
  }
}
