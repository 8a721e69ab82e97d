/** Looks up a text in a written list of texts, by the one canonical form (case, blanks, quotes, dashes). Nothing is fuzzy. */
import { canonicalText } from '../text/canonical-label.ts'

const longest = 1000

/** The form in which texts are compared; `undefined` for a text too long to stand in any list. */
export function comparable(text: string): string | undefined {
  return text.length > longest ? undefined : canonicalText(text)
}

/** Whether `list` (texts of a mapping, or a single one) has a text with this comparable form. Anything else lists nothing. */
export function isListed(form: string | undefined, list: unknown): boolean {
  if (form === undefined) return false
  if (typeof list === 'string') return canonicalText(list) === form
  return Array.isArray(list) && list.some(each => typeof each === 'string' && canonicalText(each) === form)
}
