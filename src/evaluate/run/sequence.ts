/**
 * Sequences: what a path or a filter finds. They exist only inside a path: none is missing, one is the thing
 * itself, more are an array. jsonata marks arrays as sequences; here they are a type of their own, so that
 * neither the input nor a result is ever marked.
 */
import type { Frame } from './frame.ts'

/** Values found so far, of our own making, in order. */
export class Sequence {
  readonly items: unknown[]

  constructor(items: unknown[]) {
    this.items = items
  }
}

/** A sequence, or an array that is one value of the data or of a constructor and stays what it is. */
export type Found = Sequence | readonly unknown[]

/** The value of what was found. `keep`: an array even if it is one item. */
export function settled(found: Found, keep: boolean, frame: Frame): unknown {
  if (!(found instanceof Sequence)) return found
  const { items } = found
  if (items.length > 1) return items
  if (items.length === 0) return undefined
  if (!keep) return items[0]
  frame.kept ??= new WeakSet()
  frame.kept.add(items)
  return items
}

/** The items a step goes through. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (value instanceof Sequence) return value.items
  return Array.isArray(value) ? value : [value]
}

/**
 * What stands in for several answers of one step: the only one, if it is an array; else all of them, arrays
 * opened by one level.
 */
export function joined(answers: readonly unknown[], last: boolean, frame: Frame): Found {
  const [only] = answers
  if (last && answers.length === 1 && Array.isArray(only) && frame.kept?.has(only) !== true) return only
  if (answers.length === 1 && only instanceof Sequence) return only
  const items: unknown[] = []
  for (const answer of answers) {
    if (answer instanceof Sequence) addAll(items, answer.items)
    else if (Array.isArray(answer) && frame.wholes?.has(answer) !== true) addAll(items, answer)
    else items.push(answer)
  }
  return new Sequence(items)
}

function addAll(items: unknown[], more: readonly unknown[]): void {
  for (const item of more) items.push(item)
}
