/**
 * Expressions that are worth the same everywhere, such as `["A", "B"]`: made once, frozen, and shared by all
 * evaluations.
 */
import type { Expression } from './expression.ts'

/** The value of a literal, or of an array or object of constants; `undefined` for any other expression. */
export function constantOf(expression: Expression): { readonly value: unknown } | undefined {
  switch (expression.kind) {
    case 'literal':
      return { value: expression.value }
    case 'array':
      return constantArray(expression.items)
    case 'object':
      return constantObject(expression.fields)
    default:
      return undefined
  }
}

function constantArray(items: readonly Expression[]): { readonly value: unknown } | undefined {
  const values: unknown[] = []
  for (const item of items) {
    const constant = constantOf(item)
    if (constant === undefined) return undefined
    values.push(constant.value)
  }
  return { value: Object.freeze(values) }
}

function constantObject(
  fields: readonly { readonly key: string; readonly value: Expression }[],
): { readonly value: unknown } | undefined {
  const entries: [string, unknown][] = []
  for (const { key, value } of fields) {
    const constant = constantOf(value)
    if (constant === undefined) return undefined
    entries.push([key, constant.value])
  }
  return { value: Object.freeze(Object.fromEntries(entries)) }
}
