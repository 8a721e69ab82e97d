/** What comes out under the `as` of a derived field: the types that may, and what is wrong with the others. */
import type { Expression } from '../../evaluate/language/expression.ts'
import { isDayText, isMonthText } from '../../normalize/date/civil-date.ts'
import { textKinds, type ValueKind } from '../../plan/value-kind.ts'
import type { TypeFault } from './fault.ts'
import { amountWritten, textHint, truthHint } from './hints/hints.ts'
import { shownExpression } from './shown-expression.ts'
import { fits, isNothing, mayBe, type ValueType, wordsFor } from './value-type.ts'

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
  if (kinds === undefined || (!type.isMany && fits(type, kinds))) return timeFault(expression, type, gives)
  const hint = hintFor(type, gives, shownExpression(expression))
  const { position } = expression
  return { code: 'expression/result', parameters: { found: wordsFor(type), gives }, position, hint }
}

/** A text that is written in the expression, and is not a date or month of the calendar where one comes out. */
function timeFault(expression: Expression, { literal }: ValueType, gives: string): TypeFault | undefined {
  if (literal === undefined || (gives !== 'date' && gives !== 'month')) return undefined
  if (gives === 'date' ? isDayText(literal) : isMonthText(literal)) return undefined
  const hint =
    gives === 'date'
      ? 'write a day of the calendar as "2024-12-31"'
      : 'write a month of the calendar as "2024-12"'
  const { position } = expression
  return {
    code: 'expression/result',
    parameters: { found: `a text that is no ${gives}`, gives },
    position,
    hint,
  }
}

/** A list of amounts, or of entries that have some, where one amount comes out. */
function amountsHint(type: ValueType, shown: string): string {
  const inner = mayBe(type, 'group')
    ? [...type.inside].flatMap(names => names.nameOf('money') ?? [])[0]
    : undefined
  const [, list, field] = /^([\w.]+)\.(\w+)$/.exec(inner === undefined ? shown : `${shown}.${inner}`) ?? []
  return list === undefined
    ? 'add the amounts up with $sumMoney(list.amount), or name one entry: list[0].amount'
    : `add the amounts up with $sumMoney(${list}.${field}), or name one entry: ${list}[0].${field}`
}

function hintFor(type: ValueType, gives: string, shown: string): string | undefined {
  if (isNothing(type)) return 'name a field, or leave this one out'
  if (gives === 'truth' && type.isMany) return truthHint(type, shown)
  if (type.isMany && gives === 'money') return amountsHint(type, shown)
  if (gives === 'money' && mayBe(type, 'group')) {
    const inner = [...type.inside].flatMap(names => names.nameOf('money') ?? [])[0]
    if (inner !== undefined && shown !== 'a')
      return `name a field of it that is read as money: ${shown}.${inner}`
  }
  if (type.isMany && gives === 'integer') return `write $count(${shown})`
  if (type.isMany) return 'name one entry: list[0].field'
  if (mayBe(type, 'flag')) return gives === 'truth' ? `write ${shown}.value` : `write ${shown}.text`
  const amount = gives === 'money' ? amountWritten(type, shown) : undefined
  if (amount !== undefined) return `write ${amount}`
  if (mayBe(type, 'money') && gives !== 'truth') return 'write as: money'
  const { literal } = type
  if (gives === 'integer' && literal !== undefined && /^-?[0-9]+$/.test(literal))
    return `write ${literal} without quotes`
  if (gives === 'integer' && fits(type, ['fraction'])) return 'write a whole number'
  const isTextual = gives === 'text' || gives === 'code'
  if (isTextual && fits(type, ['integer']) && /^-?[0-9]+$/.test(shown)) return `write "${shown}"`
  if (
    isTextual &&
    mayBe(type, 'integer') &&
    fits(type, [...textKinds, 'integer']) &&
    !fits(type, ['integer'])
  )
    return 'one of the sides is a number and the other is a text: write the number in quotes'
  if ((gives === 'integer' || gives === 'truth') && mayBe(type, 'text') && type.kinds.size > 1)
    return `one of the sides is a text: write ${gives === 'truth' ? 'true or false' : 'the number'} without quotes`
  if (gives === 'month' && mayBe(type, 'date')) return `write $substring(${shown}, 0, 7)`
  if (gives === 'truth') return truthHint(type, shown)
  const own = (['truth', 'integer', 'date', 'month', 'text'] as const).find(kind => fits(type, [kind]))
  if (own !== undefined) return `write as: ${own}`
  return gives === 'text' || gives === 'code' ? textHint(type, shown) : undefined
}
