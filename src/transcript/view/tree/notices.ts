/** The sentences of a mapping that say there is no data, and a quick way to see that a text is none of them. */
import { canonicalTitle } from '../../../text/labels/canonical-label.ts'

const backtick = 0x60

export class Notices {
  readonly #texts: ReadonlySet<string>
  readonly #longest: number
  /** By the character code of an ASCII capital, sign or digit: whether a sentence begins with it. */
  readonly #beginnings: readonly boolean[]

  /** The mapping has no such sentence. */
  readonly isEmpty: boolean

  /** `texts` are canonical as titles are: a period behind a sentence is none of its words. */
  constructor(texts: readonly string[]) {
    this.isEmpty = texts.length === 0
    this.#texts = new Set(texts)
    this.#longest = Math.max(0, ...texts.map(text => text.length)) * 2
    this.#beginnings = Array.from({ length: 128 }, (_, code) =>
      texts.some(text => text.charCodeAt(0) === code || text.charCodeAt(0) > 127),
    )
  }

  /** Whether `text` is such a sentence. Long texts are skipped: none is twice as long with blanks and colons added. */
  has(text: string): boolean {
    if (text.length === 0 || text.length > this.#longest) return false
    return this.#mayBegin(text.charCodeAt(0)) && this.#texts.has(canonicalTitle(text))
  }

  /** Most values are amounts and dates, which their first character tells from a sentence. */
  #mayBegin(code: number): boolean {
    // Blanks and the backtick change in canonical form, and so may all that is not ASCII.
    if (code <= 0x20 || code >= 0x7f || code === backtick) return true
    const capital = code >= 0x61 && code <= 0x7a ? code - 0x20 : code
    return this.#beginnings[capital] === true
  }
}
