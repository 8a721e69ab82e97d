/**
 * Where in a list the entries stand that have a text under a name, `code = "150"`: found once for all expressions that are
 * evaluated over the same input. Whoever evaluates them holds it, for one document, and only as long as nothing in the lists changes.
 */
import { propertyOf } from './property.ts'

/** What a test says of the entries of one list. */
export interface Asked {
  /** Those that it picks, in their order. */
  readonly picked: readonly unknown[]
  /** Whether its answer is null for one of them. */
  readonly hasNull: boolean
}

/** The places of the entries, counted from 0 and rising, by their text under one name. */
export type PlacesByText = ReadonlyMap<string, readonly number[]>

/** What has been found of the lists of one input. */
export class ListIndex {
  readonly #tests = new Map<readonly unknown[], Map<object, Asked>>()
  readonly #lists = new Map<readonly unknown[], Map<string, PlacesByText | undefined>>()

  /**
   * The places of the entries of `list` by their text under `name`. `undefined` where a look into each entry is needed: one is no
   * object, or has under that name what is neither a text nor null nor missing.
   */
  of(list: readonly unknown[], name: string): PlacesByText | undefined {
    let names = this.#lists.get(list)
    if (names === undefined) {
      names = new Map()
      this.#lists.set(list, names)
    }
    if (!names.has(name)) names.set(name, placesByText(list, name))
    return names.get(name)
  }

  /** What the test that `test` stands for said of the entries of `list`; `undefined` where it was not asked. */
  asked(list: readonly unknown[], test: object): Asked | undefined {
    return this.#tests.get(list)?.get(test)
  }

  note(list: readonly unknown[], test: object, asked: Asked): void {
    const tests = this.#tests.get(list) ?? new Map<object, Asked>()
    this.#tests.set(list, tests)
    tests.set(test, asked)
  }
}

function placesByText(list: readonly unknown[], name: string): PlacesByText | undefined {
  const places = new Map<string, number[]>()
  for (let place = 0; place < list.length; place++) {
    const entry = list[place]
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined
    const text = propertyOf(entry, name)
    if (text === undefined || text === null) continue
    if (typeof text !== 'string') return undefined
    const same = places.get(text)
    if (same === undefined) places.set(text, [place])
    else same.push(place)
  }
  return places
}
