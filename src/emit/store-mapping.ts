/**
 * A plan to what the bundle keeps of it. What can be made from the rest is left out, and so is what only documents say and what
 * only the author of a mapping reads: the texts of expressions are kept apart (written-mapping.ts).
 */

import { functionsCalled } from '../evaluate/examine/functions-called.ts'
import { valueFunctions } from '../normalize/functions/value-functions.ts'
import { normalizers } from '../normalize/registry.ts'
import type { Toolkit } from '../normalize/toolkit.ts'
import { planExpressions } from '../plan/plan-expressions.ts'
import type { WrittenPlan } from '../plan/written-plan.ts'
import type { BundledMapping } from './bundled-mapping.ts'
import { type PlanHead, storedFormat } from './load-mapping.ts'
import { storeField } from './store-field.ts'

/** What `loadMapping` reads. */
export function storeMapping(plan: WrittenPlan): Omit<BundledMapping, 'toolkit' | 'code'> {
  const { id, title, version, hash, type, forms, family, partly, keyFigures, ignore } = plan
  const head: PlanHead = { format: storedFormat, title, version, hash, keyFigures, ignore }
  return {
    kind: 'compiled',
    id,
    type,
    forms,
    family,
    partly,
    head: JSON.stringify(head),
    fields: plan.fields.map(field => {
      if (field.kind !== 'derived') return JSON.stringify(storeField(field))
      const { expression, runs, picks, ...item } = field
      return JSON.stringify(storeField(item))
    }),
    checks: plan.checks.map(check => {
      const { that, runs, name, ...item } = check
      // The name first, where it is found without reading the rest.
      return JSON.stringify({ name, ...item })
    }),
  }
}

/** The names of the functions in an expression that are not built in. */
export const namesIn = (text: string): readonly string[] => functionsCalled(text).map(({ name }) => name)

/** The names of what `toolkit` of the mapping holds, sorted. `namesOf` is given by who remembers what it found in a text. */
export function namesCalled(
  plan: WrittenPlan,
  namesOf: (text: string) => readonly string[] = namesIn,
): { readonly [Kind in keyof Toolkit]: readonly string[] } {
  const [base = '', ...others] = planExpressions(plan).values()
  const called = (texts: readonly string[], known: object): readonly string[] => {
    const names = texts.flatMap(namesOf)
    return [...new Set(names)].filter(name => Object.hasOwn(known, name)).sort()
  }
  return { normalizers: called([base], normalizers), functions: called(others, valueFunctions) }
}
