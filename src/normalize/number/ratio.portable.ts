/** `ratio` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'ratio',
    'A percentage, share or factor: the exact number as text, and whether a percent sign was printed.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $found := $match($dashed($plain), /^(-?)([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|)((?:\.[0-9]+)?)((?:\s?%)?)$/, 1).groups;
    $amount := $exists($found) ? $plainNumber($found[0], $found[1], $found[2]);
    $exists($amount) ? { "amount": $amount, "percent": $found[3] != "" }
  )})
}`,
  ),
]
