/** A linked and checked mapping to the fields of a plan. Cannot fail: what could has been reported before. */

import type { Expression } from '../../evaluate/language/expression.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import type {
  ChoiceField,
  ListField,
  PickedEntries,
  PlanCondition,
  PlanSource,
  ValueField,
} from '../../plan/mapping-plan.ts'
import type { WrittenCheck, WrittenDerivation, WrittenField } from '../../plan/written-plan.ts'
import type {
  AlternativeSpec,
  CheckSpec,
  ConditionSpec,
  ExpressionSpec,
  FieldSpec,
  LabelPath,
  Written,
} from '../../spec/mapping-spec.ts'
import { canonicalText, canonicalTitle } from '../../text/labels/canonical-label.ts'
import { formatSpan } from '../../text/places/position.ts'
import { absenceIn, isSingle } from '../absence/expression-absence.ts'
import { readingOf } from '../expressions/expression-reading.ts'
import { LastFound } from '../expressions/last-found.ts'
import { Output } from '../output/output.ts'
import { kindsRead } from './kinds-read.ts'
import { rowsNeeded } from './rows-needed.ts'

const lowered = new LastFound<FieldSpec, WrittenField>()
const loweredChecks = new LastFound<CheckSpec, WrittenCheck>()
const noFields: readonly unknown[] = []

/** The plan fields in the order written. Fields that come to several mappings by one part are the same objects in each. */
export function lowerFields(
  fields: readonly FieldSpec[],
  output: Output = new Output(fields),
): readonly WrittenField[] {
  // A derived field may rest on those before it.
  const rows = new Map<string, PickedEntries>()
  return fields.map(field => {
    // What a derived field needs depends on the fields that it reads.
    const { derive } = field
    const of =
      derive === undefined
        ? noFields
        : [...output.readBy(derive), ...readingOf(derive).outermost.map(name => rows.get(name))]
    const made = lowered.get(field, of) ?? lowered.set(field, of, lowerField(field, output, rows))
    if (made.kind === 'derived' && made.rows !== undefined) rows.set(made.name, made.rows)
    return made
  })
}

/** The plan form of a check. Those that come to several mappings by one part are the same objects in each that has what they read. */
export function lowerCheck(check: CheckSpec, output: Output): WrittenCheck {
  const of = output.readBy(check.that)
  return loweredChecks.get(check, of) ?? loweredChecks.set(check, of, checkOf(check, output))
}

function checkOf({ name, that, severity, says }: CheckSpec, output: Output): WrittenCheck {
  const reads = readsOf(that)
  const { runs, needs: single, tolerates: asked, picks } = absenceIn(that, output, true)
  const tolerates = distinct([...asked, ...picks])
  const wanted = new Set(single.map(keyOf))
  const needs = reads.filter(steps => wanted.has(keyOf(steps)) || !isSingle(steps, output))
  return {
    ...(name === undefined ? {} : { name: name.value }),
    that: that.value,
    severity,
    says,
    reads,
    ...(runs === that.value ? {} : { runs }),
    ...(needs.length === reads.length ? {} : { needs }),
    ...(tolerates.length === 0 ? {} : { tolerates }),
    spec: formatSpan(that.span),
  }
}

function lowerField(
  field: FieldSpec,
  output: Output,
  rows: ReadonlyMap<string, PickedEntries>,
): WrittenField {
  const common = {
    name: field.name.value,
    ...(field.about === undefined ? {} : { about: field.about }),
    ...(field.evidence === undefined ? {} : { evidence: field.evidence }),
    spec: formatSpan(field.name.span),
  }
  if (field.from.length > 0) return { kind: 'value', ...common, ...valueParts(field) }
  if (field.derive !== undefined)
    return { kind: 'derived', ...common, ...derivedParts(field, field.derive, output, rows) }
  if (field.keep !== undefined) return { kind: 'kept', ...common, path: field.keep.steps }
  if (field.keys.has('notice')) return { kind: 'notice', ...common, texts: field.notice.map(canonicalTitle) }
  if (field.whether !== undefined)
    return { kind: 'whether', ...common, path: field.whether.steps, texts: field.is.map(canonicalText) }
  if (field.rowAboveWhen !== undefined) {
    const label = field.rowAboveWhen.steps[0] ?? ''
    return { kind: 'rowAbove', ...common, label, texts: field.is.map(canonicalText) }
  }
  if (field.each !== undefined) return { ...common, ...entriesParts(field, field.each) }
  if (field.amountsByYear !== undefined) {
    const paths = [field.amountsByYear.steps]
    const fields = [amountOfYear(field.amountsByYear, common.spec)]
    return { kind: 'list', ...common, of: 'years', paths, where: [], fields }
  }
  const fields = lowerFields(field.fields)
  if (field.occurrences.length > 0) {
    return { kind: 'list', ...common, of: 'occurrences', paths: steps(field.occurrences), where: [], fields }
  }
  return { kind: 'group', ...common, sections: steps(field.section), fields }
}

