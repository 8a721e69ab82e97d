/**
 * Fields that stand on a transcript and cannot be read. An expression that says what to do where a field has no value, `$orZero(a)`
 * or `a ?? b`, means a field that is not there; what is there and cannot be read is no such thing, and must not become a figure.
 */

import { unreachable } from '../../diagnostics/unreachable.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { labelsIn } from '../../text/labels/labels-in.ts'
import type { FieldState } from '../lineage-entry.ts'
import type { ReadDocument } from '../view/read-document.ts'
import type { LineagePlan, NamedPath, OutputPath } from './lineage-plan.ts'
import type { Walked } from './lineage-walk.ts'
import type { Shortfalls } from './shortfalls.ts'

/** Whether something at or below an output path cannot be read. */
export type Unreadable = (steps: readonly string[]) => boolean

/** What it is found from, each made when it is first needed. */
interface Walks {
  readonly short: () => Shortfalls
  readonly whole: () => Walked
}

/** Asked for only where something was refused. */
export function unreadableIn(
  fields: readonly PlanField[],
  read: ReadDocument,
  plan: LineagePlan,
  walks: Walks,
): Unreadable {
  let invalid: Found | undefined
  let whole: { readonly absent: Found; readonly all: Found } | undefined
  // Entries of a list have the same labels, however many of them are misshapen.
  const misshapen = [...new Set(read.misshapen.map(labelsIn))]
  return steps => {
    const { names, places } = plan.pathAt(steps, () => pathOf(fields, plan, steps))
    invalid ??= namesIn(plan, walks.short(), 'invalid')
    if (isAny(names, invalid)) return true
    if (misshapen.length === 0) return false
    // Where a section, a list or an entry has another shape than expected, nobody knows what it would have given.
    const isMisshapen = places.some(place =>
      misshapen.some(labels => `${place.join('\n')}\n`.startsWith(labels)),
    )
    if (!isMisshapen) return false
    const walked = walks.whole()
    whole ??= { absent: namesIn(plan, walked, 'absent'), all: namesIn(plan, walked) }
    return isAny(names, whole.absent) || !isAny(names, whole.all)
  }
}

/** What an output path stands for; a derived one for nothing, as it is read from no place. */
function pathOf(fields: readonly PlanField[], { names }: LineagePlan, steps: readonly string[]): OutputPath {
  if (fields.some(({ name, kind }) => kind === 'derived' && name === steps[0])) return nowhere
  // What lies in a value, `flag.value`, is read with it; that of entries is tried one by one, see unread/trials/doubts.ts.
  const isOf = ({ names, isInList }: NamedPath): boolean =>
    steps.every((step, index) => (index >= names.length && !isInList) || names[index] === step)
  return { names: names.flatMap((each, at) => (isOf(each) ? [at] : [])), places: placesOf(fields, steps) }
}

const nowhere: OutputPath = { names: [], places: [] }

/** By the positions of names in the plan: 1 for those that were found. */
type Found = Uint8Array

/** The names of the fields that are in a state: those of a list have as many states as it has entries. */
function namesIn({ names }: LineagePlan, walked: Pick<Walked, 'found' | 'names'>, state?: FieldState): Found {
  const found = new Uint8Array(names.length)
  walked.names.forEach((at, position) => {
    if (state === undefined || walked.found[position]?.state === state) found[at] = 1
  })
  return found
}

function isAny(names: readonly number[], found: Found): boolean {
  return names.some(at => found[at] === 1)
}

type Paths = readonly (readonly string[])[]

/** The places of a document, as labels from its top, at which an output path is looked for. */
function placesOf(fields: readonly PlanField[], [name, ...inside]: readonly string[]): Paths {
  return fields.filter(field => field.name === name).flatMap(field => placesOfField(field, inside))
}

function placesOfField(field: PlanField, inside: readonly string[]): Paths {
  switch (field.kind) {
    case 'value':
      return field.sources.map(source => source.path)
    case 'whether':
    case 'kept':
      return [field.path]
    case 'group':
      return below(field.sections.length === 0 ? [[]] : field.sections, field.fields, inside)
    case 'list':
      return below(field.paths, field.fields, inside)
    case 'choice':
      return below(
        field.paths,
        [...field.cases.flatMap(each => each.fields), ...field.otherwise.fields],
        inside,
      )
    case 'rowAbove':
    case 'notice':
    case 'derived':
      return []
    default:
      return unreachable(field)
  }
}

function below(outer: Paths, fields: readonly PlanField[], inside: readonly string[]): Paths {
  if (inside.length === 0) return outer
  const inner = placesOf(fields, inside)
  return outer.flatMap(path => (inner.length === 0 ? [path] : inner.map(each => [...path, ...each])))
}
