/** Receipts by the paths of their fields: those at or below some output path, whatever the positions in lists. */
import type { LineageEntry } from './trace.ts'

/** Entries whose paths have the same names, whatever their positions in lists. */
interface Named {
  readonly names: readonly string[]
  readonly positions: readonly number[]
}

/** Looks into a growing list of receipts, of which those of an outermost field stand together. */
export class EntriesBelow {
  readonly #found: readonly LineageEntry[]
  /** Where the entries of each outermost field begin and end. */
  readonly #spans = new Map<string, { readonly from: number; readonly to: number }>()
  readonly #byNames = new Map<string, readonly Named[]>()

  constructor(found: readonly LineageEntry[]) {
    this.#found = found
  }

  /** The entries of the outermost field `name` begin at `from` and end before `to`. */
  note(name: string, from: number, to: number): void {
    this.#spans.set(name, { from, to })
  }

  /** The entries at or below any of the output paths `reads`, in order. */
  below(reads: readonly (readonly string[])[]): readonly LineageEntry[] {
    const runs = reads.flatMap(steps => this.#positionsBelow(steps))
    const [only = [], second] = runs
    const at = second === undefined ? only : Int32Array.from(new Set(runs.flat())).sort()
    const entries: LineageEntry[] = []
    for (const position of at) {
      const entry = this.#found[position]
      if (entry !== undefined) entries.push(entry)
    }
    return entries
  }

  /** Runs of positions, each in order. */
  #positionsBelow(steps: readonly string[]): readonly (readonly number[])[] {
    const [name = ''] = steps
    const { from, to } = this.#spans.get(name) ?? { from: 0, to: 0 }
    if (steps.length === 1) return [Array.from({ length: to - from }, (_, index) => from + index)]
    return this.#inside(name, from, to)
      .filter(({ names }) => steps.every((step, index) => names[index] === step))
      .map(({ positions }) => positions)
  }

  /** The entries of a list have the same names in their paths: few names are looked at, however many entries there are. */
  #inside(name: string, from: number, to: number): readonly Named[] {
    const present = this.#byNames.get(name)
    if (present !== undefined) return present
    const found = new Map<string, { readonly names: readonly string[]; readonly positions: number[] }>()
    for (let position = from; position < to; position++) {
      const names = namesIn(this.#found[position]?.path ?? '')
      const key = names.join('/')
      const held = found.get(key)
      if (held === undefined) found.set(key, { names, positions: [position] })
      else held.positions.push(position)
    }
    const named = [...found.values()]
    this.#byNames.set(name, named)
    return named
  }
}

/** The field names in a data pointer, without the positions in lists. */
export function namesIn(pointer: string): readonly string[] {
  return pointer.split('/').filter(step => step !== '' && !/^[0-9]/.test(step))
}
