/**
 * Times several pieces of work against one another in one process, with mitata. They take turns in rounds, so that a machine
 * that becomes slower becomes slower for all; every ratio is of two times from one round.
 *
 * A turn is: a tenth of a second that does not count, a collection of short-lived garbage, then the samples. A sample works through as many
 * documents as take some ten milliseconds, going on where the last one stopped, so that each piece of work meets every
 * document. Garbage that a piece of work makes is collected in its own time; what others left behind is not.
 */
import { do_not_optimize, measure } from 'mitata'
import { type Clock, nowOf } from './clock.ts'
import { median } from './statistics.ts'

/** One piece of work: on the document of a number it gives a number that depends on all it did. */
export interface Contestant {
  readonly name: string
  /** How many documents there are, at least one. */
  readonly documents: number
  readonly work: (index: number) => number | Promise<number>
}

/** What one piece of work took. */
export interface Timing {
  readonly name: string
  /** Nanoseconds for one document: the mean of the samples of each round, so that no collection of garbage is left out. */
  readonly rounds: readonly number[]
}

export interface ContestOptions {
  readonly rounds: number
  /** How many samples a turn has. */
  readonly samples: number
  readonly clock: Clock
  /** 1, or less for a short look: how long each is warmed up and measured. */
  readonly effort: number
  readonly progress: (done: number, total: number) => void
}

const sampleTime = 10e6
const warmTime = 300e6
const turnWarmTime = 100e6

/** The timings of `contestants`, in their order. */
export async function contest(
  contestants: readonly Contestant[],
  { rounds, samples, clock, effort, progress }: ContestOptions,
): Promise<readonly Timing[]> {
  const now = nowOf(clock)
  const passes: Pass[] = []
  for (const each of contestants) passes.push(await warmedPass(each, now, effort))
  const times = passes.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < passes.length; turn++) {
      const index = (round + turn) % passes.length
      const pass = passes[index]
      if (pass === undefined) continue
      await warm(pass, now, effort * turnWarmTime)
      collectYoung()
      const { avg } = await measure(pass.run, {
        now,
        gc: false,
        min_samples: samples,
        max_samples: samples,
        min_cpu_time: 0,
        warmup_threshold: 0,
        batch_threshold: 0,
      })
      times[index]?.push(avg / pass.length)
      progress(round * passes.length + turn + 1, rounds * passes.length)
    }
  }
  return contestants.map(({ name }, index) => ({ name, rounds: times[index] ?? [] }))
}

/** Runs long enough for whatever the others' turns pushed out of the machine and the engine to be back. */
async function warm(pass: Pass, now: () => number, least: number): Promise<void> {
  const started = now()
  while (now() - started < least) await pass.run()
}

/** Collects what is short-lived. A full collection would throw away what the engine has learned of the code, too. */
function collectYoung(): void {
  globalThis.gc?.({ type: 'minor', execution: 'sync' })
}

/** The times of `one` over those of `other`, round by round. */
export function ratios(one: Timing, other: Timing): readonly number[] {
  return one.rounds.map((time, round) => time / (other.rounds[round] ?? Number.NaN))
}

/** `each` on every one of so many documents as one piece of work. */
export function allAtOnce(name: string, documents: number, each: (index: number) => number): Contestant {
  return {
    name,
    documents: 1,
    work: () => {
      let sum = 0
      for (let index = 0; index < documents; index++) sum += each(index)
      return sum
    },
  }
}

interface Pass {
  /** How many documents one run works through. */
  readonly length: number
  readonly run: () => void | Promise<void>
}

/** Runs until it has seen every document and been warm for a while; the last times decide how long a sample is. */
async function warmedPass({ documents, work }: Contestant, now: () => number, effort: number): Promise<Pass> {
  const warmest = effort * warmTime
  const started = now()
  const times: number[] = []
  for (let index = 0; index < documents || now() - started < warmest; index++) {
    const before = now()
    do_not_optimize(await work(index % documents))
    times.push(now() - before)
    // Slow work is warm long before it has seen all.
    if (index >= 16 && now() - started > 10 * warmest) break
  }
  const last = work(0)
  const isAsync = last instanceof Promise
  await last
  const length = Math.max(1, Math.min(4096, Math.round((effort * sampleTime) / median(times.slice(-64)))))
  let next = 0
  const advance = (): number => {
    const index = next
    next = index + 1 < documents ? index + 1 : 0
    return index
  }
  if (isAsync) {
    return {
      length,
      run: async () => {
        let sum = 0
        for (let count = 0; count < length; count++) sum += await work(advance())
        do_not_optimize(sum)
      },
    }
  }
  return {
    length,
    run: () => {
      let sum = 0
      for (let count = 0; count < length; count++) sum += Number(work(advance()))
      do_not_optimize(sum)
    },
  }
}
