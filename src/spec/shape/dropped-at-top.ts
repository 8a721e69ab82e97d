/** `drop: [wages]` beside `fields`: in this language each field of the base says itself that it is left out. */
import type { Fix } from '../../diagnostics/diagnostic.ts'
import { entryOf, type MapEntry, type SpannedNode } from '../spanned-node.ts'

/** What to write in its place; the edit where it is written on one line and no `fields` are there to add to. */
export interface DropAdvice {
  readonly hint: string
  readonly fix?: Fix
}

const fieldName = /^[A-Za-z]\w*$/

/** The advice for the key `drop` of `mapping`. Only what extends another mapping has something to leave out. */
export function droppedAtTop(mapping: SpannedNode, { keySpan, value }: MapEntry): DropAdvice {
  if (entryOf(mapping, 'extends') === undefined)
    return { hint: 'remove it: only a mapping that extends another has fields to leave out' }
  const names = (value.kind === 'list' ? value.items : [value]).flatMap(nameIn)
  const [first = 'filingInfo'] = names
  const hint = `write it under the field: fields: { ${dropped(first)} }`
  const count = value.kind === 'list' ? value.items.length : 1
  const last = value.kind === 'list' ? value.items.at(-1) : value
  const isOneLine = last?.span.line === keySpan.line
  if (names.length === 0 || names.length < count || !isOneLine || entryOf(mapping, 'fields') !== undefined)
    return { hint }
  const length = value.span.offset + value.span.length - keySpan.offset
  const replacement = `fields: { ${names.map(dropped).join(', ')} }`
  return { hint, fix: { span: { ...keySpan, length }, replacement, safe: true } }
}

function dropped(name: string): string {
  return `${name}: { drop: true }`
}

function nameIn(node: SpannedNode): readonly string[] {
  return node.kind === 'scalar' && typeof node.value === 'string' && fieldName.test(node.value)
    ? [node.value]
    : []
}
