/**
 * `transactionGroup`: what a transaction is about, by its code, and where that says too little by the words beside it. A code
 * that is not listed is reported as such, never guessed.
 */
import { eitherOf, empty, type Normalizer, Refusal } from '../definition.ts'
import { transactionCode } from './transaction-code.ts'
import { transactionGroups, transactionRow, type TransactionGroup as Word } from './transaction-codes.ts'
import { explainedGroup } from './transaction-explanations.ts'

const known: readonly string[] = transactionGroups
const words = /* @__PURE__ */ known.concat('unlisted')

/** One of a closed set of words; `unlisted` for a code that is not in the list. Empty where the code is. */
export const transactionGroup: Normalizer<Word | 'unlisted'> = {
  name: 'transactionGroup',
  summary:
    'What a transaction is about, by its code and the words beside it: adjustment, admin, audit, collection and so on; unlisted where the code is not in the list',
  output: { kind: 'text', schema: { enum: words }, type: /* @__PURE__ */ eitherOf(words) },
  nothing: ['N/A'],
  readsWith: true,
  examples: [
    { text: '150', gives: 'return' },
    { text: '610', gives: 'payment' },
    { text: '613', gives: 'payment' },
    { text: '846', gives: 'refund' },
    { text: '460', gives: 'filing' },
    { text: '826', gives: 'offset' },
    { text: '836', gives: 'transfer' },
    { text: '971', gives: 'notice' },
    { text: '971', with: 'Installment agreement established', gives: 'collection' },
    { text: '971', with: 'Some other event', gives: 'notice' },
    { text: '999', gives: 'unlisted' },
    { text: 'N/A', empty: true },
    { text: '', empty: true },
    { text: '15', refused: 'other than three digits' },
  ],
  parse: (text, explanation) => {
    const code = transactionCode.parse(text)
    if (code === empty || code instanceof Refusal) return code
    return explainedGroup(code, explanation) ?? transactionRow(code)?.[0] ?? 'unlisted'
  },
}
