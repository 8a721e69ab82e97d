/** The type rules of `in`: one value, and others that it can be. Of a list that is written out each item is looked at. */
import type { Expression, Operation } from '../../evaluate/language/expression.ts'
import { plainKinds } from '../../plan/value-kind.ts'
import { areAlike } from './alike.ts'
import { operandFault } from './comparison.ts'
import type { TypeFault } from './fault.ts'
import { amountAmong } from './hints/hints.ts'
import { likenessHint } from './hints/likeness-hint.ts'
import { shownExpression } from './shown-expression.ts'
import { checkWordAmong, checkWordInList } from './unknown-values.ts'
import { as, fits, isNothing, mayBe, type ValueType, wordsFor } from './value-type.ts'

/** The faults of `left in right`. */
export function checkMembership(
  operation: Operation,
  left: ValueType,
  right: ValueType,
  typeOf: (part: Expression) => ValueType | undefined,
): readonly TypeFault[] {
  const isSound = !left.isMany && fits(left, plainKinds) && fits(right, plainKinds)
  if (!isSound) return [operandFault(operation, left, right, hintFor(operation, left, right))]
  if (operation.right.kind !== 'array') {
    if (areAlike(left, right)) return checkWordInList(operation, left, right)
    return [operandFault(operation, left, right, likenessHint(operation, left, right))]
  }
  return operation.right.items.flatMap(item => {
    const type = typeOf(item)
    return type === undefined ? [] : checkItem(operation, left, item, type)
  })
}

function checkItem(
  operation: Operation,
  left: ValueType,
  item: Expression,
  type: ValueType,
): readonly TypeFault[] {
  if (!isNothing(type) && areAlike(left, as(type, false)))
    return checkWordAmong({ left: operation.left, right: item }, left, type)
  const { operator } = operation
  const problem = `${wordsFor(left)} and ${wordsFor(type)}`
  const hint = isNothing(type)
    ? `write ${shownExpression(operation.left)} = null beside it, with or`
    : likenessHint({ left: operation.left, right: item }, left, type)
  return [{ code: 'expression/operand', parameters: { operator, problem }, position: item.position, hint }]
}

function hintFor(operation: Operation, left: ValueType, right: ValueType): string | undefined {
  const shown = shownExpression(operation.left)
  if (mayBe(left, 'money') || mayBe(right, 'money')) return amountAmong(operation)
  if (mayBe(left, 'number')) return `write = for each: ${shown} = $decimal("1.5")`
  if (left.isMany) return 'ask for one value; a list is thinned out with [ ]'
  if (isNothing(right)) return 'write what it may be: ["A", "B"]'
  if (isNothing(left)) return 'name a field'
  if (mayBe(left, 'flag')) return `write ${shown}.text or ${shown}.value`
  if (mayBe(left, 'ratio')) return `write ${shown}.amount`
  return likenessHint(operation, left, right)
}
