/** Growth of cost with size, held to a bound in a way that a collection of garbage cannot fail. */
import { expect } from 'vitest'
import { processorTime } from './processor-time.ts'

const mostTurns = 6

/**
 * Expects that work on the largest of `sizes` takes less than `most` of what it takes on the smallest, in milliseconds of processor
 * time. `prepare` makes the work for a size, which is not measured. Of each size the least of several turns counts, since whatever
 * else a process does only adds: turns follow each other until the bound holds. Superlinear work is over it in all of them.
 */
export function expectGrowth(
  sizes: readonly number[],
  prepare: (size: number) => () => unknown,
  most: (smallest: number) => number,
  about = '',
): void {
  let least = sizes.map(() => Number.POSITIVE_INFINITY)
  const held = (): boolean => (least.at(-1) ?? 0) < most(least[0] ?? 0)
  for (let turn = 0; turn < mostTurns && !held(); turn++)
    least = sizes.map((size, at) => Math.min(least[at] ?? 0, processorTime(prepare(size)).spent))
  expect(least.at(-1), `${about} ${least.map(each => `${each} ms`).join(', ')}`).toBeLessThan(
    most(least[0] ?? 0),
  )
}
