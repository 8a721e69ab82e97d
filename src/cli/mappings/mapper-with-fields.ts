/** What maps for a command that also looks at the fields of the mappings it maps with. */
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { loadFields } from '../../emit/load-mapping.ts'
import { planOf } from '../../mapper/mapper.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import type { Io } from '../io.ts'
import { ownMapper } from './chosen-mapping.ts'
import { type MapOne, mapperFor } from './map-file.ts'

export interface MapperWithFields {
  readonly mapOne: MapOne
  /** The fields of a mapping that gave a result; none for an id that there is not. */
  readonly fieldsOf: (id: string) => readonly PlanField[]
}

/** Compiles own mappings once. @throws SpecError */
export async function mapperWithFields(choice: MappingChoice, io: Io): Promise<MapperWithFields> {
  if (choice.kind === 'own') {
    const mapper = await ownMapper(choice, io)
    const { callback: kind, only } = choice
    const mapOne: MapOne = text => {
      if (kind !== undefined) return mapper.mapCallback(text, { kind })
      return only === undefined ? mapper.mapTranscript(text) : mapper.mapTranscript(text, { mapping: only })
    }
    return { mapOne, fieldsOf: id => mapper[planOf](id)?.fields ?? [] }
  }
  const { bundledPlans } = await import('../../catalog/plans.gen.ts')
  const plans = new Map(bundledPlans().map(plan => [plan.id as string, plan]))
  return {
    mapOne: await mapperFor(choice, {}, io),
    fieldsOf: id => {
      const plan = plans.get(id)
      return plan === undefined ? [] : loadFields(plan).fields
    },
  }
}
