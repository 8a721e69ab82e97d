/** What the derived figures of a plan read of documents. */

import type { DerivedField } from '../../../plan/mapping-plan.ts'
import { getOrInsert } from '../../get-or-insert.ts'
import { isAtOrAbove, type NamedWording, namedListsIn, wordingsIn } from '../places/key-figures.ts'
import type { ListPlace, Place, RecordPlace, Wording } from '../places/places.ts'
import { RecordReads } from '../places/record-reads.ts'

/** What a derived figure of a plan reads, by the kinds of records that its labels stand in. */
export interface FigureReads {
  /** Without those records of which it reads only what it has no value without. No wordings for entries that are only counted. */
  readonly byRecord: ReadonlyMap<RecordPlace | undefined, RecordReads>
  /** Those as well. */
  readonly all: ReadonlyMap<RecordPlace | undefined, RecordReads>
  readonly lists: ReadonlySet<ListPlace>
  /** Of those records the kinds of entries of each list. */
  readonly byList: ReadonlyMap<ListPlace, readonly (readonly [RecordPlace, RecordReads])[]>
  /** Of what it reads in entries the first wording of each field, by the names of the field in one text. */
  readonly ofEntries: ReadonlyMap<string, Wording>
  /** The same wordings, and all others, by list. */
  readonly inLists: readonly NamedWording[]
  /** It rests on other derived figures: these are not computed again in a trial, so what it would be is not known. */
  readonly isTied: boolean
  /** Of a list whose entries are of several kinds it reads some only: those that are here. */
  readonly isOfKinds: boolean
}

/** The reads of each derived field of a plan whose outermost place is `root`. */
export function figureReads(
  derived: readonly DerivedField[],
  root: Place,
): ReadonlyMap<DerivedField, FigureReads> {
  const known = wordingsIn(root)
  const knownLists = namedListsIn(root)
  const figures = new Set(derived.map(each => each.name))
  const seen = new Map<RecordPlace | undefined, RecordReads[]>()
  return new Map(
    derived.map(field => {
      // Where a figure has no value without a field, nothing of that field is left out.
      const needs = new Set(field.needs.map(each => each.join('\n')))
      const reads = field.reads.filter(each => !needs.has(each.join('\n')))
      const byRecord = new Map<RecordPlace | undefined, RecordReads>()
      const all = new Map<RecordPlace | undefined, RecordReads>()
      const lists = new Set<ListPlace>()
      const inLists: NamedWording[] = []
      const ofEntries = new Map<string, Wording>()
      for (const each of known) {
        if (each.list && each.record && isNeverRead(field, each.list, each.record)) continue
        if (!field.reads.some(read => isAtOrAbove(each.names, read))) continue
        const ofRecord = getOrInsert(all, each.record, () => new RecordReads())
        ofRecord.printed.push(each.wording)
        ofRecord.slots.add(each.wording.slot)
        if (!reads.some(read => isAtOrAbove(each.names, read))) continue
        byRecord.set(each.record, ofRecord)
        ofRecord.wordings.push(each.wording)
        if (each.list === undefined) continue
        lists.add(each.list)
        inLists.push(each)
        const names = each.names.join('\n')
        getOrInsert(ofEntries, names, () => each.wording)
      }
      for (const { names, list } of knownLists) {
        if (!reads.some(read => isAtOrAbove(names, read) && isAtOrAbove(read, names))) continue
        lists.add(list)
        for (const kind of list.kinds) {
          if (isNeverRead(field, list, kind)) continue
          byRecord.set(
            kind,
            getOrInsert(all, kind, () => new RecordReads()),
          )
        }
      }
      for (const [record, own] of all) {
        const known = getOrInsert(seen, record, () => [])
        const ofRecord = known.find(each => each.isSameAs(own)) ?? own
        if (ofRecord === own) known.push(own)
        all.set(record, ofRecord)
        if (byRecord.has(record)) byRecord.set(record, ofRecord)
      }
      const byList = new Map(
        [...lists].map(list => [
          list,
          [...byRecord].filter(
            (each): each is [RecordPlace, RecordReads] =>
              each[0] !== undefined && list.kinds.includes(each[0]),
          ),
        ]),
      )
      const isOfKinds = field.kinds !== undefined
      const isTied = field.reads.some(([name = '']) => figures.has(name))
      return [field, { byRecord, byList, all, lists, ofEntries, inLists, isTied, isOfKinds }] as const
    }),
  )
}

/** What the figures of a plan read of each kind of records, each once. */
export function readsByRecord(
  figures: Iterable<FigureReads>,
): ReadonlyMap<RecordPlace | undefined, readonly RecordReads[]> {
  const found = new Map<RecordPlace | undefined, RecordReads[]>()
  for (const { all } of figures)
    for (const [record, reads] of all) {
      const ofRecord = getOrInsert(found, record, () => [])
      if (!ofRecord.includes(reads)) ofRecord.push(reads)
    }
  return found
}

/** Whether a figure reads no entries of a kind. */
function isNeverRead({ kinds }: DerivedField, { field }: ListPlace, { name = '' }: RecordPlace): boolean {
  return kinds?.some(({ list, texts }) => list === field.name && !texts.includes(name)) === true
}