/** In an entry for one year its line stands under its label, with the stand-in for the year. */
function amountOfYear(path: LabelPath, spec: string): ValueField {
  const source = { path: path.steps.slice(-1), label: path.text, normalizer: 'money' }
  const about = 'The amount for that year'
  return { kind: 'value', name: 'amount', about, spec, sources: [source], tables: [], required: false }
}

function valueParts(field: FieldSpec): Pick<ValueField, 'sources' | 'tables' | 'with' | 'required'> {
  const sources = field.from.map(alternative => sourceOf(alternative, field))
  const reader = sources.find(
    source => isNormalizerName(source.normalizer) && normalizers[source.normalizer].tables !== undefined,
  )
  const wanted =
    reader !== undefined && isNormalizerName(reader.normalizer)
      ? (normalizers[reader.normalizer].tables ?? [])
      : []
  return {
    sources,
    tables: wanted.map(table => tableOf(field, table)),
    ...(field.with.length === 0 ? {} : { with: field.with.map(path => path.steps[0] ?? '') }),
    required: field.required,
  }
}

function sourceOf(alternative: AlternativeSpec, field: FieldSpec): PlanSource {
  const { label, evidence } = alternative
  const source = {
    path: label.steps,
    label: label.text,
    normalizer: (alternative.as ?? field.as)?.value ?? 'text',
  }
  return evidence === undefined || evidence === field.evidence ? source : { ...source, evidence }
}

function tableOf(field: FieldSpec, table: string): unknown {
  switch (table) {
    case 'yes':
      return textsOf(field.yes)
    case 'no':
      return textsOf(field.no)
    default:
      return Object.fromEntries(field.values.map(({ word, texts }) => [word.value, textsOf(texts)]))
  }
}

function textsOf(texts: readonly Written<string>[]): readonly string[] {
  return texts.map(text => canonicalText(text.value))
}

function derivedParts(
  field: FieldSpec,
  expression: ExpressionSpec,
  output: Output,
  others: ReadonlyMap<string, PickedEntries>,
): Omit<WrittenDerivation, 'kind' | 'name' | 'spec'> {
  const { needs, runs, tolerates: asked, zeros, picks: all } = absenceIn(expression, output, false)
  const known = new Set(asked.map(keyOf))
  const picks = distinct(all.filter(steps => !known.has(keyOf(steps))))
  const tolerates = [...asked, ...picks]
  const { tree } = readingOf(expression)
  const rows = rowsNeeded(tree, others)
  const kinds = kindsOf(tree, output)
  return {
    expression: expression.value,
    gives: field.as?.value ?? 'text',
    reads: readsOf(expression),
    needs,
    ...(runs === expression.value ? {} : { runs }),
    ...(tolerates.length === 0 ? {} : { tolerates }),
    ...(zeros.length === 0 ? {} : { zeros }),
    ...(picks.length === 0 ? {} : { picks }),
    ...(rows === undefined ? {} : { rows }),
    ...(kinds.length === 0 ? {} : { kinds }),
  }
}

/** Of each list whose entries are of several kinds, unless the expression reads all of them. */
function kindsOf(tree: Expression, { fields }: Output): readonly PickedEntries[] {
  return fields.flatMap(({ name: { value: list }, choose }) => {
    const name = choose?.as.value
    const texts = name === undefined ? undefined : kindsRead(tree, { list, as: name })
    return name === undefined || texts === undefined || texts.length === 0 ? [] : [{ list, name, texts }]
  })
}

function entriesParts(
  field: FieldSpec,
  each: LabelPath,
):
  | Omit<ListField<WrittenDerivation>, 'name' | 'spec'>
  | Omit<ChoiceField<WrittenDerivation>, 'name' | 'spec'> {
  const shared = { paths: [each.steps], where: field.where.map(conditionOf) }
  const { choose } = field
  if (choose === undefined)
    return { kind: 'list', of: 'entries', ...shared, fields: lowerFields(field.fields) }
  return {
    kind: 'choice',
    ...shared,
    by: choose.by.steps[0] ?? '',
    as: choose.as.value,
    cases: choose.cases.map(each => ({
      name: each.name.value,
      ...(each.about === undefined ? {} : { about: each.about }),
      ...(each.evidence === undefined ? {} : { evidence: each.evidence }),
      texts: each.texts.map(text => canonicalTitle(text.value)),
      fields: lowerFields(each.fields),
    })),
    otherwise: { name: choose.otherwise.name.value, fields: lowerFields(choose.otherwise.fields) },
  }
}

function conditionOf(condition: ConditionSpec): PlanCondition {
  return { label: condition.label.steps[0] ?? '', texts: condition.texts.map(canonicalTitle) }
}

function steps(paths: readonly LabelPath[]): readonly (readonly string[])[] {
  return paths.map(path => path.steps)
}

function keyOf(steps: readonly string[]): string {
  return JSON.stringify(steps)
}

function distinct(paths: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(paths.map(steps => [keyOf(steps), steps])).values()]
}

/** The distinct output paths an expression reads. */
function readsOf(expression: ExpressionSpec): readonly (readonly string[])[] {
  const seen = new Map(readingOf(expression).paths.map(path => [path.steps.join('.'), path.steps]))
  return [...seen.values()]
}
