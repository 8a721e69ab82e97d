/** What every extension keeps: one that says nothing reads every sample as its base does, and one that only renames loses nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledBases } from '../../src/catalog/bases.gen.ts'
import { bundledParts } from '../../src/catalog/parts.gen.ts'
import { compileMappings } from '../../src/compile/compile-mappings.ts'
import { renderDiagnostic } from '../../src/diagnostics/render.ts'
import { createMapper } from '../../src/mapper/create-mapper.ts'
import { mapTranscript } from '../../src/mapper/map-transcript.ts'
import { base } from '../support/extended.ts'
import { goldens } from '../support/goldens.ts'
import { propertyRuns } from '../support/property-runs.ts'

const head = (id: string): string => `id: zz-${id}\ntitle: Own\nversion: "1.0.0"\nextends: ${id}\n`

const ids = bundledBases().map(({ mapping }) => mapping)
const samples = goldens()

describe('an extension of every bundled mapping that says nothing', () => {
  const mapper = createMapper({ mappings: ids.map(head), bundled: false })
  /** Every third one, and all with `PROPERTY_RUNS=all`, as `npm run test:behind` says. */
  const tried = samples.filter((_, index) => index % 3 === 0 || process.env.PROPERTY_RUNS === 'all')

  test('reads samples as its base does, with the same lineage', () => {
    for (const { name, text } of tried) {
      const theirs = mapTranscript(text)
      const own = mapper.mapTranscript(text)
      expect(own.mapping.id, name).toBe(`zz-${theirs.mapping.id}`)
      const { mapping: _, issues, ...rest } = JSON.parse(JSON.stringify(own))
      const { mapping: __, issues: others, ...same } = JSON.parse(JSON.stringify(theirs))
      expect(rest, name).toEqual(same)
      expect(JSON.parse(JSON.stringify(issues).replaceAll('zz-', '')), name).toEqual(others)
      expect(own.lineage(), name).toEqual(theirs.lineage())
    }
  }, 120_000)
})

describe('an extension of the Form 1040 return that renames what is read by figures and checks', () => {
  const mapper = createMapper({
    bundled: false,
    mappings: [
      `${head('retr-1040')}fields:
  receipts:
    renames: income
    fields:
      salaries: { renames: wages }
      sum: { renames: totalIncome }
  lessening: { renames: adjustments, fields: { tuition: { renames: tuitionAndFeesDeduction } } }
  schedulesOfBusiness: { renames: scheduleC, fields: { profit: { renames: netProfitOrLossPerComputer } } }
  change: { renames: totalIncomeChange }
`,
    ],
  })
  const returns = samples.filter(({ text }) => mapTranscript(text).mapping.id === 'retr-1040')

  test.each(returns)('$name: the same figures and issues, and no line more unread', ({ text }) => {
    const theirs = mapTranscript(text, { mapping: 'retr-1040' })
    const own = mapper.mapTranscript(text)
    const data = JSON.parse(JSON.stringify(own.data))
    const same = JSON.parse(JSON.stringify(theirs.data))
    const { salaries, sum, ...receipts } = data.receipts
    const { wages, totalIncome, ...income } = same.income
    expect([salaries, sum, receipts]).toEqual([wages, totalIncome, income])
    expect(data.change).toBe(same.totalIncomeChange)
    expect(data.scheduleCNetProfit).toBe(same.scheduleCNetProfit)
    expect(own.unmapped).toEqual(theirs.unmapped)
    const codes = (result: { readonly issues: readonly { readonly code: string }[] }): readonly string[] =>
      result.issues.map(({ code }) => code)
    expect(codes(own)).toEqual(codes(theirs))
    const rawOf = (result: typeof own, path: string): unknown => {
      const entry = result.lineage().find(each => each.path === path)
      return [entry?.state, entry?.sources]
    }
    expect(rawOf(own, '/receipts/salaries')).toEqual(rawOf(theirs, '/income/wages'))
    expect(rawOf(own, '/change')).toEqual(rawOf(theirs, '/totalIncomeChange'))
  })
})

describe('whatever a mapping says that extends another', () => {
  const lines = [
    'extends: our-1040',
    'extends: acme-1040',
    'replaces: keyFigures',
    'keyFigures: [income.pay, earned]',
    'use: [header]',
    'fields:',
    '  income:',
    '    fields:',
    '      wages: { from: NEW, replaces: from }',
    '      pay: { renames: wages, as: date }',
    '      interest: { drop: true }',
    '      isJoint: { as: text, yes: [Y] }',
    '  business:',
    '    choose:',
    '      as: sort',
    '      cases:',
    '        W-2: { texts: New, fields: { pay: { drop: true } } }',
    '        1099-NEC: { fields: { wages: { renames: pay } } }',
    '        1099-INT: { fields: {} }',
    '      otherwise: { fields: { entry: { drop: true } } }',
    '  earned: { replaces: all, from: SECTION_B > E, as: money }',
    '  paid: { renames: earned }',
    '  more: { derive: $addMoney(earned, paid), as: money }',
    'checks:',
    '  - { name: wagesAreEarned, drop: true }',
    '  - { name: interestIsPaid, else: error }',
    '  - { name: another }',
    'ignore:',
    '  - { path: SECTION_HEADER.TITLE, drop: true }',
    '  - { path: SECTION_HEADER.NAME }',
  ]

  test('there are diagnostics that can be drawn, or a plan, and never an exception', () => {
    fc.assert(
      fc.property(fc.subarray(lines, { minLength: 2 }), fc.boolean(), (kept, isFirst) => {
        const text = `id: acme-1040\ntitle: Ours\nversion: "1.0.0"\n${kept.join('\n')}\n`
        const files = [
          { name: 'a.yaml', text },
          { name: 'base.yaml', text: base },
        ]
        const { plans, diagnostics } = compileMappings(isFirst ? files : files.reverse(), bundledParts())
        const errors = diagnostics.filter(found => found.severity === 'error')
        for (const found of diagnostics) expect(renderDiagnostic(found, text)).toContain(found.code)
        expect(plans.some(plan => plan.id === 'acme-1040')).toBe(errors.length === 0)
      }),
      { numRuns: propertyRuns(800) },
    )
  }, 120_000)
})
