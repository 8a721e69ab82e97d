/**
 * Generated transcripts whose figures agree, as those of a real one do: totals are made from their parts, balances from rows, tax of
 * wages from its rate. Beside each stand the lines that a check holds to others, so that one of them can be changed.
 */
import fc from 'fast-check'
import type { Json } from './check-examples.ts'

/** A transcript that agrees, and for each check the lines which it cannot miss when one is raised by some thousand dollars. */
export interface Consistent {
  readonly transcript: Json
  readonly held: Readonly<Record<string, readonly string[]>>
}

/** One of the four kinds of transcripts. */
export function consistentTranscripts(): fc.Arbitrary<Consistent> {
  return fc.oneof(account(), individualReturn(), partnershipReturn(), incomes())
}

/** An amount of whole cents as a transcript prints it. */
export function printed(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const dollars = digits.slice(0, -2).replace(/\B(?=(?:[0-9]{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`
}

const most = 50_000_000
const cents = fc.integer({ min: 0, max: most })
const dollars = fc.integer({ min: 0, max: 500_000 }).map(whole => whole * 100)
const dollarsOrLess = fc.integer({ min: -200_000, max: 500_000 }).map(whole => whole * 100)

function account(): fc.Arbitrary<Consistent> {
  const row = (codes: readonly string[], sign: number, least = 1): fc.Arbitrary<readonly [string, number]> =>
    fc.tuple(
      fc.constantFrom(...codes),
      fc.integer({ min: least, max: most }).map(size => sign * size),
    )
  const debits = ['290', '300', '166', '276', '196', '336', '846', '826', '836', '671']
  const credits = ['806', '610', '670', '430', '766', '768', '291', '167', '740', '716']
  const moved = fc.array(fc.oneof(row(debits, 1), row(credits, -1)), { maxLength: 12 })
  const unmoved = fc.array(row(['459', '599', '844', '460', '582'], 1, 0), { maxLength: 3 })
  return (
    fc
      // Without tax on the row, additional tax may be that of a return that the IRS made.
      .record({ tax: fc.integer({ min: 1, max: most }), moved, unmoved, interest: cents, penalty: cents })
      .map(({ tax, moved: some, unmoved: others, interest, penalty }) => {
        const balance = some.reduce((sum, [, size]) => sum + size, tax)
        const rows = [['150', tax] as const, ...some, ...others]
        const transcript = {
          ...head('ACTR', '1040'),
          SECTION_BALANCE: {
            'ACCOUNT BALANCE': printed(balance),
            'ACCRUED INTEREST': printed(interest),
            'ACCRUED PENALTY': printed(penalty),
            'ACCOUNT BALANCE PLUS ACCRUALS(THIS IS NOT A PAYOFF AMOUNT)': printed(
              balance + interest + penalty,
            ),
          },
          SECTION_SUMMARY: { 'TAX PER RETURN': printed(tax) },
          SECTION_TRANSACTIONS: rows.map(([CODE, size]) => {
            return { CODE, DESC: CODE === '150' ? 'Tax return filed' : 'Row', AMOUNT: printed(size) }
          }),
        }
        const amounts = rows.slice(0, some.length + 1).map((_, at) => `/SECTION_TRANSACTIONS/${at}/AMOUNT`)
        const held = {
          transactionsAreBalance: [...amounts, '/SECTION_BALANCE/ACCOUNT BALANCE'],
          balancePlusAccrualsIsSum: Object.keys(transcript.SECTION_BALANCE).map(
            label => `/SECTION_BALANCE/${label}`,
          ),
          taxPerReturnIsPosted: ['/SECTION_SUMMARY/TAX PER RETURN', '/SECTION_TRANSACTIONS/0/AMOUNT'],
        }
        return { transcript, held }
      })
  )
}

function individualReturn(): fc.Arbitrary<Consistent> {
  const income = amountsOf(dollarsOrLess, [
    'WAGES, SALARIES, TIPS, ETC',
    'TAXABLE INTEREST INCOME: SCH B',
    'ORDINARY DIVIDEND INCOME: SCH B',
    'REFUNDS OF STATE/LOCAL TAXES',
    'ALIMONY RECEIVED',
    'CAPITAL GAIN OR LOSS: (SCHEDULE D)',
    'OTHER GAINS OR LOSSES (FORM 4797)',
    'TAXABLE IRA DISTRIBUTIONS',
    'TAXABLE PENSION/ANNUITY AMOUNT',
    'RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E)',
    'FARM INCOME OR LOSS (SCHEDULE F)',
    'UNEMPLOYMENT COMPENSATION',
    'TAXABLE SOCIAL SECURITY BENEFITS',
    'OTHER INCOME',
  ])
  const adjustments = amountsOf(dollars, [
    'EDUCATOR EXPENSES',
    'RESERVIST AND OTHER BUSINESS EXPENSE',
    'HEALTH SAVINGS ACCT DEDUCTION',
    'MOVING EXPENSES: F3903',
    'SELF EMPLOYMENT TAX DEDUCTION',
    'KEOGH/SEP CONTRIBUTION DEDUCTION',
    'SELF-EMP HEALTH INS DEDUCTION',
    'EARLY WITHDRAWAL OF SAVINGS PENALTY',
    'ALIMONY PAID',
    'IRA DEDUCTION',
    'STUDENT LOAN INTEREST DEDUCTION',
    'OTHER ADJUSTMENTS',
    'ARCHER MSA DEDUCTION',
  ])
  const payments = amountsOf(dollars, [
    'FEDERAL INCOME TAX WITHHELD',
    'ESTIMATED TAX PAYMENTS',
    'OTHER PAYMENT CREDIT',
    'REFUNDABLE EDUCATION CREDIT',
    'EARNED INCOME CREDIT',
    'EXCESS SOCIAL SECURITY & RRTA TAX WITHHELD',
    'SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT',
    'AMOUNT PAID WITH FORM 4868',
    'FORM 2439 REGULATED INVESTMENT COMPANY CREDIT',
    'FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS',
    'PREMIUM TAX CREDIT AMOUNT',
  ])
  const business = amountsOf(dollars, [
    'GROSS RECEIPTS OR SALES',
    'OTHER INCOME',
    'RETURNS AND ALLOWANCES',
    'COST OF GOODS SOLD',
    'TOTAL EXPENSES',
  ])
  // Two that agree in a figure may be one printed twice, which a check says.
  const agree = (one: readonly number[], other: readonly number[]): boolean =>
    one[0] === other[0] || netOf(one) === netOf(other)
  const businesses = fc.uniqueArray(business, { minLength: 1, maxLength: 3, comparator: agree })
  return fc
    .record({ income, adjustments, payments, businesses, standard: dollars, tax: dollars, kept: dollars })
    .map(({ income: lines, adjustments: less, payments: paid, businesses: all, standard, tax, kept }) => {
      const nets = all.map(netOf)
      const profit = nets.reduce((sum, each) => sum + each, 0)
      const total = sumOf(lines) + profit
      const agi = total - sumOf(less)
      const taxable = Math.max(agi - standard, 0)
      const owed = tax - sumOf(paid)
      const over = Math.max(-owed, 0)
      const applied = Math.min(kept, over)
      const transcript = {
        ...head('RETR', '1040'),
        SECTION_FILING: {
          INCOME: {
            ...labelled(income.labels, lines),
            'BUSINESS INCOME OR LOSS (SCHEDULE C)': printed(profit),
            'BUSINESS INCOME OR LOSS: SCH C PER COMPUTER': printed(profit),
            'TOTAL INCOME': printed(total),
            'TOTAL INCOME PER COMPUTER': printed(total),
          },
          'ADJUSTMENTS TO INCOME': {
            ...labelled(adjustments.labels, less),
            'TOTAL ADJUSTMENTS': printed(sumOf(less)),
            'TOTAL ADJUSTMENTS PER COMPUTER': printed(sumOf(less)),
            'ADJUSTED GROSS INCOME': printed(agi),
            'ADJUSTED GROSS INCOME PER COMPUTER': printed(agi),
          },
          'TAX AND CREDITS': {
            'STANDARD DEDUCTION PER COMPUTER': printed(standard),
            'TAXABLE INCOME': printed(taxable),
            'TAXABLE INCOME PER COMPUTER': printed(taxable),
          },
          'OTHER TAXES': {
            'TOTAL TAX LIABILITY TP FIGURES': printed(tax),
            'TOTAL TAX LIABILITY TP FIGURES PER COMPUTER': printed(tax),
          },
          PAYMENTS: { ...labelled(payments.labels, paid), 'TOTAL PAYMENTS': printed(sumOf(paid)) },
          'REFUND OR AMOUNT OWED': {
            'AMOUNT YOU OWE': printed(Math.max(owed, 0)),
            OVERPAYMENT: printed(over),
            'REFUND AMOUNT': printed(over - applied),
            "APPLIED TO NEXT YEAR'S ESTIMATED TAX": printed(applied),
          },
          ...Object.fromEntries(
            all.map((each, index) => [
              `SCHEDULE C--PROFIT OR LOSS FROM BUSINESS (OCCURRENCE #: ${index + 1})`,
              {
                ...labelled(business.labels, each),
                'SCH C NET PROFIT OR LOSS PER COMPUTER': printed(nets[index] ?? 0),
              },
            ]),
          ),
        },
      }
      const filing = (section: string, ...labels: readonly string[]): readonly string[] =>
        labels.map(label => `/SECTION_FILING/${section}/${label.replaceAll('/', '~1')}`)
      const held = {
        totalIncomeIsSum: filing('INCOME', ...income.labels, 'TOTAL INCOME'),
        totalAdjustmentsIsSum: filing('ADJUSTMENTS TO INCOME', ...adjustments.labels, 'TOTAL ADJUSTMENTS'),
        agiIsIncomeLessAdjustments: filing('ADJUSTMENTS TO INCOME', 'ADJUSTED GROSS INCOME'),
        agiIsAsFiled: filing(
          'ADJUSTMENTS TO INCOME',
          'ADJUSTED GROSS INCOME',
          'ADJUSTED GROSS INCOME PER COMPUTER',
        ),
        taxableIncomeLeavesRoomForDeductions: filing('TAX AND CREDITS', 'TAXABLE INCOME PER COMPUTER'),
        totalTaxIsAsFiled: filing('OTHER TAXES', ...Object.keys(transcript.SECTION_FILING['OTHER TAXES'])),
        totalPaymentsIsSum: filing('PAYMENTS', ...payments.labels),
        balanceIsTaxLessPayments: [
          ...filing('PAYMENTS', 'TOTAL PAYMENTS'),
          ...filing('OTHER TAXES', 'TOTAL TAX LIABILITY TP FIGURES'),
          ...filing('REFUND OR AMOUNT OWED', 'AMOUNT YOU OWE', 'OVERPAYMENT'),
        ],
        overpaymentIsRefundAndCredit: filing('REFUND OR AMOUNT OWED', 'OVERPAYMENT', 'REFUND AMOUNT'),
        scheduleCIsBusinessIncome: filing('INCOME', 'BUSINESS INCOME OR LOSS: SCH C PER COMPUTER'),
      }
      return { transcript, held }
    })
}

