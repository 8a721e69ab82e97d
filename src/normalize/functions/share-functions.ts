/** The functions a mapping may call on the digits of ratios, such as the shares of the owners of a business. */
import type { Decimal } from 'decimal.js'
import { ExactNumber } from '../exact/exact-number.ts'
import type { ValueFunction } from '../value-function.ts'
import { listed } from './listed-operands.ts'

export const compareShares = {
  name: 'compareShares',
  summary:
    '-1, 0 or 1 as the digits of a list of ratios add up to less than, the same as or more than an exact number; unknown if one of them is, and for an empty list',
  signature: {
    shown: 'list.share.amount, $decimal("100")',
    parameters: [{ takes: ['digits'], manner: 'list' }, { takes: ['number'] }],
    gives: 'integer',
  },
  examples: [
    { given: [['60', '40'], new ExactNumber(100)], gives: 0 },
    { given: [['33.333333', '33.333333', '33.333334'], new ExactNumber('100.1')], gives: -1 },
    { given: [['90', '30.5'], new ExactNumber(100)], gives: 1 },
    { given: ['0.5', new ExactNumber('0.5')], gives: 0 },
    { given: [['-12.5', '2.5'], new ExactNumber(-10)], gives: 0 },
    { given: [['60', null], new ExactNumber(100)], gives: null },
    { given: [[], new ExactNumber(100)], gives: null },
    { given: [['60%'], new ExactNumber(100)], gives: null },
    { given: [['60'], '100'], gives: null },
  ],
  apply: (shares, most) => {
    if (!(most instanceof ExactNumber)) return null
    const all = listed(shares)
    let sum: Decimal = new ExactNumber(0)
    for (const share of all) {
      if (!isDigits(share)) return null
      sum = sum.plus(share)
    }
    return all.length === 0 ? null : sum.comparedTo(most)
  },
} as const satisfies ValueFunction

/** Whether a value is an exact number as `ratio` writes it, of a length that is added up without rounding. */
function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^-?[0-9]{1,15}(?:\.[0-9]{1,20})?$/.test(value)
}
