/** Which word of a set is meant by a text that is none of them. */
import { didYouMean, nearestNames } from '../../../text/messages/nearest-names.ts'

/** The one word that is meant; `safe` where nothing else can be. */
export interface WordMeant {
  readonly text: string
  readonly safe: boolean
}

/** At most so many words are compared with a text, as a mapping may have many texts that are none of them, and so many are named. */
const mostCompared = 200
const mostShown = 12
/** Shorter words are near to anything: "no", "none". */
const shortest = 4

/** What to write in the place of `text`: the words that are near, or all of them. */
export function wordHint(text: string, words: readonly string[]): string {
  return didYouMean(nearWords(text, words)) || `it is ${listed(text, words)}`
}

/** The only word that is near, if one is. */
export function wordMeant(text: string, words: readonly string[]): WordMeant | undefined {
  const [only, other] = nearWords(text, words)
  if (only === undefined || other !== undefined) return undefined
  return { text: only, safe: isSameButForItsEnd(formOf(only), formOf(text)) }
}

/**
 * Words that are the same without case, hyphens and blanks; or else those that differ by a few letters. A text with digits is the
 * name of a form or a code: one digit or letter makes it that of another, and "Form" in front does not. Nor is "unpaid" near "paid".
 */
function nearWords(text: string, all: readonly string[]): readonly string[] {
  const words = all.slice(0, mostCompared)
  const form = formOf(text)
  const number = form.replace(/^form(?=.*[0-9])/, '')
  const same = words.filter(word => formOf(word) === form || formOf(word) === number)
  if (same.length > 0 || form === '' || /[0-9]/.test(form)) return same
  const byForm = new Map(words.map(word => [formOf(word), word]))
  const likely = [...byForm.keys()].filter(each => each[0] === form[0] && each.length >= shortest)
  return nearestNames(form, likely).flatMap(each => byForm.get(each) ?? [])
}

/** The same, or one is the other with a letter or two behind it, as of a plural. */
function isSameButForItsEnd(left: string, right: string): boolean {
  const isBegun = left.startsWith(right) || right.startsWith(left)
  return isBegun && Math.abs(left.length - right.length) <= 2
}

/** How many letters and digits they have in common at the beginning. */
function sharedBy(left: string, right: string): number {
  const [a, b] = [formOf(left), formOf(right)]
  const end = [...a].findIndex((letter, index) => letter !== b[index])
  return end < 0 ? a.length : end
}

function formOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** All of the words, or of many those that begin as the text does. */
function listed(text: string, words: readonly string[]): string {
  const isLong = words.length > mostShown
  const compared = words.slice(0, mostCompared)
  const order = isLong ? compared.sort((a, b) => sharedBy(b, text) - sharedBy(a, text)) : compared
  const shown = order.slice(0, mostShown).map(word => JSON.stringify(word))
  if (isLong) return `one of ${words.length} words: ${shown.join(', ')}, …`
  const last = shown.pop() ?? ''
  return shown.length === 0 ? last : `${shown.join(', ')} or ${last}`
}
