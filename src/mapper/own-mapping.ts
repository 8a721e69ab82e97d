/** A mapping that was compiled a moment ago, for a mapper. Loads the parser of expressions. */
import { baseExpression } from '../emit/base-expression.ts'
import type { Expression } from '../evaluate/language/expression.ts'
import { readExpression } from '../evaluate/read/read-expression.ts'
import { readyExpression } from '../evaluate/ready-expression.ts'
import { Family } from '../evaluate/scope/lowering.ts'
import { figureWays } from '../evaluate/shortcuts/figure-ways.ts'
import { dataFunctions } from '../normalize/functions/data-functions.ts'
import { wholeToolkit } from '../normalize/whole-toolkit.ts'
import type { PlanPart } from '../plan/mapping-plan.ts'
import { planExpressions } from '../plan/plan-expressions.ts'
import type { WrittenPlan } from '../plan/written-plan.ts'
import { readerFunctions } from '../transcript/figures/reader-functions.ts'
import type { PlanCode } from '../transcript/figures/ready-part.ts'
import { readyMapping } from '../transcript/ready-mapping.ts'
import type { MappingEntry } from './mapping-table.ts'

/** `plan` as an entry of a mapper. */
export function ownMapping(plan: WrittenPlan): MappingEntry {
  const { id, type, forms, family, partly } = plan
  const checks = (): readonly string[] => plan.checks.flatMap(check => check.name ?? [])
  const ready = (): ReturnType<MappingEntry['ready']> => {
    const texts = planExpressions(plan)
    // Every part that is asked for is one of the plan, and so has a text.
    const expressionOf = (part: PlanPart): Expression => readExpression(texts.get(part) as string)
    const { normalizers, functions: called } = wholeToolkit()
    const [functions, family] = [dataFunctions(called), new Family(figureWays)]
    const code: PlanCode = {
      fields: trouble => {
        const readers = readerFunctions(trouble, normalizers)
        // Written of the fields as its text was, which takes a fraction of reading that.
        const { expression } = baseExpression(plan.fields, normalizers)
        const base = readyExpression(expression, { functions: readers }, new Family())
        return (view, budget) => base.evaluate(view, undefined, { budget })
      },
      part: part => readyExpression(expressionOf(part), { functions }, family),
    }
    return readyMapping(plan, code, normalizers)
  }
  return { id, type, forms, family, partly, checks, plan: () => plan, ready }
}
