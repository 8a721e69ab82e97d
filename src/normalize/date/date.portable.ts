/** Parts of the prelude for days and months: the grammars of src/normalize/date.ts, month.ts and period.ts. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const dateParts: readonly Part[] = [
  part(
    'civilDay',
    'A day of the calendar as YYYY-MM-DD, from its year, month and day in digits; nothing where the calendar has no such day.',
    raw`function($yyyy, $mm, $dd) {(
  $y := $number($yyyy);
  $m := $number($mm);
  $d := $number($dd);
  $isLeap := $y % 4 = 0 and ($y % 100 != 0 or $y % 400 = 0);
  $last := $m = 2 ? ($isLeap ? 29 : 28) : $m in [4, 6, 9, 11] ? 30 : 31;
  $y >= 1000 and $m >= 1 and $m <= 12 and $d >= 1 and $d <= $last
    ? $yyyy & "-" & $mm & "-" & ($d < 10 ? "0" : "") & $d
)}`,
  ),
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
  part(
    'date',
    'A date as YYYY-MM-DD, read from 08-17-2020, 2020-08-17 or Aug. 17, 2020.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $hyphened := $dashed($plain);
    $american := $match($hyphened, /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/, 1).groups;
    $iso := $match($hyphened, /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, 1).groups;
    $words := $match($hyphened, /^([A-Za-z]+)(\.\s*|\s+)([0-9]{1,2}),\s*([0-9]{4})$/, 1).groups;
    $named := $exists($words) ? $monthNamed($words[0], $words[1]);
    $exists($american) ? $civilDay($american[2], $american[0], $american[1]) :
    $exists($iso) ? $civilDay($iso[0], $iso[1], $iso[2]) :
    $exists($named) ? $civilDay($words[3], $named, $words[2])
  )})
}`,
  ),
  part(
    'month',
    'A month as YYYY-MM, read from December, 2023 or 202312.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $digits := $match($plain, /^([0-9]{4})([0-9]{2})$/, 1).groups;
    $words := $match($plain, /^([A-Za-z]+)(\.?,\s*|\.\s*|\s+)([0-9]{4})$/, 1).groups;
    $yyyy := $exists($digits) ? $digits[0] : $words[2];
    $mm := $exists($digits) ? $digits[1] : $exists($words) ? $monthNamed($words[0], $words[1]);
    $yyyy >= "1000" and $mm >= "01" and $mm <= "12" ? $yyyy & "-" & $mm
  )})
}`,
  ),
  part(
    'period',
    'The month in which a tax period ends, as YYYY-MM, read from a month or from a date.',
    raw`function($it) {(
  $asMonth := $month($it);
  $asDate := $asMonth = null ? $date($it);
  $asMonth != null ? $asMonth : $asDate != null ? $substring($asDate, 0, 7) : null
)}`,
  ),
]
