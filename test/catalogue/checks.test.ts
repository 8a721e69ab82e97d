/** The checks of the bundled mappings: silent on transcripts that are right, and each speaks where its figure is wrong. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { innerNames } from '../../src/normalize/output-shape.ts'
import type { PlanField } from '../../src/plan/mapping-plan.ts'
import { pointerSteps } from '../../src/text/places/json-pointer.ts'
import { checkExamples, type Json } from '../support/check-examples.ts'
import { plans } from '../support/plans.ts'
import { scaled } from '../support/scaled-transcript.ts'

const { right, faults } = checkExamples()

/** Where these fail, no figure can be relied on: docs/decisions/0017. */
const seriousChecks: ReadonlySet<string> = new Set([
  'agiPerComputerIsIncomeLessAdjustments',
  'amountsAreNotBelowZero',
  'periodIsAsAsked',
  'taxIdIsAsAsked',
  'taxableBenefitsAreNotAboveAll',
  'taxableDistributionIsNotAboveGross',
  'taxableIncomeIsNotAboveAgi',
  'taxableIncomePerComputerIsNotAboveAgi',
  'withholdingIsNotAboveDistribution',
  'withholdingIsNotAbovePay',
  'withholdingIsNotAboveWages',
])

describe('a transcript that is right', () => {
  test.each([...right])('of %s raises no issue', (_, document) => {
    const { issues, unmapped } = mapTranscript(document)
    expect(issues).toEqual([])
    expect(unmapped).toEqual([])
  })

  test.each([
    ['the series', { '/SECTION_HEADER/FORM NUMBER': '1120 Series', '/FORM': '1120S' }],
    ['no form', { '/SECTION_HEADER/FORM NUMBER': '' }],
    [
      "the spouse's number",
      { '/SECTION_HEADER/SPOUSE TAXPAYER IDENTIFICATION NUMBER': 'XXX-XX-1234', '/LAST4': '1234' },
    ],
    ['the number run together', { '/SECTION_HEADER/TAXPAYER IDENTIFICATION NUMBER': 'XXXXX4321' }],
    ['only a month', { '/SECTION_HEADER/TAX PERIOD': 'December, 2021' }],
  ])('may print %s in its header', (_, changes) => {
    const failed = failures(changed(right.get('account'), changes))
    expect(failed).toEqual([])
  })

  test.each([
    [
      'a Schedule L that was not filled in',
      'return-1120',
      {
        '/SCHEDULE L--BALANCE SHEETS PER BOOKS/TOTAL ASSETS AT END OF YEAR': '$0.00',
        '/SCHEDULE L--BALANCE SHEETS PER BOOKS/CASH END OF YEAR': '$0.00',
      },
    ],
    [
      'a loss shown as no taxable income',
      'return-1120',
      {
        '/INCOME/OTHER INCOME': '-$400.00',
        '/INCOME/TOTAL INCOME': '$300.00',
        '/DEDUCTIONS/TAXABLE INCOME BEFORE NOL': '-$160.00',
        '/DEDUCTIONS/NET OPERATING LOSS DEDUCTION': '$0.00',
        '/DEDUCTIONS/TAXABLE INCOME': '$0.00',
        '/DEDUCTIONS/TAXABLE INCOME PER COMPUTER': '$0.00',
      },
    ],
    ['a figure that is missing', 'return-1065', { '/INCOME/NET FARM PROFIT~1LOSS': '' }],
  ])('may have %s', (_, name, changes) => {
    const inFiling = Object.fromEntries(
      Object.entries(changes).map(([path, text]) => [`/SECTION_FILING${path}`, text]),
    )
    expect(failures(changed(right.get(name), inFiling))).toEqual([])
  })
})

const faultAdvice =
  'with this text the check does not fail, for it is within its tolerance, the transcript has no line at the pointer, or the check has no name: change the line in docs/checks/faults.json, or the `name` of the check'

