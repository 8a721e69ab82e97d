/** Which functions an expression calls, without running it: to know what a host must give it. */

import { unreachable } from '../text/unreachable.ts'
import type { Expression, Filter } from './expression.ts'
import { isBuiltIn } from './is-built-in.ts'
import { readExpression } from './read-expression.ts'

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
    for (const inner of innerOf(expression)) visit(inner)
  }
  visit(readExpression(text))
  return called
}

function innerOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'context':
    case 'root':
    case 'variable':
    case 'name':
      return []
    case 'path':
      return expression.steps.flatMap(step => [step.of, ...tests(step.filters)])
    case 'filtered':
      return [expression.of, ...tests(expression.filters)]
    case 'array':
      return expression.items
    case 'object':
      return expression.fields.map(field => field.value)
    case 'operation':
      return [expression.left, expression.right]
    case 'choice':
      return [expression.test, expression.yes, ...(expression.no === undefined ? [] : [expression.no])]
    case 'fallback':
      return [expression.first, expression.second]
    case 'block':
      return expression.lines.map(line => line.value)
    case 'call':
      return expression.given
    default:
      return unreachable(expression)
  }
}

function tests(filters: readonly Filter[]): readonly Expression[] {
  return filters.flatMap(filter => (filter.kind === 'test' ? [filter.test] : []))
}
