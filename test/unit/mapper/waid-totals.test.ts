/** The totals of a wage and income transcript count each form once. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'
import { bundledExpression } from '../../support/bundled-expression.ts'

const w2 = (wages: string, items: Record<string, string>): Record<string, unknown> => ({
  TYPE: 'Form W-2 Wage and Tax Statement',
  ITEMS: { 'WAGES, TIPS AND OTHER COMPENSATION': wages, ...items },
})
const totalOf = (
  ...entries: readonly unknown[]
): { readonly total: string | undefined; readonly codes: readonly string[] } => {
  const result = mapTranscript(
    { TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries },
    { mapping: 'waid-income' },
  )
  return { total: result.data.totalWages?.toFixed(2), codes: result.issues.map(issue => issue.code) }
}

describe('total wages', () => {
  const original = w2('$100.00', { 'SUBMISSION TYPE': 'Original document' })

  test('add up originals', () => {
    expect(
      totalOf(
        original,
        w2('$20.00', { 'SUBMISSION TYPE': 'Original W2', 'W2 SUBMISSION TYPE': 'Original W2' }),
      ),
    ).toEqual({
      total: '120.00',
      codes: [],
    })
  })

  const numbers = (employer: string, employee: string): Record<string, unknown> => ({
    EMPLOYER: { 'EMPLOYER IDENTIFICATION NUMBER (EIN)': employer },
    EMPLOYEE: { "EMPLOYEE'S SOCIAL SECURITY NUMBER": employee },
  })
  const from = (
    employer: string,
    wages: string,
    kind: string,
    employee = 'XXX-XX-4321',
  ): Record<string, unknown> => ({
    ...w2(wages, { 'SUBMISSION TYPE': kind }),
    ...numbers(employer, employee),
  })
  const one = from('XX-XXX0001', '$100.00', 'Original document')
  const two = from('XX-XXX0002', '$20.00', 'Original document')

  test.each([
    ['Corrected document', 'XX-XXX0001', 'XXX-XX-4321'],
    ['Amended W2', 'XXXXX0001', 'XXXXX4321'],
  ])('count a corrected form in place of its original: %s', (kind, employer, employee) => {
    expect(totalOf(one, two, from(employer, '$120.00', kind, employee))).toEqual({
      total: '140.00',
      codes: [],
    })
  })

  test('take a form that one of its two labels calls corrected for a corrected one', () => {
    const corrected = {
      ...w2('$120.00', { 'SUBMISSION TYPE': 'Original document', 'W2 SUBMISSION TYPE': 'Corrected W2' }),
      ...numbers('XX-XXX0001', 'XXX-XX-4321'),
    }
    expect(totalOf(one, corrected)).toEqual({ total: '120.00', codes: [] })
  })

  test('count a corrected form that stands alone', () => {
    const alone = from('XX-XXX0003', '$120.00', 'Corrected document')
    expect(totalOf(alone)).toEqual({ total: '120.00', codes: [] })
    // It may be an original of another number that it corrects.
    expect(totalOf(one, alone)).toEqual({ total: '220.00', codes: ['check/failed'] })
  })

  test.each([
    ['a corrected form without numbers', [one, w2('$9.00', { 'SUBMISSION TYPE': 'Corrected document' })]],
    [
      'an original without numbers beside a corrected form',
      [original, from('XX-XXX0001', '$9.00', 'Amended document')],
    ],
    [
      'two originals that it may replace',
      [
        one,
        from('XX-XXX0001', '$7.00', 'Original document'),
        from('XX-XXX0001', '$9.00', 'Corrected document'),
      ],
    ],
    [
      'two corrected forms of one original',
      [
        one,
        from('XX-XXX0001', '$8.00', 'Corrected document'),
        from('XX-XXX0001', '$9.00', 'Corrected document'),
      ],
    ],
    ['one form printed twice', [one, two, one]],
  ])('are not given, and it is reported, where it cannot be known what counts: %s', (_, entries) => {
    expect(totalOf(...entries)).toEqual({ total: undefined, codes: ['check/failed'] })
    const { issues } = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries })
    expect(issues.map(issue => issue.path)).toEqual(['/totalWages'])
  })

  test('count two forms of one employer that differ, and zero twice', () => {
    const more = from('XX-XXX0001', '$7.00', 'Original document')
    const none = from('XX-XXX0002', '$0.00', 'Original document')
    expect(totalOf(one, more, none, none)).toEqual({ total: '107.00', codes: [] })
  })

  test('are not given where a form does not say in known words whether it is an original', () => {
    const unknown = from('XX-XXX0003', '$7.00', 'Replacement document')
    const { total, codes } = totalOf(one, unknown)
    expect(total).toBeUndefined()
    expect(codes).toContain('value/incomplete')
  })

  test('are unknown where an original does not print its wages', () => {
    expect(totalOf(original, w2('', { 'SUBMISSION TYPE': 'Original document' }))).toEqual({
      total: undefined,
      codes: ['value/required', 'value/incomplete', 'check/failed'],
    })
  })
})

const other = (
  form: string,
  items: Record<string, string>,
  kind: Record<string, string> = { 'SUBMISSION TYPE': 'Original document' },
): Record<string, unknown> => ({ TYPE: form, ITEMS: { ...kind, ...items } })
const figures = (...entries: readonly unknown[]): Readonly<Record<string, unknown>> => {
  const { data, issues } = mapTranscript({ TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries })
  const all = Object.entries(data).filter(([name, value]) => name.startsWith('total') && value !== null)
  return { ...JSON.parse(JSON.stringify(Object.fromEntries(all))), issues: issues.map(each => each.code) }
}

describe('other totals', () => {
  const pension = (gross: string, taxable: string, more: Record<string, string> = {}): unknown =>
    other('Form 1099-R', { 'GROSS DISTRIBUTION': gross, 'TAXABLE AMOUNT': taxable, ...more })

  test('add up pensions, gross and taxable', () => {
    expect(figures(pension('$100.00', '$80.00'), pension('$10.00', '$0.00'))).toEqual({
      totalPensionsGross: '110.00',
      totalPensionsTaxable: '80.00',
      issues: [],
    })
  })

  test('give no taxable pensions where a payer did not determine them', () => {
    const open = pension('$10.00', '$10.00', { 'TAX AMOUNT UNDETERMINED CODE': 'Tax amount not determined' })
    expect(figures(pension('$100.00', '$80.00'), open)).toEqual({ totalPensionsGross: '110.00', issues: [] })
  })

  test('add box 7 of old Forms 1099-MISC to Forms 1099-NEC', () => {
    const now = other('Form 1099-NEC', { 'NON-EMPLOYEE COMPENSATION': '$5.00' })
    const old = other('Form 1099-MISC', { 'NON-EMPLOYEE COMPENSATION': '$30.00', RENTS: '$1.00' })
    const rents = other('Form 1099-MISC', { RENTS: '$1.00' })
    expect(figures(now, old, rents)).toEqual({ totalNonEmployeeCompensation: '35.00', issues: [] })
  })

  test('take benefits that were paid back off the social security benefits', () => {
    const paid = { 'PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)': '$100.00' }
    const back = other('Form SSA-1099', { ...paid, REPAYMENTS: '$30.00' })
    expect(figures(back, other('Form SSA-1099', { 'PENSIONS AND ANNUITIES': '$7.00' }))).toEqual({
      totalSocialSecurityBenefits: '107.00',
      totalNetSocialSecurityBenefits: '77.00',
      issues: [],
    })
  })

  test('add up each kind of Schedule K-1 by itself, one that does not say what it is as an original', () => {
    expect(
      figures(
        other('Schedule K-1 (Form 1065)', {
          'ORDINARY INCOME K-1': '-$4.00',
          'GUARANTEED PAYMENTS': '$9.00',
          'REAL ESTATE': '-$30.00',
        }),
        other('Schedule K-1 (Form 1120S)', { 'ORDINARY INCOME K-1': '$7.00', 'REAL ESTATE': '$6.00' }),
        other('Schedule K-1 (Form 1041)', { 'OTHER PORTFOLIO AND NON-BUSINESS INCOME': '$2.00' }, {}),
      ),
    ).toEqual({
      totalPartnershipIncome: '-4.00',
      totalPartnershipRentalIncome: '-30.00',
      totalPartnershipGuaranteedPayments: '9.00',
      totalSCorporationIncome: '7.00',
      totalSCorporationRentalIncome: '6.00',
      totalEstateOrTrustIncome: '2.00',
      issues: [],
    })
  })

  test('count the rents of a partnership once, and as they were corrected', () => {
    const rents = (amount: string, entity: string, kind = 'Original document'): unknown => ({
      ...other('Schedule K-1 (Form 1065)', { 'REAL ESTATE': amount }, { 'SUBMISSION TYPE': kind }),
      PARTNERSHIP: { "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER": entity },
      PARTNER: { SSN: 'XXX-XX-4321' },
    })
    const one = rents('-$900.00', 'XX-XXX0001')
    const two = rents('$50.00', 'XX-XXX0002')
    expect(figures(one, two)).toEqual({ totalPartnershipRentalIncome: '-850.00', issues: [] })
    expect(figures(one, two, rents('-$800.00', 'XX-XXX0001', 'Amended document'))).toEqual({
      totalPartnershipRentalIncome: '-750.00',
      issues: [],
    })
    expect(figures(one, rents('$50.00', 'XX-XXX0001'))).toEqual({ issues: ['check/failed'] })
  })

  test('are not given where a Schedule K-1 beside one with rents prints no line for them', () => {
    const none = other('Schedule K-1 (Form 1120S)', { 'ORDINARY INCOME K-1': '$7.00' })
    const rents = other('Schedule K-1 (Form 1120S)', {
      'ORDINARY INCOME K-1': '$1.00',
      'REAL ESTATE': '$6.00',
    })
    const zero = other('Schedule K-1 (Form 1120S)', {
      'ORDINARY INCOME K-1': '$1.00',
      'REAL ESTATE': '$0.00',
    })
    expect(figures(none, rents)).toEqual({ totalSCorporationIncome: '8.00', issues: ['check/failed'] })
    expect(figures(none, zero)).toEqual({ totalSCorporationIncome: '8.00', issues: [] })
  })

  type Party = Record<string, Record<string, string>>
  const share = (
    amount: string,
    entity: string | undefined,
    kind?: string,
    owner: Record<string, string> = { SSN: 'XXX-XX-4321' },
    payments = '$0.00',
  ): unknown => {
    const items = { 'ORDINARY INCOME K-1': amount, 'GUARANTEED PAYMENTS': payments }
    const number = entity === undefined ? {} : { "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER": entity }
    const parties: Party = { PARTNERSHIP: number, PARTNER: owner }
    const said: Record<string, string> = kind === undefined ? {} : { 'SUBMISSION TYPE': kind }
    return { ...other('Schedule K-1 (Form 1065)', items, said), ...parties }
  }
  const first = share('$5.00', 'XX-XXX0001', 'Original document')

  test.each([
    ['both say that they are originals', share('$7.00', 'XX-XXX0001', 'Original document')],
    ['one does not say what it is', share('$7.00', 'XX-XXX0001')],
    ['one is zero', share('$0.00', 'XX-XXX0001')],
    ['the number is run together', share('$7.00', 'XXXXX0001')],
  ])('are not given where one partnership has two Schedules K-1 that differ: %s', (_, second) => {
    expect(figures(first, second, share('$1.00', 'XX-XXX0002'))).toEqual({
      totalPartnershipGuaranteedPayments: '0.00',
      issues: ['check/failed'],
    })
  })

  test.each([
    ['neither prints its owner', {}],
    ['the owners are masked', { SSN: 'XXX-XX-XXXX' }],
  ])('are not given where one partnership has two Schedules K-1, and %s', (_, owner) => {
    const [one, two] = ['$5.00', '$7.00'].map(amount => share(amount, 'XX-XXX0001', undefined, owner, amount))
    expect(figures(one, two)).toEqual({ issues: ['check/failed', 'check/failed'] })
  })

  test.each([
    ['of two partnerships', 'XX-XXX0002', { SSN: 'XXX-XX-4321' }],
    ['of two partnerships, their owners masked', 'XX-XXX0002', { SSN: 'XXX-XX-XXXX' }],
    ['of two owners', 'XX-XXX0001', { SSN: 'XXX-XX-9999' }],
    ['of nobody known', undefined, { SSN: 'XXX-XX-4321' }],
  ])('add Schedules K-1 %s', (_, entity, owner) => {
    const masked = owner.SSN.endsWith('XXXX') ? owner : undefined
    const one = share('$5.00', entity === undefined ? undefined : 'XX-XXX0001', undefined, masked, '$1.00')
    expect(figures(one, share('$7.00', entity, undefined, owner, '$2.00'))).toEqual({
      totalPartnershipIncome: '12.00',
      totalPartnershipGuaranteedPayments: '3.00',
      issues: [],
    })
  })

  test.each([
    ['Form 1120S', 'CORPORATION', "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)", 'ORDINARY INCOME K-1'],
    [
      'Form 1041',
      'ESTATE OR TRUST',
      "ESTATE'S OR TRUST'S EMPLOYER IDENTIFICATION NUMBER",
      'OTHER PORTFOLIO AND NON-BUSINESS INCOME',
    ],
  ])('are not given where one entity has two Schedules K-1 of %s that differ', (form, party, label, line) => {
    const of = (amount: string): unknown => ({
      ...other(`Schedule K-1 (${form})`, { [line]: amount }),
      [party]: { [label]: 'XX-XXX0001' },
    })
    expect(figures(of('$5.00'), of('$7.00'))).toEqual({ issues: ['check/failed'] })
  })

  test.each([
    ['in place of its original', 'XX-XXX0001', '7.00', []],
    ['beside that of another number, which is reported', 'XX-XXX0002', '12.00', ['check/failed']],
  ])('count a corrected Schedule K-1 %s', (_, entity, totalPartnershipIncome, issues) => {
    expect(figures(first, share('$7.00', entity, 'Corrected document'))).toEqual({
      totalPartnershipIncome,
      totalPartnershipGuaranteedPayments: '0.00',
      issues,
    })
  })

  test('are not given where a corrected Schedule K-1 is of another owner of the same entity', () => {
    const corrected = share('$7.00', 'XX-XXX0001', 'Corrected document', { SSN: 'XXX-XX-9999' }, '$1.00')
    const failed = ['check/failed', 'check/failed', 'check/failed']
    expect(figures(share('$5.00', 'XX-XXX0001', undefined, undefined, '$2.00'), corrected)).toEqual({
      issues: failed,
    })
  })

  test('count a corrected Schedule K-1 beside originals of other kinds alone', () => {
    const corporation = other('Schedule K-1 (Form 1120S)', { 'ORDINARY INCOME K-1': '$7.00' })
    expect(figures(corporation, share('$5.00', 'XX-XXX0001', 'Corrected document'))).toEqual({
      totalPartnershipIncome: '5.00',
      totalPartnershipGuaranteedPayments: '0.00',
      totalSCorporationIncome: '7.00',
      issues: [],
    })
  })

  const entity = 'XX-XXX0001'
  test.each([
    ['of one partnership', [first, share('$7.00', entity)]],
    ['of one partnership without an owner', [share('$5.00', entity, undefined, {}), share('$7.00', entity)]],
    ['of two partnerships', [first, share('$7.00', 'XX-XXX0002')]],
    ['of a partnership without a number', [first, share('$7.00', undefined)]],
    ['of partnerships without a number', [share('$5.00', undefined), share('$7.00', undefined)]],
    ['that are zero', [share('$0.00', entity), share('$0.00', entity)]],
    ['of which one is corrected', [first, share('$7.00', entity, 'Amended document')]],
  ])('are the same in a portable expression: Schedules K-1 %s', async (_, entries) => {
    const document = { TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: entries }
    const given: unknown = await bundledExpression('waid-income').evaluate(document)
    const { totalPartnershipIncome } = mapTranscript(document, { mapping: 'waid-income' }).data
    const want = totalPartnershipIncome?.toFixed(2) ?? null
    expect(given).toMatchObject({ totalPartnershipIncome: want })
  })

  test('grow with the forms', () => {
    const many = (count: number): unknown[] =>
      Array.from({ length: count }, (_, index) => ({
        TYPE: 'Form 1099-INT',
        ITEMS: {
          'SUBMISSION TYPE': index % 2 === 0 ? 'Original document' : 'Corrected document',
          INTEREST: '$1.00',
        },
        PAYER: {
          "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": `XX-XXX${String(Math.floor(index / 2)).padStart(4, '0')}`,
        },
        RECIPIENT: { "RECIPIENT'S IDENTIFICATION NUMBER": 'XXX-XX-4321' },
      }))
    expect(figures(...many(2000))).toEqual({ totalInterest: '1000.00', issues: [] })
  })
})
