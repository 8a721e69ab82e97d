/** Operators as closures. */

import { constantOf } from '../language/constant.ts'
import type { Expression, Operation } from '../language/expression.ts'
import { compare, isDeepEqual } from '../run/compare.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import { isTrue } from '../run/truth.ts'
import { spend } from '../run/work.ts'
import { written } from '../run/written.ts'
import { lowerNullAmong } from './lower-null-among.ts'
import type { Lowering } from './lowering.ts'

/**
 * The closure of an operation. A missing operand makes `=`, `!=` and `in` false, `<` and its like missing,
 * and is no text for `&`.
 */
export function lowerOperation(operation: Operation, lowering: Lowering): Evaluate {
  const general = lowerGeneral(operation, lowering)
  return lowerNullAmong(operation, lowering, general) ?? general
}

function lowerGeneral(operation: Operation, lowering: Lowering): Evaluate {
  const { operator, position } = operation
  const left = lowerOperand(operation.left, lowering)
  const constant = constantOf(operation.right)
  const special = constant === undefined ? undefined : withConstant(operation, left, constant.value)
  if (special !== undefined) return special
  const right = lowerOperand(operation.right, lowering)
  switch (operator) {
    case '=':
      return (input, frame) => isSame(left(input, frame), right(input, frame), frame, position)
    case '!=':
      return (input, frame) => isOther(left(input, frame), right(input, frame), frame, position)
    case '<':
    case '<=':
    case '>':
    case '>=':
      return (input, frame) => compare(operator, left(input, frame), right(input, frame), frame, position)
    case 'in':
      return (input, frame) => isAmong(left(input, frame), right(input, frame), frame, position)
    case 'and':
      return (input, frame) =>
        isTrue(left(input, frame), position, frame) && isTrue(right(input, frame), position, frame)
    case 'or':
      return (input, frame) =>
        isTrue(left(input, frame), position, frame) || isTrue(right(input, frame), position, frame)
    case '&':
      return (input, frame) => {
        const text =
          textOf(left(input, frame), position, frame) + textOf(right(input, frame), position, frame)
        spend(text.length, frame, position)
        return text
      }
  }
}

/** A text of this length costs no more to compare than to count. */
const shortText = 64

/** The closure of a comparison with null, a short text or several texts, which most comparisons are. */
function withConstant(
  { operator, position }: Operation,
  left: Evaluate,
  constant: unknown,
): Evaluate | undefined {
  if (operator === '=' && (constant === null || isShort(constant)))
    return (input, frame) => left(input, frame) === constant
  if (operator === '!=' && (constant === null || isShort(constant))) {
    return (input, frame) => {
      const value = left(input, frame)
      return value !== undefined && value !== constant
    }
  }
  if (operator !== 'in' || !Array.isArray(constant) || !constant.every(isShort)) return undefined
  const texts: ReadonlySet<unknown> = new Set<unknown>(constant)
  return (input, frame) => {
    const value = left(input, frame)
    if (typeof value !== 'string') return false
    spend(value.length, frame, position)
    return texts.has(value)
  }
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' && value.length <= shortText
}

/** A constant operand is made once and shared, since no operator hands its operands on. */
function lowerOperand(expression: Expression, lowering: Lowering): Evaluate {
  const constant = constantOf(expression)
  if (constant === undefined) return lowering.lower(expression, lowering.scope)
  const { value } = constant
  return () => value
}

function isSame(left: unknown, right: unknown, frame: Frame, position: number): boolean {
  return left !== undefined && right !== undefined && isDeepEqual(left, right, frame, position)
}

function isOther(left: unknown, right: unknown, frame: Frame, position: number): boolean {
  return left !== undefined && right !== undefined && !isDeepEqual(left, right, frame, position)
}

function isAmong(wanted: unknown, several: unknown, frame: Frame, position: number): boolean {
  if (wanted === undefined || several === undefined) return false
  if (!Array.isArray(several)) return isSameItem(several, wanted, frame, position)
  spend(several.length, frame, position)
  return several.some(item => isSameItem(item, wanted, frame, position))
}

/** Whether one is the other; of texts, whether they say the same. */
function isSameItem(item: unknown, wanted: unknown, frame: Frame, position: number): boolean {
  return typeof item === 'string' ? isDeepEqual(item, wanted, frame, position) : item === wanted
}

function textOf(value: unknown, position: number, frame: Frame): string {
  return value === undefined ? '' : written(value, position, frame)
}
