/** A mapper over compiled mappings that are chosen one by one. Loads neither YAML nor the compiler nor any other mapping. */
import { OptionsError } from '../diagnostics/errors.ts'
import { errorText } from '../diagnostics/run-codes.ts'
import { type BundledMapping, isCompiledMapping } from '../emit/bundled-mapping.ts'
import { defaultLimits, type GivenLimits, limitsFrom } from '../transcript/document-limits.ts'
import { bundledMappings } from './bundled-mappings.ts'
import { mapperOf } from './mapper.ts'
import type { DataByIdOf, MapperOf } from './typed-mapper.ts'

/** Compiled mappings, such as `retr1040` of `tax-transcript-mapper/mappings/retr-1040`. */
export interface CompiledMapperOptions<Mappings extends readonly BundledMapping[]> {
  readonly mappings: Mappings
  /** What a document may have at most; what is left out stands at its default. */
  readonly limits?: GivenLimits | undefined
}

/**
 * A mapper that has these mappings and no others. Where two are for one form, the earlier one is used.
 * @throws OptionsError where something else is among them
 * @throws MapperError for a limit that there is not, or below 1
 */
export function createMapper<const Mappings extends readonly BundledMapping[]>(
  options: CompiledMapperOptions<Mappings>,
): MapperOf<DataByIdOf<Mappings>> {
  // A caller without types may give anything.
  const mappings: unknown = options?.mappings
  if (!Array.isArray(mappings)) throw wrong('"mappings"', 'a list of compiled mappings')
  const other = mappings.findIndex(each => !isCompiledMapping(each))
  if (other >= 0) throw wrong(`"mappings[${other}]"`, 'a compiled mapping')
  const mapper = mapperOf(bundledMappings(options.mappings), limitsFrom(options.limits, defaultLimits))
  // The generated types say what each mapping gives; a test holds every golden against their schemas.
  return mapper as MapperOf<DataByIdOf<Mappings>>
}

function wrong(what: string, expected: string): OptionsError {
  const code = 'mapper/wrong-option'
  const hint =
    'import { retr1040 } from "tax-transcript-mapper/mappings/retr-1040", or createMapper from "tax-transcript-mapper", which takes YAML'
  return new OptionsError(code, errorText(code, { what, found: 'something else', expected }), hint)
}