function partnershipReturn(): fc.Arbitrary<Consistent> {
  const shares = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 8 })
  return fc.record({ profit: dollarsOrLess, shares }).map(({ profit, shares: parts }) => {
    const all = parts.reduce((sum, each) => sum + each, 0)
    const percents = parts.map(each => Math.floor((each * 10_000) / all))
    const incomes = parts.map(each => Math.round((profit / 100) * (each / all)) * 100)
    const partners = parts.map((_, index) => [
      `SCHEDULE K-1 (OCCURRENCE #: ${index + 1})`,
      {
        'PROFIT SHARING PERCENTAGE ENDING': `${((percents[index] ?? 0) / 100).toFixed(2)}%`,
        'ORDINARY BUSINESS INCOME/LOSS': printed(incomes[index] ?? 0),
      },
    ])
    const transcript = {
      ...head('RETR', '1065'),
      SECTION_FILING: {
        DEDUCTIONS: { 'ORDINARY INCOME/LOSS': printed(profit) },
        'SCHEDULE K': { 'ORDINARY BUSINESS INCOME/LOSS': printed(profit) },
        ...Object.fromEntries(partners),
      },
    }
    const label = 'ORDINARY BUSINESS INCOME~1LOSS'
    const held = {
      scheduleK1IsScheduleK: [
        `/SECTION_FILING/SCHEDULE K/${label}`,
        ...parts.map((_, index) => `/SECTION_FILING/SCHEDULE K-1 (OCCURRENCE #: ${index + 1})/${label}`),
      ],
    }
    return { transcript, held }
  })
}

