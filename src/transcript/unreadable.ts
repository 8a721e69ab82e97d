/**
 * Fields that stand on a transcript and cannot be read. An expression that says what to do where a field has no value, `$orZero(a)`
 * or `a ?? b`, means a field that is not there; what is there and cannot be read is no such thing, and must not become a figure.
 */
import type { PlanField } from '../plan/mapping-plan.ts'
import { canonicalLabel } from '../text/canonical-label.ts'
import { pointerSteps } from '../text/json-pointer.ts'
import { unreachable } from '../text/unreachable.ts'
import type { ReadDocument } from './read-document.ts'
import { fieldStates } from './trace.ts'

/** Whether something at or below an output path cannot be read. */
export type Unreadable = (steps: readonly string[]) => boolean

/** Asked for only where something was refused; the fields are looked through when it is first asked. */
export function unreadableIn(fields: readonly PlanField[], read: ReadDocument): Unreadable {
  let states: ReturnType<typeof fieldStates> | undefined
  const derived = new Set(fields.flatMap(field => (field.kind === 'derived' ? [field.name] : [])))
  const misshapen = misshapenLabels(read)
  return steps => {
    if (derived.has(steps[0] ?? '')) return false
    states ??= fieldStates(fields, read)
    const found = states.filter(({ names }) => steps.every((step, index) => names[index] === step))
    const isMisshapen =
      misshapen.size > 0 &&
      fields.some(
        field => field.name === steps[0] && outermostLabels(field).some(each => misshapen.has(each)),
      )
    if (isMisshapen && found.length === 0) return true
    return found.some(({ state }) => state === 'invalid' || (isMisshapen && state === 'absent'))
  }
}

/** The labels at the top of the document in which something has another shape than expected: nobody knows what it could have given. */
function misshapenLabels({ issues }: ReadDocument): ReadonlySet<string> {
  const labels = issues.flatMap(({ code, pointer }) => {
    const [key] = code === 'transcript/wrong-shape' ? pointerSteps(pointer ?? '') : []
    return key === undefined ? [] : [canonicalLabel(key)]
  })
  return new Set(labels)
}

/** The labels at the top of a document in which a field is looked for. */
function outermostLabels(field: PlanField): readonly string[] {
  const first = (paths: readonly (readonly string[])[]): readonly string[] =>
    paths.flatMap(([label]) => label ?? [])
  switch (field.kind) {
    case 'value':
      return first(field.sources.map(source => source.path))
    case 'whether':
    case 'kept':
      return first([field.path])
    case 'group':
      return field.sections.length > 0 ? first(field.sections) : field.fields.flatMap(outermostLabels)
    case 'list':
    case 'choice':
      return first(field.paths)
    case 'rowAbove':
    case 'notice':
    case 'derived':
      return []
    default:
      return unreachable(field)
  }
}
