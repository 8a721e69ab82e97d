/** Each field is filled in exactly one way, has what that way needs and nothing that has no meaning beside it. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec } from '../../spec/mapping-spec.ts'
import type { FieldPlace } from '../output/walk-fields.ts'
import { extendingKeys } from './extending-keys.ts'
import { type FieldRule, fieldRule } from './field-rule.ts'

/** The ways to fill a field, and the keys that go with each. `fields` alone is a group without a section of its own. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  from: ['as', 'with', 'required', 'yes', 'no', 'values', 'evidence', 'about'],
  whether: ['is', 'evidence', 'about'],
  rowAboveWhen: ['is', 'evidence', 'about'],
  section: ['fields', 'use', 'about'],
  each: ['where', 'choose', 'fields', 'use', 'about'],
  occurrences: ['fields', 'use', 'about'],
  amountsByYear: ['evidence', 'about'],
  derive: ['as', 'about'],
  keep: ['about'],
  notice: ['about'],
}

/** Faults in how fields are filled. */
export const checkFieldKinds: FieldRule = fieldRule(place => [
  ...checkKind(place.field),
  ...checkPlace(place),
])

function checkKind(field: FieldSpec): readonly Diagnostic[] {
  const name = field.name.value
  // Another rule reports those; how such a field is filled, the base would have said.
  if (extendingKeys.some(key => field.keys.has(key))) return []
  const given = Object.keys(kinds).filter(kind => field.keys.has(kind))
  const [kind, second] = given
  if (second !== undefined) {
    const span = field.keys.get(second) ?? field.name.span
    return [diagnostic('spec/field-kind', { name, kinds: given.join(' and ') }, span, `remove "${second}"`)]
  }
  if (kind === undefined) {
    if (field.keys.has('fields') || field.keys.has('use')) return misplaced(field, 'fields', ['use', 'about'])
    const isList = field.keys.has('choose') || field.keys.has('where')
    const hint = isList ? 'add "each:" with the list it reads' : 'add "from:" with the label it is read from'
    return [diagnostic('spec/field-kind', { name, kinds: '' }, field.name.span, hint)]
  }
  return [...misplaced(field, kind, kinds[kind] ?? []), ...missing(field, kind)]
}

function misplaced(field: FieldSpec, kind: string, allowed: readonly string[]): readonly Diagnostic[] {
  return [...field.keys]
    .filter(([key]) => key !== kind && !allowed.includes(key))
    .map(([key, span]) => diagnostic('spec/misplaced-key', { key, kind }, span, `remove "${key}"`))
}

/** What to add, as it would be written. */
const additions: Readonly<Record<string, string>> = {
  as: 'add the normalizer that reads it, for example as: money',
  fields: 'add "fields:" with what it holds, or "use:" with a part',
  is: 'add "is:" with the texts, for example is: ["N/A", ""]',
}

function missing(field: FieldSpec, kind: string): readonly Diagnostic[] {
  const needed: string[] = []
  const isReadLikeField = field.from.some(alternative => alternative.as === undefined)
  if ((kind === 'derive' || (kind === 'from' && isReadLikeField)) && !field.keys.has('as')) needed.push('as')
  if ((kind === 'whether' || kind === 'rowAboveWhen') && !field.keys.has('is')) needed.push('is')
  const holds = field.keys.has('fields') || field.keys.has('use')
  if ((kind === 'section' || kind === 'occurrences') && !holds) needed.push('fields')
  if (kind === 'each' && !holds && !field.keys.has('choose')) needed.push('fields')
  const place = `field "${field.name.value}"`
  const hintFor = (key: string): string | undefined =>
    kind === 'derive' ? 'add what comes out, for example as: money' : additions[key]
  return needed.map(key => diagnostic('spec/missing-key', { key, place }, field.name.span, hintFor(key)))
}

function checkPlace(place: FieldPlace): readonly Diagnostic[] {
  const { field, atTop } = place
  const above = field.keys.get('rowAboveWhen')
  if (above !== undefined && !place.isInRow) {
    const what = `Field "${field.name.value}"`
    const rule =
      '"rowAboveWhen" stands in the fields of a list that reads every row, without "where" or "choose"'
    return [
      diagnostic('spec/misplaced-field', { what, rule }, above, 'move the field into the fields of the list'),
    ]
  }
  const kind = field.keys.has('derive') ? 'derive' : field.keys.has('notice') ? 'notice' : undefined
  if (kind === undefined || atTop) return []
  const parameters = {
    what: `Field "${field.name.value}"`,
    rule: `"${kind}" stands at the top of a mapping or part`,
  }
  const span = field.keys.get(kind) ?? field.name.span
  return [
    diagnostic('spec/misplaced-field', parameters, span, 'move the field out to the first level of fields'),
  ]
}
