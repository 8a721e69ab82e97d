/** All fields of a mapping, each with the place it stands in. */
import type { FieldSpec, MappingSpec } from '../spec/mapping-spec.ts'

export interface FieldPlace {
  readonly field: FieldSpec
  /** Whether it stands at the top of the output. */
  readonly atTop: boolean
  /** Whether it stands in a list, directly or further up. */
  readonly inList: boolean
}

/** Every field, outer before inner, in the order written. */
export function everyField(mapping: MappingSpec): readonly FieldPlace[] {
  const found: FieldPlace[] = []
  const visit = (fields: readonly FieldSpec[], atTop: boolean, inList: boolean): void => {
    for (const field of fields) {
      found.push({ field, atTop, inList })
      const lists = inList || field.each !== undefined || field.occurrences.length > 0
      for (const inner of innerFields(field)) visit(inner, false, lists)
    }
  }
  visit(mapping.body.fields, true, false)
  return found
}

/** The lists of fields directly inside a field: its own, and those of each case. */
export function innerFields(field: FieldSpec): readonly (readonly FieldSpec[])[] {
  const { choose } = field
  if (choose === undefined) return [field.fields]
  return [...choose.cases.map(each => each.fields), choose.otherwise.fields]
}
