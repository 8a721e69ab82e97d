/** `price` in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'price',
    'A price in dollars, exact with as many decimals as it has, such as that of a share: a sign as an amount has one.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $found := $match($untied($untied($dashed($plain))), /^(\(\$?|-\$?|\$-?|)((?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:,[0-9]{3})+)?)((?:\.[0-9]+)?)(\)?)$/, 1).groups;
    $isWhole := $contains($found[0], "(") = ($found[3] = ")");
    $isWhole ? $plainNumber($found[0] = "" or $found[0] = "$" ? "" : "-", $found[1], $found[2])
  )})
}`,
  ),
]
