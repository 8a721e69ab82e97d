/** The error for JSONata that is not on the allow-list. */
import { ExpressionError, errorText } from '../diagnostics/errors.ts'

/**
 * `what` names the construct, "Arithmetic with +"; `position` is the offset of its first character; `hint`
 * the way around it.
 */
export function refusal(what: string, position: number, hint?: string): ExpressionError {
  return new ExpressionError(
    'expression/not-allowed',
    errorText('expression/not-allowed', { what }),
    position,
    hint,
  )
}
