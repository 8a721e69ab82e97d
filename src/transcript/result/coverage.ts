/** How much of a document was read: counts of its leaves, by section and by how well the wordings that were read are known. */

import { pointerTo } from '../../text/places/json-pointer.ts'
import { getOrInsert } from '../get-or-insert.ts'
import type { LineageEntry } from '../lineage-entry.ts'
import type { JsonObject } from '../open/shape.ts'

/**
 * Counts of leaves: each leaf is read, ignored with a reason, or unmapped.
 * @example
 * const share = ({ read, ignored, unmapped }: LeafCounts): number => read / (read + ignored + unmapped)
 * share(mapTranscript(raw).coverage) // => 1
 */
export interface LeafCounts {
  readonly read: number
  readonly ignored: number
  readonly unmapped: number
}

/**
 * The counts of one section at the top of the document.
 * @example
 * const unread = ({ unmapped }: SectionCoverage): boolean => unmapped > 0
 * mapTranscript(raw).coverage.sections.filter(unread) // => []
 */
export interface SectionCoverage extends LeafCounts {
  /** JSON Pointer of the section; blank for the leaves that stand at the top themselves. */
  readonly section: string
}

/**
 * How well a wording is known; see "About and evidence" in docs/mapping-language.md.
 * @example
 * const unseen: readonly Evidence[] = ['inferred', 'unsourced']
 * const { evidence } = mapTranscript(raw).coverage
 * unseen.reduce((sum, each) => sum + evidence[each], 0) > 0 // => true
 */
export type Evidence = 'sourced' | 'secondary' | 'inferred' | 'unsourced'

/**
 * How much of a document was read.
 * @example
 * const coverage: Coverage = mapTranscript(raw).coverage
 * coverage.unmapped // => 0
 */
export interface Coverage extends LeafCounts {
  /** In document order. */
  readonly sections: readonly SectionCoverage[]
  /** The leaves that were read, by the evidence of the wording that read them; where several fields did, by the best. */
  readonly evidence: Readonly<Record<Evidence, number>>
}

/** From the best known to the least. */
const ranks: readonly Evidence[] = ['sourced', 'secondary', 'inferred', 'unsourced']

/** What a count is made from; `again` are leaves beside those of the document, second values of keys that stand twice. */
export interface Account {
  readonly document: JsonObject
  readonly ignored: readonly { readonly pointer: string }[]
  readonly unmapped: readonly string[]
  readonly again: number
  readonly lineage: readonly LineageEntry[]
}

/** The coverage of one document. */
export function coverageOf({ document, ignored, unmapped, again, lineage }: Account): Coverage {
  const sections = new Map<string, { all: number; ignored: number; unmapped: number }>()
  const countsAt = (section: string): { all: number; ignored: number; unmapped: number } => {
    return getOrInsert(sections, section, () => ({ all: 0, ignored: 0, unmapped: 0 }))
  }
  for (const key of Object.keys(document)) {
    const value: unknown = document[key]
    countsAt(isHolder(value) ? pointerTo('', key) : '').all += leafCount(value)
  }
  const sectionOf = (pointer: string): string => {
    const end = pointer.indexOf('/', 1)
    return end === -1 ? '' : pointer.slice(0, end)
  }
  for (const { pointer } of ignored) countsAt(sectionOf(pointer)).ignored++
  // The last ones are second values, which the document does not hold.
  unmapped.forEach((pointer, at) => {
    const counts = countsAt(sectionOf(pointer))
    counts.unmapped++
    if (at >= unmapped.length - again) counts.all++
  })
  const bySection = [...sections]
    .filter(([, { all }]) => all > 0)
    .map(([section, counts]) => ({
      section,
      read: counts.all - counts.ignored - counts.unmapped,
      ignored: counts.ignored,
      unmapped: counts.unmapped,
    }))
  const read = bySection.reduce((sum, each) => sum + each.read, 0)
  return {
    read,
    ignored: ignored.length,
    unmapped: unmapped.length,
    sections: bySection,
    evidence: byEvidence(lineage, read),
  }
}

function byEvidence(lineage: readonly LineageEntry[], read: number): Readonly<Record<Evidence, number>> {
  const best = new Map<string, number>()
  for (const { sources, evidence } of lineage) {
    if (evidence === undefined) continue
    const rank = Math.max(0, ranks.indexOf(evidence as Evidence))
    for (const { pointer, beside } of sources) {
      if (beside !== true) best.set(pointer, Math.min(rank, best.get(pointer) ?? rank))
    }
  }
  const counts = { sourced: 0, secondary: 0, inferred: 0, unsourced: 0 }
  for (const rank of best.values()) counts[ranks[rank] ?? 'sourced']++
  // What no single field reads, such as the text that decides the kind of an entry, is named by the mapping without doubt.
  return { ...counts, sourced: read - counts.secondary - counts.inferred - counts.unsourced }
}

/** The number of leaves of a value. Not by recursion: depth costs memory, never the stack. */
function leafCount(value: unknown): number {
  let count = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const at = waiting.pop()
    if (!isHolder(at)) count++
    else if (Array.isArray(at)) for (const each of at) waiting.push(each)
    else for (const key of Object.keys(at)) waiting.push(Reflect.get(at, key))
  }
  return count
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
