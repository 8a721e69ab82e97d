/**
 * `ratio`: a percentage, a share or a factor. The authority prints `50.00000%`, `401` (per cent, by its label) and `0.0765`
 * (a factor); a bare number carries no unit, so none is guessed: the number stays as printed, beside whether `%` was.
 */
import { plainDashes, trimBlank } from '../characters/blank.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'

/** A number and whether the percent sign was printed after it. */
export interface Ratio {
  /** Exact plain decimal text, without needless zeros: `50`, `0.0765`. Not divided by a hundred. */
  readonly amount: string
  readonly percent: boolean
}

const longest = 40
const shape = /^(-?)([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+|(?=\.))(?:\.([0-9]+))?(\s?%)?$/

/** The number as exact text and whether `%` was printed. Blank text and words for nothing are empty. */
export const ratio: Normalizer<Ratio> = {
  name: 'ratio',
  summary: 'A percentage, share or factor: the exact number as text, and whether a percent sign was printed',
  output: {
    kind: 'ratio',
    inside: { amount: 'digits', percent: 'truth' },
    schema: {
      type: 'object',
      properties: {
        amount: { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' },
        percent: { type: 'boolean' },
      },
      required: ['amount', 'percent'],
      additionalProperties: false,
    },
    type: '{ readonly amount: string; readonly percent: boolean }',
  },
  nothing: nothingTexts,
  examples: [
    { text: '50.00000%', gives: { amount: '50', percent: true } },
    { text: '100%', gives: { amount: '100', percent: true } },
    { text: '33.333333', gives: { amount: '33.333333', percent: false } },
    { text: '0.0765', gives: { amount: '0.0765', percent: false } },
    { text: '.0765', gives: { amount: '0.0765', percent: false } },
    { text: '401', gives: { amount: '401', percent: false } },
    { text: '0.000', gives: { amount: '0', percent: false } },
    { text: '-0.0%', gives: { amount: '0', percent: true } },
    { text: '-12.50 %', gives: { amount: '-12.5', percent: true } },
    { text: '001.50', gives: { amount: '1.5', percent: false } },
    { text: '1,250.5', gives: { amount: '1250.5', percent: false } },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: ' ', empty: true },
    { text: '%', refused: 'not in the shape of a number' },
    { text: '50.%', refused: 'not in the shape of a number' },
    { text: '1,25', refused: 'not in the shape of a number' },
    { text: '$5.00', refused: 'not in the shape of a number' },
    { text: '50%%', refused: 'not in the shape of a number' },
    { text: '1/2', refused: 'not in the shape of a number' },
    { text: '1e-3', refused: 'not in the shape of a number' },
    { text: 'half', refused: 'not in the shape of a number' },
    { text: '0.0000000000000000000000000000000000000001', refused: 'longer than 40 characters' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
    const found = shape.exec(plainDashes(trimmed))
    if (found === null) return saysNothing(trimmed) ? empty : new Refusal('not in the shape of a number')
    const [, sign = '', whole = '', decimals = '', percent] = found
    const integral = whole.replaceAll(',', '').replace(/^0+(?=[0-9])/, '') || '0'
    const fraction = decimals.replace(/0+$/, '')
    const number = fraction === '' ? integral : `${integral}.${fraction}`
    return { amount: number === '0' ? number : sign + number, percent: percent !== undefined }
  },
}
