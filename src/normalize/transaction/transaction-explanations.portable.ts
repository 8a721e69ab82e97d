/** What the words beside a transaction code say, in JSONata: the table is made from the one in transaction-explanations.ts. */
import { type Part, part } from '../portable-part.ts'
import { explainedCodes, explanationsOf, longestExplanation } from './transaction-explanations.ts'

const raw = String.raw

export const portable: readonly Part[] = [
  part(
    'explanations',
    'What the words beside a transaction code may say: the phrases of each wording, what they mean, and what they must not hold.',
    explanationTable(),
  ),
  part(
    'explained',
    'What the words beside a transaction code say; nothing where they are in no table.',
    raw`function($digits, $text) {(
  $isText := $type($text) = "string" ? $units($text) <= ${longestExplanation} : false;
  $words := $isText ? " " & $replace($uppercase($text), /[^A-Z0-9]+/, " ") & " " : "";
  $holds := function($phrase) { $contains($words, " " & $phrase & " ") };
  $filter($lookup($explanations, $digits), function($row) {
    $count($filter($row.wordings, function($wording) {
      $count($filter($wording.all, $holds)) = $count($wording.all)
    })) > 0 and $not($exists($row.without) ? $holds($row.without) : false)
  })[0]
)}`,
  ),
]

/** The known explanations by their codes. A wording is an object, so that JSONata does not make one list of two. */
function explanationTable(): string {
  const lines = explainedCodes().map(code => {
    const rows = explanationsOf(code).map(({ wordings, without, event, group }) => ({
      wordings: wordings.map(all => ({ all })),
      without,
      event,
      group,
    }))
    return `  "${code}": ${JSON.stringify(rows)}`
  })
  return `{\n${lines.join(',\n')}\n}`
}
