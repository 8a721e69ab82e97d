/**
 * `month`: a month without a day, as a wage and income transcript prints the period that was asked for.
 * A full date is refused, so that no day is ever lost silently; `period` reads those on purpose.
 */
import { trimBlank } from './blank.ts'
import { empty, type Normalizer, Refusal } from './definition.ts'
import { monthNumber } from './month-number.ts'

const longest = 40
const digits = /^([0-9]{4})([0-9]{2})$/
/** A name, then at least one of a dot, a comma and a blank, then four digits. For short texts only. */
const words = /^([A-Za-z]+\.?)(?:,|(?<=\.)|(?=\s))\s*([0-9]{4})$/

/** `YYYY-MM`. Blank text is empty. */
export const month: Normalizer<string> = {
  name: 'month',
  summary: 'A month as YYYY-MM, read from December, 2023 or 202312',
  output: { schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' }, type: 'string' },
  examples: [
    { text: 'December, 2023', gives: '2023-12' },
    { text: 'December 2018', gives: '2018-12' },
    { text: 'DECEMBER,2018', gives: '2018-12' },
    { text: 'Dec. 2018', gives: '2018-12' },
    { text: 'Sept. 2021', gives: '2021-09' },
    { text: 'Mar.2021', gives: '2021-03' },
    { text: '202012', gives: '2020-12' },
    { text: ' 202103 ', gives: '2021-03' },
    { text: '', empty: true },
    { text: '\u00a0', empty: true },
    { text: '202013', refused: 'a month outside 01 to 12' },
    { text: '202000', refused: 'a month outside 01 to 12' },
    { text: '002012', refused: 'a year before 1000' },
    { text: '122020', refused: 'a month outside 01 to 12' },
    { text: 'Decembre 2018', refused: 'an unknown name of a month' },
    { text: 'December2018', refused: 'not in the shape of a month' },
    { text: 'December, 23', refused: 'not in the shape of a month' },
    { text: 'Dec. 31, 2018', refused: 'not in the shape of a month' },
    { text: '12-31-2018', refused: 'not in the shape of a month' },
    { text: '12-2018', refused: 'not in the shape of a month' },
    { text: '2018', refused: 'not in the shape of a month' },
    { text: 'The month of December in the year two thousand', refused: 'longer than 40 characters' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
    const numeric = digits.exec(trimmed)
    const found = numeric ?? words.exec(trimmed)
    if (found === null) return new Refusal('not in the shape of a month')
    const [, first = '', last = ''] = found
    const year = numeric === null ? last : first
    const number = numeric === null ? monthNumber(first) : last
    if (number === undefined) return new Refusal('an unknown name of a month')
    if (number < '01' || number > '12') return new Refusal('a month outside 01 to 12')
    return year < '1000' ? new Refusal('a year before 1000') : `${year}-${number}`
  },
}
