/** A YAML value whose every node knows where it was written. */

import { unreachable } from '../diagnostics/unreachable.ts'
import type { Span } from '../text/places/position.ts'

/** A node of YAML that knows its place. */
export type SpannedNode = ScalarNode | MapNode | ListNode

/** A text, number, truth value or null. */
export interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  readonly span: Span
  /** The first line as written, quotes included. */
  readonly written: string
  /** Where the characters of a text stand; none where they are written in escapes. */
  readonly lines: readonly TextLine[]
}

/** A stretch of a text that stands on one line of the file. */
export interface TextLine {
  /** The index of its first character in the text. */
  readonly start: number
  readonly span: Span
}

/** A map, its entries in the order of the file. */
export interface MapNode {
  readonly kind: 'map'
  readonly entries: readonly MapEntry[]
  readonly span: Span
  /** It is written in braces. */
  readonly isFlow: boolean
}

/** A key and its value. */
export interface MapEntry {
  readonly key: string
  readonly keySpan: Span
  readonly value: SpannedNode
}

/** A list. */
export interface ListNode {
  readonly kind: 'list'
  readonly items: readonly SpannedNode[]
  /** All of it is written on the line that it begins on, so that `span` is the whole of it. */
  readonly isOneLine: boolean
  readonly span: Span
}

/** The same value without places, for the shape check. Keys stay own properties, `__proto__` included. */
export function plainValue(node: SpannedNode): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value
    case 'list':
      return node.items.map(plainValue)
    case 'map': {
      const value: Record<string, unknown> = Object.create(null)
      for (const entry of node.entries) value[entry.key] = plainValue(entry.value)
      return value
    }
    default:
      return unreachable(node)
  }
}

/** The entry under `key`, or `undefined`. */
export function entryOf(node: SpannedNode, key: string): MapEntry | undefined {
  return node.kind === 'map' ? node.entries.find(entry => entry.key === key) : undefined
}

/** The place of the text itself, without quotes around it. */
export function textSpan(node: SpannedNode): Span {
  const [only, more] = node.kind === 'scalar' ? node.lines : []
  return only === undefined || more !== undefined ? node.span : only.span
}

/** The place of a text with its quotes, for an edit; `undefined` where it runs over several lines or is written in escapes. */
export function wholeScalar(node: SpannedNode): Span | undefined {
  const [only, more] = node.kind === 'scalar' ? node.lines : []
  if (only === undefined || more !== undefined) return undefined
  const { span } = node
  const isInside =
    only.span.offset >= span.offset && only.span.offset + only.span.length <= span.offset + span.length
  return isInside ? span : undefined
}
