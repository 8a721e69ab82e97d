/** For operators of other languages: how they are written here. */
import type { ExpressionError } from '../../diagnostics/errors.ts'
import { everyField } from './odd-characters.ts'

/** For bars of which it is not known what stands beside them. */
export const anyBars = '"or" is for what is true or false, "??" takes the first value, "&" joins texts'

/** What operators of other languages are here, the longer ones first. */
const operators: readonly (readonly [RegExp, string])[] = [
  [/!==?/y, 'write !='],
  [/===?/y, 'write = once'],
  [/<\s*>/y, 'write a != b'],
  [/=\s*>/y, 'write >='],
  [/≥/y, 'write >='],
  [/≤/y, 'write <='],
  [/≠/y, 'write !='],
  [/=\s*</y, 'write <='],
  [/=\s*~|~\s*=/y, 'write $contains(a, "part"), or = for the whole text'],
  [/&\s*&/y, 'write a and b'],
  [/\|\|?/y, anyBars],
  [/\bis\s+not\b/iy, 'write !='],
  [/\bnot\s+in\b/iy, 'write $not(a in ["A", "B"])'],
  [/\bnot\b/iy, 'write $not(a)'],
  [/\bAND\b/y, 'write "and" in lower case'],
  [/\bOR\b/y, 'write "or" in lower case'],
  [/\bIN\b/y, 'write "in" in lower case'],
  [/\b(?:if|then|else)\b/iy, 'write condition ? a : b'],
  [/\b(?:eq|is|equals)\b/iy, 'write ='],
  [/\b(?:like|contains)\b/iy, 'write $contains(a, "part")'],
  [/\.{3,}/y, everyField],
  [/\^/y, 'remove it; there are no powers'],
  [/\*\*/y, 'remove it; there are no powers'],
  [/!(?!=)/y, 'write $not(a)'],
]

/** For an operator of another language that stands where the reading failed, or a little before. */
export function operatorHint(text: string, { code, position, message }: ExpressionError): string | undefined {
  if (code !== 'expression/syntax') return undefined
  if (/["']/.test(text.charAt(position)) && message.includes('is not closed'))
    return `close it; put the whole expression in single quotes where it holds " #", which begins a comment`
  // A formula of a spreadsheet.
  if (/^\s*=(?![=<>~])/.test(text) && position === text.indexOf('=')) return 'remove the "=" in front'
  const number = numberAt(text, position)
  if (number !== undefined) return `write ${number.replaceAll(',', '')}, without commas`
  const from = Math.max(0, position - 4)
  for (const [pattern, hint] of operators) {
    for (let at = from; at <= position; at++) {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (found !== null) return named(text, at, found[0].length, hint)
    }
  }
  return undefined
}

/** The number with commas between its thousands, `1,000.00`, that `position` is in. */
function numberAt(text: string, position: number): string | undefined {
  for (const { 0: number, index } of text.matchAll(/\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b/g))
    if (index <= position && position < index + number.length) return number
  return undefined
}

const reach = 200

/** The hint with the operands that stand there, where they are plain: `$not(joint.value)` for `not joint.value`. */
function named(text: string, at: number, length: number, hint: string): string {
  const before = text.slice(Math.max(0, at - reach), at)
  const behind = text.slice(at + length, at + length + reach)
  const [, left] = /(?:^|[\s(])([A-Za-z_][\w.]*)\s*$/.exec(before) ?? []
  const [, right] = /^\s*([A-Za-z_][\w.]*)(?![\w.([])/.exec(behind) ?? []
  // What these join are mostly comparisons, of which that would be the last word and the first.
  const [, joint] = /^write a (and|or) b$/.exec(hint) ?? []
  const isWhole = /^[\w.\s]*$/.test(before) && /^[\w.\s]*$/.test(behind)
  if (joint !== undefined && !isWhole) return `write ${joint}`
  if (hint === 'write $not(a)') return right === undefined ? hint : `write $not(${right})`
  const isBetween = /^write a (?:!=|and|or) b$/.test(hint)
  if (!isBetween || left === undefined || right === undefined) return hint
  return hint.replace(' a ', ` ${left} `).replace(/ b$/, ` ${right}`)
}
