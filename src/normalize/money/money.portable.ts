/** `money` in JSONata: the grammar of money.ts and money-scanner.ts. An amount is a text, "-1234.50". */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'money',
    'An amount in dollars: a sign in one of four manners, digits with commas between thousands or without, two decimals or none.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $found := $match($untied($untied($dashed($plain))), /^(\(\$?|-\$?|\$-?|)([0-9,.]+)(\)?)$/, 1).groups;
    $digits := $replace($found[1], ",", "");
    $dollars := $substringBefore($digits, ".");
    $cents := $contains($digits, ".") ? $substringAfter($digits, ".") : "00";
    $isNumber := $contains($found[1], /^(?:(?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\.[0-9]{2})?|\.[0-9]{2})$/);
    $isWhole := $contains($found[0], "(") = ($found[2] = ")");
    $isLess := $contains($found[0], /[-\(]/) and $contains($digits, /[1-9]/);
    $isNumber and $isWhole ? ($isLess ? "-" : "") & ($dollars = "" ? "0" : $dollars) & "." & $cents
  )})
}`,
  ),
]
