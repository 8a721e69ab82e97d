/**
 * What a date, a month and an `AS OF` mean, in the words of regular expressions and date-fns. Slow, and on purpose made of
 * nothing that src/normalize is made of: the scanners there are held against it.
 */
import { format, isValid, parse } from 'date-fns'
import type { Outcome } from './outcome.ts'

const longest = 40
const blanks = /^(?:[\s\u200b\u2060]|&nbsp;)+|(?:[\s\u200b\u2060]|&nbsp;)+$/g
/** Words that say there is no date; a canonical step of their own, so that none of src/text is used. */
const nothing =
  /^(?:n\/a|none|not[\s\u200b\u2060]+applicable|not[\s\u200b\u2060]+set)(?:[\s\u200b\u2060]*:)*$/i
const dashes = /[\u2010-\u2014\u2212]/g
const monthFirst = /^([0-9]{2})-([0-9]{2})-([0-9]{4})$/
const yearFirst = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/
const spelled = /^([A-Za-z]+(?:\.|(?=\s)))\s*([0-9]{1,2}),\s*([0-9]{4})$/
const spelledMonth = /^([A-Za-z]+\.?)(?:,|(?<=\.)|(?=\s))\s*([0-9]{4})$/
const asOf = /(?<![a-z])as\s{1,8}of(?![a-z])\s{0,8}:?/i
const otherShapes: readonly (readonly [RegExp, string])[] = [
  [/^[0-9]{1,2}\D[0-9]{1,2}\D[0-9]{2}$/, 'a year of two digits'],
  [/^[0-9]{1,2}-[0-9]{1,2}-[0-9]{4}$/, 'a month or day of one digit'],
  [/^[0-9]+\/[0-9]+\/[0-9]+$/, 'slashes where hyphens are expected'],
]

/** The months in full, January first, as date-fns writes them. */
export const fullNames: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  format(new Date(2000, index, 1), 'MMMM'),
)
/** The months in three letters, January first, as date-fns writes them. */
export const shortNames: readonly string[] = fullNames.map(name => name.slice(0, 3))

/** What `date` shall make of a text. */
export function slowDate(printed: string): Outcome {
  const text = printed.replace(blanks, '')
  if (text === '' || nothing.test(text)) return { empty: true }
  if (text.length > longest) return { refused: 'longer than 40 characters' }
  const plain = text.replace(dashes, '-')
  const numeric = monthFirst.exec(plain)
  if (numeric !== null) return slowDay(numeric[3], numeric[1], numeric[2])
  const reversed = yearFirst.exec(plain)
  if (reversed !== null) return slowDay(reversed[1], reversed[2], reversed[3])
  const words = spelled.exec(plain)
  if (words === null)
    return { refused: otherShapes.find(([shape]) => shape.test(plain))?.[1] ?? 'not in the shape of a date' }
  const month = slowMonthNumber(words[1] ?? '')
  if (month === undefined) return { refused: 'an unknown name of a month' }
  const day = (words[2] ?? '').padStart(2, '0')
  return slowDay(words[3], month, day)
}

/** What `month` shall make of a text. */
export function slowMonth(printed: string): Outcome {
  const text = printed.replace(blanks, '')
  if (text === '' || nothing.test(text)) return { empty: true }
  if (text.length > longest) return { refused: 'longer than 40 characters' }
  const digits = /^([0-9]{4})([0-9]{2})$/.exec(text)
  const words = spelledMonth.exec(text)
  if (digits === null && words === null) return { refused: 'not in the shape of a month' }
  const year = digits?.[1] ?? words?.[2] ?? ''
  const month = digits?.[2] ?? slowMonthNumber(words?.[1] ?? '')
  if (month === undefined) return { refused: 'an unknown name of a month' }
  if (month < '01' || month > '12') return { refused: 'a month outside 01 to 12' }
  return year < '1000' ? { refused: 'a year before 1000' } : { gives: `${year}-${month}` }
}

/** The two digits of the month with this name, its dot included; `undefined` for no name of a month. */
export function slowMonthNumber(name: string): string | undefined {
  const forms = shortNames.flatMap((short, index) => {
    const full = fullNames[index] ?? ''
    const dotted = [short, short === 'Sep' ? 'Sept' : short, ...(full.length <= 4 ? [full] : [])]
    return [full, ...dotted, ...dotted.map(each => `${each}.`)].map(form => [form, index + 1] as const)
  })
  const number = forms.find(([form]) => form.toLowerCase() === name.toLowerCase())?.[1]
  return number === undefined ? undefined : String(number).padStart(2, '0')
}

/** The parts before and after the first `AS OF`, without plain blanks around them; `undefined` where there is none. */
export function slowPartAsOf(printed: string): { before: string; after: string } | undefined {
  const text = printed.replace(blanks, '')
  const found = text.length > 100 ? null : asOf.exec(text)
  if (found === null) return undefined
  const inner = (part: string): string => part.replace(/^ +| +$/g, '')
  return {
    before: inner(text.slice(0, found.index)),
    after: inner(text.slice(found.index + found[0].length)),
  }
}

function slowDay(yyyy = '', mm = '', dd = ''): Outcome {
  if (`${yyyy}${mm}${dd}` === '00000000') return { empty: true }
  if (yyyy < '1000') return { refused: 'a year before 1000' }
  if (mm < '01' || mm > '12') return { refused: 'a month outside 01 to 12' }
  return isValid(parse(`${yyyy}-${mm}-${dd}`, 'yyyy-MM-dd', new Date(2000, 0, 1)))
    ? { gives: `${yyyy}-${mm}-${dd}` }
    : { refused: 'a day that is not in the calendar' }
}
