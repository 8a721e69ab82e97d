/**
 * A derived field reads what stands before it. One of the base that is derived anew may read a new one, which stands behind it: then
 * that is moved in front of it, as nobody else could.
 */
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import { readingOf } from '../expression-reading.ts'

/** The fields at the top, those that are derived in `file` behind what they read. Of a circle the order stays, and a rule tells. */
export function inReadingOrder(fields: readonly FieldSpec[], file: string): readonly FieldSpec[] {
  if (!fields.some(field => field.derive?.span.file === file)) return fields
  const derived = new Map(fields.filter(field => field.derive).map(field => [field.name.value, field]))
  const ordered = new Set<FieldSpec>()
  // Each field on the way to the one at hand, with what it reads that was not yet looked at.
  const way = new Map<FieldSpec, FieldSpec[]>()
  for (const field of fields) {
    const stack = [field]
    for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
      const reads = way.get(at) ?? readBy(at, derived, file)
      way.set(at, reads)
      const next = reads.pop()
      if (next === undefined) {
        ordered.add(at)
        stack.pop()
      } else if (!ordered.has(next) && !way.has(next)) stack.push(next)
    }
  }
  return [...ordered]
}

/** The derived fields that one reads, the first last. */
function readBy({ derive }: FieldSpec, derived: ReadonlyMap<string, FieldSpec>, file: string): FieldSpec[] {
  if (derive === undefined || derive.span.file !== file) return []
  try {
    return readingOf(derive)
      .paths.flatMap(({ steps: [name = ''] }) => derived.get(name) ?? [])
      .reverse()
  } catch (error) {
    if (error instanceof ExpressionError) return []
    throw error
  }
}
