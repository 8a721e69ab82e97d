/** The text of a compiled mapping to a plan. */
import { BugError, errorText } from '../diagnostics/errors.ts'
import { type MappingPlan, planFormat } from './mapping-plan.ts'
import { wholeExpression } from './whole-expression.ts'

/** What a module of src/catalog holds: a plan, and its expressions as `PlanEntry` has them. */
export interface PlanTexts {
  readonly text: string
  readonly expressions: string
}

/** @throws BugError where the text was made for another version of this package */
export function readPlan(text: string): MappingPlan {
  // Written by our own generator; the format number guards against a mixture of versions.
  const plan = JSON.parse(text) as Omit<MappingPlan, 'expression'>
  if (plan.format !== planFormat) {
    throw new BugError(
      'bug/broken-promise',
      errorText('bug/broken-promise', { what: `compiled mapping of format ${plan.format}` }),
    )
  }
  return { ...plan, expression: wholeExpression(plan.base, plan.fields) }
}

/** The text of a plan, as `readPlan` takes it. */
export function planText(plan: MappingPlan): string {
  const { expression: _, ...stored } = plan
  return JSON.stringify(stored)
}
