/** The absence of an expression of a mapping: what of its fields may have no value, as the mapping says. */

import { innerNames } from '../../normalize/output-shape.ts'
import type { ExpressionSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { readingOf } from '../expressions/expression-reading.ts'
import { LastFound } from '../expressions/last-found.ts'
import type { Output } from '../output/output.ts'
import { innerFields } from '../output/walk-fields.ts'
import { typeExpression } from '../types/expression-types.ts'
import { typeOfNames } from '../types/value-type.ts'
import { absenceOf } from './absence.ts'
import type { Absence } from './absence-terms.ts'

/** It is asked when a mapping is checked, and again when its plan is made. */
const known = new LastFound<ExpressionSpec, Absence>()

/** What an expression that compiles does where a field has no value; `types` are those of its parts, where they are known. */
export function absenceIn(
  expression: ExpressionSpec,
  output: Output,
  isCheck: boolean,
  types?: ReturnType<typeof typeExpression>,
): Absence {
  const of = [isCheck, ...output.readBy(expression)]
  const before = known.get(expression, of)
  if (before !== undefined) return before
  const { fields, names } = output
  const { tree, reads } = readingOf(expression)
  const typed = types ?? typeExpression(tree, typeOfNames(names.whole))
  const absence = absenceOf(
    expression.value,
    tree,
    reads,
    typed,
    { isSingle: steps => isSingle(steps, fields), isValue: steps => isValue(steps, fields) },
    isCheck,
  )
  return known.set(expression, of, absence)
}

/** Whether an output path leads to one field by way of groups only: not into a list, nor to a whole group. */
export function isSingle(steps: readonly string[], fields: readonly FieldSpec[]): boolean {
  const [name, ...rest] = steps
  const field = fields.find(each => each.name.value === name)
  if (field === undefined) return false
  const isValue =
    field.from.length > 0 ||
    field.whether !== undefined ||
    field.derive !== undefined ||
    field.keys.has('notice')
  // A member of a flag or a ratio.
  if (isValue && rest.length === 1) return isMember(rest[0] ?? '', field)
  if (isValue) return rest.length === 0
  const isGroup = field.each === undefined && field.occurrences.length === 0 && field.keep === undefined
  return isGroup && isSingle(rest, field.fields)
}

/** Whether the values of a field are flags or ratios that have a part of this name. */
function isMember(name: string, field: FieldSpec): boolean {
  return field.from.some(alternative => {
    const normalizer = (alternative.as ?? field.as)?.value ?? 'text'
    return Object.hasOwn(innerNames(normalizer), name)
  })
}

/** Whether an output path leads to values that may be there and not be readable, through lists too, and not to a whole group or list. */
function isValue(steps: readonly string[], fields: readonly FieldSpec[]): boolean {
  const [name, ...rest] = steps
  return fields.some(field => {
    if (field.name.value !== name) return false
    if (field.amountsByYear !== undefined) return rest.length > 0
    // A notice is there or not: it is never one that cannot be read.
    if (field.keys.has('notice')) return false
    const inner = innerFields(field)
    return inner.every(each => each.length === 0) || inner.some(each => isValue(rest, each))
  })
}
