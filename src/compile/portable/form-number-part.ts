/** The parts of the prelude for numbers of forms: the spellings of src/normalize/form-number.ts, which a test holds them to. */
import { canonicalText } from '../../text/canonical-label.ts'
import { type Part, part } from './part.ts'

const raw = String.raw

const spellings = `
  706 709 720 730 940 940-EZ 940-PR 941 941-PR 941-SS 941-X 943 943-PR 944 944-SS 945 990 990-EZ 990-PF 990-T
  1040 1040A 1040EZ 1040-C 1040-NR 1040-NR-EZ 1040-PR 1040-SR 1040-SS 1040-X 1041 1041-A 1041-N 1041-QFT 1042 1042-S
  1065 1065MEF 1065-X 1066 1098 1098-C 1098-E 1098-F 1098-MA 1098-Q 1098-T
  1099-A 1099-B 1099-C 1099-CAP 1099-DA 1099-DIV 1099-G 1099-H 1099-INT 1099-K 1099-LS 1099-LTC 1099-MISC 1099-NEC 1099-OID
  1099-PATR 1099-Q 1099-QA 1099-R 1099-S 1099-SA 1099-SB
  1120 1120-A 1120-C 1120-F 1120-FSC 1120-H 1120-L 1120-ND 1120-PC 1120-POL 1120-REIT 1120-RIC 1120-S 1120-SF 1120-X
  2290 3921 3922 5498 5498-ESA 5498-QA 5498-SA 11-C CT-1 RRB-1099 RRB-1099-R SSA-1099 W-2 W-2G`

const words = ['1040 Series', '1065 Series', '1120 Series', 'Civil Penalty']

export const formNumberParts: readonly Part[] = [
  part(
    'spellings',
    'The numbers of forms in the spelling of the authority, by the same without hyphens and blanks.',
    table(),
  ),
  part(
    'joint',
    'A number of a form without the hyphens and blanks that join its parts; nothing where one stands between digits.',
    raw`function($it) {(
  $plain := $label($it);
  $not($contains($plain, /[0-9][ -][0-9]/)) ? $replace($plain, /[ -]/, "")
)}`,
  ),
  part(
    'withoutForm',
    'The text without the word FORM in front.',
    raw`function($it) {(
  $rest := $match($it, /^form\s+(\S[\s\S]*)$/i, 1).groups[0];
  $exists($rest) ? $withoutForm($bare($rest)) : $it
)}`,
  ),
  part(
    'formNumber',
    'The number of a form in one spelling: 1120-S for Form 1120S. Any other text stays as printed.',
    raw`function($it) {(
  $words := $text($it);
  $number := $words != null ? ($units($words) <= 64 ? $withoutForm($words));
  $form := $joint($number);
  ($exists($form) ? $lookup($spellings, $form)) ?? $number ?? null
)}`,
  ),
]

function table(): string {
  const pairs = [...spellings.trim().split(/\s+/), ...words].map(
    spelling =>
      `${JSON.stringify(canonicalText(spelling).replace(/[ -]/g, ''))}: ${JSON.stringify(spelling)}`,
  )
  const lines: string[] = []
  for (let at = 0; at < pairs.length; at += 5) lines.push(`  ${pairs.slice(at, at + 5).join(', ')}`)
  return `{\n${lines.join(',\n')}\n}`
}
