/** The type rules of a position behind a list, `list[0]`: a whole number that is written, behind several values. */
import type { Expression } from '../../evaluate/language/expression.ts'
import { textKinds } from '../../plan/value-kind.ts'
import type { TypeFault } from './fault.ts'
import { shownExpression } from './shown-expression.ts'
import { fits, type ValueType, wordsFor } from './value-type.ts'

/** The faults of `of[at]`; `wasMany` where there is an `of` in each of several entries, and the position counts in each. */
export function checkPosition(
  at: number,
  of: Expression,
  type: ValueType,
  wasMany: boolean,
): readonly TypeFault[] {
  if (!Number.isInteger(at)) {
    const hint = `write ${shownExpression(of, 'list')}[${Math.floor(at)}]`
    return [positionFault('a position that is no whole number', of, hint)]
  }
  if (type.isMany || type.kinds.has('any')) return []
  const shown = shownExpression(of, 'field')
  const hint = wasMany
    ? `it counts in each entry; for one entry write list[${at}].${shown}`
    : fits(type, textKinds)
      ? `it is one value: remove [${at}]; a letter of it is $substring(${shown}, ${at}, 1)`
      : `it is one value: remove [${at}]`
  return [positionFault(wordsFor(type), of, hint)]
}

/** The fault of a position that is not written as a number. */
export function computedPosition(of: Expression, test: Expression): TypeFault {
  const list = shownExpression(of, 'list')
  const hint = `write the number, ${list}[0] or ${list}[-1], or what holds for the entry: ${list}[field = ${shownExpression(test)}]`
  return positionFault('a position that is computed', test, hint)
}

function positionFault(problem: string, { position }: Expression, hint: string): TypeFault {
  return { code: 'expression/operand', parameters: { operator: '[ ]', problem }, position, hint }
}
