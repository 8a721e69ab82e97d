/** The error for an expression that fails while it runs. The words are fixed: they name operators and functions, never a value. */
import { ExpressionError, errorText } from '../diagnostics/errors.ts'

/** `code` is jsonata's own for this fault; `position` the offset of the operator or function in the text. */
export function failure(code: string, problem: string, position: number): ExpressionError {
  return new ExpressionError(
    'expression/failed',
    errorText('expression/failed', { reason: `${code}: ${problem}` }),
    position,
  )
}
