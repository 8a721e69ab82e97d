/** Slips in mappings of one's own, put to goldens: what is noticed, and what is said of the rest. */
import { describe, expect, test } from 'vitest'
import type { GoldenTexts } from '../../../../src/authoring/golden/try-golden.ts'
import { GoldenSlips, type Remedy } from '../../../../src/authoring/slips/golden-slips.ts'
import { isOwnSlip } from '../../../../src/authoring/slips/own-slips.ts'
import { slipReport } from '../../../../src/authoring/slips/slip-report.ts'
import { bundledSources } from '../../../../src/cli/mappings/bundled-sources.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'

const mapping = `id: acme-990
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["990"] }
use: [transcript]
fields:
  revenue:
    section: SECTION_FILING > REVENUE
    fields:
      gifts: { from: GIFTS, as: money }
      rents: { from: [GROSS RENTS, RENTAL INCOME], as: money }
      isFinal: { from: FINAL RETURN, as: flag, yes: ["YES", X], no: ["NO"] }
checks:
  - name: giftsAboveRents
    that: revenue.gifts = revenue.gifts
    says: Gifts are what they are
`

const input = JSON.stringify({
  TYPE: 'RETR',
  SECTION_FILING: { REVENUE: { GIFTS: '$5.00', 'GROSS RENTS': '$7.00', 'FINAL RETURN': 'YES' } },
  FORM: '990',
  PERIOD: '202212',
  LAST4: '0042',
})

const golden = (expected: string, folder = 'goldens/one'): GoldenTexts => ({ folder, input, expected })

function examOf(goldens: readonly GoldenTexts[], text = mapping): GoldenSlips {
  const { plans, specs } = compileMappings([{ name: 'mappings/acme-990.yaml', text }], bundledSources())
  return new GoldenSlips({
    plans,
    isOwn: isOwnSlip(['mappings/acme-990.yaml'], specs),
    goldens,
    map: (mapper, document) => mapper.mapTranscript(document),
  })
}

/** What is said of each slip, by kind and name; `noticed` where a golden noticed it. */
function remedies(exam: GoldenSlips): Readonly<Record<string, Remedy | 'noticed'>> {
  return Object.fromEntries(
    exam.slips.map(slip => [`${slip.kind}: ${slip.what}`, exam.verdict(slip).remedy ?? 'noticed']),
  )
}

