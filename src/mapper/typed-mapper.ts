/** The types of results by the mappings that a mapper has: those that are bundled, or those that it was given. */
import type { BundledMapping } from '../emit/bundled-mapping.ts'
import type { TranscriptResult } from '../transcript/transcript-result.ts'
import type { MapOptions, Mapper } from './mapper.ts'

/** The result of the mapping `Id` among those of `DataById`. `is` narrows a result of any of them to one. */
export interface ResultOf<DataById, Id extends keyof DataById & string>
  extends TranscriptResult<Id, DataById[Id]> {
  /** Whether mapping `id` made this result; narrows `data` to its type. */
  is<Other extends keyof DataById & string>(id: Other): this is ResultOf<DataById, Other>
}

/** The result of whichever mapping of `DataById` fitted. */
export type AnyResultOf<DataById> = {
  [Id in keyof DataById & string]: ResultOf<DataById, Id>
}[keyof DataById & string]

/** The types of data by the ids of compiled mappings. */
export type DataByIdOf<Mappings extends readonly BundledMapping[]> = {
  readonly [Each in Mappings[number] as Each['id']]: Each extends BundledMapping<string, infer Data>
    ? Data
    : never
}

/** A mapper whose results are typed by mapping. */
export interface MapperOf<DataById> extends Omit<Mapper, 'mapTranscript'> {
  /** As of `Mapper`, typed: by the pinned mapping, or to be narrowed by `is`. */
  readonly mapTranscript: {
    <Id extends keyof DataById & string>(
      raw: unknown,
      options: MapOptions & { readonly mapping: Id },
    ): ResultOf<DataById, Id>
    (raw: unknown, options?: MapOptions & { readonly mapping?: undefined }): AnyResultOf<DataById>
  }
}
