/** Works out the derived fields of a mapping, one after the other: one that fails has no value, and spoils no other. */
import { ExpressionError } from '../diagnostics/errors.ts'
import { compileExpression } from '../evaluate/compile-expression.ts'
import { dataFunctions } from '../normalize/data-functions.ts'
import type { PlanField } from '../plan/mapping-plan.ts'
import { derivedExpression } from '../plan/whole-expression.ts'
import { pointerTo } from '../text/json-pointer.ts'
import { type Issue, issue } from './issue.ts'

/** Adds the derived fields to the data, in their order, and tells which could not be worked out. */
export type Deriver = (data: unknown) => readonly Issue[]

/** The deriver of a mapping's fields. */
export function deriverOf(fields: readonly PlanField[]): Deriver {
  const derived = fields
    .filter(field => field.kind === 'derived')
    .map(field => ({
      field,
      expression: compileExpression(derivedExpression(field, '$'), { functions: dataFunctions }),
    }))
  return data =>
    derived.flatMap(({ field, expression }) => {
      if (typeof data !== 'object' || data === null) return []
      try {
        Reflect.set(data, field.name, expression.evaluate(data, {}) ?? null)
        return []
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error
        Reflect.set(data, field.name, null)
        const place = { path: pointerTo('', field.name), spec: field.spec }
        return [issue('value/underivable', { reason: error.message }, place)]
      }
    })
}
