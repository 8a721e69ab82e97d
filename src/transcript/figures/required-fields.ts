/** Whether a required field has no value: a cheap look at the data, so that lineage is made only where there is something to tell. */
import type { PlanField } from '../../plan/mapping-plan.ts'

/** Tells of one piece of data whether a required field in it is null. */
export type RequiredLook = (data: unknown) => boolean

/** The look for `fields`; `undefined` where none of them is required. */
export function requiredLook(fields: readonly PlanField[]): RequiredLook | undefined {
  const looks = fields.flatMap(field => {
    const inner = lookInto(field)
    return inner === undefined ? [] : [{ name: field.name, inner }]
  })
  if (looks.length === 0) return undefined
  return data => looks.some(({ name, inner }) => inner(Reflect.get(Object(data), name)))
}

function lookInto(field: PlanField): RequiredLook | undefined {
  switch (field.kind) {
    case 'value':
      return field.required ? value => value === null : undefined
    case 'group':
      return requiredLook(field.fields)
    case 'list': {
      const look = requiredLook(field.fields)
      return look === undefined ? undefined : entries => Array.isArray(entries) && entries.some(look)
    }
    case 'choice': {
      const looks = new Map(
        [...field.cases, field.otherwise].map(each => [each.name, requiredLook(each.fields)]),
      )
      if ([...looks.values()].every(look => look === undefined)) return undefined
      const ofEntry: RequiredLook = entry => looks.get(Reflect.get(Object(entry), field.as))?.(entry) ?? false
      return entries => Array.isArray(entries) && entries.some(ofEntry)
    }
    default:
      return undefined
  }
}
