/** Several ways from one section to a value, of which the first that is there is read: what stands at their ends. */
import type { ReadingNode, Way } from './reading-tree.ts'
import { Section } from './section.ts'

/** What stands at the end of a way from `section`; `undefined` where there is nothing, or a list on the way. */
export function valueAlong(section: Section, { positions }: Way): unknown {
  let at: unknown = section
  for (const position of positions) {
    if (!(at instanceof Section)) return undefined
    at = at.values[position]
  }
  return at
}

/** Whether another field reads the leaf at the end of `path` too: then it is not lost. */
export function isShared(node: ReadingNode, path: readonly string[]): boolean {
  let at: ReadingNode = node
  for (const [index, step] of path.entries()) {
    const reader = at.labels.get(step)
    if (reader?.kind === 'leaf' && index === path.length - 1) return reader.readers > 1
    if (reader?.kind !== 'section') return false
    at = reader.node
  }
  return false
}
