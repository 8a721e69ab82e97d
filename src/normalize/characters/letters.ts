/** Which letters a text has, as one number: a cheap look that rules out most of what could stand in it. */

/** A bit for each letter, in either case; what else stands there may set one, too. Beyond ASCII all: capitals may be any letters. */
export function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bits |= unit > 126 ? -1 : 1 << (unit & 31)
  }
  return bits
}
