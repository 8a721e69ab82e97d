/** What to write in place of arithmetic, which expressions do not have: amounts have functions of their own. */
import type { ExpressionError } from '../../../diagnostics/errors.ts'
import type { NamesInside } from '../../output/output-names.ts'
import { as, mayBe, typeOfNames, typeUnder, type ValueType } from '../value-type.ts'
import { type Rewritten, writtenArithmetic } from './written-arithmetic.ts'

const shareOrMean =
  'write $shareOf(a, "75%", "half up") for a share of an amount, $meanMoney([a, b], "half up") for a mean'

const largest = (name: string): string =>
  `write $${name}(a, b), for three $${name}(a, $${name}(b, c)); a list is not accepted`

/** What amounts are reckoned with, in place of JSONata's own arithmetic. */
const instead: ReadonlyMap<string | undefined, string> = new Map([
  ['-', 'write $subtractMoney(a, b) for amounts; whole numbers cannot be subtracted'],
  ['+', 'write $addMoney(a, b) for amounts; whole numbers cannot be added'],
  ['*', shareOrMean],
  ['/', shareOrMean],
  ['%', 'write $shareOf(a, "75%", "half up") for a share of an amount'],
  [
    '$sum',
    'write $sumMoney(list) for a list of amounts, $addMoney(a, b) for single ones; whole numbers cannot be added',
  ],
  ['$average', 'write $meanMoney(list, "half up")'],
  ['$max', largest('largerMoney')],
  ['$min', largest('smallerMoney')],
  ['$abs', 'write $largerMoney(a, $subtractMoney($money("0.00"), a))'],
  [
    '$round',
    'remove it; amounts are exact to the cent, and $shareOf and $meanMoney round as their argument says',
  ],
  ['$number', 'read the field with as: integer, as: decimal or as: money'],
])

/** What to do about arithmetic: in words, and where its operands are plain the stretch written with functions. */
export interface ArithmeticHint {
  readonly hint: string
  readonly instead?: Rewritten & { readonly safe: boolean }
}

const longest = 200

/** The hint for arithmetic in `text`; `names` are those of the output. */
export function arithmeticHint(
  text: string,
  { refused, position }: ExpressionError,
  names: NamesInside,
): ArithmeticHint | undefined {
  const general = instead.get(refused) ?? instead.get(refused?.toLowerCase())
  if (general === undefined || refused === undefined) return undefined
  if (refused.startsWith('$')) return { hint: general }
  const found = writtenArithmetic(text, position)
  const types = (found?.operands ?? []).filter(each => !/^[0-9]/.test(each)).map(each => typeOf(each, names))
  const isSign = refused === '-' && isBeforeValue(text, position)
  if (types.some(type => type !== undefined && !type.isMany && mayBe(type, 'integer')))
    if (!types.some(type => type !== undefined && mayBe(type, 'money')))
      return { hint: numberHint(refused, isSign) }
  // What is no amount stays none in a function of amounts.
  const isMixed = types.some(type => type !== undefined && !type.kinds.has('any') && !mayBe(type, 'money'))
  if (found === undefined || found.text.length > longest || isMixed)
    return {
      hint: isSign ? 'write $subtractMoney($money("0.00"), a) for an amount with the other sign' : general,
    }
  // How a share is rounded, its author says.
  const safe =
    types.every(type => type !== undefined && !type.isMany && mayBe(type, 'money')) &&
    !found.text.includes('$shareOf')
  const isSigned = isSign && found.from === position
  return {
    hint: `write ${found.text}${isSigned ? ' for an amount with the other sign' : ''}`,
    instead: { ...found, safe },
  }
}

function isBeforeValue(text: string, position: number): boolean {
  return /(?:^|[-+*/=<>(,?:;[{&])\s*$/.test(text.slice(Math.max(0, position - 40), position))
}

function typeOf(operand: string, names: NamesInside): ValueType | undefined {
  return operand.split('.').reduce((type, name) => {
    const found = typeUnder(type, name)
    // A field of a list is one of every entry.
    return as(found, found.isMany || type.isMany)
  }, typeOfNames(names))
}

function numberHint(operator: string, isSign: boolean): string {
  const what = isSign ? 'have no sign to change' : `have no ${operator}`
  return `use $count(list) to count entries; whole numbers ${what}`
}
