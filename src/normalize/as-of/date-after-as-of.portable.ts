/** `dateAfterAsOf` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'dateAfterAsOf',
    'The date of a value such as 0.00 AS OF: Mar. 28, 2022; none for a plain amount.',
    raw`function($it) {(
  $parts := $asOf($it);
  $exists($parts) ? $date($parts.after) : null
)}`,
  ),
]
