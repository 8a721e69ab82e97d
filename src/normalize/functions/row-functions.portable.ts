/** The functions of row-functions.ts in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'lastDate',
    'The last day of a list of dates; unknown if one of them is, and for an empty list.',
    raw`function($dates) {(
  $isNone := $count([$dates]) = 0 or false in $map([$dates], function($each) { $type($each) = "string" });
  $isNone ? null : $sort([$dates])[-1]
)}`,
  ),
  part(
    'placeOf',
    'The place of an entry in the list it comes from, counted from 0; unknown where there is no such entry.',
    raw`function($list, $entry) {(
  $places := $map([$list], function($each, $index) { $each = $entry ? $index });
  $exists($entry) and $exists($places) ? $max($places) : null
)}`,
  ),
]
