/**
 * How many amounts each call of `$addMoney` is given. A function of JSONata has a fixed number of parameters and cannot tell
 * one that is missing from one that was not given; so there is one function for each number.
 */
import type { Call, Expression } from '../../evaluate/expression.ts'
import { readExpression } from '../../evaluate/read-expression.ts'

/** The calls in an expression, with the offset of their `$` in the text. */
export function addMoneyCalls(
  text: string,
): readonly { readonly position: number; readonly amounts: number }[] {
  return callsIn(readExpression(text))
    .filter(call => call.name === 'addMoney')
    .map(({ position, given }) => ({ position, amounts: given.length }))
}

function callsIn(part: unknown): readonly Call[] {
  if (Array.isArray(part)) return part.flatMap(callsIn)
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap(callsIn)
  return isCall(part) ? [part, ...inner] : inner
}

function isCall(part: object): part is Call {
  // The tree has no other objects with a kind.
  return (part as Partial<Expression>).kind === 'call'
}
