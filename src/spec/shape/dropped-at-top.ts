/** `drop: [wages]` beside `fields`: in this language each field of the base says itself that it is left out. */
import type { Fix } from '../../diagnostics/diagnostic.ts'
import { entryOf, type MapEntry, type SpannedNode } from '../spanned-node.ts'

/**
 * What to write in its place; the edit where it is written on one line and no `fields` are there to add to. A check may be meant
 * as well as a field, so the edit is one for a person to look at.
 */
export interface DropAdvice {
  readonly hint: string
  readonly fix?: Fix
}

const fieldName = /^[A-Za-z]\w*$/

/** The advice for the key `drop` of `mapping`. Only what extends another mapping has something to leave out. */
export function droppedAtTop(mapping: SpannedNode, { keySpan, value }: MapEntry): DropAdvice {
  if (entryOf(mapping, 'extends') === undefined)
    return { hint: 'remove it: only a mapping that extends another has fields to leave out' }
  const items = value.kind === 'list' ? value.items : [value]
  const names = new Set(items.flatMap(nameIn))
  const [first = 'filingInfo'] = names
  const hint = `write it under the field: fields: { ${dropped(first)} }`
  const isWhole = value.kind !== 'list' || value.isOneLine
  const isBeside = value.span.line === keySpan.line
  if (names.size === 0 || names.size < items.length || !isWhole || !isBeside) return { hint }
  if (entryOf(mapping, 'fields') !== undefined) return { hint }
  const length = value.span.offset + value.span.length - keySpan.offset
  const replacement = `fields: { ${[...names].map(dropped).join(', ')} }`
  return { hint, fix: { span: { ...keySpan, length }, replacement, safe: false } }
}

function dropped(name: string): string {
  return `${name}: { drop: true }`
}

/** The name that is written in full where the node begins: a block of text is not. */
function nameIn(node: SpannedNode): readonly string[] {
  if (node.kind !== 'scalar' || typeof node.value !== 'string' || !fieldName.test(node.value)) return []
  const { value, written } = node
  return [value, `"${value}"`, `'${value}'`].includes(written) ? [value] : []
}
