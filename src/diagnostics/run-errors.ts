/** The errors of a document, its mapping and the options of mapping. Their codes stand in `runCodes`, which everything that maps carries. */

import { runCodes } from './codes/run-codes.ts'
import { type MadeOf, MapperError, type PlacedErrorOptions } from './errors.ts'

/** An error whose code stands in `runCodes`. */
class RunError extends MapperError {
  constructor(...[code, parameters, options]: MadeOf<typeof runCodes>) {
    super(runCodes, code, parameters, options)
  }
}

/**
 * A document is not a v2 transcript: not JSON, not an object, without a TYPE, or of the first version.
 * @example
 * try {
 *   mapTranscript({ SECTION_HEADER: {} })
 * } catch (error) {
 *   error instanceof TranscriptShapeError && error.code // => 'transcript/no-type'
 * }
 */
export class TranscriptShapeError extends MapperError {
  /** Where in the document, as a JSON Pointer; the empty text is the whole document. */
  readonly pointer: string

  constructor(...[code, parameters, options]: MadeOf<typeof runCodes, [options: PlacedErrorOptions]>) {
    super(runCodes, code, parameters, options)
    this.pointer = options.pointer ?? ''
  }
}

/**
 * There is no mapping for the type and form of a document, or the pinned one does not fit it.
 * @example
 * try {
 *   mapTranscript(raw, { mapping: 'actr-1040' })
 * } catch (error) {
 *   error instanceof NoMappingError && error.code // => 'transcript/wrong-mapping'
 * }
 */
export class NoMappingError extends RunError {}

/**
 * A check that is to be switched off is one of no mapping.
 * @example
 * try {
 *   mapTranscript(raw, { skipChecks: ['no-such-check'] })
 * } catch (error) {
 *   error instanceof UnknownCheckError && error.code // => 'transcript/unknown-check'
 * }
 */
export class UnknownCheckError extends RunError {}

/**
 * A path into the data of a result leads to no field of its mapping.
 * @example
 * const path: string = '/income/wage'
 * try {
 *   mapTranscript(raw).state(path)
 * } catch (error) {
 *   error instanceof UnknownPathError && error.hint // => 'did you mean "/income/wages"?'
 * }
 */
export class UnknownPathError extends RunError {}

/**
 * An option of a function is missing, unknown or of another kind.
 * @example
 * try {
 *   createMapper({ mappings: [], strict: true } as object as MapperOptions)
 * } catch (error) {
 *   error instanceof OptionsError && error.code // => 'mapper/unknown-option'
 * }
 */
export class OptionsError extends RunError {}
