/**
 * A label as it may stand in a report that is kept and passed on. The report is there to show labels that nobody knows yet, so
 * all are shown but for what maskedNumbers masks; messages show less, see src/transcript/labels/shown-labels.ts.
 */
import { canonicalLabel } from '../text/labels/canonical-label.ts'
import { maskedNumbers } from '../text/messages/masked-numbers.ts'
import { shownText } from '../text/messages/shown-text.ts'
import { longestLabel } from './limits.ts'

/** Characters that are looked at: more than are shown, so that the end of what is shown is masked by what follows it. */
const looked = 4 * longestLabel

/** The label in canonical form, masked, at most `longestLabel` characters. `SSN 987-65-4321` gives `SSN ###-##-####`. */
export function shownLabel(label: string): string {
  return shownText(maskedNumbers(canonicalLabel(label.slice(0, looked))), longestLabel)
}
