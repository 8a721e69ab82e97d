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
  type Kind,
  lacks,
  lineIn,
  sampleOf,
  sectionsOf,
  type ValuePlace,
  valuesRead,
  withValue,
} from './entry-values.ts'
import { hasRow, valueAlong } from './trial.ts'

const none: readonly never[] = []

/** What a figure reads of the entries of one kind. */
interface KindRead {
  readonly list: EntryList
  readonly kind: Kind
  readonly values: readonly EntryValue[]
}

/** What figures read of entries; for all documents of a plan. */
export type ValuesRead = Map<DerivedField, readonly KindRead[]>

/** The first entry of `lists` that leaves a figure without a value, and what it lacks; `over` computes the figure. */
export function lackingIn(
  figure: DerivedField,
  lists: readonly EntryList[],
  data: unknown,
  view: Section,
  over: (data: object) => unknown,
  known: ValuesRead,
): ValuePlace | undefined {
  const { rows } = figure
  let search: Search | undefined
  for (const { list, kind, values } of getOrInsert(known, figure, () => kindsRead(figure, lists))) {
    const entries = entriesIn(data, list)
    let sections: readonly Section[] | undefined
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index]
      if (!isOfKind(entry, list, kind)) continue
      // Most accounts have rows of a topic, and most rows are of none.
      if (rows?.list === list.name && !hasRow(rows, [valueAlong(entry, [rows.name])])) continue
      if (!values.some(each => lacks(entry, each))) continue
      search ??= new Search(data, lists, over)
      const needed = search.lackedBy(list, entry, values)
      if (needed.length > 0 && list.kind === 'choice') sections ??= sectionsOf(list, view)
      const section = sections?.[index]
      const value =
        section === undefined ? needed[0] : needed.find(each => lineIn(section, each) !== undefined)
      if (value !== undefined) return { list, index, value }
    }
  }
  return undefined
}

function kindsRead(figure: DerivedField, lists: readonly EntryList[]): readonly KindRead[] {
  return lists
    .flatMap(list =>
      (list.kind === 'list' ? [list] : list.cases).map(kind => {
        return { list, kind, values: valuesRead(figure, list, kind) }
      }),
    )
    .filter(({ values }) => values.length > 0)
}

/** Tries a figure over entries of the lists of one document; `over` computes it. */
class Search {
  readonly #over: (data: object) => unknown
  readonly #tried: Record<string, unknown>
  readonly #samples = new Map<EntryValue, readonly unknown[]>()

  /** Of each list two entries at most stand there: what is tried costs the same however long they are. */
  constructor(data: unknown, lists: readonly EntryList[], over: (data: object) => unknown) {
    this.#over = over
    this.#tried = { ...Object(data) }
    for (const list of lists) this.#tried[list.name] = entriesIn(data, list).slice(0, 1)
  }

  /** What `entry` lacks of `values` and a figure needs. */
  lackedBy(list: EntryList, entry: unknown, values: readonly EntryValue[]): readonly EntryValue[] {
    const missing = values.filter(each => lacks(entry, each))
    // An entry may count with a flag that says yes, or without it.
    const others = missing.filter(each => !isFlag(each))
    const needed = this.#needed(list, entry, others, values)
    return needed.length > 0 || others.length === missing.length
      ? needed
      : this.#needed(list, entry, missing, values)
  }

  #needed(
    list: EntryList,
    entry: unknown,
    missing: readonly EntryValue[],
    values: readonly EntryValue[],
  ): readonly EntryValue[] {
    if (missing.length === 0) return none
    // Of somebody else: two that say the same may be one and the same form, or one may correct the other.
    const another = this.#filled(entry, [...missing, ...values.filter(isTaxId)], 1)
    const isNothingBeside = (other: unknown): boolean =>
      this.#isNothing(list, [another, other]) || this.#isNothing(list, [other, another])
    if (!isNothingBeside(entry)) return none
    const whole = this.#filled(entry, missing, 0)
    if (isNothingBeside(whole)) return none
    const needed = missing.filter(({ names }) => isNothingBeside(withValue(whole, names, null)))
    return needed.length > 0 ? needed : missing
  }

  #isNothing({ name }: EntryList, entries: readonly unknown[]): boolean {
    const present = this.#tried[name]
    this.#tried[name] = entries
    const value = this.#over(this.#tried) ?? null
    this.#tried[name] = present
    return value === null
  }

  #filled(entry: unknown, missing: readonly EntryValue[], at: 0 | 1): unknown {
    return missing.reduce((made, each) => withValue(made, each.names, this.#samplesOf(each)[at]), entry)
  }

  #samplesOf(value: EntryValue): readonly unknown[] {
    return getOrInsert(this.#samples, value, () => [sampleOf(value), sampleOf(value, 2)])
  }
}
