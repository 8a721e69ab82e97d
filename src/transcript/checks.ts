/** Runs the checks of a mapping over its finished data. */
import { ExpressionError } from '../diagnostics/errors.ts'
import type { Compile } from '../evaluate/packed-compiler.ts'
import { dataFunctions } from '../normalize/data-functions.ts'
import type { PlanCheck } from '../plan/mapping-plan.ts'
import { pointerTo } from '../text/json-pointer.ts'
import { type Issue, issue } from './issue.ts'

/** The issues of the checks that do not hold. */
export type Checker = (data: unknown) => readonly Issue[]

/** The checker of a mapping. A check speaks only where every figure it names is there: what is missing proves nothing. */
export function checkerOf(checks: readonly PlanCheck[], compile: Compile): Checker {
  const compiled = checks.map(check => ({
    check,
    expression: compile(check.that, { functions: dataFunctions }),
  }))
  return data =>
    compiled.flatMap(({ check, expression }) => {
      if (check.reads.some(steps => lacks(data, steps))) return []
      const [first = []] = check.reads
      const place = { path: first.reduce(pointerTo, ''), spec: check.spec }
      try {
        if (expression.evaluate(data, {}) !== false) return []
        const names = check.reads.map(steps => steps.join('.')).join(', ')
        return [
          issue('check/failed', { says: `${check.says} (${names})` }, { ...place, severity: check.severity }),
        ]
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error
        return [issue('check/undecided', { reason: error.message }, place)]
      }
    })
}

/** Whether a single field has no value; of what lies in a list that is not asked. */
function lacks(data: unknown, steps: readonly string[]): boolean {
  let value: unknown = data
  for (const step of steps) {
    if (Array.isArray(value)) return false
    if (typeof value !== 'object' || value === null) return true
    value = (value as Readonly<Record<string, unknown>>)[step]
  }
  return value === null || value === undefined
}
