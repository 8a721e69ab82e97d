/** What to write where two values can never be the same, in place of the one that is at fault. */
import type { Operation } from '../../../evaluate/language/expression.ts'
import { isDayText, isMonthText } from '../../../normalize/date/civil-date.ts'
import { date } from '../../../normalize/date/date.ts'
import { numberFault } from '../../../normalize/functions/money-functions.ts'
import { shownExpression } from '../shown-expression.ts'
import { fits, isNothing, mayBe, type ValueType } from '../value-type.ts'

/** What can be asked of exact numbers. */
export const onlySame = 'compare exact numbers with = or != only'

/** What to write where two values can never be the same. */
export function likenessHint(
  operation: Pick<Operation, 'left' | 'right'>,
  left: ValueType,
  right: ValueType,
): string {
  if (isNothing(left) || isNothing(right)) return 'compare null with = and != only'
  const [first, second] = [shownExpression(operation.left), shownExpression(operation.right, 'b')]
  return hintBeside(left, right, second) ?? hintBeside(right, left, first) ?? 'compare values of one kind'
}

/** `other` is what is at fault beside a value of the type `own`. */
function hintBeside(own: ValueType, other: ValueType, shown: string): string | undefined {
  const { literal } = other
  if (fits(own, ['number']) && !own.kinds.has('any')) {
    const number = literal ?? (/^-?[0-9.]+$/.test(shown) ? shown : undefined)
    if (number === undefined) return onlySame
    return `write $decimal("${numberFault(number) === undefined ? number : '1.5'}")`
  }
  if (mayBe(own, 'integer') && mayBe(other, 'fraction')) return 'compare a whole number with whole numbers'
  if (mayBe(own, 'date')) return dateHint(other, shown)
  if (mayBe(own, 'month')) return monthHint(other, shown)
  if (mayBe(own, 'digits')) return digitsHint(other, shown)
  if (mayBe(own, 'truth') && mayBe(other, 'text') && literal === undefined)
    return shown.endsWith('.text') ? `write ${shown.slice(0, -'.text'.length)}.value` : undefined
  if (mayBe(own, 'integer') && mayBe(other, 'text') && literal === undefined)
    return `read ${shown} with as: integer`
  if (literal === undefined)
    return mayBe(own, 'text') && /^-?[0-9.]+$/.test(shown) ? `write "${shown}"` : undefined
  if (mayBe(own, 'integer')) return 'write the number without quotes'
  return mayBe(own, 'truth') ? 'write true or false without quotes' : undefined
}

function dateHint({ literal: own, texts, kinds }: ValueType, shown: string): string {
  const literal = own ?? texts?.find(text => !isDayText(text))
  if (literal === undefined)
    return kinds.has('text')
      ? `read ${shown} with as: date, or give it a derived field with as: date`
      : 'a date is compared with dates; its month is $substring(date, 0, 7)'
  if (isDayText(literal)) return 'read the other side with as: date; it may be any text'
  if (/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(literal))
    return `${JSON.stringify(literal)} is not a day of the calendar`
  const read = date.parse(literal.replaceAll('/', '-'))
  return typeof read === 'string' ? `write the date as "${read}"` : 'write the date as "2024-12-31"'
}

function monthHint({ literal: own, texts, kinds }: ValueType, shown: string): string {
  const literal = own ?? texts?.find(text => !isMonthText(text))
  if (literal === undefined)
    return kinds.has('date')
      ? `the month of a date is $substring(${shown}, 0, 7)`
      : `read ${shown} with as: month, or give it a derived field with as: month`
  if (/^[0-9]{4}-[0-9]{2}$/.test(literal)) return `${JSON.stringify(literal)} is not a month of the calendar`
  return 'write the month as "2024-12"'
}

/** The digits that a text or number means, as ratios have them. */
function digitsHint({ literal }: ValueType, shown: string): string {
  const number = /^-?[0-9]+(?:\.[0-9]+)?/.exec(literal ?? shown)?.[0]
  if (number === undefined) return 'write the digits without needless zeros, as "0.5"'
  return `write "${number.includes('.') ? number.replace(/\.?0+$/, '') : number}"`
}
