/** Tells a text that no folding of blanks, quotes, dashes or letters with accents would change: nearly every text is one. */

const space = 32
const backtick = 96
const tilde = 126

/** Whether the first `end` characters are printed ASCII without backtick, with single blanks and none in front. */
export function isPlain(text: string, end: number = text.length): boolean {
  for (let at = 0; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit > space) {
      if (unit > tilde || unit === backtick) return false
    } else if (unit < space || at === 0 || text.charCodeAt(at - 1) === space) return false
  }
  return true
}
