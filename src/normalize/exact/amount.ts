/** What counts as an amount where expressions compute. */
import { Decimal } from 'decimal.js'
import { Money } from './exact-money.ts'
import { ExactNumber } from './exact-number.ts'

/** A decimal of the application is taken for an amount; a count of shares is none. */
export function isAmount(value: unknown): value is Decimal {
  if (isOurs(value)) return value.isFinite()
  // Not `Decimal.isDecimal`: that believes any object that says it is one, and a transcript can say so.
  return value instanceof Decimal && !(value instanceof ExactNumber) && value.isFinite()
}

/** Whether a value is an amount of ours, as nearly all are: to ask for its class, which no transcript can say, is quicker than `instanceof`. */
function isOurs(value: unknown): value is Money {
  return typeof value === 'object' && value !== null && value.constructor === Money
}
