/** Totals of wage and income transcripts, which show what payers reported. */
import type { Caveat, Figure } from './figure.ts'

const incomplete: Caveat = {
  says: 'The IRS says that information of the current tax year may not be complete until July; practitioners see forms come in later than that.',
  sources: ['definition'],
}

const limited: Caveat = {
  says: 'The IRS says that a transcript is limited to about 85 forms; with more it is not made at all when asked for online.',
  sources: ['types'],
}

const masked: Caveat = {
  says: 'Names and numbers are masked unless an unmasked transcript was ordered; amounts are always shown in full. A corrected form is tied to its original by the last four characters of both numbers, and by the account where all forms of that payer print one.',
  sources: ['masks'],
}

const corrected =
  'Null where no such form is printed, one does not print the amount, or it cannot be determined which of several forms count: a check says so at the total. A corrected form takes the place of its original.'

export const incomeFigures: readonly Figure[] = [
  {
    name: 'Wages on Forms W-2',
    meaning: 'Wages, tips and other pay that employers reported for this person, box 1 of every Form W-2.',
    fields: ['totalWages', 'informationReturns[W-2].wages'],
    without: corrected,
    sign: 'Positive.',
    caveats: [
      incomplete,
      limited,
      masked,
      {
        says: 'Box 1 is pay that income tax is due on: what an employee puts into a 401(k) or 457 plan is not in it, but in boxes 3 and 5.',
        sources: ['w2'],
      },
    ],
    not: "Gross pay, nor wages of a spouse, who has a transcript of one's own.",
  },
  {
    name: 'Nonemployee compensation',
    meaning:
      'Pay to the self-employed that payers reported, Form 1099-NEC box 1, and Form 1099-MISC box 7 up to 2019.',
    fields: [
      'totalNonEmployeeCompensation',
      'informationReturns[1099-NEC].nonEmployeeCompensation',
      'informationReturns[1099-MISC].nonEmployeeCompensation',
    ],
    without: corrected,
    sign: 'Positive.',
    caveats: [
      incomplete,
      limited,
      masked,
      { says: 'Payers report from a threshold up, and private customers do not report at all.', sources: [] },
    ],
    not: 'Income of the business: costs are not off, and what nobody reported is missing. Compare it with the gross receipts of Schedule C, never with the net profit.',
  },
  {
    name: 'Pensions, gross and taxable',
    meaning:
      'Distributions of pensions, annuities, IRAs and insurance on Forms 1099-R: in full, and the part the payer says is taxed.',
    fields: [
      'totalPensionsGross',
      'totalPensionsTaxable',
      'informationReturns[1099-R].grossDistribution',
      'informationReturns[1099-R].taxableAmount',
      'informationReturns[1099-R].taxableAmountNotDetermined',
    ],
    without: `${corrected} The taxable total is null too where a payer could not determine the amount of a form that counts, original or corrected. Zero taxable is normal: a rollover.`,
    sign: 'Positive.',
    caveats: [
      incomplete,
      limited,
      masked,
      {
        says: 'Where the first box of 2b is checked the payer could not tell how much is taxed, and box 2a should be blank, except for an IRA.',
        sources: ['pensions'],
      },
      { says: 'A direct rollover shows zero taxed, and in full as gross.', sources: ['pensions'] },
    ],
    not: 'Income that goes on: lump sums, rollovers and conversions are in it. The code of the distribution distinguishes them.',
  },
  {
    name: 'Net social security benefits',
    meaning: 'Benefits paid on Forms SSA-1099 less those paid back, boxes 3 and 4.',
    fields: [
      'totalNetSocialSecurityBenefits',
      'totalSocialSecurityBenefits',
      'informationReturns[SSA-1099].totalBenefitsPaid',
      'informationReturns[SSA-1099].repayments',
    ],
    without: `${corrected} A repayment that is not printed counts as none; one below zero leaves the figure null, with a warning.`,
    sign: 'Positive; negative where more was paid back than paid out.',
    caveats: [
      incomplete,
      limited,
      masked,
      {
        says: 'Benefits paid include what never reached the bank account, such as Medicare premiums, and back payments for earlier years.',
        sources: ['benefitsPaid'],
      },
      {
        says: 'Repayments include amounts kept back to recover an overpayment.',
        sources: ['benefitsRepaid'],
      },
    ],
    not: 'The taxed part, which stands on the return, nor a monthly benefit times twelve. Railroad benefits (RRB-1099) are not in it.',
  },
  {
    name: 'Income on Schedules K-1, by kind',
    meaning:
      'Shares of income that partnerships, S corporations, estates and trusts reported for this person.',
    fields: [
      'totalPartnershipIncome',
      'totalPartnershipRentalIncome',
      'totalPartnershipGuaranteedPayments',
      'totalSCorporationIncome',
      'totalSCorporationRentalIncome',
      'totalEstateOrTrustIncome',
      'informationReturns[K-1 (1065)].ordinaryBusinessIncomeOrLoss',
      'informationReturns[K-1 (1065)].netRentalRealEstateIncomeOrLoss',
      'informationReturns[K-1 (1065)].guaranteedPayments',
      'informationReturns[K-1 (1120-S)].ordinaryBusinessIncomeOrLoss',
      'informationReturns[K-1 (1120-S)].netRentalRealEstateIncomeOrLoss',
      'informationReturns[K-1 (1041)].otherPortfolioAndNonbusinessIncome',
    ],
    without: `${corrected} A Schedule K-1 that does not say whether it is an original counts as one. Two of one entity and owner that differ are taken for one and its amendment, so it cannot be determined either, though one who holds a traded partnership through two brokers has two; where the number of the entity is not printed, both count.`,
    sign: 'A loss is negative.',
    caveats: [
      incomplete,
      limited,
      masked,
      {
        says: 'Lenders want the history of distributions or guaranteed payments over two years, for a share is income on paper.',
        sources: ['lenders'],
      },
    ],
    not: 'Cash received, nor all that the schedule reports: interest, dividends, gains and rents of other things than real estate have boxes of their own. Ordinary income and rents of real estate are two boxes and two totals; one is no part of the other.',
  },
]
