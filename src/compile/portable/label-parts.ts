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
    'unnumbered',
    'A label without the numbers behind it that tell the sections of one name apart.',
    raw`function($it) {(
  $number := / ?\( ?OCCURRENCE ?#? ?:? ?[0-9]{1,6} ?\)$/;
  $contains($it, $number) ? $unnumbered($ended($replace($it, $number, ""))) : $it
)}`,
  ),
  part('labelOf', 'The label that a key prints.', 'function($key) { $unnumbered($label($key)) }'),
]
