/** Characters that a word processor puts into an expression, and that JSONata takes for letters of a name. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { eachToken } from '../../evaluate/read/tokens.ts'
import type { ExpressionSpec } from '../../spec/mapping-spec.ts'
import { firstOddBlank, oddBlankName, plainBlanks } from '../../text/characters/odd-blanks.ts'
import type { Span } from '../../text/places/position.ts'
import { expressionFix } from './expression-fixes.ts'

/** What is written in place of dots. */
export const everyField = 'write each field, with commas between them'

const curly = /[\u2018-\u201f]/

/** The first of them outside quotes, reported for all of them; `undefined` where there is none. */
export function oddCharacters(
  expression: ExpressionSpec,
  spanAt: (position: number) => Span,
): Diagnostic | undefined {
  const { value } = expression
  const dots = value.includes('…') ? firstDots(value) : undefined
  if (dots !== undefined)
    return diagnostic(
      'expression/syntax',
      { problem: 'dots stand where fields are expected' },
      spanAt(dots),
      everyField,
    )
  if (firstOddBlank(value) === -1 && !curly.test(value)) return undefined
  let mended = ''
  let done = 0
  let first: number | undefined
  eachToken(value, (from, to) => {
    if (/["'`]/.test(value.charAt(from))) return
    const token = value.slice(from, to)
    const plain = straight(plainBlanks(token))
    if (plain === token) return
    first ??= from + [...token].findIndex(each => straight(plainBlanks(each)) !== each)
    mended += value.slice(done, from) + plain
    done = to
  })
  if (first === undefined) return undefined
  const fix = expressionFix(expression, { from: 0, to: done }, mended, true)
  const character = value.charAt(first)
  return curly.test(character)
    ? diagnostic(
        'expression/syntax',
        { problem: 'curly quotes stand where straight ones are expected' },
        spanAt(first),
        'write straight quotes: "like this"',
        fix,
      )
    : diagnostic('spec/odd-blank', { name: oddBlankName(character) }, spanAt(first), 'use a plain space', fix)
}

/** Where "…" stands outside quotes. */
function firstDots(text: string): number | undefined {
  let first: number | undefined
  eachToken(text, (from, to) => {
    const at = /["'`]/.test(text.charAt(from)) ? -1 : text.slice(from, to).indexOf('…')
    if (at >= 0) first ??= from + at
  })
  return first
}

function straight(text: string): string {
  return text.replace(/[\u201c-\u201f]/g, '"').replace(/[\u2018-\u201b]/g, "'")
}
