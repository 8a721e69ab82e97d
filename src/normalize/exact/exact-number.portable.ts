/** What an `ExactNumber` is written as, in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'plainNumber',
    'A number as exact text, without needless zeros, of its sign, its digits and its fraction with the point; nothing where it has neither.',
    raw`function($sign, $whole, $decimals) {(
  $integral := $replace($replace($whole, ",", ""), /^0+/, "");
  $fraction := $replace($decimals, /(?:\.0*|0+)$/, "");
  $number := ($integral = "" ? "0" : $integral) & $fraction;
  ($whole & $decimals) != "" ? ($number = "0" ? "" : $sign) & $number
)}`,
  ),
]
