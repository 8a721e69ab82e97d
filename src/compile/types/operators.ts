/** The type rules of operators: what may stand beside each, and what to write in its place. */
import type { Expression, Operation } from '../../evaluate/language/expression.ts'
import { plainKinds } from '../../plan/value-kind.ts'
import { checkComparison } from './comparison.ts'
import type { TypeFault } from './fault.ts'
import { textHint, truthHint } from './hints/hints.ts'
import { checkMembership } from './membership.ts'
import { shownExpression } from './shown-expression.ts'
import { fits, isNothing, type ValueType, wordsFor } from './value-type.ts'

/** The faults of an operation on values of these types; `typeOf` reports those of their parts. */
export function checkOperation(
  operation: Operation,
  left: ValueType,
  right: ValueType,
  typeOf: (part: Expression) => ValueType | undefined,
): readonly TypeFault[] {
  switch (operation.operator) {
    case 'and':
    case 'or':
      return [
        ...checkTruth(operation, left, operation.left),
        ...checkTruth(operation, right, operation.right),
      ]
    case '&':
      return checkTexts(operation, left, right)
    case 'in':
      return checkMembership(operation, left, right, typeOf)
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

/** `&` joins texts; between two that are true or false it is the `and` of another language. */
function checkTexts(operation: Operation, left: ValueType, right: ValueType): readonly TypeFault[] {
  const { operator, position } = operation
  const isTruth = [left, right].every(side => !side.isMany && !side.kinds.has('any') && fits(side, ['truth']))
  if (isTruth) {
    const problem = wordsFor(left)
    const hint = `write ${shownExpression(operation.left)} and ${shownExpression(operation.right, 'b')}`
    return [{ code: 'expression/operand', parameters: { operator, problem }, position, hint }]
  }
  return [...checkText(operation, left, operation.left), ...checkText(operation, right, operation.right)]
}

function checkText({ operator }: Operation, type: ValueType, side: Operation['left']): readonly TypeFault[] {
  if (!type.isMany && fits(type, plainKinds)) return []
  const problem = `${wordsFor(type)} where a text is expected`
  const hint = isNothing(type) ? 'remove it' : textHint(type, shownExpression(side))
  return [{ code: 'expression/operand', parameters: { operator, problem }, position: side.position, hint }]
}
