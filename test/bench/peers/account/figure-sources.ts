/** What fed the derived figures: every leaf of the fields that they read. Put together when one is looked at. */
import type { DerivedField } from '../../../../src/plan/mapping-plan.ts'
import { balanceFields, headerFields, rowFields, summaryFields, topFields } from './fields.ts'
import type { LineageEntry, Source, State } from './lineage.ts'

/** The names of the lineage in their order: those above the rows, and those of each row. */
const aboveRows: readonly string[] = [
  ...topFields.map(({ name }) => name),
  'noDataNotice',
  ...headerFields.map(({ name }) => `header.${name}`),
  ...balanceFields.map(({ name }) => `balance.${name}`),
  ...summaryFields.map(({ name }) => `summary.${name}`),
]
const ofRow: readonly string[] = [...rowFields.map(({ name }) => name), 'informational', 'belongsTo'].map(
  name => `transactions.${name}`,
)

/** The name of the lineage entry at a place. */
export function nameAt(at: number): string {
  if (at < aboveRows.length) return aboveRows[at] ?? ''
  return ofRow[(at - aboveRows.length) % ofRow.length] ?? ''
}

/** What a figure reads: places of lineage above the rows, places within each row, other figures. */
export interface Fed {
  readonly above: readonly number[]
  readonly inRow: readonly number[]
  readonly figures: readonly number[]
}

/** What each figure reads. */
export function fedBy(figures: readonly DerivedField[]): readonly Fed[] {
  return figures.map(({ reads }) => {
    const isRead = (name: string): boolean =>
      reads.some(steps => {
        const read = steps.join('.')
        return name === read || name.startsWith(`${read}.`)
      })
    const places = (names: readonly string[]): readonly number[] =>
      names.flatMap((name, at) => (isRead(name) ? [at] : []))
    return {
      above: places(aboveRows),
      inRow: places(ofRow),
      figures: figures.flatMap(({ name }, at) => (reads.some(([first]) => first === name) ? [at] : [])),
    }
  })
}

/** The sources of the figures of one document. */
export class FigureSources {
  readonly #fed: readonly Fed[]
  readonly #lineage: readonly LineageEntry[]
  readonly #rows: number
  readonly #made: (readonly Source[] | undefined)[] = []

  /** Of `lineage` the first `fields` are of fields. */
  constructor(fed: readonly Fed[], lineage: readonly LineageEntry[], fields: number) {
    this.#fed = fed
    this.#lineage = lineage
    this.#rows = (fields - aboveRows.length) / ofRow.length
  }

  of(figure: number): readonly Source[] {
    const made = this.#made[figure] ?? this.#together(this.#fed[figure])
    this.#made[figure] = made
    return made
  }

  #together(fed: Fed | undefined): readonly Source[] {
    if (fed === undefined) return []
    const sources = new Map<string, Source>()
    const add = (all: readonly Source[] | undefined): void => {
      if (all !== undefined) for (const source of all) sources.set(source.pointer, source)
    }
    for (const at of fed.above) add(this.#lineage[at]?.sources)
    for (let row = 0; row < this.#rows; row++) {
      const first = aboveRows.length + row * ofRow.length
      for (const at of fed.inRow) add(this.#lineage[first + at]?.sources)
    }
    for (const at of fed.figures) add(this.of(at))
    return [...sources.values()]
  }
}

/** The lineage entry of a figure. */
export class FigureLineage implements LineageEntry {
  readonly path: string
  readonly state: State
  readonly normalizer = null
  readonly spec: string
  readonly #sources: FigureSources
  readonly #at: number

  constructor(path: string, state: State, spec: string, sources: FigureSources, at: number) {
    this.path = path
    this.state = state
    this.spec = spec
    this.#sources = sources
    this.#at = at
  }

  get sources(): readonly Source[] {
    return this.#sources.of(this.#at)
  }
}
