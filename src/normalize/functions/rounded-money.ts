/**
 * Amounts that a division leaves between two cents: shares and means. Computed in whole numbers of any length, and rounded to
 * the cent once, in the manner that the mapping names. Nothing here has a manner of its own.
 */
import type { Decimal } from 'decimal.js'
import { Money } from '../exact/exact-money.ts'

/** `half up`: half a cent away from zero. `half even`: half a cent to the even cent. */
export type Rounding = 'half up' | 'half even'

/** How a mapping may round. */
export const roundings: readonly Rounding[] = ['half up', 'half even']

/** An exact share: `75%` and `0.75` are 75 hundredths. */
export interface Share {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A percentage with its sign, or a part of one, `0.75`: `75`, `12.00` and `1.5` could be either, and are neither. */
const shape = /^(?:(0|[1-9][0-9]{0,2})(?:\.([0-9]{1,6}))?(%)|(0)\.([0-9]{1,6}))$/

/** The share that a text writes; `undefined` where it writes none. */
export function shareFrom(text: unknown): Share | undefined {
  const found = typeof text === 'string' ? shape.exec(text) : null
  if (found === null) return undefined
  const percent = found[3] ?? ''
  const whole = found[1] ?? found[4] ?? ''
  const fraction = found[2] ?? found[5] ?? ''
  const places = fraction.length + (percent === '' ? 0 : 2)
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(places) }
}

/** Why a text writes no share; `undefined` where it does. */
export function shareFault(text: string): string | undefined {
  if (shareFrom(text) !== undefined) return undefined
  return /^(?:[1-9][0-9]{0,2}|0)(?:\.[0-9]{1,6})?$/.test(text)
    ? `without % it is less than one, "0.75"; write "${text}%" if that is meant`
    : 'write it as "75%" or as "0.75"'
}

/** Why a text names no rounding; `undefined` where it does. */
export function roundingFault(text: string): string | undefined {
  return isRounding(text) ? undefined : `write ${roundings.map(each => `"${each}"`).join(' or ')}`
}

/** Whether a value names a rounding. */
export function isRounding(value: unknown): value is Rounding {
  return roundings.some(each => each === value)
}

/** `amount` times `share`, to the cent. */
export function timesShare(amount: Decimal, share: Share, rounding: Rounding): Money {
  return divided(amount, share.numerator, share.denominator, rounding)
}

/** `amount` in so many equal parts, to the cent. */
export function dividedBy(amount: Decimal, parts: number, rounding: Rounding): Money {
  return divided(amount, 1n, BigInt(parts), rounding)
}

function divided(amount: Decimal, numerator: bigint, denominator: bigint, rounding: Rounding): Money {
  const places = Math.max(2, amount.decimalPlaces())
  const scaled = BigInt(amount.toFixed(places).replace('.', '')) * numerator
  const cents = rounded(scaled, denominator * 10n ** BigInt(places - 2), rounding)
  const size = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return new Money(`${cents < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`)
}

function rounded(value: bigint, divisor: bigint, rounding: Rounding): bigint {
  const size = value < 0n ? -value : value
  const whole = size / divisor
  const twice = 2n * (size - whole * divisor)
  const isUp = twice > divisor || (twice === divisor && (rounding === 'half up' || whole % 2n === 1n))
  const nearest = isUp ? whole + 1n : whole
  return value < 0n ? -nearest : nearest
}