describe('a figure that is wrong', () => {
  test.each(faults)('$transcript, $pointer, fails $check', ({ check, transcript, pointer, text }) => {
    expect(failed(changed(right.get(transcript), { [pointer]: text })), faultAdvice).toContain(check)
  })

  test.each(faults)(
    '$transcript, $pointer, is described by the names of fields, never by what they hold',
    fault => {
      const document = changed(right.get(fault.transcript), { [fault.pointer]: fault.text })
      const plan = plans().find(({ id }) => id === mapTranscript(document).mapping.id)
      const paths = fieldPaths(plan?.fields ?? [], '')
      for (const message of failures(document)) {
        const [, says = '', named = ''] = /^(.*) \(([^()]*)\)$/.exec(message.replace(/^[^:]*: /, '')) ?? []
        expect(plan?.checks.map(check => check.says)).toContain(says)
        expect(named.split(', ').filter(each => !paths.has(each))).toEqual([])
      }
    },
  )

  test('is found by every check there is, and each has a name', () => {
    const all = plans().flatMap(plan => plan.checks.map(({ name, says }) => name ?? says))
    expect(
      [...new Set(all)].sort(),
      'each needs a `name`, and a line of that name in docs/checks/faults.json: CONTRIBUTING.md, "A check"',
    ).toEqual([...new Set(faults.map(({ check }) => check))].sort())
  })

  test.each(faults)('$transcript, $pointer, is as serious as decision 17 says of $check', fault => {
    const document = changed(right.get(fault.transcript), { [fault.pointer]: fault.text })
    const found = mapTranscript(document).issues.find(issue => issue.check === fault.check)
    expect(found?.severity, faultAdvice).toBe(seriousChecks.has(fault.check) ? 'error' : 'warning')
  })

  test('is not found by a check that is switched off', () => {
    for (const { check, transcript, pointer, text } of faults) {
      const document = changed(right.get(transcript), { [pointer]: text })
      const { issues } = mapTranscript(document, { skipChecks: [check] })
      expect(issues.map(issue => issue.check)).not.toContain(check)
    }
  })
})

describe('a joint return that was asked for by the number of the spouse', () => {
  const asked = changed(right.get('return-1040'), { '/LAST4': '1234' })

  test('prints it among the filing information, which is no alarm', () => {
    const filingInfo = { 'SPOUSE SSN': 'XXX-XX-1234' }
    const filing = { ...Object(Reflect.get(Object(asked), 'SECTION_FILING')), 'FILING INFO': filingInfo }
    expect(failed({ ...Object(asked), SECTION_FILING: filing })).toEqual([])
  })

  test('is one of another person where neither number is the one that was asked for', () => {
    expect(failed(asked)).toEqual(['taxIdIsAsAsked'])
  })
})

describe('a return of Form 1040 with a number in its filing information', () => {
  test.each([
    ['of whom was asked', { SSN: 'XXX-XX-4321' }, []],
    ['that is masked', { SSN: 'XXX-XX-XXXX' }, []],
    ['that is masked with asterisks', { SSN: '***-**-****' }, []],
    ['of somebody else', { SSN: 'XXX-XX-2222' }, ['taxIdIsAsAsked']],
    [
      'of somebody else beside a spouse who is another',
      { SSN: 'XXX-XX-2222', 'SPOUSE SSN': 'XXX-XX-3333' },
      ['taxIdIsAsAsked'],
    ],
    ['of the spouse of whom was asked', { SSN: 'XXX-XX-2222', 'SPOUSE SSN': 'XXX-XX-4321' }, []],
  ])('%s', (_, filingInfo, want) => {
    const right1040 = right.get('return-1040')
    const filing = { ...Object(Reflect.get(Object(right1040), 'SECTION_FILING')), 'FILING INFO': filingInfo }
    expect(failed({ ...Object(right1040), SECTION_FILING: filing })).toEqual(want)
  })
})

