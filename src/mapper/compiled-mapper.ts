/** A mapper over compiled mappings that are chosen one by one. Loads neither YAML nor the compiler nor any other mapping. */
import type { BundledMapping } from '../emit/bundled-mapping.ts'
import { defaultLimits, type GivenLimits, limitsFrom } from '../transcript/open/document-limits.ts'
import { bundledMappings } from './bundled-mappings.ts'
import { checkCompiledMapperOptions } from './check-options.ts'
import { mapperOf } from './mapper.ts'
import type { DataByIdOf, Mapper } from './typed-mapper.ts'

/**
 * Compiled mappings, such as `retr1040` of `tax-transcript-mapper/mappings/retr-1040`.
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * const own: CompiledMapperOptions<readonly [typeof retr1040]> = { mappings: [retr1040] }
 * createMapper(own).mappingIds // => ['retr-1040']
 */
export interface CompiledMapperOptions<Mappings extends readonly BundledMapping[]> {
  readonly mappings: Mappings
  /** What a document may have at most; what is left out stands at its default. */
  readonly limits?: GivenLimits | undefined
}

/**
 * A mapper that has these mappings and no others. Where two are for one form, the earlier one is used.
 * @throws OptionsError where something else is among them, or an option is unknown
 * @throws MapperError for a limit that there is not, or below 1
 * @example
 * import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
 * const mapper = createMapper({ mappings: [retr1040] })
 * mapper.mapTranscript(raw, { mapping: 'retr-1040' }).data.income.wages?.toFixed(2) // => '14250.00'
 */
export function createMapper<const Mappings extends readonly BundledMapping[]>(
  options: CompiledMapperOptions<Mappings>,
): Mapper<DataByIdOf<Mappings[number]>> {
  checkCompiledMapperOptions(options)
  const mapper = mapperOf(bundledMappings(options.mappings), limitsFrom(options.limits, defaultLimits))
  // The generated types say what each mapping gives; a test holds every golden against their schemas.
  return mapper as Mapper<DataByIdOf<Mappings[number]>>
}
