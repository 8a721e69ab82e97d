/** Progress and summary of a run over many transcripts: counts, rate and time left; codes and numbers only. */

import { total } from '../../bulk/batch/tally.ts'
import type { BulkOutcome, BulkProgress } from '../../bulk/bulk-options.ts'
import type { Io } from '../io.ts'
import { counted, notReadLine } from '../render/not-read-line.ts'

/** Milliseconds before the first line, between two drawings on a terminal, and between two lines elsewhere. */
const patience = 500
const redraw = 200
const interval = 5000
/** The rate is that of so many milliseconds past: a run that goes on, or a slow reader, is reported as it is now. */
const lookBack = 10_000
/** A line that is drawn over must fit the narrowest usual terminal. */
const widest = 79

/** A line on the terminal that is drawn again as the run goes on. */
export interface BulkProgressLine {
  readonly step: (progress: BulkProgress) => void
  /** Tells something without spoiling the line that is drawn. */
  readonly note: (text: string) => void
  readonly end: () => void
}

interface Sample {
  readonly at: number
  readonly lines: number
  readonly part: number
}

/** Draws one line over and over on a terminal, and writes a plain line now and then elsewhere. */
export function bulkProgress(io: Io): BulkProgressLine {
  const samples: Sample[] = []
  const started = io.now()
  let shown = started
  let isDrawn = false
  const clear = (): void => {
    if (isDrawn) io.clearLine()
    isDrawn = false
  }
  return {
    step: ({ tally, part }) => {
      const at = io.now()
      if (samples.length === 0) samples.push({ at, lines: tally.lines, part: part ?? 0 })
      if (at - started < patience || at - shown < (io.isTerminal ? redraw : interval)) return
      shown = at
      const now = { at, lines: tally.lines, part: part ?? 0 }
      samples.push(now)
      while (samples.length > 2 && at - (samples[0]?.at ?? at) > lookBack) samples.shift()
      const text = progressText({ tally, part }, samples[0] ?? now, now)
      clear()
      io.note(io.isTerminal ? cut(text) : `${text}\n`)
      isDrawn = true
    },
    note: text => {
      clear()
      io.note(text)
    },
    end: clear,
  }
}

function progressText({ tally, part }: BulkProgress, before: Sample, now: Sample): string {
  const seconds = Math.max(0.001, (now.at - before.at) / 1000)
  const words = [`${tally.lines} lines`, `${Math.round((now.lines - before.lines) / seconds)} a second`]
  if (part !== undefined) {
    words.push(`${Math.floor(part * 100)} %`)
    const speed = (now.part - before.part) / seconds
    if (speed > 0) words.push(`about ${duration(((1 - part) / speed) * 1000)} left`)
  }
  const { rejected, issues } = tally
  const counts = [rejected, issues.error, issues.bug, issues.warning].flatMap(byNumber)
  return `${words.join(', ')}${counts.length === 0 ? '' : `; ${counts.join(', ')}`}`
}

/** What a run did, in a few lines. */
export function bulkSummary({ tally, drift, rejects, driftFile }: BulkOutcome, milliseconds: number): string {
  const { lines, mapped, blank, rejected, issues } = tally
  const aside = total(rejected)
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['rejected', byNumber(rejected)],
    ['errors', byNumber({ ...issues.error, ...issues.bug })],
    ['warnings', byNumber(issues.warning)],
    ['info', byNumber(issues.info)],
  ]
  return [
    `${lines} ${lines === 1 ? 'line' : 'lines'} in ${duration(milliseconds)}: ${mapped} mapped, ${aside} rejected, ${blank} blank`,
    ...lists.filter(([, list]) => list.length > 0).map(([name, list]) => `  ${name}: ${list.join(', ')}`),
    ...(aside > 0 && rejects !== undefined ? [`  which lines were rejected, and why: ${rejects}`] : []),
    ...unreadLines(drift, driftFile),
    '',
  ].join('\n')
}

function unreadLines(
  { documents, unmapped, groups }: BulkOutcome['drift'],
  file: string | undefined,
): readonly string[] {
  if (unmapped === 0) return []
  const unread = groups.reduce((sum, group) => sum + group.unread, 0)
  const where = file === undefined ? '' : `; which, and what they likely are: ${file}`
  const inDocuments = `in ${unread} of ${counted(documents, 'transcript')}`
  return [`  ${notReadLine(unmapped, undefined, inDocuments, 'labelled line')}${where}`]
}

/** "code count", the most frequent first. */
function byNumber(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts)
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([code, times]) => `${code} ${times}`)
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 100) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function cut(text: string): string {
  return text.length <= widest ? text : `${text.slice(0, widest - 1)}…`
}
