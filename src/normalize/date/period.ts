/**
 * `period`: the month in which a tax period ends. The authority prints it as a month, as YYYYMM, or as the last day of the
 * period. It does not say how long the period is: 202106 ends a fiscal year on one form and a quarter on another.
 */

import { nothingTexts } from '../characters/nothing.ts'
import { type Normalizer, Refusal } from '../definition.ts'
import { date } from './date.ts'
import { month, monthOutput } from './month.ts'

const monthLength = 7

/** `YYYY-MM`. Blank text, words for nothing and a date of zeros are empty. */
export const period: Normalizer<string> = {
  name: 'period',
  summary: 'The month in which a tax period ends, as YYYY-MM, read from 202012, December, 2020 or 12-31-2020',
  output: monthOutput,
  nothing: nothingTexts,
  examples: [
    { text: '202012', gives: '2020-12' },
    { text: 'December, 2020', gives: '2020-12' },
    { text: 'Dec. 31, 2020', gives: '2020-12' },
    { text: '12-31-2020', gives: '2020-12' },
    { text: '06-30-2021', gives: '2021-06' },
    { text: '2021-06-30', gives: '2021-06' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: '00-00-0000', empty: true },
    { text: '202013', refused: 'a month outside 01 to 12' },
    { text: '02-30-2020', refused: 'a day that is not in the calendar' },
    { text: '12-31-20', refused: 'a year of two digits' },
    { text: '2020', refused: 'neither in the shape of a month nor of a date' },
  ],
  parse: text => {
    const asMonth = month.parse(text)
    if (!(asMonth instanceof Refusal)) return asMonth
    const asDate = date.parse(text)
    if (typeof asDate === 'string') return asDate.slice(0, monthLength)
    if (!(asDate instanceof Refusal)) return asDate
    if (!asDate.problem.startsWith('not in the shape')) return asDate
    if (!asMonth.problem.startsWith('not in the shape')) return asMonth
    return new Refusal('neither in the shape of a month nor of a date')
  },
}
