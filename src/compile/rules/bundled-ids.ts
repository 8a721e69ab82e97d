/** An own mapping may take the id of a bundled one where it takes its place; for anything else the id would name two things. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'

/** The id of a mapping that runs beside those compiled, and what it is for. */
export type TakenId = Pick<MappingPlan, 'id' | 'type' | 'forms'>

/** Mappings with the id of a bundled one of another type, or of one with which they share no form. */
export function checkBundledIds(
  mappings: readonly MappingSpec[],
  bundled: readonly TakenId[],
): readonly Diagnostic[] {
  const taken = new Map(bundled.map(each => [each.id, each]))
  return mappings.flatMap(mapping => {
    const other = taken.get(mapping.id.value)
    if (other === undefined || replaces(mapping, other)) return []
    const what = `${other.type} ${other.forms[0] ?? 'in general'}`
    return [diagnostic('spec/bundled-id', { name: other.id, what }, mapping.id.span, 'choose another id')]
  })
}

function replaces({ type, forms }: MappingSpec, other: TakenId): boolean {
  if (type.value !== other.type) return false
  if (forms.length === 0 || other.forms.length === 0) return forms.length === other.forms.length
  return forms.some(form => other.forms.includes(canonicalForm(form.value)))
}
