/** What a wage and income transcript shows and no total has is said. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../../src/index.ts'

/** The names of the checks that fail, and the codes of the other issues. */
function alarms(...entries: readonly unknown[]): readonly string[] {
  return alarmsOf({ PERIOD: '202212' }, entries)
}

function alarmsOf(top: Readonly<Record<string, string>>, entries: readonly unknown[]): readonly string[] {
  const document = { TYPE: 'WAID', FORM: 'INCOME', ...top, SECTION_INCOME: entries }
  return mapTranscript(document, { mapping: 'waid-income' }).issues.map(({ check, code }) => check ?? code)
}

const form = (type: string, items: Record<string, string>): unknown => ({
  TYPE: type,
  ITEMS: { 'SUBMISSION TYPE': 'Original document', ...items },
})
const summary = (items: Record<string, string>): unknown => ({ TYPE: 'Wage & Income Summary', ITEMS: items })

describe('a summary', () => {
  const interest = form('Form 1099-INT', { INTEREST: '$5.00' })

  test.each([
    ['wages, and nothing else stands there', [summary({ WAGES: '$85,000.00' })]],
    ['wages, and forms of other kinds', [summary({ WAGES: '$85,000.00' }), interest]],
    ['unemployment compensation', [summary({ 'UNEMPLOYMENT COMPENSATION': '$4,000.00' }), interest]],
    ['a tax refund', [summary({ 'PRIOR YEAR REFUND': '$400.00' }), interest]],
    ['tax withheld, and nothing else stands there', [summary({ 'FEDERAL INCOME TAX WITHHELD': '$9.00' })]],
  ])('is said where no form is of what it shows: %s', (_, entries) => {
    expect(alarms(...entries)).toEqual(['summaryHasItsForms'])
  })

  test.each([
    ['nothing', [summary({ WAGES: '$0.00', 'UNEMPLOYMENT COMPENSATION': '' })]],
    ['tax withheld on some form', [summary({ 'FEDERAL INCOME TAX WITHHELD': '$9.00' }), interest]],
    [
      'unemployment compensation, and so does a form',
      [
        summary({ 'UNEMPLOYMENT COMPENSATION': '$4.00' }),
        form('Form 1099-G', { 'UNEMPLOYMENT COMPENSATION': '$4.00' }),
      ],
    ],
  ])('is as it should be where it shows %s', (_, entries) => {
    expect(alarms(...entries)).toEqual([])
  })
})

describe('benefits', () => {
  const benefits = (years: Record<string, string>): unknown =>
    form('Form SSA-1099', { 'PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)': '$24,000.00', ...years })

  test.each([
    ['an earlier year alone', { 'TY 2021 PAYMENTS': '$3,000.00' }],
    ['the year and an earlier one', { 'TY 2022 PAYMENTS': '$21,000.00', 'TY 2021 PAYMENTS': '$3,000.00' }],
    ['a later year', { 'TY 2023 PAYMENTS': '$1,000.00' }],
  ])('of %s are not those of the year', (_, years) => {
    expect(alarms(benefits(years))).toEqual(['benefitsAreOfOneYear'])
  })

  test('of two years are not those of one, whichever was asked for', () => {
    const both = [benefits({ 'TY 2022 PAYMENTS': '$21,000.00', 'TY 2021 PAYMENTS': '$3,000.00' })]
    expect(alarmsOf({}, both)).toEqual(['benefitsAreOfOneYear'])
    expect(alarmsOf({}, [benefits({ 'TY 2021 PAYMENTS': '$24,000.00' })])).toEqual([])
  })

  test.each(['Form SSA-1099', 'Form RRB-1099'])(
    'of more than anybody is paid for a year are of several: %s',
    type => {
      const paid = (amount: string): unknown =>
        form(type, { 'PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)': amount })
      expect(alarms(paid('$240,000.00'))).toEqual(['benefitsAreOfOneYear'])
      expect(alarms(paid('$61,296.00'))).toEqual([])
    },
  )

  test.each([
    ['no year is printed', {}],
    ['the year alone is', { 'TY 2022 PAYMENTS': '$24,000.00' }],
    ['another year has none', { 'TY 2022 PAYMENTS': '$24,000.00', 'TY 2021 PAYMENTS': '$0.00' }],
  ])('are those of the year where %s', (_, years) => {
    expect(alarms(benefits(years as Record<string, string>))).toEqual([])
  })
})

describe('a statutory employee', () => {
  const wages = (said: string): unknown =>
    form('Form W-2 Wage and Tax Statement', {
      'WAGES, TIPS AND OTHER COMPENSATION': '$41,000.00',
      'STATUTORY EMPLOYEE': said,
    })

  test.each(['Statutory Employee', 'Yes', 'X', 'Checked', 'Statutory employee box checked'])(
    'is one where the form says "%s"',
    said => {
      // Words that are not known are an issue of the flag, too.
      const flag = alarms(wages(said)).filter(each => each !== 'value/undecided')
      expect(flag).toEqual(['payIsOfNoStatutoryEmployee'])
    },
  )

  test.each(['Not Statutory Employee', 'Unanswered', 'UNANSWERED', ''])(
    'is none where the form says "%s"',
    said => {
      expect(alarms(wages(said))).toEqual([])
    },
  )
})

