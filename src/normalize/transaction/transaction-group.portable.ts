/** `transactionGroup` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'transactionGroup',
    'What a transaction is about, by its code and the words beside it.',
    raw`function($it, $explanation) {(
  $digits := $transactionCode($it);
  $digits = null ? null : (
    $group := $explained($digits, $explanation).group;
    $exists($group) ? $group : $listed($it, $transactionGroups)
  )
)}`,
  ),
]
