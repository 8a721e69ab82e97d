/** The type rules of operators: what may stand beside each, and what to write in its place. */
import type { Operation } from '../../evaluate/expression.ts'
import { isDayText, isMonthText } from '../../normalize/civil-date.ts'
import { textKinds, type ValueKind } from '../../plan/value-kind.ts'
import type { TypeFault } from './fault.ts'
import { compareHint, textHint, truthHint } from './hints.ts'
import { shownExpression } from './shown-expression.ts'
import { fits, mayBe, type ValueType, wordsFor } from './value-type.ts'

/** Kinds that are equal to nothing but their own. */
const families: readonly (readonly ValueKind[])[] = [['money'], ['number'], ['integer'], ['truth'], textKinds]

/** The faults of an operation on values of these types. */
export function checkOperation(
  operation: Operation,
  left: ValueType,
  right: ValueType,
): readonly TypeFault[] {
  switch (operation.operator) {
    case 'and':
    case 'or':
      return [
        ...checkTruth(operation, left, operation.left),
        ...checkTruth(operation, right, operation.right),
      ]
    case '&':
      return [...checkText(operation, left, operation.left), ...checkText(operation, right, operation.right)]
    case 'in':
      return checkMembership(operation, left, right)
    default:
      return checkComparison(operation, left, right)
  }
}

function checkTruth({ operator }: Operation, type: ValueType, side: Operation['left']): readonly TypeFault[] {
  if (!type.isMany && fits(type, ['truth'])) return []
  const problem = `${wordsFor(type)} where true or false is expected`
  const hint = truthHint(type, shownExpression(side))
  return [{ code: 'expression/operand', parameters: { operator, problem }, position: side.position, hint }]
}

function checkText({ operator }: Operation, type: ValueType, side: Operation['left']): readonly TypeFault[] {
  if (!type.isMany && fits(type, [...textKinds, 'integer', 'truth'])) return []
  const problem = `${wordsFor(type)} where a text is expected`
  const hint = textHint(type, shownExpression(side))
  return [{ code: 'expression/operand', parameters: { operator, problem }, position: side.position, hint }]
}

function checkMembership(operation: Operation, left: ValueType, right: ValueType): readonly TypeFault[] {
  const kinds: readonly ValueKind[] = [...textKinds, 'integer', 'truth']
  const isSound = !left.isMany && fits(left, kinds) && fits(right, kinds) && areAlike(left, right)
  if (isSound) return []
  const shown = shownExpression(operation.left)
  const isAmount = mayBe(left, 'money') || mayBe(right, 'money')
  const hint = isAmount
    ? 'look for an amount with $count(list[$sameMoney(amount, a)]) > 0'
    : left.isMany
      ? 'ask for one value; a list is thinned out with [ ]'
      : mayBe(left, 'flag')
        ? `write ${shown}.text or ${shown}.value`
        : undefined
  return [operandFault(operation, left, right, hint)]
}

function checkComparison(operation: Operation, left: ValueType, right: ValueType): readonly TypeFault[] {
  const { operator } = operation
  const isEquality = operator === '=' || operator === '!='
  const [first, second] = [shownExpression(operation.left), shownExpression(operation.right, 'b')]
  if (left.isMany || right.isMany) {
    const [list, value] = left.isMany ? [first, second] : [second, first]
    const hint =
      operator === '='
        ? `write ${value} in ${list}, or count the entries: $count(list[field = ${value}]) > 0`
        : 'compare one value; a list is thinned out with [ ], and its entries are counted with $count(list)'
    return [operandFault(operation, left, right, hint)]
  }
  if (isEquality && (left.kinds.size === 0 || right.kinds.size === 0)) return []
  const isAmount = mayBe(left, 'money') || mayBe(right, 'money')
  if (isAmount) {
    const isSound = isEquality && fits(left, ['money']) && fits(right, ['money'])
    if (isSound) return []
    const hint = compareHint(operator, constantOr(first, left), constantOr(second, right))
    return [operandFault(operation, left, right, hint)]
  }
  const hasFlag = mayBe(left, 'flag') ? first : mayBe(right, 'flag') ? second : undefined
  if (hasFlag !== undefined) {
    const hint = `write ${hasFlag}.value for true or false, ${hasFlag}.text for the words`
    return [operandFault(operation, left, right, hint)]
  }
  const hasRatio = mayBe(left, 'ratio') ? first : mayBe(right, 'ratio') ? second : undefined
  if (hasRatio !== undefined) return [operandFault(operation, left, right, `write ${hasRatio}.amount`)]
  const comparable: readonly ValueKind[] = isEquality
    ? [...textKinds, 'integer', 'truth', 'number']
    : [...textKinds, 'integer']
  const isNothing = left.kinds.size === 0 || right.kinds.size === 0
  const isSound = fits(left, comparable) && fits(right, comparable) && areAlike(left, right) && !isNothing
  if (!isSound) return [operandFault(operation, left, right, hintFor(left, right))]
  return []
}

/** A text in the place of an amount, as the amount it is meant for. */
function constantOr(shown: string, { literal }: ValueType): string {
  return literal !== undefined
    ? `$money(${JSON.stringify(literal)})`
    : /^-?[0-9.]+$/.test(shown)
      ? `$money("${Number(shown).toFixed(2)}")`
      : shown
}

function hintFor(left: ValueType, right: ValueType): string | undefined {
  if (left.kinds.size === 0 || right.kinds.size === 0) return 'compare null with = and != only'
  if (mayBe(left, 'number') || mayBe(right, 'number'))
    return 'an exact number is only the same as another one, or not'
  const texts = [left, right].find(type => type.literal !== undefined)
  const other = texts === left ? right : left
  if (texts !== undefined && mayBe(other, 'integer')) return 'write the number without quotes'
  if (texts !== undefined && mayBe(other, 'truth')) return 'write true or false without quotes'
  if (texts !== undefined && mayBe(other, 'date')) return 'write the date as "2024-12-31"'
  if (texts !== undefined && mayBe(other, 'month')) return 'write the month as "2024-12"'
  if (mayBe(left, 'date') || mayBe(right, 'date')) return 'the month of a date is $substring(date, 0, 7)'
  return undefined
}

/** Whether there is a value that both may be. */
function areAlike(left: ValueType, right: ValueType): boolean {
  if (left.kinds.has('any') || right.kinds.has('any')) return true
  if (left.kinds.size === 0 || right.kinds.size === 0) return true
  const isShared = families.some(
    family => family.some(kind => left.kinds.has(kind)) && family.some(kind => right.kinds.has(kind)),
  )
  return isShared && isOfTime(left, right) && isOfTime(right, left)
}

/** A date is compared with dates, or with a text that is one; so a month. */
function isOfTime(type: ValueType, other: ValueType): boolean {
  if (type.kinds.size !== 1) return true
  const isDate = type.kinds.has('date')
  if (!isDate && !type.kinds.has('month')) return true
  if (other.literal !== undefined) return isDate ? isDayText(other.literal) : isMonthText(other.literal)
  return other.kinds.has('text') || other.kinds.has(isDate ? 'date' : 'month')
}

function operandFault(
  { operator, position }: Operation,
  left: ValueType,
  right: ValueType,
  hint: string | undefined,
): TypeFault {
  const [first, second] = [wordsFor(left), wordsFor(right)]
  const problem = first === second ? first : `${first} and ${second}`
  return { code: 'expression/operand', parameters: { operator, problem }, position, hint }
}
