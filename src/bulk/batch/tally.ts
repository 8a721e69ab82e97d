/** What a run counts, of one batch or of all: plain data, so that it can be sent between threads and kept in a checkpoint. */
import type { Severity } from '../../diagnostics/diagnostic.ts'

/** Counts of lines, and of what was found by code. */
export interface Tally {
  /** Lines of the input, blank ones and the last one without a line end included. */
  lines: number
  /** Lines that gave a line of output. */
  mapped: number
  /** Lines of white space, which are skipped. */
  blank: number
  /** Lines written aside, by code. */
  readonly rejected: Record<string, number>
  /** Issues of the mapped transcripts, by severity and code. */
  readonly issues: Record<Severity, Record<string, number>>
}

/** Counts of nothing. */
export function emptyTally(): Tally {
  return {
    lines: 0,
    mapped: 0,
    blank: 0,
    rejected: {},
    issues: { error: {}, warning: {}, info: {}, bug: {} },
  }
}

/** Adds what `more` counted to `sum`. */
export function addTally(sum: Tally, more: Tally): void {
  sum.lines += more.lines
  sum.mapped += more.mapped
  sum.blank += more.blank
  addCounts(sum.rejected, more.rejected)
  for (const severity of ['error', 'warning', 'info', 'bug'] as const)
    addCounts(sum.issues[severity], more.issues[severity])
}

/** Counts one thing of this code. */
export function count(counts: Record<string, number>, code: string, times = 1): void {
  counts[code] = (counts[code] ?? 0) + times
}

/** Whether a line was rejected for a bug of ours. */
export function hasBug({ rejected }: Tally): boolean {
  return Object.keys(rejected).some(code => code.startsWith('bug/'))
}

/** How many things were counted, whatever their code. */
export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0)
}

function addCounts(sum: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [code, times] of Object.entries(more)) count(sum, code, times)
}
