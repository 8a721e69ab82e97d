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
/** `.00` to `.99`, and `000` to `999`. */
const centTexts: readonly string[] = padded(2).map(digits => `.${digits}`)
const threeDigits: readonly string[] = padded(3)

/** An exact amount in dollars. Sums, differences and products of it are `Money` again; `instanceof Decimal` holds. */
export class Money extends Exact {
  constructor(value: Decimal.Value) {
    super(value)
    // decimal.js makes each result with the own `constructor` of its operand.
    this.constructor = Money
  }

  /** The amount of canonical parts, made without reading a text. The parts are not checked: `words` must be as above. */
  static ofParts(sign: 1 | -1, exponent: number, words: number[]): Money {
    return new Parts(sign, exponent, words)
  }

  /** Plain decimal text with at least two decimals, `-85.00`; never an exponent, never `-0.00`. */
  override toJSON(): string {
    const quick = dollarsAndCents(this.s, this.e, this.d)
    if (quick !== undefined) return quick
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

/** The text of an amount below ten million dollars in whole cents, which is nearly every one; `undefined` for any other. */
function dollarsAndCents(sign: number, exponent: number, words: readonly number[]): string | undefined {
  // Asked this way round, so that it holds of no NaN: infinity has no words either.
  if (!(exponent < wordLength && exponent >= -2)) return undefined
  // Below one dollar the first word stands right of the decimal point already.
  const fractionAt = exponent < 0 ? 0 : 1
  if (words.length > fractionAt + 1) return undefined
  const whole = fractionAt === 0 ? 0 : (words[0] ?? 0)
  const fraction = words[fractionAt] ?? 0
  const cents = centTexts[fraction / 100_000]
  if (cents === undefined) return undefined
  const text = wholeText(whole) + cents
  return sign < 0 && (whole !== 0 || fraction !== 0) ? `-${text}` : text
}

/** The digits of a whole number, three by three: V8 is slow to make the text of a number that it has not lately made one of. */
function wholeText(whole: number): string {
  if (whole < 1000) return String(whole)
  const thousands = Math.floor(whole / 1000)
  return wholeText(thousands) + threeDigits[whole - thousands * 1000]
}

/**
 * Sets the fields that decimal.js sets, in its order. The constructor of `Money` cannot do without the one of decimal.js, which
 * takes five times as long to find out what it was given; tests hold amounts made in both ways against each other.
 */
function Fields(
  this: Money & { s: number; e: number; d: number[] },
  s: number,
  e: number,
  d: number[],
): void {
  this.constructor = Money
  this.s = s
  this.e = e
  this.d = d
}
Fields.prototype = Money.prototype
// A function is a constructor, which its type does not say.
const Parts = Fields as unknown as new (sign: number, exponent: number, words: number[]) => Money

/** The numbers of so many digits as texts of that length. */
function padded(digits: number): readonly string[] {
  return Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))
}

function atLeastTwo(fraction: string): string {
  let end = fraction.length
  while (end > 2 && fraction.charCodeAt(end - 1) === 48) end--
  return fraction.slice(0, end).padEnd(2, '0')
}
