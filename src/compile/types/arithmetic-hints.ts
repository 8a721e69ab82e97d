/** What to write in place of arithmetic, which expressions do not have: amounts have functions of their own. */
import type { ExpressionError } from '../../diagnostics/errors.ts'
import type { NamesInside } from '../output-names.ts'
import { mayBe, typeOfNames, typeUnder, type ValueType } from './value-type.ts'

const shareOrMean =
  'a share of an amount is $shareOf(a, "75%", "half up"), a mean $meanMoney([a, b], "half up")'

const largest = (name: string): string =>
  `write $${name}(a, b), for three $${name}(a, $${name}(b, c)); there is none of a list`

/** What amounts are reckoned with, in place of JSONata's own arithmetic. */
const instead: ReadonlyMap<string | undefined, string> = new Map([
  ['-', 'amounts are subtracted with $subtractMoney(a, b); whole numbers cannot be subtracted'],
  ['+', 'amounts are added with $addMoney(a, b); whole numbers cannot be added'],
  ['*', shareOrMean],
  ['/', shareOrMean],
  ['%', 'a share of an amount is $shareOf(a, "75%", "half up")'],
  ['$sum', 'write $sumMoney(list)'],
  ['$average', 'write $meanMoney(list, "half up")'],
  ['$max', largest('largerMoney')],
  ['$min', largest('smallerMoney')],
  ['$abs', 'write $largerMoney(a, $subtractMoney($money("0.00"), a))'],
  ['$round', 'amounts are exact to the cent; $shareOf and $meanMoney round as they are told'],
  ['$number', 'read the field with as: integer, as: decimal or as: money'],
])

/** A name or a number that stands alone: nothing behind it or before it belongs to it. */
const before = /(?:^|[(,?:;[{]|:=)\s*([A-Za-z_][\w.]*|[0-9][0-9.]*)\s*$/
const behind = /^\s*([A-Za-z_][\w.]*|[0-9][0-9.]*)\s*(?:$|[),?:;\]}=<>!])/
const reach = 200

/** The hint for arithmetic in `text`, with the operands that it has where they are plain; `names` are those of the output. */
export function arithmeticHint(
  text: string,
  { refused, position }: ExpressionError,
  names: NamesInside,
): string | undefined {
  const general = instead.get(refused)
  if (general === undefined || refused === undefined || refused.startsWith('$')) return general
  const [, left] = before.exec(text.slice(Math.max(0, position - reach), position)) ?? []
  const [, right] =
    behind.exec(text.slice(position + refused.length, position + refused.length + reach)) ?? []
  const isSign = refused === '-' && isBeforeValue(text, position)
  const types = [left, right].map(each => (each === undefined ? undefined : typeOf(each, names)))
  if (types.some(type => type !== undefined && !type.isMany && mayBe(type, 'integer')))
    if (!types.some(type => type !== undefined && mayBe(type, 'money'))) return numberHint(refused, isSign)
  if (isSign) return `write $subtractMoney($money("0.00"), ${right ?? 'a'}) for an amount with the other sign`
  if (left === undefined || right === undefined) return general
  return written(refused, amountOf(left), amountOf(right), right) ?? general
}

function isBeforeValue(text: string, position: number): boolean {
  return /(?:^|[-+*/=<>(,?:;[{&])\s*$/.test(text.slice(Math.max(0, position - 40), position))
}

function written(operator: string, left: string, right: string, number: string): string | undefined {
  if (operator === '+') return `write $addMoney(${left}, ${right})`
  if (operator === '-') return `write $subtractMoney(${left}, ${right})`
  const share = shareOf(operator, number)
  return share === undefined ? undefined : `write $shareOf(${left}, "${share}", "half up")`
}

/** `* 0.75` and `/ 2` as shares. */
function shareOf(operator: string, number: string): string | undefined {
  const value = /^[0-9]+(?:\.[0-9]+)?$/.test(number) ? Number(number) : 0
  const percent = operator === '*' ? value * 100 : operator === '/' ? 100 / value : 0
  const shown = Number(percent.toFixed(6))
  const isExact = Math.abs(shown - percent) < 1e-9
  return shown > 0 && shown < 1000 && isExact ? `${shown}%` : undefined
}

/** A number beside an amount is meant for one. */
function amountOf(operand: string): string {
  return /^[0-9]/.test(operand) ? `$money("${Number(operand).toFixed(2)}")` : operand
}

function typeOf(operand: string, names: NamesInside): ValueType | undefined {
  if (/^[0-9]/.test(operand)) return undefined
  return operand.split('.').reduce((type, name) => typeUnder(type, name), typeOfNames(names))
}

function numberHint(operator: string, isSign: boolean): string {
  const what = isSign ? 'have no sign to change' : `have no ${operator}`
  return `whole numbers ${what}: they are compared, and entries are counted with $count(list)`
}
