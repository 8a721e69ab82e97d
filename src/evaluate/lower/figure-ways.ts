/** The shorter ways for derived fields and checks that are evaluated as closures: those of a user's own mappings. */
import { lowerEntryTest } from './entry-test.ts'
import { lowerMerged } from './lower-merged.ts'
import { lowerNullAmong } from './lower-null-among.ts'
import type { ShortWays } from './lowering.ts'

export const figureWays: ShortWays = {
  entryTest: lowerEntryTest,
  nullAmong: lowerNullAmong,
  merged: lowerMerged,
}
