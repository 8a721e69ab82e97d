/** Draws a diagnostic as text: one clickable line, the lines around the place, a caret under it, the smallest fix. */

import { shownLine } from '../text/messages/shown-text.ts'
import { formatSpan, lineStarts } from '../text/places/position.ts'
import type { Diagnostic } from './diagnostic.ts'
import { inPackage } from './package-path.ts'

const widest = 100

/**
 * The drawing of one diagnostic. `source` is the whole text the span points into; where it is not at hand, the empty text
 * leaves the lines out. No colour, no final newline; unprintable characters are replaced.
 */
export function renderDiagnostic(found: Diagnostic, source: string): string {
  const lines = [`${shownLine(formatSpan(found.span))}: ${found.severity} ${found.code}: ${found.message}`]
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  if (text !== '' && found.span.offset <= text.length) lines.push('', ...excerpt(found, text))
  if (found.hint !== undefined) lines.push(`hint: ${found.hint}`)
  lines.push(`explain: npx txmap explain ${found.code}`)
  lines.push(`docs: ${inPackage('docs/errors.md')}#${found.code.replace('/', '')}`)
  return lines.join('\n')
}

function excerpt(found: Diagnostic, source: string): readonly string[] {
  const { line, column, length } = found.span
  const starts = lineStarts(source)
  const text = (number: number): string =>
    shownLine(
      source
        .slice(starts[number - 1] ?? source.length, starts[number] ?? source.length)
        .replace(/[\r\n]+$/, ''),
    )
  const gutter = String(line + 1).length + 2
  const window = windowAround(column, length)
  const numbered = (number: number): string =>
    `${String(number).padStart(gutter)} | ${cut(text(number), window)}`.trimEnd()
  const drawn: string[] = []
  if (line > 1) drawn.push(numbered(line - 1))
  drawn.push(numbered(line))
  drawn.push(
    `${' '.repeat(gutter)} | ${padding(text(line), window, column)}${carets(text(line), window, column, length)}`,
  )
  if (text(line + 1) !== '') drawn.push(numbered(line + 1))
  return drawn
}

/** The first column shown, 0-based: that of the line where the place lies in its first 100, else such that it is in the middle. */
function windowAround(column: number, length: number): number {
  if (column - 1 + length <= widest) return 0
  return Math.max(0, column - 1 - Math.floor((widest - Math.min(length, widest)) / 2))
}

function cut(text: string, from: number): string {
  const shown = text.slice(from, from + widest)
  return `${from > 0 ? '…' : ''}${shown}${from + widest < text.length ? '…' : ''}`
}

/** Blanks up to the caret, tabs copied, so that the caret stands right whatever a tab is wide. */
function padding(text: string, from: number, column: number): string {
  const before = text.slice(from, column - 1).replace(/[^\t]/g, ' ')
  return `${from > 0 ? ' ' : ''}${before}`
}

function carets(text: string, from: number, column: number, length: number): string {
  const room = Math.max(1, Math.min(text.length, from + widest) - (column - 1))
  return '^'.repeat(Math.max(1, Math.min(length, room)))
}
