/**
 * `month`: a month without a day, as a wage and income transcript prints the period that was asked for.
 * A full date is refused, so that no day is ever lost silently; `period` reads those on purpose.
 */
import { trimBlank } from '../characters/blank.ts'
import { fourDigits, isDigits, twoDigits } from '../characters/digits.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { afterLetters, afterSpaces } from '../characters/word-scanner.ts'
import { empty, type Normalizer, type OutputShape, type Reading, Refusal } from '../definition.ts'
import { monthNumber } from './month-number.ts'

const longest = 40
const comma = 44
const point = 46

/** That of `period` too; a name of its own, for a bundler keeps what reads a property of another normalizer. */
export const monthOutput: OutputShape = {
  kind: 'month',
  schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' },
  type: 'string',
}

/** `YYYY-MM`. Blank text and words for nothing are empty. */
export const month: Normalizer<string> = {
  name: 'month',
  summary: 'A month as YYYY-MM, read from December, 2023 or 202312',
  output: monthOutput,
  nothing: nothingTexts,
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
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
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
    const reading = trimmed.length === 6 && isDigits(trimmed) ? readDigits(trimmed) : readWords(trimmed)
    return reading ?? (saysNothing(trimmed) ? empty : new Refusal('not in the shape of a month'))
  },
}

/** `202012`. */
function readDigits(text: string): Reading<string> {
  const number = twoDigits(text, 4)
  return number < 1 || number > 12 ? new Refusal('a month outside 01 to 12') : monthOf(text, 0, number)
}

/**
 * `December, 2023`, `Dec. 2018`: a name, a dot or a comma or both or white space, perhaps more white space, four digits.
 * `undefined` for another shape.
 */
function readWords(text: string): Reading<string> | undefined {
  const letters = afterLetters(text, 0)
  const yearAt = text.length - 4
  if (letters === 0 || letters >= yearAt) return undefined
  const name = text.charCodeAt(letters) === point ? letters + 1 : letters
  const gap = text.charCodeAt(name) === comma ? name + 1 : name
  if (afterSpaces(text, gap) !== yearAt) return undefined
  if (fourDigits(text, yearAt) < 0) return undefined
  const number = monthNumber(text, name)
  return number === 0 ? new Refusal('an unknown name of a month') : monthOf(text, yearAt, number)
}

function monthOf(text: string, yearAt: number, number: number): Reading<string> {
  if (fourDigits(text, yearAt) < 1000) return new Refusal('a year before 1000')
  const year = text.slice(yearAt, yearAt + 4)
  return number < 10 ? `${year}-0${number}` : `${year}-${number}`
}
