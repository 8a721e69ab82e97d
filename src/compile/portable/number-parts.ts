/** Parts of the prelude for numbers that are no amounts: the grammars of src/normalize/integer.ts and ratio.ts. */
import { type Part, part } from './part.ts'

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
    'ratio',
    'A percentage, share or factor: the exact number as text, and whether a percent sign was printed.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $found := $match($dashed($plain), /^(-?)([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|)((?:\.[0-9]+)?)((?:\s?%)?)$/, 1).groups;
    $integral := $replace($replace($found[1], ",", ""), /^0+/, "");
    $fraction := $replace($found[2], /(?:\.0*|0+)$/, "");
    $amount := ($integral = "" ? "0" : $integral) & $fraction;
    $exists($found) and ($found[1] & $found[2]) != ""
      ? { "amount": ($amount = "0" ? "" : $found[0]) & $amount, "percent": $found[3] != "" }
  )})
}`,
  ),
]
