/**
 * Reads one amount printed in plain ASCII, by character codes: this is the hottest loop of a mapping.
 * It knows no blanks, no typographic dashes and no reasons for a refusal (money.ts does).
 *
 *     $18,338.00   -$1.50   $-85.00   ($8,211.00)   -105.29   $.00   10,000
 */
import { Money } from './decimal.ts'

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
  if (text.length > longestAmount) return undefined
  let at = 0
  let end = text.length
  let negative = false
  let code = text.charCodeAt(0)
  if (code === open) {
    if (text.charCodeAt(end - 1) !== close) return undefined
    negative = true
    end--
    code = text.charCodeAt(++at)
    if (code === dollar) at++
  } else if (code === minus) {
    negative = true
    code = text.charCodeAt(++at)
    if (code === dollar) at++
  } else if (code === dollar) {
    code = text.charCodeAt(++at)
    if (code === minus) {
      negative = true
      at++
    }
  }
  return scanNumber(text, at, end, negative)
}

/** Reads digits, with commas between thousands or without, and none or two decimals, from `start` to exactly `end`. */
function scanNumber(text: string, start: number, end: number, negative: boolean): Money | undefined {
  let at = start
  let whole = 0
  let digits = 0
  let run = 0
  let grouped = false
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    const digit = code - zero
    if (digit >= 0 && digit <= 9) {
      whole = whole * 10 + digit
      digits++
      run++
    } else if (code === comma && (grouped ? run === 3 : run >= 1 && run <= 3)) {
      grouped = true
      run = 0
    } else break
  }
  if (grouped && run !== 3) return undefined
  if (digits > 1 && text.charCodeAt(start) === zero) return undefined
  const cents = at === end ? (digits === 0 ? -1 : 0) : scanCents(text, at, end)
  if (cents < 0) return undefined
  // Fourteen digits are two words of a Decimal, and far below the whole numbers that a JS number holds exactly.
  if (digits <= 14) return amountOf(whole, digits, cents, negative)
  return new Money(`${negative ? '-' : ''}${text.slice(start, end).replaceAll(',', '')}`)
}

/** The two digits after the decimal point that stands at `at`, or -1. */
function scanCents(text: string, at: number, end: number): number {
  if (end - at !== 3 || text.charCodeAt(at) !== point) return -1
  const tens = text.charCodeAt(at + 1) - zero
  const ones = text.charCodeAt(at + 2) - zero
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1
}

/** The canonical words: whole ones left of the decimal point, cents as the head of a word right of it, no zeros at the end. */
function amountOf(whole: number, digits: number, cents: number, negative: boolean): Money {
  const sign = negative && (whole !== 0 || cents !== 0) ? -1 : 1
  const fraction = cents * 100_000
  if (whole === 0) return Money.ofParts(sign, cents === 0 ? 0 : cents < 10 ? -2 : -1, [fraction])
  if (whole < wordBase) return Money.ofParts(sign, digits - 1, cents === 0 ? [whole] : [whole, fraction])
  const low = whole % wordBase
  const high = (whole - low) / wordBase
  if (cents !== 0) return Money.ofParts(sign, digits - 1, [high, low, fraction])
  return Money.ofParts(sign, digits - 1, low === 0 ? [high] : [high, low])
}