describe('a form that lost the line with its amount', () => {
  test.each([
    ['Form 1099-NEC', 'totalNonEmployeeCompensationIsGiven'],
    ['Form SSA-1099', 'totalSocialSecurityBenefitsIsGiven'],
    ['Form RRB-1099', 'totalSocialSecurityBenefitsIsGiven'],
    ['Form 1099-R', 'totalPensionsGrossIsGiven'],
    ['Form 1099-K', 'totalPaymentCardAmountIsGiven'],
  ])('is said: %s', (type, check) => {
    expect(alarms(form(type, {}))).toEqual([check])
  })

  test.each(['Form 1099-INT', 'Form 1099-DIV', 'Form 1099-G', 'Form 1099-MISC'])(
    'may have others: %s',
    type => {
      expect(alarms(form(type, {}))).toEqual([])
    },
  )
})

describe('benefits of railroad retirement', () => {
  const railroad = { PAYER: { "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": 'XX-XXX0002' } }
  const benefits = (type: string, items: Record<string, string>): Record<string, unknown> => ({
    ...(form(type, items) as Record<string, unknown>),
    PAYER: { "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": 'XX-XXX0001' },
    RECIPIENT: { "RECIPIENT'S IDENTIFICATION NUMBER": 'XXX-XX-4321' },
  })
  const paid = 'PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)'

  test('count as social security benefits, as on Form 1040', () => {
    const entries = [
      benefits('Form SSA-1099', { [paid]: '$24,000.00', REPAYMENTS: '$1,000.00' }),
      { ...benefits('Form RRB-1099', { [paid]: '$5,000.00', REPAYMENTS: '$500.00' }), ...railroad },
    ]
    const { data } = mapTranscript(
      { TYPE: 'WAID', FORM: 'INCOME', PERIOD: '202212', SECTION_INCOME: entries },
      { mapping: 'waid-income' },
    )
    expect(data.totalSocialSecurityBenefits?.toFixed(2)).toBe('29000.00')
    expect(data.totalNetSocialSecurityBenefits?.toFixed(2)).toBe('27500.00')
  })

  test('are not given where a form does not say whether it is an original', () => {
    const entry = { TYPE: 'Form RRB-1099', ITEMS: { [paid]: '$5,000.00' } }
    expect(alarms(benefits('Form SSA-1099', { [paid]: '$1.00' }), entry)).toContain('value/incomplete')
  })
})

test('forms asked for under another name are held to the same', () => {
  const wages = (amount: string): unknown =>
    form('Form W-2 Wage and Tax Statement', { 'WAGES, TIPS AND OTHER COMPENSATION': amount })
  const asked = (name: string): readonly string[] =>
    mapTranscript({ TYPE: 'WAID', FORM: name, PERIOD: '202212', SECTION_INCOME: [wages('-$1.00')] })
      .issues.map(({ check, code }) => check ?? code)
      .filter(alarm => alarm !== 'transcript/general-mapping')
  expect(asked('W-2')).toEqual(['amountsAreNotBelowZero'])
  expect(asked('W-2')).toEqual(asked('INCOME'))
})

test.each([
  ['Form W-2', 'WAGES, TIPS, AND OTHER COMPENSATION', 'totalWages'],
  ['Form W-2', 'WAGES, TIPS, OTHER COMPENSATION', 'totalWages'],
  ['Form 1099-K', 'GROSS AMOUNT OF PAYMENT CARD/THIRD PARTY NETWORK TRANSACTIONS', 'totalPaymentCardAmount'],
] as const)('an amount is read under the words of the form itself: %s, %s', (type, label, total) => {
  const { data, issues } = mapTranscript(
    { TYPE: 'WAID', FORM: 'INCOME', PERIOD: '202212', SECTION_INCOME: [form(type, { [label]: '$41.00' })] },
    { mapping: 'waid-income' },
  )
  expect({ total: data[total]?.toFixed(2), issues }).toEqual({ total: '41.00', issues: [] })
})

test.each([
  ['Form W-2G', 'GROSS WINNINGS', 'TAX WITHHELD'],
  ['Form 1099-B', 'PROCEEDS', 'TAX WITHHELD'],
  ['Form 1099-K', 'GROSS AMOUNT', 'TAX WITHHELD'],
  ['Form SSA-1099', 'PENSIONS AND ANNUITIES', 'FEDERAL INCOME TAX WITHHELD'],
])('tax withheld is read under the words of other forms: %s', (type, amount, label) => {
  const { data, issues } = mapTranscript(
    {
      TYPE: 'WAID',
      FORM: 'INCOME',
      SECTION_INCOME: [form(type, { [amount]: '$410.00', [label]: '$41.00' })],
    },
    { mapping: 'waid-income' },
  )
  expect(issues).toEqual([])
  expect(JSON.parse(JSON.stringify(data)).informationReturns[0].federalIncomeTaxWithheld).toBe('41.00')
})

