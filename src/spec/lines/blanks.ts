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

/**
 * With a plain blank for each tab that indents; `undefined` where none does. `faults` counts what is wrong with a text: of the
 * widths that a tab may have, that with the fewest faults is the one of the fix.
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
  const counts = widths.map(each => faults(expanded(text, each)))
  const least = Math.min(...counts)
  const width = widths[counts.indexOf(least)] ?? 2
  const span = spanAt(file, text, tab, tab + 1)
  const wide = expanded(text, width)
  const fix = {
    span: { ...spanAt(file, text, from, from + 1), length: to - from },
    replacement: wide.slice(from, wide.length - (text.length - to)),
    safe: true,
  }
  const hint = `indent each level by ${width === 2 ? 'two' : width} spaces`
  const parameters = { lines: found.length }
  const narrow = text.replace(indentation, indent => ' '.repeat(indent.length))
  return {
    // Where tabs and blanks are mixed, no place stays what it was.
    text: faults(narrow) <= least ? narrow : undefined,
    found: diagnostic('spec/tab', parameters, span, hint, fix),
  }
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
