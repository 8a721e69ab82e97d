/** A rule about single fields. Fields that come to many mappings by one part are looked at once. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import { everyField, type FieldPlace } from '../output/walk-fields.ts'

/** What it finds in a mapping. */
export type FieldRule = (mapping: MappingSpec) => readonly Diagnostic[]

type FieldCheck = (place: FieldPlace) => readonly Diagnostic[]

/** By the field at the top of the output, as the place of a field inside it is the same in every mapping; then by what looked at it. */
const known = new WeakMap<FieldSpec, Map<FieldCheck, readonly Diagnostic[]>>()

/** `check` on every field of a mapping. It has to depend on nothing but the field and its place. */
export function fieldRule(check: FieldCheck): FieldRule {
  const checkTop = (field: FieldSpec): readonly Diagnostic[] => {
    const found = known.get(field) ?? new Map<FieldCheck, readonly Diagnostic[]>()
    const faults = found.get(check) ?? everyField([field]).flatMap(check)
    known.set(field, found.set(check, faults))
    return faults
  }
  return mapping => mapping.body.fields.flatMap(checkTop)
}
