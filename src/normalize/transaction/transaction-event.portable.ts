/** `transactionEvent` in JSONata. */
import { type Part, part } from '../portable-part.ts'
import { codesToExplain } from './transaction-explanations.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'transactionEvent',
    'What happened, by the words beside a transaction code.',
    raw`function($it, $explanation) {(
  $digits := $transactionCode($it);
  $digits = null ? null : (
    $event := $explained($digits, $explanation).event;
    $exists($event) ? $event : $digits in ${JSON.stringify(codesToExplain)} ? "unlisted" : "none"
  )
)}`,
  ),
]
