/**
 * The bundled mappings for a mapper. Their expressions became code when the package was made, and their fields are read as their
 * plans say, so nothing is loaded that reads expressions or runs them.
 */

import { type BundledMapping, checkNamesOf } from '../emit/bundled-mapping.ts'
import { loadFields, loadMapping } from '../emit/load-mapping.ts'
import { HostCalls } from '../evaluate/code/run.ts'
import { readyCode } from '../evaluate/ready-code.ts'
import { dataFunctions } from '../normalize/functions/data-functions.ts'
import { fieldReader } from '../transcript/figures/read-fields.ts'
import type { PlanCode } from '../transcript/figures/ready-part.ts'
import { readyMapping } from '../transcript/ready-mapping.ts'
import type { MappingEntry } from './mapping-table.ts'

/** Each of `mappings` is read and made ready when a transcript first needs it. */
export function bundledMappings(mappings: readonly BundledMapping[]): readonly MappingEntry[] {
  return mappings.map(mapping => {
    const { id, type, forms, family, partly } = mapping
    const ready = (): ReturnType<MappingEntry['ready']> => {
      const { plan, codeOf } = loadMapping(mapping)
      const { normalizers, functions } = mapping.toolkit
      const host = new HostCalls(dataFunctions(functions))
      const code: PlanCode = {
        fields: trouble => fieldReader(plan.fields, normalizers, trouble),
        part: part => readyCode(codeOf(part), host),
      }
      return readyMapping(plan, code, normalizers)
    }
    const checks = (): readonly string[] => checkNamesOf(mapping)
    return { id, type, forms, family, partly, checks, plan: () => loadFields(mapping), ready }
  })
}
