/**
 * Where a text stops being JSON (RFC 8259). `JSON.parse` tells the place in some of its messages only, and only in their words,
 * which differ between engines and quote the text.
 */

const words = ['true', 'false', 'null'] as const
const quote = 34
const backslash = 92

/**
 * The offset of the first character that cannot stand where it stands, or of the escape, number or word that is none; the length
 * of the text where it ends too early; `undefined` for JSON.
 */
export function jsonFault(text: string): number | undefined {
  return new Scanner(text).fault()
}

type Next = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'

class Scanner {
  readonly #text: string
  readonly #blanks = /[ \t\n\r]*/y
  readonly #number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
  readonly #escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
  /** The brackets that are open: depth costs memory, never the stack. */
  readonly #open: string[] = []
  #at = 0
  #next: Next = 'value'

  constructor(text: string) {
    this.#text = text
  }

  fault(): number | undefined {
    for (;;) {
      this.#take(this.#blanks)
      if (this.#at >= this.#text.length) return this.#next === 'nothing' ? undefined : this.#text.length
      if (!this.#step(this.#text.charAt(this.#at))) return this.#at
    }
  }

  /** Takes what comes next, which begins with `mark`; false where it is no such thing, with `#at` on the fault. */
  #step(mark: string): boolean {
    if (this.#next.endsWith('or end') && mark === (this.#open.at(-1) === '{' ? '}' : ']')) {
      this.#open.pop()
      this.#at++
      return this.#ended()
    }
    switch (this.#next) {
      case 'value':
      case 'value or end':
        return this.#value(mark)
      case 'key':
      case 'key or end':
        this.#next = 'colon'
        return mark === '"' && this.#string()
      case 'colon':
        this.#next = 'value'
        return this.#mark(':')
      case 'comma or end':
        this.#next = this.#open.at(-1) === '{' ? 'key' : 'value'
        return this.#mark(',')
      default:
        return false
    }
  }

  #value(mark: string): boolean {
    if (mark === '{' || mark === '[') {
      this.#open.push(mark)
      this.#next = mark === '{' ? 'key or end' : 'value or end'
      this.#at++
      return true
    }
    const word = words.find(each => this.#text.startsWith(each, this.#at))
    if (word !== undefined) this.#at += word.length
    else if (mark === '"') {
      if (!this.#string()) return false
    } else if (this.#take(this.#number) === 0) return false
    return this.#ended()
  }

  /** What comes after a whole value. */
  #ended(): true {
    this.#next = this.#open.length === 0 ? 'nothing' : 'comma or end'
    return true
  }

  #string(): boolean {
    this.#at++
    do this.#plainCharacters()
    while (this.#take(this.#escaped) > 0)
    return this.#mark('"')
  }

  #plainCharacters(): void {
    for (; this.#at < this.#text.length; this.#at++) {
      const unit = this.#text.charCodeAt(this.#at)
      if (unit < 0x20 || unit === quote || unit === backslash) return
    }
  }

  #mark(mark: string): boolean {
    if (this.#text.charAt(this.#at) !== mark) return false
    this.#at++
    return true
  }

  /** Goes past what `pattern` matches here; gives how long that is. */
  #take(pattern: RegExp): number {
    pattern.lastIndex = this.#at
    const length = pattern.exec(this.#text)?.[0].length ?? 0
    this.#at += length
    return length
  }
}
