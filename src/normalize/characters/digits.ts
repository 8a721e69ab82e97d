/** Digits of a text by character codes, for the loops that every value goes through. */

const zero = 48
const nine = 57

/** Whether `text` has digits and nothing else. The empty text has none. */
export function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < zero || unit > nine) return false
  }
  return text !== ''
}

/** The digit at `at` as a number, or -1. The place must lie inside the text. */
export function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - zero
  return digit >= 0 && digit <= 9 ? digit : -1
}

/** The number of the two digits at `at`, or -1. Both places must lie inside the text. */
export function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - zero
  const ones = text.charCodeAt(at + 1) - zero
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** The number of the four digits at `at`, or -1. All places must lie inside the text. */
export function fourDigits(text: string, at: number): number {
  const hundreds = twoDigits(text, at)
  const rest = twoDigits(text, at + 2)
  return hundreds < 0 || rest < 0 ? -1 : hundreds * 100 + rest
}
