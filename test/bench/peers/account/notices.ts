/** The sentences that say the authority has no data. */
import { canonicalText } from '../../../../src/text/labels/canonical-label.ts'

const sentences: ReadonlySet<string> = new Set([
  'REQUESTED DATA NOT FOUND',
  'NO RECORD OF RETURN FILED',
  'NO TRANSCRIPT AVAILABLE',
])
/** None of them is shorter; with blanks and colons none is twice as long as the longest. */
const shortest = 20
const longest = 50

/** Whether `text` is one of them. Nearly all texts of an account are shorter. */
export function saysNoData(text: string): boolean {
  return text.length >= shortest && text.length <= longest && mayBeSentence(text)
}

function mayBeSentence(text: string): boolean {
  const first = text.charCodeAt(0) | 32
  // n and r; blanks and what is not plain may stand in front.
  if (first > 32 && first < 127 && first !== 96 && first !== 110 && first !== 114) return false
  return sentences.has(canonicalText(text))
}
