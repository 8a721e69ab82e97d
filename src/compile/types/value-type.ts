/** The type of an expression of a mapping: what its value may be, and what stands inside. Null, for no value, is of every type. */
import { isDayText } from '../../normalize/date/civil-date.ts'
import { anyKind, textKinds, type ValueKind } from '../../plan/value-kind.ts'
import type { NamesInside } from '../output/output-names.ts'

export interface ValueType {
  /** One of these; none for what is always null, and for the items of an empty list. */
  readonly kinds: ReadonlySet<ValueKind>
  /** There may be several of them. */
  readonly isMany: boolean
  /** Where the names inside it are looked up: fields of the output. */
  readonly inside: ReadonlySet<NamesInside>
  /** And names of groups that the expression itself makes. */
  readonly made: ReadonlySet<ReadonlyMap<string, ValueType>>
  /** The text that is written in the expression. */
  readonly literal?: string
  /** All the texts that it can be, where each is written in the expression. */
  readonly texts?: readonly string[]
  /** All the texts that it can be, where they are a set of words and not all of them are written in the expression. */
  readonly words?: readonly string[]
  /** Of entries that were picked: the words that are left for a field of theirs, by its name. */
  readonly picked?: ReadonlyMap<string, ReadonlySet<string>>
  /**
   * Where it comes from, if it is not a field: `written` in the expression, so that it is always there; or `computed`, so that it is
   * unknown where what it is made of is, and never missing.
   */
  readonly origin?: 'written' | 'computed'
}

const nothing: ReadonlySet<never> = new Set()

/** A single value of one of these kinds. */
export function oneOfKinds(...kinds: readonly ValueKind[]): ValueType {
  return { kinds: new Set(kinds), isMany: false, inside: nothing, made: nothing }
}

/** What is known of a place in the output. */
export function typeOfNames(names: NamesInside): ValueType {
  const { kinds, isMany, words } = names
  return { kinds, isMany, inside: new Set([names]), made: nothing, ...(words !== undefined && { words }) }
}

/** A group that an expression makes. */
export function madeGroup(fields: ReadonlyMap<string, ValueType>): ValueType {
  return { ...oneOfKinds('group'), made: new Set([fields]) }
}

/** A value of one of several types. */
export function eitherOf(types: readonly ValueType[]): ValueType {
  const [first, second] = types
  if (first !== undefined && second === undefined) return first
  const hasDay = types.some(type => type.kinds.has('date'))
  const either: ValueType = {
    kinds: new Set(types.flatMap(type => (hasDay && isDay(type) ? ['date' as const] : [...type.kinds]))),
    isMany: types.some(type => type.isMany),
    inside: new Set(types.flatMap(type => [...type.inside])),
    made: new Set(types.flatMap(type => [...type.made])),
  }
  const isComputed = types.some(type => type.origin === 'computed')
  const isWritten = types.every(type => isNothing(type) || type.texts !== undefined)
  const isClosed = types.every(type => isNothing(type) || (type.texts ?? type.words) !== undefined)
  const all = isClosed ? [...new Set(types.flatMap(type => type.texts ?? type.words ?? []))] : undefined
  return {
    ...either,
    ...(all !== undefined && (isWritten ? { texts: all } : { words: all })),
    ...(isComputed && { origin: 'computed' as const }),
  }
}

/** Whether it is a date that is written in the expression. */
function isDay({ texts }: ValueType): boolean {
  return texts !== undefined && texts.length > 0 && texts.every(isDayText)
}

/** The same, one or several. */
export function as(type: ValueType, isMany: boolean): ValueType {
  if (type.isMany === isMany) return type
  const { literal: _, origin: __, ...rest } = type
  return { ...rest, isMany }
}

/** What stands under a name. Names that nobody knows are found by another rule. */
export function typeUnder(type: ValueType, name: string): ValueType {
  const found: ValueType[] = []
  for (const names of type.inside) {
    const inner = names.under(name)
    if (inner !== undefined) found.push(typeOfNames(inner))
    if (names.isOpen) found.push(oneOfKinds('any'))
  }
  for (const fields of type.made) {
    const inner = fields.get(name)
    if (inner !== undefined) found.push(inner)
  }
  return found.length === 0 ? oneOfKinds('any') : eitherOf(found)
}

/** Whether a value is of one of these kinds, whichever it is. Null that is written, and a list of nothing, are of none. */
export function fits(type: ValueType, kinds: readonly ValueKind[]): boolean {
  if (isNothing(type)) return false
  return type.kinds.has('any') || [...type.kinds].every(kind => kinds.includes(kind))
}

/** Whether there is never a value. */
export function isNothing({ kinds }: ValueType): boolean {
  return kinds.size === 0
}

/** Whether it may be of that kind. */
export function mayBe(type: ValueType, kind: ValueKind): boolean {
  return type.kinds.has(kind) && !type.kinds.has('any')
}

const one: Readonly<Record<ValueKind, string>> = {
  money: 'an amount',
  number: 'an exact number',
  integer: 'a whole number',
  fraction: 'a number with decimals',
  truth: 'true or false',
  date: 'a date',
  month: 'a month',
  digits: 'the digits of a ratio',
  text: 'a text',
  flag: 'a flag',
  ratio: 'a ratio',
  group: 'a group',
  any: 'anything',
}

const several: Readonly<Record<ValueKind, string>> = {
  money: 'amounts',
  number: 'exact numbers',
  integer: 'whole numbers',
  fraction: 'numbers with decimals',
  truth: 'answers',
  date: 'dates',
  month: 'months',
  digits: 'digits of ratios',
  text: 'texts',
  flag: 'flags',
  ratio: 'ratios',
  group: 'entries',
  any: 'values',
}

/** In words: "an amount", "a list of texts or dates". */
export function wordsFor({ kinds, isMany }: Pick<ValueType, 'kinds' | 'isMany'>): string {
  const words = isMany ? several : one
  const all = anyKind.filter(kind => kinds.has(kind)).map(kind => words[kind])
  if (all.length === 0) return isMany ? 'an empty list' : 'null'
  const [last = '', ...others] = [...all].reverse()
  const listed = others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`
  return isMany ? `a list of ${listed}` : listed
}

/** Kinds that a parameter takes, in words. */
export function wordsForKinds(kinds: readonly ValueKind[], isMany: boolean): string {
  if (anyKind.every(kind => kinds.includes(kind))) return 'a field or a list'
  // A date and a month are texts; naming them beside these says no more.
  const isText = kinds.includes('text')
  const named = kinds.filter(
    kind => kind !== 'any' && !(isText && kind !== 'text' && textKinds.includes(kind)),
  )
  return wordsFor({ kinds: new Set(named), isMany })
}
