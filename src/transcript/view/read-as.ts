/** What a text is read as by a source of a plan. */
import type { Reading } from '../../normalize/definition.ts'
import { knownNormalizer } from '../../normalize/known-normalizers.ts'
import type { PlanSource, ValueField } from '../../plan/mapping-plan.ts'

/** Reads a text. */
export type Read = (text: string) => Reading<unknown>

/** What reads a source of a plan, with the tables of its field folded once. Holds nothing of a document. */
const readers = new WeakMap<PlanSource, Read>()

function newReader(source: PlanSource, field: ValueField): Read | undefined {
  const normalizer = knownNormalizer(source.normalizer)
  if (normalizer === undefined) return undefined
  const read = normalizer.withTables?.(...field.tables) ?? normalizer.parse
  readers.set(source, read)
  return read
}

/** What reads `source`; `undefined` where nothing is known that does. */
export function readerOf(source: PlanSource, field: ValueField): Read | undefined {
  return readers.get(source) ?? newReader(source, field)
}

/** What `text` is read as; `undefined` where nothing is known that reads it. */
export function readAs(text: string, source: PlanSource, field: ValueField): Reading<unknown> | undefined {
  return readerOf(source, field)?.(text)
}
