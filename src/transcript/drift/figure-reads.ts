/** What the derived figures of a plan read of documents. */
import type { DerivedField } from '../../plan/mapping-plan.ts'
import { isAtOrAbove, type NamedWording, namedListsIn, wordingsIn } from './key-figures.ts'
import type { ListPlace, Place, RecordPlace } from './places.ts'

/** What a plan's derived figures read, by the kinds of records that their labels stand in. */
export interface FigureReads {
  /** None for a kind of entries that are only counted. */
  readonly byRecord: ReadonlyMap<RecordPlace | undefined, readonly NamedWording[]>
  /** Those without which it has no value as well: nothing of them is left out, but they may be printed twice. */
  readonly all: ReadonlyMap<RecordPlace | undefined, readonly NamedWording[]>
  readonly lists: ReadonlySet<ListPlace>
}

/** The reads of each derived field of a plan whose outermost place is `root`. */
export function figureReads(
  derived: readonly DerivedField[],
  root: Place,
): ReadonlyMap<DerivedField, FigureReads> {
  const known = wordingsIn(root)
  const knownLists = namedListsIn(root)
  return new Map(
    derived.map(field => {
      // Where a figure has no value without a field, nothing of that field is left out.
      const needs = new Set(field.needs.map(each => each.join('\n')))
      const reads = field.reads.filter(each => !needs.has(each.join('\n')))
      const byRecord = new Map<RecordPlace | undefined, NamedWording[]>()
      const all = new Map<RecordPlace | undefined, NamedWording[]>()
      const lists = new Set<ListPlace>()
      for (const each of known) {
        if (!field.reads.some(read => isAtOrAbove(each.names, read))) continue
        all.set(each.record, [...(all.get(each.record) ?? []), each])
        if (!reads.some(read => isAtOrAbove(each.names, read))) continue
        if (each.list !== undefined) lists.add(each.list)
        byRecord.set(each.record, [...(byRecord.get(each.record) ?? []), each])
      }
      for (const { names, list } of knownLists) {
        if (!reads.some(read => isAtOrAbove(names, read) && isAtOrAbove(read, names))) continue
        lists.add(list)
        for (const kind of list.kinds) byRecord.set(kind, byRecord.get(kind) ?? [])
      }
      return [field, { byRecord, all, lists }] as const
    }),
  )
}
