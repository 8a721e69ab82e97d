/** How many requests a service takes in a time, as the limiter that BullMQ keeps for all workers of a queue. */

/**
 * So many requests within any stretch of so many milliseconds.
 *
 * @example
 * const rate: StartRate = { requests: 300, perMs: 60_000 }
 */
export interface StartRate {
  readonly requests: number
  readonly perMs: number
}

/** BullMQ's: so many starts from the first on, then none until the time is over. */
export interface Limiter {
  readonly max: number
  readonly duration: number
}

/** Without a rate nothing is limited, but a limiter has to be there: a pause is its counter set to the top. */
const unlimited: Limiter = { max: 1_000_000, duration: 1_000 }

/** Closer together than this, starts are counted in groups: to ask the server for each would take longer. */
const shortest = 10

/** How many groups make up the time, where they are not too short or long for it. */
const groupsInTime = 20
const longest = 100

/**
 * The limiter that keeps within `rate` whichever stretch of time one looks at. A limiter that took the rate as it is would let twice
 * as many through around the end of its time: so starts are spread evenly instead, or counted in short groups, of which a stretch
 * may touch one more than fit into it.
 */
export function limiterOf(rate: StartRate | undefined): Limiter {
  if (rate === undefined) return unlimited
  const { requests, perMs } = rate
  const apart = Math.ceil(perMs / requests)
  if (apart >= shortest) return { max: 1, duration: apart }
  const duration = Math.ceil(Math.min(longest, Math.max(shortest, perMs / groupsInTime)))
  const touched = Math.ceil(perMs / duration) + 1
  return { max: Math.max(1, Math.floor(requests / touched)), duration }
}
