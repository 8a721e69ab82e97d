/** What kind of value a field gives: as JSON Schema and as a TypeScript type. */
import { brokenPromise } from '../diagnostics/bug.ts'
import type { DerivedField, ValueField } from '../plan/mapping-plan.ts'
import type { ValueKind } from '../plan/value-kind.ts'
import type { Normalizer, OutputShape } from './definition.ts'
import { isNormalizerName, normalizers } from './registry.ts'

const truth: OutputShape = { kind: 'truth', schema: { type: 'boolean' }, type: 'boolean' }

/** The shape of an answer to a question, null apart. */
export const whetherShape: OutputShape = truth

/** The shape of a position in a list, null apart. */
export const positionShape: OutputShape = {
  kind: 'integer',
  schema: { type: 'integer', minimum: 0 },
  type: 'number',
}

/** The shape of a year. */
export const yearShape: OutputShape = { kind: 'integer', schema: { type: 'integer' }, type: 'number' }

/** What a derived field may give: `truth` is true or false, the rest are what the normalizers of these names give. */
export const derivedKinds: readonly string[] = ['money', 'date', 'month', 'integer', 'text', 'code', 'truth']

/** The shape of a value field, null apart; several where its sources are read in different ways. */
export function valueShapes(field: ValueField): readonly OutputShape[] {
  const names = [...new Set(field.sources.map(source => source.normalizer))]
  const shapes = names.map(name => shapeOf(name, field.tables))
  const texts = shapes.map(shape => JSON.stringify(shape.schema))
  return shapes.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

/** The shape of a derived field, null apart. */
export function derivedShape(field: DerivedField): OutputShape {
  return field.gives === 'truth' ? truth : shapeOf(field.gives, [])
}

function shapeOf(name: string, tables: readonly unknown[]): OutputShape {
  if (!isNormalizerName(name)) throw brokenPromise(`no normalizer ${name}`)
  const normalizer = normalizers[name]
  return normalizer.outputFor?.(tables) ?? normalizer.output
}

/** The parts of a value that a further step of a path can name, `text` of a flag, and their kinds. None for plain values. */
export function innerNames(normalizer: string): Readonly<Record<string, ValueKind>> {
  if (!isNormalizerName(normalizer)) return {}
  const { output }: Normalizer = normalizers[normalizer]
  return output.inside ?? {}
}
