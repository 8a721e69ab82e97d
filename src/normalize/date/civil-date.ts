/**
 * Days of the calendar as numbers, without a clock, a zone or a `Date`. Gregorian for every year.
 */
import { fourDigits, twoDigits } from '../characters/digits.ts'

/**
 * Whether the calendar has this day. Years below 1000 do not count: `0024` is a year of two digits in disguise.
 * `NaN` in any place gives `false`.
 */
export function isCivilDate(year: number, month: number, day: number): boolean {
  if (!(year >= 1000 && month >= 1 && month <= 12 && day >= 1)) return false
  if (day <= 28) return true
  if (month === 2) return day === 29 && isLeapYear(year)
  return day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31)
}

/** Whether a text is a day of the calendar, `2024-12-31`. */
export function isDayText(text: string): boolean {
  return (
    text.length === 10 &&
    text[4] === '-' &&
    text[7] === '-' &&
    isCivilDate(fourDigits(text, 0), twoDigits(text, 5), twoDigits(text, 8))
  )
}

/** Whether a text is a month of the calendar, `2024-12`. */
export function isMonthText(text: string): boolean {
  return isDayText(`${text}-01`)
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
