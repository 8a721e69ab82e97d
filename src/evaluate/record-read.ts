/**
 * The argument that mappings are full of: names of one record, the first of them that is there,
 * `$income."TOTAL WAGES" ?? $income."WAGES"`.
 */
import type { Expression, Variable } from './expression.ts'

/** Names read from the value of a variable, or from the context. */
export interface RecordRead {
  readonly from: Variable | 'context'
  readonly names: readonly string[]
}

/** What `expression` reads, if it reads nothing but names of one record; `undefined` for any other expression. */
export function recordRead(expression: Expression): RecordRead | undefined {
  if (expression.kind === 'path') {
    const [first, second, third] = expression.steps
    if (expression.keep || third !== undefined || second?.of.kind !== 'name') return undefined
    if (first === undefined || first.filters.length > 0 || second.filters.length > 0) return undefined
    if (first.of.kind === 'context') return { from: 'context', names: [second.of.name] }
    return first.of.kind === 'variable' ? { from: first.of, names: [second.of.name] } : undefined
  }
  if (expression.kind !== 'fallback' || expression.where !== 'missing') return undefined
  const first = recordRead(expression.first)
  const second = recordRead(expression.second)
  if (first === undefined || second === undefined || !isSameRecord(first, second)) return undefined
  return { from: first.from, names: [...first.names, ...second.names] }
}

/** Whether two readings, written in the same place, are of one record. */
export function isSameRecord(
  { from }: Pick<RecordRead, 'from'>,
  { from: other }: Pick<RecordRead, 'from'>,
): boolean {
  return from === 'context' || other === 'context' ? from === other : from.name === other.name
}
