/**
 * Fields that entries of lists lack, each with an unread line that may be it. What one entry lacks may leave a figure over all of them
 * without a value, or be decided together with others: neither shows in the entry alone.
 */
import type { UnreadLeaf } from '../places/survey.ts'
import type { Path, Trial } from './trial.ts'

/** So many entries are looked at one by one for the one to be named. */
const mostNamed = 10

/** Lines of one label, taken for the same fields of all their entries. */
interface Taken {
  readonly first: UnreadLeaf
  readonly values: Map<Path, unknown>
}

export class Gaps {
  /** The entries that lack something, each with the first line that may be it. */
  readonly #entries = new Map<Path, UnreadLeaf>()
  readonly #taken = new Map<string, Taken>()

  /** The entry at `base` lacks what `leaf` may be; with it, `values` stand there. */
  add(base: Path, leaf: UnreadLeaf, values: ReadonlyMap<Path, unknown>): void {
    if (!this.#entries.has(base)) this.#entries.set(base, leaf)
    const fields = [...values.keys()].map(path => path.filter(step => typeof step === 'string').join('/'))
    const key = JSON.stringify([leaf.label, ...fields])
    const taken = this.#taken.get(key) ?? { first: leaf, values: new Map<Path, unknown>() }
    this.#taken.set(key, taken)
    for (const [path, value] of values) taken.values.set(path, value)
  }

  /** The line for want of which a figure has no value; `undefined` where it has none without those entries either. */
  stopping(trial: Trial): UnreadLeaf | undefined {
    const [first] = this.#entries.values()
    if (first === undefined || !trial.hasValueWithout([...this.#entries.keys()])) return undefined
    const one = [...this.#entries].slice(0, mostNamed).find(([base]) => trial.hasValueWithout([base]))
    return one?.[1] ?? first
  }

  /** The line that makes a figure another one, taken for the same field wherever its label stands. */
  deciding(trial: Trial): UnreadLeaf | undefined {
    for (const { first, values } of this.#taken.values()) if (trial.changesInPlace(values)) return first
    return undefined
  }
}
