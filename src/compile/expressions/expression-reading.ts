/**
 * What the compiler knows of an expression that was written, from one reading of its text. Parts bring the same expressions to
 * many mappings: each is read once and remembered for as long as what its file was read to.
 */

import { type ExpressionReads, expressionReads, type PathRead } from '../../evaluate/examine/paths-read.ts'
import type { Expression } from '../../evaluate/language/expression.ts'
import { lower } from '../../evaluate/lower/lower.ts'
import { readExpression } from '../../evaluate/read/read-expression.ts'
import { dataFunctions } from '../../normalize/functions/data-functions.ts'
import { wholeToolkit } from '../../normalize/whole-toolkit.ts'
import type { ExpressionSpec } from '../../spec/mapping-spec.ts'

const functions = dataFunctions(wholeToolkit().functions)

/** An expression that compiles. */
export class ExpressionReading {
  readonly tree: Expression
  #reads: ExpressionReads | undefined
  #outermost: readonly string[] | undefined

  /** @throws ExpressionError where the text is no expression that is allowed, or calls an unknown function */
  constructor(text: string) {
    this.tree = readExpression(text)
    lower(this.tree, functions)
  }

  /**
   * What it reads of the output.
   * @throws ExpressionError `expression/too-large`
   */
  get reads(): ExpressionReads {
    this.#reads ??= expressionReads(this.tree)
    return this.#reads
  }

  /** The output paths it reads; throws as `reads` does. */
  get paths(): readonly PathRead[] {
    return this.reads.paths
  }

  /** The distinct first names of those paths; an empty one for all of the output. */
  get outermost(): readonly string[] {
    this.#outermost ??= [...new Set(this.paths.map(({ steps: [name = ''] }) => name))]
    return this.#outermost
  }
}

const known = new WeakMap<ExpressionSpec, ExpressionReading>()

/**
 * The reading of an expression.
 * @throws ExpressionError as `ExpressionReading` does
 */
export function readingOf(expression: ExpressionSpec): ExpressionReading {
  const present = known.get(expression)
  if (present !== undefined) return present
  const reading = new ExpressionReading(expression.value)
  known.set(expression, reading)
  return reading
}
