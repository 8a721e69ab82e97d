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

/** What expressions that are evaluated over the same input have in common. */
export class Family {
  readonly #tests = new Map<string, number>()

  /** The number of a test of entries: tests that ask the same have one. */
  numberOf(test: string): number {
    const known = this.#tests.get(test)
    if (known !== undefined) return known
    const next = this.#tests.size
    this.#tests.set(test, next)
    return next
  }
}

export interface Lowering {
  readonly functions: Readonly<Record<string, HostFunction>>
  /** The family of the expression, whose functions answer the same each time; absent where that is not known of them. */
  readonly family: Family | undefined
  readonly scope: Scope
  /** An inner expression as a closure. */
  readonly lower: (expression: Expression, scope: Scope) => Evaluate
}

/** Takes `items` through the steps of a path, from the one at index `from` on. */
export type Walk = (items: readonly unknown[], from: number, frame: Frame) => Found
