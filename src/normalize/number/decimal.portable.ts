/** Parts of the prelude for numbers that are no amounts: the grammars of integer.ts, decimal-number.ts, price.ts and ratio.ts in src/normalize. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const numberParts: readonly Part[] = [
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
  part(
    'decimal',
    'An exact number that may have a fraction, such as a count of shares.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $found := $match($dashed($plain), /^(-?)([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|)((?:\.[0-9]+)?)$/, 1).groups;
    $exists($found) ? $plainNumber($found[0], $found[1], $found[2])
  )})
}`,
  ),
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
  part(
    'ratio',
    'A percentage, share or factor: the exact number as text, and whether a percent sign was printed.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $found := $match($dashed($plain), /^(-?)([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|)((?:\.[0-9]+)?)((?:\s?%)?)$/, 1).groups;
    $amount := $exists($found) ? $plainNumber($found[0], $found[1], $found[2]);
    $exists($amount) ? { "amount": $amount, "percent": $found[3] != "" }
  )})
}`,
  ),
]
