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
import { meets } from '../../view/entry-choice.ts'
import { readAs } from '../../view/read-as.ts'
import { pointerUnder, Section, under } from '../../view/section.ts'
import { isAtOrAbove } from '../places/key-figures.ts'
import { inSections, type Paths } from '../places/places.ts'
import { decidingLabels } from '../places/survey.ts'
import { isRecord } from '../places/tried-values.ts'
import type { Doubt } from './doubts.ts'
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
}

/** Where one entry of a document has, or lacks, a value. */
export interface ValuePlace {
  readonly list: EntryList
  readonly index: number
  readonly value: EntryValue
}

export function isList(field: PlanField): field is EntryList {
  return field.kind === 'list' || field.kind === 'choice'
}

/** The entries of a list in the data. */
export function entriesIn(data: unknown, { name }: EntryList): readonly unknown[] {
  const entries = valueAlong(data, [name])
  return Array.isArray(entries) ? entries : []
}

/** The kinds that `entries` of a list are of, in the order of the plan; none for those that the plan has no case for. */
export function kindsIn(list: EntryList, entries: readonly unknown[]): readonly Kind[] {
  if (list.kind === 'list') return [list]
  const present = new Set(entries.map(entry => valueAlong(entry, [list.as])))
  return list.cases.filter(({ name }) => present.has(name))
}

export function isOfKind(entry: unknown, list: EntryList, { name }: Kind): boolean {
  return list.kind === 'list' || valueAlong(entry, [list.as]) === name
}

/** What a figure reads of entries of a kind, what lies in groups included. */
export function valuesRead(figure: DerivedField, list: EntryList, { fields }: Kind): readonly EntryValue[] {
  const reads = figure.reads.filter(([name]) => name === list.name).map(([, ...names]) => names)
  if (reads.length === 0) return []
  return valuesIn(fields, []).filter(({ names }) => reads.some(each => isAtOrAbove(names, each)))
}

function valuesIn(
  fields: readonly PlanField[],
  above: readonly string[],
  sections: Paths = [[]],
): readonly EntryValue[] {
  return fields.flatMap((field): readonly EntryValue[] => {
    const names = [...above, field.name]
    if (field.kind === 'group') return valuesIn(field.fields, names, inSections(sections, field))
    if (field.kind !== 'value') return []
    const paths = sections.flatMap(outer => field.sources.map(({ path }) => [...outer, ...path]))
    return [{ names, field, paths }]
  })
}

export function isFlag({ field: { sources } }: EntryValue): boolean {
  return sources[0]?.normalizer === 'flag'
}

export function isTaxId({ field: { sources } }: EntryValue): boolean {
  return sources[0]?.normalizer === 'taxId'
}

/** A flag that says `value`. */
export function saying(value: boolean | null): unknown {
  return { text: 'x', value }
}

/** Something that a field may hold, another one with another digit; `null` where nothing is known. */
export function sampleOf(value: EntryValue, digit = 1): unknown {
  if (isFlag(value)) return saying(true)
  const { field } = value
  const [source] = field.sources
  if (source === undefined) return null
  for (const text of [`$${digit}.00`, `01-0${digit}-2021`, `${digit}`, `XXX-XX-000${digit}`]) {
    const read = readAs(text, source, field)
    if (read !== undefined && !(read instanceof Refusal)) return read
  }
  return null
}

/** Whether an entry has nothing in the place of a value. */
export function lacks(entry: unknown, { names }: EntryValue): boolean {
  return (valueAlong(entry, names) ?? null) === null
}

/** Whether nothing stands in an entry but what kind it is. */
export function isBlank(entry: unknown, list: EntryList, { fields }: Kind): boolean {
  const said = decidingLabels(list)
  return fields.every(
    field =>
      (field.kind === 'value' && said.includes(`${field.sources[0]?.path}`)) ||
      isNothing(valueAlong(entry, [field.name])),
  )
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return (value ?? null) === null || (isRecord(value) && Object.values(value).every(isNothing))
}

/** A copy of an entry with another value at the end of names. */
export function withValue(entry: unknown, [name, ...more]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy: Record<string, unknown> = isRecord(entry) ? { ...entry } : {}
  copy[name] = withValue(copy[name], more, value)
  return copy
}

/** The doubt about a value: its line, or else the entry. */
export function doubtAbout(
  { list, index, value }: ValuePlace,
  view: Section,
  why: Doubt['why'],
): Doubt | undefined {
  const entry = sectionsOf(list, view)[index]
  const label = value.field.sources[0]?.path.at(-1)
  if (entry === undefined || label === undefined) return undefined
  return { pointer: lineIn(entry, value) ?? entry.pointer, key: label, why }
}

/** The entries of a list, as they are printed. */
export function sectionsOf({ paths, where }: EntryList, view: Section): readonly Section[] {
  return paths
    .flatMap(path => under(view, path))
    .filter((each): each is Section => each instanceof Section && meets(each, where))
}

/** The line of a value, if only with a blank. */
export function lineIn(entry: Section | undefined, { paths }: EntryValue): string | undefined {
  return entry && paths.map(path => pointerUnder(entry, path)).find(each => each !== undefined)
}
