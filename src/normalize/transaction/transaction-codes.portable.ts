/** Parts of the prelude for codes and identifiers: src/normalize/code.ts, cycle.ts, tax-id.ts and the transaction-*.ts beside them. */

import { type Part, part } from '../portable-part.ts'
import { transactionCodes, transactionRow } from './transaction-codes.ts'
import {
  codesToExplain,
  explainedCodes,
  explanationsOf,
  longestExplanation,
} from './transaction-explanations.ts'

const raw = String.raw

export const codeParts: readonly Part[] = [
  part(
    'code',
    'A short code or identifier, kept character by character.',
    raw`function($it) {
  $reading($it, 64, function($plain) {
    $not($contains($plain, /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)) ? $plain
  })
}`,
  ),
  part(
    'cycle',
    'A processing cycle as printed: year, week and perhaps day of the week in six or eight digits.',
    raw`function($it) {
  $reading($it, 8, function($plain) {
    $contains($plain, /^[0-9]{4}(?:0[1-9]|[1-4][0-9]|5[0-3])(?:0[1-5])?$/) ? $plain
  })
}`,
  ),
  part(
    'taxId',
    'A taxpayer identification number as printed, masked places included.',
    raw`function($it) {
  $reading($it, 40, function($plain) {(
    $hyphened := $dashed($plain);
    $contains($hyphened, /^(?:[0-9Xx*]{9}|[0-9Xx*]{3}-[0-9Xx*]{2}-[0-9Xx*]{4}|[0-9Xx*]{2}-[0-9Xx*]{7})$/) ? $hyphened
  )})
}`,
  ),
  part(
    'transactionCode',
    'The three digits of a transaction code, as text; none for N/A.',
    raw`function($it) {
  $reading($it, 3, function($plain) { $contains($plain, /^[0-9]{3}$/) ? $plain })
}`,
  ),
  part('transactionGroups', 'Transaction codes by what they are about.', codesBy(0)),
  part('transactionEffects', 'Transaction codes by what they do to the balance.', codesBy(1)),
  part(
    'listed',
    'The word in a table under which a transaction code is listed; that of the code before it was taken back, for one that ends in 3.',
    raw`function($it, $table) {(
  $digits := $transactionCode($it);
  $wordOf := function($code) { $filter($keys($table), function($word) { $code in $lookup($table, $word) })[0] };
  $digits = null ? null : (
    $own := $wordOf($digits);
    $word := $exists($own) ? $own : $wordOf($lookup($reversedCodes, $digits));
    $exists($word) ? $word : "unlisted"
  )
)}`,
  ),
  part(
    'reversedCodes',
    'Transaction codes that are not listed by themselves, by the code that they had before they were taken back.',
    reversedCodes(),
  ),
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
  part(
    'transactionGroup',
    'What a transaction is about, by its code and the words beside it.',
    raw`function($it, $explanation) {(
  $digits := $transactionCode($it);
  $digits = null ? null : (
    $group := $explained($digits, $explanation).group;
    $exists($group) ? $group : $listed($it, $transactionGroups)
  )
)}`,
  ),
  part(
    'transactionEvent',
    'What happened, by the words beside a transaction code.',
    raw`function($it, $explanation) {(
  $digits := $transactionCode($it);
  $digits = null ? null : (
    $event := $explained($digits, $explanation).event;
    $exists($event) ? $event : $digits in ${JSON.stringify(codesToExplain)} ? "unlisted" : "none"
  )
)}`,
  ),
  part(
    'transactionEffect',
    'What a transaction does to the balance, by its code.',
    'function($it) { $listed($it, $transactionEffects) }',
  ),
]

/** The codes of three digits under each word that stands in a column of the table. */
function codesBy(column: 0 | 1): string {
  const words = [...new Set([...transactionCodes.values()].map(row => row[column]))].sort()
  const lines = words.map(word => {
    const those = [...transactionCodes].filter(([, row]) => row[column] === word).map(([code]) => code)
    return `  "${word}": ${JSON.stringify(those)}`
  })
  return `{\n${lines.join(',\n')}\n}`
}

/** Each code that `transactionRow` derives from another one, and that one. */
function reversedCodes(): string {
  const lines = [...transactionCodes.keys()].flatMap(original => {
    const code = `${original.slice(0, 2)}3`
    const isDerived =
      original.endsWith('0') && !transactionCodes.has(code) && transactionRow(code) !== undefined
    return isDerived ? [`  "${code}": "${original}"`] : []
  })
  return `{\n${lines.join(',\n')}\n}`
}

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
