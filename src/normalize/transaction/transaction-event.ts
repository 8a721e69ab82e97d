/**
 * `transactionEvent`: what happened by a transaction's code and the words beside it. It is for codes that say too little:
 * 971 may be a letter, a payment plan or an amended return. Words that are not in the table are reported as such, never guessed.
 */
import { eitherOf, empty, type Normalizer, Refusal } from '../definition.ts'
import { transactionCode } from './transaction-code.ts'
import {
  codesToExplain,
  knownExplanation,
  transactionEvents,
  type TransactionEvent as Word,
} from './transaction-explanations.ts'

const known: readonly string[] = transactionEvents
const words = /* @__PURE__ */ known.concat('none', 'unlisted')

/** One of a closed set of words. Empty where the code is. */
export const transactionEvent: Normalizer<Word | 'none' | 'unlisted'> = {
  name: 'transactionEvent',
  summary:
    'What happened by the words beside a transaction code: planEstablished, levyAnnounced, bankruptcy and so on; none where they say no more than the code, unlisted where code 971 or 972 has words that are not in the table',
  output: { kind: 'text', schema: { enum: words }, type: /* @__PURE__ */ eitherOf(words) },
  nothing: ['N/A'],
  readsWith: true,
  examples: [
    { text: '971', with: 'Notice issued CP 0014', gives: 'noticeIssued' },
    { text: '971', with: 'Installment agreement established', gives: 'planEstablished' },
    { text: '971', with: 'No longer in installment agreement status', gives: 'planEnded' },
    {
      text: '971',
      with: 'Amended tax return or claim forwarded for processing',
      gives: 'amendedReturnForwarded',
    },
    { text: '971', with: 'Some other event', gives: 'unlisted' },
    { text: '971', gives: 'unlisted' },
    { text: '972', with: 'Removed installment agreement', gives: 'reversal' },
    { text: '520', with: 'Bankruptcy or other legal action filed', gives: 'legalAction' },
    { text: '846', with: 'Refund issued', gives: 'none' },
    { text: '999', with: 'Installment agreement established', gives: 'none' },
    { text: 'N/A', with: 'Notice issued', empty: true },
    { text: '', empty: true },
    { text: '15', refused: 'other than three digits' },
  ],
  parse: (text, explanation) => {
    const code = transactionCode.parse(text)
    if (code === empty || code instanceof Refusal) return code
    return knownExplanation(code, explanation)?.event ?? (codesToExplain.includes(code) ? 'unlisted' : 'none')
  },
}
