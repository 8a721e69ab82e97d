/** A path from the top of the transcript begins with a key that transcripts have. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { isCallbackType } from '../../plan/callback-type.ts'
import type { FieldSpec, LabelPath, MappingSpec } from '../../spec/mapping-spec.ts'
import { didYouMean, nearestNames } from '../../text/nearest-names.ts'

/** The top-level keys of a v2 transcript (service interface, transcript-detail response). */
const topLevel: readonly string[] = [
  'TYPE',
  'SECTION_HEADER',
  'SECTION_BALANCE',
  'SECTION_SUMMARY',
  'SECTION_FILING',
  'SECTION_INCOME',
  'SECTION_TRANSACTIONS',
  'LAST4',
  'FORM',
  'PERIOD',
]

/** First steps that are no section: an error where one is plainly meant, a warning where it may be a new one. */
export function checkSections(mapping: MappingSpec): readonly Diagnostic[] {
  // Nobody but its author knows what a callback holds.
  if (isCallbackType(mapping.type.value)) return []
  const paths = [...mapping.body.fields.flatMap(pathsFromTop), ...mapping.body.ignore.map(each => each.path)]
  return paths.flatMap(path => {
    const [first] = path.steps
    if (first === undefined || topLevel.includes(first)) return []
    const near = nearestNames(first, topLevel)
    const span = { ...path.span, length: Math.min(path.span.length, first.length) }
    const hint =
      didYouMean(near) || `sections are ${topLevel.filter(name => name.startsWith('SECTION')).join(', ')}`
    return [
      diagnostic(
        near.length > 0 ? 'spec/misspelt-section' : 'spec/unknown-section',
        { name: first },
        span,
        hint,
      ),
    ]
  })
}

/** The paths of a field that count from the top: its own, or those of the fields of a group without a section. */
function pathsFromTop(field: FieldSpec): readonly LabelPath[] {
  const own = [
    ...field.from.map(alternative => alternative.label),
    ...(field.whether === undefined ? [] : [field.whether]),
    ...field.section,
    ...field.occurrences,
    ...(field.amountsByYear === undefined ? [] : [field.amountsByYear]),
    ...(field.each === undefined ? [] : [field.each]),
    ...(field.keep === undefined ? [] : [field.keep]),
  ]
  if (own.length > 0 || field.derive !== undefined) return own
  return field.fields.flatMap(pathsFromTop)
}
