/** Keys that change what a mapping extends: nothing is left of them once it was put on its base, so what is left has none. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import type { Span } from '../../text/places/position.ts'
import { type FieldRule, fieldRule } from './field-rule.ts'

/** Those of a field. */
export const extendingKeys: readonly string[] = ['renames', 'replaces', 'drop']

/** Such keys in a mapping that extends no other, and in parts. */
export function checkExtendingKeys(mapping: MappingSpec): readonly Diagnostic[] {
  const { checks, ignore, replacesKeyFigures } = mapping.body
  return [
    ...ofFields(mapping),
    ...checks.flatMap(check => misplaced('drop', check.keys.get('drop'))),
    ...ignore.flatMap(({ drop }) => misplaced('drop', drop)),
    ...misplaced('replaces', replacesKeyFigures?.span),
  ]
}

const ofFields: FieldRule = fieldRule(({ field }) =>
  extendingKeys.flatMap(key => misplaced(key, field.keys.get(key))),
)

function misplaced(key: string, span: Span | undefined): readonly Diagnostic[] {
  if (span === undefined) return []
  const hint = `remove "${key}", or add extends: with the id of a mapping`
  return [diagnostic('spec/needs-extends', { key }, span, hint)]
}
