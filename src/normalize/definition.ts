/**
 * What a normalizer is: one definition object that answers every question the rest of the code asks of it.
 * Built-in ones and a user's own use the same type. A normalizer is total: any text gives a value, `empty` or a refusal.
 */
import type { ValueKind } from '../plan/value-kind.ts'

/** The one answer for text that says nothing: blank, or the authority's own way of leaving out (a date of zeros). */
export const empty: unique symbol = Symbol('empty')

/** Why a text cannot be read, in words that describe its shape and never quote it: "letters where digits are expected". */
export class Refusal {
  readonly problem: string

  constructor(problem: string) {
    this.problem = problem
  }
}

/** The TypeScript type of one of `words`, such as `'debit' | 'credit'`. */
export function eitherOf(words: readonly string[]): string {
  return words.map(word => `'${word}'`).join(' | ')
}

/** What a normalizer makes of a text. */
export type Reading<T> = T | typeof empty | Refusal

/** How a normalizer's values appear in the output: in JSON (after `JSON.stringify`), in TypeScript and in words. */
export interface OutputShape {
  /** What an expression may do with the value. */
  readonly kind: ValueKind
  /** The parts that it has, by name, where it is no plain value. */
  readonly inside?: Readonly<Record<string, ValueKind>>
  /** JSON Schema 2020-12 of the value as JSON; it never allows null (the compiler adds that). */
  readonly schema: Readonly<Record<string, unknown>>
  /** TypeScript type of the value in `result.data`, such as `Decimal` or `string`. */
  readonly type: string
  /** The value of a JSON text that fits `schema`; only where it is not that text itself. */
  readonly fromJson?: (text: string) => unknown
}

/** One accepted or refused text; the list is the normalizer's documentation and its test. */
export interface Example {
  readonly text: string
  /** Written tables of the mapping, for normalizers that take them. */
  readonly tables?: readonly unknown[]
  /** The text beside it, for normalizers that read two. */
  readonly with?: string
  /** The value as JSON; absent where the text is empty or refused. */
  readonly gives?: unknown
  /** The text says nothing. */
  readonly empty?: true
  /** The problem a refusal names. */
  readonly refused?: string
}

/** The definition of one normalizer. `T` is its value in `result.data`. */
export interface Normalizer<T = unknown> {
  /** The name written after `as:` and called as `$name(...)` in JSONata. */
  readonly name: string
  /** One sentence for an analyst: what it reads and what comes out, units included. */
  readonly summary: string
  readonly output: OutputShape
  /** Words that say there is no value, such as `N/A`: empty, whatever their case and blanks. None where the kind allows them as values. */
  readonly nothing?: readonly string[]
  /** Keys of the field, in calling order, whose exact tables it reads (`yes`, `no`, `values`); none for most. */
  readonly tables?: readonly string[]
  /** The output shape for given tables, where they narrow it (an enumeration). */
  readonly outputFor?: (tables: readonly unknown[]) => OutputShape
  /**
   * It takes the text of a second line of the same entry, which the key `with` of the field names, in place of a table. That text
   * only helps to tell what the first one means: without it there is an answer all the same.
   */
  readonly readsWith?: true
  /** Whether a value leaves open what it means, as a flag does whose words are not listed: an issue says so. Total over any value. */
  readonly leavesOpen?: (value: unknown) => boolean
  readonly examples: readonly Example[]
  readonly parse: (text: string, ...tables: readonly unknown[]) => Reading<T>
  /** The same as `parse`, with the tables made ready once for many texts; only where it reads tables. */
  readonly withTables?: (...tables: readonly unknown[]) => (text: string) => Reading<T>
}
