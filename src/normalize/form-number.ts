/**
 * `formNumber`: the number of a form, in one spelling. Rules: the word "Form" in front is no part of the number; a number in
 * the list below is given in the spelling of the list, whatever its case and whether a hyphen, a blank or nothing joins its
 * parts (`1120S`, `1120 S`); any other text stays as printed. Digits are never joined to digits: `11 20` is not 1120.
 */
import { canonicalText } from '../text/canonical-label.ts'
import { trimBlank } from './blank.ts'
import { empty, type Normalizer, Refusal } from './definition.ts'
import { text } from './text.ts'

const longest = 64

/** In the authority's spelling. A number that is not here is not lost: it stays as printed. */
const spellings = `
  706 709 720 730 940 940-EZ 940-PR 941 941-PR 941-SS 941-X 943 943-PR 944 944-SS 945 990 990-EZ 990-PF 990-T
  1040 1040A 1040EZ 1040-C 1040-NR 1040-NR-EZ 1040-PR 1040-SR 1040-SS 1040-X 1041 1041-A 1041-N 1041-QFT 1042 1042-S
  1065 1065MEF 1065-X 1066 1098 1098-C 1098-E 1098-F 1098-MA 1098-Q 1098-T
  1099-A 1099-B 1099-C 1099-CAP 1099-DA 1099-DIV 1099-G 1099-H 1099-INT 1099-K 1099-LS 1099-LTC 1099-MISC 1099-NEC 1099-OID
  1099-PATR 1099-Q 1099-QA 1099-R 1099-S 1099-SA 1099-SB
  1120 1120-A 1120-C 1120-F 1120-FSC 1120-H 1120-L 1120-ND 1120-PC 1120-POL 1120-REIT 1120-RIC 1120-S 1120-SF 1120-X
  2290 3921 3922 5498 5498-ESA 5498-QA 5498-SA 11-C CT-1 RRB-1099 RRB-1099-R SSA-1099 W-2 W-2G`

const spellingOf: ReadonlyMap<string, string> = new Map(
  [...spellings.trim().split(/\s+/), '1040 Series', '1065 Series', '1120 Series', 'Civil Penalty'].map(
    spelling => [joined(spelling), spelling] as const,
  ),
)

/** `1120-S` for `Form 1120S`; words such as `Civil Penalty` are kept. Blank text is empty; at most 64 characters. */
export const formNumber: Normalizer<string> = {
  name: 'formNumber',
  summary: 'The number of a form in one spelling: 1120-S for Form 1120S',
  output: { schema: { type: 'string' }, type: 'string' },
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
    { text: 'INCOME', gives: 'INCOME' },
    { text: 'Form 8300', gives: '8300' },
    { text: '11 20', gives: '11 20' },
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
    const number = withoutForm(printed)
    return spellingOf.get(joined(number)) ?? number
  },
}

function withoutForm(printed: string): string {
  const rest = /^form\s+(\S.*)$/i.exec(printed)?.[1]
  return rest === undefined ? printed : withoutForm(trimBlank(rest))
}

/** The canonical text without the hyphens and blanks that join its parts, those between two digits excepted. */
function joined(number: string): string {
  return canonicalText(number).replace(/(?<![0-9])[ -]|[ -](?![0-9])/g, '')
}
