/** Parts of the prelude for texts: what surrounds a value, how long it is, and how a normalizer begins. */
import { type Part, part } from '../../normalize/portable-part.ts'

const raw = String.raw

export const textParts: readonly Part[] = [
  part(
    'units',
    'The length of a text as transcripts are measured: a character beyond the first 65,536 of Unicode counts twice.',
    raw`function($it) { $length($replace($it, /[\ud800-\udfff]/, "x")) }`,
  ),
  part(
    'bare',
    'A text without the blanks around it: white space of every kind, zero-width characters, and &nbsp; left over from a conversion.',
    raw`function($it) {(
  $pieces := $split($it, "&nbsp;");
  $solid := $map($pieces, function($piece, $at) { $contains($piece, /[^\s\u200b\u2060]/) ? $at });
  $told := $filter($pieces, function($piece, $at) { $at >= $solid[0] and $at <= $solid[-1] });
  $exists($solid) ? $match($join($told, "&nbsp;"), /[^\s\u200b\u2060](?:[\s\S]*[^\s\u200b\u2060])?/, 1).match : ""
)}`,
  ),
  part(
    'dashed',
    'Every dash that can stand for a minus or a hyphen as the plain one.',
    raw`function($it) { $replace($it, /[\u2010-\u2014\u2212]/, "-") }`,
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
