/** What a piece of work costs, measured so that whatever else the machine is doing does not count. */

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
