/** `transactionEffect` in JSONata. */
import { type Part, part } from '../portable-part.ts'

export const portable: readonly Part[] = [
  part(
    'transactionEffect',
    'What a transaction does to the balance, by its code.',
    'function($it) { $listed($it, $transactionEffects) }',
  ),
]
