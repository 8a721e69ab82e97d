/** Every normalizer and function there is: for mappings of which it is not known beforehand what they call. */

import { valueFunctions } from './functions/value-functions.ts'
import { normalizers } from './registry.ts'
import type { Toolkit } from './toolkit.ts'

/** See above. */
export function wholeToolkit(): Toolkit {
  return { normalizers: Object.values(normalizers), functions: Object.values(valueFunctions) }
}
