/**
 * Where a node of jsonata's tree begins in the text. The tree says where its token ends; the rest follows
 * from what the token is.
 */
import type { JsonataNode } from './jsonata-tree.ts'
import { tokenStarts } from './tokens.ts'

/** What has a place in the text: a node, or one of the brackets behind it. */
type Placed = Pick<JsonataNode, 'position' | 'value'> & { readonly type?: string }

/** Gives the offset of the first character of a node's token; -1 where jsonata does not say where it is. */
export function nodeStarts(text: string): (node: Placed) => number {
  const starts = tokenStarts(text)
  return node => {
    const end = node.position
    if (end === undefined) return -1
    switch (node.type) {
      case 'name':
      case 'string':
        return nameStart(text, String(node.value), end) ?? starts(end)
      case 'number':
        return writtenStart(text, String(node.value).replace('-', ''), end) ?? starts(end)
      case 'value':
        return end - String(node.value).length
      case 'variable':
        return end - String(node.value).length - 1
      case 'condition':
        return end - (text.startsWith('??', end - 2) || text.startsWith('?:', end - 2) ? 2 : 1)
      default:
        return end - (typeof node.value === 'string' ? node.value.length : 1)
    }
  }
}

/**
 * $."TOTAL WAGES"     $.wages     $."A \"B\""
 *   ^ a quote           ^ none      ? escapes: only a look at the whole text tells
 */
function nameStart(text: string, name: string, end: number): number | undefined {
  const last = text.charAt(end - 1)
  const quoted = last === '"' || last === "'" || last === '`'
  return writtenStart(text, quoted ? last + name + last : name, end)
}

/** Where a token begins, if it is written just like that before its end. */
function writtenStart(text: string, token: string, end: number): number | undefined {
  const start = end - token.length
  return text.startsWith(token, start) ? start : undefined
}
