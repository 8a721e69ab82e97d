/** The forms of a family, and those that are read partly, stand beside the forms of a mapping, and none is in two lists. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import type { MappingSpec, Written } from '../../spec/mapping-spec.ts'

/** A family of a mapping for every form, or forms that it reads partly, and forms that are in two of the lists. */
export function checkFamily({ forms, family, partly }: MappingSpec): readonly Diagnostic[] {
  return [...beside(forms, family, 'family'), ...beside([...forms, ...family], partly, 'partly')]
}

/** Faults of `list`, whose forms are read beside `others`. */
function beside(
  others: readonly Written<string>[],
  list: readonly Written<string>[],
  name: 'family' | 'partly',
): readonly Diagnostic[] {
  const [first] = list
  if (first === undefined) return []
  if (others.length === 0) {
    const hint = `add "form:", the forms whose lines ${name === 'family' ? 'the family has' : 'these share'}, or remove "${name}"`
    return [diagnostic('spec/missing-key', { key: 'form', place: '"match"' }, first.span, hint)]
  }
  const known = new Set(others.map(form => canonicalForm(form.value)))
  return list
    .filter(form => known.has(canonicalForm(form.value)))
    .map(form =>
      diagnostic('spec/form-in-family', { name: form.value, list: name }, form.span, 'remove it here'),
    )
}
