/**
 * Entries that lack what a figure needs of each: one row without an amount leaves a total without a value, one without a day a state.
 * Found by trying: beside an entry that has all that the figure reads, one that lacks something takes the value away. Where entries
 * are of several kinds, one may do without a line: what it does not print it does not lack.
 */
import type { DerivedField } from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import type { Section } from '../../view/section.ts'
import {
  type EntryList,
  type EntryValue,
  entriesIn,
  isFlag,
  isOfKind,
  isTaxId,
  kindsIn,
  lacks,
  lineIn,
  sampleOf,
  sectionsOf,
  type ValuePlace,
  valuesRead,
  withValue,
} from './entry-values.ts'

const none: readonly never[] = []

/** The first entry of `lists` that leaves a figure without a value, and what it lacks; `over` computes the figure. */
export function lackingIn(
  figure: DerivedField,
  lists: readonly EntryList[],
  data: unknown,
  view: Section,
  over: (data: object) => unknown,
): ValuePlace | undefined {
  const read = lists.filter(({ name }) => figure.reads.some(([first]) => first === name))
  // Of the lists that it reads two entries at most stand there: what is tried costs the same however long they are.
  const tried: Record<string, unknown> = { ...Object(data) }
  for (const list of read) tried[list.name] = entriesIn(data, list).slice(0, 1)
  for (const list of read) {
    const present = tried[list.name]
    const search = new Search(entries => {
      tried[list.name] = entries
      return (over(tried) ?? null) === null
    })
    const entries = entriesIn(data, list)
    let sections: readonly Section[] | undefined
    for (const kind of kindsIn(list, entries)) {
      const values = valuesRead(figure, list, kind)
      for (let index = 0; index < entries.length; index++) {
        const entry = entries[index]
        const needed = isOfKind(entry, list, kind) ? search.lackedBy(entry, values) : none
        if (needed.length > 0 && list.kind === 'choice') sections ??= sectionsOf(list, view)
        const section = sections?.[index]
        const value =
          section === undefined ? needed[0] : needed.find(each => lineIn(section, each) !== undefined)
        if (value !== undefined) return { list, index, value }
      }
    }
    tried[list.name] = present
  }
  return undefined
}

/** Tries entries of one list; `isNothing` tells whether the figure has no value with some of them in it. */
class Search {
  readonly #isNothing: (entries: readonly unknown[]) => boolean
  readonly #samples = new Map<EntryValue, readonly unknown[]>()

  constructor(isNothing: (entries: readonly unknown[]) => boolean) {
    this.#isNothing = isNothing
  }

  /** What `entry` lacks of `values` and a figure needs. */
  lackedBy(entry: unknown, values: readonly EntryValue[]): readonly EntryValue[] {
    const missing = values.filter(each => lacks(entry, each))
    // An entry may count with a flag that says yes, or without it.
    const others = missing.filter(each => !isFlag(each))
    const needed = this.#needed(entry, others, values)
    return needed.length > 0 || others.length === missing.length
      ? needed
      : this.#needed(entry, missing, values)
  }

  #needed(
    entry: unknown,
    missing: readonly EntryValue[],
    values: readonly EntryValue[],
  ): readonly EntryValue[] {
    if (missing.length === 0) return none
    // Of somebody else: two that say the same may be one and the same form, or one may correct the other.
    const another = this.#filled(entry, [...missing, ...values.filter(isTaxId)], 1)
    const isNothingBeside = (other: unknown): boolean =>
      this.#isNothing([another, other]) || this.#isNothing([other, another])
    if (!isNothingBeside(entry)) return none
    const whole = this.#filled(entry, missing, 0)
    if (isNothingBeside(whole)) return none
    const needed = missing.filter(({ names }) => isNothingBeside(withValue(whole, names, null)))
    return needed.length > 0 ? needed : missing
  }

  #filled(entry: unknown, missing: readonly EntryValue[], at: 0 | 1): unknown {
    return missing.reduce((made, each) => withValue(made, each.names, this.#samplesOf(each)[at]), entry)
  }

  #samplesOf(value: EntryValue): readonly unknown[] {
    return getOrInsert(this.#samples, value, () => [sampleOf(value), sampleOf(value, 2)])
  }
}
