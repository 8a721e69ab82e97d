/**
 * What only the library can tell. A portable expression has no states: it cannot tell what is missing from what cannot be read,
 * and has no answer where a field whose lack an expression handles has no value (docs/portable.md). No expression sees what was
 * not read, so none tells that a figure leaves something out. Otherwise none has another answer than the library.
 */
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { pointerTo } from '../../src/text/places/json-pointer.ts'
import type { Issue } from '../../src/transcript/issue.ts'

/** Plain data with null for each figure that an issue says leaves something out. */
export function withoutIncomplete(data: unknown, issues: readonly Issue[]): unknown {
  const incomplete = new Set(issues.flatMap(({ code, path }) => (code === 'value/incomplete' ? [path] : [])))
  return withNullAt(data, incomplete, '')
}

function withNullAt(data: unknown, paths: ReadonlySet<string | null>, at: string): unknown {
  if (paths.has(at)) return null
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((each, index) => withNullAt(each, paths, pointerTo(at, index)))
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withNullAt(value, paths, pointerTo(at, name))]),
  )
}

/** The data of the library as a portable expression may have it: null where that is, in the fields that handle a lack and what reads them. */
export function asPortable(
  data: unknown,
  portable: unknown,
  { fields }: Pick<WrittenPlan, 'fields'>,
): unknown {
  const lenient = new Set<string>()
  // What cannot be read of an entry leaves open whether it is picked; the portable form goes by what it has.
  const picking = new Set<string>()
  for (const field of fields) {
    if (field.kind !== 'derived') continue
    const reads = field.reads.some(([name = '']) => lenient.has(name))
    if (field.tolerates !== undefined || reads) lenient.add(field.name)
    const isPicking = field.reads.some(([name = '']) => picking.has(name))
    if (field.picks !== undefined || isPicking) picking.add(field.name)
  }
  const given = Object(portable)
  return Object.fromEntries(
    Object.entries(Object(data)).map(([name, value]) => [
      name,
      (lenient.has(name) && given[name] === null) || (picking.has(name) && value === null)
        ? given[name]
        : value,
    ]),
  )
}
