/** What a group of measurements is, and what it is given. */
import type { Library } from '../library.ts'
import { type Contestant, ratios, type Timing } from '../measure/contest.ts'
import { spreadOf } from '../measure/statistics.ts'
import type { GroupReport, Row, Settings } from '../report/report.ts'

export interface Group {
  readonly name: string
  /** One line for --help. */
  readonly summary: string
  readonly run: (context: Context) => Promise<GroupReport>
}

export interface Context {
  readonly library: Library
  /** The folder of the project. */
  readonly root: string
  readonly settings: Settings
  /** Only contestants whose name has this text, and the first, with which they are compared. All where empty. */
  readonly only: string
  readonly progress: (what: string, done: number, total: number) => void
  /** Times contestants in turns. */
  readonly contest: (what: string, contestants: readonly Contestant[]) => Promise<readonly Timing[]>
}

/** The row of a timing, with its ratio to another. */
export function timingRow(timing: Timing, to: Timing | undefined, note?: string): Row {
  const row: Row = { what: timing.name, value: spreadOf(timing.rounds), unit: 'ns' }
  const noted = note === undefined ? row : { ...row, note }
  if (to === undefined || to === timing) return noted
  const rounds = ratios(timing, to)
  return { ...noted, ratio: { to: to.name, spread: spreadOf(rounds), rounds } }
}
