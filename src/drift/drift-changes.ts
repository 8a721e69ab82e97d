/** What a report has that an earlier one had not, or had less of, and what is gone. */
import type { DriftReport, Missing, Unread } from './drift-report.ts'

/** What a change is about. */
export type ChangeKind = 'section' | 'entry' | 'label' | 'field'

/** One difference between two drift reports. */
export interface DriftChange {
  readonly kind: ChangeKind
  readonly mapping: string
  /** The place in the transcript, or the name of the field. */
  readonly name: string
  /** Documents that had it, of all documents of the mapping, then and now. */
  readonly before: { readonly documents: number; readonly of: number }
  readonly now: { readonly documents: number; readonly of: number }
}

/** What is new in the later of two drift reports, and what is gone. */
export interface DriftChanges {
  readonly new: readonly DriftChange[]
  readonly grown: readonly DriftChange[]
  readonly gone: readonly DriftChange[]
}

/** A finding has grown where its part of the documents is so many times what it was. */
const growth = 2

/**
 * The changes from `before` to `now`, of the documents of each mapping by itself. A field that never came and has no likely partner is
 * no change: hardly any taxpayer may have it.
 */
export function driftChanges(before: DriftReport, now: DriftReport): DriftChanges {
  const earlier = findingsOf(before)
  const later = findingsOf(now)
  const seenBefore = documentsByMapping(before)
  const seenNow = documentsByMapping(now)
  const changes = { new: [] as DriftChange[], grown: [] as DriftChange[], gone: [] as DriftChange[] }
  for (const [key, { kind, mapping, name, count }] of later) {
    const was = earlier.get(key)?.count
    const change = { kind, mapping, name, before: was ?? nothing(seenBefore, mapping), now: count }
    if (was === undefined) changes.new.push(change)
    else if (hasGrown(was, count)) changes.grown.push(change)
  }
  for (const [key, { kind, mapping, name, count }] of earlier) {
    // Where no document of the mapping came, nothing is known of it.
    if (later.has(key) || !seenNow.has(mapping)) continue
    changes.gone.push({ kind, mapping, name, before: count, now: nothing(seenNow, mapping) })
  }
  return changes
}

interface Count {
  readonly documents: number
  readonly of: number
}

interface Known {
  readonly kind: ChangeKind
  readonly mapping: string
  readonly name: string
  readonly count: Count
}

/** By a key of its own, in the order of the report. */
function findingsOf({ sections, entries, labels, fields }: DriftReport): ReadonlyMap<string, Known> {
  const found = new Map<string, Known>()
  const add = (kind: ChangeKind, mapping: string, name: string, { documents, of }: Count): void => {
    found.set([kind, mapping, name].join('\n'), { kind, mapping, name, count: { documents, of } })
  }
  const unread = (kind: ChangeKind, all: readonly Unread[]): void => {
    for (const each of all) add(kind, each.mapping, each.place, each)
  }
  unread('section', sections)
  unread('entry', entries)
  unread('label', labels)
  for (const each of fields) if (isDrift(each)) add('field', each.mapping, each.field, each)
  return found
}

/** A field that never came and has no likely partner may be one that hardly any taxpayer has: with other documents it comes and goes. */
function isDrift({ likely, state }: Missing): boolean {
  return likely.length > 0 || state === 'ended'
}

function documentsByMapping({ groups }: DriftReport): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { mapping, documents } of groups) sums.set(mapping, (sums.get(mapping) ?? 0) + documents)
  return sums
}

function nothing(seen: ReadonlyMap<string, number>, mapping: string): Count {
  return { documents: 0, of: seen.get(mapping) ?? 0 }
}

function hasGrown(before: Count, now: Count): boolean {
  return before.of > 0 && now.of > 0 && now.documents * before.of >= growth * before.documents * now.of
}
