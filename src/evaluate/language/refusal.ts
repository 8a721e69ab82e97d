/** The error for JSONata that is not on the allow-list. */

import { mappingCodes } from '../../diagnostics/codes/mapping-codes.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'

/** An operator of arithmetic. */
export function refusedArithmetic(operator: string, position: number): ExpressionError {
  return refusal(`Arithmetic with ${operator}`, position, undefined, operator)
}

/** A function; `use` is what the expression does with it, other than calling it. */
export function refusedFunction(name: string, position: number, use = ''): ExpressionError {
  return refusal(`Function $${name}${use}`, position, undefined, `$${name}`)
}

/**
 * `what` names the construct, "Binding with @"; `position` is the offset of its first character; `hint`
 * the way around it; `refused` the operator or function that others may stand in for.
 */
export function refusal(what: string, position: number, hint?: string, refused?: string): ExpressionError {
  return new ExpressionError(
    'expression/not-allowed',
    { what },
    { table: mappingCodes, position, hint, refused },
  )
}
