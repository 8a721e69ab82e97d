/** Coverage over samples as a person likes to read it: the two shares, then what is missing on either side. */
import {
  type CoverageReport,
  type FieldCoverage,
  type LabelCoverage,
  percentOf,
  type Share,
} from '../../authoring/coverage/sample-coverage.ts'
import { counted } from '../../text/messages/counted.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { Paint } from '../paint.ts'

const mostListed = 20

/** How much of a coverage report is shown, and with which colours. */
export interface CoverageStyle {
  /** Everything, and not the first of each list only; what is read and filled, too. */
  readonly all: boolean
  readonly paint: Paint
}

/** The same, of mappings of one's own: which fields are written in them, and not in what they use or extend of the package. */
export interface OwnCoverageStyle extends CoverageStyle {
  readonly isOwn?: (field: FieldCoverage) => boolean
}

/** The text of a report. */
export function renderSampleCoverage(report: CoverageReport, style: OwnCoverageStyle): string {
  const { byLabel, leaves, fields, read, ignored } = report
  const title = style.paint('bold', `Coverage by ${counted(report.samples, 'sample')}`)
  // A share of nothing would be called all of it.
  if (report.samples === 0) return `${title}\nNothing was read\n`
  const isOne = new Set(report.byField.map(each => each.mapping)).size < 2
  const byField = report.byField.map(each =>
    isOne ? each : { ...each, field: `${each.mapping} ${each.field}` },
  )
  const unread = byLabel.filter(each => each.unmapped > 0)
  const never = byField.filter(({ states }) => states.value === 0)
  const unseen = byField.filter(isPartlySeen)
  return [
    title,
    `lines   ${shareText(leaves)}: ${read} read, ${ignored} ignored, ${leaves.of - leaves.part} not read`,
    `fields  ${shareText(fields)} have a value in some sample`,
    ...list('Lines that no field reads', unread.map(labelLine), style),
    ...gaps('Fields that have no value in any sample', never, each => [fieldLine(each)], style),
    ...gaps('Wordings that no sample has, of fields that have a value', unseen, wordingLines, style),
    ...(style.all ? list('Lines that are read or ignored', readLines(byLabel), style) : []),
    ...(style.all ? list('Fields that have a value', byField.flatMap(filledLines), style) : []),
    '',
  ].join('\n')
}

/** The lines of own fields; those of what the package has are listed with `all`, else counted. */
function gaps(
  title: string,
  fields: readonly FieldCoverage[],
  linesOf: (field: FieldCoverage) => readonly string[],
  style: OwnCoverageStyle,
): readonly string[] {
  const { isOwn, all } = style
  const own = isOwn === undefined || all ? fields : fields.filter(isOwn)
  const others = fields.filter(each => !own.includes(each)).flatMap(linesOf).length
  const shown = list(title, own.flatMap(linesOf), style)
  if (others === 0) return shown
  const head = shown.length === 0 ? ['', style.paint('bold', `${title} (0)`)] : shown
  return [...head, `  and ${others} in what is used or extended of the package (--all shows them)`]
}

function list(title: string, lines: readonly string[], { all, paint }: CoverageStyle): readonly string[] {
  if (lines.length === 0) return []
  const shown = all ? lines : lines.slice(0, mostListed)
  const more = lines.length - shown.length
  return [
    '',
    paint('bold', `${title} (${lines.length})`),
    ...shown.map(line => `  ${shownLine(line)}`),
    ...(more === 0 ? [] : [`  and ${more} more (--all shows them)`]),
  ]
}

function labelLine({ place, unmapped, samples }: LabelCoverage): string {
  return `${place}: ${counted(unmapped, 'line')} in ${counted(samples, 'sample')}`
}

function readLines(labels: readonly LabelCoverage[]): readonly string[] {
  return labels
    .filter(each => each.read + each.ignored > 0)
    .map(({ place, read, ignored, samples }) => {
      const kinds = [...(read > 0 ? [`${read} read`] : []), ...(ignored > 0 ? [`${ignored} ignored`] : [])]
      return `${place}: ${kinds.join(', ')} in ${counted(samples, 'sample')}`
    })
}

function fieldLine({ field, spec, states }: FieldCoverage): string {
  const reasons = [
    ...(states.empty > 0 ? [`blank in ${states.empty}`] : []),
    ...(states.invalid > 0 ? [`unreadable in ${states.invalid}`] : []),
    ...(states.absent > 0 ? [`absent in ${states.absent}`] : []),
  ]
  return `${field} (${spec}): ${reasons.length === 0 ? 'no entry of its kind' : reasons.join(', ')}`
}

function filledLines({ field, states, wordings }: FieldCoverage): readonly string[] {
  if (states.value === 0) return []
  const read = wordings.filter(each => each.samples > 0)
  const by =
    read.length === 0 ? '' : `, by ${read.map(each => `${each.label} in ${each.samples}`).join(', ')}`
  return [`${field}: a value in ${counted(states.value, 'sample')}${by}`]
}

function isPartlySeen({ states, wordings }: FieldCoverage): boolean {
  return states.value > 0 && wordings.length > 1 && wordings.some(each => each.samples === 0)
}

function wordingLines({ field, spec, wordings }: FieldCoverage): readonly string[] {
  return wordings.filter(each => each.samples === 0).map(({ label }) => `${field} (${spec}): ${label}`)
}

function shareText(share: Share): string {
  return `${percentOf(share)} % (${share.part} of ${share.of})`
}
