/** `integer` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'integer',
    'A whole number, such as a count of exemptions: 00, 7 or 1,200.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $hyphened := $dashed($plain);
    $value := $contains($hyphened, /^-?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)$/) ? $number($replace($hyphened, ",", ""));
    $abs($value) <= 9007199254740991 ? $value
  )})
}`,
  ),
]
