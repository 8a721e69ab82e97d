/** The names of checks: each is that of one check of a mapping, those of its parts included. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import { formatSpan } from '../../text/places/position.ts'

/** Names that an earlier check has. */
export function checkCheckNames({ body }: MappingSpec): readonly Diagnostic[] {
  const first = new Map<string, string>()
  return body.checks.flatMap(({ name }) => {
    if (name === undefined) return []
    const { value, span } = name
    const other = first.get(value)
    if (other === undefined) {
      first.set(value, formatSpan(span))
      return []
    }
    return [diagnostic('spec/duplicate-check', { name: value, other }, span, 'rename one of the two')]
  })
}
