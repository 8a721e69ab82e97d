/** The types of results by the mappings that a mapper has: bundled ones, compiled ones that it was given, and own ones. */
import type { BundledMapping } from '../emit/bundled-mapping.ts'
import type { TranscriptResult } from '../transcript/result/transcript-result.ts'
import type { CallbackOptions, MapOptions, UntypedMapper } from './mapper.ts'

/** Own mappings whose data nobody has declared: any id may be one of theirs, and its data anything. */
export interface Undeclared {
  readonly [id: string]: unknown
}

/** The result of the mapping `Id` among those of `DataById`. `is` narrows a result of any of them to one. */
export interface ResultById<DataById, Id extends keyof DataById & string>
  extends TranscriptResult<Id, DataById[Id]> {
  /** Whether mapping `id` made this result; narrows `data` to its type. */
  is<Other extends keyof DataById & string>(id: Other): this is ResultById<DataById, Other>
}

/** The ids that are known one by one: all but those of undeclared mappings. */
type KnownId<DataById> = keyof {
  [Id in keyof DataById as string extends Id ? never : Id]: true
} &
  string

/** The result of whichever mapping of `DataById` fitted. */
export type AnyResultById<DataById> =
  | { [Id in KnownId<DataById> & keyof DataById]: ResultById<DataById, Id> }[KnownId<DataById> &
      keyof DataById]
  | (string extends keyof DataById ? ResultById<DataById, keyof DataById & string> : never)

/** Only a type: what a mapper's results hold. */
export declare const dataOfResults: unique symbol

/**
 * A mapper, whose results are typed by mapping: by the pinned one, or to be narrowed by `is`.
 * @example
 * const mapper: Mapper = createMapper({ mappings: [yaml], bundled: false })
 * mapper.mapTranscript(raw).is('acme-1040') // => true
 */
export interface Mapper<DataById = Undeclared> extends Omit<UntypedMapper, 'mapTranscript' | 'mapCallback'> {
  /**
   * Maps one transcript: the parsed JSON, or the text of the response (then keys written twice are seen too).
   * @throws TranscriptShapeError where the document is no v2 transcript, or larger than its limits
   * @throws NoMappingError where no mapping fits its type and form, or the pinned one does not
   * @throws UnknownCheckError where no mapping has a check of a name in `skipChecks`
   */
  mapTranscript<Id extends keyof DataById & string>(
    raw: unknown,
    options: MapOptions & { readonly mapping: Id },
  ): ResultById<DataById, Id>
  mapTranscript(
    raw: unknown,
    options?: MapOptions & { readonly mapping?: undefined },
  ): AnyResultById<DataById>
  /**
   * Maps one callback by the mapping for its kind: the parsed payload, or its text (then keys written twice are seen too).
   * There is none among the bundled mappings: the interface does not show what callbacks hold.
   * @throws TranscriptShapeError where the payload is not a JSON object, or larger than its limits
   * @throws NoMappingError where no mapping is for callbacks of the kind
   * @throws UnknownCheckError where no mapping has a check of a name in `skipChecks`
   */
  mapCallback(payload: unknown, options?: CallbackOptions): AnyResultById<DataById>
  readonly [dataOfResults]?: DataById
}

/**
 * What the results of a mapper are: `ResultOf<typeof mapper>`.
 * @example
 * const mapper = createMapper({ mappings: [yaml] })
 * const results: ResultOf<typeof mapper>[] = [mapper.mapTranscript(raw)]
 * results.length // => 1
 */
export type ResultOf<Given extends { readonly mapTranscript: (raw: unknown) => unknown }> = ReturnType<
  Given['mapTranscript']
>

/** The types of data by the ids of compiled mappings. */
export type DataByIdOf<Compiled extends BundledMapping> = {
  readonly [Each in Compiled as Each['id']]: Each extends BundledMapping<string, infer Data> ? Data : never
}
