/** Single values of the entries of lists, as figures read them: where each stands, what it may hold, and an entry with another one. */
import type { Budget } from '../../../evaluate/run/work.ts'
import { Refusal } from '../../../normalize/definition.ts'
import type {
  ChoiceField,
  DerivedField,
  ListField,
  PlanField,
  ValueField,
} from '../../../plan/mapping-plan.ts'
import { readAs } from '../../view/read-as.ts'
import { pointerUnder, type Section } from '../../view/section.ts'
import { isAtOrAbove } from '../places/key-figures.ts'
import { inSections, type Paths } from '../places/places.ts'
import { isRecord } from '../places/tried-values.ts'
import { valueAlong } from './trial.ts'

/** Computes a derived figure over data; `undefined` where that takes more than `budget` has. */
export type FigureOver = (field: DerivedField, data: object, budget: Budget) => unknown

export type EntryList = ListField | ChoiceField

/** A kind of entry: a case of a choice; of a list that is no choice, the list. */
export type Kind = ChoiceField['cases'][number] | ListField

/** A field of the entries of one kind that reads single leaves. */
export interface EntryValue {
  readonly names: readonly string[]
  readonly field: ValueField
  /** The labels that it is read from, sections on the way included. */
  readonly paths: Paths
  /** Two things that it may hold; `null` where none is known. */
  readonly samples: readonly [unknown, unknown]
}

export function isList(field: PlanField): field is EntryList {
  return field.kind === 'list' || field.kind === 'choice'
}

/** The entries of a list in the data. */
export function entriesIn(data: unknown, { name }: EntryList): readonly unknown[] {
  const entries = valueAlong(data, [name])
  return Array.isArray(entries) ? entries : []
}

export function isOfKind(entry: unknown, list: EntryList, { name }: Kind): boolean {
  return list.kind === 'list' || valueAlong(entry, [list.as]) === name
}

/** A field, before it is known that a figure reads it. */
type KnownValue = Omit<EntryValue, 'samples'>

/** What a figure reads of entries of a kind, what lies in groups included. */
export function valuesRead(figure: DerivedField, list: EntryList, { fields }: Kind): readonly EntryValue[] {
  const reads = figure.reads.filter(([name]) => name === list.name).map(([, ...names]) => names)
  if (reads.length === 0) return []
  return valuesIn(fields, [])
    .filter(({ names }) => reads.some(each => isAtOrAbove(names, each)))
    .map(each => ({ ...each, samples: [sampleOf(each, 1), sampleOf(each, 2)] }))
}

/** Something that a field may hold, another one with another digit; `null` where nothing is known. */
function sampleOf(value: KnownValue, digit: 1 | 2): unknown {
  if (isReadAs(value, 'flag')) return saying(true)
  const { field } = value
  const [source] = field.sources
  if (source === undefined) return null
  for (const text of [`$${digit}.00`, `01-0${digit}-2021`, `${digit}`, `000-00-000${digit}`]) {
    const read = readAs(text, source, field)
    if (read !== undefined && !(read instanceof Refusal)) return read
  }
  return null
}

function valuesIn(
  fields: readonly PlanField[],
  above: readonly string[],
  sections: Paths = [[]],
): readonly KnownValue[] {
  return fields.flatMap((field): readonly KnownValue[] => {
    const names = [...above, field.name]
    if (field.kind === 'group') return valuesIn(field.fields, names, inSections(sections, field))
    if (field.kind !== 'value') return []
    const paths = sections.flatMap(outer => field.sources.map(({ path }) => [...outer, ...path]))
    return [{ names, field, paths }]
  })
}

export function isReadAs({ field: { sources } }: KnownValue, normalizer: string): boolean {
  return sources[0]?.normalizer === normalizer
}

/** A flag that says `value`. */
export function saying(value: boolean | null): unknown {
  return { text: 'x', value }
}

/** Whether an entry has nothing in the place of a value. */
export function lacks(entry: unknown, { names }: EntryValue): boolean {
  return (valueAlong(entry, names) ?? null) === null
}

/** Whether an entry has nothing there, or a flag that says neither yes nor no. */
export function isOpen(entry: unknown, value: EntryValue): boolean {
  return (
    lacks(entry, value) || (isReadAs(value, 'flag') && valueAlong(entry, [...value.names, 'value']) === null)
  )
}

/** A copy of an entry with another value at the end of names. */
export function withValue(entry: unknown, [name, ...more]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy: Record<string, unknown> = isRecord(entry) ? { ...entry } : {}
  copy[name] = withValue(copy[name], more, value)
  return copy
}

/** The line of a value, if only with a blank. */
export function lineIn(entry: Section | undefined, { paths }: EntryValue): string | undefined {
  return entry && paths.map(path => pointerUnder(entry, path)).find(each => each !== undefined)
}
