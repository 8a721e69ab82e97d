/**
 * What was found lately of something, and what that depends on: parts bring the same fields and expressions to many mappings, of which
 * several in turn are such that the same is found of them.
 */

/** So many times: with more of them, memory would keep mappings that nobody has any longer. */
const most = 8

interface Finding<Found> {
  readonly of: readonly unknown[]
  readonly found: Found
}

/** Found of keys, each for as long as the key itself. */
export class LastFound<Key extends object, Found> {
  readonly #last = new WeakMap<Key, Finding<Found>[]>()

  /** What was found of `key`, where it was found `of` the same. */
  get(key: Key, of: readonly unknown[]): Found | undefined {
    return this.#last.get(key)?.find(last => isSame(last.of, of))?.found
  }

  /** Keeps what was found, and gives it back. */
  set(key: Key, of: readonly unknown[], found: Found): Found {
    const last = this.#last.get(key)
    if (last === undefined) this.#last.set(key, [{ of, found }])
    else if (last.push({ of, found }) > most) last.shift()
    return found
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at])
}
