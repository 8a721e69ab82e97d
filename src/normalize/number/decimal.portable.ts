/** `decimal` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'decimal',
    'An exact number that may have a fraction, such as a count of shares.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $found := $match($dashed($plain), /^(-?)([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|)((?:\.[0-9]+)?)$/, 1).groups;
    $exists($found) ? $plainNumber($found[0], $found[1], $found[2])
  )})
}`,
  ),
]
