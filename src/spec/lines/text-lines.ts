/** Walks over the lines of a YAML text by offsets: where a line begins and ends, where its words do. Knows comments, nothing else. */

export class TextLines {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Where the line of `at` begins. */
  start(at: number): number {
    return at === 0 ? 0 : this.#text.lastIndexOf('\n', at - 1) + 1
  }

  /** Where the line of `at` ends, before its line end. */
  end(at: number): number {
    const found = this.#text.indexOf('\n', at)
    const stop = found === -1 ? this.#text.length : found
    return this.#text.charAt(stop - 1) === '\r' && stop > at ? stop - 1 : stop
  }

  /** The first word at or behind `at` that is no comment; the last letter of the text where there is none. */
  wordsAfter(at: number): number {
    const found = /^(?:\s|#.*)*/.exec(this.#text.slice(at))
    const start = at + (found?.[0].length ?? 0)
    return start < this.#text.length ? start : Math.max(0, this.#text.trimEnd().length - 1)
  }

  /** Where the word at `at` ends. */
  wordEnd(at: number): number {
    return at + (/^[^\s:]+/.exec(this.#text.slice(at, at + 200))?.[0].length ?? 1)
  }

  /** Where the last word on the line of `at` ends, a comment left out. */
  wordsEnd(at: number): number {
    const line = this.#text.slice(at, this.end(at))
    return at + line.replace(/\s#.*$/, '').trimEnd().length
  }

  /** The column of the first word of the nearest line above that has one. */
  columnAbove(at: number): number | undefined {
    for (let start = this.start(at); start > 0; ) {
      start = this.start(start - 1)
      const indent = /^( *)[^\s#]/.exec(this.#text.slice(start, start + 200))?.[1]
      if (indent !== undefined) return indent.length + 1
    }
    return undefined
  }
}
