/** `period` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'period',
    'The month in which a tax period ends, as YYYY-MM, read from a month or from a date.',
    raw`function($it) {(
  $asMonth := $month($it);
  $asDate := $asMonth = null ? $date($it);
  $asMonth != null ? $asMonth : $asDate != null ? $substring($asDate, 0, 7) : null
)}`,
  ),
]
