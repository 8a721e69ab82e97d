/** What to write for an argument of another type. */

import type { Expression } from '../../../evaluate/language/expression.ts'
import { valueFunctions } from '../../../normalize/functions/value-functions.ts'
import type { ValueFunction } from '../../../normalize/value-function.ts'
import type { SignatureParameter } from '../../../plan/value-kind.ts'
import { shownExpression } from '../shown-expression.ts'
import { fits, isNothing, mayBe, type ValueType, wordsForKinds } from '../value-type.ts'
import { amountWritten, exampleAmount, textHint, truthHint } from './hints.ts'

/** What counts as zero is each field of which something is computed. */
export function fieldHint(argument: Expression): string {
  const [list] = argument.kind === 'call' ? argument.given : []
  if (argument.kind !== 'call' || list === undefined || argument.name === 'money')
    return 'write $orZero(a) around each field that may be missing'
  const own: Readonly<Record<string, ValueFunction>> = valueFunctions
  const isOfList = own[argument.name]?.signature.parameters[0]?.manner === 'list'
  if (!isOfList) return `write $${argument.name}($orZero(a), $orZero(b)) for those that may be missing`
  const behind = argument.name === 'meanMoney' ? ', "half up"' : ''
  return `write $${argument.name}($orZero(${shownExpression(list, 'list.field')})${behind})`
}

/** What to write in place of an argument of this type, which is shown so. */
export function argumentHint({ takes, manner }: SignatureParameter, type: ValueType, shown: string): string {
  if (takes.includes('money') && takes.length === 1) return amountHint(manner, type, shown)
  if (isNothing(type)) return 'name a field'
  if (takes.includes('truth') && (takes.length === 1 || type.isMany || mayBe(type, 'flag')))
    return truthHint(type, shown)
  if (takes.includes('text')) return textHint(type, shown)
  return `it takes ${wordsForKinds(takes, manner === 'list')}`
}

function amountHint(manner: SignatureParameter['manner'], type: ValueType, shown: string): string {
  const amount = amountWritten(type, shown)
  if (amount !== undefined) return `write ${amount} for an amount`
  const inner = mayBe(type, 'group')
    ? [...type.inside].flatMap(names => names.nameOf('money') ?? [])[0]
    : undefined
  if (inner !== undefined) return `name a field of it that is read as money: ${shown}.${inner}`
  if (type.isMany && manner !== 'list' && fits(type, ['money'])) return oneOfListHint(shown)
  return `name a field that is read as money, or write ${exampleAmount}`
}

/** A list of amounts where one is expected. */
function oneOfListHint(shown: string): string {
  const [, list, field] = /^(.+)\.([^.]+)$/.exec(shown) ?? []
  return list === undefined
    ? 'write $sumMoney(list) to add the amounts of a list'
    : `name one entry, ${list}[0].${field}, or add them up: $sumMoney(${shown})`
}
