/** `{ from: WAGES, TIPS, as: money }`: a comma in braces ends a text without quotes, and the rest of it is read as keys. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { quotedYamlText } from '../../text/characters/yaml-text.ts'
import { shownText } from '../../text/messages/shown-text.ts'
import type { MapNode } from '../spanned-node.ts'

const longest = 100

/** What is wrong with the key at `index`, where it is the first that a comma cut off a text; else `undefined`. */
export function cutByComma(node: MapNode, index: number): Diagnostic | undefined {
  const [before, first] = [node.entries[index - 1], node.entries[index]]
  if (before === undefined || first === undefined || before.value.kind !== 'scalar') return undefined
  const { value, written, span } = before.value
  if (value === null || /^["']/.test(written)) return undefined
  let last = first
  const words = [written]
  for (const entry of node.entries.slice(index)) {
    if (!isBareKey(node, entry.key, entry.value.kind === 'scalar' ? entry.value : undefined)) break
    words.push(entry.key)
    last = entry
  }
  const end = last.keySpan.offset + last.keySpan.length
  const whole = words.join(', ')
  const replacement = quotedYamlText(whole)
  const hint =
    whole.length > longest ? 'put the whole text in quotes' : `put the whole text in quotes: ${replacement}`
  const isOneLine = last.keySpan.line === span.line && end - span.offset === whole.length
  const fix = { span: { ...span, length: end - span.offset }, replacement, safe: true }
  const parameters = { text: shownText(first.key, longest) }
  return diagnostic('spec/cut-by-comma', parameters, first.keySpan, hint, isOneLine ? fix : undefined)
}

/** A word in braces without ":" and without a value. */
export function isBareKey(
  node: MapNode,
  key: string,
  value: { readonly value: unknown; readonly written: string } | undefined,
): boolean {
  return node.isFlow && key !== '' && value?.value === null && value.written === ''
}
