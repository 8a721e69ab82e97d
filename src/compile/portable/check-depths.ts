/**
 * Whether a host lets the evaluations of a mapping stand so deep in one another: the making of the view, and each field by
 * itself, so that the one that is too deep can be named. A whole expression is as deep as the deepest of them.
 */
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { checkDepth } from './check-limits.ts'
import type { PortableFields } from './derived-fields.ts'
import { recursionOf } from './recursion.ts'
import { fieldsStage, viewStage } from './stage-text.ts'
import type { Target } from './targets/target.ts'

/** @throws PortableError `portable/too-deep`; it names the field */
export function checkDepths(plan: WrittenPlan, own: PortableFields, target: Target): void {
  if (target.limits === undefined) return
  const recursion = recursionOf(plan)
  const sections = 'let fewer groups and lists stand in one another'
  checkDepth(
    `The reading of the sections of ${plan.id}`,
    viewStage(plan, target),
    recursion,
    target,
    sections,
  )
  for (const field of own.fields) {
    const hint =
      field.kind === 'derived'
        ? 'divide it into several derived fields'
        : 'give it fewer alternatives, or fewer groups in one another'
    checkDepth(
      `The field ${field.name} of ${plan.id}`,
      fieldsStage(plan, own, [field], true, target),
      recursion,
      target,
      hint,
    )
  }
}
