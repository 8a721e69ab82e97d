/** What the benchmark found: the same data for the terminal, for JSON and for the page. */
import type { Clock } from '../measure/clock.ts'
import type { Spread } from '../measure/statistics.ts'

/** The findings of one group of measurements. */
export interface GroupReport {
  readonly name: string
  readonly title: string
  /** How it was measured, a paragraph or two of Markdown. */
  readonly about: string
  readonly rows: readonly Row[]
  /** Tables before that of the rows; none for most groups. */
  readonly grids?: readonly Grid[]
  readonly budgets: readonly Budget[]
  /** Growth curves; none for most groups. */
  readonly curves?: readonly Curve[]
}

/** A table of texts. */
export interface Grid {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Lines that sum up the rows, below them. */
  readonly sums?: readonly (readonly string[])[]
}

/** One line of a table. */
export interface Row {
  readonly what: string
  /** The value, and the quarters below and above it. */
  readonly value: Spread
  readonly unit: Unit
  /** Compared with another row, round by round. */
  readonly ratio?: Ratio
  readonly note?: string
}

export type Unit = 'ns' | 'bytes' | 'times'

export interface Ratio {
  /** The `what` of the other row. */
  readonly to: string
  readonly spread: Spread
  readonly rounds: readonly number[]
}

/** One budget and what was measured against it. */
export interface Budget {
  readonly what: string
  readonly unit: Unit
  readonly sense: 'at most' | 'at least'
  readonly limit: number
  readonly measured: Spread
  /** The single runs that `measured` sums up. */
  readonly runs: readonly number[]
  /** What stands in the way, shown where the budget is not met. */
  readonly limitedBy?: string
}

/** How time grows with size. */
export interface Curve {
  readonly what: string
  /** By rising size, the nanoseconds of one document. */
  readonly points: readonly { readonly size: number; readonly time: number }[]
}

/** The whole run. */
export interface Report {
  /** On which it was begun, `2026-11-25`, in UTC. */
  readonly day: string
  readonly machine: Machine
  readonly versions: readonly (readonly [name: string, version: string])[]
  readonly settings: Settings
  readonly groups: readonly GroupReport[]
}

/** Of the machine only what decides speed. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryBytes: number
  /** How many cores others kept busy just before the run. */
  readonly busyCores: number
}

export interface Settings {
  readonly rounds: number
  readonly samples: number
  readonly documents: number
  /** How many documents the memory group maps. */
  readonly passing: number
  readonly clock: Clock
  /** 1, or less for a short look: how long each piece of work is warmed up and measured. */
  readonly effort: number
}

/** Whether the middle of the runs is within the budget. */
export function isMet({ sense, limit, measured }: Budget): boolean {
  return sense === 'at most' ? measured.p50 <= limit : measured.p50 >= limit
}
