/** `partAsOf` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'asOf',
    'What stands before AS OF and what stands behind it; nothing where the text does not say AS OF.',
    raw`function($it) {(
  $plain := $type($it) = "string" ? $bare($it) : "";
  $found := $units($plain) <= 100 ? $match($plain, /^((?:[\s\S]*?[^a-z])??)as\s{1,8}of((?:[^a-z][\s\S]*)?)$/i, 1).groups;
  $exists($found) ? { "before": $found[0], "after": $replace($found[1], /^(?:\s{1,8}:?|:)/, "") }
)}`,
  ),
]
