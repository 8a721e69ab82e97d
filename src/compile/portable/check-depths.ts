/** Whether a host lets the evaluations of a mapping stand so deep in one another; and if not, which part of it is too deep. */

import { evaluationDepth } from '../../evaluate/examine/evaluation-depth.ts'
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import type { PortableFields } from './derived-fields.ts'
import { PortableError } from './portable-error.ts'
import { recursionOf } from './recursion.ts'
import { fieldsStage, viewStage } from './stage-text.ts'
import type { Target } from './targets/target.ts'

/** @throws PortableError `portable/too-deep` where one of the expressions made of the mapping is too deep; it names the field */
export function checkDepths(
  plan: WrittenPlan,
  own: PortableFields,
  texts: readonly string[],
  target: Target,
): void {
  const limit = target.limits?.levels
  if (limit === undefined) return
  const recursion = recursionOf(plan)
  const deepest = Math.max(...texts.map(text => evaluationDepth(text, recursion)))
  if (deepest <= limit) return
  const field = own.fields.find(
    each => evaluationDepth(fieldsStage(plan, own, [each], true, target), recursion) > limit,
  )
  const isView = evaluationDepth(viewStage(plan, target), recursion) > limit
  const what =
    field === undefined || isView ? `The reading of ${plan.id}` : `The field ${field.name} of ${plan.id}`
  const parameters = { what, levels: deepest, limit, target: target.name }
  throw new PortableError('portable/too-deep', parameters, { hint: isView ? lessDeep : hintFor(field) })
}

const lessDeep = 'let fewer groups and lists stand in one another'

function hintFor(field: WrittenField | undefined): string {
  return field?.kind === 'derived' ? 'divide it into several derived fields' : lessDeep
}
