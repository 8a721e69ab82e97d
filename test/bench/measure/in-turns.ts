/**
 * Times hundreds of small pieces of work in turns, for comparisons among many documents: less careful with each than `contest`, and
 * done in a minute or two. All are warmed up before the first round, so the engine has met every kind of document, as in a server.
 */
import { do_not_optimize } from 'mitata'
import { type Clock, nowOf } from './clock.ts'
import type { Contestant, Timing } from './contest.ts'

const warmTime = 60e6
const sampleTime = 6e6

/** The timings of `contestants`, in their order: of each round the mean of one sample. */
export async function inTurns(
  contestants: readonly Contestant[],
  rounds: number,
  clock: Clock,
  progress: (done: number, total: number) => void,
): Promise<readonly Timing[]> {
  const now = nowOf(clock)
  const times = contestants.map((): number[] => [])
  for (const each of contestants) await sampleOf(each, warmTime, now)
  for (let round = 0; round < rounds; round++) {
    for (const [index, each] of contestants.entries()) {
      times[index]?.push(await sampleOf(each, sampleTime, now))
      progress(round * contestants.length + index + 1, rounds * contestants.length)
    }
  }
  return contestants.map(({ name }, index) => ({ name, rounds: times[index] ?? [] }))
}

/** The time of one document, over as many as take `least` together; all of them at least once. */
async function sampleOf({ documents, work }: Contestant, least: number, now: () => number): Promise<number> {
  const started = now()
  let count = 0
  while (count < documents || now() - started < least) {
    do_not_optimize(await work(count % documents))
    count++
  }
  return (now() - started) / count
}
