/** The type rules of `=`, `!=`, `<` and their like. */
import type { Operation } from '../../evaluate/language/expression.ts'
import { textKinds, type ValueKind } from '../../plan/value-kind.ts'
import { areAlike, areInOrder } from './alike.ts'
import type { TypeFault } from './fault.ts'
import { amountAmong, amountToCompare, compareHint } from './hints/hints.ts'
import { likenessHint, onlySame } from './hints/likeness-hint.ts'
import { shownExpression } from './shown-expression.ts'
import { fits, isNothing, mayBe, type ValueType, wordsFor } from './value-type.ts'

const comparable: readonly ValueKind[] = [...textKinds, 'integer', 'truth', 'number']

/** The faults of a comparison of values of these types. */
export function checkComparison(
  operation: Operation,
  left: ValueType,
  right: ValueType,
): readonly TypeFault[] {
  const { operator } = operation
  const isEquality = operator === '=' || operator === '!='
  const [first, second] = [shownExpression(operation.left), shownExpression(operation.right, 'b')]
  if (left.isMany || right.isMany)
    return [operandFault(operation, left, right, listHint(operation, left, right))]
  if (isEquality && (isNothing(left) || isNothing(right))) return []
  const isAmount = mayBe(left, 'money') || mayBe(right, 'money')
  if (isAmount) {
    const isSound = isEquality && fits(left, ['money']) && fits(right, ['money'])
    if (isSound) return []
    const amounts = [amountToCompare(left, first), amountToCompare(right, second)] as const
    return [operandFault(operation, left, right, compareHint(operator, ...amounts))]
  }
  const hasFlag = mayBe(left, 'flag') ? first : mayBe(right, 'flag') ? second : undefined
  if (hasFlag !== undefined) {
    const hint = `write ${hasFlag}.value for true or false, ${hasFlag}.text for the words`
    return [operandFault(operation, left, right, hint)]
  }
  const hasRatio = mayBe(left, 'ratio') ? first : mayBe(right, 'ratio') ? second : undefined
  if (hasRatio !== undefined) return [operandFault(operation, left, right, `write ${hasRatio}.amount`)]
  const unordered = isEquality ? undefined : unorderedHint(left, right)
  if (unordered !== undefined) return [operandFault(operation, left, right, unordered)]
  const isSound = fits(left, comparable) && fits(right, comparable) && areAlike(left, right)
  if (!isSound) return [operandFault(operation, left, right, likenessHint(operation, left, right))]
  if (isEquality || areInOrder(left, right)) return []
  return [operandFault(operation, left, right, likenessHint(operation, left, right))]
}

function listHint(operation: Operation, left: ValueType, right: ValueType): string {
  const sides = [operation.left, operation.right] as const
  const [list, value] = left.isMany ? sides : ([sides[1], sides[0]] as const)
  if (operation.operator !== '=')
    return 'compare one value; a list is thinned out with [ ], and its entries are counted with $count(list)'
  if (mayBe(left, 'money') || mayBe(right, 'money')) return amountAmong({ left: value, right: list })
  const [several, one] = [shownExpression(list), shownExpression(value, 'b')]
  return `write ${one} in ${several}, or count the entries: $count(list[field = ${one}]) > 0`
}

/** Why `<` and its like say nothing of values that are compared otherwise. */
function unorderedHint(left: ValueType, right: ValueType): string | undefined {
  if (mayBe(left, 'number') || mayBe(right, 'number')) return onlySame
  if (mayBe(left, 'digits') || mayBe(right, 'digits'))
    return 'digits are texts, of which "10" comes before "9": write = or !='
  if (mayBe(left, 'truth') && mayBe(right, 'truth')) return 'true and false have no order: write = or !='
  return undefined
}

/** An operator that cannot be used with what stands beside it. */
export function operandFault(
  { operator, position }: Operation,
  left: ValueType,
  right: ValueType,
  hint: string | undefined,
): TypeFault {
  const [first, second] = [wordsFor(left), wordsFor(right)]
  const problem = first === second ? first : `${first} and ${second}`
  return { code: 'expression/operand', parameters: { operator, problem }, position, hint }
}
