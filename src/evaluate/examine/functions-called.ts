/** Which functions an expression calls, without running it: to know what a host must give it. */
import type { Expression } from '../language/expression.ts'
import { partsOf } from '../language/expression-parts.ts'
import { isBuiltIn } from '../language/is-built-in.ts'
import { readExpression } from '../read/read-expression.ts'

/** A call of a function that is not built in, and the offset of its `$` in the text. */
export interface FunctionCalled {
  readonly name: string
  readonly position: number
}

/**
 * The calls of functions that a host must give, in the order they stand in the tree, one for each place.
 * @throws ExpressionError `expression/syntax`, `expression/not-allowed`, `expression/too-large`
 */
export function functionsCalled(text: string): readonly FunctionCalled[] {
  const called: FunctionCalled[] = []
  const visit = (expression: Expression): void => {
    if (expression.kind === 'call' && !isBuiltIn(expression.name)) {
      called.push({ name: expression.name, position: expression.position })
    }
    for (const inner of partsOf(expression)) visit(inner)
  }
  visit(readExpression(text))
  return called
}
