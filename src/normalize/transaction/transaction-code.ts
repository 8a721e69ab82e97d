/**
 * `transactionCode`: the three digits that say what a row of an account does. Rows that only inform (a document locator
 * number, `No tax return filed`) carry `N/A`, `n/a` or nothing in this place: they are empty, not wrong.
 */
import { trimBlank } from '../characters/blank.ts'
import { isDigits } from '../characters/digits.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'

/** Three digits as text. Blank text and `N/A` in any case are empty. */
export const transactionCode: Normalizer<string> = {
  name: 'transactionCode',
  summary: 'The three digits of a transaction code, as text; empty for N/A',
  output: { kind: 'text', schema: { type: 'string', pattern: '^[0-9]{3}$' }, type: 'string' },
  nothing: ['N/A'],
  examples: [
    { text: '150', gives: '150' },
    { text: '001', gives: '001' },
    { text: ' 846 ', gives: '846' },
    { text: 'N/A', empty: true },
    { text: 'n/a', empty: true },
    { text: '', empty: true },
    { text: '\u00a0', empty: true },
    { text: '15', refused: 'other than three digits' },
    { text: '1500', refused: 'other than three digits' },
    { text: 'TC150', refused: 'other than three digits' },
    { text: 'NA', refused: 'other than three digits' },
    { text: '1 5', refused: 'other than three digits' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed.length === 3 && isDigits(trimmed)) return trimmed
    const isEmpty = trimmed === '' || trimmed === 'N/A' || /^n\/a$/i.test(trimmed)
    return isEmpty ? empty : new Refusal('other than three digits')
  },
}
