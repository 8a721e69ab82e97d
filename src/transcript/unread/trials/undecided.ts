/**
 * Entries of a list of which is not known whether a figure counts them: `submissionType.value = true`, where the entry does not
 * say of what type it is, or in words that the mapping does not know. Such a figure may leave them out, so it is not given.
 * Which flags decide is found by computing the figure over an entry in which all flags are set: once for a plan, figure and kind
 * of entry, when the first such entry comes.
 */
import { Budget } from '../../../evaluate/run/work.ts'
import { Refusal } from '../../../normalize/definition.ts'
import type {
  ChoiceField,
  DerivedField,
  ListField,
  PlanField,
  ValueField,
} from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { meets } from '../../view/entry-choice.ts'
import { readAs } from '../../view/read-as.ts'
import { pointerUnder, Section, under } from '../../view/section.ts'
import { isAtOrAbove } from '../places/key-figures.ts'
import { inSections, type Paths } from '../places/places.ts'
import { isRecord, put } from '../places/tried-values.ts'
import type { Doubt } from './doubts.ts'
import { valueAlong } from './trial.ts'

const unknownText = 'x'

/** Computes a derived figure over data; `undefined` where that takes more than `budget` has. */
export type FigureOver = (field: DerivedField, data: object, budget: Budget) => unknown

/** A flag of the entries of one kind that decides whether a figure counts them. */
interface DecidingFlag {
  readonly list: ListField | ChoiceField
  /** What the entries are, for a choice. */
  readonly kind: string
  readonly names: readonly string[]
  readonly field: ValueField
  /** The labels that it is read from, sections on the way included. */
  readonly paths: Paths
  /** Whether an entry is left out that does not have it; whether it matters that it says neither yes nor no. */
  readonly whereAbsent: boolean
  readonly whereUnknown: boolean
  /** What the figure adds up besides flags. */
  readonly counted: readonly (readonly string[])[]
}

/** A flag of one document in doubt. */
interface UndecidedFlag {
  readonly flag: DecidingFlag
  readonly index: number
}

/** The figures of which is not known what counts, each with the first entry that makes it so. */
export type Undecided = ReadonlyMap<DerivedField, UndecidedFlag>

/** A kind of entry: a case of a choice; of a list that is no choice, the list. */
type Kind = ChoiceField['cases'][number] | ListField

/** A figure, and the flags that decide whether it counts an entry of one kind: one at least. */
interface Decided {
  readonly figure: DerivedField
  readonly flags: readonly DecidingFlag[]
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
    let found: Map<DerivedField, UndecidedFlag> | undefined
    for (const list of this.#fields) {
      if (list.kind !== 'list' && list.kind !== 'choice') continue
      const entries = valueAlong(data, [list.name])
      if (!Array.isArray(entries)) continue
      for (const kind of kindsIn(list, entries))
        for (const { figure, flags } of this.#decidedBy(kind, list)) {
          if (found?.has(figure)) continue
          const undecided = firstUndecided(flags, entries, over => this.#figureOver(figure, over, budget))
          if (undecided === undefined) continue
          found ??= new Map()
          found.set(figure, undecided)
        }
    }
    return found
  }

  #decidedBy(kind: Kind, list: ListField | ChoiceField): readonly Decided[] {
    return getOrInsert(this.#decided, kind, () => {
      const values = valuesIn(kind.fields, [])
      return this.#fields.flatMap(figure => {
        if (figure.kind !== 'derived') return []
        const reads = figure.reads.filter(([name]) => name === list.name).map(([, ...names]) => names)
        const read = values.filter(({ names }) => reads.some(each => isAtOrAbove(names, each)))
        const flags = this.#flagsAmong(read, figure, list, kind)
        return flags.length === 0 ? [] : [{ figure, flags }]
      })
    })
  }

  /** The flags among `read` that decide whether `figure` counts an entry of `kind`. */
  #flagsAmong(
    read: readonly Value[],
    figure: DerivedField,
    list: ListField | ChoiceField,
    kind: Kind,
  ): readonly DecidingFlag[] {
    if (!read.some(({ field }) => isFlag(field))) return []
    const budget = Budget.ofDocument(0)
    const over = (entries: readonly unknown[]): string | undefined =>
      JSON.stringify(this.#figureOver(figure, { [list.name]: entries }, budget))
    const nothing = over([])
    const counts = (values: ReadonlyMap<Value, unknown>): boolean => {
      const entry: Record<string, unknown> = {}
      if (list.kind === 'choice') entry[list.as] = kind.name
      for (const [{ names }, value] of values) put(entry, names, value)
      return over([entry]) !== nothing
    }
    const counted = read.flatMap(({ names, field }) => (isFlag(field) ? [] : [names]))
    return decidingOf(read, counts).map(each => ({ ...each, list, kind: kind.name, counted }))
  }
}

