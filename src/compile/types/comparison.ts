/** The type rules of `=`, `!=`, `<` and their like. */
import type { Operation } from '../../evaluate/language/expression.ts'
import { plainKinds, textKinds, type ValueKind } from '../../plan/value-kind.ts'
import { areAlike, areInOrder } from './alike.ts'
import type { TypeFault } from './fault.ts'
import { amountAmong, amountToCompare, compareHint } from './hints/hints.ts'
import { likenessHint, onlySame } from './hints/likeness-hint.ts'
import { shownExpression } from './shown-expression.ts'
import { checkEqualWords } from './unknown-values.ts'
import { fits, isNothing, mayBe, type ValueType, wordsFor } from './value-type.ts'

const comparable: readonly ValueKind[] = [...plainKinds, 'number']

/** The faults of a comparison of values of these types. */
export function checkComparison(
  operation: Operation,
  left: ValueType,
  right: ValueType,
): readonly TypeFault[] {
  const { operator } = operation
  const isEquality = operator === '=' || operator === '!='
  if (left.isMany || right.isMany)
    return [operandFault(operation, left, right, listHint(operation, left, right))]
  if (isEquality && (isNothing(left) || isNothing(right))) return []
  const blank = isEquality ? blankHint(operation, left, right) : undefined
  if (blank !== undefined) return [operandFault(operation, left, right, blank)]
  const isAmount = mayBe(left, 'money') || mayBe(right, 'money')
  if (isAmount) {
    const isSound = isEquality && fits(left, ['money']) && fits(right, ['money'])
    if (isSound) return []
    const [first, second] = [shownExpression(operation.left), shownExpression(operation.right, 'b')]
    const other = noAmountHint(left, first) ?? noAmountHint(right, second)
    if (other !== undefined) return [operandFault(operation, left, right, other)]
    const amounts = [amountToCompare(left, first), amountToCompare(right, second)] as const
    return [operandFault(operation, left, right, compareHint(operator, ...amounts))]
  }
  const flag = sideThatMayBe('flag', operation, left, right)
  if (flag !== undefined) {
    const hint = `write ${flag}.value for true or false, ${flag}.text for the words`
    return [operandFault(operation, left, right, hint)]
  }
  const ratio = sideThatMayBe('ratio', operation, left, right)
  if (ratio !== undefined) return [operandFault(operation, left, right, `write ${ratio}.amount`)]
  const unordered = isEquality ? undefined : unorderedHint(left, right)
  if (unordered !== undefined) return [operandFault(operation, left, right, unordered)]
  const isSound = fits(left, comparable) && fits(right, comparable) && areAlike(left, right)
  if (!isSound) return [operandFault(operation, left, right, likenessHint(operation, left, right))]
  if (isEquality) return checkEqualWords(operation, left, right)
  if (areInOrder(left, right)) return []
  return [operandFault(operation, left, right, likenessHint(operation, left, right))]
}

/** The side that may be of a kind, as it is shown; `undefined` where none may. */
function sideThatMayBe(
  kind: ValueKind,
  operation: Operation,
  left: ValueType,
  right: ValueType,
): string | undefined {
  if (mayBe(left, kind)) return shownExpression(operation.left)
  return mayBe(right, kind) ? shownExpression(operation.right, 'b') : undefined
}

/** A field beside an amount that is read as something else. */
function noAmountHint(type: ValueType, shown: string): string | undefined {
  const isField =
    /^[A-Za-z_][\w.]*$/.test(shown) && type.literal === undefined && shown !== 'true' && shown !== 'false'
  if (!isField || isNothing(type) || type.kinds.has('any') || mayBe(type, 'money')) return undefined
  return type.isMany ? undefined : `read ${shown} with as: money; amounts are compared with amounts`
}

/** A blank text beside what is no text: the question is whether there is a value. */
function blankHint(operation: Operation, left: ValueType, right: ValueType): string | undefined {
  const [value, other] = right.literal === '' ? [operation.left, left] : [operation.right, right]
  const isBlank = left.literal === '' || right.literal === ''
  if (!isBlank || other.literal !== undefined || mayBe(other, 'flag') || mayBe(other, 'ratio'))
    return undefined
  if (
    other.kinds.has('any') ||
    textKinds.some(kind => kind !== 'date' && kind !== 'month' && mayBe(other, kind))
  )
    return undefined
  const asked = `$exists(${shownExpression(value)})`
  return `write ${operation.operator === '=' ? `${asked} = false` : asked}`
}

function listHint(operation: Operation, left: ValueType, right: ValueType): string {
  const sides = [operation.left, operation.right] as const
  const [list, value] = left.isMany ? sides : ([sides[1], sides[0]] as const)
  if (operation.operator !== '=')
    return 'compare one value; a list is thinned out with [ ], and its entries are counted with $count(list)'
  if (mayBe(left, 'money') || mayBe(right, 'money')) return amountAmong({ left: value, right: list })
  const [several, one] = [shownExpression(list), shownExpression(value, 'b')]
  const [, entries = 'list', field = 'field'] = /^([\w.]+)\.(\w+)$/.exec(several) ?? []
  return `write ${one} in ${several}, or count the entries: $count(${entries}[${field} = ${one}]) > 0`
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
