/**
 * Reads a date printed in digits and plain hyphens, by character codes: `08-17-2020`, `2020-08-17`.
 * Ten characters exactly; anything else is not its business.
 */
import { isCivilDate } from './civil-date.ts'
import { empty, type Reading, Refusal } from './definition.ts'

const hyphen = 45
const zero = 48

/** The civil date, `empty` for a date of zeros, a refusal for a day no calendar has, `undefined` for another shape. */
export function readNumericDate(text: string): Reading<string> | undefined {
  if (text.length !== 10) return undefined
  if (text.charCodeAt(2) === hyphen && text.charCodeAt(5) === hyphen) {
    const month = twoDigits(text, 0)
    const day = twoDigits(text, 3)
    const year = twoDigits(text, 6) * 100 + twoDigits(text, 8)
    if (isCivilDate(year, month, day)) return `${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}`
    return otherThanDate(year, month, day)
  }
  if (text.charCodeAt(4) === hyphen && text.charCodeAt(7) === hyphen) {
    const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
    const month = twoDigits(text, 5)
    const day = twoDigits(text, 8)
    return isCivilDate(year, month, day) ? text : otherThanDate(year, month, day)
  }
  return undefined
}

/** The number of the two digits at `at`, or `NaN`. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero
  const ones = text.charCodeAt(at + 1) - zero
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}

function otherThanDate(year: number, month: number, day: number): Reading<string> | undefined {
  if (Number.isNaN(year + month + day)) return undefined
  if (year === 0 && month === 0 && day === 0) return empty
  if (year < 1000) return new Refusal('a year before 1000')
  return new Refusal(
    month < 1 || month > 12 ? 'a month outside 01 to 12' : 'a day that is not in the calendar',
  )
}
