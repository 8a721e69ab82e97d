/** How many bytes a text takes in UTF-8, without making them: the rooms that compile know no `TextEncoder`. */

/** In bytes; half of a surrogate pair takes three, as the mark that an encoder puts in its place. */
export function utf8Length(text: string): number {
  let bytes = 0
  // By code points: a pair is one step.
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
