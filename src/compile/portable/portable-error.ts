/** What a host of portable expressions does not take. */

import { mappingCodes } from '../../diagnostics/codes/mapping-codes.ts'
import { type MadeOf, MapperError } from '../../diagnostics/errors.ts'

type PortableCode = Extract<keyof typeof mappingCodes, `portable/${string}`>

/** A host of portable expressions does not take that of a mapping. */
export class PortableError extends MapperError {
  constructor(...[code, parameters, options]: MadeOf<Pick<typeof mappingCodes, PortableCode>>) {
    super(mappingCodes, code, parameters, options)
  }
}
