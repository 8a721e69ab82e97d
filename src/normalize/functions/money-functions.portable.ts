/**
 * The functions of money-functions.ts in JSONata. They reckon in whole cents, which a number holds exactly up to
 * 9,007,199,254,740,991; where the amounts together are more, there is no answer rather than a wrong one.
 */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
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
    'nearest',
    'A whole number or the next one, as the rest of a division by $divisor asks for.',
    raw`function($whole, $rest, $divisor, $rounding) {
  $rest * 2 > $divisor or ($rest * 2 = $divisor and ($rounding = "half up" or $whole % 2 = 1)) ? $whole + 1 : $whole
}`,
  ),
  part(
    'meanMoney',
    'The mean of a list of amounts, rounded to the cent; unknown if one of them is, and for an empty list.',
    raw`function($list, $rounding) {(
  $cents := $inCents([$list]);
  $number := $count($cents);
  $size := $abs($sum($cents));
  $rest := $size % $number;
  $mean := $nearest(($size - $rest) / $number, $rest, $number, $rounding);
  $exists($cents) ? $inDollars($sum($cents) < 0 ? -$mean : $mean) : null
)}`,
  ),
  part(
    'shareOf',
    'A share of an amount, written 75% or 0.75, rounded to the cent; unknown if the amount is.',
    raw`function($amount, $share, $rounding) {(
  $cents := $isAmount($amount) ? $inCents([$amount]);
  $digits := $split($replace($share, "%", ""), ".");
  $bare := $replace($join($digits), /^0+/, "");
  $times := $bare = "" ? 0 : $number($bare);
  $divisor := $power(10, ($count($digits) = 2 ? $length($digits[1]) : 0) + ($contains($share, "%") ? 2 : 0));
  $size := $abs($cents[0]);
  $below := $size % $divisor;
  $product := $below * $times;
  $rest := $product % $divisor;
  $whole := ($size - $below) / $divisor * $times + ($product - $rest) / $divisor;
  $part := $nearest($whole, $rest, $divisor, $rounding);
  $exists($cents) and $product <= 9007199254740991 and $part <= 9007199254740991
    ? $inDollars($cents[0] < 0 ? -$part : $part) : null
)}`,
  ),
  part(
    'largerMoney',
    'The larger of two amounts; unknown if one of them is.',
    raw`function($amount, $other) {(
  $order := $compareMoney($amount, $other);
  $order = null ? null : $order < 0 ? $other : $amount
)}`,
  ),
  part(
    'smallerMoney',
    'The smaller of two amounts; unknown if one of them is.',
    raw`function($amount, $other) {(
  $order := $compareMoney($amount, $other);
  $order = null ? null : $order > 0 ? $other : $amount
)}`,
  ),
  part(
    'zeroed',
    'An amount, or zero for none; null for what is no amount.',
    raw`function($amount) { $exists($amount) and $amount != null ? ($isAmount($amount) ? $amount : null) : "0.00" }`,
  ),
  part(
    'orZero',
    'An amount, or zero where there is none; of a list, each amount or zero.',
    raw`function($amount) {
  $type($amount) = "array" ? ($count($amount) = 0 ? "0.00" : $map($amount, $zeroed)) : $zeroed($amount)
}`,
  ),
  part(
    'sameMoney',
    'Whether two amounts are the same, or no further apart than a third; unknown if one of them is.',
    raw`function($amount, $other, $tolerance) {(
  $most := $exists($tolerance) ? $tolerance : "0.00";
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
    'sumAsCorrected',
    'The sum of the amounts of forms, where a corrected form counts in place of the one original of the same key, or of the same key and mark.',
    raw`function($amounts, $keys, $corrected, $correctedKeys, $marks, $correctedMarks) {(
  $old := [$amounts];
  $named := function($key) { $type($key) != "string" or $contains($key, "XXXX") or $contains($key, "****") ? null : $key };
  $oldKeys := [$map([$keys], $named)];
  $new := [$corrected];
  $newKeys := [$map([$correctedKeys], $named)];
  $marked := function($mark) { $type($mark) != "string" ? null : $mark };
  $oldMarks := [$map($exists($marks) ? [$marks] : $old, $exists($marks) ? $marked : function($each) { null })];
  $newMarks := [$map($exists($correctedMarks) ? [$correctedMarks] : $new, $exists($correctedMarks) ? $marked : function($each) { null })];
  $isTwice := function($list) { $count($distinct($list)) < $count($list) };
  $marksOf := function($all, $allMarks, $key) { [$map($all, function($each, $index) { $each = $key ? $allMarks[$index] })] };
  $isMarked := function($key) { $not(null in $append($marksOf($oldKeys, $oldMarks, $key), $marksOf($newKeys, $newMarks, $key))) };
  $isOpenOf := function($key) {(
    $olds := $marksOf($oldKeys, $oldMarks, $key);
    $news := $marksOf($newKeys, $newMarks, $key);
    $count($olds) + $count($news) = 1 ? false
      : $not($isMarked($key)) ? $count($olds) > 1 or $count($news) > 1
      : $isTwice($news) or $isTwice($olds[$ in $news])
        or ($count($news[$not($ in $olds)]) > 0 and $count($olds[$not($ in $news)]) > 0)
  )};
  $isStanding := function($index) {(
    $key := $oldKeys[$index];
    $not($key in $newKeys) or ($isMarked($key) and $not($oldMarks[$index] in $marksOf($newKeys, $newMarks, $key)))
  )};
  $standing := [$map($old, function($each, $index) { $isStanding($index) ? $each })];
  $form := function($index) { $string($oldKeys[$index]) & " " & $string($old[$index]) };
  $written := [$map($old, function($each, $index) { $each != "0.00" and $isStanding($index) ? $form($index) })];
  $unmarked := [$map($old, function($each, $index) {
    $each != "0.00" and $isStanding($index) and $oldMarks[$index] = null ? $form($index)
  })];
  $wholly := [$map($old, function($each, $index) {
    $each != "0.00" and $isStanding($index) ? $form($index) & " " & $string($oldMarks[$index])
  })];
  $isOpen := $count($old) != $count($oldKeys) or $count($new) != $count($newKeys)
    or $count($old) != $count($oldMarks) or $count($new) != $count($newMarks)
    or (null in $append($oldKeys, $newKeys) and $count($new) > 0 and $count($old) + $count($new) > 1)
    or true in $map($newKeys, $isOpenOf)
    or $isTwice($wholly) or true in $map($unmarked, function($form) { $count($written[$ = $form]) > 1 });
  $isOpen ? null : $sumMoney($append($standing, $new))
)}`,
  ),
]
