/** What a run over transcripts has to tell: what nothing reads, which fields do not come, and what likely belongs together. Labels and counts only. */

import type { DriftGroup, DriftRecord, DriftSample, FindingKind, RecordedFinding } from './drift-record.ts'
import { mostGroupsOfOne } from './limits.ts'

/** The format of a report; one of another format is refused. */
export const reportFormat = 1

/** Documents of one form and period in which something was found. */
export interface Counted {
  readonly form: string
  readonly period: string | null
  readonly documents: number
}

/** A label, a section or a kind of entries that nothing reads. */
export interface Unread {
  readonly mapping: string
  readonly place: string
  /** The section that nothing reads in which it stands; null where it stands in none. */
  readonly within: string | null
  readonly lines: number
  /** Documents that have it, of all documents of the mapping. */
  readonly documents: number
  readonly of: number
  /** The first and the last tax period of those documents, `YYYY-MM`; null where none says. */
  readonly first: string | null
  readonly last: string | null
  readonly by: readonly Counted[]
  /** Fields that it likely belongs to, or of a section the absent sections that it may be; the likeliest first. */
  readonly likely: readonly string[]
}

/** A field that does not come. */
export interface Missing {
  readonly mapping: string
  readonly field: string
  /** How well its wording is known. */
  readonly evidence: string
  /** "never": in no document. "ended": it was usual in an earlier tax period, and came in no document of a later one. */
  readonly state: 'never' | 'ended'
  /** Documents without it, of those of the mapping that were looked at for it. */
  readonly documents: number
  readonly of: number
  /** The last tax period in which it came; null where it never came. */
  readonly last: string | null
  /** Unread places that likely hold it, the likeliest first. */
  readonly likely: readonly string[]
}

/** What drift reports hold, as JSON. */
export interface DriftReport {
  readonly format: typeof reportFormat
  readonly documents: number
  readonly rejected: number
  /** Lines that nothing read, in all documents. */
  readonly unmapped: number
  /** The documents that were looked at for absent fields and for how well wordings are known: all of them, unless there are many. */
  readonly sample: DriftSample
  readonly groups: readonly DriftGroup[]
  readonly sections: readonly Unread[]
  readonly entries: readonly Unread[]
  readonly labels: readonly Unread[]
  readonly fields: readonly Missing[]
  /** Lines of what came after the limits were reached. */
  readonly beyond: Readonly<Record<FindingKind, number>>
}

/** A field was usual in a tax period where it came in more than this part of the documents. */
const usual = 0.5
/** Fewer documents of a time say nothing: one more or less of those that have a schedule would change it. */
const enough = 10

/** The report of what was counted. The same for the same documents in the same order. */
export function driftReport(record: DriftRecord): DriftReport {
  const { documents, rejected, unmapped, sample, groups, findings, beyond } = record
  const ofMapping = new Map<string, DriftGroup[]>()
  for (const group of groups) {
    const known = ofMapping.get(group.mapping)
    if (known === undefined) ofMapping.set(group.mapping, [group])
    else known.push(group)
  }
  const unread = (kind: FindingKind): readonly Unread[] =>
    findings
      .filter(each => each.kind === kind && each.documents > 0)
      .map(each => unreadOf(each, groups, sum(ofMapping.get(each.mapping), 'documents')))
      .sort(byWeight)
  return {
    format: reportFormat,
    documents,
    rejected,
    unmapped,
    sample,
    groups: [...groups].sort(byGroup),
    sections: unread('section'),
    entries: unread('entry'),
    labels: unread('label'),
    fields: findings
      .filter(each => each.kind === 'field')
      .flatMap(each => missingOf(each, groups, ofMapping.get(each.mapping) ?? []))
      .sort(byStrength),
    beyond,
  }
}

function unreadOf(finding: RecordedFinding, groups: readonly DriftGroup[], of: number): Unread {
  const { mapping, name, within, lines, documents, by } = finding
  const counted = by.flatMap(([position, times]) => {
    const group = groups[position]
    return group === undefined ? [] : [{ form: group.form, period: group.period, documents: times }]
  })
  const periods = counted.flatMap(each => each.period ?? []).sort()
  return {
    mapping,
    place: name,
    within,
    lines,
    documents,
    of,
    first: periods[0] ?? null,
    last: periods.at(-1) ?? null,
    by: counted.sort(byPeriod),
    likely: partners(finding),
  }
}

function missingOf(
  finding: RecordedFinding,
  groups: readonly DriftGroup[],
  all: readonly DriftGroup[],
): readonly Missing[] {
  const { mapping, name, evidence, documents, by } = finding
  const of = sum(all, 'sampled')
  const absent = new Map(by.flatMap(([position, times]) => [[groups[position], times] as const]))
  const byPeriodOf = new Map<string, { documents: number; came: number }>()
  for (const group of all) {
    if (group.period === null) continue
    const counts = byPeriodOf.get(group.period) ?? { documents: 0, came: 0 }
    counts.documents += group.sampled
    counts.came += group.sampled - (absent.get(group) ?? 0)
    if (group.sampled > 0) byPeriodOf.set(group.period, counts)
  }
  const periods = [...byPeriodOf].sort(([one], [other]) => (one < other ? -1 : 1))
  const came = periods.filter(([, counts]) => counts.came > 0)
  const last = came.at(-1)?.[0] ?? null
  const wasUsual = came.some(
    ([, counts]) => counts.came > usual * counts.documents && counts.documents >= enough,
  )
  const later = periods.filter(([period]) => last !== null && period > last)
  const isLater = later.reduce((total, [, counts]) => total + counts.documents, 0) >= enough
  // Where it was not counted by every kind of documents, nobody knows when it came last.
  const isKnown = by.length < mostGroupsOfOne
  const state = documents >= of ? 'never' : isKnown && wasUsual && isLater ? 'ended' : undefined
  if (state === undefined || documents === 0) return []
  return [
    {
      mapping,
      field: name,
      evidence: evidence ?? 'sourced',
      state,
      documents,
      of,
      last: state === 'never' ? null : last,
      likely: partners(finding),
    },
  ]
}

function partners({ likely }: RecordedFinding): readonly string[] {
  return [...likely]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([name]) => name)
}

function sum(groups: readonly DriftGroup[] | undefined, of: 'documents' | 'sampled'): number {
  return (groups ?? []).reduce((total, each) => total + each[of], 0)
}

/** What is in most documents first. */
function byWeight(one: Unread, other: Unread): number {
  return (
    other.documents - one.documents || compare(one.mapping, other.mapping) || compare(one.place, other.place)
  )
}

/** Those with a likely partner first, of these those whose wording is least known; then what was usual once. */
function byStrength(one: Missing, other: Missing): number {
  return (
    strength(other) - strength(one) ||
    other.documents - one.documents ||
    compare(one.mapping, other.mapping) ||
    compare(one.field, other.field)
  )
}

function strength({ likely, evidence, state }: Missing): number {
  const unseen = evidence === 'unsourced' || evidence === 'inferred'
  return (likely.length > 0 ? 4 : 0) + (state === 'ended' ? 2 : 0) + (unseen ? 1 : 0)
}

function byGroup(one: DriftGroup, other: DriftGroup): number {
  return compare(one.mapping, other.mapping) || compare(one.type, other.type) || byPeriod(one, other)
}

function byPeriod(one: Counted, other: Counted): number {
  return compare(one.form, other.form) || compare(one.period ?? '', other.period ?? '')
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
