/**
 * Entries of a list that put a figure in doubt by themselves, though all of them was read. Of one is not known whether the figure
 * counts it: a flag such as the type of a submission is absent, or says neither yes nor no. Another lacks what the figure needs of each:
 * one row without an amount leaves a total without a value, one without a day a state. Both are found by trying the figure over the
 * entry, alone and beside one that has all that the figure reads.
 */
import type { DerivedField, PlanField } from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { entriesOf } from '../../view/read-places.ts'
import type { Section } from '../../view/section.ts'
import type { Doubt } from './doubts.ts'
import {
  type EntryList,
  type EntryValue,
  entriesIn,
  isList,
  isOfKind,
  isOpen,
  isReadAs,
  type Kind,
  lacks,
  lineIn,
  saying,
  valuesRead,
  withValue,
} from './entry-values.ts'
import { hasRow, valueAlong } from './trial.ts'

/** What a figure reads of the entries of one kind. */
interface KindRead {
  readonly list: EntryList
  readonly kind: Kind
  readonly values: readonly EntryValue[]
  readonly flags: readonly EntryValue[]
}

/** For the documents of one plan. It keeps what figures read, and nothing of a document. */
export class EntryDoubts {
  readonly #lists: readonly EntryList[]
  readonly #read = new Map<DerivedField, readonly KindRead[]>()

  constructor(fields: readonly PlanField[]) {
    this.#lists = fields.filter(isList)
  }

  /**
   * The first entry that puts `figure` in doubt: where `why` is `undecided`, one of which is not known whether it counts; else one that
   * leaves the figure, which has no value, without one. Where entries are of several kinds, one lacks no line that it does not print.
   * `over` computes the figure over other data, `undefined` where that takes more than it may.
   */
  of(
    figure: DerivedField,
    why: 'undecided' | 'absent',
    data: unknown,
    view: Section,
    over: (data: object) => unknown,
  ): Doubt | undefined {
    const { rows } = figure
    let trial: EntryTrial | undefined
    for (const { list, kind, values, flags } of getOrInsert(this.#read, figure, () =>
      kindsRead(figure, this.#lists),
    )) {
      const asked = why === 'absent' ? values : flags
      if (asked.length === 0) continue
      const entries = entriesIn(data, list)
      let sections: readonly Section[] | undefined
      for (let index = 0; index < entries.length; index++) {
        const entry = entries[index]
        const open = isOfKind(entry, list, kind) ? asked.filter(each => isOpen(entry, each)) : []
        // Most accounts have rows of a topic, and most rows are of none.
        const isNeedless = rows?.list === list.name && !hasRow(rows, [valueAlong(entry, [rows.name])])
        if (open.length === 0 || isNeedless) continue
        trial ??= new EntryTrial(data, this.#lists, over)
        const doubtful =
          why === 'absent'
            ? trial.neededOf(entry, list, values)
            : open.filter(flag => trial?.isDecidedBy(flag, entry, list, values))
        if (doubtful.length === 0) continue
        sections ??= entriesOf(list, view)
        const section = sections[index]
        const printed = doubtful.find(each => lineIn(section, each) !== undefined)
        // Where nothing of it stands there, the entry as a whole was lost.
        const mayBeUnprinted =
          why === 'undecided' || list.kind === 'list' || values.every(each => lacks(entry, each))
        const value = printed ?? (mayBeUnprinted ? doubtful[0] : undefined)
        const key = value?.field.sources[0]?.path.at(-1)
        if (value === undefined || key === undefined || section === undefined) continue
        return { pointer: lineIn(section, value) ?? section.pointer, key, why }
      }
    }
    return undefined
  }
}

function kindsRead(figure: DerivedField, lists: readonly EntryList[]): readonly KindRead[] {
  return lists.flatMap(list =>
    kindsCounted(figure, list).flatMap(kind => {
      const values = valuesRead(figure, list, kind)
      return values.length === 0
        ? []
        : [{ list, kind, values, flags: values.filter(each => isReadAs(each, 'flag')) }]
    }),
  )
}

/** Without those of which entries are never counted. */
function kindsCounted({ rows }: DerivedField, list: EntryList): readonly Kind[] {
  if (list.kind === 'list') return [list]
  const isAsked = rows?.list === list.name && rows.name === list.as
  return isAsked ? list.cases.filter(({ name }) => rows.texts.includes(name)) : list.cases
}

/** Tries one figure over entries of one document. */
class EntryTrial {
  readonly #over: (data: object) => unknown
  readonly #tried: Record<string, unknown>

  /** Of each list two entries at most stand there: what is tried costs the same however long they are. */
  constructor(data: unknown, lists: readonly EntryList[], over: (data: object) => unknown) {
    this.#over = over
    this.#tried = { ...Object(data) }
    for (const list of lists) this.#tried[list.name] = entriesIn(data, list).slice(0, 1)
  }

  /** Whether an open flag decides that the figure counts `entry`, or how. One that is absent may be so: it does not decide where the entry counts. */
  isDecidedBy(flag: EntryValue, entry: unknown, list: EntryList, values: readonly EntryValue[]): boolean {
    const over = (...entries: readonly unknown[]): string | undefined =>
      JSON.stringify(this.#with(list, entries))
    // Without an amount an entry gives no value, counted or not.
    const present = filled(
      entry,
      values.filter(each => lacks(entry, each) && !isReadAs(each, 'flag')),
      0,
    )
    const asItIs = over(present)
    // What cannot be tried is in doubt.
    if (asItIs === undefined) return true
    if (lacks(entry, flag) && asItIs !== over()) return false
    return [true, false].some(said => over(withValue(present, flag.names, saying(said))) !== asItIs)
  }

  /** What `entry` lacks and the figure needs. */
  neededOf(entry: unknown, list: EntryList, values: readonly EntryValue[]): readonly EntryValue[] {
    const missing = values.filter(each => lacks(entry, each))
    const others = missing.filter(each => !isReadAs(each, 'flag'))
    // An entry may count without a flag, or with one that says yes.
    for (const some of others.length < missing.length ? [others, missing] : [missing]) {
      // Of somebody else: two that say the same may be one and the same form, or one may correct the other.
      const another = filled(entry, [...some, ...values.filter(each => isReadAs(each, 'taxId'))], 1)
      const isNothingBeside = (other: unknown): boolean =>
        [
          [another, other],
          [other, another],
        ].some(both => (this.#with(list, both) ?? null) === null)
      const whole = filled(entry, some, 0)
      if (!isNothingBeside(entry) || isNothingBeside(whole)) continue
      const needed = some.filter(({ names }) => isNothingBeside(withValue(whole, names, null)))
      return needed.length > 0 ? needed : some
    }
    return []
  }

  #with({ name }: EntryList, entries: readonly unknown[]): unknown {
    const before = this.#tried[name]
    this.#tried[name] = entries
    const value = this.#over(this.#tried)
    this.#tried[name] = before
    return value
  }
}

function filled(entry: unknown, missing: readonly EntryValue[], at: 0 | 1): unknown {
  return missing.reduce((made, { names, samples }) => withValue(made, names, samples[at]), entry)
}
