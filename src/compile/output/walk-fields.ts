/** All fields of a mapping, each with the place it stands in. */
import type { FieldSpec } from '../../spec/mapping-spec.ts'

/** A field, and where it stands in its mapping. */
export interface FieldPlace {
  readonly field: FieldSpec
  /** Whether it stands at the top of the output. */
  readonly atTop: boolean
  /** Whether it stands in a list, directly or further up. */
  readonly inList: boolean
  /** Whether it stands directly in a list that has an entry for each entry of an array. */
  readonly isInRow: boolean
}

/** Every field in `top` and inside them, outer before inner, in the order written. Those of `top` stand at the top of the output. */
export function everyField(top: readonly FieldSpec[]): readonly FieldPlace[] {
  const found: FieldPlace[] = []
  const visit = (
    fields: readonly FieldSpec[],
    { atTop, inList, isInRow }: Omit<FieldPlace, 'field'>,
  ): void => {
    for (const field of fields) {
      found.push({ field, atTop, inList, isInRow })
      const lists = inList || field.each !== undefined || field.occurrences.length > 0
      const rows = field.each !== undefined && field.where.length === 0 && field.choose === undefined
      for (const inner of innerFields(field)) visit(inner, { atTop: false, inList: lists, isInRow: rows })
    }
  }
  visit(top, { atTop: true, inList: false, isInRow: false })
  return found
}

/** The lists of fields directly inside a field: its own, and those of each case. */
export function innerFields(field: FieldSpec): readonly (readonly FieldSpec[])[] {
  const { choose } = field
  if (choose === undefined) return [field.fields]
  return [...choose.cases.map(each => each.fields), choose.otherwise.fields]
}
