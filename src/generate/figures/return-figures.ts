/** Figures of the return: return transcripts, records of account, and the summary of an account. */
import type { Caveat, Figure } from './figure.ts'

const asFiled: Caveat = {
  says: 'The IRS says of a return transcript that it shows the return as filed first, and nothing that was changed after that: no amended return, no result of an examination.',
  sources: ['types', 'definition'],
}

const perComputer: Caveat = {
  says: "Where the IRS corrected a figure while it processed the return, the line without PER COMPUTER is the taxpayer's and the line with it is the corrected one; the corrected one is what the tax was computed from. The two may differ on a normal transcript.",
  sources: ['computer'],
}

const orAsAdjusted: Caveat = {
  says: "The authority heads the summary of an account as information from the return or as adjusted: after an examination it may be the IRS's figure. Which lines follow a change is not said.",
  sources: ['interface'],
}

export const returnFigures: readonly Figure[] = [
  {
    name: 'Adjusted gross income',
    meaning:
      'Total income less the adjustments, before the standard or itemized deductions. The figure most income checks start from.',
    fields: [
      'adjustments.adjustedGrossIncome',
      'adjustments.adjustedGrossIncomePerComputer',
      'adjustedGrossIncomeChange',
      'summary.adjustedGrossIncome',
    ],
    without:
      'On an account where no return stands, the summary may print zero: this does not mean that income was zero. Look at `filingState` first.',
    sign: 'A loss is negative.',
    caveats: [asFiled, perComputer, orAsAdjusted],
    not: 'Cash that came in: losses carried forward and depreciation lower it, tax-exempt interest and the untaxed part of benefits and pensions are not in it.',
  },
  {
    name: 'Taxable income',
    meaning:
      'What the tax is computed on: for persons and estates, income after deductions; for a corporation, after net operating losses and special deductions too.',
    fields: [
      'taxAndCredits.taxableIncome',
      'taxAndCredits.taxableIncomePerComputer',
      'deductions.taxableIncome',
      'deductions.taxableIncomePerComputer',
      'deductions.taxableIncomeBeforeNetOperatingLoss',
      'taxableIncomeChange',
      'summary.taxableIncome',
    ],
    without:
      "Zero is normal: for a person whose deductions are larger than the income, for a corporation with a loss, and on a partnership's account, as a partnership pays no income tax itself.",
    sign: "Form 1040 does not go below zero (K). A corporation's loss may stand on the line as negative or as zero.",
    caveats: [asFiled, perComputer, orAsAdjusted],
    not: 'Income: a large one may be reduced to nothing by deductions.',
  },
  {
    name: 'Total tax',
    meaning:
      'Tax of the year by the return, self-employment and other taxes included, before payments are taken off.',
    fields: [
      'otherTaxes.totalTaxLiability',
      'otherTaxes.totalTaxLiabilityPerComputer',
      'otherTaxes.totalAssessmentPerComputer',
      'totalTaxChange',
      'taxAndPayments.totalTax',
      'taxAndPayments.totalTaxPerComputer',
      'employment.totalTax',
      'unemployment.totalTax',
      'summary.taxPerReturn',
    ],
    without:
      'On an account, a tax per return of zero beside a row of code 150 is what a substitute for return looks like, and also what a filed return without tax looks like.',
    sign: 'Positive.',
    caveats: [
      asFiled,
      perComputer,
      {
        says: 'Tax per return on an account is the tax that the return showed, by its label. Tax charged later stands in the rows of the account, not here.',
        sources: ['interface'],
      },
    ],
    not: 'What is owed. That is the balance of the account.',
  },
  {
    name: 'Wages on the return',
    meaning:
      'Wages, salaries and tips that the taxpayer put on the return, of both spouses together on a joint one. On an employment tax return, what the employer paid to all employees.',
    fields: ['income.wages', 'employment.wages'],
    without: 'Null or zero where the taxpayer lives on other income.',
    sign: 'Positive.',
    caveats: [
      asFiled,
      {
        says: 'The line may hold more than Forms W-2 do, such as household pay, tips that were not reported and taxed benefits.',
        sources: [],
      },
    ],
    not: 'Wages of one spouse or of one employer: those stand on Forms W-2 only. Nor gross pay.',
  },
  {
    name: 'Net profit of Schedule C',
    meaning:
      'Profit or loss of a sole proprietor, gross receipts less costs; one Schedule C for each business.',
    fields: [
      'income.businessIncomeOrLoss',
      'income.businessIncomeOrLossPerComputer',
      'scheduleC[].netProfitOrLossPerComputer',
      'scheduleC[].grossReceipts',
      'scheduleCNetProfit',
      'scheduleCGrossReceipts',
    ],
    without:
      'Null where no Schedule C is printed, or two of one industry code have the same amount, which may be one printed twice. Zero is a business that broke even, or one whose lines are zero.',
    sign: 'A loss is negative.',
    caveats: [
      asFiled,
      perComputer,
      {
        says: "Of a Schedule C the net profit is printed as the IRS computed it. The amount on the first page is the taxpayer's.",
        sources: ['interface'],
      },
      {
        says: 'Lenders add depreciation, depletion, the use of the home and other costs that are not paid out; amortization and business miles, which they add too, stand on no transcript.',
        sources: ['lenders'],
      },
    ],
    not: 'What the owner drew, or cash flow.',
  },
  {
    name: 'Ordinary business income of a partnership or S corporation',
    meaning:
      'Income of the trade or business less its deductions. It is passed on to the owners, who are taxed on it.',
    fields: [
      'deductions.ordinaryBusinessIncomeOrLoss',
      'deductions.ordinaryBusinessIncomeOrLossPerComputer',
      'ordinaryBusinessIncomeChange',
      'scheduleK[].ordinaryBusinessIncomeOrLoss',
      'scheduleK1[].ordinaryBusinessIncomeOrLoss',
    ],
    without: 'Zero is normal for one that only holds real estate: rents stand on Schedule K.',
    sign: 'A loss is negative.',
    caveats: [
      asFiled,
      {
        says: "Not every Schedule K-1 need be printed on the transcript of the business, so the owners' shares may add up to less than the whole.",
        sources: [],
      },
    ],
    not: 'What was paid out: distributions stand by themselves. Nor all income: interest, dividends, rents and gains are passed on beside it.',
  },
  {
    name: 'Federal income tax withheld',
    meaning:
      'Income tax that employers and payers kept back and paid in. On a return, what the taxpayer claims; on a wage and income transcript, what payers reported.',
    fields: [
      'payments.federalIncomeTaxWithheld',
      'payments.totalPayments',
      'taxAndPayments.federalIncomeTaxWithheld',
      'employment.federalIncomeTaxWithheld',
      'informationReturns[W-2].federalIncomeTaxWithheld',
      'informationReturns[1099-NEC].federalIncomeTaxWithheld',
      'informationReturns[1099-R].federalIncomeTaxWithheld',
      'informationReturns[SSA-1099].federalIncomeTaxWithheld',
      'totalFederalIncomeTaxWithheldOnWages',
    ],
    without:
      'Zero or null is normal for the self-employed, who pay estimated tax. The total on wages is null where a Form W-2 does not print it.',
    sign: 'Positive on returns and forms. As a row of an account (code 806) it is a credit and prints with a minus.',
    caveats: [
      asFiled,
      {
        says: 'On an employment tax return it is the tax withheld from the employees, which the employer owes.',
        sources: [],
      },
    ],
    not: 'The tax. Social security and Medicare tax are not in it, nor is tax withheld for a state.',
  },
  {
    name: 'Refund or amount owed, by the return',
    meaning: 'Tax less payments as the return came to it on the day it was filed.',
    fields: [
      'refundOrAmountOwed.amountOwed',
      'refundOrAmountOwed.overpayment',
      'refundOrAmountOwed.refund',
      'refundOrAmountOwed.appliedToNextYear',
      'refundOrAmountOwed.balanceUsingTaxpayerFiguresPerComputer',
      'refundOrAmountOwed.balanceUsingComputerFigures',
      'taxAndPayments.balanceDueOrOverpayment',
      'employment.amountOwed',
      'unemployment.amountOwed',
    ],
    without: 'One of amount owed and overpayment is zero, null or blank on every return.',
    sign: 'Amount owed, overpayment and refund are positive, each on its own line. The balances are positive where tax is owed and negative where it is overpaid; of business returns no negative one was seen.',
    caveats: [asFiled],
    not: 'What is owed today, nor proof that a refund was paid: both stand on the account.',
  },
]
