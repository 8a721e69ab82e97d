/**
 * Receipts of derived fields, made from those of the fields that they read. A derived field is fed by every leaf that fed one of
 * those: the sum over all of them may be many times the document, so each is put together when it is first looked at.
 */

import type { LineageEntry, LineageSource, Walked } from './trace.ts'
import type { Fed, TracedFigure, TracePlan } from './trace-plan.ts'
import { isAtOrBelow } from './trace-plan.ts'

/** What is known of the derived fields of one document. */
export interface Figures {
  readonly data: unknown
  /** The paths of those that could not be worked out. */
  readonly failed: ReadonlySet<string | null>
  /** What those in doubt would be, by their paths. */
  readonly partial: ReadonlyMap<string, unknown>
}

/** The receipts of the derived fields of a plan, in their order. */
export function derivedReceipts(plan: TracePlan, walked: Walked, known: Figures): readonly LineageEntry[] {
  const receipts = new DerivedReceipts(plan, walked)
  return plan.figures.map((figure, at) => receipts.add(figure, at, known))
}

class DerivedReceipts {
  readonly #plan: TracePlan
  readonly #walked: Walked
  readonly #made: LineageEntry[] = []
  readonly #sources: (readonly LineageSource[] | undefined)[] = []
  /** The names of what cannot be read, and the places of derived fields that rest on it. */
  readonly #invalid: readonly (readonly string[])[]
  readonly #invalidFigures = new Set<number>()
  #byName: readonly number[][] | undefined

  constructor(plan: TracePlan, walked: Walked) {
    this.#plan = plan
    this.#walked = walked
    const invalid = new Set<number>()
    for (const [position, { state }] of walked.found.entries())
      if (state === 'invalid') invalid.add(walked.names[position] ?? -1)
    this.#invalid = [...invalid].map(at => plan.names[at]?.names ?? [])
  }

  add({ field, path, reads, zeros }: TracedFigure, at: number, known: Figures): LineageEntry {
    const value: unknown = Reflect.get(Object(known.data), field.name)
    const hasValue = value !== null && value !== undefined
    const isInvalid =
      known.failed.has(path) ||
      reads.derived.some(each => this.#invalidFigures.has(each)) ||
      this.#invalid.some(names => field.reads.some(steps => isAtOrBelow(names, steps)))
    const countedAsZero = hasValue ? zeros.flatMap(each => this.#lacking(each.fed, each.path)) : []
    const sources = (): readonly LineageSource[] => this.#sourcesOf(at)
    const entry: LineageEntry = {
      path,
      state: hasValue ? 'value' : isInvalid ? 'invalid' : 'absent',
      get sources() {
        return sources()
      },
      normalizer: null,
      spec: field.spec,
    }
    if (entry.state === 'invalid') this.#invalidFigures.add(at)
    if (countedAsZero.length > 0) Object.assign(entry, { countedAsZero })
    if (known.partial.has(path)) Object.assign(entry, { partial: known.partial.get(path) })
    this.#made.push(entry)
    return entry
  }

  /** The paths of the fields without a value; that of the list, where it has no entry to hold any. */
  #lacking(fed: Fed, path: string): readonly string[] {
    const entries = this.#below(fed)
    if (entries.length === 0) return [path]
    return entries.flatMap(entry => (entry.state === 'value' ? [] : [entry.path]))
  }

  /** Derived fields may read derived ones in a long row, so those are put together in turn and not one within another. */
  #sourcesOf(at: number): readonly LineageSource[] {
    const present = this.#sources[at]
    if (present !== undefined) return present
    const wanted = new Set([at])
    for (const each of wanted) {
      for (const other of this.#plan.figures[each]?.reads.derived ?? [])
        if (this.#sources[other] === undefined) wanted.add(other)
    }
    for (const each of [...wanted].sort((left, right) => left - right))
      this.#sources[each] = this.#together(this.#plan.figures[each]?.reads)
    return this.#sources[at] ?? []
  }

  #together(fed: Fed | undefined): readonly LineageSource[] {
    const sources = new Map<string, LineageSource>()
    if (fed === undefined) return []
    for (const entry of this.#below(fed))
      for (const source of entry.sources) sources.set(source.pointer, source)
    return [...sources.values()]
  }

  /** The entries that feed something, in their order. */
  #below({ runs, derived }: Fed): readonly LineageEntry[] {
    const { found } = this.#walked
    const entries: LineageEntry[] = []
    for (const { outermost, names } of runs) {
      for (const position of this.#positions(outermost, names)) {
        const entry = found[position]
        if (entry !== undefined) entries.push(entry)
      }
    }
    for (const at of derived) {
      const entry = this.#made[at]
      if (entry !== undefined) entries.push(entry)
    }
    return entries
  }

  /** The positions of entries of one outermost field, rising. */
  #positions(outermost: number, names: readonly number[]): readonly number[] {
    const byName = this.#namesIndex()
    const [first = -1] = names
    if (names.length === 1) return byName[first] ?? []
    const { ends, names: all } = this.#walked
    const from = outermost === 0 ? 0 : (ends[outermost - 1] ?? 0)
    const wanted = new Set(names)
    const positions: number[] = []
    for (let at = from; at < (ends[outermost] ?? from); at++)
      if (wanted.has(all[at] ?? -1)) positions.push(at)
    return positions
  }

  #namesIndex(): readonly number[][] {
    if (this.#byName === undefined) {
      const byName: number[][] = this.#plan.names.map(() => [])
      for (const [position, name] of this.#walked.names.entries()) byName[name]?.push(position)
      this.#byName = byName
    }
    return this.#byName
  }
}
