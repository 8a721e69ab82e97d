/** What keeps a stored result from being read back. */

import { resultCodes } from '../../diagnostics/codes/result-codes.ts'
import { type MadeOf, MapperError, type PlacedErrorOptions } from '../../diagnostics/errors.ts'

/**
 * What should be read back is no stored result, or none of a mapping that is here.
 * @example
 * try {
 *   readResult('{}')
 * } catch (error) {
 *   error instanceof StoredResultError && error.code // => 'result/not-a-result'
 * }
 */
export class StoredResultError extends MapperError {
  /** Where in the stored result, as a JSON Pointer; the empty text is the whole. */
  readonly pointer: string

  constructor(...[code, parameters, options]: MadeOf<typeof resultCodes, [options: PlacedErrorOptions]>) {
    super(resultCodes, code, parameters, options)
    this.pointer = options.pointer ?? ''
  }
}
