/**
 * Tabs and blanks of word processors where YAML needs plain ones. One such slip runs through a file and looks like many others, so it is
 * reported once, and everything else is found in the text as it was meant. In that text every place is what it was.
 */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { firstOddBlank, oddBlankName, plainBlanks } from '../../text/characters/odd-blanks.ts'
import { lineStarts, positionOf, type Span } from '../../text/places/position.ts'

/** The text as it was meant, and what was wrong with it. */
export interface Mended {
  /** `undefined` where that cannot be done without moving places. */
  readonly text: string | undefined
  readonly found: Diagnostic
}

/** With plain blanks for special ones; `undefined` where there is none. */
export function withPlainBlanks(file: string, text: string): Mended | undefined {
  const first = firstOddBlank(text)
  if (first === -1) return undefined
  const plain = plainBlanks(text)
  const lines = linesChanged(text, plain)
  const span = spanAt(file, text, first, first + 1)
  const last = lastChange(text, plain)
  const fix = {
    span: { ...span, length: last + 1 - first },
    replacement: plain.slice(first, last + 1),
    safe: true,
  }
  const parameters = { name: oddBlankName(text.charAt(first)), lines }
  const hint = lines === 1 ? 'use a plain space' : 'use plain spaces'
  return { text: plain, found: diagnostic('spec/odd-blank', parameters, span, hint, fix) }
}

const indentation = /^[ \t]*\t[ \t]*(?=[^\s#])/gm
/** How wide a tab may have looked to whoever put it there. */
const widths = [2, 4, 8]
/** At most this many lines around tabs are taken for their siblings: each is tried on the whole file. */
const mostSiblings = 6

/**
 * With a plain blank for each tab that indents; `undefined` where none does. `faults` counts what is wrong with a text: of the
 * indentations of the lines around it, then of the widths that a tab may have, that with the fewest faults is the one of the fix.
 * It is safe where it leaves no fault of which nothing else is said, and no line around it has another indentation that is as good.
 */
export function withoutTabs(
  file: string,
  text: string,
  faults: (text: string) => number,
): Mended | undefined {
  const found = [...text.matchAll(indentation)]
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const tab = first.index + first[0].indexOf('\t')
  const [from, to] = [first.index, last.index + last[0].length]
  const isAlike = found.every(each => each[0] === first[0])
  const around = isAlike ? siblings(text, first.index) : []
  const ways: readonly Way[] = [
    ...around.map(({ indent, line }) => ({
      text: text.replace(indentation, ' '.repeat(indent)),
      hint: `indent ${found.length === 1 ? 'it' : 'them'} by ${indent} spaces, like line ${line}`,
    })),
    ...widths.map(width => ({
      text: expanded(text, width),
      hint: `indent each level by ${width === 2 ? 'two' : width} spaces`,
    })),
  ]
  const counts = ways.map(way => faults(way.text))
  const least = Math.min(...counts)
  const best = counts.indexOf(least)
  const narrow = text.replace(indentation, indent => ' '.repeat(indent.length))
  // Where tabs and blanks are mixed, no place stays what it was; where they are not, what is left is reported beside the tabs.
  const isReadOn = faults(narrow) <= (around.length === 0 ? least : 0)
  const { text: wide, hint } = ways[best] ?? { text: expanded(text, 2), hint: '' }
  // The lines just above and below say more than those further up.
  const rivals = around.flatMap(({ isNext }, at) =>
    counts[at] === least && (isNext || best > 0) ? [at] : [],
  )
  const fix = {
    span: { ...spanAt(file, text, from, from + 1), length: to - from },
    replacement: wide.slice(from, wide.length - (text.length - to)),
    safe: (least === 0 || isReadOn) && rivals.every(at => at === best || ways[at]?.text === wide),
  }
  const span = spanAt(file, text, tab, tab + 1)
  const parameters = { lines: found.length }
  return {
    text: isReadOn ? narrow : undefined,
    found: diagnostic('spec/tab', parameters, span, hint, fix),
  }
}

/** The text with blanks in place of its tabs, and what says so. */
interface Way {
  readonly text: string
  readonly hint: string
}

/** A line that is indented with blanks alone, and that lines with tabs may belong beside. */
interface Sibling {
  readonly indent: number
  /** Its number, from one. */
  readonly line: number
  /** It is the next one above or below them. */
  readonly isNext: boolean
}

/** The lines above the one at `at` that the one above it stands in, that one first, then the next line below. */
function siblings(text: string, at: number): readonly Sibling[] {
  const above = text.slice(0, at).split('\n').slice(0, -1)
  const found: Sibling[] = []
  for (let index = above.length - 1; index >= 0 && found.length < mostSiblings - 1; index--) {
    const indent = blanksOf(above[index] ?? '')
    const inner = found.at(-1)
    if (indent === undefined || (inner !== undefined && indent >= inner.indent)) continue
    if (indent === 0) break
    found.push({ indent, line: index + 1, isNext: inner === undefined })
  }
  const below = text.slice(at).split('\n')
  const next = below.findIndex(line => blanksOf(line) !== undefined)
  const indent = blanksOf(below[next] ?? '')
  return indent === undefined || indent === 0
    ? found
    : [...found, { indent, line: above.length + next + 1, isNext: true }]
}

/** How far a line is indented; `undefined` where that is with tabs, or it has no words. */
function blanksOf(line: string): number | undefined {
  return /^( *)[^\s#]/.exec(line)?.[1]?.length
}

function expanded(text: string, width: number): string {
  return text.replace(indentation, indent => indent.replaceAll('\t', ' '.repeat(width)))
}

function spanAt(file: string, text: string, from: number, to: number): Span {
  return { file, ...positionOf(lineStarts(text), from), offset: from, length: to - from }
}

function linesChanged(text: string, other: string): number {
  const [before, after] = [text.split('\n'), other.split('\n')]
  return before.filter((line, index) => line !== after[index]).length
}

function lastChange(text: string, other: string): number {
  let at = text.length - 1
  while (at >= 0 && text.charCodeAt(at) === other.charCodeAt(at)) at--
  return at
}
