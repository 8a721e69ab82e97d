/** The texts of all expressions that running a plan takes: they are read one by one, so that one that fails spoils no other. */
import type { PlanPart } from './mapping-plan.ts'
import { derivedExpression } from './whole-expression.ts'
import type { WrittenCheck, WrittenDerivation, WrittenPlan } from './written-plan.ts'

/** The base, the derived fields in their order, the checks: what has each, and its text. */
export function planExpressions(plan: WrittenPlan): ReadonlyMap<PlanPart, string> {
  const derived = plan.fields.filter(field => field.kind === 'derived')
  return new Map<PlanPart, string>([
    ['base', plan.base],
    ...derived.map(field => [field, runnableDerivation(field)] as const),
    ...plan.checks.map(check => [check, runnableCheck(check)] as const),
  ])
}

/** The expression of a derived field as it runs: over the finished data as its input. */
export function runnableDerivation(field: WrittenDerivation): string {
  return derivedExpression(field, '$')
}

/** The expression of a check as it runs. */
export function runnableCheck({ runs, that }: WrittenCheck): string {
  return runs ?? that
}
