/** No output key has a name that every object already answers to. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'
import { everyField } from '../walk-fields.ts'

/** Fields named `constructor`, `toString` and the like. */
export function checkFieldNames(mapping: MappingSpec): readonly Diagnostic[] {
  const names = everyField(mapping).flatMap(({ field }) => (field.choose === undefined ? [field.name] : [field.name, field.choose.as]))
  return names
    .filter(name => name.value in {})
    .map(name => diagnostic('spec/bad-value', { key: name.value, expected: 'a field name' }, name.span, 'every object already has this name; choose another'))
}
