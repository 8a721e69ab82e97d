/** Receipts by the paths of their fields, and by every path above. Made once, so that to ask for each field of a long list is linear. */
import type { LineageEntry } from '../lineage-entry.ts'

/** Where the receipts at or below a path begin and end: they stand together, in the order of the data. */
interface Run {
  readonly from: number
  to: number
}

export class ReceiptIndex {
  readonly #receipts: readonly LineageEntry[]
  readonly #runs = new Map<string, Run>()

  constructor(receipts: readonly LineageEntry[]) {
    this.#receipts = receipts
    receipts.forEach(({ path }, at) => {
      for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
        const above = path.slice(0, end)
        const present = this.#runs.get(above)
        if (present === undefined) this.#runs.set(above, { from: at, to: at + 1 })
        else present.to = at + 1
      }
    })
  }

  /** The receipt of the field at `path`. */
  at(path: string): LineageEntry | undefined {
    const receipt = this.#receipts[this.#runs.get(path)?.from ?? -1]
    return receipt?.path === path ? receipt : undefined
  }

  /** The receipts at and below `path`, which is not the empty one. */
  below(path: string): readonly LineageEntry[] {
    const run = this.#runs.get(path)
    return run === undefined ? [] : this.#receipts.slice(run.from, run.to)
  }
}
