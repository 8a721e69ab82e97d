/** Short ways for tests to evaluate an expression and to catch what it throws. */
import { ExpressionError } from '../../src/diagnostics/errors.ts'
import { compileExpression } from '../../src/evaluate/compile-expression.ts'
import type { CompiledExpression } from '../../src/evaluate/ready-expression.ts'
import { frozen } from './frozen.ts'
import { type Outcome, stockOutcomes } from './stock-jsonata.ts'

type Functions = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>

/** The answer of an expression for a frozen input. */
export function evaluated(
  text: string,
  input?: unknown,
  functions: Functions = {},
  bindings?: Readonly<Record<string, unknown>>,
): unknown {
  return compileExpression(text, { functions }).evaluate(frozen(input), bindings)
}

/** The answers of our evaluator and of stock jsonata as JSON; `'error'` for an error, `'no measure'` where stock jsonata is none. */
export async function bothAnswers(
  text: string,
  input?: unknown,
  functions: Functions = {},
): Promise<readonly [ours: unknown, stock: unknown]> {
  return bothAnswersOf(text, functions)(input)
}

/** The same of an expression for several inputs: both read its text once. */
export function bothAnswersOf(
  text: string,
  functions: Functions = {},
): (input?: unknown) => Promise<readonly [ours: unknown, stock: unknown]> {
  const stockOf = stockOutcomes(text, functions)
  let compiled: CompiledExpression | undefined
  return async input => {
    const stock = await stockOf(input)
    let ours: Outcome
    try {
      compiled ??= compileExpression(text, { functions })
      ours = { json: JSON.stringify(compiled.evaluate(frozen(input))) }
    } catch (error) {
      ours = { error }
    }
    const own = ours.error === undefined ? ours.json : 'error'
    if (stock === undefined) return [own, 'no measure']
    return [own, stock.error === undefined ? stock.json : 'error']
  }
}

/** The code, message and position of the error that compiling or evaluating an expression throws. */
export function thrownBy(
  text: string,
  input?: unknown,
  functions: Functions = {},
): { code: string; message: string; position: number } {
  try {
    evaluated(text, input, functions)
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { code: error.code, message: error.message, position: error.position }
  }
  throw new Error(`${text} threw nothing`)
}
