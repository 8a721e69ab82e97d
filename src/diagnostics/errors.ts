/** The errors we throw, only where there is no result to return. Messages name labels and places, never a taxpayer's values. */
import type { Code } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'

/**
 * Anything this package throws on purpose. `code` is stable and has a section in docs/errors.md.
 * @example
 * try {
 *   mapTranscript('{ "TYPE": "RETR", ')
 * } catch (error) {
 *   error instanceof MapperError && error.code // => 'transcript/not-json'
 * }
 */
export class MapperError extends Error {
  readonly code: Code
  /** The smallest thing the reader can do about it. */
  readonly hint: string | undefined

  constructor(code: Code, message: string, hint?: string) {
    super(hint === undefined ? message : `${message}; ${hint}`)
    this.name = new.target.name
    this.code = code
    this.hint = hint
  }
}

/**
 * The mapping text cannot be compiled; `diagnostics` holds every fault found, at least one of them an error.
 * @example
 * try {
 *   createMapper({ mappings: [yaml.replace('money', 'mony')] })
 * } catch (error) {
 *   error instanceof SpecError && error.diagnostics.map(found => found.code) // => ['spec/unknown-normalizer']
 * }
 */
export class SpecError extends MapperError {
  readonly diagnostics: readonly Diagnostic[]

  constructor(diagnostics: readonly [Diagnostic, ...Diagnostic[]], rendered: string) {
    super(diagnostics[0].code, rendered)
    this.diagnostics = diagnostics
  }
}

/**
 * There is no project file, it has faults, or a file that it names cannot be read.
 * @example
 * try {
 *   loadProject('/')
 * } catch (error) {
 *   error instanceof ProjectError && error.code // => 'project/no-file'
 * }
 */
export class ProjectError extends MapperError {
  /** Every fault of the project file; none where there is no such file, or another one cannot be read. */
  readonly diagnostics: readonly Diagnostic[]

  constructor(fault: Code | readonly [Diagnostic, ...Diagnostic[]], message: string, hint?: string) {
    super(typeof fault === 'string' ? fault : fault[0].code, message, hint)
    this.diagnostics = typeof fault === 'string' ? [] : fault
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

  constructor(code: Code, message: string, pointer: string, hint?: string) {
    super(code, message, hint)
    this.pointer = pointer
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
export class NoMappingError extends MapperError {}

/** A host of portable expressions does not take that of a mapping. */
export class PortableError extends MapperError {}

/**
 * A check that is to be switched off is one of no mapping.
 * @example
 * try {
 *   mapTranscript(raw, { skipChecks: ['no-such-check'] })
 * } catch (error) {
 *   error instanceof UnknownCheckError && error.code // => 'transcript/unknown-check'
 * }
 */
export class UnknownCheckError extends MapperError {}

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
export class UnknownPathError extends MapperError {}

/**
 * What should be read back is no stored result, or none of a mapping that is here.
 * @example
 * try {
 *   readResult('{}')
 * } catch (error) {
 *   error instanceof StoredResultError && error.code // => 'result/not-a-result'
 * }
 */
export class StoredResultError extends MapperError {
  /** Where in the stored result, as a JSON Pointer; the empty text is the whole. */
  readonly pointer: string

  constructor(code: Code, message: string, pointer: string, hint?: string) {
    super(code, message, hint)
    this.pointer = pointer
  }
}

/**
 * An option of a function is missing, unknown or of another kind.
 * @example
 * try {
 *   createMapper({ mappings: [], strict: true } as object as MapperOptions)
 * } catch (error) {
 *   error instanceof OptionsError && error.code // => 'mapper/unknown-option'
 * }
 */
export class OptionsError extends MapperError {}

/**
 * A JSONata expression is not allowed, not known or failed; `position` is an offset into its text, or -1.
 * @example
 * import { compileExpression } from 'tax-transcript-mapper/evaluate'
 * try {
 *   compileExpression('$random()')
 * } catch (error) {
 *   error instanceof ExpressionError && [error.code, error.refused] // => ['expression/not-allowed', '$random']
 * }
 */
export class ExpressionError extends MapperError {
  readonly position: number
  /** The operator, `+`, or the function, `$sum`, that is not allowed or not known; `undefined` for any other fault. */
  readonly refused: string | undefined

  constructor(code: Code, message: string, position: number, hint?: string, refused?: string) {
    super(code, message, hint)
    this.position = position
    this.refused = refused
  }
}

/**
 * A broken promise of our own code. Please report it.
 * @example
 * const exitCode = (error: unknown): number => (error instanceof BugError ? 3 : 1)
 */
export class BugError extends MapperError {}
