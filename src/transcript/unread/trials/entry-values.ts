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
import { getOrInsert } from '../../get-or-insert.ts'
import { readAs } from '../../view/read-as.ts'
import { pointerUnder, type Section } from '../../view/section.ts'
import { inSections, type Paths } from '../places/places.ts'
import { isRecord } from '../places/tried-values.ts'
import { valueAlong } from './trial.ts'

/** Computes a derived figure over data; `undefined` where that takes more than `budget` has. */
export type FigureOver = (field: DerivedField, data: object, budget: Budget) => unknown

export type EntryList = ListField | ChoiceField

/** A kind of entry: a case of a choice; of a list that is no choice, the list. */
export type Kind = ChoiceField['cases'][number] | ListField

export function isList(field: PlanField): field is EntryList {
  return field.kind === 'list' || field.kind === 'choice'
}

/** All kinds that entries of a list may be of. */
export function kindsOf(list: EntryList): readonly Kind[] {
  return list.kind === 'choice' ? list.cases : [list]
}

/** The entries of a list in the data. */
export function entriesIn(data: unknown, { name }: EntryList): readonly unknown[] {
  const entries = valueAlong(data, [name])
  return Array.isArray(entries) ? entries : []
}

/** A field of the entries of one kind that reads single leaves. */
export class EntryValue {
  readonly names: readonly string[]
  readonly normalizer: string | undefined
  readonly isFlag: boolean
  readonly #field: ValueField
  readonly #paths: Paths
  /** What is open where it is absent: of a flag, what it says. */
  readonly #asked: readonly string[]
  readonly #samples = new Map<1 | 2, unknown>()

  /** `paths` are the labels that it is read from, sections on the way included. */
  constructor(names: readonly string[], field: ValueField, paths: Paths) {
    this.names = names
    this.normalizer = field.sources[0]?.normalizer
    this.isFlag = this.normalizer === 'flag'
    this.#field = field
    this.#paths = paths
    this.#asked = this.isFlag ? [...names, 'value'] : names
  }

  /** Its label in the mapping. */
  get label(): string | undefined {
    return this.#field.sources[0]?.path.at(-1)
  }

  /** Whether an entry has nothing in its place. */
  isAbsentIn(entry: unknown): boolean {
    return (valueAlong(entry, this.names) ?? null) === null
  }

  /** Whether an entry has nothing there, or a flag that says neither yes nor no. */
  isOpenIn(entry: unknown): boolean {
    return (valueAlong(entry, this.#asked) ?? null) === null
  }

  /** Its line in an entry, if only with a blank. */
  lineIn(entry: Section | undefined): string | undefined {
    return entry && this.#paths.map(path => pointerUnder(entry, path)).find(each => each !== undefined)
  }

  /** Something that it may hold, another one with another digit; `null` where nothing is known. */
  sample(digit: 1 | 2): unknown {
    return getOrInsert(this.#samples, digit, () => this.#newSample(digit))
  }

  #newSample(digit: 1 | 2): unknown {
    const [source] = this.#field.sources
    if (this.isFlag) return saying(true)
    for (const text of [`01-0${digit}-2021`, `${digit}`, `000-00-000${digit}`]) {
      const read = source && readAs(text, source, this.#field)
      if (read !== undefined && !(read instanceof Refusal)) return read
    }
    return null
  }
}

/** The fields of entries that read single leaves, what lies in groups included. */
export function valuesIn(
  fields: readonly PlanField[],
  above: readonly string[] = [],
  sections: Paths = [[]],
): readonly EntryValue[] {
  return fields.flatMap((field): readonly EntryValue[] => {
    const names = [...above, field.name]
    if (field.kind === 'group') return valuesIn(field.fields, names, inSections(sections, field))
    if (field.kind !== 'value') return []
    const paths = sections.flatMap(outer => field.sources.map(({ path }) => [...outer, ...path]))
    return [new EntryValue(names, field, paths)]
  })
}

/** A flag that says `value`. */
export function saying(value: boolean): unknown {
  return { text: 'x', value }
}

/** A copy of an entry with another value at the end of names. */
export function withValue(entry: unknown, [name, ...more]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const copy: Record<string, unknown> = isRecord(entry) ? { ...entry } : {}
  copy[name] = withValue(copy[name], more, value)
  return copy
}
