/** From which labels each field of a mapping is read: what holds for every transcript. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { MappingPlan, PlanField } from '../../plan/mapping-plan.ts'

/** A field and one of its sources. */
export interface FieldSource {
  /** The field, its steps joined by dots, those of lists with "[]": `scheduleC[].grossReceipts`. */
  readonly field: string
  /** The labels from the top of the transcript on, or, of a derived field, the field that it reads. */
  readonly source: string
  readonly kind: 'label' | 'field'
  /** What reads the text; of a derived field, the normalizer whose kind of value comes out. Blank where there is none. */
  readonly normalizer: string
  /** The line of the mapping. */
  readonly spec: string
}

/** Every field with each of its sources, in the order of the mapping. A wording below a section of several names is listed under each. */
export function fieldSources({ fields }: Pick<MappingPlan, 'fields'>): readonly FieldSource[] {
  return fields.flatMap(field => sourcesOf(field, '', ['']))
}

function sourcesOf(field: PlanField, above: string, places: readonly string[]): readonly FieldSource[] {
  const name = above === '' ? field.name : `${above}.${field.name}`
  const { spec } = field
  const labels = (path: readonly string[], normalizer: string): readonly FieldSource[] =>
    below(places, [path]).map(source => ({ field: name, source, kind: 'label', normalizer, spec }))
  const all = (inside: readonly PlanField[], at: string, under: readonly string[]): readonly FieldSource[] =>
    inside.flatMap(each => sourcesOf(each, at, under))
  switch (field.kind) {
    case 'value':
      return field.sources.flatMap(source => labels(source.path, source.normalizer))
    case 'whether':
    case 'kept':
      return labels(field.path, '')
    case 'rowAbove':
      return labels([field.label], '')
    case 'group':
      return all(field.fields, name, field.sections.length === 0 ? places : below(places, field.sections))
    case 'list':
      return all(field.fields, `${name}[]`, below(places, field.paths))
    case 'choice': {
      const under = below(places, field.paths)
      return [...field.cases, field.otherwise].flatMap(each => all(each.fields, `${name}[]`, under))
    }
    case 'derived':
      return field.reads.map(steps => ({
        field: name,
        source: steps.join('.'),
        kind: 'field',
        normalizer: field.gives,
        spec,
      }))
    case 'notice':
      // A sentence anywhere in the transcript: it has no label.
      return []
    default:
      return unreachable(field)
  }
}

function below(places: readonly string[], paths: readonly (readonly string[])[]): readonly string[] {
  return places.flatMap(place => paths.map(path => [...(place === '' ? [] : [place]), ...path].join(' > ')))
}
