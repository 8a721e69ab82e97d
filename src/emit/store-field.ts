/** A field as it is stored; see load-field.ts. What a field means is left out: schemas, types and the pages of the mappings say it. */
import type { PlanField, PlanSource } from '../plan/mapping-plan.ts'
import { fileOf, type StoredField, type StoredSource } from './load-field.ts'

/** What `loadField` reads; `file` is that of the field it is in, empty at the top. */
export function storeField(field: PlanField, file = ''): StoredField {
  const own = fileOf(field.spec)
  const spec = own === file ? field.spec.slice(own.length + 1) : field.spec
  const inside = ({
    fields,
  }: {
    readonly fields: readonly PlanField[]
  }): {
    readonly fields: readonly StoredField[]
  } => ({ fields: fields.map(each => storeField(each, own)) })
  switch (field.kind) {
    case 'value': {
      const { kind: _, about, sources, tables, required, ...rest } = field
      return {
        ...rest,
        spec,
        sources: sources.map(storeSource),
        ...(tables.length === 0 ? {} : { tables }),
        ...(required ? { required } : {}),
      }
    }
    case 'group':
    case 'list': {
      const { about, ...rest } = field
      return { ...rest, spec, ...inside(field) }
    }
    case 'choice': {
      const { about, cases, otherwise, ...rest } = field
      return {
        ...rest,
        spec,
        cases: cases.map(({ about: _, ...each }) => ({ ...each, ...inside(each) })),
        otherwise: { ...otherwise, ...inside(otherwise) },
      }
    }
    default: {
      const { about, ...rest } = field
      return { ...rest, spec }
    }
  }
}

function storeSource(source: PlanSource): StoredSource {
  const { path, label, normalizer, evidence } = source
  if (path.length !== 1 || path[0] !== label || evidence !== undefined) return source
  return normalizer === 'money' ? label : [label, normalizer]
}
