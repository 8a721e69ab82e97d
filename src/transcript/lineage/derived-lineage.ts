/**
 * Lineage of derived fields, made from those of the fields that they read. A derived field is fed by every leaf that fed one of
 * those: the sum over all of them may be many times the document, so each is put together when it is first asked for. Fields that
 * read the same share one list.
 */

import type { DerivedField } from '../../plan/mapping-plan.ts'
import type { FieldState, LineageEntry, LineageSource } from '../lineage-entry.ts'
import { type Feed, noFeed } from '../view/leaves/leaf-store.ts'
import { LeafLists } from './leaf-lists.ts'
import type { Fed, FedRun, LineagePlan, PlannedFigure } from './lineage-plan.ts'
import { isAtOrBelow } from './lineage-plan.ts'
import type { Walked } from './lineage-walk.ts'

/** What is known of the derived fields of one document. */
export interface Figures {
  readonly data: unknown
  /** The names of those that have no value because of something that cannot be read or was not. */
  readonly failed: ReadonlySet<string>
  /** Those in doubt, with what they would be, by their names. */
  readonly incomplete: ReadonlyMap<string, { readonly value: unknown }>
}

/** The lineage of the derived fields of a plan, in their order; `leaves` is how many leaves have a number. */
export function derivedLineage(
  plan: LineagePlan,
  walked: Walked,
  leaves: number,
  known: Figures,
): readonly LineageEntry[] {
  const lineage = new DerivedLineage(plan, walked, leaves)
  return plan.figures.map((figure, at) => lineage.add(figure, at, known))
}

const none: readonly never[] = []

class DerivedLineage {
  readonly #plan: LineagePlan
  readonly #walked: Walked
  readonly #states: FieldState[] = []
  /** By the places of what feeds something, the leaves; by the paths of what counts as zero, those of the fields without a value. */
  readonly #feeds: (Feed | undefined)[] = []
  /** By the places of runs of names, the leaves. */
  readonly #runs: (Feed | undefined)[] = []
  readonly #lacking = new Map<string, readonly string[]>()
  /** The names of what cannot be read, and the places of derived fields that rest on it. */
  readonly #invalid: readonly (readonly string[])[]
  readonly #invalidFigures = new Set<number>()
  readonly #leaves: number
  #lists: LeafLists | undefined

  constructor(plan: LineagePlan, walked: Walked, leaves: number) {
    this.#plan = plan
    this.#walked = walked
    this.#leaves = leaves
    const invalid = new Set<number>()
    for (let at = 0; at < walked.found.length; at++)
      if (walked.found[at]?.state === 'invalid') invalid.add(walked.names[at] ?? -1)
    this.#invalid = [...invalid].map(at => plan.names[at]?.names ?? [])
  }

