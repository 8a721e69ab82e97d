/** The bundled mappings for a mapper. Their expressions were read when the package was made, so no parser is loaded. */
import { packedCompiler } from '../evaluate/packed-compiler.ts'
import type { PlanEntry } from '../plan/mapping-plan.ts'
import { planExpressions } from '../plan/plan-expressions.ts'
import { runnable } from '../transcript/run-plan.ts'
import type { MappingEntry } from './mapper.ts'

/** Each of `plans` is loaded and made ready when a transcript first needs it. */
export function bundledMappings(plans: readonly PlanEntry[]): readonly MappingEntry[] {
  return plans.map(({ id, type, forms, family, partly, checks, load, expressions }) => ({
    id,
    type,
    forms,
    family,
    partly,
    checks,
    ready: () => {
      const plan = load()
      return runnable(plan, packedCompiler(planExpressions(plan), expressions()))
    },
  }))
}
