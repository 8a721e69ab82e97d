/**
 * Derived fields that the library holds back, because something that an expression would take for missing is there and cannot be
 * read. A portable expression has no states and cannot tell the two apart (docs/portable.md), so these are left out where the
 * two are compared.
 */
import type { Issue } from '../../src/transcript/issue.ts'

/** The data without the fields that `issues` say are held back. */
export function withoutHeldBack(data: unknown, issues: readonly Issue[]): unknown {
  const held = new Set(
    issues
      .filter(each => each.code === 'value/underivable' && each.message.endsWith('is there and cannot be read'))
      .map(each => each.path),
  )
  return Object.fromEntries(Object.entries(Object(data)).filter(([name]) => !held.has(`/${name}`)))
}
