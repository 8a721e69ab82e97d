/** Whether a revision lost speed against another. */
import { type Spread, spreadOf } from '../measure/statistics.ts'

/** What one run found: by the name of the row the time of the new revision over that of the old one. */
export type Changes = Readonly<Record<string, number>>

/** One row of two revisions. */
export interface Comparison {
  readonly what: string
  /** 1.1 is a loss of ten percent. */
  readonly change: Spread
  readonly runs: readonly number[]
  readonly isLoss: boolean
}

/** A new time beyond this many times the old one is a loss. */
export const allowedChange = 1.15

/**
 * The comparisons of the rows of the first run, over all runs. A loss is one whose median is beyond what is allowed.
 * @throws TypeError where there is no run, or one lacks a row
 */
export function compare(runs: readonly Changes[]): readonly Comparison[] {
  const [first] = runs
  if (first === undefined) throw new TypeError('Nothing was run')
  return Object.keys(first).map(what => {
    const changes = runs.map(run => {
      const change = run[what]
      if (change === undefined) throw new TypeError(`A run has no "${what}"`)
      return change
    })
    const change = spreadOf(changes)
    return { what, change, runs: changes, isLoss: change.p50 > allowedChange }
  })
}
