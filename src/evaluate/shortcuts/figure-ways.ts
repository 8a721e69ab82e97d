/** The shorter ways for derived fields and checks that are evaluated as closures: those of a user's own mappings. */

import type { ShortWays } from '../scope/lowering.ts'
import { lowerEntryTest } from './entry-test.ts'
import { lowerMerged } from './lower-merged.ts'
import { lowerNullAmong } from './lower-null-among.ts'

export const figureWays: ShortWays = {
  entryTest: lowerEntryTest,
  nullAmong: lowerNullAmong,
  merged: lowerMerged,
}
