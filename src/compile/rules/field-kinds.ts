/** Each field is filled in exactly one way, has what that way needs and nothing that has no meaning beside it. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, LabelPath, MappingSpec } from '../../spec/mapping-spec.ts'
import { everyField, type FieldPlace } from '../walk-fields.ts'

/** The ways to fill a field, and the keys that go with each. `fields` alone is a group without a section of its own. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  from: ['as', 'required', 'yes', 'no', 'values', 'evidence', 'about'],
  section: ['fields', 'use', 'about'],
  each: ['where', 'choose', 'fields', 'use', 'about'],
  occurrences: ['fields', 'use', 'about'],
  derive: ['as', 'about'],
  keep: ['about'],
  notice: ['about'],
}

/** Faults in how fields are filled. */
export function checkFieldKinds(mapping: MappingSpec): readonly Diagnostic[] {
  return everyField(mapping).flatMap(place => [...checkKind(place.field), ...checkPlace(place), ...checkPaths(place.field)])
}

function checkKind(field: FieldSpec): readonly Diagnostic[] {
  const name = field.name.value
  const given = Object.keys(kinds).filter(kind => field.keys.has(kind))
  const [kind, second] = given
  if (second !== undefined) {
    const span = field.keys.get(second) ?? field.name.span
    return [diagnostic('spec/field-kind', { name, kinds: given.join(' and ') }, span, `remove "${second}"`)]
  }
  if (kind === undefined) {
    if (field.keys.has('fields') || field.keys.has('use')) return misplaced(field, 'fields', ['use', 'about'])
    const hint = 'add "from:" with the label it is read from'
    return [diagnostic('spec/field-kind', { name, kinds: 'nothing' }, field.name.span, hint)]
  }
  return [...misplaced(field, kind, kinds[kind] ?? []), ...missing(field, kind)]
}

function misplaced(field: FieldSpec, kind: string, allowed: readonly string[]): readonly Diagnostic[] {
  return [...field.keys]
    .filter(([key]) => key !== kind && !allowed.includes(key))
    .map(([key, span]) => diagnostic('spec/misplaced-key', { key, kind }, span, `remove "${key}"`))
}

function missing(field: FieldSpec, kind: string): readonly Diagnostic[] {
  const needed: string[] = []
  if (kind === 'derive' && !field.keys.has('as')) needed.push('as')
  if (kind === 'from' && !field.keys.has('as') && field.from.some(alternative => alternative.as === undefined)) needed.push('as')
  const holds = field.keys.has('fields') || field.keys.has('use')
  if ((kind === 'section' || kind === 'occurrences') && !holds) needed.push('fields')
  if (kind === 'each' && !holds && !field.keys.has('choose')) needed.push('fields')
  const place = `field "${field.name.value}"`
  return needed.map(key => diagnostic('spec/missing-key', { key, place }, field.name.span, `add "${key}:"`))
}

function checkPlace(place: FieldPlace): readonly Diagnostic[] {
  const { field } = place
  const kind = field.keys.has('derive') ? 'derive' : field.keys.has('notice') ? 'notice' : undefined
  if (kind === undefined || place.atTop) return []
  const rule = `"${kind}" stands at the top of a mapping or part`
  return [diagnostic('spec/misplaced-field', { name: field.name.value, rule }, field.keys.get(kind) ?? field.name.span)]
}

/** Only `keep` can name the whole of a section; everything else names at least one label. */
function checkPaths(field: FieldSpec): readonly Diagnostic[] {
  const paths: LabelPath[] = [
    ...field.from.map(alternative => alternative.label),
    ...field.section,
    ...field.occurrences,
    ...field.where.map(condition => condition.label),
    ...(field.each === undefined ? [] : [field.each]),
    ...(field.choose === undefined ? [] : [field.choose.by]),
  ]
  const single = new Set([...field.where.map(condition => condition.label), ...(field.choose === undefined ? [] : [field.choose.by])])
  return paths
    .filter(path => path.steps.length === 0 || path.steps.some(step => step === '' || step.startsWith('*')) || (single.has(path) && path.steps.length > 1))
    .map(path => {
      const expected = single.has(path) ? 'one label of the entry' : 'a label'
      return diagnostic('spec/bad-value', { key: path.text, expected }, path.span)
    })
}
