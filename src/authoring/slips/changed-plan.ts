/** A compiled plan with fields changed, and what follows from them made again. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import { baseText } from '../../emit/written-mapping.ts'
import { wholeExpression } from '../../plan/whole-expression.ts'
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'

/** Another field in place of one, or `undefined` for none. */
export type FieldChange = (field: WrittenField) => WrittenField | undefined

/** `plan` with every field changed, those inside others first, and its expressions made again. */
export function changedPlan(plan: WrittenPlan, change: FieldChange): WrittenPlan {
  const fields = changedFields(plan.fields, change)
  const base = baseText(fields)
  return { ...plan, fields, base, expression: wholeExpression(base, fields) }
}

function changedFields(fields: readonly WrittenField[], change: FieldChange): readonly WrittenField[] {
  return fields.flatMap(field => change(changedInside(field, change)) ?? [])
}

function changedInside(field: WrittenField, change: FieldChange): WrittenField {
  switch (field.kind) {
    case 'group':
    case 'list':
      return { ...field, fields: changedFields(field.fields, change) }
    case 'choice': {
      const cases = field.cases.map(each => ({ ...each, fields: changedFields(each.fields, change) }))
      const otherwise = { ...field.otherwise, fields: changedFields(field.otherwise.fields, change) }
      return { ...field, cases, otherwise }
    }
    case 'value':
    case 'whether':
    case 'rowAbove':
    case 'derived':
    case 'kept':
    case 'notice':
      return field
    default:
      return unreachable(field)
  }
}
