/** `code`: a short code or an identifier. No character of it means a number: leading zeros, X, asterisks and dashes stay. */
import { trimBlank } from '../characters/blank.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'

const longest = 64

/** The characters as printed, without blanks around them; at most 64. Blank text is empty. */
export const code: Normalizer<string> = {
  name: 'code',
  summary: 'A short code or identifier, kept character by character',
  output: { kind: 'text', schema: { type: 'string' }, type: 'string' },
  examples: [
    { text: '541110', gives: '541110' },
    { text: '01', gives: '01' },
    { text: '0000000000', gives: '0000000000' },
    { text: 'FAKE NAM', gives: 'FAKE NAM' },
    { text: 'A1 X', gives: 'A1 X' },
    { text: '30221-479-16715-0', gives: '30221-479-16715-0' },
    { text: 'XXXXX1234', gives: 'XXXXX1234' },
    { text: ' 7\n', gives: '7' },
    { text: '', empty: true },
    { text: '\u00a0', empty: true },
    { text: 'A1\nX', refused: 'a line break or control character' },
    { text: 'A1\tX', refused: 'a line break or control character' },
    {
      text: 'a sentence of more than sixty-four characters is no code of any kind',
      refused: 'longer than 64 characters',
    },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
    return hasControl(trimmed) ? new Refusal('a line break or control character') : trimmed
  },
}

/** Whether a character is a control character (Unicode Cc) or parts lines. */
function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 32 || (unit >= 0x7f && unit <= 0x9f) || unit === 0x2028 || unit === 0x2029) return true
  }
  return false
}
