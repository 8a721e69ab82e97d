/**
 * The public face of this room: JSONata text to something that evaluates at once, again and again, without
 * jsonata's evaluator. Only what is on the allow-list compiles, and that gives the same answers as jsonata
 * 2.2.2. Knows nothing of transcripts.
 */
import { checkOptions, optionsError } from '../diagnostics/check-options.ts'
import type { OptionsError } from '../diagnostics/run-errors.ts'
import type { Rules } from '../text/messages/option-rules.ts'
import { isPlain } from '../text/messages/plain-kind.ts'
import { textInstead } from '../text/messages/value-kind.ts'
import { readExpression } from './read/read-expression.ts'
import { type CompiledExpression, type CompileOptions, readyExpression } from './ready-expression.ts'

export type { CompiledExpression, CompileOptions } from './ready-expression.ts'

const rules: Rules<CompileOptions> = {
  functions: {
    expected: 'an object of functions',
    fits: value => isPlain(value) && Object.values(value).every(each => typeof each === 'function'),
  },
}

function givenOther(text: unknown): OptionsError {
  return optionsError('compileExpression', {
    kind: 'wrong',
    name: 'What compileExpression is given',
    found: undefined,
    value: text,
    expected: 'the text of an expression',
    hint: textInstead(text) ?? "write compileExpression('a.b')",
  })
}

/**
 * The expression of a text, every name in it settled.
 * @throws ExpressionError `expression/syntax`, `expression/not-allowed`, `expression/unknown-function`,
 * `expression/too-large`
 * @throws OptionsError for what is no text, for options of another kind, and for a function of the host under the name of a
 * built-in one
 * @example
 * const total = compileExpression('$add(wages, interest)', {
 *   functions: { add: (a, b) => Number(a) + Number(b) },
 * })
 * total.evaluate({ wages: 40, interest: 2 }) // => 42
 */
export function compileExpression(text: string, options: CompileOptions = {}): CompiledExpression {
  // A caller without types may give anything.
  if (typeof text !== 'string') throw givenOther(text)
  checkOptions('compileExpression', options, rules)
  return readyExpression(readExpression(text), options)
}
