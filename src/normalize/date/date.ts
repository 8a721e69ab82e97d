/**
 * `date`: a civil date. The text alone decides: no `Date`, no zone, no locale, and no comparison with today (a year such as
 * 2030 is what the authority printed). Shapes nobody has seen on a transcript (`08/17/2020`, `02152023`) are refused.
 */
import { plainDashes, trimBlank } from '../characters/blank.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, type OutputShape, type Reading, Refusal } from '../definition.ts'
import { readNumericDate } from './numeric-date.ts'
import { readSpelledDate } from './spelled-date.ts'

const longest = 40

const problems: readonly (readonly [RegExp, string])[] = [
  [/^[0-9]{1,2}\D[0-9]{1,2}\D[0-9]{2}$/, 'a year of two digits'],
  [/^[0-9]{1,2}-[0-9]{1,2}-[0-9]{4}$/, 'a month or day of one digit'],
  [/^[0-9]+\/[0-9]+\/[0-9]+$/, 'slashes where hyphens are expected'],
]

/** That of `dateAfterAsOf` too; see month.ts. */
export const dateOutput: OutputShape = {
  kind: 'date',
  schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
  type: 'string',
}

/** `YYYY-MM-DD`. Blank text, words for nothing and a date of zeros are empty. */
export const date: Normalizer<string> = {
  name: 'date',
  summary: 'A date as YYYY-MM-DD, read from 08-17-2020, 2020-08-17 or Aug. 17, 2020',
  output: dateOutput,
  nothing: nothingTexts,
  examples: [
    { text: '08-17-2020', gives: '2020-08-17' },
    { text: '02-29-2024', gives: '2024-02-29' },
    { text: '08-17-2030', gives: '2030-08-17' },
    { text: '2020-08-17', gives: '2020-08-17' },
    { text: 'Aug. 17, 2020', gives: '2020-08-17' },
    { text: 'Dec. 31, 2017', gives: '2017-12-31' },
    { text: 'Jan.15, 2018', gives: '2018-01-15' },
    { text: 'May 01, 2018', gives: '2018-05-01' },
    { text: 'Sept. 30, 2021', gives: '2021-09-30' },
    { text: 'Sep 30, 2021', gives: '2021-09-30' },
    { text: 'September 30, 2021', gives: '2021-09-30' },
    { text: 'AUG. 7,2020', gives: '2020-08-07' },
    { text: ' mar.\u00a028, 2022 ', gives: '2022-03-28' },
    { text: '08\u201117\u20112020', gives: '2020-08-17' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: ' \u00a0', empty: true },
    { text: '00-00-0000', empty: true },
    { text: '0000-00-00', empty: true },
    { text: '02-30-2024', refused: 'a day that is not in the calendar' },
    { text: '02-29-2100', refused: 'a day that is not in the calendar' },
    { text: 'Feb. 30, 2024', refused: 'a day that is not in the calendar' },
    { text: '13-45-2024', refused: 'a month outside 01 to 12' },
    { text: '00-17-2020', refused: 'a month outside 01 to 12' },
    { text: '01-02-24', refused: 'a year of two digits' },
    { text: '4-5-24', refused: 'a year of two digits' },
    { text: '01-02-0024', refused: 'a year before 1000' },
    { text: 'Aug. 17, 0020', refused: 'a year before 1000' },
    { text: '4-5-2024', refused: 'a month or day of one digit' },
    { text: '08/17/2020', refused: 'slashes where hyphens are expected' },
    { text: 'Augustus 17, 2020', refused: 'an unknown name of a month' },
    { text: 'August. 17, 2020', refused: 'an unknown name of a month' },
    { text: 'Aug17, 2020', refused: 'not in the shape of a date' },
    { text: 'Aug. 17 2020', refused: 'not in the shape of a date' },
    { text: '08172020', refused: 'not in the shape of a date' },
    { text: '202012', refused: 'not in the shape of a date' },
    { text: 'December, 2023', refused: 'not in the shape of a date' },
    { text: '08-17-2020T00:00:00Z', refused: 'not in the shape of a date' },
    {
      text: 'Extension of time to file tax return ext. Date 09-15-2024',
      refused: 'longer than 40 characters',
    },
  ],
  parse: text => {
    if (text === '') return empty
    return text.length > longest ? readUnusual(text) : (readPlain(text) ?? readUnusual(text))
  },
}

/** A date in one of its shapes as it stands; `undefined` for every other text. */
function readPlain(text: string): Reading<string> | undefined {
  return readNumericDate(text) ?? readSpelledDate(text)
}

/** The way of every other text: blanks around it, typographic dashes, nothing, a refusal. */
function readUnusual(text: string): Reading<string> {
  const trimmed = trimBlank(text)
  if (trimmed === '' || saysNothing(trimmed)) return empty
  if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
  const plain = plainDashes(trimmed)
  return readPlain(plain) ?? new Refusal(problemOf(plain))
}

function problemOf(text: string): string {
  return problems.find(([shape]) => shape.test(text))?.[1] ?? 'not in the shape of a date'
}
