/**
 * `formNumber`: the number of a form, in one spelling. Rules: the word "Form" in front is no part of the number; a number in
 * the list of src/text/labels/form-numbers.ts is given in the spelling of the list, whatever its case and whether a hyphen, a blank or
 * nothing joins its parts (`1120S`, `1120 S`); any other text stays as printed.
 */
import { formNumberOf, withoutFormWord } from '../../text/labels/form-numbers.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'
import { text } from './text.ts'

const longest = 64

/** `1120-S` for `Form 1120S`; words such as `Civil Penalty` are kept. Blank text is empty; at most 64 characters. */
export const formNumber: Normalizer<string> = {
  name: 'formNumber',
  summary: 'The number of a form in one spelling: 1120-S for Form 1120S',
  output: { kind: 'text', schema: { type: 'string' }, type: 'string' },
  examples: [
    { text: '1040', gives: '1040' },
    { text: 'Form 1040', gives: '1040' },
    { text: 'FORM 1040A', gives: '1040A' },
    { text: '1040-A', gives: '1040A' },
    { text: '1040SR', gives: '1040-SR' },
    { text: '1120S', gives: '1120-S' },
    { text: '1120-S', gives: '1120-S' },
    { text: '1120 s', gives: '1120-S' },
    { text: '1120\u2011S', gives: '1120-S' },
    { text: 'W-2', gives: 'W-2' },
    { text: 'Form W2', gives: 'W-2' },
    { text: '1099 INT', gives: '1099-INT' },
    { text: '1040 SERIES', gives: '1040 Series' },
    { text: '1120 Series', gives: '1120 Series' },
    { text: '1065MEF', gives: '1065MEF' },
    { text: 'CIVIL PENALTY', gives: 'Civil Penalty' },
    { text: 'CIVPEN', gives: 'Civil Penalty' },
    { text: 'CVL PEN', gives: 'Civil Penalty' },
    { text: 'INCOME', gives: 'INCOME' },
    { text: 'Form 8300', gives: '8300' },
    { text: '11 20', gives: '11 20' },
    { text: '11 - 20', gives: '11 - 20' },
    { text: '1040Z', gives: '1040Z' },
    { text: '', empty: true },
    { text: '\u00a0', empty: true },
    {
      text: 'a sentence of more than sixty-four characters is no number of a form',
      refused: 'longer than 64 characters',
    },
  ],
  parse: raw => {
    const printed = text.parse(raw)
    if (typeof printed !== 'string') return empty
    if (printed.length > longest) return new Refusal(`longer than ${longest} characters`)
    return formNumberOf(printed) ?? withoutFormWord(printed)
  },
}
