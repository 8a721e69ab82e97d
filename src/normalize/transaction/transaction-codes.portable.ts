/** The table of transaction codes in JSONata, made from the one in transaction-codes.ts. */
import { type Part, part } from '../portable-part.ts'
import { transactionCodes, transactionRow } from './transaction-codes.ts'

const raw = String.raw

export const portable: readonly Part[] = [
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
