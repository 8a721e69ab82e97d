/** Slips and whether goldens notice them, as a person reads it: the share, then each that none noticed, with what would. */
import { percentOf } from '../../authoring/coverage/sample-coverage.ts'
import type { Remedy, SlipVerdict } from '../../authoring/slips/golden-slips.ts'
import type { SlipKind } from '../../authoring/slips/slip.ts'
import type { SlipReport } from '../../authoring/slips/slip-report.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import { counted } from '../../text/messages/counted.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { CoverageStyle } from './render-sample-coverage.ts'

const mostListed = 20
const mostLabels = 3

/** The text of a report. */
export function renderSlips(report: SlipReport, { all, paint }: CoverageStyle): string {
  const { goldens, notAsked, made, noticed, byKind, survivors } = report
  const listed = all ? survivors : survivors.slice(0, mostListed)
  const more = survivors.length - listed.length
  const tried =
    noticed.of < made
      ? `; ${noticed.of} of ${made} slips tried, drawn from all: --seconds and --limit end it`
      : ''
  return [
    paint('bold', `Slips put to ${counted(goldens, 'golden')}`),
    // A share of nothing would be called all of it.
    noticed.of === 0
      ? `Nothing was tried: ${goldens === 0 ? 'no golden is as expected before any slip' : 'there is no slip that your own lines allow'}`
      : `noticed  ${percentOf(noticed)} % (${noticed.part} of ${noticed.of})${tried}`,
    ...(all ? byKind.map(each => `  ${each.kind}: ${each.noticed.part} of ${each.noticed.of}`) : []),
    ...notAsked.map(each => `${paint('yellow', shownLine(each.golden))}: not asked, as ${each.because}`),
    ...(survivors.length === 0 ? [] : ['', paint('bold', `No golden notices (${survivors.length})`)]),
    ...listed.flatMap(survivorLines),
    ...(more === 0 ? [] : [`  and ${more} more (--all shows them)`]),
    '',
  ].join('\n')
}

function survivorLines({ slip, remedy }: SlipVerdict): readonly string[] {
  const advice = remedy === undefined ? '' : adviceOf(remedy, slip.kind)
  return [`  ${shownLine(`${slip.spec}: ${slip.kind}: ${slip.what}`)}`, `    ${shownLine(advice)}`]
}

/** What to do so that a golden notices, in a sentence without a full stop. */
function adviceOf(remedy: Remedy, kind: SlipKind): string {
  switch (remedy.kind) {
    case 'expect':
      return `${remedy.golden} comes out with another ${remedy.place}; say in its expected.yaml what is right`
    case 'line': {
      const listed = remedy.labels.slice(0, mostLabels).join(' or ')
      const place = remedy.elsewhere === true ? ' in the section of the field' : ''
      return `no golden has a line ${listed}${place}; add one that has it`
    }
    case 'sample':
      return samples[kind]
    default:
      return unreachable(remedy)
  }
}

/** What is missing where the goldens come out the same. */
const samples: Readonly<Record<SlipKind, string>> = {
  'sources swapped with a sibling': 'every golden comes out the same; add one in which the two lines differ',
  'another normalizer': 'every golden comes out the same; add one whose line tells the two apart, if any can',
  'field dropped': 'every golden comes out the same; add one in which the field has a value',
  'wording dropped': 'every golden comes out the same; add one that has the line in this wording',
  'check dropped': 'no golden breaks this check; add one that does',
  'where or case text changed': 'every golden comes out the same; add one that has this text',
  'text of a table dropped': 'every golden comes out the same; add one that has this text on the line',
  'part dropped from one mapping': 'every golden comes out the same; add one that has a line of it',
}
