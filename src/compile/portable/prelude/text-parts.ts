/** Parts of the prelude for values: how long a text is, and how a normalizer begins. */
import { type Part, part } from '../../../normalize/portable-part.ts'

const raw = String.raw

export const textParts: readonly Part[] = [
  part(
    'units',
    'The length of a text as transcripts are measured: a character beyond the first 65,536 of Unicode counts twice.',
    raw`function($it) { $length($replace($it, /[\ud800-\udfff]/, "x")) }`,
  ),
  part(
    'reading',
    'What a reader makes of a value. Null for what is no text, for a blank one, for one that is too long, and where the reader has no answer.',
    raw`function($it, $longest, $reader) {
  $type($it) = "string" ? (
    $plain := $bare($it);
    $answer := $plain != "" and $units($plain) <= $longest ? $reader($plain);
    $exists($answer) ? $answer : null
  ) : null
}`,
  ),
]
