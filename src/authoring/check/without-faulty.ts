/** A mapping with faults, made such that the other lines that it reads can be held against samples. */
import { everyField, innerFields } from '../../compile/output/walk-fields.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import type { Span } from '../../text/places/position.ts'

/**
 * `mapping` without its faulty fields. In the first round a field that reads lines stays, and takes any text: its lines are then not
 * taken for lines that nothing reads.
 */
export function withoutFaulty(
  mapping: MappingSpec,
  faults: readonly Diagnostic[],
  round: number,
): MappingSpec {
  const { body } = mapping
  const isAt = (place: Span, { span }: Diagnostic): boolean =>
    place.file === span.file && place.offset <= span.offset && span.offset < place.offset + place.length
  const ofIgnored = (found: Diagnostic): boolean => body.ignore.some(({ path }) => isAt(path.span, found))
  const ignore = body.ignore.filter(({ path }) => !faults.some(found => isAt(path.span, found)))
  const inFields = faults.filter(found => !ofIgnored(found))
  const faulty = new Set(inFields.flatMap(({ span }) => holderOf(span, mapping) ?? []))
  const edited = (fields: readonly FieldSpec[]): readonly FieldSpec[] =>
    fields.flatMap(field => {
      if (!faulty.has(field)) return [withInner(field, edited)]
      return round === 0 && isReadable(field) ? [asText(field)] : []
    })
  return { ...mapping, body: { ...body, fields: edited(body.fields), ignore } }
}

/** The field that holds a place: the one whose name or key stands nearest before it in the same file. */
function holderOf({ file, offset }: Span, { body }: MappingSpec): FieldSpec | undefined {
  let nearest = -1
  let holder: FieldSpec | undefined
  for (const { field } of everyField(body.fields)) {
    const cases = field.choose?.cases.map(({ name }) => name.span) ?? []
    for (const place of [field.name.span, ...field.keys.values(), ...cases]) {
      if (place.file !== file || place.offset > offset || place.offset <= nearest) continue
      nearest = place.offset
      holder = field
    }
  }
  return holder
}

/** By recursion: a text is nested a few dozen levels deep at most. */
function withInner(
  field: FieldSpec,
  edited: (fields: readonly FieldSpec[]) => readonly FieldSpec[],
): FieldSpec {
  if (innerFields(field).every(fields => fields.length === 0)) return field
  const { choose } = field
  if (choose === undefined) return { ...field, fields: edited(field.fields) }
  const cases = choose.cases.map(each => ({ ...each, fields: edited(each.fields) }))
  const otherwise = { ...choose.otherwise, fields: edited(choose.otherwise.fields) }
  return { ...field, choose: { ...choose, cases, otherwise } }
}

function isReadable({ from }: FieldSpec): boolean {
  return from.length > 0 && from.every(({ label }) => label.fault === undefined && label.steps.length > 0)
}

function asText(field: FieldSpec): FieldSpec {
  const { name, from } = field
  const keys = new Map(['from', 'as'].map(key => [key, field.keys.get(key) ?? name.span]))
  const plain = from.map(each => ({ ...each, as: undefined }))
  const as = { value: 'text', span: field.as?.span ?? name.span }
  return { ...field, keys, from: plain, as, with: [], required: false, yes: [], no: [], values: [] }
}
