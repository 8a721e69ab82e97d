/** Whether a derived value is of the kind that its field gives: the one place where every value that comes out is held to its `as`. */
import { isCivilDate } from './civil-date.ts'
import { Money } from './decimal.ts'

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
      return typeof value === 'string' && isDay(value)
    case 'month':
      return typeof value === 'string' && isDay(`${value}-01`)
    default:
      return typeof value === 'string'
  }
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text) ?? []
  return isCivilDate(Number(year), Number(month), Number(day))
}
