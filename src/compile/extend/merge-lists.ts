/** The lists of a field that is named again: what is written stands before what the base has, unless it takes its place. */
import type { AlternativeSpec, Evidence, FieldSpec, LabelPath, Written } from '../../spec/mapping-spec.ts'

/** Which lists of a field take the place of the base's. */
export type Replaces = (key: string) => boolean

/** The wordings, each with what is said of it, and how well those that say nothing of it are known. */
export function mergedFrom(
  own: FieldSpec,
  base: FieldSpec,
  replaces: Replaces,
): Pick<FieldSpec, 'from' | 'evidence'> {
  if (own.from.length === 0) return { from: base.from, evidence: own.evidence ?? base.evidence }
  const evidenceOf = (alternative: AlternativeSpec): Evidence | undefined =>
    alternative.evidence ?? base.evidence
  const known = new Map(base.from.map(alternative => [keyOf(alternative.label), alternative]))
  const written = own.from.map(alternative => {
    const same = known.get(keyOf(alternative.label))
    if (same === undefined) return alternative
    const { as = same.as, evidence = own.evidence ?? evidenceOf(same) } = alternative
    return { ...alternative, as, evidence }
  })
  if (replaces('from')) return { from: written, evidence: own.evidence }
  const mine = new Set(written.map(alternative => keyOf(alternative.label)))
  // What is said of the wordings written here says nothing of those of the base.
  const unsaid = own.evidence === undefined ? undefined : 'sourced'
  const others = base.from
    .filter(alternative => !mine.has(keyOf(alternative.label)))
    .map(alternative => ({ ...alternative, evidence: evidenceOf(alternative) ?? unsaid }))
  return { from: [...written, ...others], evidence: own.evidence }
}

/** The names that a section may go by, and the labels whose words are looked at. */
export function mergedLabels(
  own: readonly LabelPath[],
  base: readonly LabelPath[],
  isReplaced: boolean,
): readonly LabelPath[] {
  if (own.length === 0) return base
  if (isReplaced) return own
  const mine = new Set(own.map(keyOf))
  return [...own, ...base.filter(path => !mine.has(keyOf(path)))]
}

/** Exact texts. */
export function mergedTexts(
  own: readonly string[],
  base: readonly string[],
  isReplaced: boolean,
): readonly string[] {
  if (own.length === 0) return base
  return isReplaced ? own : [...new Set([...own, ...base])]
}

/** Exact texts that know their places. */
export function mergedWritten(
  own: readonly Written<string>[],
  base: readonly Written<string>[],
  isReplaced: boolean,
): readonly Written<string>[] {
  if (own.length === 0) return base
  if (isReplaced) return own
  const mine = new Set(own.map(text => text.value))
  return [...own, ...base.filter(text => !mine.has(text.value))]
}

/** The words of a table, in the order of the base, each with its texts; then the new words. */
export function mergedValues(own: FieldSpec['values'], base: FieldSpec['values']): FieldSpec['values'] {
  if (own.length === 0) return base
  const written = new Map(own.map(value => [value.word.value, value]))
  const present = new Set(base.map(value => value.word.value))
  return [
    ...base.map(value => {
      const again = written.get(value.word.value)
      return again === undefined ? value : { ...again, texts: mergedWritten(again.texts, value.texts, false) }
    }),
    ...own.filter(value => !present.has(value.word.value)),
  ]
}

function keyOf({ steps }: LabelPath): string {
  return steps.join('\n')
}
