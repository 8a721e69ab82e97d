/** What comes out under the `as` of a derived field: the types that may, and what is wrong with the others. */
import type { Expression } from '../../evaluate/expression.ts'
import { textKinds, type ValueKind } from '../../plan/value-kind.ts'
import type { TypeFault } from './fault.ts'
import { textHint, truthHint } from './hints.ts'
import { shownExpression } from './shown-expression.ts'
import { fits, mayBe, type ValueType, wordsFor } from './value-type.ts'

/** Which types may come out. A text may be a date or a month: whether it is one is asked of each value. */
const taken: Readonly<Record<string, readonly ValueKind[]>> = {
  money: ['money'],
  date: ['date', 'text'],
  month: ['month', 'text'],
  integer: ['integer'],
  text: textKinds,
  code: textKinds,
  truth: ['truth'],
}

/** The fault of an expression that gives `type` where the field says `gives`; `undefined` where they fit. */
export function resultFault(expression: Expression, type: ValueType, gives: string): TypeFault | undefined {
  const kinds = taken[gives]
  if (kinds === undefined || (!type.isMany && fits(type, kinds))) return undefined
  const hint = hintFor(type, gives, shownExpression(expression))
  const { position } = expression
  return { code: 'expression/result', parameters: { found: wordsFor(type), gives }, position, hint }
}

function hintFor(type: ValueType, gives: string, shown: string): string | undefined {
  if (type.isMany && gives === 'money')
    return 'add the amounts up with $sumMoney(list), or name one entry: list[0].amount'
  if (type.isMany && gives === 'integer') return `write $count(${shown})`
  if (type.isMany) return 'name one entry: list[0].field'
  if (mayBe(type, 'flag')) return gives === 'truth' ? `write ${shown}.value` : `write ${shown}.text`
  if (gives === 'truth') return truthHint(type, shown)
  if (mayBe(type, 'money'))
    return fits(type, ['money']) ? 'write as: money' : 'one of the sides is an amount and the other is none'
  if (gives === 'month' && mayBe(type, 'date')) return `write $substring(${shown}, 0, 7)`
  const own = ['truth', 'integer', 'date', 'month', 'text'].find(kind => fits(type, [kind as ValueKind]))
  if (own !== undefined) return `write as: ${own}`
  return gives === 'text' || gives === 'code' ? textHint(type, shown) : undefined
}
