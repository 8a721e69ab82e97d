/** The texts of all expressions that running a plan takes: they are read one by one, so that one that fails spoils no other. */
import type { DerivedField, MappingPlan, PlanCheck } from './mapping-plan.ts'
import { derivedExpression } from './whole-expression.ts'

/** The base, the derived fields in their order, the checks. */
export function planExpressions(plan: MappingPlan): readonly string[] {
  const derived = plan.fields.filter(field => field.kind === 'derived')
  return [plan.base, ...derived.map(runnableDerivation), ...plan.checks.map(runnableCheck)]
}

/** The expression of a derived field as it runs: over the finished data as its input. */
export function runnableDerivation(field: DerivedField): string {
  return derivedExpression(field, '$')
}

/** The expression of a check as it runs. */
export function runnableCheck({ runs, that }: PlanCheck): string {
  return runs ?? that
}
