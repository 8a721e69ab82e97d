/** Equality and order, as jsonata has them. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import { failure } from './failure.ts'
import type { Frame } from './frame.ts'
import { spend } from './work.ts'

/**
 * Equal in content: the same keys with equal values, the same items in order. Identical functions and class
 * instances alike.
 */
export function isDeepEqual(left: unknown, right: unknown, frame: Frame, position: number): boolean {
  if (typeof left === 'string' && typeof right === 'string') return isSameText(left, right, frame, position)
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) && Array.isArray(right)) {
    if (left.length !== right.length) return false
    spend(left.length, frame, position)
    return left.every((item, index) => isDeepEqual(item, right[index], frame, position))
  }
  const keys = Object.getOwnPropertyNames(left).sort()
  const others = Object.getOwnPropertyNames(right).sort()
  if (keys.length !== others.length || keys.some((key, index) => key !== others[index])) return false
  spend(keys.length, frame, position)
  return keys.every(key => isDeepEqual(Reflect.get(left, key), Reflect.get(right, key), frame, position))
}

/** Texts of one length may have to be compared to their ends. */
function isSameText(left: string, right: string, frame: Frame, position: number): boolean {
  if (left.length !== right.length) return false
  spend(left.length, frame, position)
  return left === right
}

/**
 * Whether two values are in the order of an operator; missing if one is.
 * @throws ExpressionError `expression/failed`, where jsonata has T2009 and T2010
 */
export function compare(
  operator: '<' | '<=' | '>' | '>=',
  left: unknown,
  right: unknown,
  frame: Frame,
  position: number,
): boolean | undefined {
  if (!isComparable(left) || !isComparable(right)) {
    throw failure(`the operands of ${operator} are neither both numbers nor both text`, position)
  }
  if (left === undefined || right === undefined) return undefined
  if (typeof left !== typeof right) {
    throw failure(`the operands of ${operator} are a number and a text`, position)
  }
  if (typeof left === 'string' && typeof right === 'string')
    spend(Math.min(left.length, right.length), frame, position)
  switch (operator) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    default:
      return unreachable(operator)
  }
}

function isComparable(value: unknown): value is string | number | undefined {
  return value === undefined || typeof value === 'string' || typeof value === 'number'
}

/** `=`: a missing operand is like nothing. */
export function isSame(left: unknown, right: unknown, frame: Frame, position: number): boolean {
  return left !== undefined && right !== undefined && isDeepEqual(left, right, frame, position)
}

/** `!=`: a missing operand is not unlike anything either. */
export function isOther(left: unknown, right: unknown, frame: Frame, position: number): boolean {
  return left !== undefined && right !== undefined && !isDeepEqual(left, right, frame, position)
}

/** `in`: whether a value is one of several, or the only one. */
export function isAmong(wanted: unknown, several: unknown, frame: Frame, position: number): boolean {
  if (wanted === undefined || several === undefined) return false
  if (!Array.isArray(several)) return isSameItem(several, wanted, frame, position)
  spend(several.length, frame, position)
  return several.some(item => isSameItem(item, wanted, frame, position))
}

/** Whether one is the other; of texts, whether they say the same. */
function isSameItem(item: unknown, wanted: unknown, frame: Frame, position: number): boolean {
  return typeof item === 'string' ? isDeepEqual(item, wanted, frame, position) : item === wanted
}
