/** Reads a date with its month in words: `Aug. 17, 2020`, `Jan.15, 2018`, `May 01, 2018`, `SEPTEMBER 30, 2021`. */
import { isCivilDate } from './civil-date.ts'
import { type Reading, Refusal } from './definition.ts'
import { monthNumber } from './month-number.ts'

/** Name, then a dot or a blank or both, one or two digits, a comma, four digits. For short texts only. */
const shape = /^([A-Za-z]+(?:\.|(?=\s)))\s*([0-9]{1,2}),\s*([0-9]{4})$/

/** The civil date, a refusal for a day no calendar has or an unknown month, `undefined` for another shape. */
export function readSpelledDate(text: string): Reading<string> | undefined {
  const found = shape.exec(text)
  if (found === null) return undefined
  const [, name = '', day = '', year = ''] = found
  const month = monthNumber(name)
  if (month === undefined) return new Refusal('an unknown name of a month')
  if (Number(year) < 1000) return new Refusal('a year before 1000')
  if (!isCivilDate(Number(year), Number(month), Number(day)))
    return new Refusal('a day that is not in the calendar')
  return `${year}-${month}-${day.padStart(2, '0')}`
}
