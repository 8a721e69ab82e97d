/** Growth of cost with size, held to a bound in a way that a collection of garbage cannot fail. */
import { expect } from 'vitest'
import { processorTime } from './processor-time.ts'

const mostTurns = 6

/**
 * Expects that work on the larger size takes less than `most` of what it takes on the smaller, in milliseconds of processor time.
 * `prepare` makes the work for a size, which is not measured. Of each size the least of several turns counts, since whatever else a
 * process does only adds: turns follow each other until the bound holds. Superlinear work is over it in all of them.
 */
export function expectGrowth(
  [small, large]: readonly [small: number, large: number],
  prepare: (size: number) => () => unknown,
  most: (smallest: number) => number,
  about = '',
): void {
  let [least, leastOfLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 0; turn < mostTurns && !(leastOfLarge < most(least)); turn++) {
    least = Math.min(least, processorTime(prepare(small)).spent)
    leastOfLarge = Math.min(leastOfLarge, processorTime(prepare(large)).spent)
  }
  expect(leastOfLarge, `${about} ${least} ms, ${leastOfLarge} ms`).toBeLessThan(most(least))
}
