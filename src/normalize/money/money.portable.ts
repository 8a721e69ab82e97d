/** Parts of the prelude for amounts: the grammar of src/normalize/money.ts and money-scanner.ts. An amount is a text, "-1234.50". */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const moneyParts: readonly Part[] = [
  part(
    'untied',
    'An amount without the no-break or thin space that ties its sign to its number.',
    raw`function($it) { $replace($it, /^(-?\$?-?)[\u00a0\u2007\u2009\u202f]/, "$1") }`,
  ),
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
