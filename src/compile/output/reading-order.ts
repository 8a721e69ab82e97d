/**
 * The order in which derived fields are computed: each behind those that it reads, wherever they are written. One that stands below its
 * readers is moved in front of the first of them; all else stays where it is.
 */
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import { readingOf } from '../expressions/expression-reading.ts'

/** The fields in that order, and the circles in which there is none. */
export interface ReadingOrder {
  /** The same list where nothing had to be moved. */
  readonly fields: readonly FieldSpec[]
  /** Fields that need each other, each followed by one that it reads; the last reads the first. */
  readonly circles: readonly (readonly FieldSpec[])[]
}

/** At most this many are reported: they come from one slip, not from hundreds. */
const mostCircles = 20

/** The reading order of the fields at the top. Time grows with the names that they read. */
export function readingOrder(fields: readonly FieldSpec[]): ReadingOrder {
  const derived = new Map(
    fields.flatMap(field => (field.derive === undefined ? [] : [[field.name.value, field] as const])),
  )
  const ordered = new Set<FieldSpec>()
  const circles: FieldSpec[][] = []
  const inCircle = new Set<FieldSpec>()
  // Each field on the way to the one at hand, with what it reads that was not yet looked at.
  const way = new Map<FieldSpec, FieldSpec[]>()
  for (const field of fields) {
    const stack = ordered.has(field) ? [] : [field]
    for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
      const reads = way.get(at) ?? readBy(at, derived)
      way.set(at, reads)
      const next = reads.pop()
      if (next === undefined) {
        ordered.add(at)
        stack.pop()
      } else if (!way.has(next)) stack.push(next)
      // It is on the way itself: what stands between reads it in turn.
      else if (
        !ordered.has(next) &&
        circles.length < mostCircles &&
        !(inCircle.has(next) && inCircle.has(at))
      ) {
        const circle = stack.slice(stack.indexOf(next))
        circles.push(circle)
        for (const each of circle) inCircle.add(each)
      }
    }
  }
  const inOrder = [...ordered]
  return { fields: inOrder.every((field, index) => field === fields[index]) ? fields : inOrder, circles }
}

/** The derived fields that one reads, the first last; none of an expression that cannot be read. */
function readBy({ derive }: FieldSpec, derived: ReadonlyMap<string, FieldSpec>): FieldSpec[] {
  if (derive === undefined) return []
  try {
    return readingOf(derive)
      .outermost.flatMap(name => derived.get(name) ?? [])
      .reverse()
  } catch (error) {
    if (error instanceof ExpressionError) return []
    throw error
  }
}
