/**
 * `dateAfterAsOf`: the date of a value that carries its amount too, `0.00 AS OF: Mar. 28, 2022`.
 * The amount is not looked at where there is a date: `amountBeforeAsOf` reads it.
 */

import { nothingTexts } from '../characters/nothing.ts'
import { date, dateOutput } from '../date/date.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'
import { money } from '../money/money.ts'
import { partAsOf } from './as-of.ts'

/** `YYYY-MM-DD`, as `date` reads it. A plain amount, without `AS OF`, has no date: empty. */
export const dateAfterAsOf: Normalizer<string> = {
  name: 'dateAfterAsOf',
  summary: 'The date of a value such as 0.00 AS OF: Mar. 28, 2022; empty for a plain amount',
  output: dateOutput,
  nothing: nothingTexts,
  examples: [
    { text: '0.00 AS OF: Mar. 28, 2022', gives: '2022-03-28' },
    { text: '$1,234.56 As of:Mar. 28, 2022', gives: '2022-03-28' },
    { text: '-$5.00 as of 03-28-2022', gives: '2022-03-28' },
    { text: 'AS OF: Mar. 28, 2022', gives: '2022-03-28' },
    { text: '105.29', empty: true },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: '\u00a0', empty: true },
    { text: '0.00 AS OF:', empty: true },
    { text: '0.00 AS OF: 00-00-0000', empty: true },
    { text: '0.00 AS OF: 02-30-2022', refused: 'a day that is not in the calendar' },
    { text: 'Mar. 28, 2022', refused: 'neither an amount nor an AS OF with its date' },
  ],
  parse: text => {
    const parts = partAsOf(text)
    if (parts !== undefined) return date.parse(parts.after)
    return money.parse(text) instanceof Refusal
      ? new Refusal('neither an amount nor an AS OF with its date')
      : empty
  },
}
