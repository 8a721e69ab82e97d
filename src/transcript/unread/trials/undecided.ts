/**
 * Entries of a list of which is not known whether a figure counts them: `submissionType.value = true`, where the entry does not
 * say of what type it is, or in words that the mapping does not know. Such a figure may leave them out, so it is not given.
 * Which flags decide is found by computing the figure over an entry in which all flags are set: once for a plan, figure and kind
 * of entry, when the first such entry comes.
 */
import { Budget } from '../../../evaluate/run/work.ts'
import type { DerivedField, PlanField } from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { isRecord, put } from '../places/tried-values.ts'
import {
  type EntryList,
  type EntryValue,
  entriesIn,
  type FigureOver,
  isBlank,
  isFlag,
  isList,
  isOfKind,
  type Kind,
  kindsIn,
  lacks,
  sampleOf,
  saying,
  type ValuePlace,
  valuesRead,
  withValue,
} from './entry-values.ts'
import { valueAlong } from './trial.ts'

/** A flag of the entries of one kind that decides whether a figure counts them. */
interface DecidingFlag {
  readonly flag: EntryValue
  /** Whether an entry is left out that does not have it; whether it matters that it says neither yes nor no. */
  readonly whereAbsent: boolean
  readonly whereUnknown: boolean
}

/** The figures of which is not known what counts, each with the first flag in doubt. */
export type Undecided = ReadonlyMap<DerivedField, ValuePlace>

/** A figure, and what decides whether it counts an entry of one kind: one flag at least. */
interface Decided {
  readonly figure: DerivedField
  readonly flags: readonly [DecidingFlag, ...DecidingFlag[]]
  /** What the figure adds up besides flags. */
  readonly counted: readonly EntryValue[]
  /** An entry that it counts. */
  readonly sample: object
}

/** The flags that decide what the figures of a plan count. */
export class DecidingFlags {
  readonly #fields: readonly PlanField[]
  readonly #figureOver: FigureOver
  readonly #decided = new Map<Kind, readonly Decided[]>()

  constructor(fields: readonly PlanField[], figureOver: FigureOver) {
    this.#fields = fields
    this.#figureOver = figureOver
  }

  /** The figures that may leave an entry of `data` out, each with the first such entry; `undefined` where there is none. */
  undecidedIn(data: unknown, budget: Budget): Undecided | undefined {
    let found: Map<DerivedField, ValuePlace> | undefined
    for (const list of this.#fields) {
      if (!isList(list)) continue
      const entries = entriesIn(data, list)
      for (const kind of kindsIn(list, entries)) {
        const all = this.#decidedBy(kind, list)
        if (all.length === 0) continue
        // A form in which nothing stands may be any of its kind.
        const isLost = (entry: unknown): boolean => isOfKind(entry, list, kind) && isBlank(entry, list, kind)
        const blank = list.kind === 'choice' ? entries.findIndex(isLost) : -1
        for (const decided of all) {
          const { figure, flags } = decided
          if (found?.has(figure)) continue
          const undecided =
            blank === -1
              ? firstUndecided(decided, list, kind, entries, over =>
                  JSON.stringify(this.#figureOver(figure, { [list.name]: over }, budget)),
                )
              : { list, index: blank, value: flags[0].flag }
          if (undecided === undefined) continue
          found ??= new Map()
          found.set(figure, undecided)
        }
      }
    }
    return found
  }

  #decidedBy(kind: Kind, list: EntryList): readonly Decided[] {
    return getOrInsert(this.#decided, kind, () =>
      this.#fields.flatMap(figure => {
        if (figure.kind !== 'derived') return []
        return this.#decidedOf(figure, list, kind) ?? []
      }),
    )
  }

  #decidedOf(figure: DerivedField, list: EntryList, kind: Kind): Decided | undefined {
    const read = valuesRead(figure, list, kind)
    if (!read.some(isFlag)) return undefined
    const budget = Budget.ofDocument(0)
    const over = (entries: readonly unknown[]): string | undefined =>
      JSON.stringify(this.#figureOver(figure, { [list.name]: entries }, budget))
    const nothing = over([])
    const entryOf = (values: ReadonlyMap<EntryValue, unknown>): object => {
      const entry: Record<string, unknown> = {}
      if (list.kind === 'choice') entry[list.as] = kind.name
      for (const [{ names }, value] of values) put(entry, names, value)
      return entry
    }
    const decided = decidingOf(read, values => over([entryOf(values)]) !== nothing)
    return (
      decided && {
        figure,
        flags: decided.flags,
        counted: read.filter(each => !isFlag(each)),
        sample: entryOf(decided.counting),
      }
    )
  }
}

/** The flags among what a figure reads of an entry that decide whether it counts, as `counts` tells for sample values. */
function decidingOf(
  read: readonly EntryValue[],
  counts: (values: ReadonlyMap<EntryValue, unknown>) => boolean,
) {
  const flags = read.filter(isFlag)
  const withSet = (set: readonly EntryValue[]): ReadonlyMap<EntryValue, unknown> =>
    new Map(read.map(each => [each, isFlag(each) ? saying(set.includes(each)) : sampleOf(each)]))
  // With all flags set, or, where one of them leaves an entry out, with one.
  const counting = [flags, ...flags.map(each => [each])].map(withSet).find(counts)
  if (counting === undefined) return undefined
  const deciding = flags.flatMap((flag): readonly DecidingFlag[] => {
    const countsWith = (value: unknown): boolean => counts(new Map(counting).set(flag, value))
    const decides = countsWith(saying(true)) !== countsWith(saying(false))
    const whereAbsent = !countsWith(null)
    const whereUnknown = decides || !countsWith(saying(null))
    return whereAbsent || whereUnknown ? [{ flag, whereAbsent, whereUnknown }] : []
  })
  const [first, ...more] = deciding
  return first && { flags: [first, ...more] as const, counting }
}

function firstUndecided(
  { flags, counted, sample }: Decided,
  list: EntryList,
  kind: Kind,
  entries: readonly unknown[],
  figureOver: (entries: readonly unknown[]) => string | undefined,
): ValuePlace | undefined {
  for (const { flag, whereAbsent, whereUnknown } of flags) {
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index]
      if (!isRecord(entry) || !isOfKind(entry, list, kind)) continue
      const isAbsent = lacks(entry, flag)
      const isOpen = isAbsent
        ? whereAbsent
        : whereUnknown && valueAlong(entry, [...flag.names, 'value']) === null
      if (!isOpen) continue
      // Another flag may leave the entry out whatever this one says. A figure may count it either way, and not as it is.
      const ways = [entry, ...[true, false].map(said => withValue(entry, flag.names, saying(said)))]
      const isOther = (beside: readonly unknown[]): boolean => {
        const [asItIs, ...said] = ways.map(each => figureOver([...beside, each]))
        return asItIs === undefined || said.some(each => each !== asItIs)
      }
      // An entry without an amount gives no value, counted or not: whether it counts shows beside one that does.
      if (isOther([]) || (counted.some(each => lacks(entry, each)) && isOther([sample])))
        return { list, index, value: flag }
    }
  }
  return undefined
}
