/** `code` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'code',
    'A short code or identifier, kept character by character.',
    raw`function($it) {
  $reading($it, 64, function($plain) {
    $not($contains($plain, /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)) ? $plain
  })
}`,
  ),
]
