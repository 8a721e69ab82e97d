/**
 * Text of others as it may stand in a message: on one line, of bounded length, and without characters that a terminal obeys
 * or that turn the direction of reading round. What is replaced keeps its width, so that carets stay right.
 */

const replacement = '\ufffd'
/** Controls of both sets but for tab and line feed, what turns the direction of reading round, other ends of lines, the mark of byte order. */
export const unprintables: RegExp =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Lines of text with unprintable characters replaced one by one; tabs and line feeds stay. */
export function shownLines(text: string): string {
  return text.replace(unprintables, replacement)
}

/** A line of a file with unprintable characters replaced one by one; tabs stay. */
export function shownLine(line: string): string {
  return shownLines(line).replaceAll('\n', replacement)
}

/** At most `most` characters of a name or phrase, `…` in place of what is cut off. */
export function shownText(text: string, most: number): string {
  const line = shownLine(text).replaceAll('\t', ' ')
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`
}
