/** `cycle` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'cycle',
    'A processing cycle as printed: year, week and perhaps day of the week in six or eight digits.',
    raw`function($it) {
  $reading($it, 8, function($plain) {
    $contains($plain, /^[0-9]{4}(?:0[1-9]|[1-4][0-9]|5[0-3])(?:0[1-5])?$/) ? $plain
  })
}`,
  ),
]
