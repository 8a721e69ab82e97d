/** The mapping's own expression over the view, or over some of its fields, as a target reads it. */
import { baseText } from '../../emit/written-mapping.ts'
import { expressionText } from '../../evaluate/examine/expression-text.ts'
import { readExpression } from '../../evaluate/read/read-expression.ts'
import { derivedExpression } from '../../plan/whole-expression.ts'
import type { WrittenField } from '../../plan/written-plan.ts'
import type { Target } from './targets/target.ts'

/**
 * What gives the fields, in the context of the view. With `isContinued` they join the fields before them, which are in `$data`.
 * Derived fields stand behind all others.
 */
export function fieldsText(fields: readonly WrittenField[], isContinued: boolean, target: Target): string {
  const as = (text: string): string => (target.hasFallbacks ? text : expressionText(readExpression(text)))
  const derived = fields.filter(field => field.kind === 'derived')
  const isBare = derived.length === fields.length
  const base = isContinued && isBare ? '$data' : as(baseText(fields)).trimEnd()
  const start = isContinued && !isBare ? `$merge([$data, ${base}])` : base
  if (derived.length === 0) return start
  const steps = derived.map(
    field => `  $data := $merge([$data, {${JSON.stringify(field.name)}: ${as(derivedExpression(field))}}]);`,
  )
  return `(\n  $data := ${start.replaceAll('\n', '\n  ')};\n${steps.join('\n')}\n  $data\n)`
}
