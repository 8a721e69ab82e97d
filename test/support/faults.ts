/** Diagnostics in one line each, for tables of expectations: "6:3 spec/unknown-key Unknown key … (did you mean …)". */
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts'

/** The place, code, message and hint of each diagnostic, in order of place. */
export function reported(diagnostics: readonly Diagnostic[]): readonly string[] {
  const inOrder = [...diagnostics].sort((a, b) => a.span.offset - b.span.offset)
  return inOrder.map(({ span, code, message, hint }) => {
    return `${span.line}:${span.column} ${code} ${message}${hint === undefined ? '' : ` (${hint})`}`
  })
}

/** The stretch of `text` each diagnostic points at. */
export function pointed(diagnostics: readonly Diagnostic[], text: string): readonly string[] {
  return diagnostics.map(({ span }) => text.slice(span.offset, span.offset + span.length))
}
