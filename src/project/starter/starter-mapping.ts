/** The first mapping of a new project, with a sample and a golden. The labels are examples; the people are made up. */

/** A form that no bundled mapping is for, so that it stands beside all of them. */
export const starterMapping: string = `# yaml-language-server: $schema=../node_modules/tax-transcript-mapper/schemas/mapping.schema.json
# An example: replace its labels by those of your own transcripts. Every construct is explained in
# node_modules/tax-transcript-mapper/docs/mapping-language.md.

id: retr-990
title: Tax Return Transcript, Form 990
version: "1.0.0"
match: { type: RETR, form: ["990"] }
# Bundled parts: what stands at the top of every transcript.
use: [transcript, header]
keyFigures: [revenue.total, revenueLessExpenses]

fields:
  revenue:
    section: SECTION_FILING > REVENUE
    fields:
      contributions: { from: CONTRIBUTIONS AND GRANTS, as: money }
      investmentIncome: { from: INVESTMENT INCOME, as: money }
      # Two wordings of one line: the first one that is printed is read.
      total: { from: [TOTAL REVENUE, TOTAL REVENUES], as: money, required: true }
  expenses:
    section: SECTION_FILING > EXPENSES
    fields:
      salaries: { from: "SALARIES, OTHER COMPENSATION", as: money }
      total: { from: TOTAL EXPENSES, as: money, required: true }
  revenueLessExpenses:
    derive: $subtractMoney(revenue.total, expenses.total)
    as: money
    about: What is left of the year's revenue

checks:
  - name: revenueAddsUp
    that: revenue.total = $addMoney(revenue.contributions, revenue.investmentIncome)
    says: The total revenue is not the sum of its parts

ignore:
  - { path: SECTION_FILING > PREPARED BY, because: the preparer is not asked for }
`

/** What differs between the sample and the golden. */
interface Year {
  readonly year: string
  readonly label: string
  readonly contributions: string
  readonly total: string
}

/** A transcript of made-up people, as the data service gives it. */
function transcript({ year, label, contributions, total }: Year): string {
  const value = {
    TYPE: 'RETR',
    SECTION_HEADER: {
      TITLE: 'TAX RETURN TRANSCRIPT',
      'REQUEST DATE': '05-06-2024',
      'RESPONSE DATE': '05-07-2024',
      'TRACKING NUMBER': '000000000000',
      'FORM NUMBER': '990',
      'TAX PERIOD': `Dec. 31, ${year}`,
      'TAXPAYER IDENTIFICATION NUMBER': 'XX-XXX0000',
    },
    SECTION_FILING: {
      'PREPARED BY': 'EXAMPLE PREPARER',
      REVENUE: {
        'CONTRIBUTIONS AND GRANTS': contributions,
        'INVESTMENT INCOME': '$1,250.00',
        [label]: total,
      },
      EXPENSES: { 'SALARIES, OTHER COMPENSATION': '$61,300.00', 'TOTAL EXPENSES': '$74,800.50' },
    },
    LAST4: '0000',
    FORM: '990',
    PERIOD: `${year}12`,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}

export const starterSample: string = transcript({
  year: '2023',
  label: 'TOTAL REVENUES',
  contributions: '$98,750.00',
  total: '$100,000.00',
})

export const starterInput: string = transcript({
  year: '2022',
  label: 'TOTAL REVENUE',
  contributions: '$88,750.00',
  total: '$90,000.00',
})

export const starterExpected: string = `# What must come of input.json: as much as matters. npx txmap test compares it; what is not named here may be anything.
mapping: retr-990
data:
  /revenue/total: 90000.00
  /expenses/total: 74800.50
  /revenueLessExpenses: 15199.50
states:
  /header/name: absent
issues: []
unmapped: []
`
