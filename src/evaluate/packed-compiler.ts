/** A compiler for texts that were read beforehand. It takes the place of `compileExpression` without loading a parser. */
import { BugError, errorText } from '../diagnostics/errors.ts'
import type { PackedValue } from './pack-expression.ts'
import { type CompiledExpression, type CompileOptions, readyExpression } from './ready-expression.ts'
import { unpackExpression } from './unpack-expression.ts'

/** Makes the expression of a text ready to run. */
export type Compile = (text: string, options: CompileOptions) => CompiledExpression

/**
 * Compiles each of `texts`, and nothing else: `packed` is JSON text, their packed expressions in the same order.
 * @throws BugError where the two are not of one another; the compiler does for any other text
 */
export function packedCompiler(texts: readonly string[], packed: string): Compile {
  // Written by our own generator; unpacking looks at every value.
  const lists = JSON.parse(packed) as readonly (readonly PackedValue[])[]
  if (lists.length !== texts.length) throw mixture()
  const byText = new Map(texts.map((text, index) => [text, lists[index]]))
  return (text, options) => {
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
