/** Several ways from one section to a value, of which the first that is there is read: what stands at their ends. */
import { valueAt } from '../../text/places/json-pointer.ts'
import type { JsonObject } from '../open/shape.ts'
import { leavesOf } from './leaves/leaves.ts'
import { sameContent } from './leaves/same-content.ts'
import { Section } from './section.ts'
import { leavesUnder } from './section-leaves.ts'
import type { Alternatives, ReadingNode, Way } from './tree/reading-tree.ts'

/** A way to something that is not read, since `first` leads to something that is. */
interface UnreadWay {
  readonly first: Way
  readonly way: Way
  /** What stands at its end. */
  readonly value: unknown
}

/** Whether at least two of the ways begin at something that is there: in most sections none or one does. */
function isContested({ values }: Section, { starts }: Alternatives): boolean {
  let count = 0
  for (let at = 0; at < starts.length; at++) if (values[starts[at] ?? -1] !== undefined) count++
  return count > 1
}

/** The ways of `alternatives` from `section` behind the first present one, to what says something else and no other field reads. */
export function unreadWays(
  section: Section,
  alternatives: Alternatives,
  node: ReadingNode,
): readonly UnreadWay[] {
  if (!isContested(section, alternatives)) return none
  const others = otherWays(section, alternatives)
  if (alternatives.isSection || others.length === 0) return others
  return others.filter(({ way }) => !isShared(section, node, way, alternatives))
}

/** Of several ways those behind the first present one, to what says something else. */
function otherWays(section: Section, { ways, isSection }: Alternatives): readonly UnreadWay[] {
  let first: Way | undefined
  let read: unknown
  let others: UnreadWay[] | undefined
  for (const way of ways) {
    const value = valueAlong(section, way)
    if (value === undefined) continue
    if (first === undefined) {
      first = way
      read = value
    } else if (isSection || !isSaidAgain(first, read, way, value)) {
      others ??= []
      others.push({ first, way, value })
    }
  }
  return others ?? none
}

/** Whether what stands at the end of two ways says the same. */
function isSaidAgain(first: Way, read: unknown, way: Way, value: unknown): boolean {
  return sameContent({ value: read, normalizer: first.normalizer }, { value, normalizer: way.normalizer })
}

const none: readonly UnreadWay[] = []

/** The leaves of a section of the view or of each of a list; of a plain value its own pointer. */
export function leavesSeen(document: JsonObject, value: unknown, pointer: string): readonly string[] {
  const places = (Array.isArray(value) ? value : [value]).map(each =>
    each instanceof Section ? each.pointer : pointer,
  )
  return places.flatMap(at => leavesOf(valueAt(document, at), at).map(leaf => leaf.pointer))
}

/** The leaf at the end of a way and further printings of its label that say the same: where it is not read, they are not either. */
export function printingsOf(section: Section, { path }: Way): readonly string[] {
  return leavesUnder(section, path).map(leaf => leaf.pointer)
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

/**
 * Whether another field reads the leaf at the end of `way` too: then it is not lost. A field that has several ways itself reads it
 * only where it is not one of its own other ways.
 */
function isShared(section: Section, node: ReadingNode, way: Way, own: Alternatives): boolean {
  const choosing = node.alternatives.filter(({ ways }) => ways.some(each => isSame(each, way)))
  if (readersOf(node, way.path) > choosing.length) return true
  return choosing.some(
    each => each !== own && !otherWays(section, each).some(other => isSame(other.way, way)),
  )
}

function isSame(one: Way, other: Way): boolean {
  return one.end === other.end
}

/** How many fields may read the leaf at the end of `path`. */
function readersOf(node: ReadingNode, path: readonly string[]): number {
  let at: ReadingNode = node
  for (const step of path) {
    const reader = at.labels.get(step)
    if (reader?.kind === 'leaf') return reader.readers
    if (reader?.kind !== 'section') return 0
    at = reader.node
  }
  return 0
}
