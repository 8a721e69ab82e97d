/** `oneOf`: one word out of a written table, in which each word has the texts that stand for it. Nothing else is accepted. */
import { trimBlank } from '../characters/blank.ts'
import { empty, type Normalizer, type Reading, Refusal } from '../definition.ts'
import { meaningIn, theFirst } from './listed.ts'

const methods = { cash: ['Cash', 'C'], accrual: ['Accrual', 'A'], other: 'Other' }

/** The word whose list has the text. Blank text is empty; a text in no list is refused. */
export const oneOf: Normalizer<string> = {
  name: 'oneOf',
  summary: 'One word out of the table of the mapping, by the exact texts that stand for it',
  output: { kind: 'text', schema: { type: 'string' }, type: 'string' },
  tables: ['values'],
  outputFor: ([values]) => {
    const words = entriesOf(values).map(([word]) => word)
    if (words.length === 0) return oneOf.output
    return {
      kind: 'text',
      schema: { enum: words },
      type: words.map(word => JSON.stringify(word)).join(' | '),
    }
  },
  examples: [
    { text: 'Cash', tables: [methods], gives: 'cash' },
    { text: ' CASH ', tables: [methods], gives: 'cash' },
    { text: 'a', tables: [methods], gives: 'accrual' },
    { text: 'Other:', tables: [methods], gives: 'other' },
    { text: '', tables: [methods], empty: true },
    { text: '\u00a0', tables: [methods], empty: true },
    { text: 'Cash basis', tables: [methods], refused: 'a text that is not in the table' },
    { text: 'cas', tables: [methods], refused: 'a text that is not in the table' },
    { text: 'constructor', tables: [methods], refused: 'a text that is not in the table' },
    { text: 'Cash', refused: 'a text that is not in the table' },
  ],
  parse: (text, values) => withTables(values)(text),
  withTables,
}

function withTables(values: unknown): (text: string) => Reading<string> {
  // A text under two words is the first one's.
  const wordOf = meaningIn(
    entriesOf(values).map(([word, texts]) => [texts, word] as const),
    theFirst,
  )
  return text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    return wordOf(trimmed) ?? new Refusal('a text that is not in the table')
  }
}

function entriesOf(values: unknown): readonly (readonly [string, unknown])[] {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? Object.entries(values) : []
}
