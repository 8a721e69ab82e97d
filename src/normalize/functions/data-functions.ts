/** The functions of amounts as the evaluator takes them: by name, ready to call. */

import { runCodes } from '../../diagnostics/codes/run-codes.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import type { SignatureParameter } from '../../plan/value-kind.ts'
import { isAmount } from '../exact/amount.ts'
import type { ValueFunction } from '../value-function.ts'

type HostFunction = (...operands: readonly unknown[]) => unknown

/** What derived fields and checks call, beside JSONata's own allowed functions. */
export function dataFunctions(functions: readonly ValueFunction[]): Readonly<Record<string, HostFunction>> {
  return Object.fromEntries(functions.map((each): [string, HostFunction] => [each.name, hostFunction(each)]))
}

/**
 * The function, with a word where it has no answer because of what only the run can tell: that something in a part of the
 * transcript that is kept whole is not an amount.
 */
function hostFunction({ name, signature, apply }: ValueFunction): HostFunction {
  const { parameters, repeats } = signature
  const unanswered = (operands: readonly unknown[]): null => {
    const isStranger = operands.some((operand, index) => {
      const parameter = parameters[Math.min(index, parameters.length - 1)]
      return takesAmounts(parameter) && !(Array.isArray(operand) ? operand : [operand]).every(isKnown)
    })
    if (!isStranger) return null
    const reason = `$${name} is given something that is no amount`
    throw new ExpressionError('expression/failed', { reason }, { table: runCodes, position: -1 })
  }
  // Most take one or two: no list of operands is made for them unless there is no answer.
  if (parameters.length === 1 && repeats !== true)
    return one => {
      const answer = apply(one)
      return answer === null ? unanswered([one]) : answer
    }
  if (parameters.length === 2 && repeats !== true)
    return (one, other) => {
      const answer = apply(one, other)
      return answer === null ? unanswered([one, other]) : answer
    }
  return (...operands) => {
    const answer = apply(...operands)
    return answer === null ? unanswered(operands) : answer
  }
}

/** Amounts that are not written in the expression. Of other arguments a mapping can only give those of the right kind. */
function takesAmounts(parameter: SignatureParameter | undefined): boolean {
  return parameter?.literal === undefined && parameter?.takes.includes('money') === true
}

function isKnown(operand: unknown): boolean {
  return operand === undefined || operand === null || isAmount(operand)
}
