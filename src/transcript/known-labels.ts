/** The labels that a plan names, and the words they are made of. Made when it is first asked for: most documents need neither. */
import type { MappingPlan, PlanField } from '../plan/mapping-plan.ts'
import { topLevelKeys } from '../plan/top-level-keys.ts'
import { unreachable } from '../text/unreachable.ts'

export interface KnownLabels {
  /** Canonical. */
  readonly labels: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

/** The labels of `plan`, and those of every transcript. */
export function knownLabels({ fields, ignore }: Pick<MappingPlan, 'fields' | 'ignore'>): KnownLabels {
  const labels = new Set([...topLevelKeys, ...ignore.flatMap(({ path }) => path), ...labelsOf(fields)])
  return { labels, words: new Set([...labels].flatMap(labelWords)) }
}

/** The words and numbers of a label. */
export function labelWords(label: string): readonly string[] {
  return label.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}

function labelsOf(fields: readonly PlanField[]): readonly string[] {
  return fields.flatMap(labelsOfField)
}

function labelsOfField(field: PlanField): readonly string[] {
  switch (field.kind) {
    case 'value':
      return [...field.sources.flatMap(({ path }) => path), ...(field.with ?? [])]
    case 'whether':
    case 'kept':
      return field.path
    case 'rowAbove':
      return [field.label]
    case 'group':
      return [...field.sections.flat(), ...labelsOf(field.fields)]
    case 'list':
      return [...field.paths.flat(), ...field.where.map(({ label }) => label), ...labelsOf(field.fields)]
    case 'choice':
      return [
        ...field.paths.flat(),
        ...field.where.map(({ label }) => label),
        field.by,
        ...field.cases.flatMap(each => labelsOf(each.fields)),
        ...labelsOf(field.otherwise.fields),
      ]
    case 'notice':
    case 'derived':
      return []
    default:
      return unreachable(field)
  }
}
