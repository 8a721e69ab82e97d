/**
 * What the parts of the lowering share: how to lower an inner expression, which variables are in sight, which
 * functions there are.
 */
import type { Expression } from '../language/expression.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import type { Found } from '../run/sequence.ts'
import type { Scope } from './scope.ts'

/** A function given by the host, called with plain values; a missing one is `undefined`. */
export type HostFunction = (...given: readonly unknown[]) => unknown

export interface Lowering {
  readonly functions: Readonly<Record<string, HostFunction>>
  readonly scope: Scope
  /** An inner expression as a closure. */
  readonly lower: (expression: Expression, scope: Scope) => Evaluate
}

/** Takes `items` through the steps of a path, from the one at index `from` on. */
export type Walk = (items: readonly unknown[], from: number, frame: Frame) => Found
