/** A piece of code that stands for a value, and what is known of that value when the code is written. */
import { either, plain, type Shape } from './shape.ts'

export interface Term {
  /** An expression of JavaScript; in brackets where it has an operator. */
  readonly text: string
  readonly shape: Shape
  /** Null stands for nothing here: `(x)[$ != null]`. */
  readonly isOrMissing?: true
  /** It gives the items that were found as an array, which are not yet nothing, one value, or several. */
  readonly isFound?: true
  /** Its items are values of entries, and may be null. */
  readonly holdsNull?: true
  /** It has no effect and counts nothing, so it may be left out where it is not needed. */
  readonly isRead?: true
  /** It is never null and never missing: an entry, or the data. */
  readonly isThere?: true
}

/** An expression that has no code of its own: it is stored as a tree, and evaluated as one. */
export class Unwritable extends Error {}

/** @throws Unwritable always */
export function none(what: string): never {
  throw new Unwritable(what)
}

/** The value itself. */
export function settled({ text, isOrMissing, isFound }: Term): string {
  if (isFound === true) return `f.some(${text})`
  return isOrMissing === true ? `(${text} ?? undefined)` : text
}

/** Whether it counts as true, as a condition of JavaScript. */
export function condition(term: Term): string {
  return term.shape.kind === 'truth' ? settled(term) : `f.is(${settled(term)})`
}

/** The same as a value: true or false. */
export function truthOf(term: Term): string {
  if (term.shape.kind !== 'truth') return condition(term)
  return term.shape.isSure ? term.text : `(${settled(term)} === true)`
}

/** What is known of one of two. A null beside it says nothing of a value. */
export function shapeOfEither(one: Term | undefined, other: Term | undefined): Shape {
  const isNull = (term: Term | undefined): boolean => term === undefined || term.text === 'null'
  if (isNull(one)) return unsure(other?.shape ?? plain)
  return isNull(other) ? unsure(one?.shape ?? plain) : either(one?.shape ?? plain, other?.shape ?? plain)
}

/** The same with nothing in its place, too. */
export function unsure(shape: Shape): Shape {
  return shape.kind === 'truth' ? { ...shape, isSure: false } : shape
}
