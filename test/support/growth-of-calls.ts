/** Growth of a count with size: bytes that were read, calls that were made. A count is the same each time, so one turn will do. */
import { expect } from 'vitest'

/** Expects that what `count` gives for ten times the size is eleven times as much at most. */
export async function expectGrowthOf(
  [small, large]: readonly [number, number],
  count: (size: number) => Promise<number>,
): Promise<void> {
  const [less, more] = [await count(small), await count(large)]
  expect(more, `${less}, ${more}`).toBeLessThanOrEqual((11 * large * less) / (10 * small))
}
