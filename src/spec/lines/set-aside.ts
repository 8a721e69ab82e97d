/**
 * Lines of a file that cannot be read are set aside, so that one slip does not hide what is wrong elsewhere: the line of a
 * fault, with the lines indented below it, is taken for blank. All other places stay what they were.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearestNames } from '../../text/messages/nearest-names.ts'
import type { Span } from '../../text/places/position.ts'
import { entryKeys } from '../entry-keys.ts'

interface Stretch {
  readonly from: number
  readonly to: number
}

/** What is missing at a place of a file, and what that touches. */
export interface Gap {
  /** The line of the fault with the lines below it, and the entry that holds it. */
  readonly touched: readonly Stretch[]
  /** The line of the fault, and the key above it. */
  readonly lines: readonly Stretch[]
  /** It lacks something at the top of the file. */
  readonly isAtTop: boolean
  /** It lacks no output: what is missing belongs to a key at the top that has none, such as the title. */
  readonly hasAllOutput: boolean
}

/** The keys at the top of a file that bring no output, and those that do. */
const topKeys = ['id', 'title', 'version', 'match', 'keyFigures', 'checks', 'ignore', 'part', 'replaces']
const outputKeys = ['fields', 'use', 'extends']

/** A line with nothing but such a key. */
const containers = new RegExp(`^\\s*(?:- )?(?:${entryKeys.join('|')})\\s*:\\s*(?:#.*)?$`)

/** What is wrong whatever else the same entry says. What the YAML itself is found wrong for is never held against gaps. */
const ofItself: ReadonlySet<string> = new Set([
  'spec/odd-blank',
  'spec/cut-by-comma',
  'spec/too-large',
  'spec/unknown-key',
  'spec/bad-value',
  'spec/unknown-normalizer',
  'spec/unknown-part',
])

/**
 * Whether a finding may come of nothing but what was set aside. In an entry that holds a fault only that is reported which is
 * wrong whatever else the entry says; and nowhere is an output called unknown that may have been set aside.
 */
export function isFollowUp(found: Diagnostic, gaps: readonly Gap[]): boolean {
  if (gaps.length === 0) return false
  const { code, span } = found
  if (code === 'spec/unknown-output') return gaps.some(gap => !gap.hasAllOutput)
  if (ofItself.has(code)) return false
  const isIn = ({ from, to }: Stretch): boolean => from <= span.offset && span.offset < to
  // A value of the wrong type is a finding of its own, but for one that is empty now.
  if (code === 'spec/wrong-type') return gaps.some(gap => gap.lines.some(isIn))
  if (code === 'spec/missing-key' && span.length === 1 && gaps.some(gap => gap.isAtTop)) return true
  return gaps.some(gap => gap.touched.some(isIn))
}

/** The lines of a text, some of them set aside. */
export class SetAside {
  readonly gaps: Gap[] = []
  readonly #text: string
  readonly #taken = new Set<number>()
  readonly #long: Stretch[] = []
  /** Looked for when something is wrong: most files are read as they are. */
  #looked: { readonly lines: readonly Stretch[]; readonly indents: readonly number[] } | undefined

  constructor(text: string) {
    this.#text = text
  }

