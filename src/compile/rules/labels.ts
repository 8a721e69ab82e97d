/** A label means one thing in one place; no alternative is written twice; no ignored line lies inside another. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { canonicalForm } from '../../plan/canonical-form.ts'
import type { FieldSpec, IgnoreSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import { ownersOf } from '../../text/labels/designator.ts'
import { formatSpan } from '../../text/places/position.ts'
import { type FieldRule, fieldRule } from './field-rule.ts'
import { LabelUses } from './label-uses.ts'

/** Labels used in two ways, alternatives that come to the same label, and ignored lines that are read or ignored already. */
export function checkLabels(mapping: MappingSpec): readonly Diagnostic[] {
  const { fields, ignore } = mapping.body
  const uses = new LabelUses(
    fields,
    ownersOf([...mapping.forms, ...mapping.family].map(form => canonicalForm(form.value))),
  )
  return [
    ...uses.faults,
    ...ignore.flatMap(each => uses.ignored(each)),
    ...ignoredInside(ignore),
    ...checkTwice(mapping),
  ]
}

const checkTwice: FieldRule = fieldRule(({ field }) => sameLabels(field))

function sameLabels(field: FieldSpec): readonly Diagnostic[] {
  const seen = new Set<string>()
  const faults: Diagnostic[] = []
  const lists = [field.from.map(alternative => alternative.label), field.section, field.occurrences]
  // A field has one of the three; one that has two is reported as that.
  for (const path of lists.find(list => list.length > 0) ?? []) {
    const key = path.steps.join('\n')
    if (seen.has(key)) {
      faults.push(diagnostic('spec/same-label', { label: path.text }, path.span, 'remove it'))
    }
    seen.add(key)
  }
  return faults
}

/** `SECTION_HEADER > TITLE` beside `SECTION_HEADER`. The same path twice, by two parts, is no fault: the first reason stands. */
function ignoredInside(ignore: readonly IgnoreSpec[]): readonly Diagnostic[] {
  const outer = new Map(ignore.map(({ path }) => [path.steps.join('\n'), path]))
  return ignore.flatMap(({ path }) => {
    const above = path.steps.slice(1).map((_, index) => path.steps.slice(0, index + 1).join('\n'))
    const whole = above.map(key => outer.get(key)).find(found => found !== undefined)
    if (whole === undefined) return []
    const parameters = { path: path.text, other: formatSpan(whole.span) }
    return [
      diagnostic('spec/ignored-twice', parameters, path.span, 'remove it, or ignore the lines one by one'),
    ]
  })
}
