/**
 * One look at the text before the parser sees it, so that no text can hang it or use up the memory:
 * jsonata copies what stands left of ?? and ?: (nested, that doubles and doubles) and reads a long path again at every dot.
 */
import { ExpressionError, errorText } from '../diagnostics/errors.ts'
import { refusal } from './refusal.ts'
import { tokens } from './tokens.ts'

const mostCharacters = 1_000_000
const mostBrackets = 200
const mostSteps = 100

/** One open bracket: the size of what may stand left of the next operator, of all before that, and the steps of the path. */
interface Level {
  left: number
  before: number
  steps: number
}

/** @throws ExpressionError `expression/too-large`, and `expression/not-allowed` at a `/`, which has no meaning in what is allowed. */
export function checkSize(text: string): void {
  if (text.length > mostCharacters) throw tooLarge('1,000,000 characters', mostCharacters)
  const levels: Level[] = [{ left: 0, before: 0, steps: 0 }]
  let previous = ''
  for (const { start, end } of tokens(text)) {
    const token = end - start <= 3 ? text.slice(start, end) : 'word'
    const level = levels.at(-1) as Level // never empty: a bracket too many is left to the parser
    if (token === '/') throw refusal(slash(previous), start)
    if (opens.has(token)) {
      if (levels.length > mostBrackets) throw tooLarge(`${mostBrackets} brackets inside each other`, start)
      level.steps++
      levels.push({ left: end - start, before: 0, steps: 0 })
    } else if (closes.has(token)) {
      if (levels.length === 1) return
      levels.pop()
      const outer = levels.at(-1) as Level // there is one: the length was checked
      outer.left += level.left + level.before + 1
    } else if (copies.has(token)) {
      level.before += 2 * level.left
      level.left = 0
      level.steps = 0
    } else if (separates.has(token)) {
      level.before += level.left
      level.left = 0
      level.steps = 0
    } else {
      level.left += end - start
      if (token === '.') level.steps++
      else if (operators.has(token) && previous !== '.') level.steps = 0
    }
    if (level.steps > mostSteps) throw tooLarge(`${mostSteps} steps in one path`, start)
    if (level.left + level.before > mostCharacters) {
      throw tooLarge('1,000,000 characters, counting again what stands left of ?? and ?:', start)
    }
    previous = token
  }
}

/** The error for a text beyond one of our limits, named in words. */
export function tooLarge(limit: string, position: number): ExpressionError {
  return new ExpressionError('expression/too-large', errorText('expression/too-large', { limit }), position)
}

const opens = new Set(['(', '[', '{'])
const closes = new Set([')', ']', '}'])
const copies = new Set(['??', '?:'])
const separates = new Set([',', ';', ':', ':=', '?'])
const operators = new Set([
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '&',
  'and',
  'or',
  'in',
  '+',
  '-',
  '*',
  '%',
  '..',
  '~>',
])

/** Behind an operand `/` divides, elsewhere it begins a regular expression. */
function slash(previous: string): string {
  const operand = previous !== '' && !opens.has(previous) && !copies.has(previous) && !separates.has(previous)
  return operand && !operators.has(previous) && previous !== '.'
    ? 'Arithmetic with /'
    : 'The regular expression literal'
}
