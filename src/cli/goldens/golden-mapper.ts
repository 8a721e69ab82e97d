/** What maps the transcripts of goldens: the mappings that the command line or the project chooses. */
import type { GoldenMapper } from '../../authoring/golden/try-golden.ts'
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import type { Io } from '../io.ts'
import { ownMapper } from '../mappings/chosen-mapping.ts'
import { mapperFor } from '../mappings/map-file.ts'

/** Compiles own mappings once, for all goldens. @throws SpecError */
export async function goldenMapper(choice: MappingChoice, io: Io): Promise<GoldenMapper> {
  if (choice.kind === 'own') {
    const mapper = await ownMapper(choice, io)
    const { callback: kind, only: mapping } = choice
    const map: GoldenMapper['map'] = text => {
      if (kind !== undefined) return mapper.mapCallback(text, { kind })
      return mapping === undefined ? mapper.mapTranscript(text) : mapper.mapTranscript(text, { mapping })
    }
    return { map, mappingIds: mapper.mappingIds }
  }
  const map = await mapperFor(choice, {}, io)
  const { bundledPlans } = await import('../../catalog/plans.gen.ts')
  return { map, mappingIds: choice.kind === 'pinned' ? [choice.id] : bundledPlans().map(plan => plan.id) }
}
