/** `text`: words as the authority prints them. Lenient: any text is accepted. Case, dashes and quotes stay as they are. */
import { composed } from '../../text/characters/composed.ts'
import { isPlain } from '../../text/characters/plain-text.ts'
import { trimBlank } from '../characters/blank.ts'
import { empty, type Normalizer } from '../definition.ts'

/** What is not one blank already. */
const spaces = /\s{2,}|[^\S ]/g

/** Text in Unicode NFC without blanks around it, each run of white space inside as one blank. Blank text is empty. */
export const text: Normalizer<string> = {
  name: 'text',
  summary: 'Words as printed, without blanks around them',
  output: { kind: 'text', schema: { type: 'string' }, type: 'string' },
  examples: [
    { text: 'Original document', gives: 'Original document' },
    { text: '  PO BOX \n  1234 ', gives: 'PO BOX 1234' },
    { text: 'W-2 or 1099\u00a0withholding', gives: 'W-2 or 1099 withholding' },
    { text: 'Cafe\u0301', gives: 'Caf\u00e9' },
    { text: 'Payer\u2019s copy', gives: 'Payer\u2019s copy' },
    { text: '** 00000', gives: '** 00000' },
    { text: '00', gives: '00' },
    { text: '', empty: true },
    { text: ' \t\r\n\u00a0', empty: true },
    { text: '&nbsp;', empty: true },
  ],
  parse: raw => {
    const trimmed = trimBlank(raw)
    if (trimmed === '') return empty
    if (isPlain(trimmed)) return trimmed
    return composed(trimmed.replace(spaces, ' '))
  },
}
