/** Finds the end of what a text says. */

const space = 32
const colon = 58

/** Where the colons and blanks at the end of a text begin, which are no part of its form. */
export function endOfWords(text: string): number {
  let end = text.length
  while (text.charCodeAt(end - 1) === space || text.charCodeAt(end - 1) === colon) end--
  return end
}
