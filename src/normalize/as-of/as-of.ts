/**
 * Two printed columns in one value: an amount and the date it was reckoned to, `0.00 AS OF: Mar. 28, 2022`.
 * Only the place where the two part is found here; each part is read by its own normalizer.
 */
import { trimBlank } from '../characters/blank.ts'
import { afterSpaces, isLetter } from '../characters/word-scanner.ts'

const longest = 100
const space = 32
const colon = 58
const smallA = 97
const smallF = 102
const smallO = 111
const smallS = 115
/** More white space than this parts the words of no `AS OF`. */
const mostSpaces = 8

/** The text before `AS OF` and the text after it, or `undefined` where the text does not say `AS OF`. Plain blanks around the two are left out. */
export function partAsOf(text: string): { readonly before: string; readonly after: string } | undefined {
  const trimmed = trimBlank(text)
  if (trimmed.length > longest) return undefined
  for (let at = 0; at < trimmed.length; at++) {
    // Bit 32 tells a small letter from its capital.
    if ((trimmed.charCodeAt(at) | 32) !== smallA) continue
    const end = endOfMark(trimmed, at)
    if (end > 0)
      return { before: withoutBlanks(trimmed, 0, at), after: withoutBlanks(trimmed, end, trimmed.length) }
  }
  return undefined
}

/** Where an `AS OF:` that begins at `at` ends, white space before its colon or in place of it included; 0 where none stands there. */
function endOfMark(text: string, at: number): number {
  if (at > 0 && isLetter(text.charCodeAt(at - 1))) return 0
  if (!isLetterAt(text, at + 1, smallS)) return 0
  const of = afterSpaces(text, at + 2, mostSpaces)
  if (of === at + 2 || !isLetterAt(text, of, smallO) || !isLetterAt(text, of + 1, smallF)) return 0
  if (of + 2 < text.length && isLetter(text.charCodeAt(of + 2))) return 0
  const end = afterSpaces(text, of + 2, mostSpaces)
  return end < text.length && text.charCodeAt(end) === colon ? end + 1 : end
}

/** Whether this letter, small or capital, stands at `at`. */
function isLetterAt(text: string, at: number, small: number): boolean {
  return at < text.length && (text.charCodeAt(at) | 32) === small
}

/** The part from `start` to `end`; most have one blank too many, which would send them the long way round. Of blanks alone nothing is left. */
function withoutBlanks(text: string, start: number, end: number): string {
  let from = start
  let to = end
  while (from < to && text.charCodeAt(from) === space) from++
  while (text.charCodeAt(to - 1) === space) to--
  return text.slice(from, to)
}
