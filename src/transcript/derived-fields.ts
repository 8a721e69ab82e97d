/** Works out the derived fields of a mapping, one after the other: one that fails has no value, and spoils no other. */
import { ExpressionError } from '../diagnostics/errors.ts'
import type { Compile } from '../evaluate/packed-compiler.ts'
import type { CompiledExpression } from '../evaluate/ready-expression.ts'
import { dataFunctions } from '../normalize/data-functions.ts'
import { Money } from '../normalize/decimal.ts'
import type { DerivedField, PlanField } from '../plan/mapping-plan.ts'
import { runnableDerivation } from '../plan/plan-expressions.ts'
import { pointerTo } from '../text/json-pointer.ts'
import type { Doubt, Doubts } from './drift/doubts.ts'
import { shownKey } from './drift/drift-issues.ts'
import { type Issue, issue } from './issue.ts'

/** Adds the derived fields to the data, in their order, and tells which could not be worked out. */
export type Deriver = (data: unknown, doubts?: Doubts) => readonly Issue[]

/** The deriver of a mapping's fields. */
export function deriverOf(fields: readonly PlanField[], compile: Compile): Deriver {
  const derived = fields
    .filter(field => field.kind === 'derived')
    .map(field => ({
      field,
      expression: compile(runnableDerivation(field), { functions: dataFunctions }),
    }))
  return (data, doubts) =>
    derived.flatMap(({ field, expression }) => {
      if (typeof data !== 'object' || data === null) return []
      const { value, reason } = workedOut(expression, data, field.gives)
      const doubt = doubts?.of(field, value, data, () => workedOut(expression, data, field.gives).value)
      if (doubt !== undefined) {
        Reflect.set(data, field.name, null)
        return [incomplete(field, doubt)]
      }
      Reflect.set(data, field.name, value)
      if (reason === undefined) return []
      return [issue('value/underivable', { reason }, { path: pointerTo('', field.name), spec: field.spec })]
    })
}

function incomplete({ name, spec }: DerivedField, { pointer, key }: Doubt): Issue {
  const parameters = { name, key: shownKey(key) }
  return issue('value/incomplete', parameters, { path: pointerTo('', name), pointer, spec })
}

/** The value, or null and why there is none. A value of another kind than the field gives is none. */
function workedOut(
  expression: CompiledExpression,
  data: unknown,
  gives: string,
): { readonly value: unknown; readonly reason?: string } {
  try {
    const value = expression.evaluate(data, {}) ?? null
    if (value === null || isOfKind(value, gives)) return { value }
    return { value: null, reason: `it does not give ${gives}` }
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { value: null, reason: error.message }
  }
}

function isOfKind(value: unknown, gives: string): boolean {
  switch (gives) {
    case 'money':
      return value instanceof Money
    case 'integer':
      return Number.isSafeInteger(value)
    case 'truth':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string'
  }
}
