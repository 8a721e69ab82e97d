/**
 * What the parts of the lowering share: how to lower an inner expression, which variables are in sight, which
 * functions there are.
 */
import type { Expression, Operation, Path } from '../language/expression.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import type { Asked } from '../run/list-index.ts'
import type { Found } from '../run/sequence.ts'
import type { Scope } from './scope.ts'

/** A function given by the host, called with plain values; a missing one is `undefined`. */
export type HostFunction = (...given: readonly unknown[]) => unknown

/**
 * Shorter ways for what derived fields and checks are full of. They answer as the full ways do. Programs whose derived fields and
 * checks are all code do without them.
 */
export interface ShortWays {
  /** Asks a test of all entries of a list at once; `undefined` where each must be looked into. */
  readonly entryTest: (test: Expression, position: number, lowering: Lowering) => AskAll | undefined
  /** The closure of `null in …`; `undefined` for any other operation. */
  readonly nullAmong: (operation: Operation, lowering: Lowering, general: Evaluate) => Evaluate | undefined
  /** The closure of `$merge([a]).b`; `undefined` for any other path. */
  readonly merged: (path: Path, lowering: Lowering, walk: Walk, general: Evaluate) => Evaluate | undefined
}

/** Asks a test of all entries of a list; `undefined` where they must be gone through in the way of any test. */
export type AskAll = (list: readonly unknown[], frame: Frame) => Asked | undefined

/** What expressions that are evaluated over the same input have in common. */
export class Family {
  readonly ways: ShortWays | undefined
  readonly #tests = new Map<string, object>()

  constructor(ways?: ShortWays) {
    this.ways = ways
  }

  /** What stands for a test of entries: tests that ask the same have one. */
  keyOf(test: string): object {
    const key = this.#tests.get(test) ?? {}
    this.#tests.set(test, key)
    return key
  }
}

/** What a part of the lowering is given besides its expression. */
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