describe('a return of a business with a number of its filer', () => {
  test.each([
    ['of whom was asked', 'return-1065', 'XX-XXX4321', []],
    ['that is masked', 'return-1120', 'XX-XXXXXXX', []],
    ['that is masked with asterisks', 'return-1120-s', '**-*******', []],
    ['of another company', 'return-1065', 'XX-XXX2222', ['taxIdIsAsAsked']],
    ['of another company', 'return-1120', 'XX-XXX2222', ['taxIdIsAsAsked']],
    ['of another company', 'return-1120-s', 'XX-XXX2222', ['taxIdIsAsAsked']],
    ['of another company', 'record-of-account-1120', 'XX-XXX2222', ['taxIdIsAsAsked']],
  ])('%s: %s', (_, name, number, want) => {
    expect(failed(changed(right.get(name), { '/SECTION_FILING/ENTITY/EIN': number }))).toEqual(want)
  })

  test.each([
    ['XX-XXX4321', []],
    ['XX-XXX2222', ['taxIdIsAsAsked']],
    ['XX-XXXXXXX', []],
    ['', []],
  ])('is looked at alone where the header prints none: %s', (number, want) => {
    const numbers = {
      '/SECTION_FILING/ENTITY/EIN': number,
      '/SECTION_HEADER/TAXPAYER IDENTIFICATION NUMBER': '',
    }
    expect(failed(changed(right.get('return-1065'), numbers))).toEqual(want)
  })

  test('is of another one where its own number is that of whom was asked, and the header has another', () => {
    const numbers = {
      '/SECTION_FILING/ENTITY/EIN': 'XX-XXX4321',
      '/SECTION_HEADER/TAXPAYER IDENTIFICATION NUMBER': 'XX-XXX2222',
    }
    expect(failed(changed(right.get('return-1120'), numbers))).toEqual(['taxIdIsAsAsked'])
  })
})

describe('figures of any size', () => {
  const names = [...right.keys()]
  const factor = fc.integer({ min: 1, max: 100_000 })
  // There is a most that anybody is paid for one year.
  const sizes = ['benefitsAreOfOneYear']

  test('that agree raise no alarm', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), factor, (name, times) => {
        const found = failed(scaled(right.get(name) ?? {}, times))
        expect(found.filter(check => !sizes.includes(check))).toEqual([])
      }),
    )
  })

  test('raise one where an amount is wrong', () => {
    const ofAmounts = faults.filter(({ text }) => text.includes('$'))
    fc.assert(
      fc.property(fc.constantFrom(...ofAmounts), factor, ({ check, transcript, pointer, text }, times) => {
        const document = changed(right.get(transcript), { [pointer]: text })
        expect(failed(scaled(document, times))).toContain(check)
      }),
    )
  })
})

function fieldPaths(fields: readonly PlanField[], before: string): ReadonlySet<string> {
  const paths = fields.flatMap((field): readonly string[] => {
    const path = `${before}${field.name}`
    switch (field.kind) {
      case 'group':
      case 'list':
        return [path, ...fieldPaths(field.fields, `${path}.`)]
      case 'choice': {
        const inner = [...field.cases, field.otherwise].flatMap(each => [
          ...fieldPaths(each.fields, `${path}.`),
        ])
        return [path, `${path}.${field.as}`, ...inner]
      }
      case 'value': {
        const sides = field.sources.flatMap(source => Object.keys(innerNames(source.normalizer)))
        return [path, ...sides.map(side => `${path}.${side}`)]
      }
      default:
        return [path]
    }
  })
  return new Set(paths)
}

/** The messages of the checks that do not hold, or could not be decided. */
function failures(document: Json): readonly string[] {
  const { issues } = mapTranscript(document)
  return issues.filter(issue => issue.code.startsWith('check/')).map(issue => issue.message)
}

/** The names of the checks that do not hold. */
function failed(document: Json): readonly string[] {
  return mapTranscript(document).issues.flatMap(({ check }) => check ?? [])
}

/** A document with other texts, by their pointers. */
function changed(document: Json | undefined, changes: Readonly<Record<string, string>>): Json {
  return Object.entries(changes).reduce<Json>(
    (copy, [pointer, text]) => put(copy, [...pointerSteps(pointer)], text),
    document ?? {},
  )
}

function put(value: Json, [step, ...rest]: readonly string[], text: string): Json {
  if (step === undefined) return text
  if (typeof value === 'string') throw new TypeError(`nothing stands at ${step}`)
  if (Array.isArray(value))
    return value.map((each: Json, index) => (index === Number(step) ? put(each, rest, text) : each))
  const fields: Readonly<Record<string, Json>> = Object.fromEntries(Object.entries(value))
  return { ...fields, [step]: put(fields[step] ?? (rest.length === 0 ? '' : {}), rest, text) }
}
