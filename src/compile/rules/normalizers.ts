/** Every `as` names a normalizer, and a normalizer that reads written tables or a second line is given them. */

import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { inPackage } from '../../diagnostics/package-path.ts'
import type { Normalizer } from '../../normalize/definition.ts'
import { derivedKinds } from '../../normalize/output-shape.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type { FieldSpec, Written } from '../../spec/mapping-spec.ts'
import { nearFix } from '../../spec/shape/near-fix.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { type FieldRule, fieldRule } from './field-rule.ts'

/** Unknown normalizers, and tables that are missing or read by nobody. */
export const checkNormalizers: FieldRule = fieldRule(({ field }) => [
  ...checkNames(field),
  ...checkTables(field),
  ...checkWith(field),
])

function checkNames(field: FieldSpec): readonly Diagnostic[] {
  const isDerived = field.derive !== undefined
  const own = Object.keys(normalizers)
  // Where nothing says what the field is read from, as its line cannot be read, it may have been a derived one.
  const either = field.from.length === 0 ? [...own, ...derivedKinds] : own
  const known: readonly string[] = isDerived ? derivedKinds : either
  const all = isDerived
    ? `write one of ${known.join(', ')}`
    : `${inPackage('docs/normalizers.md')} shows them all`
  const given = [field.as, ...field.from.map(alternative => alternative.as)]
  return given
    .filter((name): name is Written<string> => name !== undefined && !known.includes(name.value))
    .map(({ value, span }) => {
      const near = nearestNames(value, known)
      const own = written.get(value.toLowerCase())
      if (own === 'truth' && !isDerived && field.from.length > 0)
        return diagnostic('spec/unknown-normalizer', { name: value }, span, flagHint)
      const meant = own !== undefined && known.includes(own) ? [own] : near
      const fix = span.length === value.length ? nearFix(value, meant, span) : undefined
      return diagnostic('spec/unknown-normalizer', { name: value }, span, didYouMean(meant) || all, fix)
    })
}

const flagHint =
  'write as: flag, with the phrases under yes: and no:; or whether: in place of from:, with the texts under is:'

/** The words of others for a way of reading. */
const written: ReadonlyMap<string, string> = new Map(
  Object.entries({
    money: 'currency amount dollars dollar usd decimal2 cents',
    integer: 'int number count whole long year',
    text: 'string str varchar plain',
    date: 'day datetime civildate',
    truth: 'truth boolean bool yesno logical',
    taxId: 'ssn ein tin',
    oneOf: 'enum choice lookup table',
    decimal: 'float double real numeric',
    ratio: 'percent percentage pct rate',
  }).flatMap(([name, others]) => others.split(' ').map((other): [string, string] => [other, name])),
)

function checkTables(field: FieldSpec): readonly Diagnostic[] {
  const used = [field.as?.value, ...field.from.map(alternative => alternative.as?.value)]
  const wanted = new Set(
    used.flatMap(name =>
      name !== undefined && isNormalizerName(name) ? (normalizers[name].tables ?? []) : [],
    ),
  )
  const faults: Diagnostic[] = []
  for (const key of ['yes', 'no', 'values']) {
    const span = field.keys.get(key)
    if (span !== undefined && !wanted.has(key) && field.as !== undefined && isRead(field)) {
      const kind = `as: ${field.as.value}`
      const hint = `remove "${key}", or write as: ${key === 'values' ? 'oneOf' : 'flag'}`
      faults.push(diagnostic('spec/misplaced-key', { key, kind }, span, hint))
    }
    if (span === undefined && wanted.has(key) && key === 'values') {
      const place = `field "${field.name.value}"`
      const hint = 'add "values:" with each word that comes out and the texts that stand for it'
      faults.push(diagnostic('spec/missing-key', { key, place }, field.name.span, hint))
    }
  }
  return faults
}

/** A line beside the value that no normalizer of the field looks at. */
function checkWith(field: FieldSpec): readonly Diagnostic[] {
  const span = field.keys.get('with')
  if (span === undefined || field.as === undefined || !isRead(field)) return []
  const used = [field.as, ...field.from.map(alternative => alternative.as)]
  const readers = used.flatMap((name): readonly Normalizer[] =>
    name !== undefined && isNormalizerName(name.value) ? [normalizers[name.value]] : [],
  )
  // An unknown one is reported as that.
  if (readers.length < 1 || readers.some(reader => reader.readsWith === true)) return []
  const those = Object.values<Normalizer>(normalizers).filter(each => each.readsWith === true)
  const hint = `remove "with", or write as: ${those.map(each => each.name).join(' or ')}`
  return [diagnostic('spec/misplaced-key', { key: 'with', kind: `as: ${field.as.value}` }, span, hint)]
}

/** Whether a normalizer reads it. Beside any other way to fill a field, what goes with a normalizer is reported as out of place. */
function isRead(field: FieldSpec): boolean {
  return field.keys.has('from')
}
