/** `amountBeforeAsOf` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'amountBeforeAsOf',
    'The amount of a value such as 0.00 AS OF: Mar. 28, 2022, or of a plain amount.',
    raw`function($it) {(
  $parts := $asOf($it);
  $money($exists($parts) ? $parts.before : $it)
)}`,
  ),
]
