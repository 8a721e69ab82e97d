/** The first character behind digits and the marks of amounts and dates: `A`. */
const firstLetter = 65

/** Whether a text may hold words, as remarks do; most are figures from the first character to the last, `-$16,237.00`. */
export function mayHoldWords(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= firstLetter) return true
  return false
}
