/** `mapTranscript` for Node: of the bundled mappings, only those that transcripts need are loaded. */
import { bundledMappings } from '../mapper/bundled-mappings.ts'
import type { mapTranscript as MapTranscript } from '../mapper/map-transcript.ts'
import { type MapOptions, type Mapper, mapperOf } from '../mapper/mapper.ts'
import { bundledPlans } from './plans.gen.ts'

let bundled: Mapper | undefined

/** See src/mapper/map-transcript.ts. */
export const mapTranscript: typeof MapTranscript = (raw: unknown, options?: MapOptions) => {
  bundled ??= mapperOf(bundledMappings(bundledPlans()))
  // The same mappings give the same types, and those are generated.
  return bundled.mapTranscript(raw, options) as never
}
