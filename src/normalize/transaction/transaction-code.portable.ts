/** `transactionCode` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'transactionCode',
    'The three digits of a transaction code, as text; none for N/A.',
    raw`function($it) {
  $reading($it, 3, function($plain) { $contains($plain, /^[0-9]{3}$/) ? $plain })
}`,
  ),
]
