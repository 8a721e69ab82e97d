/**
 * Where the tokens of JSONata text begin and end. jsonata's tree only says where a token ends, and messages point at its start.
 * Follows jsonata 2.2.2, but does not judge: it stops at text that is not closed and leaves the complaint to the parser.
 */

/** A stretch of the text, `end` excluded. A regular expression literal is given as its first `/` alone. */
export interface Token {
  readonly start: number
  readonly end: number
}

const blanks = ' \t\n\r\v'
const singles = '.[]{}(),@#;:?+-*/%|=<>^&!~'
const doubles = new Set(['..', ':=', '!=', '>=', '<=', '**', '~>', '?:', '??'])
const number = /(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[Ee][-+]?[0-9]+)?/y

/** The tokens in order, blanks and comments left out. */
export function* tokens(text: string): Generator<Token> {
  let at = skipBlanks(text, 0)
  while (at < text.length) {
    const end = tokenEnd(text, at)
    if (end < 0) return
    yield { start: at, end }
    at = skipBlanks(text, end)
  }
}

/** Gives the start of the token that ends at an offset, or the offset itself where none does. Reads the text when first asked. */
export function tokenStarts(text: string): (end: number) => number {
  let starts: Map<number, number> | undefined
  return end => {
    if (starts === undefined) {
      starts = new Map()
      for (const token of tokens(text)) starts.set(token.end, token.start)
    }
    return starts.get(end) ?? Math.min(end, text.length)
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    if (blanks.includes(text.charAt(at))) at++
    else if (text.startsWith('/*', at)) {
      const close = text.indexOf('*/', at + 2)
      if (close < 0) return text.length
      at = close + 2
    } else return at
  }
  return at
}

function tokenEnd(text: string, start: number): number {
  const first = text.charAt(start)
  if (doubles.has(text.slice(start, start + 2))) return start + 2
  if (singles.includes(first)) return start + 1
  if (first === '"' || first === "'") return quotedEnd(text, start, first)
  if (first === '`') return text.indexOf('`', start + 1) + 1 || -1
  number.lastIndex = start
  if (number.test(text)) return number.lastIndex
  let end = start + 1
  while (end < text.length && !blanks.includes(text.charAt(end)) && !singles.includes(text.charAt(end))) end++
  return end
}

/**
 * "a \" b" c
 * ^       ^ the offset behind the closing quote
 */
function quotedEnd(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === quote) return at + 1
  }
  return -1
}
