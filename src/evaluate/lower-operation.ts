/** Operators as closures. */
import { compare, isDeepEqual } from './compare.ts'
import { constantOf } from './constant.ts'
import type { Expression, Operation } from './expression.ts'
import type { Evaluate } from './frame.ts'
import type { Lowering } from './lowering.ts'
import { isTrue } from './truth.ts'
import { written } from './written.ts'

/** The closure of an operation. A missing operand makes `=`, `!=` and `in` false, `<` and its like missing, and is no text for `&`. */
export function lowerOperation(operation: Operation, lowering: Lowering): Evaluate {
  const { operator, position } = operation
  const left = lowerOperand(operation.left, lowering)
  const right = lowerOperand(operation.right, lowering)
  switch (operator) {
    case '=':
      return (input, frame) => isSame(left(input, frame), right(input, frame))
    case '!=':
      return (input, frame) => isOther(left(input, frame), right(input, frame))
    case '<':
    case '<=':
    case '>':
    case '>=':
      return (input, frame) => compare(operator, left(input, frame), right(input, frame), position)
    case 'in':
      return (input, frame) => isAmong(left(input, frame), right(input, frame))
    case 'and':
      return (input, frame) => isTrue(left(input, frame), position) && isTrue(right(input, frame), position)
    case 'or':
      return (input, frame) => isTrue(left(input, frame), position) || isTrue(right(input, frame), position)
    case '&':
      return (input, frame) => textOf(left(input, frame), position) + textOf(right(input, frame), position)
  }
}

/** A constant operand is made once and shared, since no operator hands its operands on. */
function lowerOperand(expression: Expression, lowering: Lowering): Evaluate {
  const constant = constantOf(expression)
  if (constant === undefined) return lowering.lower(expression, lowering.scope)
  const { value } = constant
  return () => value
}

function isSame(left: unknown, right: unknown): boolean {
  return left !== undefined && right !== undefined && isDeepEqual(left, right)
}

function isOther(left: unknown, right: unknown): boolean {
  return left !== undefined && right !== undefined && !isDeepEqual(left, right)
}

function isAmong(wanted: unknown, several: unknown): boolean {
  if (wanted === undefined || several === undefined) return false
  return Array.isArray(several) ? several.indexOf(wanted) >= 0 : several === wanted
}

function textOf(value: unknown, position: number): string {
  return value === undefined ? '' : written(value, position)
}
