/** The words of a transcript that lenders ask about, in the order of docs/glossary.md. Fields, form lines and codes are taken from where they are defined. */

/** One word. What it shares with a figure of docs/figures.md or with a transaction code is not said again. */
export interface Term {
  readonly name: string
  /** The figure whose meaning, null and limit these are. */
  readonly figure?: string
  /** The transaction code whose title, meaning and mark these are. */
  readonly code?: string
  readonly meaning?: string
  /** Names of fields as docs/mappings write them. */
  readonly fields: readonly string[]
  /** What null means here, and what zero. */
  readonly without?: string
  /** What limits it. */
  readonly limit?: string
}

/** Terms under a heading. */
export interface TermGroup {
  readonly title: string
  readonly terms: readonly Term[]
}

const asFiled =
  'A return transcript shows the return as first filed; nothing that changed after that is on it.'
const noRow = 'Null where no such row stands on this account, which is no proof of the contrary. Never zero.'
const rowOnly =
  'It has no field of its own: look for it among `transactions[].code`. An amount of zero is printed; null is a row without an amount.'

export const glossary: readonly TermGroup[] = [
  {
    title: 'The return',
    terms: [
      {
        name: 'Adjusted gross income (AGI)',
        figure: 'Adjusted gross income',
        fields: ['adjustments.adjustedGrossIncome', 'summary.adjustedGrossIncome'],
      },
      {
        name: 'Per computer',
        meaning:
          'The figure as the IRS computed it while it processed the return. The line without these words is the one that the taxpayer filed. Where the two differ, the tax was computed from this one.',
        fields: [
          'adjustments.adjustedGrossIncomePerComputer',
          'totalIncomeChange',
          'adjustedGrossIncomeChange',
          'totalTaxChange',
        ],
        without:
          'Null where the line is not printed: it says nothing about a change. A change of zero says that both lines are printed and agree.',
        limit: 'A change made after the first processing is not in it: the account has that.',
      },
      {
        name: 'Total income',
        meaning: 'All kinds of income of the return, before the adjustments that lead to AGI.',
        fields: ['income.totalIncome', 'income.totalIncomePerComputer'],
        without: 'Null is not known. Zero is printed; losses can make it zero or negative.',
        limit: asFiled,
      },
      {
        name: 'Taxable income',
        figure: 'Taxable income',
        fields: ['taxAndCredits.taxableIncome', 'summary.taxableIncome'],
      },
      {
        name: 'Total tax',
        figure: 'Total tax',
        fields: ['otherTaxes.totalTaxLiability', 'summary.taxPerReturn'],
      },
      { name: 'Wages of the return', figure: 'Wages on the return', fields: ['income.wages'] },
      {
        name: 'Taxable interest',
        meaning:
          'Interest that is taxed. Tax-exempt interest stands on a line of its own and is in no total.',
        fields: ['income.taxableInterest', 'income.taxExemptInterest'],
        without: 'Null is not known; a blank line is null and no zero.',
        limit: asFiled,
      },
      {
        name: 'Ordinary dividends',
        meaning: 'All dividends of the return; qualified dividends are a part of them and not added to them.',
        fields: ['income.ordinaryDividends', 'income.qualifiedDividends'],
        without: 'Null is not known; a blank line is null and no zero.',
        limit: asFiled,
      },
      {
        name: 'Capital gain or loss',
        meaning: 'Gains less losses of Schedule D as they count on the return.',
        fields: ['income.capitalGainOrLoss'],
        without: 'Null is not known. Zero is printed.',
        limit:
          'A loss counts on the return up to a limit only (general knowledge, not verified), so a larger loss may lie behind it; a gain may never come again.',
      },
      {
        name: 'Gross receipts of Schedule C',
        meaning: 'What all businesses of Schedule C took in, before any expense.',
        fields: ['scheduleCGrossReceipts', 'scheduleC[].grossReceipts'],
        without:
          'Null where a schedule may be left out: an issue at the field says so. Zero only where a schedule prints zero.',
        limit: 'It is not income: compare it with the receipts of Forms 1099, never with a net figure.',
      },
      {
        name: 'Net profit of Schedule C',
        figure: 'Net profit of Schedule C',
        fields: ['income.businessIncomeOrLoss', 'scheduleCNetProfit'],
      },
      {
        name: 'Schedule E: rents, royalties, partnerships, estates',
        meaning: 'Income or loss of Schedule E in one figure, a loss with a minus.',
        fields: ['income.rentRoyaltyPartnershipEstate'],
        without: 'Null is not known; zero may be a rent and a loss that cancel out.',
        limit:
          'A transcript may show the totals alone, without the single properties (general knowledge, not verified): get the return for those.',
      },
      {
        name: 'Net farm profit (Schedule F)',
        meaning: 'Profit or loss of all farms of the return.',
        fields: ['income.farmIncomeOrLoss', 'scheduleFNetProfit'],
        without: 'Null is not known, or a schedule may be left out.',
        limit: asFiled,
      },
      {
        name: 'Unemployment compensation',
        meaning: 'Unemployment pay that is taxed.',
        fields: ['income.unemploymentCompensation'],
        without: 'Null is not known; zero is printed.',
        limit: asFiled,
      },
      {
        name: 'Federal income tax withheld',
        figure: 'Federal income tax withheld',
        fields: ['payments.federalIncomeTaxWithheld'],
      },
      {
        name: 'Refund or amount owed',
        figure: 'Refund or amount owed, by the return',
        fields: ['refundOrAmountOwed.refund', 'refundOrAmountOwed.amountOwed'],
      },
      {
        name: 'Ordinary business income',
        figure: 'Ordinary business income of a partnership or S corporation',
        fields: ['scheduleK[].ordinaryBusinessIncomeOrLoss', 'scheduleK1[].ordinaryBusinessIncomeOrLoss'],
      },
      {
        name: 'Filing status',
        meaning: 'Single, married (jointly or separately), head of household or surviving spouse.',
        fields: ['filingInfo.filingStatus', 'summary.filingStatus'],
        without: 'Null is not known. It is no amount.',
        limit: 'An account prints it even where no return was filed.',
      },
    ],
  },
  {
    title: 'Information returns',
    terms: [
      {
        name: 'Wages on Forms W-2',
        figure: 'Wages on Forms W-2',
        fields: ['totalWages', 'informationReturns[W-2].wages'],
      },
      {
        name: 'Nonemployee compensation (1099-NEC)',
        figure: 'Nonemployee compensation',
        fields: ['totalNonEmployeeCompensation'],
      },
      {
        name: 'Pensions and annuities (1099-R)',
        figure: 'Pensions, gross and taxable',
        fields: ['totalPensionsGross', 'totalPensionsTaxable'],
      },
      {
        name: 'Social security benefits (SSA-1099)',
        figure: 'Net social security benefits',
        fields: ['totalNetSocialSecurityBenefits'],
      },
      {
        name: 'Schedule K-1',
        figure: 'Income on Schedules K-1, by kind',
        fields: ['totalPartnershipIncome', 'totalSCorporationIncome', 'totalEstateOrTrustIncome'],
      },
    ],
  },
  {
    title: 'The account',
    terms: [
      { name: 'Account balance', figure: 'Account balance', fields: ['balance.accountBalance'] },
      {
        name: 'Account balance plus accruals',
        figure: 'Account balance plus accruals',
        fields: ['balance.accountBalancePlusAccruals'],
      },
      {
        name: 'Accrued interest and penalty',
        figure: 'Accrued interest and penalty, and their days',
        fields: ['balance.accruedInterest', 'balance.accruedPenalty'],
      },
      {
        name: 'As of',
        meaning:
          'The day up to which accrued interest and penalty were computed. The balance itself is of the day of the response.',
        fields: ['balance.accruedInterestAsOf', 'balance.accruedPenaltyAsOf', 'header.responseDate'],
        without: 'Null where no day is printed beside the amount.',
        limit: 'Often weeks after the response, and no due date.',
      },
      {
        name: 'Filed, not filed, substitute for return',
        figure: 'Whether a return was filed, and by whom',
        fields: ['filingState', 'returnsPosted'],
      },
      {
        name: 'Return due date or return received date',
        meaning:
          'The later of the two days, under one label. The day the return came in is not printed alone.',
        fields: ['filingDueOrReceivedDate'],
        without: 'Null where it is not printed.',
        limit: 'A return that was filed early shows its due date.',
      },
      {
        name: 'Net assessed after filing',
        figure: 'Net assessed after filing',
        fields: ['netAssessedAfterFiling'],
      },
      {
        name: 'Cycle',
        meaning: 'Year, week and perhaps day in which the IRS processed a row.',
        fields: ['transactions[].cycle'],
        without: 'Null on payments and on rows that only inform.',
        limit: 'No day on which anything was due or paid.',
      },
      {
        name: 'N/A, the row without a code',
        meaning:
          'A row that says more of the row above it, such as a document locator number, and moves no money.',
        fields: ['transactions[].informational', 'transactions[].belongsTo'],
        without: 'Its code, date and amount are null, which is no fault.',
        limit: 'Which row it belongs to follows from its place alone.',
      },
      {
        name: 'No record, no data',
        meaning: 'The sentence with which the authority answers where it has nothing for this request.',
        fields: ['noDataNotice'],
        without: 'Null is the usual case: there is data. Where it has a value, every figure is null.',
        limit: 'It does not say whether a return was required.',
      },
    ],
  },
  {
    title: 'Transaction codes',
    terms: [
      { name: '150', code: '150', fields: ['returnsPosted', 'filingState'] },
      { name: '290', code: '290', fields: ['netAssessedAfterFiling'] },
      { name: '291', code: '291', fields: ['netAssessedAfterFiling'] },
      { name: '300', code: '300', fields: ['netAssessedAfterFiling'] },
      { name: '420', code: '420', fields: ['examinationState', 'examinationDate'] },
      { name: '421', code: '421', fields: ['examinationState'] },
      { name: '424', code: '424', fields: ['examinationState'] },
      { name: '460', code: '460', fields: ['transactions[].code'], without: rowOnly },
      { name: '480', code: '480', fields: ['offerState', 'offerDate'], without: noRow },
      { name: '520', code: '520', fields: ['legalHoldState', 'legalHoldDate'], without: noRow },
      { name: '530', code: '530', fields: ['notCollectibleState', 'notCollectibleDate'], without: noRow },
      { name: '570', code: '570', fields: ['transactions[].code'], without: rowOnly },
      { name: '571', code: '571', fields: ['transactions[].code'], without: rowOnly },
      { name: '582', code: '582', fields: ['lienState', 'lienFiledDate'], without: noRow },
      { name: '583', code: '583', fields: ['lienState', 'lienEndedDate'], without: noRow },
      { name: '670', code: '670', fields: ['transactions[].code', 'levyState'], without: rowOnly },
      { name: '768', code: '768', fields: ['transactions[].code'], without: rowOnly },
      { name: '806', code: '806', fields: ['transactions[].code'], without: rowOnly },
      { name: '846', code: '846', fields: ['transactions[].code'], without: rowOnly },
      { name: '898', code: '898', fields: ['transactions[].code'], without: rowOnly },
      { name: '922', code: '922', fields: ['transactions[].code'], without: rowOnly },
      {
        name: '971',
        code: '971',
        fields: ['transactions[].event', 'installmentPlanState', 'amendedReturn', 'levyState'],
        without: 'What it says stands in its words alone; without them the states that rest on it are null.',
      },
      { name: '976', code: '976', fields: ['amendedReturn', 'amendedReturnDate'] },
      { name: '977', code: '977', fields: ['amendedReturn', 'amendedReturnDate'] },
    ],
  },
]
