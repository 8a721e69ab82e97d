/**
 * Text of others as it may stand in a message: on one line, of bounded length, and without characters that a terminal obeys
 * or that turn the direction of reading round. What is replaced keeps its width, so that carets stay right.
 */

const replacement = '\ufffd'
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** A line of a file with unprintable characters replaced one by one; tabs stay. */
export function shownLine(line: string): string {
  return line.replace(unprintable, replacement).replaceAll('\n', replacement)
}

/** At most `most` characters of a name or phrase, `…` in place of what is cut off. */
export function shownText(text: string, most: number): string {
  const line = shownLine(text).replaceAll('\t', ' ')
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`
}
