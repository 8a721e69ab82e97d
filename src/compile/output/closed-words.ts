/**
 * Fields that give one of a set of words: what a choice calls its cases, the words of a table, those of a normalizer that lists them, and
 * the texts that a derived field chooses between.
 */
import { ExpressionError } from '../../diagnostics/errors.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { Expression } from '../../evaluate/language/expression.ts'
import type { Normalizer } from '../../normalize/definition.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { ChooseSpec, ExpressionSpec, FieldSpec } from '../../spec/mapping-spec.ts'
import { readingOf } from '../expressions/expression-reading.ts'

/** All the texts that a field gives; `undefined` where it may be any text, or is no text. */
export function wordsOf({ from, as, values, derive }: FieldSpec): readonly string[] | undefined {
  if (derive !== undefined) return derivedWords(derive)
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

/**
 * The texts that are written in an expression where all that it gives is one of them. Those of other fields are not looked up: what is
 * known of an expression holds for as long as the fields that it names are the same, and would not hold for what these name in turn.
 */
function derivedWords(expression: ExpressionSpec): readonly string[] | undefined {
  try {
    const words: string[] = []
    return givesOnly(readingOf(expression).tree, words) ? words : undefined
  } catch (error) {
    if (error instanceof ExpressionError) return undefined
    throw error
  }
}

/** Puts the texts that an expression gives among `words`; false where it may give anything else but nothing at all. */
function givesOnly(expression: Expression, words: string[]): boolean {
  switch (expression.kind) {
    case 'literal':
      if (typeof expression.value === 'string') words.push(expression.value)
      return typeof expression.value === 'string' || expression.value === null
    case 'choice':
      return (
        givesOnly(expression.yes, words) && (expression.no === undefined || givesOnly(expression.no, words))
      )
    case 'block': {
      const last = expression.lines.at(-1)
      return last === undefined || givesOnly(last.value, words)
    }
    case 'context':
    case 'root':
    case 'variable':
    case 'name':
    case 'path':
    case 'filtered':
    case 'array':
    case 'object':
    case 'operation':
    case 'fallback':
    case 'call':
      return false
    default:
      return unreachable(expression)
  }
}
