/** The names of the months as the authority prints them, in full or cut. English only, whatever the locale. */

const point = 46
/** `August.` is no name of a month, `June.` is. */
const longestDotted = 4
/** Bit 32 tells a small letter from its capital. */
const small = 32

const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The first three letters of each name as one number, which no two of them share. */
const beginnings: readonly number[] = names.map(name => beginningOf(name))

/**
 * The month, 1 to 12, whose name is the first `end` characters of `text`: `Aug`, `AUG.` or `August`, in any case; 0 where they
 * are no name of a month. Only short names take a dot. The characters must be ASCII letters, and the last one may be a dot.
 */
export function monthNumber(text: string, end: number): number {
  if (end < 3) return 0
  const isDotted = text.charCodeAt(end - 1) === point
  const letters = isDotted ? end - 1 : end
  if (isDotted && letters > longestDotted) return 0
  const index = beginnings.indexOf(beginningOf(text))
  if (index >= 0 && letters > 3 && !isRest(text, letters, names[index] ?? '')) return 0
  return index + 1
}

/** From the codes of three letters, small or capital: bit 32 distinguishes them. */
function beginningOf(text: string): number {
  return (
    ((text.charCodeAt(0) | small) << 16) | ((text.charCodeAt(1) | small) << 8) | (text.charCodeAt(2) | small)
  )
}

/** Whether the letters after the third are those of the name, all of them or those of `sept`. */
function isRest(text: string, letters: number, name: string): boolean {
  if (letters !== name.length && (letters !== 4 || name !== 'september')) return false
  for (let at = 3; at < letters; at++) {
    if ((text.charCodeAt(at) | small) !== name.charCodeAt(at)) return false
  }
  return true
}
