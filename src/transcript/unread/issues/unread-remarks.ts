/**
 * The issues of lines that no field reads and whose words say that what stands beside them may not count: `VOID` beside a form,
 * `STATUS` `REVERSED` beside a row. One for each label of a place, however many entries have it.
 */
import { getOrInsert } from '../../get-or-insert.ts'
import { type Issue, issue } from '../../issue.ts'
import type { ShownLabels } from '../../labels/shown-labels.ts'
import type { Place } from '../places/places.ts'
import type { Survey, UnreadLeaf } from '../places/survey.ts'
import { isNothing } from '../places/tried-values.ts'

/** Words that a form, a row or an amount is taken back or replaced by. */
const telling =
  /\b(?:VOID(?:ED)?|CORRECT(?:ED|ION)|AMENDED|REVERS(?:ED|AL)|SUPERSEDED|CANCELL?ED|DELETED|DUPLICATE|WITHDRAWN|RESCINDED|REMOVED|RELEASED|REVISED|AS ADJUSTED|(?:PER|AFTER) (?:EXAM(?:INATION)?|AUDIT))\b/i
/** Words of a text that what stands beside it is not what it will be; labels have them too, `ESTIMATED TAX PAYMENTS`. */
const notFinal =
  /\b(?:ESTIMATE[DS]?\b(?! (?:TAX|PAYMENT|CREDIT|PENALT))|PROVISIONAL|PRELIMINARY|NOT FINAL|DISPUTED|IN DISPUTE|UNDER (?:REVIEW|EXAM(?:INATION)?|AUDIT))\b/i
/** Texts of a line that deny what its label asks, and amounts of nothing. */
const denying = /^(?:NO|N|FALSE|NONE|NOT\b(?! FINAL).*|[-($]*[0.]*\)?)$/i
/** No remark is longer, and this many of a document are reported. */
const longest = 200
const mostRemarks = 200

/** The lines of a place that have one label. */
interface Remark {
  readonly first: UnreadLeaf
  count: number
}

/** Whether the words of a label say that what stands beside it may not count. */
export function isTelling(words: string): boolean {
  return telling.test(words)
}

/** The issues of remarks that no other issue names, in document order. */
export function unreadRemarks({ leaves, shown }: Survey, reported: ReadonlySet<string>): readonly Issue[] {
  const byLabel = new Map<Place, Map<string, Remark>>()
  const remarks: Remark[] = []
  for (const leaf of leaves) {
    const [spot] = leaf.spots
    // An entry of an unknown kind has an issue of its own.
    if (spot === undefined || leaf.part !== undefined || spot.row.isUnknown) continue
    if (reported.has(leaf.pointer) || !isRemark(leaf)) continue
    const labels = getOrInsert(byLabel, spot.place, () => new Map())
    const present = labels.get(leaf.label)
    if (present !== undefined) present.count++
    else if (remarks.length < mostRemarks) {
      const remark = { first: leaf, count: 1 }
      remarks.push(remark)
      labels.set(leaf.label, remark)
    }
  }
  return remarks.map(remark => issueOf(remark, shown))
}

function isRemark({ label, value }: UnreadLeaf): boolean {
  return says(value) && (isTelling(label) || isTellingText(value))
}

/** Whether a text says that what stands beside it may not count, whatever its label. */
export function isTellingText(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longest) return false
  return (isTelling(value) || notFinal.test(value)) && says(value)
}

/** Whether a line is neither blank nor denied. */
function says(value: unknown): boolean {
  return typeof value === 'string' && !isNothing(value) && !denying.test(value.trim().slice(0, longest))
}

function issueOf({ first: { key, pointer }, count }: Remark, shown: ShownLabels): Issue {
  const parameters = { key: shown.label(key, pointer), more: count - 1 }
  return issue('transcript/unread-remark', parameters, { pointer })
}
