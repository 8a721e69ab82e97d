/** Maps a transcript with the bundled mappings, typed by mapping. Loads neither YAML, nor the compiler, nor the parser of expressions. */
import { bundledPlans } from '../catalog/plans.gen.ts'
import type { MappingDataById } from '../catalog/types.gen.ts'
import { bundledMappings } from './bundled-mappings.ts'
import { type MapOptions, mapOne } from './mapper.ts'
import { MappingTable } from './mapping-table.ts'
import type { AnyResultById, ResultById } from './typed-mapper.ts'

/**
 * The ids of the bundled mappings.
 * @example
 * const returns: readonly MappingId[] = ['retr-1040', 'retr-1120']
 * returns.some(id => mapTranscript(raw).is(id)) // => true
 */
export type MappingId = keyof MappingDataById

/**
 * The result of the bundled mapping `Id`, or of whichever of them fitted. `is` narrows the latter.
 * @example
 * const wagesOf = (result: MappingResult): string | undefined =>
 *   result.is('retr-1040') ? result.data.income.wages?.toFixed(2) : undefined
 * wagesOf(mapTranscript(raw)) // => '14250.00'
 */
export type MappingResult<Id extends MappingId = MappingId> = [MappingId] extends [Id]
  ? AnyResultById<MappingDataById>
  : Id extends MappingId
    ? ResultById<MappingDataById, Id>
    : never

let bundled: MappingTable | undefined

/**
 * Maps one v2 transcript: its parsed JSON, or the text of the response (then keys written twice are seen too).
 * Never throws for what a transcript holds; see `issues`, `unmapped` and `state()` of the result.
 * @throws TranscriptShapeError where it is no v2 transcript
 * @throws NoMappingError where no mapping fits its type and form, or the pinned one does not
 * @example
 * const result = mapTranscript(raw, { mapping: 'retr-1040' })
 * result.data.income.totalIncome?.toFixed(2) // => '53735.00'
 * result.issues // => []
 * result.unmapped // => []
 */
export function mapTranscript<Id extends MappingId>(
  raw: unknown,
  options: MapOptions & { readonly mapping: Id },
): MappingResult<Id>
export function mapTranscript(
  raw: unknown,
  options?: MapOptions & { readonly mapping?: undefined },
): MappingResult
export function mapTranscript(raw: unknown, options?: MapOptions): MappingResult {
  bundled ??= new MappingTable(bundledMappings(bundledPlans()))
  // The generated types describe what the bundled mappings give; a test holds every golden against their schemas.
  return mapOne(bundled, raw, options) as MappingResult
}
