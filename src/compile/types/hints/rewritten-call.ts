/** A call of a function of amounts that does not fit, as it is meant: with the function that takes just these arguments. */
import type { Call, Expression } from '../../../evaluate/language/expression.ts'
import { shareFault } from '../../../normalize/functions/rounded-money.ts'
import { itemsOf } from '../../expressions/expression-shape.ts'
import { shownExpression } from '../shown-expression.ts'
import { fits, type ValueType } from '../value-type.ts'

const rounding = '"half up"'

/** `write $sumMoney(list.m)`; `undefined` where what is meant is not plain. */
export function rewrittenCall({ name, given }: Call, types: readonly ValueType[]): string | undefined {
  const amounts = given.filter((_, index) => isAmount(types[index]))
  const others = given.slice(amounts.length)
  const isPlain = amounts.length > 0 && amounts.every((each, index) => each === given[index])
  const isOneByOne = ['largerMoney', 'smallerMoney'].includes(name) && amounts.length === 1
  const shown = (isOneByOne ? amounts.flatMap(itemsOf) : amounts).map(each => shownExpression(each, ''))
  if (!isPlain || shown.includes('')) return undefined
  const written = callOf(name, shown, others, types[0]?.isMany === true)
  return written === undefined ? undefined : `write ${written}`
}

function isAmount(type: ValueType | undefined): boolean {
  return type !== undefined && !type.kinds.has('any') && fits(type, ['money'])
}

/** Of amounts, shown so, and what is given behind them; `isList` where the first is a list of amounts. */
function callOf(
  name: string,
  [first = '', ...more]: readonly string[],
  others: readonly Expression[],
  isList: boolean,
): string | undefined {
  const [second = '', third] = more
  switch (name) {
    case 'meanMoney': {
      const isRounded = others.some(each => each.kind === 'literal' && each.value === 'half even')
      const list = isList || more.length === 0 ? first : `[${[first, ...more].join(', ')}]`
      return `$meanMoney(${list}, ${isRounded ? '"half even"' : rounding})`
    }
    case 'sumMoney':
      return more.length > 0 ? `$addMoney(${[first, ...more].join(', ')})` : undefined
    case 'addMoney':
      return isList && more.length === 0 ? `$sumMoney(${first})` : undefined
    case 'subtractMoney':
      return third === undefined ? undefined : `$subtractMoney(${first}, $addMoney(${more.join(', ')}))`
    case 'largerMoney':
    case 'smallerMoney':
      if (third !== undefined)
        return more.length > 2 ? undefined : `$${name}(${first}, $${name}(${second}, ${third}))`
      return second === '' ? undefined : `$${name}(${first}, ${second})`
    case 'orZero':
      return more.length > 0
        ? `$addMoney(${[first, ...more].map(each => `$orZero(${each})`).join(', ')})`
        : undefined
    case 'shareOf':
      return more.length === 0 && !isList ? shareOf(first, others) : undefined
    default:
      return undefined
  }
}

/** A share whose rounding is left out, or that is written as a number. */
function shareOf(amount: string, [share, behind]: readonly Expression[]): string | undefined {
  if (share?.kind !== 'literal') return undefined
  const { value } = share
  const text = typeof value === 'number' ? percentOf(value) : String(value)
  const meant = [text, `${text}%`].find(each => shareFault(each) === undefined)
  if (meant === undefined) return undefined
  const isEven = behind?.kind === 'literal' && behind.value === 'half even'
  return `$shareOf(${amount}, "${meant}", ${isEven ? '"half even"' : rounding})`
}

/** `75%` for 0.75, and for 75. */
function percentOf(value: number): string {
  const percent = value > 0 && value < 1 ? value * 100 : value
  return `${Number(percent.toFixed(6))}%`
}
