/** Several ways from one section to a value, of which the first that is there is read: what stands at their ends. */
import { valueAt } from '../text/json-pointer.ts'
import { leavesOf } from './leaves.ts'
import type { Alternatives, ReadingNode, Way } from './reading-tree.ts'
import { sameContent } from './same-content.ts'
import { Section } from './section.ts'
import type { JsonObject } from './shape.ts'

/** A way to something that is not read, since `first` leads to something that is. */
interface UnreadWay {
  readonly first: Way
  readonly way: Way
  /** What stands at its end. */
  readonly value: unknown
}

/** The ways from `section` behind the first present one, to what says something else. */
export function unreadWays(
  section: Section,
  { ways, isSection }: Alternatives,
  node: ReadingNode,
): readonly UnreadWay[] {
  let first: Way | undefined
  let read: unknown
  let unread: UnreadWay[] | undefined
  for (const way of ways) {
    const value = valueAlong(section, way)
    if (value === undefined) continue
    if (first === undefined) {
      first = way
      read = value
    } else if (
      isSection ||
      !(isShared(node, way.path) || sameContent({ ...first, value: read }, { ...way, value }))
    ) {
      unread ??= []
      unread.push({ first, way, value })
    }
  }
  return unread ?? none
}

const none: readonly UnreadWay[] = []

/** The leaves of a section of the view or of each of a list; of a plain value its own pointer. */
export function leavesSeen(document: JsonObject, value: unknown, pointer: string): readonly string[] {
  const places = (Array.isArray(value) ? value : [value]).map(each =>
    each instanceof Section ? each.pointer : pointer,
  )
  return places.flatMap(at => leavesOf(valueAt(document, at), at).map(leaf => leaf.pointer))
}

/** What stands at the end of a way from `section`; `undefined` where there is nothing, or a list on the way. */
function valueAlong(section: Section, { positions }: Way): unknown {
  let at: unknown = section
  for (const position of positions) {
    if (!(at instanceof Section)) return undefined
    at = at.values[position]
  }
  return at
}

/** Whether another field reads the leaf at the end of `path` too: then it is not lost. */
function isShared(node: ReadingNode, path: readonly string[]): boolean {
  let at: ReadingNode = node
  for (const [index, step] of path.entries()) {
    const reader = at.labels.get(step)
    if (reader?.kind === 'leaf' && index === path.length - 1) return reader.readers > 1
    if (reader?.kind !== 'section') return false
    at = reader.node
  }
  return false
}
