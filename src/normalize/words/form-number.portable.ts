/** `formNumber` in JSONata, with the one table of src/text/labels/form-numbers.ts. */
import { joinedNumber, spelledForms } from '../../text/labels/form-numbers.ts'
import { type Part, part } from '../portable-part.ts'

const raw = String.raw

export const portable: readonly Part[] = [
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
  $not($contains($plain, /[0-9][ -]+[0-9]/)) ? $replace($plain, /[ -]/, "")
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
  $spelling := $exists($form) ? $lookup($spellings, $form);
  $exists($spelling) ? $spelling : $exists($number) ? $number : null
)}`,
  ),
]

function table(): string {
  const pairs = spelledForms.map(
    ([printed, spelling]) => `${JSON.stringify(joinedNumber(printed))}: ${JSON.stringify(spelling)}`,
  )
  const lines: string[] = []
  for (let at = 0; at < pairs.length; at += 5) lines.push(`  ${pairs.slice(at, at + 5).join(', ')}`)
  return `{\n${lines.join(',\n')}\n}`
}
