/** A mapping that was compiled a moment ago, for a mapper. Loads the parser of expressions. */
import { readExpression } from '../evaluate/read/read-expression.ts'
import { wholeToolkit } from '../normalize/whole-toolkit.ts'
import { planExpressions } from '../plan/plan-expressions.ts'
import type { WrittenPlan } from '../plan/written-plan.ts'
import { runnable } from '../transcript/run-plan.ts'
import type { MappingEntry } from './mapper.ts'

/** `plan` as an entry of a mapper. */
export function ownMapping(plan: WrittenPlan): MappingEntry {
  const { id, type, forms, family, partly } = plan
  const checks = plan.checks.flatMap(check => check.name ?? [])
  const ready = (): ReturnType<MappingEntry['ready']> => {
    const texts = planExpressions(plan)
    // Every part that is asked for is one of the plan, and so has a text.
    return runnable(plan, part => readExpression(texts.get(part) as string), wholeToolkit())
  }
  return { id, type, forms, family, partly, checks, plan: () => plan, ready }
}
