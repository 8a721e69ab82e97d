/**
 * The error for an expression that fails while it runs. The words are fixed: they name operators and
 * functions, never a value.
 */

import { runCodes } from '../../diagnostics/codes/run-codes.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'

/**
 * `problem` begins with jsonata's own code for this fault, if it has one; `position` is the offset of the
 * operator or function.
 */
export function failure(reason: string, position: number): ExpressionError {
  return new ExpressionError('expression/failed', { reason }, { table: runCodes, position })
}
