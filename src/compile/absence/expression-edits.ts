/** What is put into the text of an expression around parts of it. */
import type { Place } from '../../evaluate/examine/expression-places.ts'

interface Edit {
  readonly from: number
  readonly to: number
  /** What stands in front of the part and behind it, or a name in its place. */
  readonly put: readonly [before: string, behind: string] | string
}

/** Of parts that begin and end together the later one is further out. */
export class ExpressionEdits {
  readonly #text: string
  readonly #edits: Edit[] = []

  constructor(text: string) {
    this.#text = text
  }

  put({ from, to }: Place, put: Edit['put']): void {
    this.#edits.push({ from, to, put })
  }

  /** The text from one offset to another, with all that was put into it so far. */
  slice({ from, to }: Place): string {
    const inside = this.#edits.filter(edit => edit.from >= from && edit.to <= to)
    return this.#rendered(from, to, inside)
  }

  #rendered(from: number, to: number, edits: readonly Edit[]): string {
    let made = ''
    let at = from
    let waiting = edits
    while (waiting.length > 0) {
      const next = outermost(waiting)
      const { put } = next
      const inside = waiting.filter(edit => edit !== next && edit.from >= next.from && edit.to <= next.to)
      const inner =
        typeof put === 'string' ? put : put[0] + this.#rendered(next.from, next.to, inside) + put[1]
      made += this.#text.slice(at, next.from) + inner
      at = next.to
      waiting = waiting.filter(edit => edit.from >= next.to)
    }
    return made + this.#text.slice(at, to)
  }
}

/** Of the edits that begin first the longest one, and of those the latest. */
function outermost(edits: readonly Edit[]): Edit {
  return edits.reduce((best, edit) =>
    edit.from < best.from || (edit.from === best.from && edit.to >= best.to) ? edit : best,
  )
}
