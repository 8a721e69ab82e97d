/** Unicode NFC, without asking for it where a look at the characters tells that a text is in that form already. */
import { ordered } from './mark-order.ts'

/** Below it is no combining mark, and nothing that NFC takes apart. */
const firstMark = 0x300

/** More than any writing puts on one letter. Engines order such marks each against all before it, which takes the square of them. */
const manyMarks = /\p{M}{40,}/gu

/** The text in Unicode NFC. */
export function composed(text: string): string {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= firstMark && !isDashOrQuote(unit)) return text.replace(manyMarks, ordered).normalize('NFC')
  }
  return text
}

/** U+2010 to U+2033, which NFC never touches: what is printed most of all that lies beyond. */
function isDashOrQuote(unit: number): boolean {
  return unit >= 0x2010 && unit <= 0x2033
}
