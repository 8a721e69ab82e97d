/**
 * Parts of the prelude for sums of amounts: src/normalize/money-functions.ts. They reckon in whole cents, which a number holds
 * exactly up to 9,007,199,254,740,991; where the amounts together are more, there is no answer rather than a wrong one.
 */
import { type Part, part } from './part.ts'

const raw = String.raw

export const moneyFunctionParts: readonly Part[] = [
  part(
    'isAmount',
    'Whether a value is an amount as it stands in the data.',
    raw`function($value) { $type($value) = "string" ? $contains($value, /^-?[0-9]+\.[0-9]{2}$/) : false }`,
  ),
  part(
    'inCents',
    'Amounts as whole cents; nothing where one is no amount, where there is none, or where they are too large to be reckoned exactly.',
    raw`function($amounts) {
  $not(false in $map($amounts, $isAmount)) ? (
    $cents := $map($amounts, function($each) { $number($replace($each, ".", "")) });
    $sum($map($cents, $abs)) <= 9007199254740991 ? [$cents]
  )
}`,
  ),
  part(
    'inDollars',
    'Whole cents as an amount.',
    raw`function($cents) {(
  $size := $abs($cents);
  $rest := $size % 100;
  ($cents < 0 ? "-" : "") & (($size - $rest) / 100) & ($rest < 10 ? ".0" : ".") & $rest
)}`,
  ),
  part(
    'sumMoney',
    'The sum of a list of amounts; unknown if one of them is, and for an empty list.',
    raw`function($list) {(
  $cents := $inCents([$list]);
  $exists($cents) ? $inDollars($sum($cents)) : null
)}`,
  ),
  part(
    'subtractMoney',
    'The first amount less the second; unknown if one of them is.',
    raw`function($amount, $less) {(
  $cents := $isAmount($amount) and $isAmount($less) ? $inCents([$amount, $less]);
  $exists($cents) ? $inDollars($cents[0] - $cents[1]) : null
)}`,
  ),
  part(
    'sameMoney',
    'Whether two amounts are the same, or no further apart than a third; unknown if one of them is.',
    raw`function($amount, $other, $tolerance) {(
  $most := $exists($tolerance) ? $money($tolerance) : "0.00";
  $cents := $isAmount($amount) and $isAmount($other) and $isAmount($most) ? $inCents([$amount, $other, $most]);
  $exists($cents) and $cents[2] >= 0 ? $abs($cents[0] - $cents[1]) <= $cents[2] : null
)}`,
  ),
  part(
    'compareMoney',
    '-1, 0 or 1 as the first amount is less than, the same as or more than the second; unknown if one of them is.',
    raw`function($amount, $other) {(
  $cents := $isAmount($amount) and $isAmount($other) ? $inCents([$amount, $other]);
  $exists($cents) ? ($cents[0] < $cents[1] ? -1 : $cents[0] > $cents[1] ? 1 : 0) : null
)}`,
  ),
  part(
    'isNegative',
    'Whether an amount is less than zero; unknown if the amount is.',
    raw`function($amount) { $isAmount($amount) ? $contains($amount, "-") : null }`,
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
