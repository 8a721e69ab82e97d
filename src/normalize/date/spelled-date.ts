/**
 * Reads a date with its month in words, by character codes. No part of the text is cut out on the way.
 *
 *     Aug. 17, 2020   Jan.15, 2018   May 01, 2018   AUG. 7,2020   SEPTEMBER 30, 2021
 */

import { digitAt, fourDigits, twoDigits } from '../characters/digits.ts'
import { afterLetters, afterSpaces } from '../characters/word-scanner.ts'
import { type Reading, Refusal } from '../definition.ts'
import { isCivilDate } from './civil-date.ts'
import { monthNumber } from './month-number.ts'

const comma = 44
const hyphen = 45
const point = 46
const zero = 48
/** What must follow the name at least: a dot or a blank, a digit, a comma, four digits. */
const shortestRest = 7

/**
 * The civil date, a refusal for a day no calendar has or an unknown month, `undefined` for another shape than: a name, then a
 * dot or white space or both, one or two digits, a comma, four digits.
 */
export function readSpelledDate(text: string): Reading<string> | undefined {
  const letters = afterLetters(text, 0)
  if (letters === 0 || letters + shortestRest > text.length) return undefined
  const name = text.charCodeAt(letters) === point ? letters + 1 : letters
  const dayAt = afterSpaces(text, name)
  if (dayAt === letters) return undefined
  const yearAt = text.length - 4
  const commaAt = afterDay(text, dayAt, yearAt)
  if (commaAt < 0 || text.charCodeAt(commaAt) !== comma || afterSpaces(text, commaAt + 1) !== yearAt)
    return undefined
  const year = fourDigits(text, yearAt)
  if (year < 0) return undefined
  const day = commaAt - dayAt === 1 ? digitAt(text, dayAt) : twoDigits(text, dayAt)
  return dateOf(text, yearAt, year, monthNumber(text, name), day)
}

/** Where the one or two digits of the day end, before `stop`; -1 where no digit stands there. */
function afterDay(text: string, at: number, stop: number): number {
  if (at >= stop || digitAt(text, at) < 0) return -1
  return at + 1 < stop && digitAt(text, at + 1) >= 0 ? at + 2 : at + 1
}

function dateOf(text: string, yearAt: number, year: number, month: number, day: number): Reading<string> {
  if (month === 0) return new Refusal('an unknown name of a month')
  if (year < 1000) return new Refusal('a year before 1000')
  if (!isCivilDate(year, month, day)) return new Refusal('a day that is not in the calendar')
  // From codes, as in numeric-date.ts: quicker than joining slices.
  return String.fromCharCode(
    text.charCodeAt(yearAt),
    text.charCodeAt(yearAt + 1),
    text.charCodeAt(yearAt + 2),
    text.charCodeAt(yearAt + 3),
    hyphen,
    month < 10 ? zero : zero + 1,
    zero + (month % 10),
    hyphen,
    zero + Math.floor(day / 10),
    zero + (day % 10),
  )
}
