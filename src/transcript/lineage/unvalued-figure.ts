/** The lineage entry of a derived field without a value. Why it has none is found when somebody asks, and is no part of its JSON. */
import type { FieldState, Lack, LineageEntry, LineageSource } from '../lineage-entry.ts'

/** Why the field of an entry has no value. */
export type LacksOf = (entry: LineageEntry) => readonly Lack[]

export class UnvaluedFigure implements LineageEntry {
  readonly path: string
  readonly state: FieldState
  readonly sources: readonly LineageSource[]
  readonly normalizer: null = null
  readonly spec: string
  readonly #lacksOf: LacksOf

  constructor({ path, state, sources, spec }: Omit<LineageEntry, 'normalizer'>, lacksOf: LacksOf) {
    this.path = path
    this.state = state
    this.sources = sources
    this.spec = spec
    this.#lacksOf = lacksOf
  }

  get lacks(): readonly Lack[] {
    return this.#lacksOf(this)
  }

  /** The same with other sources. */
  with(sources: readonly LineageSource[]): UnvaluedFigure {
    const { partial } = this as LineageEntry
    const same = new UnvaluedFigure({ ...this, sources }, this.#lacksOf)
    return partial === undefined ? same : Object.assign(same, { partial })
  }
}
