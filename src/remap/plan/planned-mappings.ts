/** The mappings that a run may use, as a plan and the ledger name them: by id, version and hash. Loads the compiler for own ones only. */

import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import type { PlannedMapping } from './remap-plan.ts'

/** In the order in which they are tried; own mappings must compile. */
export async function plannedMappings(choice: MappingChoice): Promise<readonly PlannedMapping[]> {
  const { bundledPlans } = await import('../../catalog/plans.gen.ts')
  const { loadFields } = await import('../../emit/load-mapping.ts')
  const bundled = bundledPlans().map(mapping => ({ ...mapping, ...loadFields(mapping) }))
  switch (choice.kind) {
    case 'bundled':
      return bundled.map(planned)
    case 'pinned':
      return bundled.filter(({ id }) => id === choice.id).map(planned)
    case 'own': {
      const { compileMappings } = await import('../../compile/compile-mappings.ts')
      const { bundledParts } = await import('../../catalog/parts.gen.ts')
      const { bundledBases } = await import('../../catalog/bases.gen.ts')
      const library = [...bundledParts(), ...bundledBases(), ...choice.parts]
      const { plans } = compileMappings(choice.mappings, library, choice.bundled ? bundledPlans() : [])
      const used = choice.only === undefined ? plans : plans.filter(({ id }) => id === choice.only)
      return [...used, ...(choice.bundled ? bundled : [])].map(planned)
    }
    default:
      return unreachable(choice)
  }
}

function planned(
  mapping: Pick<MappingPlan, 'id' | 'version' | 'hash' | 'type' | 'forms' | 'family' | 'partly'>,
): PlannedMapping {
  const { id, version, hash, type, forms, family, partly } = mapping
  return { id, version, hash, type, forms: [...forms, ...family, ...partly] }
}
