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

/** What has been found of one list. */
class ListFacts {
  readonly list: readonly unknown[]
  readonly tests = new Map<object, Asked>()
  /** The names under which texts were asked for, few of them, and for each the places by text. */
  readonly names: string[] = []
  readonly places: (PlacesByText | undefined)[] = []

  constructor(list: readonly unknown[]) {
    this.list = list
  }
}

/** What has been found of the lists of one input. */
export class ListIndex {
  /** What last ran code over that input. */
  lastRun: object | undefined
  readonly #lists = new Map<readonly unknown[], ListFacts>()
  /** Most expressions are about the list that the one before was about. */
  #last: ListFacts | undefined

  /**
   * The places of the entries of `list` by their text under `name`. `undefined` where a look into each entry is needed: one is no
   * object, or has under that name what is neither a text nor null nor missing.
   */
  of(list: readonly unknown[], name: string): PlacesByText | undefined {
    const { names, places } = this.#factsOf(list)
    const at = names.indexOf(name)
    if (at !== -1) return places[at]
    const found = placesByText(list, name)
    names.push(name)
    places.push(found)
    return found
  }

  /** What the test that `test` stands for said of the entries of `list`; `undefined` where it was not asked. */
  asked(list: readonly unknown[], test: object): Asked | undefined {
    return this.#factsOf(list).tests.get(test)
  }

  note(list: readonly unknown[], test: object, asked: Asked): void {
    this.#factsOf(list).tests.set(test, asked)
  }

  #factsOf(list: readonly unknown[]): ListFacts {
    if (this.#last?.list === list) return this.#last
    const facts = this.#lists.get(list) ?? new ListFacts(list)
    this.#lists.set(list, facts)
    this.#last = facts
    return facts
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
