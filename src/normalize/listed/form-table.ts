/**
 * Finds what stands beside a canonical form, for texts that are that form but for their case and the colons and blanks at
 * their end. Texts are compared character by character: to fold and hash each one takes several times as long.
 */

const smallA = 97
const smallZ = 122
/** Enough slots that the few texts of a list seldom share one; a power of two. */
const slots = 64

/** A text of a list, its canonical form, and what it means. */
interface Entry<T> {
  readonly text: string
  readonly form: string
  readonly meaning: T
}

/** Canonical forms of printed ASCII, spread by their length and their outer letters. Made once for a list, never changed. */
export class FormTable<T> {
  readonly #slots: readonly Entry<T>[][]

  constructor(entries: Iterable<Entry<T>>) {
    this.#slots = Array.from({ length: slots }, () => [])
    for (const entry of entries) this.#slots[slotOf(entry.form, entry.form.length)]?.push(entry)
  }

  /** What stands beside the form of the first `end` characters; `undefined` where none of the forms differs from them in case alone. */
  find(text: string, end: number): T | undefined {
    const entries = this.#slots[slotOf(text, end)]
    if (entries === undefined) return undefined
    for (const each of entries) {
      // Most are printed as the mapping writes them, and V8 compares faster than a loop.
      if (text === each.text || (end === each.form.length && isForm(text, each.form))) return each.meaning
    }
    return undefined
  }
}

function slotOf(text: string, end: number): number {
  if (end === 0) return 0
  // The low five bits of a letter are those of its capital.
  const first = text.charCodeAt(0) & 31
  const last = text.charCodeAt(end - 1) & 31
  return (end * 7 + first * 3 + last) & (slots - 1)
}

/** Whether `text` begins with the characters of `form`, small ASCII letters taken for their capitals. */
function isForm(text: string, form: string): boolean {
  for (let at = 0; at < form.length; at++) {
    const unit = text.charCodeAt(at)
    const capital = unit >= smallA && unit <= smallZ ? unit - 32 : unit
    if (capital !== form.charCodeAt(at)) return false
  }
  return true
}
