/** Values of data and of YAML as one line of YAML, and whether the two are the same. */

import { unreachable } from '../../diagnostics/unreachable.ts'
import type { SpannedNode } from '../../spec/spanned-node.ts'
import { unprintables } from '../../text/messages/shown-text.ts'

/** A value of the data of a result on one line: JSON, which is YAML, without a character that a terminal obeys. */
export function valueText(value: unknown): string {
  return escaped(JSON.stringify(value) ?? 'null')
}

/** A node on one line, numbers and truth values as they are written. */
export function nodeText(node: SpannedNode): string {
  switch (node.kind) {
    case 'scalar':
      return typeof node.value === 'string' || node.value === null
        ? valueText(node.value)
        : node.written.trim()
    case 'list':
      return `[${node.items.map(nodeText).join(',')}]`
    case 'map':
      return `{${node.entries.map(entry => `${valueText(entry.key)}:${nodeText(entry.value)}`).join(',')}}`
    default:
      return unreachable(node)
  }
}

/**
 * Whether a node says `value`. An amount is the same however many decimals it is written with, with or without quotes; any other
 * text is the same letter by letter, without quotes too, such as a code `07`.
 */
export function isSame(node: SpannedNode, value: unknown): boolean {
  if (node.kind === 'list')
    return (
      Array.isArray(value) &&
      value.length === node.items.length &&
      node.items.every((item, index) => isSame(item, value[index]))
    )
  if (node.kind === 'map') return isSameObject(node.entries, value)
  if (node.value === null || value === null) return node.value === value
  const written = typeof node.value === 'string' ? node.value : node.written.trim()
  const amount = amountOf(value)
  if (amount !== undefined) return plainAmount(written) === plainAmount(amount)
  return typeof value === 'string' ? written === value : node.value === value
}

function isSameObject(
  entries: readonly { readonly key: string; readonly value: SpannedNode }[],
  value: unknown,
): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || amountOf(value) !== undefined)
    return false
  return (
    Object.keys(value).length === entries.length &&
    entries.every(
      entry => Object.hasOwn(value, entry.key) && isSame(entry.value, Reflect.get(value, entry.key)),
    )
  )
}

/** The text of an exact number of the data, which has a way of its own to be written; `undefined` for anything else. */
export function amountOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const toJSON: unknown = Reflect.get(value, 'toJSON')
  if (typeof toJSON !== 'function') return undefined
  const text: unknown = toJSON.call(value)
  return typeof text === 'string' ? text : undefined
}

/** An amount without needless zeros; any other text as it is. */
function plainAmount(text: string): string {
  const found = /^(-?)0*([0-9]+)(?:\.([0-9]*))?$/.exec(text)
  if (found === null) return text
  const [, sign = '', whole = '', decimals = ''] = found
  // Not by a pattern, which would look at a long row of zeros from each of them on.
  let end = decimals.length
  while (end > 0 && decimals.charAt(end - 1) === '0') end--
  const number = end === 0 ? whole : `${whole}.${decimals.slice(0, end)}`
  return number === '0' ? '0' : `${sign}${number}`
}

function escaped(text: string): string {
  return text.replace(
    unprintables,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
