/**
 * Variables of an expression that nobody gives it. The evaluator takes them for missing values, as JSONata does; in a mapping
 * they are slips, mostly a dollar sign before the name of a field. A derived field is computed inside the whole expression
 * of its mapping, where `$$` is the raw transcript: no field of the data.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Expression, Filter } from '../../evaluate/language/expression.ts'

/** A variable without a value; its name is `$` for the whole input. `position` is its offset in the text. */
export interface Stranger {
  readonly name: string
  readonly position: number
}

/** The strangers of an expression that compiles, in the order written; `$$` is one only in a derived field. */
export function strangersIn(expression: Expression, isDerived: boolean): readonly Stranger[] {
  const found: Stranger[] = []
  visit(expression, new Set(), found)
  return found.filter(each => isDerived || each.name !== '$').sort((a, b) => a.position - b.position)
}

function visit(expression: Expression, bound: ReadonlySet<string>, found: Stranger[]): void {
  const inner = (each: Expression): void => visit(each, bound, found)
  const filters = (list: readonly Filter[]): void => {
    for (const filter of list) if (filter.kind === 'test') inner(filter.test)
  }
  switch (expression.kind) {
    case 'literal':
    case 'context':
    case 'name':
      return
    case 'root':
      found.push({ name: '$', position: expression.position })
      return
    case 'variable':
      if (!bound.has(expression.name)) found.push({ name: expression.name, position: expression.position })
      return
    case 'path':
      for (const step of expression.steps) {
        inner(step.of)
        filters(step.filters)
      }
      return
    case 'filtered':
      inner(expression.of)
      filters(expression.filters)
      return
    case 'array':
      expression.items.forEach(inner)
      return
    case 'object':
      for (const field of expression.fields) inner(field.value)
      return
    case 'operation':
      inner(expression.left)
      inner(expression.right)
      return
    case 'choice':
      inner(expression.test)
      inner(expression.yes)
      if (expression.no !== undefined) inner(expression.no)
      return
    case 'fallback':
      inner(expression.first)
      inner(expression.second)
      return
    case 'block': {
      const inside = new Set(bound)
      for (const { names, value } of expression.lines) {
        visit(value, inside, found)
        for (const name of names) inside.add(name)
      }
      return
    }
    case 'call':
      expression.given.forEach(inner)
      return
    default:
      unreachable(expression)
  }
}
