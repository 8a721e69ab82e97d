/** Parts of the prelude for labels: the canonical step of src/text/labels/canonical-label.ts, as far as JSONata has it. */
import { type Part, part } from '../../../normalize/portable-part.ts'

const raw = String.raw

/** What is said of Unicode NFC: of the characters that it makes into others, only those are here that it makes into ASCII. */
export const labelParts: readonly Part[] = [
  part(
    'ended',
    'A text without a blank in front, and without colons and blanks behind.',
    raw`function($it) {(
  $found := $match($it, /^ ?([\s\S]*[^ :])/, 1);
  $exists($found) ? $found.groups[0] : ""
)}`,
  ),
  part(
    'label',
    'The form in which labels, and texts in lists, are compared: capitals, one blank for many, plain quotes and dashes, no colon at the end.',
    raw`function($it) {
  $type($it) = "string" ? (
    $it := $replace($it, /[\u2018-\u201b\u2032\u0060\u00b4\u1fef\u1ffd]/, "'");
    $it := $replace($it, /[\u201c-\u201f\u2033]/, "\"");
    $it := $replace($it, /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/, "-");
    $it := $replace($it, /[\s\u200b\u2060]+/, " ");
    $it := $replace($it, "\u212a", "K");
    $it := $replace($it, "\u037e", ";");
    $ended($uppercase($it))
  )
}`,
  ),
  part(
    'finished',
    'A label without a blank in front, and without periods, colons and blanks behind.',
    raw`function($it) {(
  $found := $match($it, /^ ?([\s\S]*[^ :.])/, 1);
  $exists($found) ? $found.groups[0] : ""
)}`,
  ),
  part(
    'unset',
    'A label without dot leaders, with one hyphen for many and no blanks around hyphens and slashes, and one before a bracket of more than a letter.',
    raw`function($it) {(
  $it := $replace($it, /[.\u2026](?: ?[.\u2026])+|\u2026/, " ");
  $it := $replace($it, / *\(/, " (");
  $it := $replace($it, / \(([A-Z0-9])\)/, "($1)");
  $it := $replace($it, / *-[ -]*/, "-");
  $it := $replace($it, / *\/ */, "/");
  $it := $replace($it, / +/, " ");
  $finished($it)
)}`,
  ),
  part(
    'unnumbered',
    'A label without the numbers behind it that tell the sections of one name apart.',
    raw`function($it) {(
  $number := / ?\( ?OCCURRENCE ?#? ?:? ?[0-9]{1,6} ?\)$/;
  $contains($it, $number) ? $unnumbered($finished($replace($it, $number, ""))) : $it
)}`,
  ),
  part(
    'labelOf',
    'The label that a key prints. The sign & by itself is the word AND.',
    raw`function($key) {(
  $plain := $label($key);
  $plain := $unset($plain);
  $plain := $unnumbered($plain);
  $words := $split($plain, " ");
  $words := $map($words, function($word) { $word = "&" ? "AND" : $word });
  $join($words, " ")
)}`,
  ),
  part(
    'title',
    'What an entry is said to be, in the form in which that is compared: that of a label, but for what is all typesetting.',
    raw`function($it) {(
  $printed := $type($it) = "string" ? $labelOf($it);
  $printed = "" ? $label($it) : $printed
)}`,
  ),
  part(
    'whether',
    'Whether a text is one of those listed, blank ones included; null for what is no text.',
    raw`function($it, $texts) { $type($it) = "string" ? $label($it) in $texts : null }`,
  ),
]
