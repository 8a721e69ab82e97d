/** Lineage entries by the paths of their fields, and by every path above. Made once, so that to ask for each field of a long list is linear. */
import { getOrInsert } from '../get-or-insert.ts'
import type { LineageEntry } from '../lineage-entry.ts'

/** Where the entries at or below a path begin and end: they stand together, in the order of the data. */
interface Run {
  readonly from: number
  to: number
}

export class LineageIndex {
  readonly #lineage: readonly LineageEntry[]
  readonly #runs = new Map<string, Run>()

  constructor(lineage: readonly LineageEntry[]) {
    this.#lineage = lineage
    lineage.forEach(({ path }, at) => {
      for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
        const above = path.slice(0, end)
        getOrInsert(this.#runs, above, () => ({ from: at, to: at })).to = at + 1
      }
    })
  }

  /** The lineage entry of the field at `path`. */
  at(path: string): LineageEntry | undefined {
    const entry = this.#lineage[this.#runs.get(path)?.from ?? -1]
    return entry?.path === path ? entry : undefined
  }

  /** The entries at and below `path`, which is not the empty one. */
  below(path: string): readonly LineageEntry[] {
    const run = this.#runs.get(path)
    return run === undefined ? [] : this.#lineage.slice(run.from, run.to)
  }
}
