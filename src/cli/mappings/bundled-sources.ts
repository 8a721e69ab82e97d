/** What comes with the package for mappings of one's own. Loads all their texts, so only who compiles imports it. */
import { bundledBases } from '../../catalog/bases.gen.ts'
import { bundledParts } from '../../catalog/parts.gen.ts'
import type { LibraryFile } from '../../compile/parts/part-shelf.ts'

/** The parts that they can use and the mappings that they can extend. */
export function bundledSources(): readonly LibraryFile[] {
  return [...bundledParts(), ...bundledBases()]
}
