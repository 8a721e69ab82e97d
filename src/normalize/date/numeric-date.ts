/**
 * Reads a date printed in digits and plain hyphens, by character codes: `08-17-2020`, `2020-08-17`.
 * Ten characters exactly; anything else is not its business.
 */

import { fourDigits, twoDigits } from '../characters/digits.ts'
import { empty, type Reading, Refusal } from '../definition.ts'
import { isCivilDate } from './civil-date.ts'

const hyphen = 45

/** The civil date, `empty` for a date of zeros, a refusal for a day no calendar has, `undefined` for another shape. */
export function readNumericDate(text: string): Reading<string> | undefined {
  if (text.length !== 10) return undefined
  if (text.charCodeAt(2) === hyphen && text.charCodeAt(5) === hyphen) {
    const year = fourDigits(text, 6)
    const month = twoDigits(text, 0)
    const day = twoDigits(text, 3)
    return isCivilDate(year, month, day) ? yearFirst(text) : otherThanDate(year, month, day)
  }
  if (text.charCodeAt(4) === hyphen && text.charCodeAt(7) === hyphen) {
    const year = fourDigits(text, 0)
    const month = twoDigits(text, 5)
    const day = twoDigits(text, 8)
    return isCivilDate(year, month, day) ? text : otherThanDate(year, month, day)
  }
  return undefined
}

/** `2020-08-17` for `08-17-2020`. From codes, which takes a third less than joining slices of the text. */
function yearFirst(text: string): string {
  return String.fromCharCode(
    text.charCodeAt(6),
    text.charCodeAt(7),
    text.charCodeAt(8),
    text.charCodeAt(9),
    hyphen,
    text.charCodeAt(0),
    text.charCodeAt(1),
    hyphen,
    text.charCodeAt(3),
    text.charCodeAt(4),
  )
}

function otherThanDate(year: number, month: number, day: number): Reading<string> | undefined {
  if (year < 0 || month < 0 || day < 0) return undefined
  if (year === 0 && month === 0 && day === 0) return empty
  if (year < 1000) return new Refusal('a year before 1000')
  return new Refusal(
    month < 1 || month > 12 ? 'a month outside 01 to 12' : 'a day that is not in the calendar',
  )
}
