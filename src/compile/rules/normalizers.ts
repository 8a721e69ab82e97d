/** Every `as` names a normalizer, and a normalizer that reads written tables is given them. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { FieldSpec, MappingSpec, Written } from '../../spec/mapping-spec.ts'
import { didYouMean, nearestNames } from '../../text/nearest-names.ts'
import { derivedKinds } from '../output-shape.ts'
import { everyField } from '../walk-fields.ts'

/** Unknown normalizers, and tables that are missing or read by nobody. */
export function checkNormalizers(mapping: MappingSpec): readonly Diagnostic[] {
  return everyField(mapping).flatMap(({ field }) => [...checkNames(field), ...checkTables(field)])
}

function checkNames(field: FieldSpec): readonly Diagnostic[] {
  const derived = field.derive !== undefined
  const known: readonly string[] = derived ? derivedKinds : Object.keys(normalizers)
  const given = [field.as, ...field.from.map(alternative => alternative.as)]
  return given
    .filter((name): name is Written<string> => name !== undefined && !known.includes(name.value))
    .map(name => diagnostic('spec/unknown-normalizer', { name: name.value }, name.span, didYouMean(nearestNames(name.value, known)) || `known are ${known.join(', ')}`))
}

function checkTables(field: FieldSpec): readonly Diagnostic[] {
  const used = new Set([field.as?.value, ...field.from.map(alternative => alternative.as?.value)])
  const wanted = new Set([...used].flatMap(name => (name !== undefined && isNormalizerName(name) ? (normalizers[name].tables ?? []) : [])))
  const faults: Diagnostic[] = []
  for (const key of ['yes', 'no', 'values']) {
    const span = field.keys.get(key)
    if (span !== undefined && !wanted.has(key) && field.as !== undefined) {
      faults.push(diagnostic('spec/misplaced-key', { key, kind: `as: ${field.as.value}` }, span, `remove "${key}"`))
    }
    if (span === undefined && wanted.has(key) && key === 'values') {
      faults.push(diagnostic('spec/missing-key', { key, place: `field "${field.name.value}"` }, field.name.span, `add "${key}:"`))
    }
  }
  return faults
}
