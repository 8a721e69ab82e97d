/** `monthNumber` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'months',
    'The names of the months, in full or cut, and their numbers.',
    `{
  "JANUARY": "01", "JAN": "01", "FEBRUARY": "02", "FEB": "02", "MARCH": "03", "MAR": "03",
  "APRIL": "04", "APR": "04", "MAY": "05", "JUNE": "06", "JUN": "06", "JULY": "07", "JUL": "07",
  "AUGUST": "08", "AUG": "08", "SEPTEMBER": "09", "SEPT": "09", "SEP": "09",
  "OCTOBER": "10", "OCT": "10", "NOVEMBER": "11", "NOV": "11", "DECEMBER": "12", "DEC": "12"
}`,
  ),
  part(
    'monthNamed',
    'The number of the month of a name; only a short name takes a dot.',
    raw`function($name, $after) {
  $substring($after, 0, 1) != "." or $length($name) <= 4 ? $lookup($months, $uppercase($name))
}`,
  ),
]
