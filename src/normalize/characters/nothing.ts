/**
 * The words that say there is nothing, for the kinds of values of which they cannot be one: amounts, numbers, days, numbers
 * of taxpayers. Exact texts after the one canonical step; nothing is matched by its beginning. A name, a code or a phrase may
 * well be such a word, so `text`, `code` and `flag` keep it. A lone hyphen was never seen and is no such word.
 * Source: `N/A` is what account transcripts print for a code; the others are general knowledge.
 */
import { canonicalText } from '../../text/labels/canonical-label.ts'

/** As a transcript may print them, in any case and with any blanks. */
export const nothingTexts: readonly string[] = ['N/A', 'NONE', 'Not Applicable', 'Not Set']

const forms: ReadonlySet<string> = new Set(nothingTexts.map(canonicalText))
/** With twice as many blanks and a colon as any of them has. */
const longest = 40
const capitalN = 78

/** Whether `text`, without blanks around it, is one of the words for nothing. */
export function saysNothing(text: string): boolean {
  // Whatever begins with another letter is none; bit 32 tells a small letter from its capital.
  if (text.length > longest || (text.charCodeAt(0) & ~32) !== capitalN) return false
  return forms.has(canonicalText(text))
}
