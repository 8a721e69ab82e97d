/**
 * Entries of a list of which is not known whether a figure counts them: `submissionType.value = true`, where the entry does not
 * say of what type it is, or in words that the mapping does not know. Such a figure may leave them out, so it is not given.
 * Which flags decide is found once for a plan, by working the figure out over an entry in which all flags are set.
 */
import { Refusal } from '../../normalize/definition.ts'
import type { ChoiceField, DerivedField, ListField, PlanField, ValueField } from '../../plan/mapping-plan.ts'
import { meets } from '../entry-choice.ts'
import { readAs } from '../read-as.ts'
import { pointerUnder, Section, under } from '../section.ts'
import type { Doubt } from './doubts.ts'
import { isAtOrAbove } from './key-figures.ts'

/** Works a derived figure out over data. */
export type FigureOver = (field: DerivedField, data: object) => unknown

/** A flag of the entries of one kind that decides whether a figure counts them. */
interface DecidingFlag {
  readonly list: ListField | ChoiceField
  /** What the entries are, for a choice. */
  readonly kind: string | undefined
  readonly names: readonly string[]
  readonly field: ValueField
  /** Whether an entry is left out that does not have it, and one in which it says neither yes nor no. */
  readonly whereAbsent: boolean
  readonly whereUnknown: boolean
  /** What the figure adds up besides flags. */
  readonly counted: readonly (readonly string[])[]
}

/** A flag of one document in doubt. */
interface Undecided {
  readonly flag: DecidingFlag
  readonly index: number
}

type Found = ReadonlyMap<DerivedField, Undecided>

/** The flags that decide what the figures of a plan count. */
export class DecidingFlags {
  readonly #fields: readonly PlanField[]
  readonly #figureOver: FigureOver
  #flags: ReadonlyMap<DerivedField, readonly DecidingFlag[]> | undefined

  constructor(fields: readonly PlanField[], figureOver: FigureOver) {
    this.#fields = fields
    this.#figureOver = figureOver
  }

  /** The figures that may leave an entry of `data` out, each with its first such entry; `undefined` where there is none. */
  undecidedIn(data: unknown): Found | undefined {
    this.#flags ??= new Map(
      this.#fields.flatMap(field => {
        const flags = field.kind === 'derived' ? this.#decidingFor(field) : []
        return field.kind === 'derived' && flags.length > 0 ? [[field, flags] as const] : []
      }),
    )
    let found: Map<DerivedField, Undecided> | undefined
    for (const [field, flags] of this.#flags) {
      const undecided = firstUndecided(flags, data)
      if (undecided === undefined) continue
      found ??= new Map()
      found.set(field, undecided)
    }
    return found
  }

  #decidingFor(figure: DerivedField): readonly DecidingFlag[] {
    return this.#fields.flatMap(list => {
      if (list.kind !== 'list' && list.kind !== 'choice') return []
      const reads = figure.reads.filter(([name]) => name === list.name).map(([, ...names]) => names)
      if (reads.length === 0) return []
      const kinds = list.kind === 'list' ? [{ name: undefined, fields: list.fields }] : list.cases
      return kinds.flatMap(kind => {
        const read = valuesIn(kind.fields, []).filter(({ names }) =>
          reads.some(each => isAtOrAbove(names, each)),
        )
        const flags = read.filter(({ field }) => isFlag(field))
        if (flags.length === 0) return []
        const counted = read.flatMap(({ names, field }) => (isFlag(field) ? [] : [names]))
        const counts = (without?: Value, stands: unknown = null): boolean => {
          const entry: Record<string, unknown> = {}
          if (list.kind === 'choice') entry[list.as] = kind.name
          for (const each of read) put(entry, each.names, each === without ? stands : sampleOf(each))
          const over = (entries: readonly unknown[]): string | undefined =>
            JSON.stringify(this.#figureOver(figure, { [list.name]: entries }))
          return over([entry]) !== over([])
        }
        if (!counts()) return []
        return flags.flatMap((flag): readonly DecidingFlag[] => {
          const whereAbsent = !counts(flag)
          const whereUnknown = !counts(flag, { text: unknownText, value: null })
          if (!whereAbsent && !whereUnknown) return []
          const { names, field } = flag
          return [{ list, kind: kind.name, names, field, whereAbsent, whereUnknown, counted }]
        })
      })
    })
  }
}

const unknownText = 'x'

/** The place of what is not known about an entry. */
export function doubtAbout({ flag, index }: Undecided, view: Section): Doubt | undefined {
  const { list, field } = flag
  const entry = list.paths
    .flatMap(path => under(view, path))
    .filter((each): each is Section => each instanceof Section && meets(each, list.where))[index]
  const label = field.sources[0]?.path.at(-1)
  if (entry === undefined || label === undefined) return undefined
  const pointers = field.sources.map(({ path }) => pointerUnder(entry, path))
  return { pointer: pointers.find(each => each !== undefined) ?? entry.pointer, key: label }
}

function firstUndecided(flags: readonly DecidingFlag[], data: unknown): Undecided | undefined {
  for (const flag of flags) {
    const { list, kind, names, whereAbsent, whereUnknown, counted } = flag
    const entries = valueOf(data, [list.name])
    if (!Array.isArray(entries)) continue
    for (let index = 0; index < entries.length; index++) {
      const entry: unknown = entries[index]
      if (list.kind === 'choice' && valueOf(entry, [list.as]) !== kind) continue
      const value = valueOf(entry, names)
      const isAbsent = value === null || value === undefined
      const isOpen = isAbsent ? whereAbsent : whereUnknown && valueOf(value, ['value']) === null
      if (!isOpen) continue
      if (counted.length === 0 || counted.some(each => (valueOf(entry, each) ?? null) !== null))
        return { flag, index }
    }
  }
  return undefined
}

interface Value {
  readonly names: readonly string[]
  readonly field: ValueField
}

/** The fields of an entry that read single leaves, those in groups included. */
function valuesIn(fields: readonly PlanField[], above: readonly string[]): readonly Value[] {
  return fields.flatMap((field): readonly Value[] => {
    const names = [...above, field.name]
    if (field.kind === 'group') return valuesIn(field.fields, names)
    return field.kind === 'value' ? [{ names, field }] : []
  })
}

function isFlag({ sources }: ValueField): boolean {
  return sources[0]?.normalizer === 'flag'
}

/** Something that a field may hold; a flag that is set. */
function sampleOf({ field }: Value): unknown {
  if (isFlag(field)) return { text: unknownText, value: true }
  const [source] = field.sources
  const read = source === undefined ? undefined : readAs('$1.00', source, field)
  return read === undefined || read instanceof Refusal ? null : read
}

function put(into: Record<string, unknown>, names: readonly string[], value: unknown): void {
  let holder = into
  for (const name of names.slice(0, -1)) {
    const present = holder[name]
    const inner: Record<string, unknown> = isRecord(present) ? present : {}
    holder[name] = inner
    holder = inner
  }
  holder[names.at(-1) ?? ''] = value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueOf(data: unknown, names: readonly string[]): unknown {
  let at = data
  for (const name of names) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined
  return at
}
