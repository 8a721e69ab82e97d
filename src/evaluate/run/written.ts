/**
 * Values as text, as `&` and `$string` write them: texts as they are, the rest as JSON with numbers cut to 15
 * digits.
 */
import { failure } from './failure.ts'
import type { Frame } from './frame.ts'
import { isFiniteNumber } from './numbers.ts'
import { spend } from './work.ts'

/**
 * The text of a value; a function has none.
 * @throws ExpressionError `expression/failed` for numbers out of range, where jsonata has D3001 and D1001, and for what JSON cannot
 * hold
 */
export function written(value: unknown, position: number, frame: Frame, indent = 0): string {
  if (typeof value === 'string') return value
  if (typeof value === 'function') return ''
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw failure('a number that is written as text is out of range', position)
  }
  if (Number.isSafeInteger(value) || typeof value === 'boolean') return String(value)
  return writtenAsJson(value, position, frame, indent)
}

/** The text of a value as an operand of `&`: a missing one is no text. @throws ExpressionError as `written` */
export function writtenOrEmpty(value: unknown, position: number, frame: Frame): string {
  return value === undefined ? '' : written(value, position, frame)
}

function writtenAsJson(value: unknown, position: number, frame: Frame, indent: number): string {
  let unwritable: unknown
  try {
    const count = (_: string, inner: unknown): unknown => {
      spend(1, frame, position)
      return jsonValue(inner, position)
    }
    const text: unknown = JSON.stringify(value, count, indent)
    if (typeof text === 'string') return text
  } catch (thrown) {
    // The words of JSON.stringify can hold names from the data; ours are kept.
    unwritable = thrown
  }
  if (unwritable instanceof Error && unwritable.name === 'ExpressionError') throw unwritable
  throw failure('a value cannot be written as text', position)
}

function jsonValue(value: unknown, position: number): unknown {
  if (typeof value === 'function') return ''
  if (!isFiniteNumber(value, position) || Number.isInteger(value)) return value
  return Number(value.toPrecision(15))
}
