/** `isCivilDate` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
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
]
