/** What to write in place of what the type rules refuse: the smallest edit. */
import type { Expression, Operation } from '../../../evaluate/language/expression.ts'
import { amountFault } from '../../../normalize/functions/money-functions.ts'
import { textKinds } from '../../../plan/value-kind.ts'
import { shownExpression } from '../shown-expression.ts'
import { fits, isNothing, mayBe, type ValueType } from '../value-type.ts'

/** How to ask a question about a value that is no truth. */
export function truthHint(type: ValueType, shown: string): string {
  if (isNothing(type)) return 'name a field, or compare one'
  if (type.isMany && mayBe(type, 'group')) return `write $count(${shown === 'a' ? 'list[…]' : shown}) > 0`
  if (type.isMany) return `ask about one entry, or count those for which something holds: $count(list[…]) > 0`
  if (type.literal !== undefined) return `compare it with a field: field = ${shown}`
  if (mayBe(type, 'flag')) return `write ${shown}.value, which is true or false`
  if (mayBe(type, 'money')) return `write $compareMoney(${shown}, $money("0.00")) = 1, or $exists(${shown})`
  if (mayBe(type, 'integer')) return `write ${shown} ${shown.startsWith('$compareMoney(') ? '= 1' : '> 0'}`
  if (mayBe(type, 'ratio')) return `write ${shown}.percent, or $exists(${shown})`
  return `write $exists(${shown}), or compare it`
}

/** How to compare amounts. */
export function compareHint(operator: string, left: string, right: string): string {
  switch (operator) {
    case '=':
      return `write $sameMoney(${left}, ${right})`
    case '!=':
      return `write $sameMoney(${left}, ${right}) = false`
    case '<':
      return `write $compareMoney(${left}, ${right}) = -1`
    case '<=':
      return `write $compareMoney(${left}, ${right}) <= 0`
    case '>':
      return `write $compareMoney(${left}, ${right}) = 1`
    case '>=':
      return `write $compareMoney(${left}, ${right}) >= 0`
    default:
      return 'compare amounts with $sameMoney(a, b) and $compareMoney(a, b)'
  }
}

/** What to do with a value of a kind that has no meaning in a place of texts. */
export function textHint(type: ValueType, shown: string): string {
  if (type.isMany && fits(type, textKinds)) return 'write $join(list, ", ") for a list of texts'
  if (mayBe(type, 'flag')) return `write ${shown}.text`
  if (mayBe(type, 'money')) return 'give it its own field; an amount is not text'
  if (mayBe(type, 'number')) return 'give it its own field; an exact number is not text'
  if (mayBe(type, 'group')) return 'name a field of it that is a text'
  if (mayBe(type, 'ratio')) return `write ${shown}.amount`
  if (!type.isMany && fits(type, ['integer', 'truth'])) return `write $string(${shown})`
  return 'name a single field that is a text'
}

/** How to look for an amount among others. Names in the brackets are those of an entry, so the amount is bound before. */
export function amountAmong({ left, right }: Pick<Operation, 'left' | 'right'>): string {
  const amount = shownExpression(left)
  if (right.kind === 'array') {
    const each = right.items.map(item => `$sameMoney(${amount}, ${itemShown(item)})`)
    if (each.length > 0 && each.length < 3) return `write ${each.join(' or ')}`
  }
  const names = /^(.+)\.([^.]+)$/.exec(shownExpression(right, 'list.amount'))
  const [, list = 'list', field = 'amount'] = names ?? []
  return `write ( $w := ${amount}; $count(${list}[$sameMoney(${field}, $w)]) > 0 )`
}

function itemShown(item: Expression): string {
  const shown = shownExpression(item, 'b')
  if (item.kind !== 'literal') return shown
  const text = typeof item.value === 'string' ? item.value : Number(item.value).toFixed(2)
  return amountFault(text) === undefined ? `$money(${JSON.stringify(text)})` : exampleAmount
}

/** An amount to show where a text stands that is none. */
export const exampleAmount = '$money("5000.00")'

/** What stands in a comparison of amounts, as it is to be written there. */
export function amountToCompare(type: ValueType, shown: string): string {
  return amountWritten(type, shown) ?? (type.literal === undefined ? shown : exampleAmount)
}

/** The amount that a text or number in its place is meant for, as it is written; `undefined` where it means none. */
export function amountWritten({ literal }: ValueType, shown: string): string | undefined {
  const text = literal ?? (/^-?[0-9.]+$/.test(shown) ? Number(shown).toFixed(2) : undefined)
  return text === undefined || amountFault(text) !== undefined ? undefined : `$money(${JSON.stringify(text)})`
}
