/** Who reads a line of a transcript, or why nobody does. */
import { fieldsInside } from '../../plan/fields-inside.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { nearestNames } from '../../text/messages/nearest-names.ts'
import { pointerSteps, pointerTo } from '../../text/places/json-pointer.ts'
import { type Reason, shapeOf } from './reason.ts'
import type { Explained } from './why-field.ts'

/** Who reads the line at `pointer`, whose text is `raw`; of an object or a list, who reads each line below it. */
export function whyLine({ result, fields, showValues }: Explained, pointer: string, raw: unknown): Reason {
  const base = { path: undefined, pointer, raw: showValues ? (JSON.stringify(raw) ?? '') : shapeOf(raw) }
  const below = `${pointer}/`
  const isHere = (each: string | null): boolean => each === pointer || each?.startsWith(below) === true
  const readers = result
    .lineage()
    .filter(entry => entry.sources.some(source => isHere(source.pointer)))
    .map(({ path, state, spec, normalizer }) => ({
      path,
      state,
      spec,
      says: normalizer === null ? 'it feeds this field' : `read as ${normalizer}`,
      inside: [],
    }))
  if (readers.length > 0) {
    const unread = result.unmapped.filter(isHere).map(each => unreadReason(each))
    return { ...base, state: 'read', says: 'read by these fields', inside: [...readers, ...unread] }
  }
  const ignored = result.ignored.find(each => isHere(each.pointer))
  if (ignored !== undefined)
    return { ...base, state: 'ignored', says: `ignored: ${ignored.because}`, inside: [] }
  const issues = result.issues
    .filter(
      issue => isHere(issue.pointer) || (issue.pointer !== null && pointer.startsWith(`${issue.pointer}/`)),
    )
    .map(({ code, message, path, spec }) => ({
      path: path ?? undefined,
      state: code,
      says: message,
      ...(spec === null ? {} : { spec }),
      inside: [],
    }))
  const near = nearestFields(fields, pointerSteps(pointer).at(-1) ?? '')
  return { ...base, state: 'unmapped', says: noReader, inside: [...issues, ...near] }
}

/** A line below the place that is asked about. */
function unreadReason(pointer: string): Reason {
  return { path: undefined, pointer, state: 'unmapped', says: noReader, inside: [] }
}

const noReader = 'no field reads it and nothing ignores it'

/** The fields whose labels are most like that of the line. */
function nearestFields(fields: readonly PlanField[], label: string): readonly Reason[] {
  const byLabel = new Map<string, Reason[]>()
  const waiting = fields.map(field => ({ field, above: '' }))
  // The list grows while it is walked.
  for (const { field, above } of waiting) {
    const path = pointerTo(above, field.name)
    for (const inside of fieldsInside(field))
      for (const each of inside) waiting.push({ field: each, above: path })
    if (field.kind !== 'value') continue
    for (const source of field.sources) {
      const last = source.path.at(-1) ?? ''
      const says = `its label is ${source.label}`
      const reason = { path, state: 'near', says, spec: field.spec, inside: [] }
      const same = byLabel.get(last)
      if (same === undefined) byLabel.set(last, [reason])
      else same.push(reason)
    }
  }
  return nearestNames(label, byLabel.keys()).flatMap(name => (byLabel.get(name) ?? []).slice(0, 3))
}
