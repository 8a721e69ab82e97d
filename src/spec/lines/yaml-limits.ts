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

/** Where the nesting first goes deeper than any mapping needs, or `undefined`. Level by level, not by recursion. */
export function depthFault(tokens: readonly CST.Token[], span: SpanOf): Diagnostic | undefined {
  let level = tokens.flatMap(token => (token.type === 'document' ? (token.value ?? []) : token))
  for (let depth = 0; level.length > 0; depth++) {
    const inner: CST.Token[] = []
    // Of what lies too deep all is looked at, and else what may have something inside.
    const add = (token: CST.Token | null | undefined): void => {
      if (token && (depth === deepest || 'items' in token)) inner.push(token)
    }
    for (const token of level) {
      if (!('items' in token)) continue
      for (const { key, value } of token.items) {
        add(key)
        add(value)
      }
    }
    const [first] = inner
    if (first !== undefined && depth === deepest) return depthDiagnostic(span(first.offset, first.offset + 1))
    level = inner
  }
  return undefined
}

function depthDiagnostic(place: Span): Diagnostic {
  const hint = 'name inner things by paths, such as SECTION_FILING.INCOME."TOTAL WAGES"'
  return diagnostic('spec/too-large', { limit: `${deepest} levels of nesting` }, place, hint)
}
