/** The forms of a family stand beside the forms of a mapping, and none of them is one of both. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import type { MappingSpec } from '../../spec/mapping-spec.ts'

/** A family of a mapping for every form, and forms that are in both lists. */
export function checkFamily({ forms, family }: MappingSpec): readonly Diagnostic[] {
  const [first] = family
  if (first === undefined) return []
  if (forms.length === 0) {
    const hint = 'add "form:", the forms whose lines the family has, or remove "family"'
    return [diagnostic('spec/missing-key', { key: 'form', place: '"match"' }, first.span, hint)]
  }
  const own = new Set(forms.map(form => canonicalForm(form.value)))
  return family
    .filter(form => own.has(canonicalForm(form.value)))
    .map(({ value, span }) => diagnostic('spec/form-in-family', { name: value }, span, 'remove it here'))
}
