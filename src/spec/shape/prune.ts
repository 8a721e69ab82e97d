/** A mapping without the places that have not the shape of the language: what is left can be looked at further. */
import { entryKeys } from '../entry-keys.ts'
import type { SpannedNode } from '../spanned-node.ts'

/** The way to the smallest thing around a place that a mapping can do without: a key of a field, an entry, a key at the top. */
export function smallestOptional(steps: readonly string[]): readonly string[] {
  for (let count = steps.length; count > 1; count--) {
    const isKeyOfField = steps[count - 3] === 'fields'
    if (isKeyOfField || entryKeys.includes(steps[count - 2] ?? '')) return steps.slice(0, count)
  }
  // Without its forms a mapping still has its type, by which sections are known.
  return steps[0] === 'match' && steps[1] !== 'type' ? steps.slice(0, 2) : steps.slice(0, 1)
}

/** The places to leave out, as a tree of their steps. */
interface Misfits {
  isMisfit: boolean
  readonly inside: Map<string, Misfits>
}

/** `node` without what stands at the ends of `ways`; the whole of it where a way has no steps. */
export function withoutPlaces(node: SpannedNode, ways: readonly (readonly string[])[]): SpannedNode {
  const misfits: Misfits = { isMisfit: false, inside: new Map() }
  for (const way of ways) {
    if (way.length === 0) continue
    let at = misfits
    for (const step of way) {
      const inner = at.inside.get(step) ?? { isMisfit: false, inside: new Map() }
      at.inside.set(step, inner)
      at = inner
    }
    at.isMisfit = true
  }
  return without(node, misfits)
}

/** By recursion: a text is nested a few dozen levels deep at most. */
function without(node: SpannedNode, { inside }: Misfits): SpannedNode {
  if (inside.size === 0 || node.kind === 'scalar') return node
  const kept = (key: string, value: SpannedNode): readonly SpannedNode[] => {
    const misfits = inside.get(key)
    if (misfits === undefined) return [value]
    return misfits.isMisfit ? [] : [without(value, misfits)]
  }
  if (node.kind === 'list') {
    return { ...node, items: node.items.flatMap((item, index) => kept(String(index), item)) }
  }
  const entries = node.entries.flatMap(entry =>
    kept(entry.key, entry.value).map(value => ({ ...entry, value })),
  )
  return { ...node, entries }
}
