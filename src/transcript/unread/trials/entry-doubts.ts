/**
 * Entries of a list that put a figure in doubt by themselves, though all of them was read. Of one is not known whether the figure
 * counts it: a flag such as the type of a submission is absent, or says neither yes nor no. Another lacks what the figure needs of each:
 * one row without an amount leaves a total without a value, one without a day a state. Both are found by trying the figure over the
 * entry, alone and beside one that has all that the figure reads.
 */
import type { DerivedField, PickedEntries, PlanField } from '../../../plan/mapping-plan.ts'
import { getOrInsert, getOrInsertIn } from '../../get-or-insert.ts'
import { entriesOf } from '../../view/read-places.ts'
import type { Section } from '../../view/section.ts'
import { isAtOrAbove } from '../places/key-figures.ts'
import type { Doubt, EntriesInDoubt, EntryReason } from './doubts.ts'
import {
  type EntryList,
  type EntryValue,
  entriesIn,
  isList,
  type Kind,
  kindsOf,
  saying,
  valuesIn,
  withValue,
} from './entry-values.ts'
import { isPicked, valueAlong } from './trial.ts'

/** The lists of which a figure reads something that may put it in doubt. */
type ListsRead = Readonly<Record<EntryReason, readonly EntryList[]>>

/** Entries of one kind in which something is open. */
interface OpenEntries {
  readonly list: EntryList
  /** The name of the kind, as the entries have it. */
  readonly kind: unknown
  /** What some figure reads of entries of the kind. */
  readonly values: readonly EntryValue[]
  /** Each with its place in the list. */
  readonly entries: (readonly [number, unknown])[]
}

/** What a figure reads of entries of one kind. */
interface KindRead {
  readonly values: readonly EntryValue[]
  readonly flags: readonly EntryValue[]
  /** Which entries of the kind it reads; all, where nothing is asked. */
  readonly picks: readonly PickedEntries[]
}

/** For the documents of one plan. It keeps what figures read, and nothing of a document. */
export class EntryDoubts {
  readonly #lists: readonly EntryList[]
  readonly #figures: readonly DerivedField[]
  readonly #listsRead = new Map<DerivedField, ListsRead>()
  /** Of the entries of each kind what some figure reads, and of that what each does. */
  readonly #values = new Map<Kind, readonly EntryValue[]>()
  readonly #read = new Map<DerivedField, Map<OpenEntries['values'], KindRead>>()

  constructor(fields: readonly PlanField[]) {
    this.#lists = fields.filter(isList)
    this.#figures = fields.filter(field => field.kind === 'derived')
  }

  /** Of one document; `over` computes a figure over `data`, `undefined` where that takes more than it may. */
  in(data: object, view: Section, over: (figure: DerivedField) => unknown): EntriesInDoubt {
    const open = {
      undecided: new Map<EntryList, readonly OpenEntries[]>(),
      absent: new Map<EntryList, readonly OpenEntries[]>(),
    }
    const doubtOf = (figure: DerivedField, why: EntryReason, list: EntryList, { absent }: ListsRead) => {
      for (const each of getOrInsert(open[why], list, () => this.#openIn(data, list, why))) {
        const ofKind = getOrInsertIn(this.#read, figure, each.values, () => readOfKind(figure, each))
        const overOthers = overEntries(data, list, absent, () => over(figure))
        const doubt = firstDoubt(why, each, ofKind, overOthers, view)
        if (doubt !== undefined) return doubt
      }
      return undefined
    }
    // Of most lists no entry has anything open: each figure asks, so nothing is made for asking.
    return (figure, why) => {
      const read = this.#listsRead.get(figure) ?? this.#listsOf(figure)
      for (const list of read[why]) {
        if (open[why].get(list)?.length === 0) continue
        const doubt = doubtOf(figure, why, list, read)
        if (doubt !== undefined) return doubt
      }
      return undefined
    }
  }

  #listsOf(figure: DerivedField): ListsRead {
    const read = this.#newListsOf(figure)
    this.#listsRead.set(figure, read)
    return read
  }

  #newListsOf(figure: DerivedField): ListsRead {
    const absent = this.#lists.filter(({ name }) => figure.reads.some(([first]) => first === name))
    const hasFlags = (list: EntryList): boolean =>
      kindsOf(list).some(kind =>
        this.#valuesIn(list, kind).some(value => value.isFlag && isRead(value, list, figure)),
      )
    return { absent, undecided: absent.filter(hasFlags) }
  }

  /** The entries of a list in which something is open that puts figures in doubt so: few, as a rule. */
  #openIn(data: object, list: EntryList, why: EntryReason): readonly OpenEntries[] {
    const kinds = new Map<unknown, OpenEntries & { readonly asked: readonly EntryValue[] }>()
    const entries = entriesIn(data, list)
    for (let place = 0; place < entries.length; place++) {
      const entry = entries[place]
      const name = list.kind === 'choice' ? valueAlong(entry, [list.as]) : list.name
      const ofKind = getOrInsert(kinds, name, () => {
        const kind = kindsOf(list).find(each => each.name === name)
        const values = kind === undefined ? [] : this.#valuesIn(list, kind)
        const asked = why === 'absent' ? values : values.filter(value => value.isFlag)
        return { list, kind: name, values, asked, entries: [] }
      })
      for (const value of ofKind.asked)
        if (value.isOpenIn(entry)) {
          ofKind.entries.push([place, entry])
          break
        }
    }
    return [...kinds.values()].filter(each => each.entries.length > 0)
  }

  #valuesIn(list: EntryList, kind: Kind): readonly EntryValue[] {
    return getOrInsert(this.#values, kind, () =>
      valuesIn(kind.fields).filter(value => this.#figures.some(figure => isRead(value, list, figure))),
    )
  }
}

