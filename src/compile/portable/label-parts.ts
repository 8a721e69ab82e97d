/** Parts of the prelude for labels: the canonical step of src/text/canonical-label.ts, as far as JSONata has it. */
import { type Part, part } from './part.ts'

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
  $type($it) = "string" ? $ended(
    $it
      ~> $replace(/[\u2018-\u201b\u2032\u0060\u00b4\u1fef\u1ffd]/, "'")
      ~> $replace(/[\u201c-\u201f\u2033]/, "\"")
      ~> $replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/, "-")
      ~> $replace(/[\s\u200b\u2060]+/, " ")
      ~> $replace("\u212a", "K")
      ~> $replace("\u037e", ";")
      ~> $uppercase()
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
    raw`function($it) {
  $finished(
    $it
      ~> $replace(/[.\u2026](?: ?[.\u2026])+|\u2026/, " ")
      ~> $replace(/ *\(/, " (")
      ~> $replace(/ \(([A-Z0-9])\)/, "($1)")
      ~> $replace(/ *-[ -]*/, "-")
      ~> $replace(/ *\/ */, "/")
      ~> $replace(/ +/, " ")
  )
}`,
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
    raw`function($key) {
  $join($map($split($unnumbered($unset($label($key))), " "), function($word) { $word = "&" ? "AND" : $word }), " ")
}`,
  ),
  part(
    'title',
    'What an entry is said to be, in the form in which that is compared: that of a label, but for what is all typesetting.',
    raw`function($it) {(
  $printed := $type($it) = "string" ? $labelOf($it);
  $printed = "" ? $label($it) : $printed
)}`,
  ),
]
