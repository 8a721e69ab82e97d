/** Unicode NFC, without asking for it where a look at the characters tells that a text is in that form already. */

/** Below it is no combining mark, and nothing that NFC takes apart. */
const firstMark = 0x300

/** The text in Unicode NFC. */
export function composed(text: string): string {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= firstMark && !isDashOrQuote(unit)) return text.normalize('NFC')
  }
  return text
}

/** U+2010 to U+2033, which NFC never touches: what is printed most of all that lies beyond. */
function isDashOrQuote(unit: number): boolean {
  return unit >= 0x2010 && unit <= 0x2033
}
