/** `taxId` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'taxId',
    'A taxpayer identification number as printed, masked places included.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $hyphened := $dashed($plain);
    $contains($hyphened, /^(?:[0-9Xx*]{9}|[0-9Xx*]{3}-[0-9Xx*]{2}-[0-9Xx*]{4}|[0-9Xx*]{2}-[0-9Xx*]{7})$/) ? $hyphened
  )})
}`,
  ),
]
