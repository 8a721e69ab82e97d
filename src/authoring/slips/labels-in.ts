/** The labels of a transcript, wherever they stand. */
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { readText } from '../../transcript/open/read-text.ts'

/** The canonical labels in the text of a transcript. @throws TranscriptShapeError where it is none */
export function labelsIn(text: string): ReadonlySet<string> {
  const labels = new Set<string>()
  const waiting: unknown[] = [readText(text).document]
  // The list grows while it is walked: depth is the author's, and unknown.
  for (const each of waiting) {
    if (typeof each !== 'object' || each === null) continue
    if (!Array.isArray(each)) for (const key of Object.keys(each)) labels.add(canonicalLabel(key))
    for (const inside of Object.values(each)) waiting.push(inside)
  }
  return labels
}
