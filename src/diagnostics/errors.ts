/**
 * What every error is that we throw, only where there is no result to return. Messages name labels and places, never a taxpayer's
 * values. An error is made of its code, of the parameters of its message, and of what else there is; the message comes from the
 * table of the code. A class names its table. Where the codes of a class stand in several tables, whoever makes the error names the
 * one, since each kind of program carries only its own (docs/decisions/0021-what-a-program-carries.md).
 */
import type { Entry, MessageParameters, ParametersIn } from './codes/code-table.ts'
import type { Code, codes, Parameters } from './codes/codes.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What an error may have besides its code and parameters. */
export interface MapperErrorOptions {
  /** Stands behind the message as well. */
  readonly hint?: string | undefined
}

/** The same of an error that lies at one place. */
export interface PlacedErrorOptions extends MapperErrorOptions {
  /** A JSON Pointer; the whole document where it is left out. */
  readonly pointer?: string
}

/** What an error of a code of `Table` is made of: the code, the parameters of that very code, and `Rest`. */
export type MadeOf<Table, Rest extends readonly unknown[] = [options?: MapperErrorOptions]> = {
  [C in keyof Table]: readonly [code: C, parameters: ParametersIn<Table, C>, ...Rest]
}[keyof Table]

/** The same where the codes stand in several tables: `table` is the one of the code. */
type MadeFrom<C extends Code, Options = MapperErrorOptions> = {
  [One in C]: readonly [
    code: One,
    parameters: Parameters<One>,
    options: Options & { readonly table: Pick<typeof codes, One> },
  ]
}[C]

/**
 * Anything this package throws on purpose. `code` is stable and has a section in docs/errors.md.
 * @example
 * try {
 *   mapTranscript(raw, { mapping: 'actr-1040' })
 * } catch (error) {
 *   error instanceof MapperError && error.code // => 'transcript/wrong-mapping'
 *   error instanceof MapperError && error.parameters // => { id: 'actr-1040', type: '"RETR"', form: '"1040"' }
 * }
 */
export class MapperError extends Error {
  // Declared, not defined: a bundle would name each of them once more than the constructor does.
  declare readonly code: Code
  /**
   * What the message says of the case at hand, by name, for logs and for messages of your own: nothing that the message does not
   * show, and safe as JSON. Each code has its own. Empty where `diagnostics` say what is wrong.
   */
  declare readonly parameters: MessageParameters
  /** The smallest thing the reader can do about it. */
  declare readonly hint: string | undefined

  constructor(
    table: { readonly [C in Code]?: { readonly message: (parameters: never) => string } },
    code: Code,
    parameters: MessageParameters,
    { hint }: MapperErrorOptions = {},
  ) {
    // The classes below tie each code to its table and its parameters.
    const message = (table[code] as Entry<MessageParameters>).message(parameters)
    super(hint === undefined ? message : `${message}; ${hint}`)
    this.code = code
    this.parameters = parameters
    this.hint = hint
    this.name = new.target.name
  }
}

/** Why a file is refused. */
export type Faults = readonly [Diagnostic, ...Diagnostic[]]

/**
 * A table for faults that are drawn: the drawing says more than the message of any one code, and a diagnostic keeps only its
 * message, not what that was made of.
 */
export function drawnTable(
  code: Code,
  drawing: string,
): Readonly<Record<string, { readonly message: () => string }>> {
  return { [code]: { message: () => drawing } }
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

  constructor(diagnostics: Faults, drawing: string) {
    const [{ code }] = diagnostics
    super(drawnTable(code, drawing), code, {})
    this.diagnostics = diagnostics
  }
}

type ExpressionCode = Extract<Code, `expression/${string}`>

interface ExpressionErrorOptions extends MapperErrorOptions {
  readonly position: number
  readonly refused?: string | undefined
}

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

  constructor(...[code, parameters, options]: MadeFrom<ExpressionCode, ExpressionErrorOptions>) {
    super(options.table, code, parameters, options)
    this.position = options.position
    this.refused = options.refused
  }
}

/**
 * A broken promise of our own code. Please report it.
 * @example
 * const exitCode = (error: unknown): number => (error instanceof BugError ? 3 : 1)
 */
export class BugError extends MapperError {
  constructor(...[code, parameters, options]: MadeFrom<Extract<Code, `bug/${string}`>>) {
    super(options.table, code, parameters, options)
  }
}
