/** The fields that a field holds. */
import type { DerivedField, PlanField } from './mapping-plan.ts'

/** Those of a group, of the entries of a list, and of the entries of each case of a choice; none of a field of another kind. */
export function fieldsInside<Derived extends DerivedField>(
  field: PlanField<Derived>,
): readonly (readonly PlanField<Derived>[])[] {
  if (field.kind === 'group' || field.kind === 'list') return [field.fields]
  if (field.kind === 'choice') return [...field.cases, field.otherwise].map(each => each.fields)
  return []
}
