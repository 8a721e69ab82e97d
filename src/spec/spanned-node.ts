/** A YAML value whose every node knows where it was written. */
import type { Span } from '../text/position.ts'

export type SpannedNode = ScalarNode | MapNode | ListNode

export interface ScalarNode {
  readonly kind: 'scalar'
  readonly value: string | number | boolean | null
  readonly span: Span
  /** Offset from the span's start to the first character of the text: 1 for quoted text, -1 for a block of lines. */
  readonly inset: number
}

export interface MapNode {
  readonly kind: 'map'
  readonly entries: readonly MapEntry[]
  readonly span: Span
}

export interface MapEntry {
  readonly key: string
  readonly keySpan: Span
  readonly value: SpannedNode
}

export interface ListNode {
  readonly kind: 'list'
  readonly items: readonly SpannedNode[]
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
  }
}

/** The entry under `key`, or `undefined`. */
export function entryOf(node: SpannedNode, key: string): MapEntry | undefined {
  return node.kind === 'map' ? node.entries.find(entry => entry.key === key) : undefined
}
