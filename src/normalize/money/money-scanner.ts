/**
 * Reads one amount printed in plain ASCII, by character codes: this is the hottest loop of a mapping.
 * It knows no blanks, no typographic dashes and no reasons for a refusal (money.ts does).
 *
 *     $18,338.00   -$1.50   $-85.00   ($8,211.00)   -105.29   $.00   10,000
 */

import { twoDigits } from '../characters/digits.ts'
import { Money } from '../exact/exact-money.ts'

const dollar = 36
const open = 40
const close = 41
const comma = 44
const minus = 45
const point = 46
const zero = 48
const wordBase = 10_000_000

/** No amount has more characters than this; all its digits fit the precision of `Money`. */
export const longestAmount = 40

/** The amount, or `undefined` for a text of any other shape. Zero has no sign. */
export function scanMoney(text: string): Money | undefined {
  // A good part of all amounts is this one, and a single comparison finds it.
  if (text === '$0.00') return Money.ofParts(1, 0, [0])
  let end = text.length
  // No code beyond the end is ever asked for: V8 would then leave its quick way for all later texts too.
  if (end === 0 || end > longestAmount) return undefined
  let start = 0
  let negative = false
  const first = text.charCodeAt(0)
  if (first === dollar) {
    start = 1
    if (end > 1 && text.charCodeAt(1) === minus) {
      negative = true
      start = 2
    }
  } else if (first === minus || first === open) {
    if (first === open && text.charCodeAt(--end) !== close) return undefined
    negative = true
    start = end > 1 && text.charCodeAt(1) === dollar ? 2 : 1
  }
  return scanNumber(text, start, end, negative)
}

/** Reads digits, with commas between thousands or without, and none or two decimals, from `start` to exactly `end`. */
function scanNumber(text: string, start: number, end: number, negative: boolean): Money | undefined {
  // The decimals first: then the loop over what is left of them has fewer cases.
  const hasCents = end - start >= 3 && text.charCodeAt(end - 3) === point
  const stop = hasCents ? end - 3 : end
  const cents = hasCents ? twoDigits(text, end - 2) : 0
  if (cents < 0 || (stop <= start && !hasCents)) return undefined
  let whole = 0
  let digits = 0
  let run = 0
  let grouped = false
  for (let at = start; at < stop; at++) {
    const digit = text.charCodeAt(at) - zero
    if (digit >= 0 && digit <= 9) {
      whole = whole * 10 + digit
      digits++
      run++
    } else if (digit === comma - zero && (grouped ? run === 3 : run >= 1 && run <= 3)) {
      grouped = true
      run = 0
    } else return undefined
  }
  if (grouped && run !== 3) return undefined
  if (digits > 1 && text.charCodeAt(start) === zero) return undefined
  // Fourteen digits are two words of a Decimal, and far below the whole numbers that a JS number holds exactly.
  if (digits <= 14) return amountOf(whole, digits, cents, negative)
  return new Money(`${negative ? '-' : ''}${text.slice(start, end).replaceAll(',', '')}`)
}

/** The amount of at most fourteen digits of dollars, and cents below a hundred. The canonical words: whole ones left of the decimal point, cents as the head of a word right of it, no zeros at the end. */
export function amountOf(whole: number, digits: number, cents: number, negative: boolean): Money {
  const sign = negative && (whole !== 0 || cents !== 0) ? -1 : 1
  const fraction = cents * 100_000
  if (whole === 0) return Money.ofParts(sign, cents === 0 ? 0 : cents < 10 ? -2 : -1, [fraction])
  if (whole < wordBase) return Money.ofParts(sign, digits - 1, cents === 0 ? [whole] : [whole, fraction])
  const low = whole % wordBase
  const high = (whole - low) / wordBase
  if (cents !== 0) return Money.ofParts(sign, digits - 1, [high, low, fraction])
  return Money.ofParts(sign, digits - 1, low === 0 ? [high] : [high, low])
}
