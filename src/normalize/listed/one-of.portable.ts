/** `oneOf` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'oneOf',
    'One word out of a table, by the texts that stand for it.',
    raw`function($it, $table) {
  $reading($it, 1000, function($plain) {(
    $form := $label($plain);
    $filter($keys($table), function($word) { $form in $lookup($table, $word) })[0]
  )})
}`,
  ),
]
