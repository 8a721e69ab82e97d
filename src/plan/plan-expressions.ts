/** The texts of all expressions that running a plan takes: they are read one by one, so that one that fails spoils no other. */
import type { DerivedField, MappingPlan } from './mapping-plan.ts'
import { derivedExpression } from './whole-expression.ts'

/** The base, the derived fields in their order, the checks. */
export function planExpressions(plan: MappingPlan): readonly string[] {
  const derived = plan.fields.filter(field => field.kind === 'derived')
  return [plan.base, ...derived.map(runnableDerivation), ...plan.checks.map(check => check.that)]
}

/** The expression of a derived field as it runs: over the finished data as its input. */
export function runnableDerivation(field: DerivedField): string {
  return derivedExpression(field, '$')
}
