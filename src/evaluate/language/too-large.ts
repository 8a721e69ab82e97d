/** The error for a text beyond one of our limits. */

import { mappingCodes } from '../../diagnostics/codes/mapping-codes.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'

/** `limit` names what is allowed at most, in words: "100 steps in one path". */
export function tooLarge(limit: string, position: number): ExpressionError {
  return new ExpressionError('expression/too-large', { limit }, { table: mappingCodes, position })
}
