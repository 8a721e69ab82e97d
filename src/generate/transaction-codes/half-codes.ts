/** Codes that have only one of their two lines: a row in the table of the normalizers, and a note on the page. */

/** Of the codes that have a note without a row in the table, or a row without a note, what to write. */
export function halfCodes(noted: readonly string[], listed: readonly string[]): readonly string[] {
  const without = (codes: readonly string[], others: readonly string[]): readonly string[] =>
    codes.filter(code => !others.includes(code))
  const folder = 'src/generate/transaction-codes'
  return [
    ...without(listed, noted).map(
      code =>
        `${code}: add "${code} | title | meaning. | sources | S or K" to ${folder}/transaction-codes.txt`,
    ),
    ...without(noted, listed).map(
      code =>
        `${code}: add "['${code}', [group, effect]]," to src/normalize/transaction/transaction-codes.ts`,
    ),
  ]
}
