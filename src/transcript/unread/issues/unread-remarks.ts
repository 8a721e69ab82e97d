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
const takenBack = `VOID(?:ED)?|CORRECT(?:ED|ION)|AMENDED|REVERS(?:ED|AL)|SUPERSED(?:ED|ES|ING)|CANCELL?ED|DELETED|DUPLICATE|WITHDRAWN|RESCINDED|REMOVED|RELEASED|REVISED|AS ADJUSTED|(?:PER|AFTER) (?:EXAM(?:INATION)?|AUDIT)`
/** Words of a text that say so, or that what stands beside it is not what it will be; labels have them too, `ESTIMATED TAX PAYMENTS`. */
const inText = String.raw`${takenBack}|ESTIMATE[DS]?\b(?! (?:TAX|PAYMENT|CREDIT|PENALT))|PROVISIONAL|PRELIMINARY|TENTATIVE(?! (?:TAX|REFUND|CARRYBACK|MINIMUM))|PENDING|DISPUTED|IN DISPUTE|UNDER (?:REVIEW|EXAM(?:INATION)?|AUDIT)|SUBJECT TO (?:CHANGE|REVIEW|AUDIT)|UNVERIFIED|INVALID|REPLACED|REJECTED|DISALLOWED|ERRONEOUS|IN ERROR`
const telling = wordsOf(takenBack, 'i')
const tellingText = wordsOf(inText, 'i')
/** Such words behind one that denies them: `Not amended`, `Has never been corrected`, `No longer under review`. */
const denied = wordsOf(
  String.raw`(?:NOT|NEVER|(?<!\b(?:ACCOUNT|FORM|REFERENCE|CONTROL)\s)NO)[\s-]+(?:(?:AN?|ANY|BEEN|LONGER|PRIOR|YET)\s+){0,3}(?:${inText})(?:\s*(?:,|/|OR|NOR)\s*(?:${inText})){0,5}`,
  'gi',
)
/** Denials that say themselves that something is not final, and a draft; within other words that is one of a name. */
const notFinal =
  /\b(?:NOT|NO LONGER)\s+(?:YET\s+)?(?:FINAL(?:I[SZ]ED)?|VERIFIED|CONFIRMED|PROCESSED|POSTED|VALID)\b|\bDO NOT USE\b|^\s*(?:THIS IS )?(?:A )?DRAFT(?: COPY| ONLY)?\W*$/i
/** Lines that hold the words of a name or an address, which may be any. */
const ofNames = /\b(?:NAMES?|ADDRESS(?:ES)?|STREET|DBA|FIRM|CARE OF)\d*\b/
/** Texts of a line that deny what its label asks, and amounts of nothing. */
const denying = /^(?:(?:NOT|NEVER)\b.*|NO(?:\s+[A-Z]+)?|N|FALSE|NONE|[-($]*[0.]*\)?)$/i
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
  return says(words, telling)
}

/** The issues of remarks that no other issue names, in document order. */
export function unreadRemarks({ leaves, shown }: Survey, reported: ReadonlySet<string>): readonly Issue[] {
  const byLabel = new Map<Place, Map<string, Remark>>()
  const remarks: Remark[] = []
  for (const leaf of leaves) {
    const [spot] = leaf.spots
    // An entry of an unknown kind has an issue of its own, and so have most sections; a list of texts has none.
    if (spot === undefined || spot.row.isUnknown || reported.has(leaf.part?.pointer ?? leaf.pointer)) continue
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
  if (isTelling(label)) return affirms(value) || isTellingText(value)
  // A business may be called Pending, and hardly Void.
  return isTellingText(value) && (!ofNames.test(label) || isTelling(String(value)))
}

/** Whether a text says that what stands beside it may not count, whatever its label. */
export function isTellingText(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longest) return false
  return notFinal.test(value) || says(value, tellingText)
}

/** Whether some of `words` stand in a text and are not denied there. */
function says(text: string, words: RegExp): boolean {
  return words.test(text) && words.test(text.replace(denied, ''))
}

function wordsOf(words: string, flags: string): RegExp {
  return new RegExp(String.raw`\b(?:${words})\b`, flags)
}

/** Whether a line neither is blank nor denies what its label asks. */
function affirms(value: unknown): boolean {
  if (typeof value !== 'string' || isNothing(value)) return false
  const text = value.trim().slice(0, longest)
  return !denying.test(text) && text.replace(denied, '') === text
}

function issueOf({ first: { key, pointer }, count }: Remark, shown: ShownLabels): Issue {
  const parameters = { key: shown.label(key, pointer), more: count - 1 }
  return issue('transcript/unread-remark', parameters, { pointer })
}
