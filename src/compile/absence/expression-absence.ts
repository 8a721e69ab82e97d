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
  const { tree, reads } = readingOf(expression)
  const typed = types ?? typeExpression(tree, typeOfNames(output.names.whole))
  const absence = absenceOf(
    expression.value,
    tree,
    reads,
    typed,
    { isSingle: steps => isSingle(steps, output), isValue: steps => isValue(steps, output) },
    isCheck,
  )
  return known.set(expression, of, absence)
}

/** Whether an output path leads to one field by way of groups only: not into a list, nor to a whole group. */
export function isSingle([name = '', ...rest]: readonly string[], output: Output): boolean {
  const field = output.fieldAt(name)
  return field !== undefined && leadsToOne(rest, field)
}

function leadsToOne(steps: readonly string[], field: FieldSpec): boolean {
  const isRead =
    field.from.length > 0 ||
    field.whether !== undefined ||
    field.derive !== undefined ||
    field.keys.has('notice')
  const [name, ...rest] = steps
  // A member of a flag or a ratio.
  if (isRead) return name === undefined || (rest.length === 0 && isMember(name, field))
  const isGroup = field.each === undefined && field.occurrences.length === 0 && field.keep === undefined
  const inner = isGroup ? field.fields.find(each => each.name.value === name) : undefined
  return inner !== undefined && leadsToOne(rest, inner)
}

/** Whether the values of a field are flags or ratios that have a part of this name. */
function isMember(name: string, field: FieldSpec): boolean {
  return field.from.some(alternative => {
    const normalizer = (alternative.as ?? field.as)?.value ?? 'text'
    return Object.hasOwn(innerNames(normalizer), name)
  })
}

/** Whether an output path leads to values that may be there and not be readable, through lists too, and not to a whole group or list. */
function isValue([name = '', ...rest]: readonly string[], output: Output): boolean {
  const field = output.fieldAt(name)
  return field !== undefined && leadsToValue(rest, field)
}

function leadsToValue(steps: readonly string[], field: FieldSpec): boolean {
  if (field.amountsByYear !== undefined) return steps.length > 0
  // A notice is there or not: it is never one that cannot be read.
  if (field.keys.has('notice')) return false
  const inner = innerFields(field)
  const [name, ...rest] = steps
  return (
    inner.every(each => each.length === 0) ||
    inner.some(fields => fields.some(each => each.name.value === name && leadsToValue(rest, each)))
  )
}
