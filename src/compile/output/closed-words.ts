/** Fields that give one of a set of words: what a choice calls its cases, the words of a table, those of a normalizer that lists them. */
import type { Normalizer } from '../../normalize/definition.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { ChooseSpec, FieldSpec } from '../../spec/mapping-spec.ts'

/** All the texts that a field gives; `undefined` where it may be any text, or is no text. */
export function wordsOf({ from, as, values }: FieldSpec): readonly string[] | undefined {
  if (from.length === 0) return undefined
  const names = new Set(from.map(alternative => (alternative.as ?? as)?.value ?? ''))
  const table = Object.fromEntries(values.map(({ word, texts }) => [word.value, texts]))
  const all = [...names].map(name => wordsOfNormalizer(name, table))
  return all.every(words => words !== undefined) ? [...new Set(all.flat())] : undefined
}

/** What the field that says the kind of an entry gives. */
export function casesOf({ cases, otherwise }: ChooseSpec): readonly string[] {
  return [...new Set([...cases.map(each => each.name.value), otherwise.name.value])]
}

/** The cases in which entries have a field `name`. */
export function casesWith({ as, cases, otherwise }: ChooseSpec, name: string): readonly string[] {
  return [...cases, otherwise]
    .filter(({ fields }) => name === as.value || fields.some(field => field.name.value === name))
    .map(each => each.name.value)
}

function wordsOfNormalizer(name: string, values: unknown): readonly string[] | undefined {
  if (!isNormalizerName(name)) return undefined
  const { output, outputFor, tables = [] }: Normalizer = normalizers[name]
  const given = tables.map(table => (table === 'values' ? values : undefined))
  const { kind, schema } = outputFor?.(given) ?? output
  const words = schema.enum
  if (kind !== 'text' || !Array.isArray(words)) return undefined
  return words.filter(word => typeof word === 'string')
}
