/**
 * Times hundreds of pieces of work in turns, as a server does them: on documents that are made again each time and thrown away
 * after, with the engine having met every kind of document before the first round, and with garbage collected whenever the engine
 * sees fit. Less careful with each piece than `contest`, and done in minutes.
 */
import { do_not_optimize } from 'mitata'
import { type Clock, nowOf } from './clock.ts'
import type { Timing } from './contest.ts'

/** One piece of work on documents. */
export interface FreshWork {
  readonly name: string
  /** At least one; they come in turn. A sample that is too short for all of them is fair only where they are alike. */
  readonly texts: readonly string[]
  /** Whether a sample takes all of them. */
  readonly isWhole?: boolean
  /** What the work is given of a text, made before the clock runs. */
  readonly made: (text: string) => unknown
  /** Gives a number that depends on all it did. */
  readonly work: (made: unknown) => number
}

export interface TurnOptions {
  readonly rounds: number
  readonly clock: Clock
  /** 1, or less for a short look: how long each is warmed up and measured. */
  readonly effort: number
  /** So many documents are alive at once; 16 where left out. */
  readonly together?: number
  readonly progress: (done: number, total: number) => void
}

const warmTime = 60e6
const sampleTime = 6e6

/** The timings of `all`, in their order: of each round the mean of one sample. */
export function inTurns(
  all: readonly FreshWork[],
  { rounds, clock, effort, together = 16, progress }: TurnOptions,
): readonly Timing[] {
  const now = nowOf(clock)
  const samplers = all.map(each => samplerOf(each, together, now))
  const times = all.map((): number[] => [])
  for (const [index, sample] of samplers.entries()) {
    sample(effort * warmTime)
    progress(index, samplers.length * (rounds + 1))
  }
  for (let round = 0; round < rounds; round++) {
    for (const [index, sample] of samplers.entries()) {
      times[index]?.push(sample(effort * sampleTime))
      progress((round + 1) * samplers.length + index + 1, samplers.length * (rounds + 1))
    }
  }
  return all.map(({ name }, index) => ({ name, rounds: times[index] ?? [] }))
}

/** Gives the nanoseconds of one document, over as many as take `least` together, going on where it stopped. */
function samplerOf(
  { texts, made, work, isWhole = false }: FreshWork,
  together: number,
  now: () => number,
): (least: number) => number {
  let next = 0
  const documents = (): readonly unknown[] =>
    Array.from({ length: together }, () => {
      const text = texts[next] ?? ''
      next = next + 1 < texts.length ? next + 1 : 0
      return made(text)
    })
  return least => {
    let spent = 0
    let count = 0
    while (spent < least || count < (isWhole ? texts.length : 1)) {
      const fresh = documents()
      const started = now()
      let sum = 0
      for (const each of fresh) sum += work(each)
      spent += now() - started
      count += fresh.length
      do_not_optimize(sum)
    }
    return spent / count
  }
}