function readOfKind(figure: DerivedField, { list, kind, values }: OpenEntries): KindRead {
  const { rows, kinds = [] } = figure
  const picks = [...(rows === undefined ? [] : [rows]), ...kinds].filter(each => each.list === list.name)
  const isOfKind = (each: PickedEntries): boolean => list.kind === 'choice' && each.name === list.as
  const isLeftOut = picks.some(each => isOfKind(each) && !each.texts.some(text => text === kind))
  const read = isLeftOut ? [] : values.filter(value => isRead(value, list, figure))
  return {
    values: read,
    flags: read.filter(value => value.isFlag),
    picks: picks.filter(each => !isOfKind(each)),
  }
}

function isRead({ names }: EntryValue, { name }: EntryList, { reads }: DerivedField): boolean {
  return reads.some(([first, ...more]) => first === name && isAtOrAbove(names, more))
}

/**
 * The first entry that puts a figure in doubt: where `why` is `undecided`, one of which is not known whether it counts; else one that
 * leaves the figure, which has no value, without one. Where entries are of several kinds, one lacks no line that it does not print.
 */
function firstDoubt(
  why: EntryReason,
  { list, entries }: OpenEntries,
  { values, flags, picks }: KindRead,
  over: Over,
  view: Section,
): Doubt | undefined {
  const asked = why === 'absent' ? values : flags
  if (asked.length === 0) return undefined
  let sections: readonly Section[] | undefined
  for (const [place, entry] of entries) {
    if (!picks.every(each => isPicked(each, entry))) continue
    const open = asked.filter(each => each.isOpenIn(entry))
    if (open.length === 0) continue
    const doubtful =
      why === 'absent'
        ? neededOf(entry, values, over)
        : open.filter(flag => isDecidedBy(flag, entry, values, over))
    if (doubtful.length === 0) continue
    sections ??= entriesOf(list, view)
    const section = sections[place]
    const printed = doubtful.find(each => each.lineIn(section) !== undefined)
    // Where nothing of it stands there, the entry as a whole was lost.
    const mayBeUnprinted =
      why === 'undecided' || list.kind === 'list' || values.every(each => each.isAbsentIn(entry))
    const value = printed ?? (mayBeUnprinted ? doubtful[0] : undefined)
    if (value?.label === undefined || section === undefined) continue
    return { pointer: value.lineIn(section) ?? section.pointer, key: value.label, why }
  }
  return undefined
}

/** Computes a figure with other entries in a list. */
type Over = (entries: readonly unknown[]) => unknown

/** Of `others` one entry at most stands there: what is tried costs the same however long they are. */
function overEntries(data: object, list: EntryList, others: readonly EntryList[], work: () => unknown): Over {
  return entries => {
    const present = others.map(({ name }) => [name, valueAlong(data, [name])] as const)
    for (const each of others)
      Reflect.set(data, each.name, each === list ? entries : entriesIn(data, each).slice(0, 1))
    const value = work()
    for (const [name, before] of present) Reflect.set(data, name, before)
    return value
  }
}

/** Whether an open flag decides that a figure counts `entry`, or how. One that is absent may be so: it does not decide where the entry counts. */
function isDecidedBy(flag: EntryValue, entry: unknown, values: readonly EntryValue[], over: Over): boolean {
  const shown = (...entries: readonly unknown[]): string | undefined => JSON.stringify(over(entries))
  // Without an amount an entry gives no value, counted or not.
  const missing = values.filter(each => each.isAbsentIn(entry) && !each.isFlag)
  const present = filled(entry, missing, 1)
  const asItIs = shown(present)
  // What cannot be tried is in doubt.
  if (asItIs === undefined) return true
  if (flag.isAbsentIn(entry) && asItIs !== shown()) return false
  return [true, false].some(said => shown(withValue(present, flag.names, saying(said))) !== asItIs)
}

/** What `entry` lacks and a figure needs. */
function neededOf(entry: unknown, values: readonly EntryValue[], over: Over): readonly EntryValue[] {
  const missing = values.filter(each => each.isAbsentIn(entry))
  const others = missing.filter(each => !each.isFlag)
  // Of somebody else: two that say the same may be one and the same form, or one may correct the other.
  const ids = values.filter(({ normalizer }) => normalizer === 'taxId')
  // An entry may count without a flag, or with one that says yes.
  for (const some of others.length < missing.length ? [others, missing] : [missing]) {
    const another = filled(entry, [...some, ...ids], 2)
    const isNothingBeside = (other: unknown): boolean =>
      (over([another, other]) ?? null) === null || (over([other, another]) ?? null) === null
    const whole = filled(entry, some, 1)
    if (!isNothingBeside(entry) || isNothingBeside(whole)) continue
    const needed = some.filter(({ names }) => isNothingBeside(withValue(whole, names, null)))
    return needed.length > 0 ? needed : some
  }
  return []
}

function filled(entry: unknown, missing: readonly EntryValue[], digit: 1 | 2): unknown {
  if (missing.length === 0) return entry
  const made: Record<string, unknown> = { ...Object(entry) }
  for (const value of missing) {
    const [name = '', ...more] = value.names
    made[name] = withValue(made[name], more, value.sample(digit))
  }
  return made
}
