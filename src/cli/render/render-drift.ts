/** A drift report as a person likes to read it: what nothing reads, what does not come, what changed, and in the last line how much that is. */
import type { DriftChange, DriftChanges } from '../../drift/drift-changes.ts'
import type { Counted, DriftReport, Missing, Unread } from '../../drift/drift-report.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { Paint } from '../paint.ts'
import {
  allReadLine,
  capitalised,
  counted,
  notReadLine,
  type Thing,
  unseenWordings,
} from './not-read-line.ts'

/** How much of a drift report is shown, and with which colours. */
export interface DriftStyle {
  /** Everything, and not the most frequent only. */
  readonly all: boolean
  readonly paint: Paint
}

const mostListed = 20
/** Forms and periods that one finding is shown by. */
const mostShown = 4

/** The text of a report. `changes` are those since an earlier run; `undefined` where there is none to compare with. */
export function renderDrift(
  report: DriftReport,
  changes: DriftChanges | undefined,
  style: DriftStyle,
): string {
  const { sections, entries, labels, fields } = report
  // What stands in a section that nothing reads is shown with the section.
  const alone = style.all ? labels : labels.filter(each => each.within === null)
  const unread = (all: readonly Unread[], thing: Thing): readonly Item[] =>
    all.map(each => unreadItem(each, thing))
  const missing = (state: Missing['state']): readonly Item[] =>
    fields.filter(each => each.state === state).map(missingItem)
  return [
    style.paint('bold', title(report)),
    ...list('Sections that no field reads', unread(sections, 'line'), style),
    ...list('Entries of a kind that no mapping knows', unread(entries, 'entry'), style),
    ...list('Labels that no field reads', unread(alone, 'line'), style),
    ...list('Fields present in an earlier tax period and absent since', missing('ended'), style),
    ...list('Fields that were always absent', missing('never'), style),
    ...beyondLines(report),
    ...(changes === undefined ? [] : changeLines(changes, style)),
    ...groupLines(report, style),
    '',
    lastLine(report, style),
    '',
  ].join('\n')
}

/** One line of a list, and those below it. */
interface Item {
  readonly head: string
  readonly more: readonly string[]
}

function title({ documents, rejected }: DriftReport): string {
  const without = rejected === 0 ? '' : `, and ${rejected} that gave no result`
  return `Drift over ${counted(documents, 'transcript')}${without}`
}

function groupLines({ groups }: DriftReport, style: DriftStyle): readonly string[] {
  const items = groups.map(({ mapping, type, form, period, documents, unread }) => {
    const what = [type, form, period ?? '(no period)'].map(shownLine).join(' ')
    const found = unread === 0 ? '' : `, ${unread} with lines not read`
    return { head: `${what}: ${counted(documents, 'transcript')}${found} (${shownLine(mapping)})`, more: [] }
  })
  return list('By form and tax period', items, style)
}

function unreadItem(
  { mapping, place, lines, documents, of, first, last, by, likely }: Unread,
  thing: Thing,
): Item {
  const when = first === null ? '' : first === last ? `, ${first}` : `, ${first} to ${last}`
  return {
    head: `${shownLine(place)}: in ${documents} of ${of}, ${counted(lines, thing)}${when} (${shownLine(mapping)})`,
    more: [...(by.length > 1 ? [byText(by)] : []), ...partnerLines('is likely', likely)],
  }
}

function missingItem({ mapping, field, evidence, documents, of, last, likely }: Missing): Item {
  const known = knownAs[evidence] ?? ''
  const when = last === null ? '' : `, last in ${last}`
  return {
    head: `${shownLine(field)}: absent in ${documents} of ${of}${when}${known} (${shownLine(mapping)})`,
    more: partnerLines('likely stands under', likely),
  }
}

/** How well the wording of a field is known, where it was not seen on a transcript. */
const knownAs: Readonly<Record<string, string>> = {
  secondary: '; its wording is known from software that reads transcripts',
  inferred: '; its wording is known from no transcript',
  unsourced: '; its wording is known from no transcript',
}

function partnerLines(how: string, likely: readonly string[]): readonly string[] {
  return likely.length === 0 ? [] : [`${how} ${likely.map(shownLine).join(', or ')}`]
}

function byText(by: readonly Counted[]): string {
  const shown = by.slice(0, mostShown).map(({ form, period, documents }) => {
    return `${shownLine(form)} ${period ?? '(no period)'} ${documents}`
  })
  const more = by.length - shown.length
  return `${shown.join(', ')}${more > 0 ? `, and ${more} more forms and periods` : ''}`
}

/** A list under its title, nothing where it is empty. */
function list(name: string, items: readonly Item[], { all, paint }: DriftStyle): readonly string[] {
  if (items.length === 0) return []
  const listed = all ? items : items.slice(0, mostListed)
  const more = items.length - listed.length
  return [
    '',
    `  ${name}:`,
    ...listed.flatMap(item => [`    ${item.head}`, ...item.more.map(each => paint('dim', `      ${each}`))]),
    ...(more > 0 ? [paint('dim', `    and ${more} more (--all shows them)`)] : []),
  ]
}

function beyondLines({ beyond }: DriftReport): readonly string[] {
  const sum = beyond.label + beyond.section + beyond.entry + beyond.field
  if (sum === 0) return []
  return [
    '',
    `  There are more different labels than are counted apart; ${counted(sum, 'line')} of them are left out above`,
  ]
}

function changeLines(changes: DriftChanges, style: DriftStyle): readonly string[] {
  const item = (change: DriftChange): Item => {
    const { kind, mapping, name, before, now } = change
    const was = before.of === 0 ? 'no transcripts before' : `${before.documents} of ${before.of} before`
    const text = `${kind} ${shownLine(name)}: ${was}, ${now.documents} of ${now.of} now (${shownLine(mapping)})`
    return { head: text, more: [] }
  }
  const lists = [
    ...list('New since the last run', changes.new.map(item), style),
    ...list('Grown since the last run', changes.grown.map(item), style),
    ...list('Gone since the last run', changes.gone.map(item), style),
  ]
  return lists.length === 0 ? ['', '  Nothing has changed since the last run'] : lists
}

function lastLine({ documents, unmapped, sample, groups }: DriftReport, { paint }: DriftStyle): string {
  const isWhole = sample.documents === documents
  const { inferred, unsourced } = sample.evidence
  const where = isWhole ? '' : ` in a sample of ${counted(sample.documents, 'transcript')}`
  const wordings = unseenWordings(sample.read, inferred + unsourced, where)
  const all = isWhole ? sample.read + sample.ignored + sample.unmapped : undefined
  if (unmapped === 0) return paint('dim', `  ${capitalised(allReadLine(all))}${wordings}`)
  const unread = groups.reduce((sum, group) => sum + group.unread, 0)
  const line = notReadLine(unmapped, all, `in ${unread} of ${counted(documents, 'transcript')}`)
  return paint('alarm', `  ${line}${wordings}`)
}
