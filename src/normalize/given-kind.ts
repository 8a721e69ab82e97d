/** Whether a derived value is of the kind that its field gives: the one place where every value that comes out is held to its `as`. */
import { isDayText, isMonthText } from './date/civil-date.ts'
import { Money } from './exact/exact-money.ts'

/** `gives` is what a derived field may say: see `derivedKinds` of the compiler. */
export function isOfGivenKind(value: unknown, gives: string): boolean {
  switch (gives) {
    case 'money':
      return value instanceof Money
    case 'integer':
      return Number.isSafeInteger(value)
    case 'truth':
      return typeof value === 'boolean'
    case 'date':
      return typeof value === 'string' && isDayText(value)
    case 'month':
      return typeof value === 'string' && isMonthText(value)
    default:
      return typeof value === 'string'
  }
}
