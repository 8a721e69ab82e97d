/** `transactionEffect`: what a transaction does to the balance, by its code. A code that is not listed is reported as such, never guessed. */
import { eitherOf, empty, type Normalizer, Refusal } from '../definition.ts'
import { transactionCode } from './transaction-code.ts'
import { transactionRow, type TransactionEffect as Word } from './transaction-codes.ts'

const words: readonly string[] = ['debit', 'credit', 'varies', 'none', 'unlisted']

/** One of a closed set of words; `unlisted` for a code that is not in the list. Empty where the code is. */
export const transactionEffect: Normalizer<Word | 'unlisted'> = {
  name: 'transactionEffect',
  summary:
    'What a transaction does to the balance, by its code: debit, credit, varies, none; unlisted where the code is not in the list',
  output: { kind: 'text', schema: { enum: words }, type: /* @__PURE__ */ eitherOf(words) },
  nothing: ['N/A'],
  examples: [
    { text: '150', gives: 'debit' },
    { text: '610', gives: 'credit' },
    { text: '613', gives: 'credit' },
    { text: '846', gives: 'debit' },
    { text: '460', gives: 'none' },
    { text: '899', gives: 'varies' },
    { text: '999', gives: 'unlisted' },
    { text: 'N/A', empty: true },
    { text: '', empty: true },
    { text: '15', refused: 'other than three digits' },
  ],
  parse: text => {
    const code = transactionCode.parse(text)
    if (code === empty || code instanceof Refusal) return code
    return transactionRow(code)?.[1] ?? 'unlisted'
  },
}
