/** Fields as they are stored, and back. What most fields have in common is left out; store-field.ts does that. */
import type {
  ChoiceField,
  GroupField,
  ListField,
  PlanCase,
  PlanField,
  PlanSource,
  ValueField,
} from '../plan/mapping-plan.ts'

/** Whole, as its label and its normalizer, or, of an amount, as its label alone: where its path is that label as it is written. */
export type StoredSource = string | readonly [label: string, normalizer: string] | PlanSource

/** The only kind without its name: it is what most fields are. No tables and `required: false` are left out. */
export interface StoredValue
  extends Omit<ValueField, 'kind' | 'sources' | 'tables' | 'required'>,
    Partial<Pick<ValueField, 'tables' | 'required'>> {
  readonly sources: readonly StoredSource[]
}

type WithStored<Field, Inside> = Omit<Field, keyof Inside> & Inside

type Inside = { readonly fields: readonly StoredField[] }

/** A kind of entry as it is stored with a bundled mapping. */
export type StoredCase = WithStored<PlanCase, Inside>

/** Of a field inside another one, `spec` leaves out a file that is that of the outer one. */
export type StoredField =
  | StoredValue
  | WithStored<GroupField, Inside>
  | WithStored<ListField, Inside>
  | WithStored<
      ChoiceField,
      {
        readonly cases: readonly StoredCase[]
        readonly otherwise: WithStored<ChoiceField['otherwise'], Inside>
      }
    >
  | Exclude<PlanField, ValueField | GroupField | ListField | ChoiceField>

/** The field; `file` is that of the field it is in, empty at the top. */
export function loadField(stored: StoredField, file = ''): PlanField {
  const spec = isPlaceOnly(stored.spec) ? `${file}:${stored.spec}` : stored.spec
  if (!('kind' in stored)) {
    const { sources, tables = [], required = false, ...rest } = stored
    return { kind: 'value', ...rest, spec, sources: sources.map(loadSource), tables, required }
  }
  const inside = ({ fields }: Inside): { readonly fields: readonly PlanField[] } => ({
    fields: fields.map(field => loadField(field, fileOf(spec))),
  })
  switch (stored.kind) {
    case 'group':
    case 'list':
      return { ...stored, spec, ...inside(stored) }
    case 'choice': {
      const { cases, otherwise } = stored
      return {
        ...stored,
        spec,
        cases: cases.map(each => ({ ...each, ...inside(each) })),
        otherwise: { ...otherwise, ...inside(otherwise) },
      }
    }
    default:
      return { ...stored, spec }
  }
}

/** `mappings/parts/header.yaml` of `mappings/parts/header.yaml:12:5`. */
export function fileOf(spec: string): string {
  return spec.slice(0, spec.lastIndexOf(':', spec.lastIndexOf(':') - 1))
}

/** `12:5`, without a file. */
function isPlaceOnly(spec: string): boolean {
  return spec.indexOf(':') === spec.lastIndexOf(':')
}

function loadSource(stored: StoredSource): PlanSource {
  if (typeof stored !== 'string' && 'path' in stored) return stored
  const [label, normalizer] = typeof stored === 'string' ? ([stored, 'money'] as const) : stored
  return { path: [label], label, normalizer }
}
