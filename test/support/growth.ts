/** Growth of cost with size, held to a bound in a way that a collection of garbage cannot fail. */
import { expect } from 'vitest'
import { processorTime } from './processor-time.ts'

const mostTurns = 6

/**
 * Expects that work on the larger size takes less than `most` of what it takes on the smaller, in milliseconds of processor time, and on
 * two and four times the smaller as much less as these are smaller: what is superlinear up to a limit is not seen at the ends alone.
 * `prepare` makes the work for a size, which is not measured. Of each size the least of several turns counts, since whatever else a
 * process does only adds: turns follow each other until the bound holds. Superlinear work is over it in all of them.
 */
export function expectGrowth(
  [small, large]: readonly [small: number, large: number],
  prepare: (size: number) => () => unknown,
  most: (smallest: number) => number,
  about = '',
): void {
  const least = new Map<number, number>()
  for (const size of [small, 2 * small, 4 * small, large]) if (size <= large) least.set(size, Infinity)
  const spentOn = (size: number): number => least.get(size) ?? Infinity
  // What is allowed whatever the size, and of the rest the share of the size.
  const bound = (size: number): number => most(0) + (most(spentOn(small)) - most(0)) * (size / large)
  const isOver = (): boolean => [...least.keys()].some(size => size > small && !(spentOn(size) < bound(size)))
  for (let turn = 0; turn < mostTurns && isOver(); turn++)
    for (const size of least.keys())
      least.set(size, Math.min(spentOn(size), processorTime(prepare(size)).spent))
  const all = [...least].map(([size, spent]) => `${size}: ${spent} ms`).join(', ')
  for (const size of least.keys())
    if (size > small) expect(spentOn(size), `${about} ${all}`).toBeLessThan(bound(size))
}
