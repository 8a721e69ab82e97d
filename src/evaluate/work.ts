/**
 * An end to every evaluation: what goes through items, characters or keys counts them, and stops at a fixed
 * number, the same on any machine.
 */
import { failure } from './failure.ts'
import type { Frame } from './frame.ts'

const most = 10_000_000

/**
 * Counts work that is about to be done, or has just been.
 * @throws ExpressionError `expression/failed` beyond ten million for one evaluation
 */
export function spend(amount: number, frame: Frame, position: number): void {
  frame.work += amount
  if (frame.work > most) throw failure('it goes through more than 10,000,000 items or characters', position)
}
