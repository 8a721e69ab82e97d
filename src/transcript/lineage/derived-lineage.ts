/**
 * Lineage of derived fields, made from those of the fields that they read. A derived field is fed by every leaf that fed one of
 * those: the sum over all of them may be many times the document, so beyond a bound each is put together when it is first
 * looked at. Fields that read the same share one list.
 */

import type { DerivedField } from '../../plan/mapping-plan.ts'
import type { FieldState, LineageEntry, LineageSource } from '../lineage-entry.ts'
import { type Feed, noFeed } from '../view/leaves/leaf-store.ts'
import type { Fed, LineagePlan, PlannedFigure } from './lineage-plan.ts'
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

/** The budget of entries to visit eagerly, for all derived fields together: this many for each entry of the fields, and this many more. */
const readilyEach = 64
const readilyAnyway = 1000

const none: readonly never[] = []

class DerivedLineage {
  readonly #plan: LineagePlan
  readonly #walked: Walked
  readonly #states: FieldState[] = []
  /** By the places of what feeds something, the leaves; by the paths of what counts as zero, those of the fields without a value. */
  readonly #feeds: (Feed | undefined)[] = []
  readonly #lacking = new Map<string, readonly string[]>()
  /** The names of what cannot be read, and the places of derived fields that rest on it. */
  readonly #invalid: readonly (readonly string[])[]
  readonly #invalidFigures = new Set<number>()
  /** By the number of a leaf, its mark in the list that it was last put into; marks rise from list to list. */
  readonly #marks: number[]
  #nextMark = 0
  /** What is left of the budget of entries to visit eagerly. */
  #readily: number

  constructor(plan: LineagePlan, walked: Walked, leaves: number) {
    this.#plan = plan
    this.#walked = walked
    this.#marks = new Array<number>(leaves).fill(-1)
    this.#readily = readilyEach * walked.found.length + readilyAnyway
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
    const entry = this.#entry(path, state, field.spec, at)
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

  /** With its sources or, once the budget is spent, with a getter that collects them. */
  #entry(path: string, state: FieldState, spec: string, at: number): LineageEntry {
    const fed = this.#plan.figures[at]?.reads
    // An accessor takes longer to make than most lists do.
    if (this.#readily > 0 || fed === undefined || this.#feeds[fed.at] !== undefined)
      return { path, state, sources: this.#feedOf(at).sources, normalizer: null, spec }
    const sources = (): readonly LineageSource[] => this.#feedOf(at).sources
    return {
      path,
      state,
      get sources() {
        return sources()
      },
      normalizer: null,
      spec,
    }
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

  /** Derived fields may read derived ones in a long row, so those are put together in turn and not one within another. */
  #feedOf(at: number): Feed {
    const { figures } = this.#plan
    const own = figures[at]?.reads
    if (own === undefined) return noFeed
    const present = this.#feeds[own.at]
    if (present !== undefined) return present
    if (own.derived.length === 0) {
      const feed = this.#together(own)
      this.#feeds[own.at] = feed
      return feed
    }
    const wanted = new Set([at])
    for (const each of wanted) {
      const fed = figures[each]?.reads
      if (fed === undefined || this.#feeds[fed.at] !== undefined) continue
      for (const other of fed.derived) wanted.add(other)
    }
    for (const each of [...wanted].sort((left, right) => left - right)) {
      const fed = figures[each]?.reads
      if (fed !== undefined) this.#feeds[fed.at] ??= this.#together(fed)
    }
    return this.#feeds[own.at] ?? noFeed
  }

  /** Each leaf once, where it came first, as it came last. */
  #together({ runs, derived }: Fed): Feed {
    const { names, ends, feeds } = this.#walked
    const list = new LeafList(this.#marks, this.#nextMark)
    for (const { outermost, first, wanted } of runs) {
      const end = ends[outermost] ?? 0
      const start = outermost === 0 ? 0 : (ends[outermost - 1] ?? end)
      this.#readily -= end - start
      for (let at = start; at < end; at++) {
        const feed = wanted[(names[at] ?? -1) - first] === 1 ? feeds[at] : undefined
        if (feed !== undefined) list.put(feed)
      }
    }
    for (const at of derived) list.put(this.#feeds[this.#plan.figures[at]?.reads.at ?? -1] ?? noFeed)
    const { sources, numbers } = list
    this.#readily -= sources.length
    this.#nextMark += sources.length
    return { sources, first: -1, numbers }
  }
}

/** A list in which each leaf stands once. A leaf of the list has as its mark its place in it, more than `first` by so many. */
class LeafList {
  readonly sources: LineageSource[] = []
  readonly numbers: number[] = []
  readonly #marks: number[]
  readonly #first: number

  /** `marks` are those of all leaves by their numbers, each less than `first`. */
  constructor(marks: number[], first: number) {
    this.#marks = marks
    this.#first = first
  }

  /** Puts what fed one field into the list: a leaf that is there stays in its place, and is shown as it came last. */
  put({ sources, first, numbers }: Feed): void {
    const marks = this.#marks
    const listed = this.sources
    for (let at = 0; at < sources.length; at++) {
      const source = sources[at]
      const number = numbers === undefined ? first + at : (numbers[at] ?? -1)
      if (source === undefined) continue
      const place = (marks[number] ?? -1) - this.#first
      if (place >= 0) listed[place] = source
      else {
        marks[number] = this.#first + listed.length
        listed.push(source)
        this.numbers.push(number)
      }
    }
  }
}