test.each([
  ['Form K-1 (1065)', 'totalPartnershipIncome'],
  ['Form K-1 1120-S', 'totalSCorporationIncome'],
] as const)('a Schedule K-1 may be called a form: %s', (type, total) => {
  const { data, issues } = mapTranscript(
    { TYPE: 'WAID', FORM: 'INCOME', SECTION_INCOME: [form(type, { 'ORDINARY INCOME K-1': '$41.00' })] },
    { mapping: 'waid-income' },
  )
  expect({ total: data[total]?.toFixed(2), issues }).toEqual({ total: '41.00', issues: [] })
})

test.each(['FORM K-1', 'FORM K-1 Beneficiary', 'Schedule K-1'])(
  'a share whose form is not said may be of any, so no total leaves it out: %s',
  type => {
    const { data, issues } = mapTranscript(
      {
        TYPE: 'WAID',
        FORM: 'INCOME',
        SECTION_INCOME: [
          form('Schedule K-1 1065', { 'ORDINARY INCOME K-1': '$41.00' }),
          form(type, { 'ORDINARY BUSINESS INCOME': '$9,000.00' }),
        ],
      },
      { mapping: 'waid-income' },
    )
    expect(data.totalPartnershipIncome).toBeNull()
    expect(issues.map(({ code, path }) => `${code} ${path}`)).toContain(
      'value/incomplete /totalPartnershipIncome',
    )
  },
)

test('tax is withheld from grants, too, so it is not above what was paid beside a refund', () => {
  const grants = form('Form 1099-G', {
    'PRIOR YEAR REFUND': '$200.00',
    'TAXABLE GRANTS': '$20,000.00',
    'TAX WITHHELD': '$2,000.00',
  })
  expect(alarms(grants)).toEqual([])
})

describe('a taxable amount of a Form 1099-R', () => {
  const pension = (code: string, more: Record<string, string> = {}): unknown =>
    form('Form 1099-R', {
      'GROSS DISTRIBUTION': '$10,000.00',
      'TAXABLE AMOUNT': '$10,000.00',
      'DISTRIBUTION CODE': code,
      ...more,
    })

  test.each(['5', '6', '9', 'G', 'g', 'H', 'L', 'N', 'P', 'Q', 'R', 'W'])(
    'was not paid out as income of the year where the code is %s',
    code => expect(alarms(pension(code))).toEqual(['taxablePensionsWerePaid']),
  )

  test.each(['4G', 'BG', '1L', 'BL', 'JP', '1P', '7Y'])(
    'was not paid out as income of the year where one of two codes says so: %s',
    code => expect(alarms(pension(code))).toEqual(['taxablePensionsWerePaid']),
  )

  test.each([
    '1',
    '2',
    '3',
    '4',
    '7',
    '8',
    'A',
    'B',
    'D',
    'M',
    'T',
    '7M',
    'J',
    'S',
    'U',
    '7D',
    '4A',
    '1B',
    '8J',
    '',
    'Normal distribution',
  ])('was paid out where the code is "%s"', code => expect(alarms(pension(code))).toEqual([]))

  test.each([
    ['of nothing', { 'TAXABLE AMOUNT': '$0.00' }],
    ['that the payer could not determine', { 'TAX AMOUNT UNDETERMINED CODE': 'Tax amount not determined' }],
  ])('%s is counted nowhere', (_, more) => {
    expect(alarms(pension('G', more as Record<string, string>))).toEqual([])
  })
})

describe('tax withheld above what a Form 1099-G pays', () => {
  const paid = (items: Record<string, string>): unknown =>
    form('Form 1099-G', { 'TAX WITHHELD': '$975.00', ...items })

  test('is an error where it is printed as a refund of taxes', () => {
    const refund = paid({ 'UNEMPLOYMENT COMPENSATION': '$0.00', 'PRIOR YEAR REFUND': '$9,750.00' })
    expect(alarms(refund)).toEqual(['withholdingIsNotAbovePay'])
  })

  test.each([
    [
      'unemployment compensation',
      { 'UNEMPLOYMENT COMPENSATION': '$9,750.00', 'PRIOR YEAR REFUND': '$120.00' },
    ],
    ['subsidies', { 'UNEMPLOYMENT COMPENSATION': '$0.00', 'AGRICULTURAL SUBSIDIES': '$9,750.00' }],
  ])('is none of %s', (_, items) => {
    expect(alarms(paid(items as Record<string, string>))).toEqual([])
  })
})
