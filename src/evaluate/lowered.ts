/** A stored expression for which no code can be written, run as closures in the place of code. */
import type { Code } from './code/code.ts'
import type { Expression } from './language/expression.ts'
import { type CompiledExpression, readyExpression } from './ready-expression.ts'
import { Family } from './scope/lowering.ts'

/** What `expression` is worth, with the functions that code would call; made ready once for each set of them. */
export function lowered(expression: Expression): Code {
  const ready = new WeakMap<object, CompiledExpression>()
  return (input, { call, budget, lists }) => {
    const present = ready.get(call) ?? readyExpression(expression, { functions: call }, new Family())
    ready.set(call, present)
    return present.evaluate(input, undefined, lists === undefined ? { budget } : { budget, lists })
  }
}
