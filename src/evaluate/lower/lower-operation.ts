/** Operators as closures. */

import { unreachable } from '../../diagnostics/unreachable.ts'
import { constantOf } from '../language/constant.ts'
import type { Expression, Operation } from '../language/expression.ts'
import { compare, isAmong, isOther, isSame } from '../run/compare.ts'
import type { Evaluate } from '../run/frame.ts'
import { isTrue } from '../run/truth.ts'
import { spend } from '../run/work.ts'
import { writtenOrEmpty } from '../run/written.ts'
import type { Lowering } from '../scope/lowering.ts'

/**
 * The closure of an operation. A missing operand makes `=`, `!=` and `in` false, `<` and its like missing,
 * and is no text for `&`.
 */
export function lowerOperation(operation: Operation, lowering: Lowering): Evaluate {
  const general = lowerGeneral(operation, lowering)
  return lowering.family?.ways?.nullAmong(operation, lowering, general) ?? general
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
          writtenOrEmpty(left(input, frame), position, frame) +
          writtenOrEmpty(right(input, frame), position, frame)
        spend(text.length, frame, position)
        return text
      }
    default:
      return unreachable(operator)
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
