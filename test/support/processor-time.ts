/** What a piece of work costs, measured so that whatever else the machine is doing does not count. */
import { expect } from 'vitest'

export interface Timed<T> {
  readonly result: T
  /** Milliseconds of processor time that this process spent meanwhile. */
  readonly spent: number
}

/** How many times slower everything is where branches are counted: the fuzzer and the run for coverage say so. */
const slowness = Number(process.env.SLOWNESS ?? 1)

/** What `work` gives, and what it cost. It has to be synchronous. */
export function processorTime<T>(work: () => T): Timed<T> {
  const started = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(started)
  return { result, spent: (user + system) / 1000 / slowness }
}

const mostTurns = 4

/**
 * What `work` gives. Expects that it costs less than `most` milliseconds of processor time. The least of several turns counts, since
 * a busy machine and a collection of garbage only add: work that would not end is over the bound in all of them.
 */
export function expectWithin<T>(most: number, work: () => T, about = ''): T {
  let { result, spent } = processorTime(work)
  for (let turn = 1; turn < mostTurns && spent >= most; turn++) {
    const again = processorTime(work)
    result = again.result
    spent = Math.min(spent, again.spent)
  }
  expect(spent, about).toBeLessThan(most)
  return result
}
