/** The type rule of what gives one of two values: an amount, or another value that nothing else is like, is on both sides or on none. */
import type { Expression } from '../../evaluate/language/expression.ts'
import type { ValueKind } from '../../plan/value-kind.ts'
import type { TypeFault } from './fault.ts'
import { amountWritten } from './hints/hints.ts'
import { shownExpression } from './shown-expression.ts'
import { fits, isNothing, mayBe, type ValueType, wordsFor } from './value-type.ts'

/** Kinds with a value of their own, which no place takes together with another. */
const apart: readonly ValueKind[] = ['money', 'number', 'flag', 'ratio', 'group']

/** The faults of a choice between `parts`, which have these types, at the part that is not like the others. */
export function checkBranches(
  operator: '??' | '?:' | '? :',
  parts: readonly Expression[],
  types: readonly ValueType[],
): readonly TypeFault[] {
  const all = parts.flatMap((part, index) => {
    const type = types[index]
    return type === undefined || isNothing(type) || type.kinds.has('any') ? [] : [{ part, type }]
  })
  const [first, second] = all
  if (first === undefined || second === undefined) return []
  const kind = apart.find(each => mayBe(first.type, each) !== mayBe(second.type, each))
  if (kind === undefined) return []
  const [own, other] = mayBe(first.type, kind) ? [first, second] : [second, first]
  const problem = `${wordsFor(first.type)} and ${wordsFor(second.type)}`
  const shown = shownExpression(other.part)
  const hint =
    kind === 'money'
      ? amountHint(
          operator === '??' && own === first ? shownExpression(own.part) : undefined,
          other.type,
          shown,
        )
      : kind === 'flag'
        ? fits(other.type, ['truth'])
          ? `write ${shownExpression(own.part)}.value`
          : `write ${shownExpression(own.part)}.text`
        : kind === 'ratio'
          ? `write ${shownExpression(own.part)}.amount`
          : 'name values of one kind'
  return [
    { code: 'expression/operand', parameters: { operator, problem }, position: other.part.position, hint },
  ]
}

/** `asked` is the field whose lack something else stands in for. */
function amountHint(asked: string | undefined, type: ValueType, shown: string): string {
  const amount = amountWritten(type, shown)
  if (amount === undefined) return 'name a field that is read as money, or write $money("0.00")'
  const isZero = /^\$money\("-?0*\.?0*"\)$/.test(amount)
  return isZero && asked !== undefined && asked !== 'a' && !asked.startsWith('$')
    ? `write $orZero(${asked}), or ${asked} ?? ${amount}`
    : `write ${amount}`
}
