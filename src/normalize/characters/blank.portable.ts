/** `trimBlank`, `plainDashes` and `untied` of blank.ts in JSONata. */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'bare',
    'A text without the blanks around it: white space of every kind, zero-width characters, and &nbsp; left over from a conversion.',
    raw`function($it) {(
  $pieces := $split($it, "&nbsp;");
  $solid := $map($pieces, function($piece, $at) { $contains($piece, /[^\s\u200b\u2060]/) ? $at });
  $kept := $filter($pieces, function($piece, $at) { $at >= $solid[0] and $at <= $solid[-1] });
  $exists($solid) ? $match($join($kept, "&nbsp;"), /[^\s\u200b\u2060](?:[\s\S]*[^\s\u200b\u2060])?/, 1).match : ""
)}`,
  ),
  part(
    'dashed',
    'Every dash that can stand for a minus or a hyphen as the plain one.',
    raw`function($it) { $replace($it, /[\u2010-\u2014\u2212]/, "-") }`,
  ),
  part(
    'untied',
    'An amount without the no-break or thin space that ties its sign to its number.',
    raw`function($it) { $replace($it, /^(-?\$?-?)[\u00a0\u2007\u2009\u202f]/, "$1") }`,
  ),
]
