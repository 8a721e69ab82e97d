/**
 * Our words for the syntax faults of jsonata's parser. They may quote the expression, which its author wrote;
 * never data.
 */

import { eachToken, tokenStarts } from './tokens.ts'

/** What jsonata's parser throws, where it throws one of its own. */
export interface ParserFault {
  readonly code: string
  readonly position?: number
  readonly token?: unknown
  readonly value?: unknown
}

type Wording = string | ((token: string, wanted: string) => string)

const wordings: Readonly<Record<string, Wording>> = {
  S0101: 'a quoted text is not closed',
  S0102: 'a number is out of range',
  S0103: token => `"\\${token}" is not an escape sequence`,
  S0104: '"\\u" is not followed by four hexadecimal digits',
  S0105: 'a name in backticks is not closed',
  S0106: 'a comment is not closed',
  S0201: token => `"${token}" is not expected here`,
  S0202: (token, wanted) => `"${wanted}" is expected, not "${token}"`,
  S0203: (_, wanted) => `it ends where "${wanted}" is expected`,
  S0204: token => `"${token}" is not an operator`,
  S0207: 'it ends where a value is expected',
  S0208: 'the parameters of a function are not variables',
  S0209: 'a predicate stands behind a grouping',
  S0210: 'a step has two groupings',
  S0211: token => `no value can begin with "${token}"`,
  S0212: 'what stands left of := is not a variable ($name)',
  S0213: 'a number, true, false or null is not a step of a path',
  S0214: token => `what stands right of ${token} is not a variable ($name)`,
  S0215: 'a binding with @ stands behind a predicate',
  S0216: 'a binding with @ stands behind a sorting',
}

const longest = 40

/** Faults whose position is the end of the token they are about. */
const atToken = new Set(['S0201', 'S0202', 'S0204', 'S0211', 'S0212', 'S0213', 'S0214'])

/** Faults of a text or name that is not closed. */
const unclosed = new Set(['S0101', 'S0105'])

/** What is wrong, in words: `")" is expected, not ";"`. */
export function syntaxProblem(fault: ParserFault): string {
  const wording = wordings[fault.code] ?? 'it is not JSONata'
  return typeof wording === 'string' ? wording : wording(cut(fault.token), cut(fault.value))
}

/** The offset of the first character that is at fault; -1 where jsonata does not say. */
export function faultPosition({ code, position }: ParserFault, text: string): number {
  if (unclosed.has(code)) return eachToken(text, () => {})
  if (position === undefined) return -1
  return atToken.has(code) ? tokenStarts(text)(position) : Math.min(position, text.length)
}

/** Whether something thrown is a fault that jsonata's parser found in the text. */
export function isParserFault(thrown: unknown): thrown is ParserFault {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
}

function cut(token: unknown): string {
  const text = String(token)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
