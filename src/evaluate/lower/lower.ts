/**
 * An allowed expression to one plain closure: no `eval`, no `new Function`, every name settled now and not
 * when it runs.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Expression } from '../language/expression.ts'
import { contextOf, type Evaluate } from '../run/frame.ts'
import { lowerVariable } from '../scope/lower-variable.ts'
import type { Family, HostFunction, Lowering } from '../scope/lowering.ts'
import { Scope } from '../scope/scope.ts'
import { lowerBlock } from './lower-block.ts'
import { lowerCall } from './lower-call.ts'
import { lowerChoice, lowerFallback } from './lower-choice.ts'
import { lowerArray, lowerObject } from './lower-constructor.ts'
import { lowerFiltered } from './lower-filter.ts'
import { lowerName } from './lower-name.ts'
import { lowerOperation } from './lower-operation.ts'
import { lowerPath } from './lower-path.ts'

/** What runs, and the variables it needs from outside. */
export interface Lowered {
  readonly run: Evaluate
  /** How many slots a frame needs. */
  readonly slots: number
  /** Variables that no block binds, by name. */
  readonly given: ReadonlyMap<string, number>
}

/**
 * The closure of a whole expression.
 * @throws ExpressionError `expression/unknown-function`, `expression/not-allowed`
 */
export function lower(
  expression: Expression,
  functions: Readonly<Record<string, HostFunction>>,
  family?: Family,
): Lowered {
  const outermost = new Scope()
  // Some parts have a short way and the full one, in both of which they stand: made twice at each level, they would be made 2 ** depth times.
  const made = new Map<Expression, { readonly scope: Scope; readonly run: Evaluate }>()
  const run = lowerIn(expression, outermost)
  return { run, slots: outermost.count, given: outermost.given }

  function lowerIn(inner: Expression, scope: Scope): Evaluate {
    const before = made.get(inner)
    if (before?.scope === scope) return before.run
    const lowered = lowerOne(inner, { functions, family, scope, lower: lowerIn })
    made.set(inner, { scope, run: lowered })
    return lowered
  }
}

function lowerOne(expression: Expression, lowering: Lowering): Evaluate {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression
      return () => value
    }
    case 'context':
      return contextOf
    case 'root':
      return (_, frame) => frame.root
    case 'variable':
      return lowerVariable(expression, lowering)
    case 'name':
      return lowerName(expression)
    case 'path':
      return lowerPath(expression, lowering)
    case 'filtered':
      return lowerFiltered(expression, lowering)
    case 'array':
      return lowerArray(expression, lowering)
    case 'object':
      return lowerObject(expression, lowering)
    case 'operation':
      return lowerOperation(expression, lowering)
    case 'choice':
      return lowerChoice(expression, lowering)
    case 'fallback':
      return lowerFallback(expression, lowering)
    case 'block':
      return lowerBlock(expression, lowering)
    case 'call':
      return lowerCall(expression, lowering)
    default:
      return unreachable(expression)
  }
}