function incomes(): fc.Arbitrary<Consistent> {
  const form = fc.record({ wages: cents, withheld: fc.nat({ max: 100 }), taxed: fc.nat({ max: 100 }) })
  // Two employers do not pay the same to the cent.
  const each = { minLength: 1, maxLength: 5, selector: (one: { readonly wages: number }) => one.wages }
  return fc.uniqueArray(form, each).map(forms => {
    const transcript = {
      ...head('WAID', 'INCOME'),
      SECTION_INCOME: forms.flatMap(({ wages, withheld, taxed }, index) => [
        {
          TYPE: 'Form W-2 Wage and Tax Statement',
          EMPLOYER: { 'EMPLOYER IDENTIFICATION NUMBER (EIN)': `XX-XXX73${index}0` },
          EMPLOYEE: { "EMPLOYEE'S SOCIAL SECURITY NUMBER": 'XXX-XX-4321' },
          ITEMS: {
            'SUBMISSION TYPE': 'Original document',
            'WAGES, TIPS AND OTHER COMPENSATION': printed(wages),
            'FEDERAL INCOME TAX WITHHELD': printed(Math.floor((wages * withheld) / 100)),
            'SOCIAL SECURITY WAGES': printed(wages),
            'SOCIAL SECURITY TAX WITHHELD': printed(Math.round((wages * 62) / 1000)),
          },
        },
        {
          TYPE: 'Form 1099-R',
          PAYER: { "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)": `XX-XXX74${index}0` },
          RECIPIENT: { "RECIPIENT'S IDENTIFICATION NUMBER": 'XXX-XX-4321' },
          ITEMS: {
            'SUBMISSION TYPE': 'Original document',
            'GROSS DISTRIBUTION': printed(wages),
            'TAXABLE AMOUNT': printed(Math.floor((wages * taxed) / 100)),
            'TAX WITHHELD': printed(Math.floor((wages * withheld) / 100)),
          },
        },
      ]),
    }
    const wages = forms.map((_, index) => `/SECTION_INCOME/${2 * index}/ITEMS`)
    const held = { socialSecurityTaxIsItsRate: wages.map(items => `${items}/SOCIAL SECURITY TAX WITHHELD`) }
    return { transcript, held }
  })
}

function head(type: string, form: string): Readonly<Record<string, Json>> {
  const header = {
    'REQUEST DATE': '05-01-2023',
    'RESPONSE DATE': '05-02-2023',
    'TAX PERIOD': 'Dec. 31, 2022',
    'TAXPAYER IDENTIFICATION NUMBER': 'XXX-XX-4321',
  }
  return { TYPE: type, SECTION_HEADER: header, LAST4: '4321', FORM: form, PERIOD: '202212' }
}

type Amounts = fc.Arbitrary<readonly number[]> & { readonly labels: readonly string[] }

/** An amount for each label. */
function amountsOf(each: fc.Arbitrary<number>, labels: readonly string[]): Amounts {
  const amounts = fc.array(each, { minLength: labels.length, maxLength: labels.length })
  return Object.assign(amounts, { labels })
}

function labelled(labels: readonly string[], amounts: readonly number[]): Readonly<Record<string, string>> {
  return Object.fromEntries(labels.map((label, index) => [label, printed(amounts[index] ?? 0)]))
}

/** What is left of receipts and other income, the first two amounts, less the costs behind them. */
function netOf([receipts = 0, other = 0, ...costs]: readonly number[]): number {
  return receipts + other - sumOf(costs)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0)
}
