/** The one question that jsonata asks of numbers. */
import { failure } from './failure.ts'

/**
 * Whether a value is a number that counts.
 * @throws ExpressionError `expression/failed` for infinity, which no number may be
 */
export function isFiniteNumber(value: unknown, position: number): value is number {
  if (typeof value !== 'number' || Number.isNaN(value)) return false
  if (!Number.isFinite(value)) throw failure('a number is out of range', position)
  return true
}
