/** `integer`: a count, as a JavaScript number. Not for identifiers: leading zeros are lost here (`code` keeps them). */
import { plainDashes, trimBlank } from '../characters/blank.ts'
import { isDigits } from '../characters/digits.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'

const longest = 40
const shape = /^-?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)$/

/** A whole number, at most 9007199254740991 either way. Blank text and words for nothing are empty, never zero. */
export const integer: Normalizer<number> = {
  name: 'integer',
  summary: 'A whole number, such as a count of exemptions: 00, 7 or 1,200',
  output: { kind: 'integer', schema: { type: 'integer' }, type: 'number' },
  nothing: nothingTexts,
  examples: [
    { text: '00', gives: 0 },
    { text: '01', gives: 1 },
    { text: '7', gives: 7 },
    { text: '12', gives: 12 },
    { text: '1980', gives: 1980 },
    { text: '1,234,567', gives: 1234567 },
    { text: '-3', gives: -3 },
    { text: '\u22123', gives: -3 },
    { text: '-0', gives: 0 },
    { text: ' 2 ', gives: 2 },
    { text: '9007199254740991', gives: 9007199254740991 },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: '\u00a0', empty: true },
    { text: '9007199254740992', refused: 'too large for a whole number' },
    { text: '1,23', refused: 'a comma that does not part thousands' },
    { text: '1.0', refused: 'other characters than digits' },
    { text: '$7', refused: 'other characters than digits' },
    { text: '+7', refused: 'other characters than digits' },
    { text: '1 2', refused: 'other characters than digits' },
    { text: '1e3', refused: 'other characters than digits' },
    { text: '0x10', refused: 'other characters than digits' },
    { text: 'two', refused: 'other characters than digits' },
    { text: '00000000000000000000000000000000000000001', refused: 'longer than 40 characters' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    if (trimmed.length < 10 && isDigits(trimmed)) return Number(trimmed)
    if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
    const plain = plainDashes(trimmed)
    if (!shape.test(plain)) return saysNothing(trimmed) ? empty : new Refusal(problemOf(plain))
    const value = Number(plain.replaceAll(',', ''))
    if (!Number.isSafeInteger(value)) return new Refusal('too large for a whole number')
    // `-0` would be another value than `0` to a strict comparison.
    return value === 0 ? 0 : value
  },
}

function problemOf(text: string): string {
  return /^-?[0-9,]+$/.test(text) ? 'a comma that does not part thousands' : 'other characters than digits'
}
