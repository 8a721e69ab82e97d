/** The bundled mappings for a mapper. Their expressions were read when the package was made, so no parser is loaded. */

import type { BundledMapping } from '../emit/bundled-mapping.ts'
import { loadFields, loadMapping } from '../emit/load-mapping.ts'
import { readyMapping } from '../transcript/ready-mapping.ts'
import type { MappingEntry } from './mapping-table.ts'

/** Each of `mappings` is read and made ready when a transcript first needs it. */
export function bundledMappings(mappings: readonly BundledMapping[]): readonly MappingEntry[] {
  return mappings.map(mapping => {
    const { id, type, forms, family, partly, checkNames } = mapping
    const ready = (): ReturnType<MappingEntry['ready']> => {
      const { plan, expressionOf } = loadMapping(mapping)
      return readyMapping(plan, expressionOf, mapping.toolkit)
    }
    return { id, type, forms, family, partly, checks: checkNames, plan: () => loadFields(mapping), ready }
  })
}
