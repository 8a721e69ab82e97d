/** The portable expressions of the bundled mappings, ready to be evaluated. */
import jsonata from 'jsonata'
import { portableExpression } from '../../src/compile/portable-expression.ts'
import { plans } from './plans.ts'

const expressions = new Map<string, jsonata.Expression>()

/** The expression of a bundled mapping, parsed once for all tests of a process: that takes longer than to evaluate it. */
export function bundledExpression(id: string): jsonata.Expression {
  const plan = plans().find(each => each.id === id)
  if (plan === undefined) throw new TypeError('no plan')
  const expression = expressions.get(id) ?? jsonata(portableExpression(plan))
  expressions.set(id, expression)
  return expression
}
