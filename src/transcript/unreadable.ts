/**
 * Fields that stand on a transcript and cannot be read. An expression that says what to do where a field has no value, `$orZero(a)`
 * or `a ?? b`, means a field that is not there; what is there and cannot be read is no such thing, and must not become a figure.
 */
import type { PlanField } from '../plan/mapping-plan.ts'
import type { ReadDocument } from './read-document.ts'
import { fieldStates } from './trace.ts'

/** Whether something at or below an output path cannot be read. */
export type Unreadable = (steps: readonly string[]) => boolean

/** Asked for only where something was refused; the fields are looked through when it is first asked. */
export function unreadableIn(fields: readonly PlanField[], read: ReadDocument): Unreadable {
  let states: ReturnType<typeof fieldStates> | undefined
  const derived = new Set(fields.flatMap(field => (field.kind === 'derived' ? [field.name] : [])))
  // In a section of another shape than expected, nobody knows what could have been read.
  const isMisshapen = read.issues.some(each => each.code === 'transcript/wrong-shape')
  return steps => {
    if (derived.has(steps[0] ?? '')) return false
    states ??= fieldStates(fields, read)
    const found = states.filter(({ names }) => steps.every((step, index) => names[index] === step))
    if (isMisshapen && found.length === 0) return true
    return found.some(({ state }) => state === 'invalid' || (isMisshapen && state === 'absent'))
  }
}
