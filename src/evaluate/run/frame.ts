/** What one evaluation carries along, and the shape of everything that can be evaluated. */

import type { ListIndex } from './list-index.ts'
import type { Budget } from './work.ts'

/**
 * A compiled expression: what it is worth for `input`, the value it stands in. `undefined` is a missing
 * value.
 */
export type Evaluate = (input: unknown, frame: Frame) => unknown

/** The state of one evaluation; made new for each, so that nothing passes from one document to another. */
export interface Frame {
  /** The whole input, `$$`. */
  readonly root: unknown
  /** The values of the variables, at places that were settled when the expression was compiled. */
  readonly slots: unknown[]
  /** What it may still go through. */
  readonly budget: Budget
  /** What is known of the lists of the input from other evaluations over it. Absent where it may have changed since. */
  readonly lists: ListIndex | undefined
  /** An input that is an array stands inside this one-item array, so that it counts as a single value. */
  readonly wrapped: readonly unknown[] | undefined
  /**
   * One-item arrays around what an array constructor at the beginning of a path stands in. Absent until there
   * is one.
   */
  singles: WeakSet<readonly unknown[]> | undefined
  /** Arrays made by `[...]` at an end of a path: a path passes them on whole. */
  wholes: WeakSet<readonly unknown[]> | undefined
  /**
   * Arrays of one item that stayed arrays because of a `[]`, and lose that mark when a path goes through
   * them.
   */
  kept: WeakSet<readonly unknown[]> | undefined
}

/** What `$` stands for: the input, taken out of what was only put around it to count as one value. */
export function contextOf(input: unknown, frame: Frame): unknown {
  if (!Array.isArray(input)) return input
  return input === frame.wrapped || frame.singles?.has(input) === true ? input[0] : input
}
