/**
 * What counts as true: texts that are not empty, numbers but zero, objects with a key, arrays with something
 * true in them.
 */
import type { Frame } from './frame.ts'
import { isFiniteNumber } from './numbers.ts'
import { spend } from './work.ts'

/** Whether a value counts as true; a missing one does not. @throws ExpressionError `expression/failed` for infinity */
export function isTrue(value: unknown, position: number, frame: Frame): boolean {
  switch (typeof value) {
    case 'boolean':
      return value
    case 'string':
      return value !== ''
    case 'number':
      return isFiniteNumber(value, position) && value !== 0
    case 'object':
      if (value === null) return false
      if (!Array.isArray(value)) return Object.keys(value).length > 0
      // Every item is looked at: a number out of range is an error wherever it stands.
      spend(value.length, frame, position)
      return value.filter(item => isTrue(item, position, frame)).length > 0
    default:
      return false
  }
}
