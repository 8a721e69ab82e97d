/** The columns of every mapping that a run may use, each made when the first result of it comes. Loads the compiler for own mappings. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { brokenPromise } from '../../diagnostics/bug.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { type ColumnPart, columnsOf } from './parquet-columns.ts'

/** The columns of the data of a mapping, by its id. */
export async function mappingColumns(
  choice: MappingChoice,
): Promise<(mapping: string) => readonly ColumnPart[]> {
  const { bundledPlans } = await import('../../catalog/plans.gen.ts')
  const { loadFields } = await import('../../emit/load-mapping.ts')
  const own = await ownFields(choice)
  return id => {
    // Own mappings go before bundled ones of the same id, as they do when a document is mapped.
    const bundled = bundledPlans().find(each => each.id === id)
    const fields = own.get(id) ?? (bundled === undefined ? undefined : loadFields(bundled).fields)
    if (fields === undefined) throw brokenPromise(`a result of a mapping that is none of the run's`)
    return columnsOf(fields)
  }
}

async function ownFields(choice: MappingChoice): Promise<ReadonlyMap<string, readonly PlanField[]>> {
  if (choice.kind !== 'own') return new Map()
  const { bundledPlans } = await import('../../catalog/plans.gen.ts')
  const { compileMappings } = await import('../../compile/compile-mappings.ts')
  const { bundledParts } = await import('../../catalog/parts.gen.ts')
  const { bundledBases } = await import('../../catalog/bases.gen.ts')
  const library = [...bundledParts(), ...bundledBases(), ...choice.parts]
  const { plans } = compileMappings(choice.mappings, library, choice.bundled ? bundledPlans() : [])
  return new Map(plans.map(({ id, fields }) => [id, fields]))
}
