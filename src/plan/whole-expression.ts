/**
 * The one JSONata expression of a mapping, put together from its base and its derived fields.
 * The runtime runs the same texts one after the other, so that a derived field that fails spoils no other.
 */
import type { WrittenDerivation, WrittenField } from './written-plan.ts'

/** A derived field over the finished data `$data`: unknown where a single field it names has no value. */
export function derivedExpression(field: WrittenDerivation, data = '$data'): string {
  const own = `${data}.(${(field.runs ?? field.expression).trim()}) ?? null`
  if (field.needs.length === 0) return own
  const needs = field.needs.map(steps => [data, ...steps].join('.'))
  return `null in [${needs.join(', ')}] ? null : ${own}`
}

/** `base` followed by the derived fields among `fields`; each joins the data before the next is computed. */
export function wholeExpression(base: string, fields: readonly WrittenField[]): string {
  const derived = fields.filter(field => field.kind === 'derived')
  if (derived.length === 0) return base
  const steps = derived.map(
    field => `  $data := $merge([$data, {${JSON.stringify(field.name)}: ${derivedExpression(field)}}]);`,
  )
  return `(\n  $data := ${base.trimEnd().replaceAll('\n', '\n  ')};\n${steps.join('\n')}\n  $data\n)\n`
}