  get #lines(): readonly Stretch[] {
    return this.#look().lines
  }

  get #indents(): readonly number[] {
    return this.#look().indents
  }

  #look(): { readonly lines: readonly Stretch[]; readonly indents: readonly number[] } {
    if (this.#looked === undefined) {
      const lines = linesOf(this.#text)
      this.#looked = { lines, indents: lines.map(({ from, to }) => indentOf(this.#text.slice(from, to))) }
    }
    return this.#looked
  }

  /** The text with blanks for what was set aside. */
  get rest(): string {
    if (this.#taken.size === 0) return this.#text
    return this.#lines
      .map(({ from, to }, index) => {
        const line = this.#text.slice(from, to)
        return this.#taken.has(index) ? line.replace(/[^\r\n]/g, ' ') : line
      })
      .join('')
  }

  /** Sets the line at `offset` aside with all below it, or the lines of the `whole` brackets it lies in. False where it was already. */
  take(offset: number, whole: Stretch | undefined): boolean {
    const first = this.#lineAt(whole?.from ?? offset)
    const last = Math.max(
      this.#blockEnd(this.#lineAt(offset)),
      whole === undefined ? 0 : this.#lineAt(whole.to) + 1,
    )
    this.note(whole?.from ?? offset)
    return this.#takeLines(first, last)
  }

  /** Sets everything from the line at `offset` on aside. */
  takeRest(offset: number): void {
    const first = this.#lineAt(offset)
    this.#note(this.#lineAt(offset), false)
    this.#takeLines(first, this.#lines.length)
  }

  /** Remembers that something is wrong at `offset`, which can be read all the same. */
  note(offset: number): void {
    const line = this.#lineAt(offset)
    this.#note(line, this.#isWithoutOutput(line))
  }

  #note(line: number, hasAllOutput: boolean): void {
    const own = this.#stretch(line, this.#blockEnd(line))
    const above = this.#lineAbove(line)
    const lines = [
      this.#stretch(line, line + 1),
      ...(above === undefined ? [] : [this.#stretch(above, above + 1)]),
    ]
    const holder = this.#holder(line)
    const touched = holder === line ? [own] : [own, this.#stretch(holder, this.#blockEnd(holder))]
    this.gaps.push({ touched, lines, isAtTop: above === undefined, hasAllOutput })
  }

  /** The line that begins the entry of `fields`, `cases` and so on, or the key at the top, in which a line stands. */
  #holder(line: number): number {
    for (let at = line; ; ) {
      const above = this.#lineAbove(at)
      if (above === undefined || this.#isContainer(above)) return at
      at = above
    }
  }

  /** Whether a line belongs to a key at the top that brings no output, perhaps a misspelt one. */
  #isWithoutOutput(line: number): boolean {
    let top = line
    for (let above = this.#lineAbove(top); above !== undefined; above = this.#lineAbove(top)) top = above
    const { from, to } = this.#stretch(top, top + 1)
    const key = /^(\w+)[ \t]*:/.exec(this.#text.slice(from, to))?.[1] ?? ''
    const meant = topKeys.includes(key) ? [key] : nearestNames(key, [...topKeys, ...outputKeys])
    return meant.length > 0 && meant.every(each => topKeys.includes(each))
  }

  #isContainer(line: number): boolean {
    const { from, to } = this.#stretch(line, line + 1)
    return containers.test(this.#text.slice(from, to).trimEnd())
  }

  /** A warning for each stretch of several lines that nobody looked at. */
  warnings(spanOf: (from: number, to: number) => Span): readonly Diagnostic[] {
    return this.#long.map(({ from, to }) => {
      const stretch = this.#text.slice(from, to)
      const end = from + stretch.trimEnd().length
      const start = end - stretch.trim().length
      const place = spanOf(start, start + 1)
      const parameters = { from: place.line, to: spanOf(Math.max(from, end - 1), end).line }
      return diagnostic('spec/not-checked-further', parameters, place, 'fix the other fault first')
    })
  }

  #takeLines(first: number, end: number): boolean {
    const found: number[] = []
    for (let line = first; line < Math.min(end, this.#lines.length); line++) {
      if (!this.#taken.has(line) && this.#indents[line] !== blank) found.push(line)
      this.#taken.add(line)
    }
    const [, second] = found.filter(line => !this.#isRest(line))
    if (second !== undefined) this.#long.push(this.#stretch(second, end))
    return found.length > 0
  }

  /** A line that begins with ":" belongs to the key above it. */
  #isRest(line: number): boolean {
    return this.#text.startsWith(':', (this.#lines[line]?.from ?? 0) + (this.#indents[line] ?? 0))
  }

  #stretch(first: number, end: number): Stretch {
    return { from: this.#lines[first]?.from ?? 0, to: this.#lines[end - 1]?.to ?? this.#text.length }
  }

  #lineAt(offset: number): number {
    let low = 0
    let high = this.#lines.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lines[middle]?.from ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The line behind the last one that is indented below `line`. */
  #blockEnd(line: number): number {
    const indent = this.#indents[line] ?? 0
    let end = line + 1
    for (let next = end; next < this.#lines.length; next++) {
      const own = this.#indents[next] ?? 0
      if (own === blank) continue
      if (own <= indent && !(own === indent && this.#isRest(next))) break
      end = next + 1
    }
    return end
  }

  /** The nearest line above that is indented less. */
  #lineAbove(line: number): number | undefined {
    const indent = this.#indents[line] ?? 0
    for (let above = line - 1; above >= 0; above--) {
      const own = this.#indents[above] ?? 0
      if (own !== blank && own < indent) return above
    }
    return undefined
  }
}

/** The indentation of a line without words. */
const blank = -1

function indentOf(line: string): number {
  const words = /^[ \t]*(?=[^\s#])/.exec(line)
  return words === null ? blank : words[0].length
}

function linesOf(text: string): readonly Stretch[] {
  const lines: Stretch[] = []
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const to = end === -1 ? text.length : end + 1
    lines.push({ from, to })
    from = to
  }
  return lines
}
