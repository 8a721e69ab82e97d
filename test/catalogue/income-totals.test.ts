/** Totals of wage and income transcripts in which one form says that another one, or its own amount, does not count. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'

type Lines = Readonly<Record<string, string>>

const payer = { "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": 'XX-XXX4701' }
const recipient = { "RECIPIENT'S IDENTIFICATION NUMBER": 'XXX-XX-1111' }

function mapped(type: string, entries: readonly Lines[], number: Lines = payer) {
  const { data, issues } = mapTranscript({
    TYPE: 'WAID',
    FORM: 'INCOME',
    PERIOD: '202312',
    SECTION_INCOME: entries.map(ITEMS => ({ TYPE: type, PAYER: number, RECIPIENT: recipient, ITEMS })),
  })
  const figures: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(data))
  return { figures, checks: issues.map(each => each.check ?? each.code) }
}

describe('the taxable part of pensions', () => {
  const original = { 'SUBMISSION TYPE': 'Original document' }
  const corrected = { 'SUBMISSION TYPE': 'Corrected document' }
  const open = { 'TAX AMOUNT UNDETERMINED CODE': 'Tax amount not determined' }
  const ten = { 'GROSS DISTRIBUTION': '$12,000.00', 'TAXABLE AMOUNT': '$10,000.00' }
  const twelve = { 'GROSS DISTRIBUTION': '$12,000.00', 'TAXABLE AMOUNT': '$12,000.00' }
  const blank = { 'GROSS DISTRIBUTION': '$12,000.00', 'TAXABLE AMOUNT': '' }

  test.each<[string, readonly Lines[], string | null]>([
    ['an original', [{ ...original, ...ten }], '10000.00'],
    ['an original that is not determined', [{ ...original, ...twelve, ...open }], null],
    ['a corrected form that is not determined', [{ ...corrected, ...twelve, ...open }], null],
    [
      'an original, replaced by a form that is not determined',
      [
        { ...original, ...ten },
        { ...corrected, ...twelve, ...open },
      ],
      null,
    ],
    [
      'an original that is not determined, replaced by one that is',
      [
        { ...original, ...twelve, ...open },
        { ...corrected, ...ten },
      ],
      '10000.00',
    ],
    [
      'an original without an amount that is not determined, replaced by one that is',
      [
        { ...original, ...blank, ...open },
        { ...corrected, ...ten },
      ],
      '10000.00',
    ],
    [
      'one that is determined beside another that is not',
      [
        { ...original, ...ten },
        { ...original, ...twelve, ...open },
      ],
      null,
    ],
    [
      'two that are not determined',
      [
        { ...original, ...ten, ...open },
        { ...original, ...twelve, ...open },
      ],
      null,
    ],
  ])('of %s', (_, entries, want) => {
    const { figures, checks } = mapped('Form 1099-R', entries)
    expect(figures.totalPensionsTaxable).toBe(want)
    // That a payer cannot tell is no alarm: the form says so.
    expect(checks).not.toContain('totalPensionsTaxableIsGiven')
  })
})

describe('net social security benefits', () => {
  const benefits = (paid: string, repaid: string): Lines => ({
    'SUBMISSION TYPE': 'Original document',
    'PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)': paid,
    REPAYMENTS: repaid,
  })

  test.each<[string, readonly Lines[], string | null]>([
    ['a repayment', [benefits('$14,400.00', '$1,200.00')], '13200.00'],
    ['a repayment below zero', [benefits('$14,400.00', '-$1,200.00')], null],
    ['a repayment in brackets', [benefits('$14,400.00', '($1,200.00)')], null],
    ['no repayment', [benefits('$14,400.00', '')], '14400.00'],
    ['a repayment of nothing', [benefits('$14,400.00', '$0.00')], '14400.00'],
    [
      'repayments that are the same on two forms of one payer',
      [benefits('$14,400.00', '$1,200.00'), benefits('$1,000.00', '$1,200.00')],
      null,
    ],
    [
      'repayments that differ on two forms of one payer',
      [benefits('$14,400.00', '$1,200.00'), benefits('$1,000.00', '$200.00')],
      '14000.00',
    ],
  ])('with %s', (_, entries, want) => {
    const { figures, checks } = mapped('Form SSA-1099', entries)
    expect(figures.totalNetSocialSecurityBenefits).toBe(want)
    expect(checks.includes('totalNetSocialSecurityBenefitsIsGiven')).toBe(want === null)
  })
})

describe('pay on Forms 1099-MISC', () => {
  const original = { 'SUBMISSION TYPE': 'Original document' }
  const corrected = { 'SUBMISSION TYPE': 'Corrected document' }
  const pay = { 'NON-EMPLOYEE COMPENSATION': '$500.00' }
  const rents = { RENTS: '$500.00' }

  test.each<[string, readonly Lines[], string | null, boolean]>([
    [
      'of a corrected form counts',
      [
        { ...original, ...pay },
        { ...corrected, 'NON-EMPLOYEE COMPENSATION': '$400.00' },
      ],
      '400.00',
      false,
    ],
    [
      'of a form whose corrected one has no such line may not count',
      [
        { ...original, ...pay },
        { ...corrected, ...rents },
      ],
      null,
      true,
    ],
    [
      'is none where no form prints it',
      [
        { ...original, ...rents },
        { ...corrected, RENTS: '$400.00' },
      ],
      null,
      false,
    ],
  ])('%s', (_, entries, want, isHeard) => {
    const { figures, checks } = mapped('Form 1099-MISC Miscellaneous Income', entries)
    expect(figures.totalNonEmployeeCompensation).toBe(want)
    expect(checks.includes('totalNonEmployeeCompensationIsGiven')).toBe(isHeard)
  })
})

describe('a corrected form of a payer whose number is masked to its end', () => {
  const entries = [
    { 'SUBMISSION TYPE': 'Original document', INTEREST: '$60,000.00' },
    { 'SUBMISSION TYPE': 'Corrected document', INTEREST: '$500.00' },
  ]

  test.each<[string, string | null]>([
    ['XX-XXX4701', '500.00'],
    ['XX-XXXXXXX', null],
    ['**-*******', null],
  ])('may replace another one: %s', (text, want) => {
    const number = { "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": text }
    const { figures, checks } = mapped('Form 1099-INT Interest Income', entries, number)
    expect(figures.totalInterest).toBe(want)
    expect(checks.includes('totalInterestIsGiven')).toBe(want === null)
  })
})

describe('a form about somebody else', () => {
  test.each<[string, string, string, boolean]>([
    ['of whom was asked', '1111', 'XXX-XX-1111', false],
    ['of another', '1111', 'XXX-XX-2222', true],
    ['masked', '1111', 'XXX-XX-XXXX', false],
    ['masked with asterisks', '1111', '***-**-****', false],
    ['not printed', '1111', '', false],
    ['of whom nobody asked for', '', 'XXX-XX-2222', false],
  ])('is a warning by its number: %s', (_, LAST4, number, isHeard) => {
    const { issues } = mapTranscript({
      TYPE: 'WAID',
      FORM: 'INCOME',
      LAST4,
      SECTION_INCOME: [
        {
          TYPE: 'Form W-2 Wage and Tax Statement',
          EMPLOYEE: { "EMPLOYEE'S SOCIAL SECURITY NUMBER": number },
          ITEMS: { 'SUBMISSION TYPE': 'Original document', 'WAGES, TIPS AND OTHER COMPENSATION': '$1.00' },
        },
        { TYPE: 'Form 1099-INT', RECIPIENT: recipient, ITEMS: { 'SUBMISSION TYPE': 'Original document' } },
      ],
    })
    const found = issues.filter(each => each.check === 'formsAreOfWhomWasAsked')
    expect(found.map(each => each.severity)).toEqual(isHeard ? ['warning'] : [])
  })
})

describe('forms of several accounts at one payer', () => {
  const totals: readonly (readonly [string, string, string, Lines])[] = [
    ['totalInterest', 'Form 1099-INT', 'INTEREST', {}],
    ['totalOrdinaryDividends', 'Form 1099-DIV', 'ORDINARY DIVIDEND', {}],
    ['totalPensionsGross', 'Form 1099-R', 'GROSS DISTRIBUTION', {}],
    ['totalPensionsTaxable', 'Form 1099-R', 'TAXABLE AMOUNT', { 'GROSS DISTRIBUTION': '$900.00' }],
    ['totalNonEmployeeCompensation', 'Form 1099-NEC', 'NON-EMPLOYEE COMPENSATION', {}],
    ['totalSocialSecurityBenefits', 'Form SSA-1099', 'PENSIONS AND ANNUITIES', {}],
    ['totalNetSocialSecurityBenefits', 'Form SSA-1099', 'PENSIONS AND ANNUITIES', {}],
    ['totalUnemploymentCompensation', 'Form 1099-G', 'UNEMPLOYMENT COMPENSATION', {}],
    ['totalStateAndLocalTaxRefunds', 'Form 1099-G', 'PRIOR YEAR REFUND', {}],
    ['totalPaymentCardAmount', 'Form 1099-K', 'GROSS AMOUNT', {}],
  ]

  describe.each(totals)('%s', (total, type, label, more) => {
    const form = (kind: string, amount: string, account: string): Lines => ({
      ...more,
      'SUBMISSION TYPE': kind,
      'ACCOUNT NUMBER': account,
      [label]: amount,
    })
    const original = form.bind(undefined, 'Original document')
    const corrected = form.bind(undefined, 'Corrected document')

    test.each<[string, readonly Lines[], string]>([
      [
        'takes the corrected one for the original of its account',
        [original('$10.00', '000-17'), original('$20.00', '000-42'), corrected('$25.00', '000-42')],
        '35.00',
      ],
      [
        'takes equal amounts of two accounts for two forms',
        [original('$10.00', '000-17'), original('$10.00', '000-42')],
        '20.00',
      ],
      [
        'takes a corrected one without an account for the only original',
        [original('$10.00', '000-17'), corrected('$25.00', '')],
        '25.00',
      ],
    ])('%s', (_, entries, want) => {
      const { figures, checks } = mapped(type, entries)
      expect(figures[total]).toBe(want)
      expect(checks).not.toContain(`${total}IsGiven`)
    })

    test.each<[string, readonly Lines[]]>([
      [
        'a corrected form is of another account than the only original',
        [original('$10.00', '000-17'), corrected('$25.00', '000-42')],
      ],
      [
        'two originals and a corrected form do not all print an account',
        [original('$10.00', '000-17'), original('$20.00', ''), corrected('$25.00', '000-17')],
      ],
      ['equal amounts are of one account', [original('$10.00', '000-17'), original('$10.00', '000-17')]],
    ])('is not given, and a check says so, where %s', (_, entries) => {
      const { figures, checks } = mapped(type, entries)
      expect(figures[total]).toBeNull()
      // Of net benefits it says so at what they are net of.
      expect(checks).toContain(`${total.replace('Net', '')}IsGiven`)
    })
  })
})

test('pay that a Form 1099-NEC corrects has its original on the Form 1099-MISC of that payer', () => {
  const form = (type: string, kind: string, from: string, pay: string) => ({
    TYPE: type,
    PAYER: { "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": from },
    RECIPIENT: recipient,
    ITEMS: { 'SUBMISSION TYPE': kind, 'NON-EMPLOYEE COMPENSATION': pay },
  })
  const original = form('Form 1099-MISC', 'Original document', 'XX-XXX4701', '$500.00')
  const checksBeside = (from: string): readonly unknown[] =>
    mapTranscript({
      TYPE: 'WAID',
      FORM: 'INCOME',
      SECTION_INCOME: [original, form('Form 1099-NEC', 'Corrected document', from, '$400.00')],
    }).issues.map(each => each.check)
  expect(checksBeside('XX-XXX4701')).toEqual([])
  expect(checksBeside('XX-XXX4702')).toEqual(['correctedFormsHaveAnOriginal'])
})
