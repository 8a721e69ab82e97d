/** Maps a transcript with the bundled mappings, typed by mapping. Loads neither YAML, nor the compiler, nor the parser of expressions. */
import { bundledPlans } from '../catalog/plans.gen.ts'
import type { MappingDataById } from '../catalog/types.gen.ts'
import { bundledMappings } from './bundled-mappings.ts'
import { type MapOptions, type Mapper, mapperOf } from './mapper.ts'
import type { AnyResultOf, ResultOf } from './typed-mapper.ts'

/** The ids of the bundled mappings. */
export type MappingId = keyof MappingDataById

/** The result of one bundled mapping. `is` narrows a result of any mapping to it. */
export type MappedTranscript<Id extends MappingId> = ResultOf<MappingDataById, Id>

/** The result of whichever bundled mapping fitted. */
export type AnyMappedTranscript = AnyResultOf<MappingDataById>

let bundled: Mapper | undefined

/**
 * Maps one v2 transcript: its parsed JSON, or the text of the response (then keys written twice are seen too).
 * Never throws for what a transcript holds; see `issues`, `unmapped` and `state()` of the result.
 * @throws TranscriptShapeError where it is no v2 transcript
 * @throws NoMappingError where no mapping fits its type and form, or the pinned one does not
 */
export function mapTranscript<Id extends MappingId>(
  raw: unknown,
  options: MapOptions & { readonly mapping: Id },
): MappedTranscript<Id>
export function mapTranscript(raw: unknown, options?: MapOptions): AnyMappedTranscript
export function mapTranscript(raw: unknown, options?: MapOptions): AnyMappedTranscript {
  bundled ??= mapperOf(bundledMappings(bundledPlans()))
  // The generated types describe what the bundled mappings give; a test holds every golden against their schemas.
  return bundled.mapTranscript(raw, options) as AnyMappedTranscript
}
