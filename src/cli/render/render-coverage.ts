/** How much of a transcript was read, in one line that nobody overlooks, and by section. */

import { shownText } from '../../text/messages/shown-text.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import type { Paint } from '../paint.ts'
import { allReadLine, capitalised, counted, notReadLine, unseenWordings } from './not-read-line.ts'

type Coverage = TranscriptResult['coverage']

const longestSection = 60

/** The last line of a result: what was left unread, or that nothing was; and how many wordings are only supposed. */
export function coverageLine(coverage: Coverage, paint: Paint): string {
  const { read, ignored, unmapped, evidence } = coverage
  const all = read + ignored + unmapped
  const wordings = unseenWordings(read, evidence.inferred + evidence.unsourced)
  if (unmapped === 0) return paint('dim', `  ${capitalised(allReadLine(all))}${wordings}`)
  return paint('alarm', `  ${notReadLine(unmapped, all, whereabouts(coverage))}${wordings}`)
}

/** The last line of all, where there were several transcripts. */
export function coverageOfAll(all: readonly Coverage[], paint: Paint): string {
  const unread = all.filter(each => each.unmapped > 0)
  const total = sum(all.map(each => each.read + each.ignored + each.unmapped))
  if (unread.length === 0) return paint('dim', `${all.length} transcripts: ${allReadLine(total)}`)
  const lost = sum(unread.map(each => each.unmapped))
  const line = notReadLine(lost, total, `in ${unread.length} of the transcripts`)
  return paint('alarm', `${all.length} transcripts: ${line}`)
}

/** The lines of each section that were read, left out on purpose and left unread. */
export function sectionLines({ sections }: Coverage, paint: Paint): readonly string[] {
  const rows = sections.map(each => ({ ...each, name: sectionName(each.section) }))
  const width = Math.max(0, ...rows.map(row => row.name.length))
  return [
    '',
    '  Lines by section:',
    ...rows.map(({ name, read, ignored, unmapped }) => {
      const text = `    ${name.padEnd(width)}  ${read} read, ${ignored} ignored, ${unmapped} not read`
      return unmapped === 0 ? paint('dim', text) : paint('red', text)
    }),
  ]
}

function whereabouts({ sections }: Coverage): string {
  const unread = sections.filter(each => each.unmapped > 0)
  const inside = unread.filter(each => each.section !== '').length
  const named = inside === 0 ? '' : `in ${counted(inside, 'section')}`
  if (inside === unread.length) return named
  return named === '' ? 'outside all sections' : `${named} and outside them`
}

function sectionName(pointer: string): string {
  return pointer === '' ? '(outside sections)' : shownText(pointerSteps(pointer).join(' '), longestSection)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0)
}
