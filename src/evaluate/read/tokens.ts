/**
 * Where the tokens of JSONata text begin and end. jsonata's tree only says where a token ends, and messages
 * point at its start. Follows jsonata 2.2.2, but does not judge: it stops at text that is not closed and
 * leaves the complaint to the parser.
 */

const operators = /\.\.|:=|!=|>=|<=|\*\*|~>|\?:|\?\?|[.[\]{}(),@#;:?+\-*/%|=<>^&!~]/y
const number = /(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[Ee][-+]?[0-9]+)?/y
const name = /[^ \t\n\r\v.[\]{}(),@#;:?+\-*/%|=<>^&!~]*/y

/**
 * Goes through the tokens in order, blanks and comments left out; a regular expression literal is given as its
 * first `/` alone. Gives the offset it ends at: that of a token that is not closed, or the length of the
 * text.
 */
export function eachToken(text: string, onToken: (start: number, end: number) => void): number {
  let at = skipBlanks(text, 0)
  while (at < text.length) {
    const end = tokenEnd(text, at)
    if (end <= at) return at
    onToken(at, end)
    at = skipBlanks(text, end)
  }
  return text.length
}

/**
 * Gives the start of the token that ends at an offset, or the offset itself where none does. Reads the text
 * when first asked.
 */
export function tokenStarts(text: string): (end: number) => number {
  let starts: Map<number, number> | undefined
  return end => {
    if (starts === undefined) {
      const found = new Map<number, number>()
      eachToken(text, (start, tokenEnd) => found.set(tokenEnd, start))
      starts = found
    }
    return starts.get(end) ?? Math.min(end, text.length)
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (unit === 32 || (unit >= 9 && unit <= 13 && unit !== 12)) at++
    else if (unit === 47 && text.charCodeAt(at + 1) === 42) {
      const close = text.indexOf('*/', at + 2)
      if (close < 0) return text.length
      at = close + 2
    } else return at
  }
  return at
}

/** The end of the token at `start`; -1 where it is not closed. */
function tokenEnd(text: string, start: number): number {
  const first = text.charAt(start)
  if (first === '"' || first === "'") return quotedEnd(text, start, first)
  if (first === '`') return text.indexOf('`', start + 1) + 1 || -1
  return matchEnd(operators, text, start) || matchEnd(number, text, start) || matchEnd(name, text, start)
}

function matchEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : 0
}

/**
 * "a \" b" c
 * ^       ^ the offset behind the closing quote
 */
function quotedEnd(text: string, start: number, quote: string): number {
  let close = text.indexOf(quote, start + 1)
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf(quote, close + 1)
  return close < 0 ? -1 : close + 1
}

/** Whether an odd number of backslashes stands before an offset. */
function isEscaped(text: string, at: number): boolean {
  let from = at
  while (text.charCodeAt(from - 1) === 92) from--
  return (at - from) % 2 === 1
}
