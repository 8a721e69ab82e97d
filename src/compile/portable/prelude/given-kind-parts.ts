/** Parts of the prelude for what a derived field gives: whether its value is of the kind that the field says, as in src/normalize/given-kind.ts. */
import { type Part, part } from '../../../normalize/portable-part.ts'

const raw = String.raw

export const givenKindParts: readonly Part[] = [
  part(
    'isThere',
    'Whether there are values, and none is null.',
    raw`function($list) { $count($list) > 0 and $not(null in $list) }`,
  ),
  part(
    'ofDate',
    'A derived value if it is a date of the calendar, else nothing.',
    raw`function($value) { $type($value) = "string" ? ($date($value) = $value ? $value) }`,
  ),
  part(
    'ofMonth',
    'A derived value if it is a month of the calendar, else nothing.',
    raw`function($value) { $type($value) = "string" ? ($date($value & "-01") = $value & "-01" ? $value) }`,
  ),
  part(
    'ofKind',
    'A derived value if it is of the kind that its field gives, else nothing.',
    raw`function($value, $kind) {
  ($kind = "money" ? $isAmount($value) :
   $kind = "integer" ? ($type($value) = "number" ? $floor($value) = $value and $abs($value) <= 9007199254740991) :
   $kind = "truth" ? $type($value) = "boolean" :
   $type($value) = "string") ? $value
}`,
  ),
]
