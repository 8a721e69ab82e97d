/** The function of share-functions.ts in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'compareShares',
    '-1, 0 or 1 as ratios add up to less than, the same as or more than a number; unknown if one of them is, for an empty list, and where they are too long to be added exactly.',
    raw`function($list, $most) {(
  $all := [$list, $most];
  $isShare := function($each) {
    $type($each) = "string" ? $contains($each, /^-?[0-9]{1,6}(?:\.[0-9]{1,9})?$/) : false
  };
  $billionths := function($each) {(
    $digits := $split($replace($each, "-", ""), ".");
    $size := $number($digits[0] & $substring(($count($digits) = 2 ? $digits[1] : "") & "000000000", 0, 9));
    $contains($each, "-") ? -$size : $size
  )};
  $isKnown := $count([$list]) > 0 and $count($all) > $count([$list]) and $not(false in $map($all, $isShare));
  $sizes := $isKnown ? $map($all, $billionths);
  $isExact := $isKnown and $sum($map($sizes, $abs)) <= 9007199254740991;
  $above := $isExact ? $sum($sizes) - 2 * $sizes[-1];
  $isExact ? ($above < 0 ? -1 : $above > 0 ? 1 : 0) : null
)}`,
  ),
]
