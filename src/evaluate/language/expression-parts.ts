/** The expressions that one is made of: for walks that ask the same of every part. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Expression, Filter } from './expression.ts'

/** The expressions directly inside one, in the order written. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'context':
    case 'root':
    case 'variable':
    case 'name':
      return []
    case 'path':
      return expression.steps.flatMap(step => [step.of, ...testsOf(step.filters)])
    case 'filtered':
      return [expression.of, ...testsOf(expression.filters)]
    case 'array':
      return expression.items
    case 'object':
      return expression.fields.map(field => field.value)
    case 'operation':
      return [expression.left, expression.right]
    case 'choice':
      return expression.no === undefined
        ? [expression.test, expression.yes]
        : [expression.test, expression.yes, expression.no]
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

function testsOf(filters: readonly Filter[]): readonly Expression[] {
  return filters.flatMap(filter => (filter.kind === 'test' ? [filter.test] : []))
}
