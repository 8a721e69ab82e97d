/**
 * A number that is no amount of money, such as a count of shares: a decimal.js `Decimal` of our own, like `Money` in
 * exact-money.ts, but written with as many decimals as it has. It does not read what a transcript prints (number/decimal.ts does).
 */
import { Decimal } from 'decimal.js'

const Exact: typeof Decimal = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

/** An exact number without a unit. What is made of it is an `ExactNumber` again; `instanceof Decimal` holds. */
export class ExactNumber extends Exact {
  constructor(value: Decimal.Value) {
    super(value)
    // decimal.js makes each result with the own `constructor` of its operand.
    this.constructor = ExactNumber
  }

  /** Plain decimal text without needless zeros, `1250` or `37.512`; never an exponent, never `-0`. */
  override toJSON(): string {
    return this.toFixed()
  }
}
