/**
 * `cycle`: the processing cycle in which a transaction was posted: year, week and, with eight digits, the day of that week
 * (`20202205` is day 05 of week 22 of 2020). It is neither an amount nor a date, so it stays text.
 */
import { trimBlank } from '../characters/blank.ts'
import { isDigits, twoDigits } from '../characters/digits.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'

/** Six or eight digits as printed: YYYYWW or YYYYWWDD, weeks 01 to 53, days 01 to 05. Blank text is empty. */
export const cycle: Normalizer<string> = {
  name: 'cycle',
  summary: 'A processing cycle as printed: year, week and day of the week in six or eight digits',
  output: { kind: 'text', schema: { type: 'string', pattern: '^[0-9]{6}([0-9]{2})?$' }, type: 'string' },
  nothing: nothingTexts,
  examples: [
    { text: '20202205', gives: '20202205' },
    { text: '20221305', gives: '20221305' },
    { text: '202022', gives: '202022' },
    { text: ' 20200101 ', gives: '20200101' },
    { text: '20205301', gives: '20205301' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: '\u00a0', empty: true },
    { text: '20205401', refused: 'a week outside 01 to 53' },
    { text: '202000', refused: 'a week outside 01 to 53' },
    { text: '20202206', refused: 'a day outside 01 to 05' },
    { text: '20202200', refused: 'a day outside 01 to 05' },
    { text: '2020221', refused: 'other than six or eight digits' },
    { text: '2020-22', refused: 'other than six or eight digits' },
    { text: '08-17-2020', refused: 'other than six or eight digits' },
    { text: '$20,202,205.00', refused: 'other than six or eight digits' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    const { length } = trimmed
    if ((length !== 6 && length !== 8) || !isDigits(trimmed))
      return saysNothing(trimmed) ? empty : new Refusal('other than six or eight digits')
    const week = twoDigits(trimmed, 4)
    const day = length === 8 ? twoDigits(trimmed, 6) : 1
    if (week < 1 || week > 53) return new Refusal('a week outside 01 to 53')
    return day < 1 || day > 5 ? new Refusal('a day outside 01 to 05') : trimmed
  },
}
