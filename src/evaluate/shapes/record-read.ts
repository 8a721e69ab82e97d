/**
 * The argument that mappings are full of: names of one record, the first of them that is there,
 * `$income."TOTAL WAGES" ?? $income."WAGES"`, or of a record within it, `$."ITEMS"."WAGES" ?? $."ITEMS"."PAY"`.
 */
import type { Expression, Path, Variable } from '../language/expression.ts'

/** Names read from the value of a variable, or from the context. */
export interface RecordRead {
  readonly from: Variable | 'context'
  /** The name of the record within it that has the names; `undefined` where it has them itself. */
  readonly within: string | undefined
  readonly names: readonly string[]
}

/** What `expression` reads, if it reads nothing but names of one record; `undefined` for any other expression. */
export function recordRead(expression: Expression): RecordRead | undefined {
  if (expression.kind === 'path') return pathRead(expression)
  if (expression.kind !== 'fallback' || expression.where !== 'missing') return undefined
  const first = recordRead(expression.first)
  const second = recordRead(expression.second)
  if (first === undefined || second === undefined) return undefined
  if (first.within !== second.within || !isSameRecord(first, second)) return undefined
  return { ...first, names: [...first.names, ...second.names] }
}

function pathRead({ steps, keep }: Path): RecordRead | undefined {
  const [first, ...others] = steps
  const names = others.flatMap(({ of }) => (of.kind === 'name' ? [of.name] : []))
  const name = names.pop()
  const [within, further] = names
  if (keep || steps.some(({ filters }) => filters.length > 0) || name === undefined) return undefined
  if (names.length + 1 < others.length || further !== undefined) return undefined
  if (first?.of.kind === 'context') return { from: 'context', within, names: [name] }
  return first?.of.kind === 'variable' ? { from: first.of, within, names: [name] } : undefined
}

/** Whether two readings, written in the same place, begin with one record. */
export function isSameRecord(
  { from }: Pick<RecordRead, 'from'>,
  { from: other }: Pick<RecordRead, 'from'>,
): boolean {
  return from === 'context' || other === 'context' ? from === other : from.name === other.name
}
