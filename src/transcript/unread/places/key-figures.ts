/** The key figures of a plan with all labels that they are read from, those of the fields that feed a derived one included. */

import type { MappingPlan, PlanField } from '../../../plan/mapping-plan.ts'
import { pointerTo } from '../../../text/places/json-pointer.ts'
import type { ListPlace, Place, RecordPlace, Wording } from './places.ts'

/** A field that a reader must not miss. */
export interface KeyFigure {
  readonly names: readonly string[]
  /** The same as a pointer into the data. */
  readonly path: string
  readonly wordings: readonly NamedWording[]
}

/** The key figures of a plan whose outermost place is `root`. */
export function keyFiguresOf(
  plan: Pick<MappingPlan, 'fields' | 'keyFigures'>,
  root: Place,
): readonly KeyFigure[] {
  const known = wordingsIn(root)
  return plan.keyFigures.map(names => {
    const reads = readsOf(plan.fields, names)
    const gives = plan.fields.find(each => each.name === names[0])
    const fed = known.filter(each => reads.some(read => isAtOrAbove(each.names, read)))
    // What only decides whether something counts is not what the figure is made of.
    const isOfKind = (each: NamedWording): boolean =>
      gives?.kind !== 'derived' || each.wording.source?.normalizer === gives.gives
    return { names, path: names.reduce<string>(pointerTo, ''), wordings: fed.filter(isOfKind) }
  })
}

/** The paths of the output that a figure comes from: its own, or those of the fields that feed it. */
function readsOf(fields: readonly PlanField[], names: readonly string[]): readonly (readonly string[])[] {
  const field = fields.find(each => each.name === names[0])
  if (field?.kind !== 'derived') return [names]
  return field.reads.flatMap(read => (read[0] === names[0] ? [read] : readsOf(fields, read)))
}

/** A wording, and the names of its field in the output, positions in lists left out. */
export interface NamedWording {
  readonly names: readonly string[]
  readonly wording: Wording
  /** The list in whose entries of the kind `record` its label stands. */
  readonly list: ListPlace | undefined
  readonly record: RecordPlace | undefined
}

/** Every wording at or below a place. */
export function wordingsIn(
  place: Place,
  above: readonly string[] = [],
  list: ListPlace | undefined = undefined,
  record: RecordPlace | undefined = undefined,
): readonly NamedWording[] {
  return [
    ...place.wordings.map(wording => ({ names: [...above, ...wording.slot.path], wording, list, record })),
    ...[...place.sections.values()].flatMap(each => wordingsIn(each, above, list, record)),
    ...[...new Set([...place.lists.values()].flat())].flatMap(each =>
      each.kinds.flatMap(kind => wordingsIn(kind.root, [...above, ...each.path], each, kind)),
    ),
  ]
}

/** Every list at or below a place, those in its lists as well, with its names in the output, positions left out. */
export function namedListsIn(
  place: Place,
  above: readonly string[] = [],
): readonly { readonly names: readonly string[]; readonly list: ListPlace }[] {
  return listsIn(place).flatMap(list => {
    const names = [...above, ...list.path]
    return [{ names, list }, ...list.kinds.flatMap(kind => namedListsIn(kind.root, names))]
  })
}

/** Every list at or below a place, those in its lists left out. */
export function listsIn(place: Place): readonly ListPlace[] {
  return [...new Set([...[...place.lists.values()].flat(), ...[...place.sections.values()].flatMap(listsIn)])]
}

/** Whether the names of a field lead to what is read, or to something that it lies in. */
export function isAtOrAbove(names: readonly string[], read: readonly string[]): boolean {
  return names.length <= read.length && names.every((name, index) => read[index] === name)
}
