/** `transactionGroup`: what a transaction is about, by its code. A code that is not listed is told as such, never guessed. */
import { empty, type Normalizer, Refusal } from './definition.ts'
import { transactionCode } from './transaction-code.ts'
import { transactionCodes, type TransactionGroup as Word } from './transaction-codes.ts'

const words: readonly string[] = [
  'adjustment',
  'admin',
  'audit',
  'collection',
  'credit',
  'filing',
  'hold',
  'interest',
  'nonfiling',
  'notice',
  'payment',
  'penalty',
  'refund',
  'return',
  'unlisted',
]

/** One of a closed set of words; `unlisted` for a code that is not in the list. Empty where the code is. */
export const transactionGroup: Normalizer<Word | 'unlisted'> = {
  name: 'transactionGroup',
  summary:
    'What a transaction is about, by its code: adjustment, admin, audit, collection and so on; unlisted where the code is not in the list',
  output: { kind: 'text', schema: { enum: words }, type: words.map(word => `'${word}'`).join(' | ') },
  nothing: ['N/A'],
  examples: [
    { text: '150', gives: 'return' },
    { text: '610', gives: 'payment' },
    { text: '846', gives: 'refund' },
    { text: '460', gives: 'filing' },
    { text: '999', gives: 'unlisted' },
    { text: 'N/A', empty: true },
    { text: '', empty: true },
    { text: '15', refused: 'other than three digits' },
  ],
  parse: text => {
    const code = transactionCode.parse(text)
    if (code === empty || code instanceof Refusal) return code
    return transactionCodes.get(code)?.[0] ?? 'unlisted'
  },
}
