/**
 * What was found last of something, and what that depends on: parts bring the same fields and expressions to many mappings, in most of
 * which the same is found of them.
 */

/** Found of keys, each for as long as the key itself. */
export class LastFound<Key extends object, Found> {
  readonly #last = new WeakMap<Key, { readonly of: readonly unknown[]; readonly found: Found }>()

  /** What was found of `key`, where it was found `of` the same. */
  get(key: Key, of: readonly unknown[]): Found | undefined {
    const last = this.#last.get(key)
    return last?.of.length === of.length && last.of.every((each, at) => each === of[at])
      ? last.found
      : undefined
  }

  /** Keeps what was found, and gives it back. */
  set(key: Key, of: readonly unknown[], found: Found): Found {
    this.#last.set(key, { of, found })
    return found
  }
}
