/** Places in a text file: 1-based lines and UTF-16 columns, as editors count them. */

/** A stretch of a named text. `line` and `column` are 1-based; `offset` and `length` count UTF-16 units. */
export interface Span {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly offset: number
  readonly length: number
}

/** The offsets at which the lines of `text` begin. `\n`, `\r\n` and `\r` end a line. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 13 && text.charCodeAt(at + 1) === 10) continue
    if (unit === 10 || unit === 13) starts.push(at + 1)
  }
  return starts
}

/** The 1-based line and column of `offset`, found by halving. */
export function positionOf(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}

/** `mappings/reca/1040.yaml:12:5`, the form that terminals and editors make clickable. */
export function formatSpan(span: Pick<Span, 'file' | 'line' | 'column'>): string {
  return `${span.file}:${span.line}:${span.column}`
}
