/** Which types can be equal, and which have an order: the kinds of one family, and texts that can be what the other side is. */
import { isDayText, isMonthText } from '../../normalize/date/civil-date.ts'
import { textKinds, type ValueKind } from '../../plan/value-kind.ts'
import { isNothing, type ValueType } from './value-type.ts'

/** Kinds that are equal to nothing but their own. */
const families: readonly (readonly ValueKind[])[] = [['money'], ['number'], ['integer'], ['truth'], textKinds]

/** Kinds of texts that are always spelled in one way, and whether a text is. */
const spelled: ReadonlyMap<ValueKind, (text: string) => boolean> = new Map([
  ['date', isDayText],
  ['month', isMonthText],
  ['digits', isDigitsText],
])

/** Kinds whose values follow one another. */
const ordered: readonly ValueKind[] = ['integer', 'text', 'date', 'month']

/** Whether there is a value that both may be. */
export function areAlike(left: ValueType, right: ValueType): boolean {
  if (left.kinds.has('any') || right.kinds.has('any')) return true
  if (isNothing(left) || isNothing(right)) return true
  const isShared = families.some(
    family => family.some(kind => left.kinds.has(kind)) && family.some(kind => right.kinds.has(kind)),
  )
  return isShared && isSpelledLike(left, right) && isSpelledLike(right, left)
}

/** Whether `<` and its like say something of them: both of one kind that has an order. */
export function areInOrder(left: ValueType, right: ValueType): boolean {
  const kinds = new Set([...kindsBeside(left, right), ...kindsBeside(right, left)])
  if (kinds.has('any')) return [...kinds].every(kind => kind === 'any' || ordered.includes(kind))
  return kinds.size === 1 && ordered.some(kind => kinds.has(kind))
}

/** Texts that are written are what the other side is, where each is spelled so. */
function kindsBeside({ kinds, texts }: ValueType, other: ValueType): readonly ValueKind[] {
  const [kind] = other.kinds
  const isSpelled = kind === undefined || other.kinds.size > 1 ? undefined : spelled.get(kind)
  if (kind === undefined || isSpelled === undefined || texts === undefined) return [...kinds]
  return texts.every(isSpelled) ? [kind] : [...kinds]
}

/** A date is the same as a date, or as texts that are written and are such; so a month, and so the digits of a ratio. */
function isSpelledLike({ kinds }: ValueType, other: ValueType): boolean {
  const [kind] = kinds
  const isSpelled = kind === undefined || kinds.size > 1 ? undefined : spelled.get(kind)
  if (kind === undefined || isSpelled === undefined) return true
  return other.kinds.has(kind) || other.texts?.every(isSpelled) === true
}

/** Whether a text is a number as ratios have it: no needless zeros, no sign before zero. */
export function isDigitsText(text: string): boolean {
  return /^(?:0|-?(?:[1-9][0-9]*|(?:0|[1-9][0-9]*)\.[0-9]*[1-9]))$/.test(text)
}
