/** `flag` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'flag',
    'An indicator: its words as printed, and yes or no where the mapping lists them on one side only.',
    raw`function($it, $yes, $no) {(
  $words := $text($it);
  $form := $words != null ? ($units($words) <= 1000 ? $label($words));
  $isYes := $form in $yes;
  $words = null ? null : { "text": $words, "value": $isYes = ($form in $no) ? null : $isYes }
)}`,
  ),
]
