/** Draws a diagnostic as text: one clickable line, the lines around the place, a caret under it, the smallest fix. */
import { lineStarts, formatSpan } from '../text/position.ts'
import type { Diagnostic } from './diagnostic.ts'

const widest = 100

/** The drawing of one diagnostic. `source` is the whole text the span points into. No colour, no final newline. */
export function renderDiagnostic(found: Diagnostic, source: string): string {
  const lines = [`${formatSpan(found.span)}: ${found.severity} ${found.code}: ${found.message}`]
  lines.push('', ...excerpt(found, source))
  if (found.hint !== undefined) lines.push(`hint: ${found.hint}`)
  lines.push(`docs: docs/errors.md#${found.code.replace('/', '')}`)
  return lines.join('\n')
}

function excerpt(found: Diagnostic, source: string): readonly string[] {
  const { line, column, length } = found.span
  const starts = lineStarts(source)
  const text = (number: number): string =>
    source.slice(starts[number - 1] ?? source.length, starts[number] ?? source.length).replace(/[\r\n]+$/, '')
  const gutter = String(line + 1).length + 2
  const window = windowAround(column, length)
  const numbered = (number: number): string =>
    `${String(number).padStart(gutter)} | ${cut(text(number), window)}`.trimEnd()
  const last = starts.length
  const drawn: string[] = []
  if (line > 1) drawn.push(numbered(line - 1))
  drawn.push(numbered(line))
  drawn.push(`${' '.repeat(gutter)} | ${padding(text(line), window, column)}${carets(text(line), window, column, length)}`)
  if (line < last && text(line + 1) !== '') drawn.push(numbered(line + 1))
  return drawn
}

/** The stretch of columns shown of a long line, 0-based: the whole of a line of up to 100, else 100 around the caret. */
function windowAround(column: number, length: number): number {
  if (column + length <= widest) return 0
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
