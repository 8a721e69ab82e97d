/**
 * `amountBeforeAsOf`: the amount of a value that may carry its date too, `0.00 AS OF: Mar. 28, 2022`.
 * The date is not looked at here: `dateAfterAsOf` reads it, so that a bad one hides no good amount.
 */

import { nothingTexts } from '../characters/nothing.ts'
import type { Normalizer } from '../definition.ts'
import type { Money } from '../exact/exact-money.ts'
import { money, moneyOutput } from '../money/money.ts'
import { partAsOf } from './as-of.ts'

/** Exact dollars, as `money` reads them. Nothing before `AS OF` is empty. */
export const amountBeforeAsOf: Normalizer<Money> = {
  name: 'amountBeforeAsOf',
  summary: 'The amount of a value such as 0.00 AS OF: Mar. 28, 2022, or of a plain amount',
  output: moneyOutput,
  nothing: nothingTexts,
  examples: [
    { text: '0.00 AS OF: Mar. 28, 2022', gives: '0.00' },
    { text: '$1,234.56 As of:Mar. 28, 2022', gives: '1234.56' },
    { text: '-$5.00 as of 03-28-2022', gives: '-5.00' },
    { text: '0.00AS OF: Mar. 28, 2022', gives: '0.00' },
    { text: '105.29', gives: '105.29' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: '\u00a0', empty: true },
    { text: 'AS OF: Mar. 28, 2022', empty: true },
    { text: '1,23.4 AS OF: Mar. 28, 2022', refused: 'other than two digits after the decimal point' },
    { text: '0.00 Mar. 28, 2022', refused: 'letters where only an amount is expected' },
  ],
  parse: text => money.parse(partAsOf(text)?.before ?? text),
}
