/** Makes docs/transaction-codes.md: every transaction code and every known explanation, with what each means and how that is known. */
import {
  type Row,
  type TransactionGroup,
  transactionCodes,
  transactionGroups,
  transactionRow,
} from '../../normalize/transaction/transaction-codes.ts'
import { type Explanation, explanations } from '../../normalize/transaction/transaction-explanations.ts'
import { GenerateFault } from '../generate-fault.ts'
import { halfCodes } from './half-codes.ts'
import { type TransactionCodeNote, transactionCodeNotes } from './transaction-code-notes.ts'
import { transactionCodeSources } from './transaction-code-sources.ts'

/** What each group holds. */
const groupMeanings: Readonly<Record<TransactionGroup, string>> = {
  adjustment:
    'Tax added or taken off after the first assessment without an examination, and amounts written off',
  admin: 'Changes of the record itself: names, addresses, elections, representatives, moves of the account',
  audit: 'Examination and underreporter program, with the tax that an examination adds or takes off',
  collection:
    'Liens, levies, plans, offers, legal stays and what else concerns collecting the debt, with its costs',
  credit: 'Withholding and refundable credits',
  filing: 'Extensions of time to file, and inquiries about a missing return that ended because there is one',
  hold: 'Refund or collection waits until something is decided',
  interest: 'Interest owed by the taxpayer or by the IRS',
  nonfiling: 'The inquiry about a missing return; the return is missing or none was due',
  notice: 'A letter went out; or a row of code 971 or 972 whose words are not in the table of explanations',
  offset:
    'A refund used for a debt, to the IRS or to another agency: it tells a lender of a debt that this account does not show',
  payment: 'Payments and deposits, and those taken back',
  penalty: 'Penalties, and those taken off',
  refund: 'Refunds sent, returned, stopped or found to be in error',
  return: 'A return was filed, amended or filed again',
  transfer:
    'A credit that moved between periods or accounts of the same taxpayer, by choice or by hand: neither a payment nor a debt',
}

/**
 * The page. `root` is the project's folder.
 * @throws GenerateFault where a code has a row in the table and no note, or a note and no row
 */
export function transactionCodesPage(root: string): string {
  const notes = transactionCodeNotes(root)
  const halves = halfCodes(
    notes.map(({ code }) => code),
    [...transactionCodes.keys()],
  )
  if (halves.length > 0) throw new GenerateFault('Transaction codes are incomplete', halves)
  return `<!-- Made by "npm run generate" from src/normalize/transaction/transaction-codes.ts, transaction-explanations.ts and src/generate/transaction-codes/transaction-codes.txt. Do not edit. -->

# Transaction codes

What the rows of an account are about (\`transactions.group\`), what they do to its balance (\`transactions.effect\`), and what their words say happened (\`transactions.event\`). Titles and meanings stand on this page only: in the data stand the authority's own words, in \`transactions.description\`, and no title of ours ever takes their place. Where they and this page differ, the row is right.

**Mark.** S: a source was seen and says so. K: general knowledge, not verified; the meaning says so too. Group and effect of a row marked S may still follow from the family of the code. No row of the authority's own list, IRS Document 6209 section 8A, could be opened; of its section only the opening was seen.

**Effect.** A debit raises what is owed, a credit lowers it, and \`none\` moves nothing, whatever amount stands on the row. \`varies\` goes by the sign of the amount. \`unlisted\` is a code that is not on this page: with an amount, it leaves open whether the rows add up to the balance.

Document 6209 writes an \`R\` behind a code that was reversed. Whether a transcript prints it is not known; such a code is refused, with an issue, and not guessed.

## Groups

| group | what is in it |
|---|---|
${transactionGroups.map(group => `| \`${group}\` | ${groupMeanings[group]} |`).join('\n')}
| \`unlisted\` | A code that is not on this page |

## Codes that end in 3

A payment (600 to 699) or penalty whose code ends in 3 and is not listed by itself is a row that ended in 0 until it was taken back, in whole or in part. It is **what was reversed, not what reverses**: a 663 is an estimated payment, a credit like the 660 that it was, and the 662 beside it takes it back. Both count in the sum of the account, where they cancel; a total of payments made leaves both out. The rule is that of individual accounts (S, document6209, whose text breaks off before its end); for businesses it is applied as well (K). Of these codes, a row was seen of 663 alone.

## Codes

| code | title | group | effect | meaning | source | mark |
|---|---|---|---|---|---|---|
${[...notes.flatMap(listedRow), ...reversedRows(notes)].sort().join('\n')}

## Known explanations

Where the words of a row say more than its code, \`event\` tells what, and \`group\` goes by them too. A wording is known by whole words in a row, shown in capitals; what stands around them makes no difference, nor do case and punctuation. The first line that fits counts. A row of code 972 takes back what 971 records: it is looked for under the same words, its event is \`reversal\`, and its group is that of what it takes back. Code 971 or 972 with words that are not in this table has the event \`unlisted\`, and a warning says so; every other row that no line fits has \`none\`.

| code | words | event | group | meaning | source | mark |
|---|---|---|---|---|---|---|
${explanations.map(explanationRow).join('\n')}

## Sources

| source | what it is |
|---|---|
${Object.entries(transactionCodeSources)
  .map(([key, what]) => `| ${key} | ${what} |`)
  .join('\n')}
`
}

function listedRow(note: TransactionCodeNote): readonly string[] {
  const row = transactionCodes.get(note.code)
  return row === undefined ? [] : [codeRow(note, row)]
}

/** The rows of the codes that are not listed by themselves. */
function reversedRows(notes: readonly TransactionCodeNote[]): readonly string[] {
  return notes.flatMap(note => {
    const code = `${note.code.slice(0, 2)}3`
    const row = note.code.endsWith('0') && !transactionCodes.has(code) ? transactionRow(code) : undefined
    if (row === undefined) return []
    const title = `${note.title}, since taken back`
    const meaning = `A row of code ${note.code} that was taken back; another row of this account does so. By the rule above.`
    return [codeRow({ code, title, meaning, sources: ['document6209'], mark: 'S' }, row)]
  })
}

function codeRow({ code, title, meaning, sources, mark }: TransactionCodeNote, [group, effect]: Row): string {
  return `| ${code} | ${title} | ${group} | ${effect} | ${known(meaning, mark)} | ${sources.join(', ')} | ${mark} |`
}

function explanationRow({ codes, wordings, without, event, group, ...about }: Explanation): string {
  const words = wordings.map(phrases => phrases.join(' + ')).join(' or ')
  const except = without === undefined ? '' : `, without ${without}`
  const { meaning, source, mark } = about
  return `| ${codes.join(', ')} | ${words}${except} | ${event} | ${group ?? 'by the code'} | ${known(`${meaning}.`, mark)} | ${source} | ${mark} |`
}

/** What is not verified is said to be so where it stands. */
function known(meaning: string, mark: string): string {
  return mark === 'S' ? meaning : `Not verified: ${meaning}`
}
