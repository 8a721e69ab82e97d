/** An expression in a few characters, for hints: the names of a path, the letter `a` for anything longer. */
import type { Expression } from '../../evaluate/language/expression.ts'

const longest = 60

/** `balance.accountBalance`, `"5000.00"`, `$count(…)`; `otherwise` for what is no such thing, or is too long. */
export function shownExpression(expression: Expression, otherwise = 'a'): string {
  const shown = shownOf(expression)
  return shown === undefined || shown.length > longest ? otherwise : shown
}

function shownOf(expression: Expression): string | undefined {
  switch (expression.kind) {
    case 'literal':
      return JSON.stringify(expression.value)
    case 'context':
      return '$'
    case 'variable':
      return `$${expression.name}`
    case 'name':
      return /^[A-Za-z_]\w*$/.test(expression.name) ? expression.name : undefined
    case 'path': {
      const steps = expression.steps.map(step => (step.filters.length === 0 ? shownOf(step.of) : undefined))
      return steps.includes(undefined) ? undefined : steps.join('.')
    }
    case 'array': {
      const items = expression.items.map(shownOf)
      return items.includes(undefined) || items.length === 0 ? undefined : `[${items.join(', ')}]`
    }
    case 'call': {
      const given = expression.given.map(shownOf)
      return given.includes(undefined) ? undefined : `$${expression.name}(${given.join(', ')})`
    }
    default:
      return undefined
  }
}
