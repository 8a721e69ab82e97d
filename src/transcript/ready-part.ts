/** The derived fields and checks of a plan, each made ready to run. */
import type { Expression } from '../evaluate/language/expression.ts'
import { Family } from '../evaluate/lower/lowering.ts'
import { type CompiledExpression, readyExpression } from '../evaluate/ready-expression.ts'
import { dataFunctions } from '../normalize/functions/data-functions.ts'
import type { ValueFunction } from '../normalize/value-function.ts'
import type { DerivedField, PlanCheck, PlanPart } from '../plan/mapping-plan.ts'

/** The expression of each part of a plan: stored beside it, or read from its text. */
export type ExpressionOf = (part: PlanPart) => Expression

/** Makes the expression of a derived field or check ready. */
export type ReadyPart = (part: DerivedField | PlanCheck) => CompiledExpression

export function readyParts(expressionOf: ExpressionOf, called: readonly ValueFunction[]): ReadyPart {
  const functions = dataFunctions(called)
  const family = new Family()
  return part => readyExpression(expressionOf(part), { functions }, family)
}
