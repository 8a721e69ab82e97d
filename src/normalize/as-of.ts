/**
 * Two printed columns in one value: an amount and the date it was reckoned to, `0.00 AS OF: Mar. 28, 2022`.
 * Only the place where the two part is found here; each part is read by its own normalizer.
 */
import { trimBlank } from './blank.ts'

const longest = 100
const mark = /(?<![a-z])as\s{1,8}of(?![a-z])\s{0,8}:?/i

/** The text before `AS OF` and the text after it, or `undefined` where the text does not say `AS OF`. */
export function partAsOf(text: string): { readonly before: string; readonly after: string } | undefined {
  const trimmed = trimBlank(text)
  const found = trimmed.length > longest ? null : mark.exec(trimmed)
  if (found === null) return undefined
  return { before: trimmed.slice(0, found.index), after: trimmed.slice(found.index + found[0].length) }
}
