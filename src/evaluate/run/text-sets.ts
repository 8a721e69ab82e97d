/**
 * Which sets of texts the expressions of a mapping ask for under the names of entries, `code in ["480", "780"]`. They are learned as
 * they are asked for, so that one look at each entry of a list answers for all of them. Nothing of any document is kept.
 */

/** An entry is noted for each of them that has its text, so there is an end to them: bundled mappings have some twenty. */
const mostSets = 64

/** The sets that are asked for under one name. */
export class SetsOfName {
  readonly #numbers = new Map<readonly string[], number>()
  readonly #byText = new Map<string, number[]>()

  /** How many of them there are. */
  get count(): number {
    return this.#numbers.size
  }

  /** The number of a set, counted from 0; where there is no room for more of them, that of none. */
  numberOf(texts: readonly string[]): number {
    const known = this.#numbers.get(texts) ?? this.count
    if (known === this.count && known < mostSets) {
      this.#numbers.set(texts, known)
      for (const text of new Set(texts)) this.#byText.set(text, [...this.having(text), known])
    }
    return known
  }

  /** The numbers of the sets that have a text. */
  having(text: string): readonly number[] {
    return this.#byText.get(text) ?? none
  }
}

const none: readonly number[] = []

/** The sets by the names under which they are asked for. */
export type TextSets = Map<string, SetsOfName>
