/**
 * What a built-in function is: the arguments it takes and what it makes of them, both as stock jsonata has
 * them.
 */

import type { Signature } from '../../plan/value-kind.ts'
import type { Frame } from '../run/frame.ts'

/** The kinds of value that arguments are distinguished by. `missing` fits every parameter. */
export type Kind = 'text' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'function' | 'missing'

/** One parameter. */
export interface Parameter {
  /**
   * The kind it takes; `anything` takes all, and so does an array of anything, which one value is made into.
   */
  readonly takes: Kind | 'anything' | { readonly arrayOf: Kind | 'anything' }
  /** Where the call leaves it out: an error, nothing, or what the call stands in. */
  readonly leftOut?: 'nothing' | 'context'
}

/** One function. Its arguments are of the kinds it takes, or missing. */
export interface BuiltIn {
  readonly parameters: readonly Parameter[]
  /** How a mapping calls it: the compiler refuses every other call, though JSONata takes some of them. */
  readonly signature: Signature
  readonly apply: (given: readonly unknown[], position: number, frame: Frame) => unknown
}

/** The kind of a value. */
export function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'string':
      return 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'function':
      return 'function'
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? 'array' : 'object'
    default:
      return 'missing'
  }
}

/** Whether a parameter takes a value of a kind. */
export function takes(parameter: Parameter, kind: Kind): boolean {
  const { takes: wanted } = parameter
  return typeof wanted === 'object' || wanted === 'anything' || wanted === kind || kind === 'missing'
}
