/** The JSON Schema (2020-12) of a mapping's data as `JSON.stringify` writes it. Every key is required; a value may be null. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { OutputShape } from '../../normalize/definition.ts'
import {
  derivedShape,
  positionShape,
  valueShapes,
  whetherShape,
  yearShape,
} from '../../normalize/output-shape.ts'
import type { ChoiceField, ListField, ValueField } from '../../plan/mapping-plan.ts'
import type { WrittenDerivation, WrittenField, WrittenPlan } from '../../plan/written-plan.ts'
import { quotedPath } from '../../text/labels/path-notation.ts'

type Schema = Readonly<Record<string, unknown>>

/** What the schema of a mapping calls itself. */
export function schemaAddress(id: string): string {
  return `https://tax-transcript-mapper.dev/schemas/output/${id}.schema.json`
}

/** The schema of `plan`'s data, with the meaning and the source labels of each field in its description. */
export function outputSchema(plan: WrittenPlan): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaAddress(plan.id),
    title: plan.title,
    description: `The data of mapping ${plan.id}, version ${plan.version}. Amounts are decimal text in US dollars, dates are YYYY-MM-DD. null: no value (empty, absent or unreadable).`,
    ...objectSchema(plan.fields),
  }
}

function objectSchema(fields: readonly WrittenField[], first?: readonly [string, Schema]): Schema {
  const own = fields.map(field => [field.name, fieldSchema(field)] as const)
  const all = first === undefined ? own : [first, ...own]
  return {
    type: 'object',
    properties: Object.fromEntries(all),
    required: all.map(([name]) => name),
    additionalProperties: false,
  }
}

function fieldSchema(field: WrittenField): Schema {
  const description = describe(field)
  const described = description === '' ? {} : { description }
  switch (field.kind) {
    case 'value':
      return { ...described, ...nullable(valueShapes(field)) }
    case 'derived':
      return { ...described, ...nullable([derivedShape(field)]) }
    case 'whether':
      return { ...described, ...nullable([whetherShape]) }
    case 'rowAbove':
      return { ...described, ...nullable([positionShape]) }
    case 'notice':
      return { ...described, type: ['string', 'null'] }
    case 'kept':
      return described
    case 'group':
      return { ...described, ...objectSchema(field.fields) }
    case 'list':
      return { ...described, type: 'array', items: objectSchema(field.fields, yearOf(field)) }
    case 'choice':
      return { ...described, type: 'array', items: { oneOf: branches(field) } }
    default:
      return unreachable(field)
  }
}

function yearOf(field: ListField): readonly [string, Schema] | undefined {
  return field.of === 'years'
    ? ['year', { description: sentence(yearAbout), ...yearShape.schema }]
    : undefined
}

function branches(field: ChoiceField<WrittenDerivation>): readonly Schema[] {
  return [...field.cases, field.otherwise].map(each =>
    objectSchema(each.fields, [field.as, { const: each.name }]),
  )
}

function nullable(shapes: readonly OutputShape[]): Schema {
  const [only, second] = shapes.map(shape => shape.schema)
  if (only === undefined) return {}
  if (second === undefined && typeof only.type === 'string' && only.enum === undefined)
    return { ...only, type: [only.type, 'null'] }
  return { anyOf: [...shapes.map(shape => shape.schema), { type: 'null' }] }
}

/** What the year of an entry is. */
export const yearAbout = 'The year in the label'

/** What a field means and what it is read from, in one text: used by the schema and the types. */
export function describe(field: WrittenField): string {
  const parts: string[] = []
  if (field.about !== undefined) parts.push(sentence(field.about))
  if (field.kind === 'value') parts.push(`From ${labels(field)}.`)
  if (field.kind === 'whether') parts.push(`Whether ${quotedPath(field.path)} is ${either(field.texts)}.`)
  if (field.kind === 'rowAbove')
    parts.push(`Position of the row above, where "${field.label}" is ${either(field.texts)}.`)
  if (field.kind === 'derived') parts.push(`Computed: ${field.expression}.`)
  if (field.kind === 'kept') parts.push('Carried over as it came, unread.')
  return parts.join(' ')
}

/** `"N/A" or blank`. */
export function either(texts: readonly string[]): string {
  return texts.map(text => (text === '' ? 'blank' : `"${text}"`)).join(' or ')
}

function labels(field: ValueField): string {
  const from = field.sources.map(source => quotedPath(source.path)).join(' or ')
  const { with: beside = [] } = field
  return beside.length === 0
    ? from
    : `${from}, with ${beside.map(each => quotedPath([each])).join(' or ')} beside it`
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
