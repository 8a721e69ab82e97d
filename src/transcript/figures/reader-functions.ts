/** The normalizers as the functions that a mapping's expression calls. */
import type { Normalizer } from '../../normalize/definition.ts'
import { canonicalText, canonicalTitle } from '../../text/labels/canonical-label.ts'
import { noText, noting, type Read, type Trouble, valueIn } from './read-value.ts'

type HostFunction = (...args: readonly unknown[]) => unknown

/**
 * Each gives the value, or null where there is none; `title` gives what an entry says it is in canonical form, for conditions and choices; `whether`
 * tells whether that is one of the texts given.
 */
export function readerFunctions(
  trouble: Trouble,
  normalizers: readonly Normalizer[],
): Readonly<Record<string, HostFunction>> {
  const functions: Record<string, HostFunction> = {
    whether: (text, texts) => {
      if (typeof text === 'string') return Array.isArray(texts) && texts.includes(canonicalText(text))
      return noText(text, trouble)
    },
    title: text => (typeof text === 'string' ? canonicalTitle(text) : undefined),
  }
  for (const normalizer of normalizers) functions[normalizer.name] = functionOf(normalizer, trouble)
  return functions
}

function functionOf(normalizer: Normalizer, trouble: Trouble): HostFunction {
  const { parse, withTables } = normalizer
  if (normalizer.readsWith === true) return (text, beside) => valueIn(text, parse, trouble, beside)
  if (withTables === undefined) return text => valueIn(text, parse, trouble)
  const readers = new ReadersByTable((...tables) => noting(normalizer, withTables(...tables), trouble))
  return (text, first, second) => valueIn(text, readers.for(first, second), trouble)
}

/**
 * What reads with given tables, kept for the tables that a mapping has written out: those the evaluator makes once, frozen.
 * It holds nothing of a transcript, and goes with the tables.
 */
class ReadersByTable {
  readonly #make: (...tables: readonly unknown[]) => Read
  readonly #kept = new WeakMap<object, { readonly second: unknown; readonly read: Read }>()

  constructor(make: (...tables: readonly unknown[]) => Read) {
    this.#make = make
  }

  for(first: unknown, second: unknown): Read {
    if (typeof first !== 'object' || first === null) return this.#make(first, second)
    const kept = this.#kept.get(first)
    if (kept !== undefined && kept.second === second) return kept.read
    const read = this.#make(first, second)
    if (Object.isFrozen(first) && (typeof second !== 'object' || Object.isFrozen(second)))
      this.#kept.set(first, { second, read })
    return read
  }
}
