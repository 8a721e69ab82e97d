/** What the author of a bundled mapping reads of its expressions, and running it does not take: their texts, and the plan with them. */
import { wholeToolkit } from '../normalize/whole-toolkit.ts'
import type { MappingPlan, PlanField } from '../plan/mapping-plan.ts'
import { wholeExpression } from '../plan/whole-expression.ts'
import type { WrittenCheck, WrittenDerivation, WrittenField, WrittenPlan } from '../plan/written-plan.ts'
import { baseExpression } from './base-expression.ts'

type DerivationTexts = Pick<WrittenDerivation, 'expression' | 'runs' | 'picks'>
type CheckTexts = Pick<WrittenCheck, 'that' | 'runs'>

/** As JSON: of each derived field, then of each check. JSON has no keys for what a part has no text of. */
export function mappingTexts({ fields, checks }: WrittenPlan): readonly string[] {
  const ofFields = fields.flatMap(field =>
    field.kind === 'derived' ? [{ expression: field.expression, runs: field.runs, picks: field.picks }] : [],
  )
  const ofChecks = checks.map(({ that, runs }) => ({ that, runs }))
  return [...ofFields, ...ofChecks].map(each => JSON.stringify(each))
}

/** The plan with the texts that `mappingTexts` made of it. */
export function writtenMapping(plan: MappingPlan, texts: readonly string[]): WrittenPlan {
  const waiting = texts.map(text => JSON.parse(text)).values()
  const fields = plan.fields.map((field): WrittenField => {
    // Derived fields stand at the top of a mapping only, so that no other field has one inside; their texts were made above.
    if (field.kind !== 'derived') return field as WrittenField
    return { ...field, ...(waiting.next().value as DerivationTexts) }
  })
  // In the order in which they were made.
  const checks = plan.checks.map(check => ({ ...check, ...(waiting.next().value as CheckTexts) }))
  const base = baseText(fields)
  return { ...plan, expression: wholeExpression(base, fields), base, fields, checks }
}

/** JSONata of all fields but the derived ones, whatever they call. */
export function baseText(fields: readonly PlanField[]): string {
  return baseExpression(fields, wholeToolkit().normalizers).text
}
