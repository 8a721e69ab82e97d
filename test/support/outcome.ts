/** What a normalizer made of a text, in the words of an example: `{ gives }` as JSON, `{ empty: true }` or `{ refused }`. */
import { empty, type Normalizer, type Reading, Refusal } from '../../src/normalize/definition.ts'

/** One of three, and never more than one. */
export type Outcome = { readonly gives: unknown } | { readonly empty: true } | { readonly refused: string }

/** The outcome of reading `text` with the tables of a mapping. */
export function outcomeOf(normalizer: Normalizer, text: string, ...tables: readonly unknown[]): Outcome {
  const reading: Reading<unknown> = normalizer.parse(text, ...tables)
  if (reading === empty) return { empty: true }
  if (reading instanceof Refusal) return { refused: reading.problem }
  return { gives: JSON.parse(JSON.stringify(reading)) }
}
