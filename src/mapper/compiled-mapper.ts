/** A mapper over compiled mappings that are chosen one by one. Loads neither YAML nor the compiler nor any other mapping. */
import type { BundledMapping } from '../plan/bundled-mapping.ts'
import { bundledMappings } from './bundled-mappings.ts'
import { mapperOf } from './mapper.ts'
import type { DataByIdOf, MapperOf } from './typed-mapper.ts'

/** Compiled mappings, such as `retr1040` of `tax-transcript-mapper/mappings/retr-1040`. */
export interface CompiledMapperOptions<Mappings extends readonly BundledMapping[]> {
  readonly mappings: Mappings
}

/**
 * A mapper that has these mappings and no others. Where two are for one form, the earlier one is used.
 * @throws TypeError where something else is among them
 */
export function createMapper<const Mappings extends readonly BundledMapping[]>({
  mappings,
}: CompiledMapperOptions<Mappings>): MapperOf<DataByIdOf<Mappings>> {
  if (!mappings.every(isCompiledMapping))
    throw new TypeError(
      'createMapper of tax-transcript-mapper/engine takes compiled mappings; that of tax-transcript-mapper takes YAML too',
    )
  // The generated types say what each mapping gives; a test holds every golden against their schemas.
  return mapperOf(bundledMappings(mappings)) as MapperOf<DataByIdOf<Mappings>>
}

/** Whether a mapping was compiled when the package was made. */
export function isCompiledMapping(mapping: unknown): mapping is BundledMapping {
  return typeof mapping === 'object' && mapping !== null && 'kind' in mapping && mapping.kind === 'compiled'
}
