/**
 * The two clocks of the benchmark. Processor time is that of the whole process, all its threads: garbage that is collected on
 * another thread is counted, and what other programs do on the machine is not. The clock on the wall counts the other way.
 */

export type Clock = 'cpu' | 'wall'

/** Nanoseconds since some moment, by `clock`. */
export function nowOf(clock: Clock): () => number {
  if (clock === 'wall') return () => performance.now() * 1e6
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) * 1e3
  }
}
