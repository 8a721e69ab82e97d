import { describe, expect, test } from 'vitest'
import { limiterOf, type StartRate } from '../../../src/queue/start-rate.ts'

/** The most starts that a limiter lets through within a stretch of time: each of its times begins with a burst. */
function mostWithin({ perMs }: StartRate, { max, duration }: { max: number; duration: number }): number {
  return max * Math.ceil(perMs / duration + (max === 1 ? 0 : 1))
}

describe('limiterOf', () => {
  test('spreads few requests evenly', () => {
    expect(limiterOf({ requests: 5, perMs: 1_000 })).toEqual({ max: 1, duration: 200 })
    expect(limiterOf({ requests: 7, perMs: 60_000 })).toEqual({ max: 1, duration: 8_572 })
    // Ten milliseconds apart are just far enough.
    expect(limiterOf({ requests: 100, perMs: 1_000 })).toEqual({ max: 1, duration: 10 })
  })

  test('counts many in short groups, with one group in reserve', () => {
    expect(limiterOf({ requests: 1_000, perMs: 1_000 })).toEqual({ max: 47, duration: 50 })
    // No group is shorter than ten milliseconds, or longer than a hundred.
    expect(limiterOf({ requests: 500, perMs: 50 })).toEqual({ max: 83, duration: 10 })
    expect(limiterOf({ requests: 12_020, perMs: 60_000 })).toEqual({ max: 20, duration: 100 })
    // One may start always.
    expect(limiterOf({ requests: 2, perMs: 10 })).toEqual({ max: 1, duration: 10 })
  })

  test('never lets more through than the rate says, and most of it', () => {
    for (const perMs of [100, 1_000, 60_000])
      for (const requests of [1, 2, 3, 9, 10, 11, 99, 100, 101, 150, 1_000, 9_999]) {
        const rate = { requests, perMs }
        const limiter = limiterOf(rate)
        const most = mostWithin(rate, limiter)
        expect(most, `${requests} in ${perMs}`).toBeLessThanOrEqual(
          Math.max(requests, Math.ceil(perMs / 10) + 1),
        )
        const sustained = (limiter.max / limiter.duration) * perMs
        expect(sustained, `${requests} in ${perMs}`).toBeGreaterThan(requests * 0.6)
      }
  })

  test('limits nothing without a rate, and is there all the same', () => {
    expect(limiterOf(undefined)).toEqual({ max: 1_000_000, duration: 1_000 })
  })
})
