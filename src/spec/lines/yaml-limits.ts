/**
 * What is looked at before any YAML is understood, so that no text can hang the parser or use up the stack:
 * the size, the nesting, and characters that no mapping has.
 */
import type { CST } from 'yaml'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../text/places/position.ts'

/** The largest bundled mapping has a ninth of this. */
export const largest = 100_000
const deepest = 40
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/

type SpanOf = (from: number, to: number) => Span

/** The fault of a text that is too large, or `undefined`. */
export function sizeFault(text: string, longest: number, span: SpanOf): Diagnostic | undefined {
  if (text.length <= longest) return undefined
  const limit = `${String(longest).replace(/\B(?=([0-9]{3})+$)/g, ',')} characters`
  return diagnostic('spec/too-large', { limit }, span(0, 1), 'split it into parts')
}

/** The first control character of a text, or `undefined`. */
export function controlFault(text: string, span: SpanOf): Diagnostic | undefined {
  const found = control.exec(text)
  if (found === null) return undefined
  const name = `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const problem = `a control character (${name})`
  return diagnostic('spec/yaml-syntax', { problem }, span(found.index, found.index + 1), 'remove it')
}

/** Where the nesting first goes deeper than any mapping needs, or `undefined`. Not by recursion. */
export function depthFault(tokens: readonly CST.Token[], span: SpanOf): Diagnostic | undefined {
  const waiting = tokens.map(token => ({ token, depth: 0 }))
  // What is pushed on the way is met later on, the shallow before the deep.
  for (const { token, depth } of waiting) {
    if (depth > deepest) {
      const limit = `${deepest} levels of nesting`
      return diagnostic(
        'spec/too-large',
        { limit },
        span(token.offset, token.offset + 1),
        'name inner things by paths, such as SECTION_FILING.INCOME."TOTAL WAGES"',
      )
    }
    if (token.type === 'document') {
      if (token.value !== undefined) waiting.push({ token: token.value, depth })
    } else if ('items' in token) {
      for (const { key, value } of token.items) {
        if (key !== undefined && key !== null) waiting.push({ token: key, depth: depth + 1 })
        if (value !== undefined) waiting.push({ token: value, depth: depth + 1 })
      }
    }
  }
  return undefined
}
