/** Steps over letters and white space by character codes, for values that have a word in them: `Aug. 17, 2020`, `0.00 AS OF:`. */

const space = 32

/** Where the ASCII letters that begin at `at` end; `at` itself where none stands there. */
export function afterLetters(text: string, at: number): number {
  let end = at
  while (end < text.length && isLetter(text.charCodeAt(end))) end++
  return end
}

/** Where the white space that begins at `at` ends, after at most `most` characters of it; `at` itself where none stands there. */
export function afterSpaces(text: string, at: number, most: number = text.length): number {
  const last = Math.min(text.length, at + most)
  let end = at
  while (end < last && isSpace(text.charCodeAt(end))) end++
  return end
}

/** Whether this is an ASCII letter, small or capital. */
export function isLetter(unit: number): boolean {
  // Bit 32 is what tells a small letter from its capital.
  const small = unit | space
  return small >= 97 && small <= 122
}

/** What `\s` stands for in a regular expression. Zero-width characters are none of it. */
function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === space || (unit >= 9 && unit <= 13)
  return unit === 0xa0 || (unit >= 0x1680 && /\s/.test(String.fromCharCode(unit)))
}
