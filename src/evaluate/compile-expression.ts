/**
 * The public face of this room: JSONata text to something that evaluates at once, again and again, without
 * jsonata's evaluator. Only what is on the allow-list compiles, and that gives the same answers as jsonata
 * 2.2.2. Knows nothing of transcripts.
 */
import { readExpression } from './read-expression.ts'
import { type CompiledExpression, type CompileOptions, readyExpression } from './ready-expression.ts'

export type { CompiledExpression, CompileOptions } from './ready-expression.ts'

/**
 * The expression of a text, every name in it settled.
 * @throws ExpressionError `expression/syntax`, `expression/not-allowed`, `expression/unknown-function`,
 * `expression/too-large`
 * @throws TypeError for a function of the host under the name of a built-in one
 */
export function compileExpression(text: string, options: CompileOptions = {}): CompiledExpression {
  return readyExpression(readExpression(text), options)
}
