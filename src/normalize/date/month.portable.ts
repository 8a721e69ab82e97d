/** `month` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
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
]