describe('slips put to goldens', () => {
  test('a golden that names a value notices what changes it, and no more', () => {
    const found = remedies(examOf([golden('mapping: acme-990\ndata:\n  /revenue/gifts: 5.00\n')]))
    expect(found).toMatchObject({
      'field dropped: gifts': 'noticed',
      'another normalizer: gifts: integer for money': 'noticed',
      'sources swapped with a sibling: gifts: with rents': 'noticed',
      'field dropped: rents': { kind: 'expect', golden: 'goldens/one', place: '/revenue/rents' },
      'wording dropped: rents: GROSS RENTS': {
        kind: 'expect',
        golden: 'goldens/one',
        place: '/revenue/rents',
      },
      'wording dropped: rents: RENTAL INCOME': { kind: 'line', labels: ['RENTAL INCOME'] },
      'text of a table dropped: isFinal: YES': { kind: 'expect' },
      'text of a table dropped: isFinal: X': { kind: 'sample' },
      'check dropped: Gifts are what they are': { kind: 'sample' },
    })
  })

  test('a golden that says everything notices all that changes what comes out', () => {
    const whole = examOf([
      golden(`mapping: acme-990
complete: true
data:
  /type: RETR
  /form: "990"
  /period: "2022-12"
  /last4: "0042"
  /revenue/gifts: 5.00
  /revenue/rents: 7.00
  /revenue/isFinal/text: "YES"
  /revenue/isFinal/value: true
`),
    ])
    expect(whole.notAsked).toEqual([])
    const left = Object.entries(remedies(whole)).filter(([, remedy]) => remedy !== 'noticed')
    expect(left.map(([name]) => name).sort()).toEqual([
      'check dropped: Gifts are what they are',
      'text of a table dropped: isFinal: NO',
      'text of a table dropped: isFinal: X',
      'wording dropped: rents: RENTAL INCOME',
    ])
  })

  test('a line of the same label in another section is no line of the field', () => {
    const text = `id: acme-990
title: Acme
version: "1.0.0"
match: { type: RETR, form: ["990"] }
fields:
  income:
    section: SECTION_FILING > INCOME
    fields: { wages: { from: WAGES, as: money }, interest: { from: [INTEREST, INTEREST EARNED], as: money } }
  deductions:
    section: SECTION_FILING > DEDUCTIONS
    fields: { interest: { from: INTEREST, as: money } }
`
    const filing = { INCOME: { WAGES: '$1.00' }, DEDUCTIONS: { INTEREST: '$5.00' } }
    const expected = 'mapping: acme-990\ndata:\n  /deductions/interest: 5.00\n  /income/wages: 1.00\n'
    const document = JSON.stringify({ TYPE: 'RETR', SECTION_FILING: filing, FORM: '990' })
    const exam = examOf([{ folder: 'goldens/one', input: document, expected }], text)
    const { slips } = exam
    const ofIncome = slips.filter(({ what, labels }) => what.startsWith('interest') && labels.length === 2)
    expect(ofIncome.map(slip => [slip.what, exam.verdict(slip).remedy])).toEqual(
      ofIncome.map(({ what }) => [
        what,
        { kind: 'line', labels: ['INTEREST', 'INTEREST EARNED'], elsewhere: true },
      ]),
    )
    expect(ofIncome.length).toBe(3)
    const wording = slips.find(({ what }) => what === 'interest: INTEREST')
    expect(wording && exam.verdict(wording).remedy).toEqual({
      kind: 'line',
      labels: ['INTEREST'],
      elsewhere: true,
    })
  })

  test('slips are made in own lines, and in what is named under use', () => {
    const { slips } = examOf([])
    expect(new Set(slips.map(slip => slip.spec.replace(/:.*$/, '')))).toEqual(
      new Set(['mappings/acme-990.yaml', 'acme-990']),
    )
    const parts = slips.filter(slip => slip.kind === 'part dropped from one mapping')
    expect(parts.map(slip => slip.what)).toEqual(['mappings/parts/transcript.yaml'])
  })

  test('the lines of a bundled mapping that is extended are not tried', () => {
    const { slips } = examOf(
      [],
      'id: acme-1040\ntitle: Ours\nversion: "1.0.0"\nextends: retr-1040\nfields:\n  income:\n    fields:\n      salaries: { renames: wages, from: COMPENSATION }\n',
    )
    expect(slips.length).toBeGreaterThan(3)
    expect(slips.filter(slip => !slip.spec.startsWith('mappings/acme-990.yaml'))).toEqual([])
    expect(slips.some(slip => slip.what.startsWith('salaries'))).toBe(true)
  })

  test.each([
    [
      'is not as expected',
      { expected: 'mapping: acme-990\ndata:\n  /revenue/gifts: 6.00\n' },
      'it is not as expected',
    ],
    ['cannot be read', { expected: 'data: [' }, 'its expected.yaml cannot be read'],
    ['expects nothing yet', { expected: undefined }, 'it has no expected.yaml'],
    ['has no transcript', { input: undefined }, 'it has no input.json'],
  ])('a golden that %s is not asked, and named', (_, texts, because) => {
    const exam = examOf([{ ...golden(''), ...texts }])
    expect(exam.asked).toBe(0)
    expect(exam.notAsked).toEqual([{ golden: 'goldens/one', because }])
  })

  test('goldens of other mappings are passed over', () => {
    const other = golden('mapping: retr-1040\n', 'goldens/other')
    const exam = examOf([
      other,
      { folder: 'goldens/form', input: '{"TYPE":"ACTR","FORM":"1"}', expected: '{}' },
    ])
    expect(exam.asked).toBe(0)
    expect(exam.notAsked).toEqual([])
  })

  test('slips come in one order each time, and not in that of the lines', () => {
    const names = (): readonly string[] =>
      examOf([]).slips.map(slip => `${slip.spec} ${slip.kind} ${slip.what}`)
    expect(names()).toEqual(names())
    expect(names()).not.toEqual([...names()].sort())
  })

  test('a report counts by kind and lists what none noticed by its line', () => {
    const exam = examOf([golden('mapping: acme-990\ndata:\n  /revenue/gifts: 5.00\n')])
    const verdicts = exam.slips.map(slip => exam.verdict(slip))
    const report = slipReport(verdicts, { goldens: 1, notAsked: [], made: verdicts.length })
    expect(report.noticed.of).toBe(exam.slips.length)
    expect(report.noticed.part + report.survivors.length).toBe(report.noticed.of)
    expect(report.byKind.reduce((sum, each) => sum + each.noticed.of, 0)).toBe(report.noticed.of)
    const lines = report.survivors.map(({ slip }) => Number(slip.spec.split(':')[1] ?? 0))
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
  })
})
