/** Several ways from one section to a value, of which the first that is there is read: what stands at their ends. */
import { quotedPath } from '../../text/labels/path-notation.ts'
import { valueAt } from '../../text/places/json-pointer.ts'
import { type Issue, issue } from '../issue.ts'
import type { JsonObject } from '../open/shape.ts'
import { leavesOf } from './leaves/leaves.ts'
import { sameContent } from './leaves/same-content.ts'
import { pointerUnder, Section } from './section.ts'
import { leavesUnder } from './section-leaves.ts'
import type { Alternatives, Way } from './tree/alternatives.ts'
import type { LeafReader, ReadingNode } from './tree/reading-tree.ts'

/** Something at the end of a way that is not read, since another way goes before it. */
interface Unread {
  readonly issue: Issue
  /** Its leaves. */
  readonly leaves: readonly string[]
  /** Whether another field may read them all the same, which only a walk over all fields can tell. */
  readonly mayBeRead: boolean
}

/** Whether at least two of the ways begin at something that is there: in most sections none or one does. */
function isContested({ values }: Section, { starts }: Alternatives): boolean {
  let count = 0
  for (let at = 0; at < starts.length; at++) if (values[starts[at] ?? -1] !== undefined) count++
  return count > 1
}

/**
 * What stands in `document` at the ends of the ways from `section` behind the first present one, where it says something else. A leaf
 * that a field has as its only place is left out: that field reads it wherever the section is read.
 */
export function unreadWays(
  document: JsonObject,
  section: Section,
  node: ReadingNode,
  alternatives: Alternatives,
): readonly Unread[] {
  if (!isContested(section, alternatives)) return none
  const { ways, isSection } = alternatives
  let first: Way | undefined
  let read: unknown
  const unread: Unread[] = []
  for (const way of ways) {
    const value = valueAlong(section, way)
    if (value === undefined) continue
    if (first === undefined) {
      first = way
      read = value
      continue
    }
    const isSame =
      !isSection &&
      sameContent({ value: read, normalizer: first.normalizer }, { value, normalizer: way.normalizer })
    const reader = readerOf(node, way.path)
    if (isSame || reader?.isSole === true) continue
    const pointer = pointerUnder(section, way.path) ?? ''
    const parameters = { key: quotedPath(way.path), first: quotedPath(first.path) }
    unread.push({
      issue: issue('transcript/other-source', parameters, { pointer }),
      leaves: leavesAlong(document, section, way, value, pointer),
      // Only leaves have readers that are counted.
      mayBeRead: reader === undefined || reader.readers > 1,
    })
  }
  return unread
}

const none: readonly Unread[] = []

/**
 * The leaves of what stands at the end of a way from `section`: of a section of the view or of each of a list; of a plain value
 * the leaf at `pointer`, and further printings of its label that say the same, since where it is not read, they are not either.
 */
function leavesAlong(
  document: JsonObject,
  section: Section,
  { path }: Way,
  value: unknown,
  pointer: string,
): readonly string[] {
  const leaves = [value].flat().flatMap(each => {
    const at = each instanceof Section ? each.pointer : pointer
    return leavesOf(valueAt(document, at), at)
  })
  return [...leaves, ...leavesUnder(section, path)].map(leaf => leaf.pointer)
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

/** What reads the leaf at the end of `path`; `undefined` where a section or a list is there. */
function readerOf(node: ReadingNode, path: readonly string[]): LeafReader | undefined {
  let at: ReadingNode = node
  for (const step of path) {
    const reader = at.labels.get(step)
    if (reader?.kind !== 'section') return reader?.kind === 'leaf' ? reader : undefined
    at = reader.node
  }
  return undefined
}
