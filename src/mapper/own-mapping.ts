/** A mapping that was compiled a moment ago, for a mapper. Loads the parser of expressions. */
import { compileExpression } from '../evaluate/compile-expression.ts'
import type { MappingPlan } from '../plan/mapping-plan.ts'
import { runnable } from '../transcript/run-plan.ts'
import type { MappingEntry } from './mapper.ts'

/** `plan` as an entry of a mapper. */
export function ownMapping(plan: MappingPlan): MappingEntry {
  const { id, type, forms, family, partly } = plan
  const checks = plan.checks.flatMap(check => check.name ?? [])
  return {
    id,
    type,
    forms,
    family,
    partly,
    checks,
    plan: () => plan,
    ready: () => runnable(plan, compileExpression),
  }
}
