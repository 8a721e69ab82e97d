/** One version of a mapping, run over documents. */
import { NoMappingError } from '../../diagnostics/run-errors.ts'
import { mapperOf } from '../../mapper/mapper.ts'
import { ownMapping } from '../../mapper/own-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'

/** Maps with `plan` and no other; `undefined` for documents that it does not read. */
export function mapWith(plan: WrittenPlan): (text: string) => TranscriptResult | undefined {
  const mapper = mapperOf([ownMapping(plan)])
  return text => {
    try {
      return mapper.mapTranscript(text)
    } catch (error) {
      if (error instanceof NoMappingError) return undefined
      throw error
    }
  }
}
