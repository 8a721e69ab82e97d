/** Parts of the prelude for an amount and its day in one value, "0.00 AS OF: Mar. 28, 2022": src/normalize/as-of.ts and its two readers. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const asOfParts: readonly Part[] = [
  part(
    'asOf',
    'What stands before AS OF and what stands behind it; nothing where the text does not say AS OF.',
    raw`function($it) {(
  $plain := $type($it) = "string" ? $bare($it) : "";
  $found := $units($plain) <= 100 ? $match($plain, /^((?:[\s\S]*?[^a-z])??)as\s{1,8}of((?:[^a-z][\s\S]*)?)$/i, 1).groups;
  $exists($found) ? { "before": $found[0], "after": $replace($found[1], /^(?:\s{1,8}:?|:)/, "") }
)}`,
  ),
  part(
    'amountBeforeAsOf',
    'The amount of a value such as 0.00 AS OF: Mar. 28, 2022, or of a plain amount.',
    raw`function($it) {(
  $parts := $asOf($it);
  $money($exists($parts) ? $parts.before : $it)
)}`,
  ),
  part(
    'dateAfterAsOf',
    'The date of a value such as 0.00 AS OF: Mar. 28, 2022; none for a plain amount.',
    raw`function($it) {(
  $parts := $asOf($it);
  $exists($parts) ? $date($parts.after) : null
)}`,
  ),
]
