/**
 * `decimal`: a number that may have a fraction and is not an amount, such as a count of shares. What carries a currency sign is
 * `money`, what carries a percent sign is `ratio`; both are refused here rather than stripped.
 */
import { plainDashes, trimBlank } from '../characters/blank.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'
import { ExactNumber } from '../exact/exact-number.ts'

const longest = 40
const shape = /^-?(?:(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]+)?|\.[0-9]+)$/

/** Why a text is no such number: the first shape that fits. */
const problems: readonly (readonly [RegExp, string])[] = [
  [/\$/, 'a currency sign where only a number is expected'],
  [/%/, 'a percent sign where only a number is expected'],
  [/[^0-9.,-]/, 'other characters than digits'],
  [/\..*[.,]|\.$/, 'a decimal point that does not part whole and fraction'],
  [/,/, 'a comma that does not part thousands'],
]

/** The exact number. Blank text and words for nothing are empty, never zero; a number of more than 40 characters is refused. */
export const decimal: Normalizer<ExactNumber> = {
  name: 'decimal',
  summary: 'An exact number that may have a fraction, such as a count of shares: 37.512, 120 or 1,250.5',
  output: {
    kind: 'number',
    schema: { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' },
    type: 'Decimal',
    fromJson: text => new ExactNumber(text),
  },
  nothing: nothingTexts,
  examples: [
    { text: '37.512', gives: '37.512' },
    { text: '120', gives: '120' },
    { text: '1,250', gives: '1250' },
    { text: '1,234,567.25', gives: '1234567.25' },
    { text: '1250.500', gives: '1250.5' },
    { text: '000120.000', gives: '120' },
    { text: '0.0765', gives: '0.0765' },
    { text: '.5', gives: '0.5' },
    { text: '0', gives: '0' },
    { text: '0.000', gives: '0' },
    { text: '-0.0', gives: '0' },
    { text: '-12.50', gives: '-12.5' },
    { text: '\u2212.5', gives: '-0.5' },
    { text: ' 120.25\u00a0', gives: '120.25' },
    { text: '0.00000000000000000000000000000000000001', gives: '0.00000000000000000000000000000000000001' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: ' \u00a0', empty: true },
    { text: '$12.50', refused: 'a currency sign where only a number is expected' },
    { text: '50%', refused: 'a percent sign where only a number is expected' },
    { text: '1 2', refused: 'other characters than digits' },
    { text: '+7', refused: 'other characters than digits' },
    { text: '(7)', refused: 'other characters than digits' },
    { text: '1/2', refused: 'other characters than digits' },
    { text: '1e3', refused: 'other characters than digits' },
    { text: '0x10', refused: 'other characters than digits' },
    { text: 'two', refused: 'other characters than digits' },
    { text: '5.', refused: 'a decimal point that does not part whole and fraction' },
    { text: '1.000,5', refused: 'a decimal point that does not part whole and fraction' },
    { text: '1.2.3', refused: 'a decimal point that does not part whole and fraction' },
    { text: '1,25', refused: 'a comma that does not part thousands' },
    { text: '1234,567', refused: 'a comma that does not part thousands' },
    { text: '--1', refused: 'not in the shape of a number' },
    { text: '-', refused: 'not in the shape of a number' },
    { text: '1-', refused: 'not in the shape of a number' },
    { text: '0.0000000000000000000000000000000000000001', refused: 'longer than 40 characters' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
    const plain = plainDashes(trimmed)
    if (!shape.test(plain)) return saysNothing(trimmed) ? empty : new Refusal(problemOf(plain))
    const number = new ExactNumber(plain.replaceAll(',', ''))
    // `-0` would be another value than `0` to a strict comparison.
    return number.isZero() ? number.abs() : number
  },
}

function problemOf(text: string): string {
  return problems.find(([wrong]) => wrong.test(text))?.[1] ?? 'not in the shape of a number'
}
