/** How well each wording is known is said in the mappings, and never overstated; what each field means is said, too. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import type { PlanField, ValueField } from '../../src/plan/mapping-plan.ts'
import { canonicalLabel } from '../../src/text/labels/canonical-label.ts'
import { type Confidence, confidences, incomeForms, type Row, rows, samplesOf } from '../support/catalogue.ts'
import { allFields, compiledPlans } from '../support/plans.ts'

const known = rows()
const valueFields = compiledPlans().map(plan => ({
  id: plan.id,
  fields: allFields(plan.fields).filter(isValue),
}))

describe('how well a wording is known', () => {
  test('is not overstated', () => {
    const best = bestByPlace()
    const overstated = known.flatMap(row =>
      claimsOf(row)
        .filter(({ claim }) => rank(claim) > (best.get(placeOf(row)) ?? -1))
        .map(({ claim, spec }) => `${spec}: ${row.label} is ${row.confidence}, not ${claim}`),
    )
    expect([...new Set(overstated)], 'write the `evidence` that test/catalogue/labels.json gives').toEqual([])
  })

  test('is not overstated of the kinds of entries', () => {
    const forms = incomeForms()
    const cases = compiledPlans().flatMap(({ fields }) =>
      fields.flatMap(field => (field.kind === 'choice' ? field.cases : [])),
    )
    expect(cases.length).toBeGreaterThan(0)
    const overstated = cases.filter(
      ({ name, evidence }) => rank(evidence ?? 'sourced') > rank(forms.get(name)?.confidence ?? ''),
    )
    expect(overstated.map(({ name }) => name)).toEqual([])
  })

  test('is said of wordings that are in no list: they are not claimed to have been seen', () => {
    const service = ['TYPE', 'FORM', 'PERIOD', 'LAST4']
    const printed = known.flatMap(row => [row.label, ...row.aliases]).map(canonicalLabel)
    const wordings = new Set([...service, ...printed])
    const invented = valueFields.flatMap(({ fields }) =>
      fields.flatMap(field =>
        field.sources
          .filter(source => (source.evidence ?? field.evidence ?? 'sourced') === 'sourced')
          .filter(source => !wordings.has(source.path.at(-1) ?? ''))
          .map(source => `${field.spec}: ${source.label}`),
      ),
    )
    expect(
      [...new Set(invented)],
      'add the label to test/catalogue/labels.json, from the form, or say `evidence: unsourced`',
    ).toEqual([])
  })

  test('is more than hearsay for one wording at least of a required field', () => {
    const required = valueFields.flatMap(({ fields }) => fields.filter(field => field.required))
    expect(required.length).toBeGreaterThan(0)
    for (const { sources, evidence } of required) {
      expect(sources.map(source => source.evidence ?? evidence ?? 'sourced')).toContain('sourced')
    }
  })
})

test('a return of which no line was seen is kept whole beside what is read of it', () => {
  const returns = compiledPlans().flatMap(({ id, fields }) => {
    const filing = allFields(
      fields.filter(
        field => field.kind === 'group' && field.sections.some(([top]) => top === 'SECTION_FILING'),
      ),
    )
    const isSeen = filing
      .filter(isValue)
      .flatMap(({ sources, evidence }) => sources.map(source => source.evidence ?? evidence ?? 'sourced'))
      .some(evidence => evidence !== 'unsourced')
    return filing.length === 0 || isSeen ? [] : [{ id, isKept: filing.some(({ kind }) => kind === 'kept') }]
  })
  expect(returns.length).toBeGreaterThan(0)
  expect(
    returns.filter(({ isKept }) => !isKept).map(({ id }) => id),
    'add a field `asPrinted: { keep: "*" }` to its group, as mappings/retr/940.yaml has: the general mapping keeps all of such a return',
  ).toEqual([])
})

test('every field says what it means', () => {
  const silent = compiledPlans().flatMap(plan =>
    allFields(plan.fields).filter(field => field.about === undefined),
  )
  expect(
    silent.map(field => field.spec),
    'each needs `about`, a group and a list as well: what it is, in words',
  ).toEqual([])
})

test('every mapping names the figures that are looked at first', () => {
  expect(
    compiledPlans().flatMap(plan => (plan.keyFigures.length === 0 ? [plan.id] : [])),
    'each needs `keyFigures`',
  ).toEqual([])
})

/** What is claimed of a row's own label where a document is read by it. */
function claimsOf(row: Row): readonly { readonly claim: string; readonly spec: string }[] {
  return samplesOf(row, row.label).flatMap(({ document, pointer }) =>
    mapTranscript(document)
      .lineage()
      .filter(entry => entry.sources.some(source => source.pointer === pointer))
      .flatMap(({ evidence, spec }) => (evidence === undefined ? [] : [{ claim: evidence, spec }])),
  )
}

/** Headers and parties are printed alike on all forms of a type, so a line seen on one form is known on the others. */
function placeOf({ type, form, section, label }: Row): string {
  if (section === 'SECTION_HEADER') return [type, section, label].join('\n')
  if (section.includes('/PARTY')) return [type, 'PARTY', label].join('\n')
  return [type, form, section, label].join('\n')
}

function bestByPlace(): ReadonlyMap<string, number> {
  const best = new Map<string, number>()
  for (const row of known) {
    const place = placeOf(row)
    best.set(place, Math.max(best.get(place) ?? -1, rank(row.confidence)))
  }
  return best
}

function rank(confidence: string): number {
  return confidences.indexOf(confidence as Confidence)
}

function isValue(field: PlanField): field is ValueField {
  return field.kind === 'value'
}
