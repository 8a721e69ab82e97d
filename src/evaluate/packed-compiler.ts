/** A compiler for texts that were read beforehand. It takes the place of `compileExpression` without loading a parser. */
import { BugError, errorText } from '../diagnostics/errors.ts'
import type { Expression } from './expression.ts'
import type { PackedValue } from './pack-expression.ts'
import { type CompiledExpression, type CompileOptions, readyExpression } from './ready-expression.ts'
import { unpackExpression } from './unpack-expression.ts'

/** Makes the expression of a text ready to run. */
export type Compile = (text: string, options: CompileOptions) => CompiledExpression

/** A text, and what reading it gives. */
export interface ReadText {
  readonly text: string
  readonly expression: Expression
}

/**
 * Compiles the texts of `read` and each of `texts`, and nothing else: `packed` are the packed expressions of `texts`, in the
 * same order.
 * @throws BugError where the two are not of one another; the compiler does for any other text
 */
export function packedCompiler(
  read: readonly ReadText[],
  texts: readonly string[],
  packed: readonly (readonly PackedValue[])[],
): Compile {
  if (packed.length !== texts.length) throw mixture()
  const ready = new Map(read.map(({ text, expression }) => [text, expression]))
  const byText = new Map(texts.map((text, index) => [text, packed[index]]))
  return (text, options) => {
    const expression = ready.get(text)
    if (expression !== undefined) return readyExpression(expression, options)
    const list = byText.get(text)
    if (list === undefined) throw mixture()
    return readyExpression(unpackExpression(list), options)
  }
}

function mixture(): BugError {
  return new BugError(
    'bug/broken-promise',
    errorText('bug/broken-promise', { what: 'packed expressions of another mapping' }),
  )
}
