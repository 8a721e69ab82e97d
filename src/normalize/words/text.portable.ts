/**
 * `text` in JSONata, which has no Unicode NFC. A letter and its accent as two characters become one where Latin-1 has it; a text
 * that may hold anything else that NFC changes has no value here.
 */
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'accented',
    'Letters whose accent may be a character of its own, and the one character for both.',
    accentTable(),
  ),
  part(
    'composed',
    'A text with such letters in one character; nothing where it has other characters that may stand for one together.',
    raw`function($it) {(
  $one := $replace($it, /[A-Za-z][\u0300-\u036f]/, function($pair) {(
    $letter := $lookup($accented, $pair.match);
    $exists($letter) ? $letter : $pair.match
  )});
  $not($contains($one, /[^\u0000-\u02ff\u0370-\u0373\u0375-\u037d\u037f-\u0386\u0388-\u0482\u048a-\u058f\u1e00-\u1eff\u2002-\u20cf\u2100-\u2125\u2127-\u2129\u212c-\u2328\u232b-\u2adb\u2add-\u2bff\u3000-\u3029\u3030-\u3098\u309b-\u9fff\uac00-\ud7a3\ud83c-\ud83e\udc00-\udfff\ufb00-\ufb06\ufe00-\ufe0f\uff01-\uff60]/)) ? $one
)}`,
  ),
  part(
    'text',
    'Words as printed, with one blank for many.',
    raw`function($it) {(
  $words := $type($it) = "string" ? $bare($it) : "";
  $answer := $words != "" ? $composed($replace($words, /\s+/, " "));
  $exists($answer) ? $answer : null
)}`,
  ),
]

/** Every letter of Latin-1 that Unicode takes apart in two, written in ASCII so that no editor can join them. */
function accentTable(): string {
  const pairs: string[] = []
  for (let code = 0xc0; code <= 0xff; code++) {
    const letter = String.fromCharCode(code)
    const [base, accent, more] = letter.normalize('NFD')
    if (base !== undefined && accent !== undefined && more === undefined) {
      pairs.push(`"${base}${escaped(accent)}": "${escaped(letter)}"`)
    }
  }
  const lines: string[] = []
  for (let at = 0; at < pairs.length; at += 5) lines.push(`  ${pairs.slice(at, at + 5).join(', ')}`)
  return `{\n${lines.join(',\n')}\n}`
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
