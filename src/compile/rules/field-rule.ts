/** A rule about single fields. Fields that come to many mappings by one part are looked at once. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import { everyField, type FieldPlace } from '../output/walk-fields.ts'

/** What it finds in a mapping. */
export type FieldRule = (mapping: MappingSpec) => readonly Diagnostic[]

/** `check` on every field of a mapping. It has to depend on nothing but the field and its place. */
export function fieldRule(check: (place: FieldPlace) => readonly Diagnostic[]): FieldRule {
  // By the field at the top of the output: the place of a field inside it is the same in every mapping.
  const found = new WeakMap<FieldSpec, readonly Diagnostic[]>()
  const checkTop = (field: FieldSpec): readonly Diagnostic[] => {
    const present = found.get(field)
    if (present !== undefined) return present
    const faults = everyField([field]).flatMap(check)
    found.set(field, faults)
    return faults
  }
  return mapping => mapping.body.fields.flatMap(checkTop)
}
