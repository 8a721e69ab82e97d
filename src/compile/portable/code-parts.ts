/** Parts of the prelude for codes and identifiers: src/normalize/code.ts, cycle.ts, tax-id.ts and the transaction-*.ts beside them. */
import { transactionCodes } from '../../normalize/transaction-codes.ts'
import { type Part, part } from './part.ts'

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
    'The word in a table under which a transaction code is listed.',
    raw`function($it, $table) {(
  $digits := $transactionCode($it);
  $words := $filter($keys($table), function($word) { $digits in $lookup($table, $word) });
  $digits = null ? null : $words[0] ?? "unlisted"
)}`,
  ),
  part(
    'transactionGroup',
    'What a transaction is about, by its code.',
    'function($it) { $listed($it, $transactionGroups) }',
  ),
  part(
    'transactionEffect',
    'What a transaction does to the balance, by its code.',
    'function($it) { $listed($it, $transactionEffects) }',
  ),
]

/** The codes of three digits under each word that stands in a column of the table. */
function codesBy(column: 0 | 1): string {
  const codes = [...transactionCodes].filter(([code]) => /^[0-9]{3}$/.test(code))
  const words = [...new Set(codes.map(([, row]) => row[column]))].sort()
  const lines = words.map(word => {
    const those = codes.filter(([, row]) => row[column] === word).map(([code]) => JSON.stringify(code))
    return `  "${word}": [${those.join(', ')}]`
  })
  return `{\n${lines.join(',\n')}\n}`
}
