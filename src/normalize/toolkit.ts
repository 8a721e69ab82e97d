/** What the expressions of a mapping call: the normalizers and the functions that it names, and no others need to be loaded for it. */
import type { Normalizer } from './definition.ts'
import type { ValueFunction } from './value-function.ts'

export interface Toolkit {
  /** Those of its fields. */
  readonly normalizers: readonly Normalizer[]
  /** Those of its derived fields and checks. */
  readonly functions: readonly ValueFunction[]
}