  add({ field, path, reads, zeros }: PlannedFigure, at: number, known: Figures): LineageEntry {
    const value: unknown = Reflect.get(Object(known.data), field.name)
    const hasValue = value !== null && value !== undefined
    const state = hasValue ? 'value' : this.#isInvalid(field, reads, known.failed) ? 'invalid' : 'absent'
    this.#states.push(state)
    if (state === 'invalid') this.#invalidFigures.add(at)
    const entry = new LateEntry(path, state, field.spec, this, at)
    const countedAsZero =
      hasValue && zeros.length > 0 ? zeros.flatMap(each => this.#lackingIn(each.fed, each.path)) : none
    if (countedAsZero.length > 0) Object.assign(entry, { countedAsZero })
    const incomplete = known.incomplete.get(field.name)
    if (incomplete !== undefined) Object.assign(entry, { partial: incomplete.value })
    return entry
  }

  #isInvalid(field: DerivedField, { derived }: Fed, failed: Figures['failed']): boolean {
    return (
      failed.has(field.name) ||
      (this.#invalidFigures.size > 0 && derived.some(each => this.#invalidFigures.has(each))) ||
      this.#invalid.some(names => field.reads.some(steps => isAtOrBelow(names, steps)))
    )
  }

  /** The paths of the fields without a value; that of the list, where it has no entry to hold any. */
  #lackingIn(fed: Fed, path: string): readonly string[] {
    const present = this.#lacking.get(path)
    if (present !== undefined) return present
    const { found, names, ends } = this.#walked
    const lacking: string[] = []
    let count = fed.derived.length
    for (const { outermost, first, wanted } of fed.runs) {
      const end = ends[outermost] ?? 0
      for (let at = outermost === 0 ? 0 : (ends[outermost - 1] ?? end); at < end; at++) {
        if (wanted[(names[at] ?? -1) - first] !== 1) continue
        const entry = found[at]
        count++
        if (entry !== undefined && entry.state !== 'value') lacking.push(entry.path)
      }
    }
    for (const at of fed.derived)
      if (this.#states[at] !== 'value') lacking.push(this.#plan.figures[at]?.path ?? '')
    if (count === 0) lacking.push(path)
    this.#lacking.set(path, lacking)
    return lacking
  }

  /** What feeds the derived field at a place. */
  sourcesOf(at: number): readonly LineageSource[] {
    return this.#feedOf(at).sources
  }

  /** Derived fields may read derived ones in a long row, so those are put together in turn and not one within another. */
  #feedOf(at: number): Feed {
    const { figures } = this.#plan
    const wanted = new Set([at])
    for (const each of wanted) {
      if (this.#fedTo(each) !== undefined) continue
      for (const other of figures[each]?.reads.derived ?? none) wanted.add(other)
    }
    for (const each of [...wanted].sort((left, right) => left - right)) {
      const fed = figures[each]?.reads
      if (fed !== undefined) this.#feeds[fed.at] ??= this.#together(fed)
    }
    return this.#fedTo(at) ?? noFeed
  }

  /** The leaves of a derived field, where they are put together already. */
  #fedTo(figure: number): Feed | undefined {
    return this.#feeds[this.#plan.figures[figure]?.reads.at ?? -1]
  }

  /** Those of the fields, then those of the derived fields. */
  #together({ runs, derived }: Fed): Feed {
    const ofRuns = runs.map(run => {
      const feed = this.#runs[run.at] ?? this.#ofRun(run)
      this.#runs[run.at] = feed
      return feed
    })
    const feeds = [...ofRuns, ...derived.map(at => this.#fedTo(at))]
    const lists = this.#newList(feeds.find(feed => feed !== undefined && feed.sources.length > 0))
    for (const feed of feeds) if (feed !== undefined) lists.put(feed)
    return lists.end()
  }

  #ofRun({ outermost, first, wanted }: FedRun): Feed {
    const { names, ends, feeds } = this.#walked
    const end = ends[outermost] ?? 0
    const lists = this.#newList()
    for (let at = outermost === 0 ? 0 : (ends[outermost - 1] ?? end); at < end; at++) {
      const feed = feeds[at]
      if (feed !== undefined && wanted[(names[at] ?? -1) - first] === 1) lists.put(feed)
    }
    return lists.end()
  }

  #newList(begin?: Feed): LeafLists {
    this.#lists ??= new LeafLists(this.#leaves)
    this.#lists.start(begin)
    return this.#lists
  }
}

/** A lineage entry that looks for its sources when it is asked for them. */
class LateEntry implements LineageEntry {
  /** One getter for all: with one of its own each, entries would be dictionaries, which take five times as long to make. */
  static readonly #sources: PropertyDescriptor & ThisType<LateEntry> = {
    enumerable: true,
    get() {
      return this.#lineage.sourcesOf(this.#at)
    },
  }

  // Only declared: the constructor puts them in the order in which all entries have their names.
  declare readonly path: string
  declare readonly state: FieldState
  declare readonly sources: readonly LineageSource[]
  declare readonly normalizer: null
  declare readonly spec: string
  readonly #lineage: DerivedLineage
  readonly #at: number

  constructor(path: string, state: FieldState, spec: string, lineage: DerivedLineage, at: number) {
    this.path = path
    this.state = state
    Object.defineProperty(this, 'sources', LateEntry.#sources)
    this.normalizer = null
    this.spec = spec
    this.#lineage = lineage
    this.#at = at
  }
}
