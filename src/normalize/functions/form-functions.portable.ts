/** The functions of form-functions.ts in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'areDistinct',
    'Whether no two forms show the same two amounts; unknown if one of the amounts is, and where there is no form.',
    raw`function($some, $others) {(
  $left := [$some];
  $right := [$others];
  $isKnown := $count($left) > 0 and $count($left) = $count($right) and $not(false in $map($append($left, $right), function($each) { $type($each) = "string" }));
  $pairs := $map($left, function($each, $at) { $each & " " & $right[$at] });
  $isKnown ? $count($distinct($pairs)) = $count($left) : null
)}`,
  ),
]
