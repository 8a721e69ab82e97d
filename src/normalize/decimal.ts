/**
 * The amount in a result: a decimal.js `Decimal` of our own, so that no setting of the application's `Decimal` reaches it.
 * It does not read what a transcript prints (money-scanner.ts does). decimal.js keeps a number as a sign `s`, the power of
 * ten of its first digit `e`, and words `d` of seven digits each, aligned at the decimal point, without zero words at the end.
 */
import { Decimal } from 'decimal.js'

const Exact: typeof Decimal = Decimal.clone({
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -40,
  toExpPos: 40,
})
const wordLength = 7

/** An exact amount in dollars. Sums, differences and products of it are `Money` again; `instanceof Decimal` holds. */
export class Money extends Exact {
  constructor(value: Decimal.Value) {
    super(value)
    // decimal.js makes each result with the own `constructor` of its operand.
    this.constructor = Money
  }

  /** The amount of canonical parts, made without reading a text. The parts are not checked: `words` must be as above. */
  static ofParts(sign: 1 | -1, exponent: number, words: number[]): Money {
    const amount: Money & { s: number; e: number; d: number[] } = Object.create(Money.prototype)
    amount.constructor = Money
    amount.s = sign
    amount.e = exponent
    amount.d = words
    return amount
  }

  /** Plain decimal text with at least two decimals, `-85.00`; never an exponent, never `-0.00`. */
  override toJSON(): string {
    if (!this.isFinite() || Math.abs(this.e) > 40) return this.toFixed(Math.max(2, this.decimalPlaces() || 0))
    // The place of the first word: 0 is the word left of the decimal point, -1 the one right of it.
    const first = Math.floor(this.e / wordLength)
    const length = Math.max(this.d.length, first + 1)
    let whole = ''
    let fraction = first < -1 ? '0'.repeat(wordLength * (-1 - first)) : ''
    for (let index = 0; index < length; index++) {
      const word = String(this.d[index] ?? 0)
      if (index > first) fraction += word.padStart(wordLength, '0')
      else whole += index === 0 ? word : word.padStart(wordLength, '0')
    }
    const sign = this.s < 0 && !this.isZero() ? '-' : ''
    return `${sign}${whole === '' ? '0' : whole}.${atLeastTwo(fraction)}`
  }
}

function atLeastTwo(fraction: string): string {
  let end = fraction.length
  while (end > 2 && fraction.charCodeAt(end - 1) === 48) end--
  return fraction.slice(0, end).padEnd(2, '0')
}
