/** The fields of a mapping by the names that its page has for them: `scheduleC[].grossReceipts`, `informationReturns[W-2].wages`. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { MappingPlan, PlanField } from '../../plan/mapping-plan.ts'

/** A field of one mapping, by its name on the pages of the mappings. */
export interface NamedField {
  readonly name: string
  /** What the mapping says of it; blank where it says nothing. */
  readonly about: string
  readonly plan: MappingPlan
}

/** Every field of `plan`, groups and lists too, in its order. */
export function namedFields(
  plan: MappingPlan,
  fields: readonly PlanField[] = plan.fields,
  parent = '',
): readonly NamedField[] {
  return fields.flatMap((field): readonly NamedField[] => {
    const name = parent + field.name
    const own = { name, about: field.about ?? '', plan }
    switch (field.kind) {
      case 'group':
        return [own, ...namedFields(plan, field.fields, `${name}.`)]
      case 'list':
        return [own, ...namedFields(plan, field.fields, `${name}[].`)]
      case 'choice':
        return [
          own,
          ...[...field.cases, field.otherwise].flatMap(each =>
            namedFields(plan, each.fields, `${name}[${each.name}].`),
          ),
        ]
      case 'value':
      case 'whether':
      case 'rowAbove':
      case 'derived':
      case 'kept':
      case 'notice':
        return [own]
      default:
        return unreachable(field)
    }
  })
}
