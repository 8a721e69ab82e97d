/**
 * Which entries of a list have a text under a name, `code = "150"`: found once for all expressions that are evaluated over the same
 * input. Whoever evaluates them holds it, for one document, and only as long as nothing in the lists changes.
 */
import { propertyOf } from './property.ts'
import { SetsOfName, type TextSets } from './text-sets.ts'

/** What a test says of the entries of one list. */
export interface Asked {
  /** Those that it picks, in their order. */
  readonly picked: readonly unknown[]
  /** Whether its answer is null for one of them. */
  readonly hasNull: boolean
}

type Entries = readonly unknown[]

const none: readonly unknown[] = []

/** What has been found of the lists of one input. */
export class ListIndex {
  readonly #sets: TextSets
  readonly #lists = new Map<Entries, IndexedList>()
  // Most expressions of a mapping ask the same list.
  #last: IndexedList | undefined

  /** `sets` are those that the expressions ask for, which they have in common from one input to the next. */
  constructor(sets: TextSets = new Map()) {
    this.#sets = sets
  }

  /** What is known of `list`. */
  of(list: Entries): IndexedList {
    if (this.#last?.list !== list) {
      this.#last = this.#lists.get(list) ?? new IndexedList(list, this.#sets)
      this.#lists.set(list, this.#last)
    }
    return this.#last
  }
}

/** The entries of a list by the sets of texts that are asked for under one name; none where a look into each entry is needed. */
interface ByText {
  readonly sets: SetsOfName
  /** By the number of the set, of those that there were when the list was looked through. */
  readonly found: readonly (Entries | undefined)[] | undefined
}

/** What has been found of one list. */
export class IndexedList {
  readonly list: Entries
  readonly #sets: TextSets
  readonly #names = new Map<string, ByText>()
  readonly #tests = new Map<object, Asked>()

  constructor(list: Entries, sets: TextSets) {
    this.list = list
    this.#sets = sets
  }

  /**
   * The entries that have one of `texts` under `name`, in their order. `undefined` where a look into each entry is needed: one is no
   * object, or has under that name what is neither a text nor null nor missing.
   */
  having(name: string, texts: readonly string[]): Entries | undefined {
    const { sets, found } = this.#names.get(name) ?? this.#lookThrough(name)
    if (found === undefined) return undefined
    const number = sets.numberOf(texts)
    if (number < found.length) return found[number] ?? none
    // Asked for the first time, or one of too many.
    const wanted = new Set<unknown>(texts)
    return this.list.filter(entry => wanted.has(propertyOf(entry, name)))
  }

  #lookThrough(name: string): ByText {
    const sets = this.#sets.get(name) ?? new SetsOfName()
    this.#sets.set(name, sets)
    const byText = { sets, found: entriesByText(this.list, name, sets) }
    this.#names.set(name, byText)
    return byText
  }

  /** What the test that `test` stands for said of the entries; `undefined` where it was not asked. */
  asked(test: object): Asked | undefined {
    return this.#tests.get(test)
  }

  note(test: object, asked: Asked): void {
    this.#tests.set(test, asked)
  }
}

function entriesByText(list: Entries, name: string, sets: SetsOfName): ByText['found'] {
  const found = new Array<unknown[] | undefined>(sets.count).fill(undefined)
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined
    const text = propertyOf(entry, name)
    if (text === undefined || text === null) continue
    if (typeof text !== 'string') return undefined
    for (const number of sets.having(text)) {
      const same = found[number]
      if (same === undefined) found[number] = [entry]
      else same.push(entry)
    }
  }
  return found
}
