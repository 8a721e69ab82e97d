/**
 * Amounts as whole cents where a JavaScript number holds them exactly, as it does for all that is printed on a transcript.
 * Checks add and compare such amounts as whole numbers; everything else is left to decimal.js.
 */
import type { Decimal } from 'decimal.js'
import type { Money } from '../exact/exact-money.ts'
import { amountOf } from '../money/money-scanner.ts'

const wordBase = 10_000_000
/** One cent in the word right of the decimal point. */
const centInWord = 100_000

/** The amount in whole cents; `undefined` for fractions of a cent, for more than fourteen digits of dollars, and for no number. */
export function centsOf({ s, e, d }: Decimal): number | undefined {
  if (d === null || e > 13 || e < -2) return undefined
  const places = e < 0 ? 0 : e < 7 ? 1 : 2
  // By their places: to take a list apart takes longer than all the rest.
  const first = d[0] ?? 0
  const dollars = places === 0 ? 0 : places === 1 ? first : first * wordBase + (d[1] ?? 0)
  const fraction = d[places] ?? 0
  if (d.length > places + 1 || fraction % centInWord !== 0) return undefined
  const size = dollars * 100 + fraction / centInWord
  // Zero has no sign here.
  const cents = size === 0 ? 0 : s * size
  return Math.abs(cents) <= Number.MAX_SAFE_INTEGER ? cents : undefined
}

/** The amount of so many whole cents; `undefined` for more of them than a JavaScript number counts exactly. */
export function moneyOfCents(cents: number): Money | undefined {
  if (!Number.isSafeInteger(cents)) return undefined
  const size = Math.abs(cents)
  const dollars = Math.floor(size / 100)
  return amountOf(dollars, String(dollars).length, size - dollars * 100, cents < 0)
}
