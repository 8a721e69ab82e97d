/** The values of a result one by one, each with its path. */
import { pointerTo } from '../../text/places/json-pointer.ts'
import { amountOf } from './value-text.ts'

/** A value that holds no others. */
export interface DataLeaf {
  readonly path: string
  readonly value: unknown
}

/**
 * Every value in `data` but null, in the order of the data. Nulls say nothing that states do not; an entry of a list that has
 * nothing else is shown by its first one, so that the number of entries can be seen.
 */
export function dataLeaves(data: unknown): readonly DataLeaf[] {
  const found: DataLeaf[] = []
  const waiting: DataLeaf[] = [{ path: '', value: data }]
  // Not by recursion: a section kept whole may be nested deeply.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next
    if (typeof value !== 'object' || value === null || amountOf(value) !== undefined) {
      found.push(next)
      continue
    }
    const inside: readonly (readonly [string, unknown])[] = Object.entries(value)
    if (inside.length === 0 && path !== '') found.push(next)
    for (let at = inside.length - 1; at >= 0; at--) {
      const [key, each] = inside[at] ?? ['', undefined]
      waiting.push({ path: pointerTo(path, key), value: each })
    }
  }
  const shown = entriesWithout(found)
  return found.filter(({ path, value }) => value !== null || shown.has(path))
}

/** The path of the first null of each entry of a list that has nothing but nulls. */
function entriesWithout(leaves: readonly DataLeaf[]): ReadonlySet<string> {
  const first = new Map<string, string>()
  const filled = new Set<string>()
  for (const { path, value } of leaves)
    for (const entry of entriesAround(path)) {
      if (value !== null) filled.add(entry)
      else if (!first.has(entry)) first.set(entry, path)
    }
  return new Set([...first].filter(([entry]) => !filled.has(entry)).map(([, path]) => path))
}

/** The entries of lists that a path leads through: `/rows/0` of `/rows/0/amount`. */
function entriesAround(path: string): readonly string[] {
  return [...path.matchAll(/\/(?:0|[1-9][0-9]*)(?=\/)/g)].map(found =>
    path.slice(0, found.index + found[0].length),
  )
}