/** The kinds that `entries` of a list are of, in the order of the plan; none for those that the plan has no case for. */
function kindsIn(list: ListField | ChoiceField, entries: readonly unknown[]): readonly Kind[] {
  if (list.kind === 'list') return [list]
  const present = new Set(entries.map(entry => valueAlong(entry, [list.as])))
  return list.cases.filter(({ name }) => present.has(name))
}

/** The flags among what a figure reads of an entry that decide whether it counts, as `counts` tells for sample values. */
function decidingOf(
  read: readonly Value[],
  counts: (values: ReadonlyMap<Value, unknown>) => boolean,
): readonly Omit<DecidingFlag, 'list' | 'kind' | 'counted'>[] {
  const flags = read.filter(({ field }) => isFlag(field))
  const withSet = (set: readonly Value[]): ReadonlyMap<Value, unknown> =>
    new Map(
      read.map(each => [
        each,
        isFlag(each.field) ? { text: unknownText, value: set.includes(each) } : sampleOf(each),
      ]),
    )
  // With all flags set, or, where one of them leaves an entry out, with one.
  const counting = [flags, ...flags.map(each => [each])].map(withSet).find(counts)
  if (counting === undefined) return []
  return flags.flatMap(flag => {
    const countsWith = (value: unknown): boolean => counts(new Map(counting).set(flag, value))
    const saying = (value: boolean | null): unknown => ({ text: unknownText, value })
    const decides = countsWith(saying(true)) !== countsWith(saying(false))
    const whereAbsent = !countsWith(null)
    const whereUnknown = decides || !countsWith(saying(null))
    return whereAbsent || whereUnknown ? [{ ...flag, whereAbsent, whereUnknown }] : []
  })
}

/** The place of what is not known about an entry. */
export function doubtAbout({ flag, index }: UndecidedFlag, view: Section): Doubt | undefined {
  const { list, field, paths } = flag
  const entry = list.paths
    .flatMap(path => under(view, path))
    .filter((each): each is Section => each instanceof Section && meets(each, list.where))[index]
  const label = field.sources[0]?.path.at(-1)
  if (entry === undefined || label === undefined) return undefined
  const pointers = paths.map(path => pointerUnder(entry, path))
  const pointer = pointers.find(each => each !== undefined) ?? entry.pointer
  return { pointer, key: label, why: 'undecided' }
}

function firstUndecided(
  flags: readonly DecidingFlag[],
  entries: readonly unknown[],
  figureOver: (data: object) => unknown,
): UndecidedFlag | undefined {
  for (const flag of flags) {
    const { list, kind, names, whereAbsent, whereUnknown, counted } = flag
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index]
      if (list.kind === 'choice' && valueAlong(entry, [list.as]) !== kind) continue
      const value = valueAlong(entry, names)
      const isAbsent = value === null || value === undefined
      const isOpen = isAbsent ? whereAbsent : whereUnknown && valueAlong(value, ['value']) === null
      if (!isOpen) continue
      const hasAny = counted.length === 0 || counted.some(each => (valueAlong(entry, each) ?? null) !== null)
      if (!hasAny || !isRecord(entry)) continue
      const figures = [true, false].map(said => {
        const alone = withValue(entry, names, { text: unknownText, value: said })
        return JSON.stringify(figureOver({ [list.name]: [alone] }))
      })
      // Another flag may leave the entry out whatever this one says. A figure may count it either way, and not as it is.
      const asItIs = JSON.stringify(figureOver({ [list.name]: [entry] }))
      const isUntried = [...figures, asItIs].some(each => each === undefined)
      if (isUntried || figures[0] !== figures[1] || figures[0] !== asItIs) return { flag, index }
    }
  }
  return undefined
}

interface Value {
  readonly names: readonly string[]
  readonly field: ValueField
  readonly paths: Paths
}

/** The fields of an entry that read single leaves, those in groups included. */
function valuesIn(
  fields: readonly PlanField[],
  above: readonly string[],
  sections: Paths = [[]],
): readonly Value[] {
  return fields.flatMap((field): readonly Value[] => {
    const names = [...above, field.name]
    if (field.kind === 'group') return valuesIn(field.fields, names, inSections(sections, field))
    if (field.kind !== 'value') return []
    const paths = sections.flatMap(outer => field.sources.map(({ path }) => [...outer, ...path]))
    return [{ names, field, paths }]
  })
}

function isFlag({ sources }: ValueField): boolean {
  return sources[0]?.normalizer === 'flag'
}

/** Something that a field may hold. */
function sampleOf({ field }: Value): unknown {
  const [source] = field.sources
  const read = source === undefined ? undefined : readAs('$1.00', source, field)
  return read === undefined || read instanceof Refusal ? null : read
}

/** A copy of an entry with another value at the end of names. */
function withValue(entry: unknown, [name, ...more]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy: Record<string, unknown> = isRecord(entry) ? { ...entry } : {}
  copy[name] = withValue(copy[name], more, value)
  return copy
}
