/**
 * Where the characters of a scalar's text stand in the file: a fault in the middle of an expression is shown where it is.
 * Each line of the file gives a stretch of the text; YAML joins them by one blank or one line end.
 *
 *     derive: >-
 *       $addMoney(wages,      the text is "$addMoney(wages, tips)",
 *         tips)               "tips)" its characters from 17 on
 */
import type { Span } from '../../text/places/position.ts'
import type { TextLine } from '../spanned-node.ts'

/** How a scalar is written. */
export type ScalarStyle = 'plain' | 'quoted' | 'block'

interface Stretch {
  readonly from: number
  readonly text: string
}

/**
 * The stretches of `value`, which is written from `from` to `to` in `text`.
 * None where the text is not there letter for letter: with escapes, or lines that YAML joins in another way.
 */
export function scalarLines(
  text: string,
  from: number,
  to: number,
  value: string,
  style: ScalarStyle,
  spanOf: (from: number, to: number) => Span,
): readonly TextLine[] {
  // Most texts stand on one line as they are.
  if (
    style === 'plain' &&
    text.startsWith(value, from) &&
    from + value.length === to &&
    !/[\r\n]/.test(value)
  )
    return [{ start: 0, span: spanOf(from, to) }]
  const stretches = stretchesOf(text, from, to, style)
  const joined = [' ', '\n'].find(
    joint => stretches.map(each => each.text).join(joint) === withoutEnd(value, style),
  )
  if (joined === undefined) return []
  let start = 0
  return stretches.map(stretch => {
    const line = { start, span: spanOf(stretch.from, stretch.from + stretch.text.length) }
    start += stretch.text.length + 1
    return line
  })
}

/** A block ends in the line ends that its header asks for; none of them is a character anyone points at. */
function withoutEnd(value: string, style: ScalarStyle): string {
  return style === 'block' ? value.replace(/\n+$/, '') : value
}

function stretchesOf(text: string, from: number, to: number, style: ScalarStyle): readonly Stretch[] {
  if (style === 'plain') return trimmed(linesOf(text, from, to))
  if (style === 'quoted') return trimmed(linesOf(text, from + 1, to - 1))
  const [, ...lines] = linesOf(text, from, to)
  const indent = /^ */.exec(lines.find(line => line.text.trim() !== '')?.text ?? '')?.[0].length ?? 0
  const body = lines.map(line => ({
    from: line.from + Math.min(indent, line.text.length),
    text: line.text.slice(indent),
  }))
  while (body.at(-1)?.text.trim() === '') body.pop()
  return body
}

function linesOf(text: string, from: number, to: number): readonly Stretch[] {
  const lines: Stretch[] = []
  let start = from
  for (const line of text.slice(from, Math.max(from, to)).split('\n')) {
    lines.push({ from: start, text: line.endsWith('\r') ? line.slice(0, -1) : line })
    start += line.length + 1
  }
  return lines
}

/** The lines of a flow scalar: blanks at their inner ends do not count. */
function trimmed(lines: readonly Stretch[]): readonly Stretch[] {
  if (lines.length <= 1) return lines
  return lines.map((line, index) => {
    const text = index < lines.length - 1 ? line.text.trimEnd() : line.text
    const lead = index > 0 ? text.length - text.trimStart().length : 0
    return { from: line.from + lead, text: text.slice(lead) }
  })
}
