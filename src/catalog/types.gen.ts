// Made by "npm run generate" from mappings/. Do not edit.
import type { Decimal } from 'decimal.js'

/** An exact number, as amounts are. */
export type { Decimal }

/**
 * The type of `data` by the id of the mapping that made it.
 * @example
 * type Wages = MappingDataById['retr-1040']['income']['wages']
 * const shown = (wages: Wages): string => wages?.toFixed(2) ?? 'not on the transcript'
 */
export type MappingDataById = {
  readonly "actr-1040": Actr1040Data
  readonly "actr-1041": Actr1041Data
  readonly "actr-1042": Actr1042Data
  readonly "actr-1065": Actr1065Data
  readonly "actr-1120": Actr1120Data
  readonly "actr-1120-s": Actr1120SData
  readonly "actr-2290": Actr2290Data
  readonly "actr-706": Actr706Data
  readonly "actr-709": Actr709Data
  readonly "actr-720": Actr720Data
  readonly "actr-940": Actr940Data
  readonly "actr-941": Actr941Data
  readonly "actr-943": Actr943Data
  readonly "actr-944": Actr944Data
  readonly "actr-945": Actr945Data
  readonly "actr-990": Actr990Data
  readonly "actr-990-t": Actr990TData
  readonly "actr-civil-penalty": ActrCivilPenaltyData
  readonly "actr-general": ActrGeneralData
  readonly "reca-1040": Reca1040Data
  readonly "reca-1041": Reca1041Data
  readonly "reca-1065": Reca1065Data
  readonly "reca-1120": Reca1120Data
  readonly "reca-1120-s": Reca1120SData
  readonly "reca-720": Reca720Data
  readonly "reca-940": Reca940Data
  readonly "reca-941": Reca941Data
  readonly "reca-943": Reca943Data
  readonly "reca-944": Reca944Data
  readonly "reca-945": Reca945Data
  readonly "reca-990": Reca990Data
  readonly "reca-civil-penalty": RecaCivilPenaltyData
  readonly "reca-general": RecaGeneralData
  readonly "retr-1040": Retr1040Data
  readonly "retr-1041": Retr1041Data
  readonly "retr-1065": Retr1065Data
  readonly "retr-1120": Retr1120Data
  readonly "retr-1120-s": Retr1120SData
  readonly "retr-940": Retr940Data
  readonly "retr-941": Retr941Data
  readonly "retr-943": Retr943Data
  readonly "retr-944": Retr944Data
  readonly "retr-general": RetrGeneralData
  readonly "waid-general": WaidGeneralData
  readonly "waid-income": WaidIncomeData
}

/** Account Transcript, Form 1040: the data of mapping actr-1040. */
export interface Actr1040Data extends TranscriptPart, HeaderPart, BalancePart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return in short, or as adjusted: after an examination or amendment a figure may be the authority's; which ones change is not known. */
  readonly summary: Actr1040Summary
}

/** Account Transcript, Form 1041: the data of mapping actr-1041. */
export interface Actr1041Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 1042: the data of mapping actr-1042. */
export interface Actr1042Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 1065: the data of mapping actr-1065. */
export interface Actr1065Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 1120: the data of mapping actr-1120. */
export interface Actr1120Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 1120-S: the data of mapping actr-1120-s. */
export interface Actr1120SData extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 2290: the data of mapping actr-2290. */
export interface Actr2290Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 706: the data of mapping actr-706. */
export interface Actr706Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 709: the data of mapping actr-709. */
export interface Actr709Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 720: the data of mapping actr-720. */
export interface Actr720Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 940: the data of mapping actr-940. */
export interface Actr940Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 941: the data of mapping actr-941. */
export interface Actr941Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 943: the data of mapping actr-943. */
export interface Actr943Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 944: the data of mapping actr-944. */
export interface Actr944Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 945: the data of mapping actr-945. */
export interface Actr945Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 990: the data of mapping actr-990. */
export interface Actr990Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Form 990-T: the data of mapping actr-990-t. */
export interface Actr990TData extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Account Transcript, Civil Penalty: the data of mapping actr-civil-penalty. */
export interface ActrCivilPenaltyData extends TranscriptPart, HeaderPart, BalancePart, TransactionsPart, CivilPenaltyPart, AccountCollectionPart {

}

/** Account Transcript, any form: the data of mapping actr-general. */
export interface ActrGeneralData extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {

}

/** Record of Account, Form 1040: the data of mapping reca-1040. */
export interface Reca1040Data extends TranscriptPart, HeaderPart, BalancePart, Form1040OtherAttachedFormsPart, Form1040ReturnPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return in short, or as adjusted: after an examination or amendment a figure may be the authority's; which ones change is not known. */
  readonly summary: Actr1040Summary
  /** Who filed, how and when. */
  readonly filingInfo: Reca1040FilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1040Income
  /** What is taken off total income, down to adjusted gross income. */
  readonly adjustments: Adjustments
  /** Deductions, taxable income, tax, and credits that lower it. */
  readonly taxAndCredits: TaxAndCredits
  /** Taxes beside the income tax, and the tax liability in total. */
  readonly otherTaxes: OtherTaxes
  /** Withholding, payments and refundable credits. */
  readonly payments: Payments
  /** What is refunded or still owed. */
  readonly refundOrAmountOwed: RefundOrAmountOwed
  /** Person the IRS may talk to about the return. */
  readonly thirdPartyDesignee: ThirdPartyDesignee
  /** Deductions for tips, overtime, car loan interest and seniors, one entry for each printing. */
  readonly schedule1A: readonly Schedule1A[]
  /** Itemized deductions, one entry for each printing. */
  readonly scheduleA: readonly ScheduleA[]
  /** Interest and dividends, one entry for each printing. */
  readonly scheduleB: readonly ScheduleB[]
  /** Businesses of a sole proprietor, one entry for each. */
  readonly scheduleC: readonly ScheduleC[]
  /** Capital gains and losses, one entry for each printing. */
  readonly scheduleD: readonly ScheduleD[]
  /** Rents, royalties, partnerships, S corporations, estates and trusts, one entry for each printing. */
  readonly scheduleE: readonly ScheduleE[]
  /** Farms, one entry for each. */
  readonly scheduleF: readonly ScheduleF[]
  /** Self-employment tax, one entry for each person. */
  readonly scheduleSe: readonly ScheduleSe[]
  /** Children who count for the earned income credit, one entry for each printing. */
  readonly scheduleEic: readonly ScheduleEic[]
  /** Child tax credits, one entry for each printing. */
  readonly form8812: readonly Form8812[]
  /** Education credits, one entry for each printing. */
  readonly form8863: readonly Form8863[]
  /** What the paid preparer checked, one entry for each printing. */
  readonly form8867: readonly Form8867[]
  /** Premium tax credit, one entry for each printing. */
  readonly form8962: readonly Form8962[]
  /** Nondeductible IRAs, one entry for each person. */
  readonly form8606: readonly Form8606[]
  /** Health savings accounts, one entry for each person. */
  readonly form8889: readonly Form8889[]
  /** Additional Medicare tax, one entry for each printing. */
  readonly form8959: readonly Form8959[]
  /** Net investment income tax, one entry for each printing. */
  readonly form8960: readonly Form8960[]
  /** Deduction for qualified business income, one entry for each printing. */
  readonly form8995: readonly Form8995[]
}

/** Record of Account, Form 1041: the data of mapping reca-1041. */
export interface Reca1041Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1041Income
  /** Deductions, down to taxable income. */
  readonly deductions: Reca1041Deductions
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: Reca1041TaxAndPayments
  /** Total income as computed by the IRS less total income as filed. Computed: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
}

/** Record of Account, Form 1065: the data of mapping reca-1065. */
export interface Reca1065Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, BusinessScheduleKPart, BusinessScheduleM1Part, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** Who filed and when. */
  readonly filingInfo: Reca1065FilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1065Income
  /** Deductions, down to ordinary business income. */
  readonly deductions: Reca1065Deductions
  /** What the partnership itself owes. */
  readonly taxAndPayments: {
    /** Owed with the return, or overpaid (minus, though no transcript with one was seen); TOTAL BALANCE DUE may be before payments; lines 31 and 32a (2025), 31 and 32 (2023-2024), 29 and 30 (2018-2022). From "BALANCE DUE OVERPAYMENT" or "TOTAL BALANCE DUE". */
    readonly balanceDueOrOverpayment: Decimal | null
  }
  /** Partners' shares, one entry for each. */
  readonly scheduleK1: readonly Reca1065ScheduleK1[]
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly (BusinessScheduleLPart & {
    /** Total assets at the end of the year; line 14 (2018-2025). From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  })[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Computed: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** Total income as computed by the IRS less total income as filed. Computed: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Ordinary business income or loss as computed by the IRS less the figure filed. Computed: $subtractMoney(deductions.ordinaryBusinessIncomeOrLossPerComputer, deductions.ordinaryBusinessIncomeOrLoss). */
  readonly ordinaryBusinessIncomeChange: Decimal | null
}

/** Record of Account, Form 1120: the data of mapping reca-1120. */
export interface Reca1120Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, Form1120ScheduleLPart, BusinessScheduleM1Part, Form1120ReturnPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** Who filed and when. */
  readonly filingInfo: Reca1120FilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1120Income
  /** Deductions, down to taxable income. */
  readonly deductions: Reca1120Deductions
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: Reca1120TaxAndPayments
}

/** Record of Account, Form 1120-S: the data of mapping reca-1120-s. */
export interface Reca1120SData extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, BusinessScheduleKPart, Form1120ScheduleLPart, BusinessScheduleM1Part, Form1120SReturnPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** Who filed and when. */
  readonly filingInfo: Reca1120SFilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1120SIncome
  /** Deductions, down to ordinary business income. */
  readonly deductions: Reca1120SDeductions
  /** Tax of the corporation itself. */
  readonly taxAndPayments: {
    /** Total tax of the corporation itself; Form 1120-S line 23c (2023-2025), 22c (2018-2022). From "TOTAL TAX PER RETURN" or "TOTAL TAX". */
    readonly totalTax: Decimal | null
  }
  /** Shareholders' shares, one entry for each. */
  readonly scheduleK1: readonly Reca1120SScheduleK1[]
}

/** Record of Account, Form 720: the data of mapping reca-720. */
export interface Reca720Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 940: the data of mapping reca-940. */
export interface Reca940Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 941: the data of mapping reca-941. */
export interface Reca941Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 943: the data of mapping reca-943. */
export interface Reca943Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 944: the data of mapping reca-944. */
export interface Reca944Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEmploymentPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 945: the data of mapping reca-945. */
export interface Reca945Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 990: the data of mapping reca-990. */
export interface Reca990Data extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Civil Penalty: the data of mapping reca-civil-penalty. */
export interface RecaCivilPenaltyData extends TranscriptPart, HeaderPart, BalancePart, TransactionsPart, CivilPenaltyPart, AccountCollectionPart {
  /** What is printed as a return, unread; no return belongs to a civil penalty. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, any form: the data of mapping reca-general. */
export interface RecaGeneralData extends TranscriptPart, HeaderPart, BalancePart, SummaryEstateOrTrustPart, TransactionsPart, ReturnsPostedPart, AccountFilingPart, AccountChangesPart, AccountCollectionPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Tax Return Transcript, Form 1040: the data of mapping retr-1040. */
export interface Retr1040Data extends TranscriptPart, HeaderPart, Form1040OtherAttachedFormsPart, Form1040ReturnPart {
  /** Who filed, how and when. */
  readonly filingInfo: Reca1040FilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1040Income
  /** What is taken off total income, down to adjusted gross income. */
  readonly adjustments: Adjustments
  /** Deductions, taxable income, tax, and credits that lower it. */
  readonly taxAndCredits: TaxAndCredits
  /** Taxes beside the income tax, and the tax liability in total. */
  readonly otherTaxes: OtherTaxes
  /** Withholding, payments and refundable credits. */
  readonly payments: Payments
  /** What is refunded or still owed. */
  readonly refundOrAmountOwed: RefundOrAmountOwed
  /** Person the IRS may talk to about the return. */
  readonly thirdPartyDesignee: ThirdPartyDesignee
  /** Deductions for tips, overtime, car loan interest and seniors, one entry for each printing. */
  readonly schedule1A: readonly Schedule1A[]
  /** Itemized deductions, one entry for each printing. */
  readonly scheduleA: readonly ScheduleA[]
  /** Interest and dividends, one entry for each printing. */
  readonly scheduleB: readonly ScheduleB[]
  /** Businesses of a sole proprietor, one entry for each. */
  readonly scheduleC: readonly ScheduleC[]
  /** Capital gains and losses, one entry for each printing. */
  readonly scheduleD: readonly ScheduleD[]
  /** Rents, royalties, partnerships, S corporations, estates and trusts, one entry for each printing. */
  readonly scheduleE: readonly ScheduleE[]
  /** Farms, one entry for each. */
  readonly scheduleF: readonly ScheduleF[]
  /** Self-employment tax, one entry for each person. */
  readonly scheduleSe: readonly ScheduleSe[]
  /** Children who count for the earned income credit, one entry for each printing. */
  readonly scheduleEic: readonly ScheduleEic[]
  /** Child tax credits, one entry for each printing. */
  readonly form8812: readonly Form8812[]
  /** Education credits, one entry for each printing. */
  readonly form8863: readonly Form8863[]
  /** What the paid preparer checked, one entry for each printing. */
  readonly form8867: readonly Form8867[]
  /** Premium tax credit, one entry for each printing. */
  readonly form8962: readonly Form8962[]
  /** Nondeductible IRAs, one entry for each person. */
  readonly form8606: readonly Form8606[]
  /** Health savings accounts, one entry for each person. */
  readonly form8889: readonly Form8889[]
  /** Additional Medicare tax, one entry for each printing. */
  readonly form8959: readonly Form8959[]
  /** Net investment income tax, one entry for each printing. */
  readonly form8960: readonly Form8960[]
  /** Deduction for qualified business income, one entry for each printing. */
  readonly form8995: readonly Form8995[]
}

/** Tax Return Transcript, Form 1041: the data of mapping retr-1041. */
export interface Retr1041Data extends TranscriptPart, HeaderPart {
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1041Income
  /** Deductions, down to taxable income. */
  readonly deductions: Reca1041Deductions
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: Reca1041TaxAndPayments
  /** Total income as computed by the IRS less total income as filed. Computed: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
}

/** Tax Return Transcript, Form 1065: the data of mapping retr-1065. */
export interface Retr1065Data extends TranscriptPart, HeaderPart, BusinessScheduleKPart, BusinessScheduleM1Part {
  /** Who filed and when. */
  readonly filingInfo: Reca1065FilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1065Income
  /** Deductions, down to ordinary business income. */
  readonly deductions: Reca1065Deductions
  /** What the partnership itself owes. */
  readonly taxAndPayments: {
    /** Owed with the return, or overpaid (minus, though no transcript with one was seen); TOTAL BALANCE DUE may be before payments; lines 31 and 32a (2025), 31 and 32 (2023-2024), 29 and 30 (2018-2022). From "BALANCE DUE OVERPAYMENT" or "TOTAL BALANCE DUE". */
    readonly balanceDueOrOverpayment: Decimal | null
  }
  /** Partners' shares, one entry for each. */
  readonly scheduleK1: readonly Reca1065ScheduleK1[]
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly (BusinessScheduleLPart & {
    /** Total assets at the end of the year; line 14 (2018-2025). From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  })[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Computed: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** Total income as computed by the IRS less total income as filed. Computed: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Ordinary business income or loss as computed by the IRS less the figure filed. Computed: $subtractMoney(deductions.ordinaryBusinessIncomeOrLossPerComputer, deductions.ordinaryBusinessIncomeOrLoss). */
  readonly ordinaryBusinessIncomeChange: Decimal | null
}

/** Tax Return Transcript, Form 1120: the data of mapping retr-1120. */
export interface Retr1120Data extends TranscriptPart, HeaderPart, Form1120ScheduleLPart, BusinessScheduleM1Part, Form1120ReturnPart {
  /** Who filed and when. */
  readonly filingInfo: Reca1120FilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1120Income
  /** Deductions, down to taxable income. */
  readonly deductions: Reca1120Deductions
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: Reca1120TaxAndPayments
}

/** Tax Return Transcript, Form 1120-S: the data of mapping retr-1120-s. */
export interface Retr1120SData extends TranscriptPart, HeaderPart, BusinessScheduleKPart, Form1120ScheduleLPart, BusinessScheduleM1Part, Form1120SReturnPart {
  /** Who filed and when. */
  readonly filingInfo: Reca1120SFilingInfo
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: Reca1120SIncome
  /** Deductions, down to ordinary business income. */
  readonly deductions: Reca1120SDeductions
  /** Tax of the corporation itself. */
  readonly taxAndPayments: {
    /** Total tax of the corporation itself; Form 1120-S line 23c (2023-2025), 22c (2018-2022). From "TOTAL TAX PER RETURN" or "TOTAL TAX". */
    readonly totalTax: Decimal | null
  }
  /** Shareholders' shares, one entry for each. */
  readonly scheduleK1: readonly Reca1120SScheduleK1[]
}

/** Tax Return Transcript, Form 940: the data of mapping retr-940. */
export interface Retr940Data extends TranscriptPart, HeaderPart {
  /** Payments to employees, tax and deposits as filed. */
  readonly unemployment: {
    /** Everything paid to employees; line 3 (2018-2025). From "TOTAL PAYMENTS TO ALL EMPLOYEES". */
    readonly totalPayments: Decimal | null
    /** What of it is free of this tax; line 4 (2018-2025). From "PAYMENTS EXEMPT FROM FUTA TAX". */
    readonly exemptPayments: Decimal | null
    /** Wages under this tax, up to 7,000 dollars an employee; line 7 (2018-2025). From "TOTAL TAXABLE FUTA WAGES". */
    readonly taxableWages: Decimal | null
    /** Tax on those wages; line 8 (2018-2025). From "FUTA TAX BEFORE ADJUSTMENTS". */
    readonly taxBeforeAdjustments: Decimal | null
    /** Added for states that owe the federal fund, from Schedule A; line 11 (2018-2025). From "CREDIT REDUCTION". */
    readonly creditReduction: Decimal | null
    /** Tax of the year; line 12 (2018-2025). From "TOTAL FUTA TAX AFTER ADJUSTMENTS". */
    readonly totalTax: Decimal | null
    /** Deposits made for the year; line 13 (2018-2025). From "FUTA TAX DEPOSITED FOR THE YEAR". */
    readonly totalDeposits: Decimal | null
    /** Owed with the return; line 14 (2018-2025). From "BALANCE DUE". */
    readonly amountOwed: Decimal | null
    /** Paid too much, by the return; line 15 (2018-2025). From "OVERPAYMENT". */
    readonly overpayment: Decimal | null
    /** The whole return as it came, what is read above included. Carried over as it came, unread. */
    readonly asPrinted: unknown
  }
  /** Tax of each quarter, printed where the tax of the year is above 500 dollars. */
  readonly liability: {
    /** Tax of January to March; line 16a (2018-2025). From "1ST QUARTER". */
    readonly quarter1: Decimal | null
    /** Tax of April to June; line 16b (2018-2025). From "2ND QUARTER". */
    readonly quarter2: Decimal | null
    /** Tax of July to September; line 16c (2018-2025). From "3RD QUARTER". */
    readonly quarter3: Decimal | null
    /** Tax of October to December; line 16d (2018-2025). From "4TH QUARTER". */
    readonly quarter4: Decimal | null
    /** Tax of the year by quarters; line 17 (2018-2025). From "TOTAL TAX LIABILITY FOR THE YEAR". */
    readonly total: Decimal | null
  }
}

/** Tax Return Transcript, Form 941: the data of mapping retr-941. */
export interface Retr941Data extends TranscriptPart, HeaderPart {
  /** Wages, taxes and deposits as filed. */
  readonly employment: Employment
  /** Tax of each month of the quarter, where the employer deposits by the month; line 16 (2018-2025). */
  readonly liability: {
    /** Tax of the first month; line 16 (2018-2025). From "TAX LIABILITY MONTH 1". */
    readonly month1: Decimal | null
    /** Tax of the second month; line 16 (2018-2025). From "TAX LIABILITY MONTH 2". */
    readonly month2: Decimal | null
    /** Tax of the third month; line 16 (2018-2025). From "TAX LIABILITY MONTH 3". */
    readonly month3: Decimal | null
    /** Tax of the quarter by months; line 16 (2018-2025). From "TOTAL LIABILITY FOR QUARTER". */
    readonly total: Decimal | null
  }
}

/** Tax Return Transcript, Form 943: the data of mapping retr-943. */
export interface Retr943Data extends TranscriptPart, HeaderPart {
  /** Wages, taxes and deposits as filed. */
  readonly employment: Employment
}

/** Tax Return Transcript, Form 944: the data of mapping retr-944. */
export interface Retr944Data extends TranscriptPart, HeaderPart {
  /** Wages, taxes and deposits as filed. */
  readonly employment: Employment
}

/** Tax Return Transcript, any form: the data of mapping retr-general. */
export interface RetrGeneralData extends TranscriptPart, HeaderPart {
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Wage and Income Transcript, any form: the data of mapping waid-general. */
export interface WaidGeneralData extends TranscriptPart, HeaderPart, WaidGeneralIncomeEntriesPart {

}

/** Wage and Income Transcript: the data of mapping waid-income. */
export interface WaidIncomeData extends TranscriptPart, HeaderPart, WaidGeneralIncomeEntriesPart {

}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-general. */
export type AccountChangesPart = {
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, one of these shows no amount, or the return was reversed and none took its place, or one did and a row may have changed the first. Computed: $count(transactions) = 0 or
    ($count(transactions[code = "151"]) > 0 and ((returnReversed ?? true) or
      $count(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308", "309"]]) > 0))
    ? null :
  $sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
    "309"]].amount) ?? $money("0.00")
  . */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Computed: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(examinationDate) ? ( $day := examinationDate;
    $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
  . */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Computed: $exists(examinationDate) ? ( $day := examinationDate;
    $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
    $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
    $last = "421" ? "closed" :
    $last in ["420", "428"] ? "open" :
    $count(transactions[code in ["420", "421", "428"]]) > 0 and
      transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
    $last = "424" ? "requested" : "requestWithdrawn" ) : null
  . */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where no row is printed, or the words of a row with code 971 are missing. Computed: (returnRows ?? 0) = 0 and $count(transactions) = 0 ? null :
  $count(transactions[code in ["976", "977"]]) > 0 or
    $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
  . */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Computed: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
    transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
  . */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
    $placeOf(transactions, transactions[(code in ["976", "977"] or
      (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
  . */
  readonly amendedReturnRow: number | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general. */
export type AccountCollectionPart = {
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Computed: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Computed: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Computed: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
    $exists(lienEndedDate) ? (
      $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
        (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
      $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
    ) : "filed"
  ) : null
  . */
  readonly lienState: string | null
  /** Day of the last row whose words name a levy; null where there is none, or the words of such a row are missing. Computed: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
  . */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(levyDate) ? ( $day := levyDate;
    $placeOf(transactions, transactions[code in ["670", "971", "972"] and ($contains($lowercase(description), "levy") and date = $day)][-1]) ) : null
  . */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, words that take something back, 972, or a notice or block after a levy). No row ends a levy, so it is never called released. Null where no words name one. Computed: $exists(levyDate) ? ( $day := levyDate;
    $row := transactions[code in ["670", "971", "972"] and ($contains($lowercase(description), "levy") and date = $day)][-1];
    $words := $lowercase($row.description);
    $isMeant := $contains($words, "intent to levy");
    $isTaken := $contains($words, "no longer") or $contains($words, "not ") or $contains($words, "unblock") or
      $contains($words, "cancel") or $contains($words, "releas") or $contains($words, "remov") or
      $contains($words, "withdr") or $contains($words, "revers") or $contains($words, "error");
    $row.code = "972" or $isTaken or ($isMeant and $contains($words, "first levy")) ? "unclear" :
    $isMeant or $contains($words, "blocked") ? (
      $count(transactions[code in ["670", "971"] and $contains($lowercase(description), "levy") and
        (code = "670" or ($contains($lowercase(description), "levy issued") and
        $contains($lowercase(description), "intent to levy") = false))]) > 0 ? "unclear" :
      $isMeant ? "announced" : "blocked"
    ) :
    $row.code = "670" or $contains($words, "levy issued") ? "levied" : "unclear" ) : null
  . */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Computed: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(legalHoldDate) ? ( $day := legalHoldDate;
    $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
  . */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Computed: $exists(legalHoldDate) ? ( $day := legalHoldDate;
    $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
    $words := $lowercase($row.description);
    $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
      ? "ended" : "unclear") :
    $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
  . */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Computed: $lastDate(transactions[code in ["530", "531", "532", "537"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
    $placeOf(transactions, transactions[code in ["530", "531", "532", "537"] and date = $day][-1]) ) : null
  . */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531, 532 or 537, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Computed: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
    transactions[code in ["530", "531", "532", "537"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
  . */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Computed: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(offerDate) ? ( $day := offerDate;
    $placeOf(transactions,
      transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
  . */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Computed: $exists(offerDate) ? ( $day := offerDate;
    $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
    $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
    $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
  . */
  readonly offerState: string | null
  /** Day of the last row whose words name an installment agreement or plan; null where there is none, or the words of a row with code 971 or 972 are missing. Computed: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment")].date)
  . */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Computed: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
    $placeOf(transactions, transactions[code in ["971", "972"] and
      ($contains($lowercase(description), "installment") and date = $day)][-1]) ) : null
  . */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A row that only takes the request back ends no plan that other rows establish. Unclear where the words do not tell, as where a request was taken back or an end was, and where a request stands after a plan that no row ends. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words name one. Computed: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
    $row := transactions[code in ["971", "972"] and
      ($contains($lowercase(description), "installment") and date = $day)][-1];
    $words := $lowercase($row.description);
    $isAsked := $contains($words, "pending") or $contains($words, "request");
    $isGranted := $contains($words, "established");
    $isTaken := $row.code = "972" or $contains($words, "no longer") or $contains($words, "removed");
    $isRefused := $contains($words, "reject") or $contains($words, "denied") or $contains($words, "denial") or
      $contains($words, "declined") or $contains($words, "disapprov") or $contains($words, "withdr") or
      $contains($words, "cancel") or $contains($words, "returned");
    $isBroken := $contains($words, "default") or $contains($words, "terminat") or $contains($words, " ended") or
      $contains($words, "expired") or $contains($words, "closed");
    $others := $count(transactions[code in ["971", "972"] and ($contains($lowercase(description), "installment") and
      $contains($lowercase(description), "pending") = false and $contains($lowercase(description), "request") = false)]);
    $areEstablished := $others > 0 and $others = $count(transactions[code = "971" and
      ($contains($lowercase(description), "installment") and
      $contains($lowercase(description), "established"))]);
    $isAsked and ($isTaken or $isRefused or $isBroken) ? (
      $isTaken and $isRefused ? "unclear" :
      $isRefused or $isBroken ? ($others = 0 ? "ended" : "unclear") :
      $areEstablished ? "established" : "unclear"
    ) :
    $row.code = "972" and ($isRefused or $isBroken or $contains($words, " not ")) ? "unclear" :
    $isTaken or $isRefused or $isBroken ? "ended" :
    $contains($words, " not ") or $contains($words, "error") ? "unclear" :
    $isAsked and $isGranted ? "unclear" :
    $isAsked ? ($areEstablished ? "unclear" : "pending") :
    $isGranted ? "established" : "unclear" ) : null
  . */
  readonly installmentPlanState: string | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-general. */
export type AccountFilingPart = {
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination, a secured return, a later assessment or a penalty for filing late, where another row speaks of a substitute or of no return, or where the return was reversed. Computed: (form ?? "") = "Civil Penalty" ? "notApplicable" :
  $exists(noDataNotice) and $count(transactions) = 0 ? "noData" :
  returnRows = 0 ? (
    (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
      $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
    ? "notFiled" : null
  ) :
  $count(transactions[code = "151"]) > 0 and ((returnReversed ?? true) or
    $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
    $contains($uppercase(description), "SFR"))]) > 0) ? null :
  $count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
    $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
    $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
  (summary.returnNotPresent.value ?? false) or
    ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
    $count(transactions[code = "150" and $lowercase(description) != "tax return filed"]) > 0) or
    $count(transactions[event = "substituteReturn"]) > 0 or
    $count(transactions[$not($exists(code)) and $exists(description) and
      ($contains($lowercase(description), "no tax return filed") or $contains($lowercase(description), "substitute"))]) > 0
    ? null :
  $not((form ?? "") in ["1065", "1065 Series", "1065MEF", "1120-S", "990", "990-EZ"]) and ($count(transactions[code = "151"]) > 0 or
    $count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0) and
    $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
    ($count(transactions[code in ["140", "420", "424", "494", "595", "599"] or
      (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0 or
      ($exists(summary.taxPerReturn) and $count(transactions[code in ["160", "166"] and $compareMoney(amount, $money("0.00")) = 1]) > 0))
    ? null :
  "filedByTaxpayer"
  . */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Computed: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed, or only the row of a return that was reversed. Computed: summary.processingDate ?? ($count(transactions[code = "151"]) = 0 ? transactions[code = "150"][0].date :
    (returnReversed ?? true) ? null : $lastDate(transactions[code = "150"].date))
  . */
  readonly filingProcessedDate: string | null
}

/** Of actr-1040, reca-1040. */
export type Actr1040Summary = {
  /** Number of exemptions of the return or as adjusted. From "EXEMPTIONS". */
  readonly exemptions: number | null
  /** Filing status, printed even where no return was filed. From "FILING STATUS". */
  readonly filingStatus: 'single' | 'marriedFilingJointly' | 'marriedFilingSeparately' | 'headOfHousehold' | 'qualifyingSurvivingSpouse' | null
  /** Adjusted gross income of the return or as adjusted; Form 1040 line 11a (2025), 11 (2020-2024), 8b (2019), 7 (2018). From "ADJUSTED GROSS INCOME". */
  readonly adjustedGrossIncome: Decimal | null
  /** Taxable income of the return or as adjusted; Form 1040 line 15 (2020-2025), 11b (2019), 10 (2018). From "TAXABLE INCOME". */
  readonly taxableIncome: Decimal | null
  /** Tax as the return shows it, by its label; whether it follows later changes is not known; Form 1040 line 24 (2020-2025), 16 (2019), 15 (2018). From "TAX PER RETURN". */
  readonly taxPerReturn: Decimal | null
  /** Self-employment income of the taxpayer that is taxed, of the return or as adjusted. From "SE TAXABLE INCOME TAXPAYER" or "SELF-EMPLOYMENT TAXABLE INCOME TAXPAYER". */
  readonly selfEmploymentTaxableIncomeTaxpayer: Decimal | null
  /** Self-employment income of the spouse that is taxed, of the return or as adjusted. From "SE TAXABLE INCOME SPOUSE" or "SELF-EMPLOYMENT TAXABLE INCOME SPOUSE". */
  readonly selfEmploymentTaxableIncomeSpouse: Decimal | null
  /** Self-employment tax of both, of the return or as adjusted; Schedule 2 line 4 (2019-2025), Schedule 4 line 57 (2018). From "TOTAL SELF EMPLOYMENT TAX" or "TOTAL SELF-EMPLOYMENT TAX". */
  readonly totalSelfEmploymentTax: Decimal | null
  /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)" or "RETURN DUE DATE OR RETURN RECEIVED DATE". */
  readonly returnDueOrReceivedDate: string | null
  /** Day the return was processed. From "PROCESSING DATE". */
  readonly processingDate: string | null
  /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
  readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
}

/** Of actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-945, actr-990, actr-990-t, actr-general, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-945, reca-990, reca-general. */
export type Actr1041Summary = SummaryReturnDatesPart & {
  /** Total income of the return or as adjusted. From "TOTAL INCOME". */
  readonly totalIncome: Decimal | null
  /** Taxable income of the return or as adjusted. From "TAXABLE INCOME". */
  readonly taxableIncome: Decimal | null
  /** Tax as the return shows it, by its label; whether it follows later changes is not known. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
  readonly taxPerReturn: Decimal | null
}

/** Of actr-940, actr-941, actr-943, actr-944, reca-940, reca-941, reca-943, reca-944. */
export type Actr940Summary = SummaryReturnDatesPart & {
  /** Tax as the return shows it, by its label; whether it follows later changes is not known. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
  readonly taxPerReturn: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Adjustments = {
  /** Educator expenses; Schedule 1 line 11 (2021-2025), 10 (2019-2020), 23 (2018). From "EDUCATOR EXPENSES". */
  readonly educatorExpenses: Decimal | null
  /** As computed by the IRS. From "EDUCATOR EXPENSES PER COMPUTER". */
  readonly educatorExpensesPerComputer: Decimal | null
  /** Expenses of reservists, artists, officials; Schedule 1 line 12 (2021-2025), 11 (2019-2020), 24 (2018). From "RESERVIST AND OTHER BUSINESS EXPENSE". */
  readonly reservistAndOtherBusinessExpense: Decimal | null
  /** Health savings account; Schedule 1 line 13 (2021-2025), 12 (2019-2020), 25 (2018). From "HEALTH SAVINGS ACCT DEDUCTION" or "HEALTH SAVINGS ACCOUNT DEDUCTION". */
  readonly healthSavingsAccountDeduction: Decimal | null
  /** As computed by the IRS. From "HEALTH SAVINGS ACCT DEDUCTION PER COMPTR" or "HEALTH SAVINGS ACCOUNT DEDUCTION PER COMPUTER". */
  readonly healthSavingsAccountDeductionPerComputer: Decimal | null
  /** Moving expenses; Schedule 1 line 14 (2021-2025), 13 (2019-2020), 26 (2018). From "MOVING EXPENSES: F3903" or "MOVING EXPENSES: FORM 3903" or "MOVING EXPENSES (FORM 3903)". */
  readonly movingExpenses: Decimal | null
  /** Deductible part of self-employment tax; Schedule 1 line 15 (2021-2025), 14 (2019-2020), 27 (2018). From "SELF EMPLOYMENT TAX DEDUCTION" or "SELF-EMPLOYMENT TAX DEDUCTION". */
  readonly selfEmploymentTaxDeduction: Decimal | null
  /** As computed by the IRS. From "SELF EMPLOYMENT TAX DEDUCTION PER COMPUTER" or "SELF-EMPLOYMENT TAX DEDUCTION PER COMPUTER". */
  readonly selfEmploymentTaxDeductionPerComputer: Decimal | null
  /** As verified by the IRS. From "SELF EMPLOYMENT TAX DEDUCTION VERIFIED". */
  readonly selfEmploymentTaxDeductionVerified: Decimal | null
  /** Retirement plans of the self-employed; Schedule 1 line 16 (2021-2025), 15 (2019-2020), 28 (2018). From "KEOGH/SEP CONTRIBUTION DEDUCTION". */
  readonly keoghSepContributionDeduction: Decimal | null
  /** Health insurance of the self-employed; Schedule 1 line 17 (2021-2025), 16 (2019-2020), 29 (2018). From "SELF-EMP HEALTH INS DEDUCTION" or "SELF-EMPLOYMENT HEALTH INSURANCE DEDUCTION". */
  readonly selfEmployedHealthInsuranceDeduction: Decimal | null
  /** Penalty on early withdrawal of savings; Schedule 1 line 18 (2021-2025), 17 (2019-2020), 30 (2018). From "EARLY WITHDRAWAL OF SAVINGS PENALTY". */
  readonly earlyWithdrawalPenalty: Decimal | null
  /** Social security number of who receives alimony; Schedule 1 line 19b (2021-2025), 18b (2019-2020), 31b (2018). From "ALIMONY PAID SSN". */
  readonly alimonyPaidTaxId: string | null
  /** Alimony paid; Schedule 1 line 19a (2021-2025), 18a (2019-2020), 31a (2018). From "ALIMONY PAID". */
  readonly alimonyPaid: Decimal | null
  /** IRA deduction; Schedule 1 line 20 (2021-2025), 19 (2019-2020), 32 (2018). From "IRA DEDUCTION". */
  readonly iraDeduction: Decimal | null
  /** As computed by the IRS. From "IRA DEDUCTION PER COMPUTER". */
  readonly iraDeductionPerComputer: Decimal | null
  /** Student loan interest; Schedule 1 line 21 (2021-2025), 20 (2019-2020), 33 (2018). From "STUDENT LOAN INTEREST DEDUCTION". */
  readonly studentLoanInterestDeduction: Decimal | null
  /** As computed by the IRS. From "STUDENT LOAN INTEREST DEDUCTION PER COMPUTER". */
  readonly studentLoanInterestDeductionPerComputer: Decimal | null
  /** As verified by the IRS. From "STUDENT LOAN INTEREST DEDUCTION VERIFIED". */
  readonly studentLoanInterestDeductionVerified: Decimal | null
  /** Tuition and fees, up to 2020; Schedule 1 line 21 (2019-2020), 34 (2018). From "TUITION AND FEES DEDUCTION". */
  readonly tuitionAndFeesDeduction: Decimal | null
  /** As computed by the IRS. From "TUITION AND FEES DEDUCTION PER COMPUTER". */
  readonly tuitionAndFeesDeductionPerComputer: Decimal | null
  /** Domestic production, up to 2017. From "DOMESTIC PRODUCTION ACTIVITIES DEDUCTION". */
  readonly domesticProductionActivitiesDeduction: Decimal | null
  /** Other adjustments, taken to be their total; Schedule 1 line 25 (2021-2025). From "OTHER ADJUSTMENTS". */
  readonly otherAdjustments: Decimal | null
  /** Archer medical savings account; Schedule 1 line 23 (2021-2025). From "ARCHER MSA DEDUCTION". */
  readonly archerMsaDeduction: Decimal | null
  /** As computed by the IRS. From "ARCHER MSA DEDUCTION PER COMPUTER". */
  readonly archerMsaDeductionPerComputer: Decimal | null
  /** Total adjustments; Form 1040 line 10 (2021-2025), 10a (2020), 8a (2019), Schedule 1 line 36 (2018). From "TOTAL ADJUSTMENTS". */
  readonly totalAdjustments: Decimal | null
  /** As computed by the IRS. From "TOTAL ADJUSTMENTS PER COMPUTER". */
  readonly totalAdjustmentsPerComputer: Decimal | null
  /** Adjusted gross income; Form 1040 line 11a (2025), 11 (2020-2024), 8b (2019), 7 (2018). From "ADJUSTED GROSS INCOME". */
  readonly adjustedGrossIncome: Decimal | null
  /** As computed by the IRS. From "ADJUSTED GROSS INCOME PER COMPUTER". */
  readonly adjustedGrossIncomePerComputer: Decimal | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general. */
export type Balance = {
  /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
  readonly accountBalance: Decimal | null
  /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
  readonly accruedInterest: Decimal | null
  /** Day up to which that interest was computed, often weeks after the response; not a due date. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
  readonly accruedInterestAsOf: string | null
  /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
  readonly accruedPenalty: Decimal | null
  /** Day up to which that penalty was computed, often weeks after the response; not a due date. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
  readonly accruedPenaltyAsOf: string | null
  /** Balance with interest and penalty up to their day; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
  readonly accountBalancePlusAccruals: Decimal | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general. */
export type BalancePart = {
  /** What is owed on the account as of the response; accrued interest and penalty have a day of their own. */
  readonly balance: Balance
}

/** Of waid-general, waid-income. */
export type Borrower = PartyPart & {
  /** Identification number of the borrower, usually masked. From "PAYER'S SOCIAL SECURITY NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "SSN". */
  readonly taxId: string | null
}

/** Of reca-1120, reca-1120-s, retr-1120, retr-1120-s. */
export type BusinessCorporateDeductionsPart = {
  /** Pay of officers; Form 1120 line 12 (2018-2025), Form 1120-S line 7 (2018-2025). From "COMPENSATION OF OFFICERS". */
  readonly compensationOfOfficers: Decimal | null
  /** Pay of other employees; Form 1120 line 13 (2018-2025), Form 1120-S line 8 (2018-2025). From "SALARY AND WAGES" or "SALARIES AND WAGES". */
  readonly salariesAndWages: Decimal | null
  /** Repairs and maintenance; Form 1120 line 14 (2018-2025), Form 1120-S line 9 (2018-2025). From "REPAIRS AND MAINTENANCE". */
  readonly repairsAndMaintenance: Decimal | null
  /** Bad debts; Form 1120 line 15 (2018-2025), Form 1120-S line 10 (2018-2025). From "BAD DEBTS". */
  readonly badDebts: Decimal | null
  /** Rents paid; Form 1120 line 16 (2018-2025), Form 1120-S line 11 (2018-2025). From "RENTS". */
  readonly rents: Decimal | null
  /** Taxes and licenses; Form 1120 line 17 (2018-2025), Form 1120-S line 12 (2018-2025). From "TAXES". */
  readonly taxesAndLicenses: Decimal | null
  /** Interest paid; Form 1120 line 18 (2018-2025), Form 1120-S line 13 (2018-2025). From "INTEREST". */
  readonly interest: Decimal | null
  /** Depreciation not counted elsewhere on the return; Form 1120 line 20 (2018-2025), Form 1120-S line 14 (2018-2025). From "DEPRECIATION". */
  readonly depreciation: Decimal | null
  /** Depletion; Form 1120 line 21 (2018-2025), Form 1120-S line 15 (2018-2025). From "DEPLETION". */
  readonly depletion: Decimal | null
  /** Advertising; Form 1120 line 22 (2018-2025), Form 1120-S line 16 (2018-2025). From "ADVERTISING". */
  readonly advertising: Decimal | null
  /** Pension and profit-sharing plans; Form 1120 line 23 (2018-2025), Form 1120-S line 17 (2018-2025). From "PENSION/PROFIT SHARE". */
  readonly retirementPlans: Decimal | null
  /** Employee benefit programs; Form 1120 line 24 (2018-2025), Form 1120-S line 18 (2018-2025). From "EMPLOYEE BENEFIT PROGRAMS". */
  readonly employeeBenefitPrograms: Decimal | null
  /** Energy efficient commercial buildings, Form 7205; Form 1120 line 25 (2023-2025), Form 1120-S line 19 (2023-2025). From "ENERGY EFFICIENT COMMERCIAL BUILDINGS DEDUCTION" or "FORM 7205 DEDUCTION". */
  readonly energyEfficientCommercialBuildingsDeduction: Decimal | null
  /** Deductions of other kinds; Form 1120 line 26 (2018-2025), Form 1120-S line 20 (2023-2025), 19 (2018-2022). From "OTHER DEDUCTIONS". */
  readonly otherDeductions: Decimal | null
}

/** Of reca-1065, reca-1120, reca-1120-s, retr-1065, retr-1120, retr-1120-s. */
export type BusinessFilerPart = {
  /** Form that was filed. From "FORM NUMBER". */
  readonly formNumber: string | null
  /** Employer identification number, usually masked. From "EIN" or "EIN PROVIDED". */
  readonly taxId: string | null
  /** Name on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
  readonly name: string | null
  /** Day the IRS received the return; for an early one perhaps the day it was due. From "RECEIVED DATE". */
  readonly receivedDate: string | null
  /** Total assets at the end of the year, as the first page shows them. From "TOTAL ASSETS" or "TOTAL ASSETS AT END OF YEAR". */
  readonly totalAssetsAtEndOfYear: Decimal | null
}

/** Of reca-1120, reca-1120-s, retr-1120, retr-1120-s. */
export type BusinessGrossProfitPart = {
  /** Gross receipts or sales; Forms 1120 and 1120-S line 1a (2018-2025). From "GROSS RECEIPTS" or "INCOME GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
  readonly grossReceipts: Decimal | null
  /** Returns and allowances; Forms 1120 and 1120-S line 1b (2018-2025). From "RETURNS AND ALLOWANCES". */
  readonly returnsAndAllowances: Decimal | null
  /** Cost of goods sold; Forms 1120 and 1120-S line 2 (2018-2025). From "COST OF GOODS SOLD". */
  readonly costOfGoodsSold: Decimal | null
  /** Gross receipts less returns and cost of goods sold; Forms 1120 and 1120-S line 3 (2018-2025). From "GROSS PROFIT". */
  readonly grossProfit: Decimal | null
}

/** Of reca-1065, reca-1120-s, retr-1065, retr-1120-s. */
export type BusinessScheduleKPart = {
  /** What all owners have a share of, one entry for each printing. */
  readonly scheduleK: readonly ScheduleK[]
  /** Rental real estate income or loss of Schedule K; null where it is printed more than once. Computed: $sumMoney($count(scheduleK) = 1 ? scheduleK.netRentalRealEstateIncomeOrLoss : []). */
  readonly scheduleKNetRentalRealEstateIncomeOrLoss: Decimal | null
  /** Cash distributions of Schedule K; null where it is printed more than once. Computed: $sumMoney($count(scheduleK) = 1 ? scheduleK.cashDistributions : []). */
  readonly scheduleKCashDistributions: Decimal | null
}

/** Of reca-1065, reca-1120, reca-1120-s, retr-1065, retr-1120, retr-1120-s. */
export type BusinessScheduleLPart = {
  /** Cash at the beginning of the year; Forms 1120, 1120-S and 1065 line 1 (2018-2025). From "CASH BEGINNING OF YEAR". */
  readonly cashAtBeginningOfYear: Decimal | null
  /** Cash at the end of the year; Forms 1120, 1120-S and 1065 line 1 (2018-2025). From "CASH END OF YEAR". */
  readonly cashAtEndOfYear: Decimal | null
  /** Owed by customers; Forms 1120, 1120-S and 1065 line 2a (2018-2025). From "TRADE NOTES AND ACCOUNTS RECEIVABLE". */
  readonly tradeNotesAndAccountsReceivable: Decimal | null
  /** Inventory at the end of the year; Forms 1120, 1120-S and 1065 line 3 (2018-2025). From "INVENTORIES END OF YEAR". */
  readonly inventoryAtEndOfYear: Decimal | null
  /** Lent to the owners; Forms 1120 and 1120-S line 7 (2018-2025), Form 1065 line 7a (2018-2025). From "LOANS TO SHAREHOLDERS". */
  readonly loansToShareholders: Decimal | null
  /** Buildings and other assets that are depreciated, at cost; Forms 1120 and 1120-S line 10a (2018-2025), Form 1065 line 9a (2018-2025). From "BUILDINGS AND OTHER DEPRECIABLE ASSETS". */
  readonly buildingsAndOtherDepreciableAssets: Decimal | null
  /** Depreciation of these assets over all years; Forms 1120 and 1120-S line 10b (2018-2025), Form 1065 line 9b (2018-2025). From "ACCUMULATED DEPRECIATION". */
  readonly accumulatedDepreciation: Decimal | null
  /** Total assets at the beginning of the year; Forms 1120 and 1120-S line 15 (2018-2025), Form 1065 line 14 (2018-2025). From "TOTAL ASSETS BEGINNING OF YEAR" or "TOTAL ASSETS AT BEGINNING OF YEAR". */
  readonly totalAssetsAtBeginningOfYear: Decimal | null
  /** Owed to suppliers; Forms 1120 and 1120-S line 16 (2018-2025), Form 1065 line 15 (2018-2025). From "ACCOUNTS PAYABLE". */
  readonly accountsPayable: Decimal | null
  /** Mortgages, notes and bonds due in less than a year; Forms 1120 and 1120-S line 17 (2018-2025), Form 1065 line 16 (2018-2025). From "MORTGAGES NOTES BONDS PAYABLE IN LESS THAN 1 YEAR". */
  readonly notesPayableWithinOneYear: Decimal | null
  /** Mortgages, notes and bonds due in a year or more; Forms 1120 and 1120-S line 20 (2018-2025), Form 1065 line 19b (2018-2025). From "MORTGAGES NOTES BONDS PAYABLE IN 1 YEAR OR MORE". */
  readonly notesPayableInOneYearOrMore: Decimal | null
  /** Borrowed from the owners; Forms 1120 and 1120-S line 19 (2018-2025), Form 1065 line 19a (2018-2025). From "LOANS FROM SHAREHOLDERS". */
  readonly loansFromShareholders: Decimal | null
  /** Profits kept in the business; Form 1120 line 25 (2018-2025), Form 1120-S line 24 (2018-2025). From "RETAINED EARNINGS". */
  readonly retainedEarnings: Decimal | null
}

/** Of reca-1065, reca-1120, reca-1120-s, retr-1065, retr-1120, retr-1120-s. */
export type BusinessScheduleM1Part = {
  /** From the income of the books to that of the return, one entry for each printing. */
  readonly scheduleM1: readonly ScheduleM1[]
}

/** Of actr-civil-penalty, reca-civil-penalty. */
export type CivilPenaltyPart = {
  /** A summary as it came, unread; this account has no return that it could sum up. Carried over as it came, unread. */
  readonly summaryAsPrinted: unknown
  /** Who filed - notApplicable, as a civil penalty belongs to no return. Computed: "notApplicable". */
  readonly filingState: string | null
  /** Penalties charged to the account, abatements apart; null where no row charges one. Computed: $sumMoney(transactions[group = "penalty" and effect = "debit"].amount). */
  readonly penaltiesAssessed: Decimal | null
  /** Penalties taken back, printed with a minus; null where no row takes one back. Computed: $sumMoney(transactions[group = "penalty" and effect = "credit"].amount). */
  readonly penaltiesAbated: Decimal | null
  /** Payments, and credits from or to other accounts, a minus lowering what is owed; null where there is no such row. Computed: $sumMoney(transactions[group in ["payment", "credit", "transfer", "offset"]].amount). */
  readonly paymentsAndCredits: Decimal | null
}

/** Of waid-general, waid-income. */
export type Corporation = PartyPart & {
  /** Federal identification number of the corporation. From "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRANSFEROR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
  readonly taxId: string | null
}

/** Of waid-general, waid-income. */
export type Employee = PartyPart & {
  /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER" or "EMPLOYEE'S IDENTIFICATION NUMBER" or "SSN". */
  readonly taxId: string | null
}

/** Of retr-941, retr-943, retr-944. */
export type Employment = {
  /** Employees who were paid in the pay period of the twelfth of the last month; Form 941 line 1 (2018-2025). From "NUMBER OF EMPLOYEES". */
  readonly employees: number | null
  /** Wages, tips and other pay; Form 941 line 2 (2018-2025). From "WAGES, TIPS, AND OTHER COMPENSATION" or "TOTAL WAGES, TIPS AND OTHER COMPENSATION". */
  readonly wages: Decimal | null
  /** Income tax withheld from that pay; Form 941 line 3 (2018-2025). From "FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Wages under social security tax; Form 941 line 5a (2018-2025). From "TAXABLE SOCIAL SECURITY WAGES". */
  readonly socialSecurityWages: Decimal | null
  /** Wages under Medicare tax, with tips but for farm workers; Form 941 line 5c (2018-2025). From "TAXABLE MEDICARE WAGES AND TIPS" or "TAXABLE MEDICARE WAGES". */
  readonly medicareWages: Decimal | null
  /** Taxes withheld and owed, before adjustments; Form 941 line 6 (2018-2025). From "TOTAL TAXES BEFORE ADJUSTMENTS". */
  readonly totalTaxBeforeAdjustments: Decimal | null
  /** Tax of the period after adjustments and credits; Form 941 line 12 (2018-2025). From "TOTAL TAXES AFTER ADJUSTMENTS AND NONREFUNDABLE CREDITS" or "TOTAL TAXES AFTER ADJUSTMENTS AND CREDITS". */
  readonly totalTax: Decimal | null
  /** Deposits made for the period; Form 941 line 13 (2024-2025), 13a (2020-2023), 13 (2018-2019). From "TOTAL DEPOSITS". */
  readonly totalDeposits: Decimal | null
  /** Owed with the return; Form 941 line 14 (2018-2025). From "BALANCE DUE". */
  readonly amountOwed: Decimal | null
  /** Paid too much, by the return; Form 941 line 15 (2018-2025). From "OVERPAYMENT". */
  readonly overpayment: Decimal | null
  /** The whole return as it came, what is read above included. Carried over as it came, unread. */
  readonly asPrinted: unknown
}

/** Of reca-1040, retr-1040. */
export type Form1040OtherAttachedFormsPart = {
  /** Child and dependent care expenses, one entry for each printing. */
  readonly form2441: readonly {
    /** Paid to care providers in total. From "CHILD CARE PROVIDER TOTAL AMOUNT". */
    readonly careProviderTotal: Decimal | null
  }[]
  /** Depreciation and amortization, one entry for each printing. */
  readonly form4562: readonly {
    /** Depreciation in total. From "TOTAL DEPRECIATION". */
    readonly totalDepreciation: Decimal | null
    /** Property deducted at once under section 179. From "SECTION 179 EXPENSE". */
    readonly section179Expense: Decimal | null
  }[]
  /** Alternative minimum tax, one entry for each printing. */
  readonly form6251: readonly {
    /** Income under the alternative minimum tax. From "ALTERNATIVE MINIMUM TAXABLE INCOME". */
    readonly alternativeMinimumTaxableIncome: Decimal | null
    /** Tax preference items in total. From "TOTAL TAX PREFERENCE ITEMS". */
    readonly totalTaxPreferenceItems: Decimal | null
  }[]
  /** Passive activity losses, one entry for each printing. */
  readonly form8582: readonly {
    /** Passive loss that may be deducted. From "PASSIVE ACTIVITY LOSS ALLOWED". */
    readonly passiveActivityLossAllowed: Decimal | null
  }[]
  /** Refund split between accounts, one entry for each printing. */
  readonly form8888: readonly {
    /** Paid into the first account. From "DIRECT DEPOSIT 1 AMOUNT". */
    readonly directDeposit1: Decimal | null
  }[]
}

/** Of reca-1040, retr-1040. */
export type Form1040ReturnPart = {
  /** Gross receipts of all Schedules C. Computed: $sumAsCorrected(scheduleC.grossReceipts, scheduleC[true].(""), scheduleC[false].grossReceipts, scheduleC[false].naicsCode, scheduleC.naicsCode, scheduleC[false].naicsCode). */
  readonly scheduleCGrossReceipts: Decimal | null
  /** Net profit or loss of all Schedules C, as computed by the IRS. Computed: $sumAsCorrected(scheduleC.netProfitOrLossPerComputer, scheduleC[true].(""), scheduleC[false].netProfitOrLossPerComputer, scheduleC[false].naicsCode, scheduleC.naicsCode, scheduleC[false].naicsCode). */
  readonly scheduleCNetProfit: Decimal | null
  /** Net profit or loss of all Schedules F, as computed by the IRS. Computed: $sumAsCorrected(scheduleF.netProfitOrLossPerComputer, scheduleF.employerTaxId). */
  readonly scheduleFNetProfit: Decimal | null
  /** Total income as computed by the IRS less total income as filed. Computed: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Adjusted gross income as computed by the IRS less the one filed. Computed: $subtractMoney(adjustments.adjustedGrossIncomePerComputer, adjustments.adjustedGrossIncome). */
  readonly adjustedGrossIncomeChange: Decimal | null
  /** Taxable income as computed by the IRS less the one filed. Computed: $subtractMoney(taxAndCredits.taxableIncomePerComputer, taxAndCredits.taxableIncome). */
  readonly taxableIncomeChange: Decimal | null
  /** Total tax liability as computed by the IRS less the taxpayer's figure; null where one of them is not printed. Computed: $subtractMoney(otherTaxes.totalTaxLiabilityPerComputer, otherTaxes.totalTaxLiability). */
  readonly totalTaxChange: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1042S = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "1042-S"
  /** Who paid and sent the form in. */
  readonly payer: PartyPart & {
    /** Federal identification number of the payer. From "WITHHOLDING AGENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "WITHHOLDING AGENT'S EIN". */
    readonly taxId: string | null
  }
  /** Who was paid. */
  readonly recipient: PartyPart & {
    /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
    readonly taxId: string | null
  }
  /** Kind of income; box 1 (2018-2025). From ITEMS."INCOME CODE". */
  readonly incomeCode: string | null
  /** Gross income; box 2 (2018-2025). From ITEMS."GROSS INCOME". */
  readonly grossIncome: Decimal | null
  /** Rate at which tax is withheld. From ITEMS."TAX RATE". */
  readonly taxRate: { readonly amount: string; readonly percent: boolean } | null
  /** Code of a country, likely the recipient's. From ITEMS."COUNTRY CODE". */
  readonly countryCode: string | null
  /** Federal income tax withheld; box 7a (2018-2025). From ITEMS."U.S. FEDERAL TAX WITHHELD" or ITEMS."FEDERAL TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1095A = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "1095-A"
  /** Marketplace that sent the form in. */
  readonly marketplace: PartyPart & {
    /** Federal identification number of the marketplace. From "MARKETPLACE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
    readonly taxId: string | null
  }
  /** Who bought the insurance or is insured. */
  readonly recipient: PartyPart & {
    /** Identification number of that person, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "COVERED INDIVIDUAL'S IDENTIFICATION NUMBER" or "SSN". */
    readonly taxId: string | null
  }
  /** Number of the insurance policy. From ITEMS."POLICY NUMBER". */
  readonly policyNumber: string | null
  /** Day the insurance began. From ITEMS."POLICY START DATE". */
  readonly policyStartDate: string | null
  /** Day it ended. From ITEMS."POLICY TERMINATION DATE". */
  readonly policyTerminationDate: string | null
  /** Insurance premiums for the year. From ITEMS."ANNUAL PREMIUM AMOUNT". */
  readonly annualPremium: Decimal | null
  /** Premiums of the plan by which the credit is measured. From ITEMS."ANNUAL PREMIUM AMOUNT OF SLCSP". */
  readonly annualPremiumOfSecondLowestSilverPlan: Decimal | null
  /** Credit paid in advance to the insurer. From ITEMS."ANNUAL ADVANCE PAYMENT OF PTC". */
  readonly annualAdvancePayment: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1098 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "1098"
  /** Who lent the money and sent the form in. */
  readonly lender: Lender
  /** Who paid the interest. */
  readonly borrower: Borrower
  /** Mortgage interest the borrower paid; box 1 (2018-2025). From ITEMS."MORTGAGE INTEREST RECEIVED FROM PAYER(S)/BORROWER(S)". */
  readonly mortgageInterestReceived: Decimal | null
  /** Principal still owed; box 2 (2018-2025). From ITEMS."OUTSTANDING MORTGAGE PRINCIPLE" or ITEMS."OUTSTANDING MORTGAGE PRINCIPAL". */
  readonly outstandingMortgagePrincipal: Decimal | null
  /** Day the mortgage was taken out; box 3 (2018-2025). From ITEMS."MORTGAGE ORIGINATION DATE". */
  readonly mortgageOriginationDate: string | null
  /** Interest of earlier years paid back; box 4 (2018-2025). From ITEMS."REFUND OF OVERPAID INTEREST". */
  readonly refundOfOverpaidInterest: Decimal | null
  /** Mortgage insurance premiums; box 5 (2018-2025). From ITEMS."MORTGAGE INSURANCE PREMIUMS". */
  readonly mortgageInsurancePremiums: Decimal | null
  /** Points paid on buying the home; box 6 (2018-2025). From ITEMS."POINTS PAID ON PURCHASE OF PRINCIPAL RESIDENCE". */
  readonly pointsPaid: Decimal | null
  /** Address of the property; box 8 (2019-2025). From ITEMS."PROPERTY ADDRESS". */
  readonly propertyAddress: string | null
  /** Number of properties under the mortgage; box 9 (2019-2025). From ITEMS."NUMBER OF MORTGAGED PROPERTIES". */
  readonly numberOfMortgagedProperties: number | null
  /** Day this lender took the mortgage over; box 11 (2019-2025). From ITEMS."MORTGAGE ACQUISITION DATE". */
  readonly mortgageAcquisitionDate: string | null
}

/** Of waid-general, waid-income. */
export type Form1098C = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "1098-C"
  /** Charity that got the vehicle. */
  readonly donee: PartyPart & {
    /** Federal identification number of the charity. From "DONEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
    readonly taxId: string | null
  }
  /** Who gave it. */
  readonly donor: PartyPart & {
    /** Identification number of the donor, usually masked. From "DONOR'S IDENTIFICATION NUMBER" or "SSN". */
    readonly taxId: string | null
  }
  /** Number of the vehicle; box 3 (2018-2025). From DONEE."VEHICLE IDENTIFICATION NUMBER" or DONOR."VEHICLE IDENTIFICATION NUMBER" or ITEMS."VEHICLE IDENTIFICATION NUMBER". */
  readonly vehicleIdentificationNumber: string | null
  /** Day of the gift; box 1 (2018-2025). From ITEMS."DATE OF CONTRIBUTION". */
  readonly dateOfContribution: string | null
  /** What the vehicle was sold for; box 4c (2018-2025). From ITEMS."GROSS PROCEEDS FROM SALE". */
  readonly grossProceeds: Decimal | null
  /** Value of what the donor got in return; box 6b (2018-2025). From ITEMS."VALUE OF GOODS AND SERVICES". */
  readonly valueOfGoodsAndServices: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1098E = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "1098-E"
  /** Who lent the money and sent the form in. */
  readonly lender: Lender
  /** Who paid the interest. */
  readonly borrower: Borrower
  /** Student loan interest the borrower paid; box 1 (2018-2025). From ITEMS."STUDENT LOAN INTEREST RECEIVED BY LENDER" or ITEMS."RECEIVED BY LENDER" or ITEMS."STUDENT LOAN INTEREST". */
  readonly studentLoanInterest: Decimal | null
  /** Whether box 1 leaves out fees for taking out the loan; box 2 (2018-2025). From ITEMS."LOAN ORIGINATION FEES INDICATOR". */
  readonly loanOriginationFees: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1098T = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "1098-T"
  /** School that sent the form in. */
  readonly filer: PartyPart & {
    /** Federal identification number of the school. From "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
    readonly taxId: string | null
  }
  /** Who studies there. */
  readonly student: PartyPart & {
    /** Identification number of the student, usually masked. From "STUDENT'S IDENTIFICATION NUMBER" or "STUDENT'S SOCIAL SECURITY NUMBER" or "SSN". */
    readonly taxId: string | null
  }
  /** Tuition and related expenses paid; box 1 (2018-2025). From ITEMS."QUALIFIED TUITION AND RELATED EXPENSES" or ITEMS."PAYMENTS RECEIVED FOR QUALIFIED TUITION AND RELATED EXPENSES". */
  readonly paymentsReceived: Decimal | null
  /** Tuition and related expenses billed; box 2 (up to 2017). From ITEMS."AMOUNTS BILLED FOR QUALIFIED TUITION AND RELATED EXPENSES". */
  readonly amountsBilled: Decimal | null
  /** Corrections of earlier years; box 4 (2018-2025). From ITEMS."ADJUSTMENTS MADE FOR PRIOR YEAR". */
  readonly adjustmentsForPriorYear: Decimal | null
  /** Scholarships or grants; box 5 (2018-2025). From ITEMS."SCHOLARSHIPS OR GRANTS". */
  readonly scholarshipsOrGrants: Decimal | null
  /** At least a half-time student; box 8 (2018-2025). From ITEMS."HALF-TIME STUDENT INDICATOR". */
  readonly halfTimeStudent: { readonly text: string; readonly value: boolean | null } | null
  /** Graduate student; box 9 (2018-2025). From ITEMS."GRADUATE STUDENT INDICATOR". */
  readonly graduateStudent: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099A = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-A"
  /** Day the lender took it over or knew it was abandoned; box 1 (2018-2025). From ITEMS."DATE OF ACQUISITION OR ABANDONMENT". */
  readonly dateOfAcquisitionOrAbandonment: string | null
  /** Principal still owed; box 2 (2018-2025). From ITEMS."BALANCE OF PRINCIPAL OUTSTANDING". */
  readonly balanceOfPrincipalOutstanding: Decimal | null
  /** Value of the property; box 4 (2018-2025). From ITEMS."FAIR MARKET VALUE OF PROPERTY". */
  readonly fairMarketValueOfProperty: Decimal | null
  /** Borrower was personally liable; box 5 (2018-2025). From ITEMS."PERSONALLY LIABLE". */
  readonly personallyLiable: { readonly text: string; readonly value: boolean | null } | null
  /** Which property it is; box 6 (2018-2025). From ITEMS."PROPERTY DESCRIPTION". */
  readonly propertyDescription: string | null
}

/** Of waid-general, waid-income. */
export type Form1099B = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-B"
  /** What was sold; box 1a (2018-2025). From ITEMS."DESCRIPTION". */
  readonly description: string | null
  /** Number of the security. From ITEMS."CUSIP NUMBER". */
  readonly cusip: string | null
  /** Day it was bought; box 1b (2018-2025). From ITEMS."DATE ACQUIRED". */
  readonly dateAcquired: string | null
  /** Day it was sold; box 1c (2018-2025). From ITEMS."DATE SOLD OR DISPOSED". */
  readonly dateSoldOrDisposed: string | null
  /** Proceeds, whose line is left out where they are zero; box 1d (2018-2025). From ITEMS."PROCEEDS" or ITEMS."GROSS PROCEEDS". */
  readonly proceeds: Decimal | null
  /** Cost or other basis; box 1e (2018-2025). From ITEMS."COST OR BASIS" or ITEMS."COST OR OTHER BASIS". */
  readonly costOrBasis: Decimal | null
  /** Accrued market discount; box 1f (2018-2025). From ITEMS."ACCRUED MARKET DISCOUNT". */
  readonly accruedMarketDiscount: Decimal | null
  /** Loss not allowed as the security was bought again; box 1g (2018-2025). From ITEMS."WASH SALE LOSS DISALLOWED". */
  readonly washSaleLossDisallowed: Decimal | null
  /** Short-term, long-term or ordinary, in the authority's words; box 2 (2018-2025). From ITEMS."TYPE OF GAIN OR LOSS". */
  readonly typeOfGainOrLoss: string | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."FEDERAL INCOME TAX WITHHELD" or ITEMS."TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Broker need not report the basis; box 5 (2018-2025). From ITEMS."NONCOVERED SECURITY INDICATOR". */
  readonly noncoveredSecurity: { readonly text: string; readonly value: boolean | null } | null
  /** Loss is not allowed; box 7 (2018-2025). From ITEMS."LOSS NOT ALLOWED". */
  readonly lossNotAllowed: { readonly text: string; readonly value: boolean | null } | null
  /** Profit or loss (minus) on contracts closed in the year; box 8 (2018-2025). From ITEMS."REALIZED PROFIT OR LOSS" or ITEMS."PROFIT OR (LOSS) REALIZED IN THE YEAR". */
  readonly realizedProfitOrLoss: Decimal | null
  /** Profit or loss (minus) on contracts in total; box 11 (2018-2025). From ITEMS."AGGREGATE PROFIT OR LOSS" or ITEMS."AGGREGATE PROFIT OR (LOSS)". */
  readonly aggregateProfitOrLoss: Decimal | null
  /** Box of Form 8949 the sale belongs under, in the authority's words. From ITEMS."APPLICABLE CHECK BOX ON FORM 8949". */
  readonly form8949CheckBox: string | null
  /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
  readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
  /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
  readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099C = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-C"
  /** Day of the event that canceled the debt; box 1 (2018-2025). From ITEMS."DATE CANCELED" or ITEMS."DATE OF IDENTIFIABLE EVENT". */
  readonly dateCanceled: string | null
  /** Debt canceled; box 2 (2018-2025). From ITEMS."AMOUNT OF DEBT DISCHARGED" or ITEMS."AMOUNT OF DEBT CANCELLED". */
  readonly amountOfDebtDischarged: Decimal | null
  /** Interest that is part of box 2; box 3 (2018-2025). From ITEMS."INTEREST FORGIVEN" or ITEMS."INTEREST IF INCLUDED IN BOX 2". */
  readonly interestIncluded: Decimal | null
  /** What the debt was for; box 4 (2018-2025). From ITEMS."DEBT DESCRIPTION". */
  readonly debtDescription: string | null
  /** Debtor was personally liable; box 5 (2018-2025). From ITEMS."PERSONALLY LIABLE". */
  readonly personallyLiable: { readonly text: string; readonly value: boolean | null } | null
  /** Kind of event that canceled the debt; box 6 (2018-2025). From ITEMS."IDENTIFIABLE EVENT CODE". */
  readonly identifiableEventCode: string | null
  /** Value of the property given up; box 7 (2018-2025). From ITEMS."PROPERTY FAIR MARKET VALUE" or ITEMS."FAIR MARKET VALUE OF PROPERTY". */
  readonly fairMarketValueOfProperty: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1099DA = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-DA"
  /** Day it was acquired. From ITEMS."DATE ACQUIRED". */
  readonly dateAcquired: string | null
  /** Day it was sold. From ITEMS."DATE SOLD OR DISPOSED". */
  readonly dateSoldOrDisposed: string | null
  /** Proceeds. From ITEMS."PROCEEDS" or ITEMS."GROSS PROCEEDS". */
  readonly proceeds: Decimal | null
  /** Cost or other basis. From ITEMS."COST OR BASIS". */
  readonly costOrBasis: Decimal | null
  /** Box of Form 8949 the sale belongs under, in the authority's words. From ITEMS."APPLICABLE CHECK BOX ON FORM 8949". */
  readonly form8949CheckBox: string | null
}

/** Of waid-general, waid-income. */
export type Form1099DIV = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-DIV"
  /** All ordinary dividends; box 1a (2018-2025). From ITEMS."ORDINARY DIVIDEND" or ITEMS."ORDINARY DIVIDENDS" or ITEMS."TOTAL ORDINARY DIVIDENDS". */
  readonly ordinaryDividends: Decimal | null
  /** Part of box 1a taxed as capital gain; box 1b (2018-2025). From ITEMS."QUALIFIED DIVIDENDS". */
  readonly qualifiedDividends: Decimal | null
  /** Capital gains passed on by funds; box 2a (2018-2025). From ITEMS."CAPITAL GAINS" or ITEMS."TOTAL CAPITAL GAIN DISTRIBUTION". */
  readonly capitalGainDistributions: Decimal | null
  /** Part of box 2a from depreciation on real property; box 2b (2018-2025). From ITEMS."UNRECAPTURED SECTION 1250 GAIN". */
  readonly unrecapturedSection1250Gain: Decimal | null
  /** Part of box 2a from small business stock; box 2c (2018-2025). From ITEMS."SECTION 1202 GAIN". */
  readonly section1202Gain: Decimal | null
  /** Part of box 2a from collectibles; box 2d (2018-2025). From ITEMS."COLLECTIBLES (28%) GAIN". */
  readonly collectiblesGain: Decimal | null
  /** Part of box 1a from US real property; box 2e (2021-2025). From ITEMS."SECTION 897 ORDINARY DIVIDENDS". */
  readonly section897OrdinaryDividends: Decimal | null
  /** Part of box 2a from US real property; box 2f (2021-2025). From ITEMS."SECTION 897 CAPITAL GAIN". */
  readonly section897CapitalGain: Decimal | null
  /** Part of what was invested, paid back and not taxed; box 3 (2018-2025). From ITEMS."NON-TAXABLE DISTRIBUTION" or ITEMS."NONDIVIDEND DISTRIBUTIONS". */
  readonly nondividendDistributions: Decimal | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Part of box 1a that counts as business income; box 5 (2018-2025). From ITEMS."SECTION 199A DIVIDENDS". */
  readonly section199aDividends: Decimal | null
  /** Investment expenses; box 6 (2018-2025). From ITEMS."INVESTMENT EXPENSE". */
  readonly investmentExpenses: Decimal | null
  /** Foreign tax paid; box 7 (2018-2025). From ITEMS."FOREIGN TAX PAID". */
  readonly foreignTaxPaid: Decimal | null
  /** Where that tax was paid; box 8 (2018-2025). From ITEMS."FOREIGN COUNTRY OR US POSSESSION". */
  readonly foreignCountryOrUsPossession: string | null
  /** Cash out of a company that is wound up; box 9 (2018-2025). From ITEMS."CASH LIQUIDATION DISTRIBUTION". */
  readonly cashLiquidationDistributions: Decimal | null
  /** Property out of a company that is wound up; box 10 (2018-2025). From ITEMS."NON-CASH LIQUIDATION DISTRIBUTION". */
  readonly noncashLiquidationDistributions: Decimal | null
  /** Dividends that are not taxed; box 12 (2022-2025), 11 (2018-2021). From ITEMS."EXEMPT INTEREST DIVIDENDS" or ITEMS."EXEMPT INTEREST DIVIDEND". */
  readonly exemptInterestDividends: Decimal | null
  /** Part of the exempt dividends under the alternative minimum tax; box 13 (2022-2025), 12 (2018-2021). From ITEMS."SPECIFIED PRIVATE ACTIVITY BOND INTEREST DIVIDENDS". */
  readonly privateActivityBondInterestDividends: Decimal | null
  /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
  readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
  /** Payer has to report under FATCA; box 11 (2022-2025). From ITEMS."FATCA FILING REQUIREMENT". */
  readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099G = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-G"
  /** Unemployment compensation; box 1 (2018-2025). From ITEMS."UNEMPLOYMENT COMPENSATION". */
  readonly unemploymentCompensation: Decimal | null
  /** State or local income tax refunds, credits or offsets; box 2 (2018-2025). From ITEMS."PRIOR YEAR REFUND" or ITEMS."STATE OR LOCAL INCOME TAX REFUNDS, CREDITS OR OFFSETS". */
  readonly stateAndLocalTaxRefunds: Decimal | null
  /** Tax year that refund is for; box 3 (2018-2025). From ITEMS."YEAR OF REFUND". */
  readonly yearOfRefund: number | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Trade adjustment assistance, called RTAA or ATAA; box 5 (2018-2025). From ITEMS."ATAA PAYMENTS" or ITEMS."RTAA PAYMENTS". */
  readonly tradeAdjustmentPayments: Decimal | null
  /** Grants that are taxed; box 6 (2018-2025). From ITEMS."TAXABLE GRANTS". */
  readonly taxableGrants: Decimal | null
  /** Payments to farmers; box 7 (2018-2025). From ITEMS."AGRICULTURAL SUBSIDIES". */
  readonly agriculturalSubsidies: Decimal | null
  /** Refund belongs to a trade or business; box 8 (2018-2025). From ITEMS."1099G OFFSET". */
  readonly tradeOrBusinessIncome: { readonly text: string; readonly value: boolean | null } | null
  /** Gain on loans repaid to the Commodity Credit Corporation; box 9 (2018-2025). From ITEMS."MARKET GAIN ON COMMODITY CREDIT CORPORATION LOANS REPAID". */
  readonly commodityCreditMarketGain: Decimal | null
  /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND TIN NOTICE". */
  readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099INT = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-INT"
  /** Interest other than on savings bonds and Treasury obligations; box 1 (2018-2025). From ITEMS."INTEREST". */
  readonly interest: Decimal | null
  /** Interest lost by early withdrawal; box 2 (2018-2025). From ITEMS."INTEREST FORFEITURE" or ITEMS."EARLY WITHDRAWAL PENALTY". */
  readonly earlyWithdrawalPenalty: Decimal | null
  /** Interest on US savings bonds and Treasury obligations; box 3 (2018-2025). From ITEMS."SAVINGS BONDS" or ITEMS."INTEREST ON US SAVINGS BONDS AND TREASURY OBLIGATIONS". */
  readonly savingsBondAndTreasuryInterest: Decimal | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Investment expenses; box 5 (2018-2025). From ITEMS."INVESTMENT EXPENSE" or ITEMS."INVESTMENT EXPENSES". */
  readonly investmentExpenses: Decimal | null
  /** Foreign tax paid; box 6 (2018-2025). From ITEMS."FOREIGN TAX PAID". */
  readonly foreignTaxPaid: Decimal | null
  /** Where that tax was paid; box 7 (2018-2025). From ITEMS."FOREIGN COUNTRY OR US POSSESSION". */
  readonly foreignCountryOrUsPossession: string | null
  /** Interest that is not taxed; box 8 (2018-2025). From ITEMS."TAX-EXEMPT INTEREST" or ITEMS."TAX EXEMPT INTEREST". */
  readonly taxExemptInterest: Decimal | null
  /** Part of box 8 under the alternative minimum tax; box 9 (2018-2025). From ITEMS."SPECIFIED PRIVATE ACTIVITY BOND INTEREST". */
  readonly privateActivityBondInterest: Decimal | null
  /** Market discount; box 10 (2018-2025). From ITEMS."MARKET DISCOUNT". */
  readonly marketDiscount: Decimal | null
  /** Bond premium; box 11 (2018-2025). From ITEMS."BOND PREMIUM". */
  readonly bondPremium: Decimal | null
  /** Bond premium on Treasury obligations; box 12 (2018-2025). From ITEMS."BOND PREMIUM ON TREASURY OBLIGATIONS". */
  readonly bondPremiumOnTreasuryObligations: Decimal | null
  /** Bond premium on tax-exempt bonds; box 13 (2018-2025). From ITEMS."BOND PREMIUM ON TAX EXEMPT BOND". */
  readonly bondPremiumOnTaxExemptBonds: Decimal | null
  /** Number of the security; box 14 (2018-2025). From ITEMS."CUSIP NUMBER". */
  readonly cusip: string | null
  /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
  readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
  /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
  readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099K = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-K"
  /** Gross amount of all payments; box 1a (2018-2025). From ITEMS."GROSS AMOUNT OF PAYMENT CARD/THIRD PARTY TRANSACTIONS" or ITEMS."GROSS AMOUNT" or ITEMS."GROSS AMOUNT OF PAYMENT CARD/THIRD PARTY NETWORK TRANSACTIONS". */
  readonly grossAmount: Decimal | null
  /** Part of it paid without the card at hand; box 1b (2018-2025). From ITEMS."CARD NOT PRESENT TRANSACTIONS". */
  readonly cardNotPresentTransactions: Decimal | null
  /** Kind of business; box 2 (2018-2025). From ITEMS."MERCHANT CATEGORY CODE". */
  readonly merchantCategoryCode: string | null
  /** Number of payments; box 3 (2018-2025). From ITEMS."NUMBER OF PAYMENT TRANSACTIONS". */
  readonly numberOfPaymentTransactions: number | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."FEDERAL INCOME TAX WITHHELD" or ITEMS."TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Gross amount of January; box 5a (2018-2025). From ITEMS."JANUARY PAYMENTS". */
  readonly januaryPayments: Decimal | null
  /** Gross amount of February; box 5b (2018-2025). From ITEMS."FEBRUARY PAYMENTS". */
  readonly februaryPayments: Decimal | null
  /** Gross amount of March; box 5c (2018-2025). From ITEMS."MARCH PAYMENTS". */
  readonly marchPayments: Decimal | null
  /** Gross amount of April; box 5d (2018-2025). From ITEMS."APRIL PAYMENTS". */
  readonly aprilPayments: Decimal | null
  /** Gross amount of May; box 5e (2018-2025). From ITEMS."MAY PAYMENTS". */
  readonly mayPayments: Decimal | null
  /** Gross amount of June; box 5f (2018-2025). From ITEMS."JUNE PAYMENTS". */
  readonly junePayments: Decimal | null
  /** Gross amount of July; box 5g (2018-2025). From ITEMS."JULY PAYMENTS". */
  readonly julyPayments: Decimal | null
  /** Gross amount of August; box 5h (2018-2025). From ITEMS."AUGUST PAYMENTS". */
  readonly augustPayments: Decimal | null
  /** Gross amount of September; box 5i (2018-2025). From ITEMS."SEPTEMBER PAYMENTS". */
  readonly septemberPayments: Decimal | null
  /** Gross amount of October; box 5j (2018-2025). From ITEMS."OCTOBER PAYMENTS". */
  readonly octoberPayments: Decimal | null
  /** Gross amount of November; box 5k (2018-2025). From ITEMS."NOVEMBER PAYMENTS". */
  readonly novemberPayments: Decimal | null
  /** Gross amount of December; box 5l (2018-2025). From ITEMS."DECEMBER PAYMENTS". */
  readonly decemberPayments: Decimal | null
  /** Payment cards or a third party network, in the authority's words. From ITEMS."TYPE OF PAYMENT INDICATOR". */
  readonly typeOfPayment: string | null
  /** Settlement entity or electronic payment facilitator, in the authority's words. From ITEMS."TYPE OF FILER INDICATOR". */
  readonly typeOfFiler: string | null
}

/** Of waid-general, waid-income. */
export type Form1099LTC = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-LTC"
  /** Long-term care benefits paid; box 1 (2018-2025). From ITEMS."GROSS LONG-TERM CARE BENEFITS PAID" or ITEMS."GROSS BENEFITS" or ITEMS."GROSS LONG TERM CARE BENEFITS PAID". */
  readonly grossBenefitsPaid: Decimal | null
  /** Death benefits paid ahead; box 2 (2018-2025). From ITEMS."ACCELERATED DEATH BENEFITS PAID". */
  readonly acceleratedDeathBenefitsPaid: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1099MISC = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-MISC"
  /** Rents; box 1 (2018-2025). From ITEMS."RENTS". */
  readonly rents: Decimal | null
  /** Royalties; box 2 (2018-2025). From ITEMS."ROYALTIES". */
  readonly royalties: Decimal | null
  /** Income of other kinds; box 3 (2018-2025). From ITEMS."OTHER INCOME". */
  readonly otherIncome: Decimal | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Share of the catch of a fishing boat; box 5 (2018-2025). From ITEMS."FISHING INCOME" or ITEMS."FISHING BOAT PROCEEDS". */
  readonly fishingBoatProceeds: Decimal | null
  /** Paid to doctors and other providers of health care; box 6 (2018-2025). From ITEMS."MEDICAL PAYMENTS" or ITEMS."MEDICAL AND HEALTH CARE PAYMENTS". */
  readonly medicalAndHealthCarePayments: Decimal | null
  /** Pay for work as no employee, from 2020 on Form 1099-NEC; box 7 (2018-2019). From ITEMS."NON-EMPLOYEE COMPENSATION" or ITEMS."NONEMPLOYEE COMPENSATION". */
  readonly nonEmployeeCompensation: Decimal | null
  /** Paid in place of dividends or interest; box 8 (2018-2025). From ITEMS."SUBSTITUTE PAYMENTS FOR DIVIDENDS". */
  readonly substitutePayments: Decimal | null
  /** Crop insurance proceeds; box 9 (2020-2025), 10 (2018-2019). From ITEMS."CROP INSURANCE" or ITEMS."CROP INSURANCE PROCEEDS". */
  readonly cropInsuranceProceeds: Decimal | null
  /** Gross proceeds paid to an attorney; box 10 (2020-2025), 14 (2018-2019). From ITEMS."ATTORNEY FEES" or ITEMS."GROSS PROCEEDS PAID TO AN ATTORNEY". */
  readonly attorneyProceeds: Decimal | null
  /** Pay deferred under section 409A; box 12 (2020-2025), 15a (2018-2019). From ITEMS."SECTION 409A DEFERRALS". */
  readonly section409aDeferrals: Decimal | null
  /** Deferred pay that section 409A taxes; box 15 (2022-2025), 14 (2020-2021), 15b (2018-2019). From ITEMS."SECTION 409A INCOME". */
  readonly section409aIncome: Decimal | null
  /** Severance above what the law allows untaxed; box 14 (2022-2024), 13 (2018-2021). From ITEMS."EXCESS GOLDEN PARACHUTE" or ITEMS."EXCESS GOLDEN PARACHUTE PAYMENTS". */
  readonly excessGoldenParachute: Decimal | null
  /** Foreign tax paid. From ITEMS."FOREIGN TAX PAID". */
  readonly foreignTaxPaid: Decimal | null
  /** Payer sold goods for resale; box 7 (2020-2025), 9 (2018-2019). From ITEMS."DIRECT SALES INDICATOR". */
  readonly directSales: { readonly text: string; readonly value: boolean | null } | null
  /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
  readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
  /** Payer has to report under FATCA; box 13 (2022-2025). From ITEMS."FATCA FILING REQUIREMENT". */
  readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099NEC = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-NEC"
  /** Pay for work as no employee; box 1 (2020-2025). From ITEMS."NON-EMPLOYEE COMPENSATION" or ITEMS."NONEMPLOYEE COMPENSATION". */
  readonly nonEmployeeCompensation: Decimal | null
  /** Payer sold goods for resale; box 2 (2021-2025). From ITEMS."DIRECT SALES INDICATOR". */
  readonly directSales: { readonly text: string; readonly value: boolean | null } | null
  /** Severance above what the law allows untaxed; box 3 (2025). From ITEMS."EXCESS GOLDEN PARACHUTE" or ITEMS."EXCESS GOLDEN PARACHUTE PAYMENTS". */
  readonly excessGoldenParachute: Decimal | null
  /** Federal income tax withheld; box 4 (2020-2025). From ITEMS."FEDERAL INCOME TAX WITHHELD" or ITEMS."TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
  readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099OID = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-OID"
  /** Original issue discount of the year; box 1 (2018-2025). From ITEMS."ORIGINAL ISSUE DISCOUNT". */
  readonly originalIssueDiscount: Decimal | null
  /** Other periodic interest; box 2 (2018-2025). From ITEMS."INTEREST" or ITEMS."OTHER PERIODIC INTEREST". */
  readonly interest: Decimal | null
  /** Interest lost by early withdrawal; box 3 (2018-2025). From ITEMS."INTEREST FORFEITURE". */
  readonly earlyWithdrawalPenalty: Decimal | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Market discount; box 5 (2018-2025). From ITEMS."MARKET DISCOUNT". */
  readonly marketDiscount: Decimal | null
  /** Which obligation it is; box 7 (2018-2025). From ITEMS."DESCRIPTION". */
  readonly description: string | null
  /** Original issue discount that is not taxed; box 11 (2018-2025). From ITEMS."TAX EXEMPT OID". */
  readonly taxExemptOid: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1099PATR = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-PATR"
  /** Patronage dividends; box 1 (2018-2025). From ITEMS."PATRONAGE DIVIDENDS". */
  readonly patronageDividends: Decimal | null
  /** Nonpatronage distributions; box 2 (2018-2025). From ITEMS."NON-PATRONAGE DISTRIBUTION". */
  readonly nonpatronageDistributions: Decimal | null
  /** Per-unit retain allocations; box 3 (2018-2025). From ITEMS."RETAINED ALLOCATIONS" or ITEMS."PER-UNIT RETAIN ALLOCATIONS". */
  readonly perUnitRetainAllocations: Decimal | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Redeemed notices; box 5 (2018-2025). From ITEMS."REDEMPTION AMOUNT". */
  readonly redemptionAmount: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1099Q = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-Q"
  /** Gross distribution; box 1 (2018-2025). From ITEMS."GROSS DISTRIBUTION" or ITEMS."GROSS DISTRIBUTIONS". */
  readonly grossDistribution: Decimal | null
  /** Part of it that was earned; box 2 (2018-2025). From ITEMS."EARNINGS". */
  readonly earnings: Decimal | null
  /** Part of it that was paid in; box 3 (2018-2025). From ITEMS."BASIS". */
  readonly basis: Decimal | null
  /** Went from one trustee to another; box 4 (2018-2025). From ITEMS."TRUSTEE TO TRUSTEE TRANSFER". */
  readonly trusteeToTrusteeTransfer: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Form1099R = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-R"
  /** Gross distribution; box 1 (2018-2025). From ITEMS."GROSS DISTRIBUTION". */
  readonly grossDistribution: Decimal | null
  /** Part that is taxed; box 2a (2018-2025). From ITEMS."TAXABLE AMOUNT". */
  readonly taxableAmount: Decimal | null
  /** Payer could not tell how much is taxed; box 2b (2018-2025). From ITEMS."TAX AMOUNT UNDETERMINED CODE" or ITEMS."TAXABLE AMOUNT NOT DETERMINED". */
  readonly taxableAmountNotDetermined: { readonly text: string; readonly value: boolean | null } | null
  /** Whole account was paid out; box 2b (2018-2025). From ITEMS."TOTAL DISTRIBUTION CODE" or ITEMS."TOTAL DISTRIBUTION". */
  readonly totalDistribution: { readonly text: string; readonly value: boolean | null } | null
  /** Part of box 2a that counts as capital gain; box 3 (2018-2025). From ITEMS."ELIGIBLE CAPITAL GAINS" or ITEMS."CAPITAL GAIN". */
  readonly capitalGain: Decimal | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Own contributions that come back untaxed; box 5 (2018-2025). From ITEMS."TOTAL EMPLOYEE CONTRIBUTIONS" or ITEMS."EMPLOYEE CONTRIBUTIONS". */
  readonly employeeContributions: Decimal | null
  /** Gain on employer stock that is not yet taxed; box 6 (2018-2025). From ITEMS."UNREALIZED APPRECIATION" or ITEMS."NET UNREALIZED APPRECIATION". */
  readonly netUnrealizedAppreciation: Decimal | null
  /** Kind of distribution; box 7 (2018-2025). From ITEMS."DISTRIBUTION CODE" or ITEMS."DISTRIBUTION CODE(S)". */
  readonly distributionCode: string | null
  /** Kind of distribution, in the authority's words; box 7 (2018-2025). From ITEMS."DISTRIBUTION CODE VALUE". */
  readonly distributionCodeValue: string | null
  /** Distribution is from an IRA, SEP or SIMPLE; box 7 (2018-2025). From ITEMS."SEP INDICATOR" or ITEMS."IRA/SEP/SIMPLE INDICATOR". */
  readonly iraSepSimple: { readonly text: string; readonly value: boolean | null } | null
  /** Other value paid out; box 8 (2018-2025). From ITEMS."OTHER INCOME". */
  readonly otherIncome: Decimal | null
  /** In-plan Roth rollover within five years; box 10 (2018-2025). From ITEMS."AMOUNT ALLOCABLE TO IRR WITHIN 5 YEARS". */
  readonly amountAllocableToIrrWithinFiveYears: Decimal | null
  /** First year of a designated Roth contribution; box 11 (2018-2025). From ITEMS."FIRST YEAR ROTH CONTRIBUTION". */
  readonly firstYearOfRothContribution: number | null
  /** Payer has to report under FATCA; box 12 (2020-2025). From ITEMS."FATCA INDICATOR" or ITEMS."FATCA FILING REQUIREMENT". */
  readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
  /** Day of a death benefit payment; box 13 (2020-2025). From ITEMS."DATE OF PAYMENT". */
  readonly dateOfPayment: string | null
}

/** Of waid-general, waid-income. */
export type Form1099S = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-S"
  /** Day of the sale; box 1 (2018-2025). From ITEMS."DATE OF CLOSING". */
  readonly dateOfClosing: string | null
  /** Gross proceeds; box 2 (2018-2025). From ITEMS."GROSS PROCEEDS". */
  readonly grossProceeds: Decimal | null
  /** Which property it is; box 3 (2018-2025). From ITEMS."ADDRESS OR LEGAL DESCRIPTION". */
  readonly addressOrLegalDescription: string | null
  /** Seller was paid with something else than money, too; box 4 (2018-2025). From ITEMS."TRANSFEROR RECEIVED PROPERTY OR SERVICES". */
  readonly receivedPropertyOrServices: { readonly text: string; readonly value: boolean | null } | null
  /** Real estate tax charged to the buyer; box 6 (2018-2025). From ITEMS."BUYER'S PART OF REAL ESTATE TAX". */
  readonly buyersPartOfRealEstateTax: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form1099SA = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "1099-SA"
  /** Gross distribution; box 1 (2018-2025). From ITEMS."MSA GROSS DISTRIBUTIONS" or ITEMS."GROSS DISTRIBUTION". */
  readonly grossDistribution: Decimal | null
  /** Earnings on what was paid in too much; box 2 (2018-2025). From ITEMS."EARNINGS ON EXCESS CONTRIBUTIONS". */
  readonly earningsOnExcessContributions: Decimal | null
  /** Kind of distribution; box 3 (2018-2025). From ITEMS."DISTRIBUTION CODE". */
  readonly distributionCode: string | null
  /** Value of the account on the day its owner died; box 4 (2018-2025). From ITEMS."FAIR MARKET VALUE ON DATE OF DEATH". */
  readonly fairMarketValueOnDateOfDeath: Decimal | null
  /** HSA, Archer MSA or MA MSA, in the authority's words; box 5 (2018-2025). From ITEMS."TYPE OF ACCOUNT". */
  readonly typeOfAccount: string | null
}

/** Of reca-1120, retr-1120. */
export type Form1120ReturnPart = {
  /** Total income as computed by the IRS less total income as filed. Computed: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Total deductions as computed by the IRS less the figure filed. Computed: $subtractMoney(deductions.totalDeductionsPerComputer, deductions.totalDeductions). */
  readonly totalDeductionsChange: Decimal | null
  /** Taxable income as computed by the IRS less the figure filed. Computed: $subtractMoney(deductions.taxableIncomePerComputer, deductions.taxableIncome). */
  readonly taxableIncomeChange: Decimal | null
  /** Total tax as computed by the IRS less the figure filed. Computed: $subtractMoney(taxAndPayments.totalTaxPerComputer, taxAndPayments.totalTax). */
  readonly totalTaxChange: Decimal | null
}

/** Of reca-1120-s, retr-1120-s. */
export type Form1120SReturnPart = {
  /** Total income as computed by the IRS less total income as filed. Computed: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Total deductions as computed by the IRS less the figure filed. Computed: $subtractMoney(deductions.totalDeductionsPerComputer, deductions.totalDeductions). */
  readonly totalDeductionsChange: Decimal | null
  /** Ordinary business income or loss as computed by the IRS less the figure filed. Computed: $subtractMoney(deductions.ordinaryBusinessIncomeOrLossPerComputer, deductions.ordinaryBusinessIncomeOrLoss). */
  readonly ordinaryBusinessIncomeChange: Decimal | null
}

/** Of reca-1120, reca-1120-s, retr-1120, retr-1120-s. */
export type Form1120ScheduleLPart = {
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly ScheduleL[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Computed: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form3921 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "3921"
  /** Whose shares they are. */
  readonly corporation: Corporation
  /** Who bought them. */
  readonly employee: Employee
  /** Day the option was granted; box 1 (2018-2025). From ITEMS."DATE OPTION GRANTED". */
  readonly dateOptionGranted: string | null
  /** Day it was used; box 2 (2018-2025). From ITEMS."DATE OPTION EXERCISED". */
  readonly dateOptionExercised: string | null
  /** Price paid for a share, in dollars; box 3 (2018-2025). From ITEMS."EXERCISE PRICE PER SHARE". */
  readonly exercisePricePerShare: Decimal | null
  /** Value of a share on that day, in dollars; box 4 (2018-2025). From ITEMS."FAIR MARKET VALUE PER SHARE ON EXERCISE DATE". */
  readonly fairMarketValuePerShareOnExerciseDate: Decimal | null
  /** Number of shares; box 5 (2018-2025). From ITEMS."NUMBER OF SHARES TRANSFERRED". */
  readonly numberOfSharesTransferred: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form3922 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "3922"
  /** Whose shares they are. */
  readonly corporation: Corporation
  /** Who bought them. */
  readonly employee: Employee
  /** Day the option was granted; box 1 (2018-2025). From ITEMS."DATE OPTION GRANTED". */
  readonly dateOptionGranted: string | null
  /** Day it was used; box 2 (2018-2025). From ITEMS."DATE OPTION EXERCISED". */
  readonly dateOptionExercised: string | null
  /** Value of a share on that day, in dollars; box 4 (2018-2025). From ITEMS."EXERCISE FAIR MARKET VALUE PER SHARE ON EXERCISE DATE" or ITEMS."EXERCISE FAIR MARKET VALUE PER SHARE". */
  readonly fairMarketValuePerShareOnExerciseDate: Decimal | null
  /** Price paid for a share, in dollars; box 5 (2018-2025). From ITEMS."EXERCISE PRICE PER SHARE". */
  readonly exercisePricePerShare: Decimal | null
  /** Number of shares; box 6 (2018-2025). From ITEMS."NUMBER OF SHARES TRANSFERRED" or ITEMS."NUMBER OF SHARES TRANSFERRED (FRACTIONAL SHARES SEEN ON FORMS)". */
  readonly numberOfSharesTransferred: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form5498 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "5498"
  /** Bank or broker that keeps the account and sent the form in. */
  readonly trustee: Trustee
  /** Whose account it is. */
  readonly participant: Participant
  /** Contributions to a traditional IRA; box 1 (2018-2025). From ITEMS."IRA CONTRIBUTIONS". */
  readonly iraContributions: Decimal | null
  /** Moved in from other plans; box 2 (2018-2025). From ITEMS."ROLLOVER CONTRIBUTIONS". */
  readonly rolloverContributions: Decimal | null
  /** Converted to a Roth IRA; box 3 (2018-2025). From ITEMS."ROTH CONVERSION" or ITEMS."ROTH IRA CONVERSION AMOUNT". */
  readonly rothConversion: Decimal | null
  /** Contributions moved to the other kind of IRA; box 4 (2018-2025). From ITEMS."RECHARACTERIZED CONTRIBUTIONS". */
  readonly recharacterizedContributions: Decimal | null
  /** Value of the account at the end of the year; box 5 (2018-2025). From ITEMS."FAIR MARKET VALUE OF ACCOUNT". */
  readonly fairMarketValueOfAccount: Decimal | null
  /** Cost of life insurance within box 1; box 6 (2018-2025). From ITEMS."LIFE INSURANCE COST INCLUDED". */
  readonly lifeInsuranceCost: Decimal | null
  /** Account is a traditional IRA; box 7 (2018-2025). From ITEMS."IRA CODE". */
  readonly traditionalIra: { readonly text: string; readonly value: boolean | null } | null
  /** Account is a SEP; box 7 (2018-2025). From ITEMS."SEP CODE". */
  readonly sep: { readonly text: string; readonly value: boolean | null } | null
  /** Account is a SIMPLE; box 7 (2018-2025). From ITEMS."SIMPLE CODE". */
  readonly simple: { readonly text: string; readonly value: boolean | null } | null
  /** Account is a Roth IRA; box 7 (2018-2025). From ITEMS."ROTH IRA CODE". */
  readonly rothIra: { readonly text: string; readonly value: boolean | null } | null
  /** Employer's contributions to a SEP; box 8 (2018-2025). From ITEMS."SEP CONTRIBUTIONS". */
  readonly sepContributions: Decimal | null
  /** Contributions to a SIMPLE; box 9 (2018-2025). From ITEMS."SIMPLE CONTRIBUTIONS". */
  readonly simpleContributions: Decimal | null
  /** Contributions to a Roth IRA; box 10 (2018-2025). From ITEMS."ROTH IRA CONTRIBUTIONS". */
  readonly rothIraContributions: Decimal | null
  /** Day by which the required distribution is due; box 12a (2018-2025). From ITEMS."RMD DATE". */
  readonly requiredMinimumDistributionDate: string | null
  /** Distribution required for the next year; box 12b (2018-2025). From ITEMS."RMD AMOUNT". */
  readonly requiredMinimumDistribution: Decimal | null
  /** Contributions made late for an earlier year; box 13a (2018-2025). From ITEMS."POSTPONED CONTRIBUTIONS". */
  readonly postponedContributions: Decimal | null
  /** Distributions paid back; box 14a (2018-2025). From ITEMS."REPAYMENTS". */
  readonly repayments: Decimal | null
  /** Part of box 5 without a market price; box 15a (2018-2025). From ITEMS."FMV OF CERTAIN SPECIFIED ASSETS". */
  readonly fairMarketValueOfSpecifiedAssets: Decimal | null
}

/** Of waid-general, waid-income. */
export type Form5498SA = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "5498-SA"
  /** Bank or broker that keeps the account and sent the form in. */
  readonly trustee: Trustee
  /** Whose account it is. */
  readonly participant: Participant
  /** Contributions made in the year; box 2 (2018-2025). From ITEMS."TOTAL CONTRIBUTIONS MADE". */
  readonly totalContributions: Decimal | null
  /** Moved in from other accounts; box 4 (2018-2025). From ITEMS."ROLLOVER CONTRIBUTIONS". */
  readonly rolloverContributions: Decimal | null
  /** Value of the account at the end of the year; box 5 (2018-2025). From ITEMS."FAIR MARKET VALUE OF HSA, ARCHER MSA OR MA MSA" or ITEMS."FAIR MARKET VALUE OF ACCOUNT". */
  readonly fairMarketValueOfAccount: Decimal | null
  /** HSA, Archer MSA or MA MSA, in the authority's words; box 6 (2018-2025). From ITEMS."TYPE OF ACCOUNT". */
  readonly typeOfAccount: string | null
}

/** Of reca-1040, retr-1040. */
export type Form8606 = {
  /** Form is for the spouse. From "SPOUSE INDICATOR". */
  readonly spouseIndicator: { readonly text: string; readonly value: boolean | null } | null
  /** Contributions that were not deducted; line 1 (2018-2025). From "TAXABLE NONDEDUCTIBLE CONTRIBUTIONS". */
  readonly taxableNondeductibleContributions: Decimal | null
  /** Converted to Roth IRAs in total; line 16 (2018-2025). From "TOTAL AMOUNT IRA CONVERTED TO ROTH IRA". */
  readonly convertedToRoth: Decimal | null
  /** Basis in traditional IRAs before the conversion. From "IRA BASIS BEFORE CONVERSION". */
  readonly basisBeforeConversion: Decimal | null
  /** Part of the conversion that is taxed; line 18 (2018-2025). From "TAXABLE AMOUNT OF CONVERSION". */
  readonly taxableConversion: Decimal | null
  /** Basis in Roth IRAs before the conversion. From "ROTH IRA BASIS BEFORE CONVERSION". */
  readonly rothBasisBeforeConversion: Decimal | null
  /** Distributions from traditional, SEP and SIMPLE IRAs; line 7 (2018-2025). From "TRADITIONAL, SEPARATE AND SIMPLE IRA DISTRIBUTIONS". */
  readonly traditionalSepAndSimpleDistributions: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Form8812 = {
  /** Children who count for the child tax credit; line 4 (2018-2020, 2022-2025), 4a (2021). From "QUALIFYING CHILDREN". */
  readonly qualifyingChildren: number | null
  /** Other dependents who count for a credit; line 6 (2021-2025). From "OTHER DEPENDENTS". */
  readonly otherDependents: number | null
  /** Earned income; line 18a (2021-2025), 6a (2018-2020). From "EARNED INCOME AMOUNT". */
  readonly earnedIncome: Decimal | null
  /** Child tax credit paid out; line 27 (2022-2025), 15h (2021), 15 (2018-2020). From "ADDITIONAL CHILD TAX CREDIT". */
  readonly additionalChildTaxCredit: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Form8863 = {
  /** Social security number of the student; line 21 (2018-2025). From "STUDENT SSN" or "PART II"."STUDENT SSN" or "PART III"."STUDENT SSN" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."STUDENT SSN". */
  readonly studentTaxId: string | null
  /** Name control of the student; line 20 (2018-2025). From "STUDENT NAME CONTROL" or "PART II"."STUDENT NAME CONTROL" or "PART III"."STUDENT NAME CONTROL" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."STUDENT NAME CONTROL". */
  readonly studentNameControl: string | null
  /** As computed by the IRS. From "GROSS EDUCATION CR PER COMPUTER" or "GROSS EDUCATION CREDIT PER COMPUTER" or "PART II"."GROSS EDUCATION CR PER COMPUTER" or "PART III"."GROSS EDUCATION CR PER COMPUTER" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."GROSS EDUCATION CR PER COMPUTER" or "PART III-ALLOWABLE EDUCATION CREDITS"."GROSS EDUCATION CR PER COMPUTER". */
  readonly grossEducationCreditPerComputer: Decimal | null
  /** Education credits in total. From "TOTAL EDUCATION CREDIT AMOUNT" or "PART II"."TOTAL EDUCATION CREDIT AMOUNT" or "PART III"."TOTAL EDUCATION CREDIT AMOUNT" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT" or "PART III-ALLOWABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT". */
  readonly totalEducationCredit: Decimal | null
  /** As computed by the IRS. From "TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART II"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART III"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART III-ALLOWABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER". */
  readonly totalEducationCreditPerComputer: Decimal | null
  /** Part of the credit that is paid out; line 8 (2018-2025). From "REFUNDABLE EDUCATION CREDIT" or "PART II"."REFUNDABLE EDUCATION CREDIT" or "PART III"."REFUNDABLE EDUCATION CREDIT" or "PART III-ALLOWABLE EDUCATION CREDITS"."REFUNDABLE EDUCATION CREDIT". */
  readonly refundableEducationCredit: Decimal | null
  /** Credit already claimed in four earlier years; a 1 may be a number of years and says neither; line 23 (2018-2025). From "HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED" or "PART III"."HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED". */
  readonly priorYearsClaimed: { readonly text: string; readonly value: boolean | null } | null
  /** At least a half-time student; line 24 (2018-2025). From "HALF TIME STUDENT" or "PART III"."HALF TIME STUDENT" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."HALF TIME STUDENT". */
  readonly halfTimeStudent: { readonly text: string; readonly value: boolean | null } | null
  /** Convicted of a drug felony; line 26 (2018-2025). From "FELONY CONVICTION" or "PART III"."FELONY CONVICTION" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."FELONY CONVICTION". */
  readonly felonyConviction: { readonly text: string; readonly value: boolean | null } | null
}

/** Of reca-1040, retr-1040. */
export type Form8867 = {
  /** Which credits the preparer looked into. From "CREDITS CLAIMED". */
  readonly creditsClaimed: string | null
  /** Preparer interviewed the taxpayer. From "INTERVIEWED TAXPAYER". */
  readonly interviewedTaxpayer: { readonly text: string; readonly value: boolean | null } | null
  /** Preparer asked further where answers did not fit. From "REASONABLE INQUIRIES". */
  readonly reasonableInquiries: { readonly text: string; readonly value: boolean | null } | null
  /** Documents the preparer relied on. From "DOCUMENTS RELIED ON". */
  readonly documentsReliedOn: string | null
  /** Preparer certifies the answers. From "CERTIFICATION INDICATOR". */
  readonly certification: { readonly text: string; readonly value: boolean | null } | null
}

/** Of reca-1040, retr-1040. */
export type Form8889 = {
  /** Kind of coverage, for one person or a family; line 1 (2018-2025). From "HIGH DEDUCTIBLE HEALTH PLAN INDICATOR". */
  readonly highDeductibleHealthPlan: string | null
  /** Own contributions; line 2 (2018-2025). From "HSA CONTRIBUTIONS". */
  readonly contributions: Decimal | null
  /** Contributions of employers; line 9 (2018-2025). From "EMPLOYER HSA CONTRIBUTIONS". */
  readonly employerContributions: Decimal | null
  /** Deduction; line 13 (2018-2025). From "HSA DEDUCTION AMOUNT". */
  readonly deduction: Decimal | null
  /** Distributions that are taxed; line 16 (2018-2025). From "TAXABLE HSA DISTRIBUTIONS". */
  readonly taxableDistributions: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Form8959 = {
  /** Medicare wages and tips; line 1 (2018-2025). From "MEDICARE WAGES". */
  readonly medicareWages: Decimal | null
  /** Tips not reported to the employer; line 2 (2018-2025). From "UNREPORTED TIPS". */
  readonly unreportedTips: Decimal | null
  /** Tax on these wages; line 7 (2018-2025). From "ADDITIONAL MEDICARE TAX ON MEDICARE WAGES". */
  readonly taxOnMedicareWages: Decimal | null
  /** As computed by the IRS. From "ADDITIONAL MEDICARE TAX ON MEDICARE WAGES PER COMPUTER". */
  readonly taxOnMedicareWagesPerComputer: Decimal | null
  /** Additional Medicare tax in total; line 18 (2018-2025). From "TOTAL ADDITIONAL MEDICARE TAX". */
  readonly totalAdditionalMedicareTax: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Form8960 = {
  /** Interest that is taxed; line 1 (2018-2025). From "TAXABLE INTEREST AMOUNT". */
  readonly taxableInterest: Decimal | null
  /** Ordinary dividends; line 2 (2018-2025). From "ORDINARY DIVIDENDS". */
  readonly ordinaryDividends: Decimal | null
  /** Investment income in total; line 8 (2018-2025). From "TOTAL INVESTMENT INCOME". */
  readonly totalInvestmentIncome: Decimal | null
  /** As computed by the IRS. From "TOTAL INVESTMENT INCOME PER COMPUTER". */
  readonly totalInvestmentIncomePerComputer: Decimal | null
  /** Modified adjusted gross income; line 13 (2018-2025). From "MODIFIED ADJUSTED GROSS INCOME". */
  readonly modifiedAdjustedGrossIncome: Decimal | null
  /** Net investment income tax; line 17 (2018-2025). From "NET INVESTMENT INCOME TAX FOR INDIVIDUALS". */
  readonly netInvestmentIncomeTax: Decimal | null
  /** As computed by the IRS. From "NET INVESTMENT INCOME TAX FOR INDIVIDUALS PER COMPUTER". */
  readonly netInvestmentIncomeTaxPerComputer: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Form8962 = {
  /** Size of the tax family; line 1 (2018-2025). From "FAMILY SIZE". */
  readonly familySize: number | null
  /** Modified adjusted gross income; line 2a (2018-2025). From "MODIFIED AGI". */
  readonly modifiedAdjustedGrossIncome: Decimal | null
  /** Household income; line 3 (2018-2025). From "HOUSEHOLD INCOME". */
  readonly householdIncome: Decimal | null
  /** Federal poverty line; line 4 (2018-2025). From "FEDERAL POVERTY LINE AMOUNT". */
  readonly federalPovertyLine: Decimal | null
  /** Household income in per cent of the poverty line; line 5 (2018-2025). From "FEDERAL POVERTY LEVEL PERCENTAGE". */
  readonly federalPovertyLevelPercentage: { readonly amount: string; readonly percent: boolean } | null
  /** Share of income to be paid for insurance; line 7 (2018-2025). From "APPLICABLE FIGURE". */
  readonly applicableFigure: { readonly amount: string; readonly percent: boolean } | null
  /** Own contribution for the year; line 8a (2018-2025). From "ANNUAL CONTRIBUTION AMOUNT". */
  readonly annualContribution: Decimal | null
  /** Own contribution for a month; line 8b (2018-2025). From "MONTHLY CONTRIBUTION AMOUNT". */
  readonly monthlyContribution: Decimal | null
  /** Insurance premiums for the year; line 11(a) (2018-2025). From "ANNUAL PREMIUM AMOUNT". */
  readonly annualPremium: Decimal | null
  /** Credit paid in advance to the insurer; line 11(f) (2018-2025). From "ANNUAL ADVANCE PAYMENT OF PTC". */
  readonly annualAdvancePayment: Decimal | null
  /** Premium tax credit; line 24 (2018-2025). From "PREMIUM TAX CREDIT AMOUNT". */
  readonly premiumTaxCredit: Decimal | null
  /** Advance payment above the credit; line 27 (2018-2025). From "EXCESS ADVANCE PAYMENT OF PTC". */
  readonly excessAdvancePayment: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Form8995 = {
  /** Share of business income that may be deducted; line 5 (2019-2025). From "QUALIFIED BUSINESS INCOME COMPONENT". */
  readonly qualifiedBusinessIncomeComponent: Decimal | null
  /** Qualified business income or loss (minus) in total; line 2 (2019-2025). From "TOTAL QUALIFIED BUSINESS INCOME OR LOSS". */
  readonly totalQualifiedBusinessIncomeOrLoss: Decimal | null
  /** Net capital gain and qualified dividends; line 12 (2019-2025). From "FORM 8995 NET CAPITAL GAINS". */
  readonly netCapitalGains: Decimal | null
  /** Deduction, as computed by the IRS; line 15 (2019-2025). From "F8995 QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER". */
  readonly qualifiedBusinessIncomeDeductionPerComputer: Decimal | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general, retr-1040, retr-1041, retr-1065, retr-1120, retr-1120-s, retr-940, retr-941, retr-943, retr-944, retr-general, waid-general, waid-income. */
export type Header = {
  /** Title of the transcript. From "TITLE". */
  readonly title: string | null
  /** Day the transcript was asked for. From "REQUEST DATE". */
  readonly requestDate: string | null
  /** Day the IRS answered; figures are as of this day, but for accruals, which have a day of their own. From "RESPONSE DATE". */
  readonly responseDate: string | null
  /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
  readonly trackingNumber: string | null
  /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
  readonly customerFileNumber: string | null
  /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
  readonly formNumber: string | null
  /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
  readonly taxPeriod: string | null
  /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
  readonly taxPeriodEnd: string | null
  /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
  readonly taxId: string | null
  /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
  readonly spouseTaxId: string | null
  /** Name on the account, often cut to four letters a word. From "NAME". */
  readonly name: string | null
  /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
  readonly address: string | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general, retr-1040, retr-1041, retr-1065, retr-1120, retr-1120-s, retr-940, retr-941, retr-943, retr-944, retr-general, waid-general, waid-income. */
export type HeaderPart = {
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: Header
}

/** Of waid-general, waid-income. */
export type IncomePayerAndRecipientPart = {
  /** Who sent the form in, as a rule who paid. */
  readonly payer: Payer
  /** Whom the form is about, as a rule who was paid. */
  readonly recipient: Recipient
}

/** Of waid-general, waid-income. */
export type IncomeSubmissionPart = {
  /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
  readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
  /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
  readonly accountNumber: string | null
}

/** Of waid-general, waid-income. */
export type K11041 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "K-1 (1041)"
  /** Whose income it is a share of. */
  readonly estateOrTrust: PartyPart & {
    /** Employer identification number of the estate or trust. From "ESTATE'S OR TRUST'S EMPLOYER IDENTIFICATION NUMBER" or "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
    readonly taxId: string | null
  }
  /** Who has the share. */
  readonly beneficiary: PartyPart & {
    /** Identification number of the beneficiary, usually masked. From "BENEFICIARY'S IDENTIFICATION NUMBER" or "BENEFICIARY'S IDENTIFYING NUMBER" or "SSN". */
    readonly taxId: string | null
  }
  /** Share of interest; box 1 (2018-2025). From ITEMS."INTEREST". */
  readonly interest: Decimal | null
  /** Share of dividends, taken to be the ordinary ones; box 2a (2018-2025). From ITEMS."DIVIDENDS". */
  readonly dividends: Decimal | null
  /** Share of net long-term capital gain or loss (minus); box 4a (2018-2025). From ITEMS."LONG-TERM CAPITAL GAIN". */
  readonly netLongTermGainOrLoss: Decimal | null
  /** Share of other income; box 5 (2018-2025). From ITEMS."OTHER PORTFOLIO AND NON-BUSINESS INCOME". */
  readonly otherPortfolioAndNonbusinessIncome: Decimal | null
  /** Share of rental real estate income or loss (minus); box 7 (2018-2025). From ITEMS."NET RENTAL REAL ESTATE INCOME". */
  readonly netRentalRealEstateIncomeOrLoss: Decimal | null
  /** Share of other rental income or loss (minus); box 8 (2018-2025). From ITEMS."OTHER RENTAL INCOME". */
  readonly otherNetRentalIncomeOrLoss: Decimal | null
}

/** Of waid-general, waid-income. */
export type K11065 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "K-1 (1065)"
  /** Whose profit it is a share of. */
  readonly partnership: PartyPart & {
    /** Employer identification number of the partnership. From "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "PARTNERSHIP'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
    readonly taxId: string | null
  }
  /** Who has the share. */
  readonly partner: PartyPart & {
    /** Identification number of the partner, usually masked. From "PARTNER'S IDENTIFICATION NUMBER" or "PARTNER'S IDENTIFYING NUMBER" or "SSN". */
    readonly taxId: string | null
  }
  /** Share of ordinary business income or loss (minus); box 1 (2018-2025). From ITEMS."ORDINARY INCOME K-1". */
  readonly ordinaryBusinessIncomeOrLoss: Decimal | null
  /** Share of rental real estate income or loss (minus); box 2 (2018-2025). From ITEMS."REAL ESTATE". */
  readonly netRentalRealEstateIncomeOrLoss: Decimal | null
  /** Share of other rental income or loss (minus); box 3 (2018-2025). From ITEMS."OTHER RENTAL". */
  readonly otherNetRentalIncomeOrLoss: Decimal | null
  /** Paid to the partner whatever the profit, taken to be for services and capital together; box 4c (2019-2025), 4 (2018). From ITEMS."GUARANTEED PAYMENTS". */
  readonly guaranteedPayments: Decimal | null
  /** Share of interest; box 5 (2018-2025). From ITEMS."INTEREST". */
  readonly interest: Decimal | null
  /** Share of dividends, taken to be the ordinary ones; box 6a (2018-2025). From ITEMS."DIVIDENDS". */
  readonly dividends: Decimal | null
  /** Share of royalties; box 7 (2018-2025). From ITEMS."ROYALTIES". */
  readonly royalties: Decimal | null
  /** Share of net short-term capital gain or loss (minus); box 8 (2018-2025). From ITEMS."SHORT-TERM CAPITAL GAIN" or ITEMS."NET SHORT-TERM CAPITAL GAIN". */
  readonly netShortTermGainOrLoss: Decimal | null
  /** Share of net long-term capital gain or loss (minus); box 9a (2018-2025). From ITEMS."LONG-TERM CAPITAL GAIN" or ITEMS."NET LONG-TERM CAPITAL GAIN". */
  readonly netLongTermGainOrLoss: Decimal | null
  /** Share of property deducted at once under section 179; box 12 (2018-2025). From ITEMS."SECTION 179 EXPENSES" or ITEMS."SECTION 179 DEDUCTION". */
  readonly section179Deduction: Decimal | null
  /** Share that counts as earned by self-employment; box 14 (2018-2025). From ITEMS."SELF-EMPLOYMENT EARNINGS". */
  readonly selfEmploymentEarnings: Decimal | null
  /** Paid out to the partner; box 19 (2018-2025). From ITEMS."DISTRIBUTIONS". */
  readonly distributions: Decimal | null
  /** Share of profit at the beginning of the year; item J (2018-2025). From ITEMS."PARTNER'S SHARE OF PROFIT BEGINNING". */
  readonly profitShareBeginning: { readonly amount: string; readonly percent: boolean } | null
  /** Share of profit at the end of the year; item J (2018-2025). From ITEMS."PARTNER'S SHARE OF PROFIT ENDING". */
  readonly profitShareEnding: { readonly amount: string; readonly percent: boolean } | null
  /** Share of loss at the end of the year; item J (2018-2025). From ITEMS."PARTNER'S SHARE OF LOSS ENDING". */
  readonly lossShareEnding: { readonly amount: string; readonly percent: boolean } | null
  /** Share of capital at the end of the year; item J (2018-2025). From ITEMS."PARTNER'S SHARE OF CAPITAL ENDING". */
  readonly capitalShareEnding: { readonly amount: string; readonly percent: boolean } | null
  /** Share of debts nobody is liable for, at the beginning of the year; item K (2018-2025). From ITEMS."NONRECOURSE BEGINNING". */
  readonly nonrecourseLiabilitiesBeginning: Decimal | null
  /** Share of debts nobody is liable for, at the end of the year; item K (2018-2025). From ITEMS."NONRECOURSE ENDING". */
  readonly nonrecourseLiabilitiesEnding: Decimal | null
  /** Share of debts on real property nobody is liable for, at the beginning of the year; item K (2018-2025). From ITEMS."QUALIFIED NONRECOURSE BEGINNING". */
  readonly qualifiedNonrecourseFinancingBeginning: Decimal | null
  /** Share of debts on real property nobody is liable for, at the end of the year; item K (2018-2025). From ITEMS."QUALIFIED NONRECOURSE ENDING". */
  readonly qualifiedNonrecourseFinancingEnding: Decimal | null
  /** Share of debts the partner is liable for, at the beginning of the year; item K (2018-2025). From ITEMS."RECOURSE BEGINNING". */
  readonly recourseLiabilitiesBeginning: Decimal | null
  /** Share of debts the partner is liable for, at the end of the year; item K (2018-2025). From ITEMS."RECOURSE ENDING". */
  readonly recourseLiabilitiesEnding: Decimal | null
  /** Schedule K-3 on foreign matters is attached. From ITEMS."SCHEDULE K-3". */
  readonly scheduleK3: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type K11120S = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & {
  readonly form: "K-1 (1120-S)"
  /** Whose profit it is a share of. */
  readonly corporation: PartyPart & {
    /** Employer identification number of the corporation. From "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
    readonly taxId: string | null
  }
  /** Who has the share. */
  readonly shareholder: PartyPart & {
    /** Identification number of the shareholder, usually masked. From "SHAREHOLDER'S IDENTIFICATION NUMBER" or "SHAREHOLDER'S IDENTIFYING NUMBER" or "SSN". */
    readonly taxId: string | null
  }
  /** Share of ordinary business income or loss (minus); box 1 (2018-2025). From ITEMS."ORDINARY INCOME K-1". */
  readonly ordinaryBusinessIncomeOrLoss: Decimal | null
  /** Share of rental real estate income or loss (minus); box 2 (2018-2025). From ITEMS."REAL ESTATE". */
  readonly netRentalRealEstateIncomeOrLoss: Decimal | null
  /** Share of other rental income or loss (minus); box 3 (2018-2025). From ITEMS."OTHER RENTAL". */
  readonly otherNetRentalIncomeOrLoss: Decimal | null
  /** Share of interest; box 4 (2018-2025). From ITEMS."INTEREST". */
  readonly interest: Decimal | null
  /** Share of dividends, taken to be the ordinary ones; box 5a (2018-2025). From ITEMS."DIVIDENDS". */
  readonly dividends: Decimal | null
  /** Share of royalties; box 6 (2018-2025). From ITEMS."ROYALTIES". */
  readonly royalties: Decimal | null
  /** Share of net short-term capital gain or loss (minus); box 7 (2018-2025). From ITEMS."SHORT-TERM CAPITAL GAIN". */
  readonly netShortTermGainOrLoss: Decimal | null
  /** Share of net long-term capital gain or loss (minus); box 8a (2018-2025). From ITEMS."LONG-TERM CAPITAL GAIN". */
  readonly netLongTermGainOrLoss: Decimal | null
  /** Share of property deducted at once under section 179; box 11 (2018-2025). From ITEMS."SECTION 179 EXPENSES". */
  readonly section179Deduction: Decimal | null
  /** Paid out to the shareholder; box 16 code D (2018-2025). From ITEMS."DISTRIBUTIONS". */
  readonly distributions: Decimal | null
  /** Share of the stock. From ITEMS."SHAREHOLDER'S PERCENTAGE OF STOCK OWNERSHIP". */
  readonly stockOwnershipPercentage: { readonly amount: string; readonly percent: boolean } | null
  /** Schedule K-3 on foreign matters is attached. From ITEMS."SCHEDULE K-3". */
  readonly scheduleK3: { readonly text: string; readonly value: boolean | null } | null
}

/** Of waid-general, waid-income. */
export type Lender = PartyPart & {
  /** Federal identification number of the lender. From "RECIPIENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
  readonly taxId: string | null
}

/** Of waid-general, waid-income. */
export type Other = {
  readonly form: "other"
  /** Name of the form as printed. From "TYPE". */
  readonly formName: string | null
  /** The entry as it came, unread. Carried over as it came, unread. */
  readonly entry: unknown
}

/** Of reca-1040, retr-1040. */
export type OtherTaxes = {
  /** Self-employment tax; Schedule 2 line 4 (2019-2025), Schedule 4 line 57 (2018). From "SE TAX" or "SELF EMPLOYMENT TAX" or "SELF-EMPLOYMENT TAX". */
  readonly selfEmploymentTax: Decimal | null
  /** As computed by the IRS. From "SE TAX PER COMPUTER" or "SELF EMPLOYMENT TAX PER COMPUTER". */
  readonly selfEmploymentTaxPerComputer: Decimal | null
  /** Tax on tips not reported to the employer, up to 2020 with that of Form 8919; Schedule 2 line 5 (2019-2025), Schedule 4 line 58 (2018). From "SOCIAL SECURITY AND MEDICARE TAX ON UNREPORTED TIPS". */
  readonly unreportedTipsTax: Decimal | null
  /** As computed by the IRS. From "SOCIAL SECURITY AND MEDICARE TAX ON UNREPORTED TIPS PER COMPUTER". */
  readonly unreportedTipsTaxPerComputer: Decimal | null
  /** Extra tax on IRAs and other plans; Schedule 2 line 8 (2021-2025), 6 (2019-2020), Schedule 4 line 59 (2018). From "TAX ON QUALIFIED PLANS F5329 (PR)" or "TAX ON QUALIFIED PLANS FORM 5329 (PR)". */
  readonly qualifiedPlansTax: Decimal | null
  /** As computed by the IRS. From "TAX ON QUALIFIED PLANS F5329 PER COMPUTER" or "TAX ON QUALIFIED PLANS FORM 5329 PER COMPUTER". */
  readonly qualifiedPlansTaxPerComputer: Decimal | null
  /** Tax kept on the IRA file, as computed by the IRS. From "IRAF TAX PER COMPUTER". */
  readonly iraFileTaxPerComputer: Decimal | null
  /** Taxpayer's tax without that of the IRA file, as computed by the IRS. From "TP TAX FIGURES (REDUCED BY IRAF) PER COMPUTER" or "TAXPAYER TAX FIGURES (REDUCED BY IRAF) PER COMPUTER". */
  readonly taxpayerTaxLessIraFilePerComputer: Decimal | null
  /** Total tax without that of the IRA file, as computed by the IRS. From "IMF TOTAL TAX (REDUCED BY IRAF) PER COMPUTER". */
  readonly totalTaxLessIraFilePerComputer: Decimal | null
  /** Social security and Medicare tax on tips, not yet paid. From "UNPAID FICA ON REPORTED TIPS". */
  readonly unpaidFicaOnReportedTips: Decimal | null
  /** Other taxes in total; Form 1040 line 23 (2020-2025), 15 (2019), 14 (2018). From "TOTAL OTHER TAXES" or "OTHER TAXES". */
  readonly totalOtherTaxes: Decimal | null
  /** As computed by the IRS. From "TOTAL OTHER TAXES PER COMPUTER". */
  readonly totalOtherTaxesPerComputer: Decimal | null
  /** Low-income housing credit taken back; Schedule 2 line 16 (2021-2025). From "RECAPTURE TAX: F8611" or "RECAPTURE TAX: FORM 8611" or "RECAPTURE TAX (FORM 8611)". */
  readonly lowIncomeHousingRecapture: Decimal | null
  /** Household employment; Schedule 2 line 9 (2021-2025), 7a (2019-2020), Schedule 4 line 60a (2018). From "HOUSEHOLD EMPLOYMENT TAXES". */
  readonly householdEmploymentTaxes: Decimal | null
  /** As computed by the IRS. From "HOUSEHOLD EMPLOYMENT TAXES PER COMPUTER". */
  readonly householdEmploymentTaxesPerComputer: Decimal | null
  /** Payment for months without health coverage, up to 2018; Schedule 4 line 61 (2018). From "HEALTH CARE RESPONSIBILITY PENALTY". */
  readonly healthCareResponsibilityPenalty: Decimal | null
  /** As verified by the IRS. From "HEALTH CARE RESPONSIBILITY PENALTY VERIFIED". */
  readonly healthCareResponsibilityPenaltyVerified: Decimal | null
  /** Health coverage credit taken back; Form 8885. From "HEALTH COVERAGE RECAPTURE: F8885" or "HEALTH COVERAGE RECAPTURE: FORM 8885" or "HEALTH COVERAGE RECAPTURE (FORM 8885)". */
  readonly healthCoverageRecapture: Decimal | null
  /** Other credits taken back. From "RECAPTURE TAXES". */
  readonly recaptureTaxes: Decimal | null
  /** Tax the IRS assessed on this return. From "TOTAL ASSESSMENT PER COMPUTER". */
  readonly totalAssessmentPerComputer: Decimal | null
  /** Tax liability in total, by the taxpayer's figures; Form 1040 line 24 (2020-2025), 16 (2019), 15 (2018). From "TOTAL TAX LIABILITY TP FIGURES" or "TOTAL TAX LIABILITY TAXPAYER FIGURES". */
  readonly totalTaxLiability: Decimal | null
  /** As computed by the IRS. From "TOTAL TAX LIABILITY TP FIGURES PER COMPUTER" or "TOTAL TAX LIABILITY TAXPAYER FIGURES PER COMPUTER" or "TOTAL TAX LIABILITY TP PER COMPUTER". */
  readonly totalTaxLiabilityPerComputer: Decimal | null
}

/** Of waid-general, waid-income. */
export type Participant = PartyPart & {
  /** Identification number of the participant, usually masked. From "PARTICIPANT'S IDENTIFICATION NUMBER" or "SSN". */
  readonly taxId: string | null
}

/** Of waid-general, waid-income. */
export type PartyPart = {
  /** Name, often cut to four letters a word. From "NAME". */
  readonly name: string | null
  /** Street, often cut short. From "ADDRESS". */
  readonly address: string | null
  /** City, often cut short. From "CITY". */
  readonly city: string | null
  /** State. From "STATE". */
  readonly state: string | null
  /** ZIP code as printed. From "ZIP". */
  readonly zip: string | null
  /** Social security number, where one is printed under that name. From "SSN". */
  readonly ssn: string | null
}

/** Of waid-general, waid-income. */
export type Payer = PartyPart & {
  /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
  readonly taxId: string | null
}

/** Of reca-1040, retr-1040. */
export type Payments = {
  /** Federal income tax withheld; Form 1040 line 25d (2020-2025), 17 (2019), 16 (2018). From "FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Health coverage subsidy after loss of a job. From "COBRA PREMIUM SUBSIDY". */
  readonly cobraPremiumSubsidy: Decimal | null
  /** Estimated tax paid and credit from the year before; Form 1040 line 26 (2020-2025), Schedule 3 line 8 (2019), Schedule 5 line 66 (2018). From "ESTIMATED TAX PAYMENTS". */
  readonly estimatedTaxPayments: Decimal | null
  /** Other payments and credits. From "OTHER PAYMENT CREDIT". */
  readonly otherPaymentCredit: Decimal | null
  /** American opportunity credit paid out; Form 1040 line 29 (2020-2025), 18c (2019), 17c (2018). From "REFUNDABLE EDUCATION CREDIT". */
  readonly refundableEducationCredit: Decimal | null
  /** As computed by the IRS. From "REFUNDABLE EDUCATION CREDIT PER COMPUTER". */
  readonly refundableEducationCreditPerComputer: Decimal | null
  /** As verified by the IRS. From "REFUNDABLE EDUCATION CREDIT VERIFIED". */
  readonly refundableEducationCreditVerified: Decimal | null
  /** Earned income credit; Form 1040 line 27a (2021, 2025), 27 (2020, 2022-2024), 18a (2019), 17a (2018). From "EARNED INCOME CREDIT". */
  readonly earnedIncomeCredit: Decimal | null
  /** As computed by the IRS. From "EARNED INCOME CREDIT PER COMPUTER". */
  readonly earnedIncomeCreditPerComputer: Decimal | null
  /** Combat pay chosen to count for the earned income credit; Form 1040 line 1i (2022-2025), 27b (2021). From "EARNED INCOME CREDIT NONTAXABLE COMBAT PAY". */
  readonly earnedIncomeCreditNontaxableCombatPay: Decimal | null
  /** Combat pay that counts for the additional child tax credit. From "SCHEDULE 8812 NONTAXABLE COMBAT PAY". */
  readonly schedule8812NontaxableCombatPay: Decimal | null
  /** Social security tax withheld in excess; Schedule 3 line 11 (2019, 2021-2025), 10 (2020), Schedule 5 line 72 (2018). From "EXCESS SOCIAL SECURITY AND RRTA TAX WITHHELD". */
  readonly excessSocialSecurityTaxWithheld: Decimal | null
  /** Social security and Medicare tax withheld, for the additional child tax credit. From "SCHEDULE 8812 TOT SS/MEDICARE WITHHELD" or "SCHEDULE 8812 TOTAL SS/MEDICARE WITHHELD" or "SCHEDULE 8812 TOTAL SOCIAL SECURITY/MEDICARE WITHHELD". */
  readonly schedule8812SocialSecurityAndMedicareWithheld: Decimal | null
  /** Child tax credit paid out; Form 1040 line 28 (2020-2025), 18b (2019), 17b (2018). From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT" or "ADDITIONAL CHILD TAX CREDIT". */
  readonly additionalChildTaxCredit: Decimal | null
  /** As computed by the IRS. From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT PER COMPUTER". */
  readonly additionalChildTaxCreditPerComputer: Decimal | null
  /** As verified by the IRS. From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT VERIFIED". */
  readonly additionalChildTaxCreditVerified: Decimal | null
  /** Paid with the request for more time; Schedule 3 line 10 (2019, 2021-2025), 9 (2020), Schedule 5 line 71 (2018). From "AMOUNT PAID WITH FORM 4868". */
  readonly amountPaidWithExtension: Decimal | null
  /** Tax paid by funds on gains kept; Schedule 3 line 13a (2021-2025), 12a (2020). From "FORM 2439 REGULATED INVESTMENT COMPANY CREDIT". */
  readonly regulatedInvestmentCompanyCredit: Decimal | null
  /** Federal tax on fuels; Schedule 3 line 12 (2019, 2021-2025), 11 (2020), Schedule 5 line 73 (2018). From "FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS". */
  readonly fuelTaxCredit: Decimal | null
  /** As computed by the IRS. From "FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS PER COMPUTER". */
  readonly fuelTaxCreditPerComputer: Decimal | null
  /** Health coverage tax credit; Schedule 3 line 13c (2021), 12c (2020). From "HEALTH COVERAGE TX CR: F8885" or "HEALTH COVERAGE TX CR" or "HEALTH COVERAGE TAX CREDIT: FORM 8885" or "HEALTH COVERAGE TAX CREDIT (FORM 8885)" or "HEALTH COVERAGE TAX CREDIT" or "FORM 8885 HEALTH COVERAGE TAX CREDIT". */
  readonly healthCoverageTaxCredit: Decimal | null
  /** Leave credit of the self-employed, 2020 to 31 March 2021; Schedule 3 line 13b (2021-2022), 12b (2020). From "SICK FAMILY LEAVE CREDIT" or "SICK AND FAMILY LEAVE CREDIT". */
  readonly sickAndFamilyLeaveCredit: Decimal | null
  /** Leave credit of the self-employed, from 1 April 2021; Schedule 3 line 13h (2021-2022). From "SICK FAMILY LEAVE CREDIT AFTER 3-31-21" or "SICK AND FAMILY LEAVE CREDIT AFTER 3-31-21". */
  readonly sickAndFamilyLeaveCreditAfterMarch2021: Decimal | null
  /** Stimulus payment not yet received; Form 1040 line 30 (2020-2021). From "RECOVERY REBATE CREDIT". */
  readonly recoveryRebateCredit: Decimal | null
  /** As computed by the IRS. From "RECOVERY REBATE CREDIT PER COMPUTER". */
  readonly recoveryRebateCreditPerComputer: Decimal | null
  /** As verified by the IRS. From "RECOVERY REBATE CREDIT VERIFIED". */
  readonly recoveryRebateCreditVerified: Decimal | null
  /** Adoption credit paid out; Form 1040 line 30 (2025). From "REFUNDABLE ADOPTION CREDIT: F8839" or "REFUNDABLE ADOPTION CREDIT" or "REFUNDABLE ADOPTION CREDIT: FORM 8839" or "REFUNDABLE ADOPTION CREDIT (FORM 8839)". */
  readonly refundableAdoptionCredit: Decimal | null
  /** Business credits paid out by election; Schedule 3 line 13c (2023-2025). From "NET ELECTIVE PAYMENT ELECTION AMOUNT: F3800" or "NET ELECTIVE PAYMENT ELECTION" or "NET ELECTIVE PAYMENT ELECTION AMOUNT: FORM 3800" or "NET ELECTIVE PAYMENT ELECTION AMOUNT (FORM 3800)". */
  readonly netElectivePaymentElection: Decimal | null
  /** Premium tax credit still due; Schedule 3 line 9 (2019, 2021-2025), 8 (2020), Schedule 5 line 70 (2018). From "PREMIUM TAX CREDIT AMOUNT". */
  readonly premiumTaxCredit: Decimal | null
  /** As verified by the IRS. From "PREMIUM TAX CREDIT VERIFIED AMOUNT". */
  readonly premiumTaxCreditVerified: Decimal | null
  /** Taxpayer's instalment on the homebuyer credit of 2008. From "PRIMARY NAP FIRST TIME HOME BUYER INSTALLMENT AMT" or "PRIMARY NAP FIRST TIME HOME BUYER INSTALLMENT AMOUNT". */
  readonly firstTimeHomebuyerInstallmentTaxpayer: Decimal | null
  /** Spouse's instalment on the homebuyer credit of 2008. From "SECONDARY NAP FIRST TIME HOME BUYER INSTALLMENT AMT" or "SECONDARY NAP FIRST TIME HOME BUYER INSTALLMENT AMOUNT". */
  readonly firstTimeHomebuyerInstallmentSpouse: Decimal | null
  /** First-time homebuyer credit. From "FIRST TIME HOMEBUYER CREDIT". */
  readonly firstTimeHomebuyerCredit: Decimal | null
  /** As computed by the IRS. From "SMALL EMPLOYER HEALTH INSURANCE PER COMPUTER". */
  readonly smallEmployerHealthInsurancePerComputer: Decimal | null
  /** Payments and refundable credits in total; Form 1040 line 33 (2020-2025), 19 (2019), 18 (2018). From "TOTAL PAYMENTS". */
  readonly totalPayments: Decimal | null
  /** As computed by the IRS. From "TOTAL PAYMENTS PER COMPUTER". */
  readonly totalPaymentsPerComputer: Decimal | null
}

/** Of waid-general, waid-income. */
export type RRB1099 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "RRB-1099"
  /** Benefits paid in the year. From ITEMS."PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)" or ITEMS."PENSIONS AND ANNUITIES". */
  readonly totalBenefitsPaid: Decimal | null
  /** Benefits paid back. From ITEMS."REPAYMENTS". */
  readonly repayments: Decimal | null
  /** Federal income tax withheld. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type Reca1040FilingInfo = {
  /** Taxpayer's social security number, usually masked. From "SSN". */
  readonly taxId: string | null
  /** Spouse's social security number, usually masked. From "SPOUSE SSN". */
  readonly spouseTaxId: string | null
  /** Names on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
  readonly name: string | null
  /** Address on the return, often cut short. From "ADDRESS". */
  readonly address: string | null
  /** Filing status. From "FILING STATUS". */
  readonly filingStatus: 'single' | 'marriedFilingJointly' | 'marriedFilingSeparately' | 'headOfHousehold' | 'qualifyingSurvivingSpouse' | null
  /** Form that was filed. From "FORM NUMBER". */
  readonly formNumber: string | null
  /** Processing cycle in which the return was posted. From "CYCLE POSTED". */
  readonly cycle: string | null
  /** Day the IRS received the return. From "RECEIVED DATE". */
  readonly receivedDate: string | null
  /** Paid with the return. From "REMITTANCE" or "PAYMENT". */
  readonly remittance: Decimal | null
  /** Number of exemptions. From "EXEMPTION NUMBER". */
  readonly exemptionNumber: number | null
  /** Name control of dependent 1. From "DEPENDENT 1 NAME CTRL" or "DEPENDENT 1 NAME CONTROL". */
  readonly dependent1NameControl: string | null
  /** Social security number of dependent 1. From "DEPENDENT 1 SSN". */
  readonly dependent1TaxId: string | null
  /** Name control of dependent 2. From "DEPENDENT 2 NAME CTRL" or "DEPENDENT 2 NAME CONTROL". */
  readonly dependent2NameControl: string | null
  /** Social security number of dependent 2. From "DEPENDENT 2 SSN". */
  readonly dependent2TaxId: string | null
  /** Name control of dependent 3. From "DEPENDENT 3 NAME CTRL" or "DEPENDENT 3 NAME CONTROL". */
  readonly dependent3NameControl: string | null
  /** Social security number of dependent 3. From "DEPENDENT 3 SSN". */
  readonly dependent3TaxId: string | null
  /** Name control of dependent 4. From "DEPENDENT 4 NAME CTRL" or "DEPENDENT 4 NAME CONTROL". */
  readonly dependent4NameControl: string | null
  /** Social security number of dependent 4. From "DEPENDENT 4 SSN". */
  readonly dependent4TaxId: string | null
  /** Number the IRS gives to victims of identity theft. From "IDENTITY THEFT PERSONAL ID NUMBER". */
  readonly identityTheftPersonalIdNumber: string | null
  /** Paid preparer's own identification number. From "PTIN". */
  readonly preparerPtin: string | null
  /** Employer identification number of the preparer's firm. From "PREPARER EIN". */
  readonly preparerTaxId: string | null
}

/** Of reca-1040, retr-1040. */
export type Reca1040Income = {
  /** Wages in total; Form 1040 line 1z (2022-2025), 1 (2018-2021). From "TOTAL WAGES" or "WAGES, SALARIES, TIPS, ETC". */
  readonly wages: Decimal | null
  /** Wages shown on Forms W-2; Form 1040 line 1a (2022-2025). From "FORM W-2 WAGES". */
  readonly formW2Wages: Decimal | null
  /** Wages of household employees that no Form W-2 shows; Form 1040 line 1b (2022-2025). From "HOUSEHOLD EMPLOYEE WAGES". */
  readonly householdEmployeeWages: Decimal | null
  /** Tips that the employer was not told of; Form 1040 line 1c (2022-2025). From "TIP INCOME". */
  readonly tipIncome: Decimal | null
  /** Medicaid waiver payments that no Form W-2 shows; Form 1040 line 1d (2022-2025). From "MEDICAID WAIVER PAYMENTS". */
  readonly medicaidWaiverPayments: Decimal | null
  /** Dependent care benefits that are taxed, from Form 2441; Form 1040 line 1e (2022-2025). From "TAXABLE DEPENDENT CARE BENEFITS". */
  readonly taxableDependentCareBenefits: Decimal | null
  /** Adoption benefits of the employer that are taxed, from Form 8839; Form 1040 line 1f (2022-2025). From "EMPLOYER PROVIDED ADOPTION BENEFITS". */
  readonly employerAdoptionBenefits: Decimal | null
  /** Wages without social security and Medicare tax withheld; Form 1040 line 1g (2022-2025). From "WAGES FROM FORM 8919". */
  readonly form8919Wages: Decimal | null
  /** Earned income of other kinds; Form 1040 line 1h (2022-2025). From "OTHER EARNED INCOME". */
  readonly otherEarnedIncome: Decimal | null
  /** Combat pay chosen to count as earned income; no part of the wages; Form 1040 line 1i (2022-2025). From "NONTAXABLE COMBAT PAY ELECTION". */
  readonly nontaxableCombatPayElection: Decimal | null
  /** Interest that is taxed; Form 1040 line 2b (2018-2025). From "TAXABLE INTEREST INCOME: SCH B" or "TAXABLE INTEREST INCOME (SCHEDULE B)" or "TAXABLE INTEREST INCOME". */
  readonly taxableInterest: Decimal | null
  /** Interest that is not taxed; Form 1040 line 2a (2018-2025). From "TAX-EXEMPT INTEREST". */
  readonly taxExemptInterest: Decimal | null
  /** All ordinary dividends; Form 1040 line 3b (2018-2025). From "ORDINARY DIVIDEND INCOME: SCH B" or "ORDINARY DIVIDEND INCOME (SCHEDULE B)" or "ORDINARY DIVIDEND INCOME". */
  readonly ordinaryDividends: Decimal | null
  /** Part of the ordinary dividends taxed as capital gain; Form 1040 line 3a (2018-2025). From "QUALIFIED DIVIDENDS". */
  readonly qualifiedDividends: Decimal | null
  /** State and local tax refunds that are taxed; Schedule 1 line 1 (2019-2025), 10 (2018). From "REFUNDS OF STATE/LOCAL TAXES". */
  readonly stateAndLocalTaxRefunds: Decimal | null
  /** Alimony received; Schedule 1 line 2a (2019-2025), 11 (2018). From "ALIMONY RECEIVED". */
  readonly alimonyReceived: Decimal | null
  /** Profit or loss (minus) of all Schedules C; Schedule 1 line 3 (2019-2025), 12 (2018). From "BUSINESS INCOME OR LOSS (SCHEDULE C)" or "BUSINESS INCOME OR LOSS: SCH C" or "BUSINESS INCOME OR LOSS SCHEDULE C". */
  readonly businessIncomeOrLoss: Decimal | null
  /** A loss with a minus, as computed by the IRS. From "BUSINESS INCOME OR LOSS: SCH C PER COMPUTER" or "BUSINESS INCOME OR LOSS (SCHEDULE C) PER COMPUTER" or "BUSINESS INCOME OR LOSS PER COMPUTER". */
  readonly businessIncomeOrLossPerComputer: Decimal | null
  /** Capital gain or loss (minus); Form 1040 line 7a (2025), 7 (2020-2024), 6 (2019), Schedule 1 line 13 (2018). From "CAPITAL GAIN OR LOSS: (SCHEDULE D)" or "CAPITAL GAIN OR LOSS (SCHEDULE D)" or "CAPITAL GAIN OR LOSS" or "CAPITAL GAIN OR LOSS: SCH D". */
  readonly capitalGainOrLoss: Decimal | null
  /** A loss with a minus, as computed by the IRS. From "CAPITAL GAINS OR LOSS: SCH D PER COMPUTER" or "CAPITAL GAINS OR LOSS (SCHEDULE D) PER COMPUTER" or "CAPITAL GAINS OR LOSS: (SCHEDULE D) PER COMPUTER". */
  readonly capitalGainOrLossPerComputer: Decimal | null
  /** Gains or losses (minus) on business property; Schedule 1 line 4 (2019-2025), 14 (2018). From "OTHER GAINS OR LOSSES (FORM 4797)" or "OTHER GAINS OR LOSSES: FORM 4797". */
  readonly otherGainsOrLosses: Decimal | null
  /** All IRA distributions; Form 1040 line 4a (2019-2025). From "TOTAL IRA DISTRIBUTIONS". */
  readonly totalIraDistributions: Decimal | null
  /** IRA distributions that are taxed; Form 1040 line 4b (2019-2025). From "TAXABLE IRA DISTRIBUTIONS". */
  readonly taxableIraDistributions: Decimal | null
  /** All pensions and annuities; Form 1040 line 5a (2020-2025), 4c (2019). From "TOTAL PENSIONS AND ANNUITIES". */
  readonly totalPensionsAndAnnuities: Decimal | null
  /** Pensions and annuities that are taxed; Form 1040 line 5b (2020-2025), 4d (2019). From "TAXABLE PENSION/ANNUITY AMOUNT". */
  readonly taxablePensionsAndAnnuities: Decimal | null
  /** Total of the income on Schedule 1; Form 1040 line 8 (2020-2025), 7a (2019), Schedule 1 line 22 (2018). From "ADDITIONAL INCOME". */
  readonly additionalIncome: Decimal | null
  /** As computed by the IRS. From "ADDITIONAL INCOME PER COMPUTER". */
  readonly additionalIncomePerComputer: Decimal | null
  /** As computed by the IRS. From "REFUNDABLE CREDITS PER COMPUTER". */
  readonly refundableCreditsPerComputer: Decimal | null
  /** Deduction for qualified business income; Form 1040 line 13a (2025), 13 (2020-2024), 10 (2019), 9 (2018). From "QUALIFIED BUSINESS INCOME DEDUCTION". */
  readonly qualifiedBusinessIncomeDeduction: Decimal | null
  /** As computed by the IRS. From "F8995 QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER" or "QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER" or "FORM 8995 QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER" or "QUALIFIED BUSINESS INCOME DEDUCTION PER COMPUTER". */
  readonly qualifiedBusinessIncomeDeductionPerComputer: Decimal | null
  /** Income or loss (minus) on Schedule E; Schedule 1 line 5 (2019-2025), 17 (2018). From "RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E)" or "RENT/ROYALTY/PARTNERSHIP/ESTATE: SCH E". */
  readonly rentRoyaltyPartnershipEstate: Decimal | null
  /** As computed by the IRS. From "RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E) PER COMPUTER" or "RENT/ROYALTY/PARTNERSHIP/ESTATE: SCH E PER COMPUTER". */
  readonly rentRoyaltyPartnershipEstatePerComputer: Decimal | null
  /** A loss with a minus, as computed by the IRS. From "RENT/ROYALTY INCOME/LOSS PER COMPUTER". */
  readonly rentRoyaltyIncomeOrLossPerComputer: Decimal | null
  /** A loss with a minus, as computed by the IRS. From "ESTATE/TRUST INCOME/LOSS PER COMPUTER". */
  readonly estateTrustIncomeOrLossPerComputer: Decimal | null
  /** Income or loss (minus) of partnerships and S corporations, as computed by the IRS; PER COMPUTER may be left out. From "PARTNERSHIP/S-CORP INCOME/LOSS PER COMPUTER" or "PARTNERSHIP/S-CORP INCOME/LOSS". */
  readonly partnershipSCorporationIncomeOrLossPerComputer: Decimal | null
  /** Farm profit or loss (minus); Schedule 1 line 6 (2019-2025), 18 (2018). From "FARM INCOME OR LOSS (SCHEDULE F)" or "FARM INCOME OR LOSS: SCH F". */
  readonly farmIncomeOrLoss: Decimal | null
  /** A loss with a minus, as computed by the IRS. From "FARM INCOME OR LOSS (SCHEDULE F) PER COMPUTER" or "FARM INCOME OR LOSS: SCH F PER COMPUTER". */
  readonly farmIncomeOrLossPerComputer: Decimal | null
  /** Unemployment compensation; Schedule 1 line 7 (2019-2025), 19 (2018). From "UNEMPLOYMENT COMPENSATION". */
  readonly unemploymentCompensation: Decimal | null
  /** All social security benefits; Form 1040 line 6a (2020-2025), 5a (2018-2019). From "TOTAL SOCIAL SECURITY BENEFITS". */
  readonly totalSocialSecurityBenefits: Decimal | null
  /** Social security benefits that are taxed; Form 1040 line 6b (2020-2025), 5b (2018-2019). From "TAXABLE SOCIAL SECURITY BENEFITS". */
  readonly taxableSocialSecurityBenefits: Decimal | null
  /** As computed by the IRS. From "TAXABLE SOCIAL SECURITY BENEFITS PER COMPUTER". */
  readonly taxableSocialSecurityBenefitsPerComputer: Decimal | null
  /** Income of other kinds; Schedule 1 line 9 (2021-2025), 8 (2019-2020), 21 (2018). From "OTHER INCOME". */
  readonly otherIncome: Decimal | null
  /** Self-employment income that counts for the earned income credit, as computed by the IRS. From "SCHEDULE EIC SE INCOME PER COMPUTER" or "SCHEDULE EIC SELF-EMPLOYMENT INCOME PER COMPUTER". */
  readonly earnedIncomeCreditSelfEmploymentIncomePerComputer: Decimal | null
  /** Earned income that counts for the earned income credit, as computed by the IRS. From "SCHEDULE EIC EARNED INCOME PER COMPUTER". */
  readonly earnedIncomeCreditEarnedIncomePerComputer: Decimal | null
  /** Income that can rule out the earned income credit, as computed by the IRS. From "SCH EIC DISQUALIFIED INC COMPUTER" or "SCHEDULE EIC DISQUALIFIED INCOME COMPUTER" or "SCHEDULE EIC DISQUALIFIED INCOME PER COMPUTER". */
  readonly earnedIncomeCreditDisqualifiedIncomePerComputer: Decimal | null
  /** Earned income of the year before, where it may be used for the credit; Form 1040 line 27c (2021). From "EIC PRIOR YEAR EARNED INCOME". */
  readonly earnedIncomeCreditPriorYearEarnedIncome: Decimal | null
  /** Gifts deducted without itemizing (2020-2021), as computed by the IRS. From "NON ITEMIZED CHARITABLE CONTRIBUTION PER COMPUTER". */
  readonly nonItemizedCharitableContributionPerComputer: Decimal | null
  /** Total income; Form 1040 line 9 (2020-2025), 7b (2019), 6 (2018). From "TOTAL INCOME". */
  readonly totalIncome: Decimal | null
  /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
  readonly totalIncomePerComputer: Decimal | null
}

/** Of reca-1041, retr-1041. */
export type Reca1041Deductions = {
  /** Interest paid; line 10 (2018-2025). From "INTEREST". */
  readonly interest: Decimal | null
  /** Taxes paid; line 11 (2018-2025). From "TAXES". */
  readonly taxes: Decimal | null
  /** Pay of the fiduciary; line 12 (2018-2025). From "FIDUCIARY FEES". */
  readonly fiduciaryFees: Decimal | null
  /** Gifts to charity; line 13 (2018-2025). From "CHARITABLE DEDUCTION". */
  readonly charitableDeduction: Decimal | null
  /** Attorneys, accountants and preparers; line 14 (2018-2025). From "ATTORNEY, ACCOUNTANT AND PREPARER FEES". */
  readonly attorneyAccountantAndPreparerFees: Decimal | null
  /** Deductions in total, others than those above included; line 16 (2018-2025). From "TOTAL DEDUCTIONS". */
  readonly totalDeductions: Decimal | null
  /** Total income less total deductions; line 17 (2018-2025). From "ADJUSTED TOTAL INCOME". */
  readonly adjustedTotalIncome: Decimal | null
  /** Income passed on to beneficiaries; line 18 (2018-2025). From "INCOME DISTRIBUTION DEDUCTION". */
  readonly incomeDistributionDeduction: Decimal | null
  /** Estate tax deduction; line 19 (2018-2025). From "ESTATE TAX DEDUCTION". */
  readonly estateTaxDeduction: Decimal | null
  /** Deduction for qualified business income; line 20 (2019-2025). From "QUALIFIED BUSINESS INCOME DEDUCTION". */
  readonly qualifiedBusinessIncomeDeduction: Decimal | null
  /** Exemption; line 21 (2019-2025), 20 (2018). From "EXEMPTION". */
  readonly exemption: Decimal | null
  /** Taxable income; Form 1041 line 23 (2019-2025), 22 (2018). From "TAXABLE INCOME". */
  readonly taxableIncome: Decimal | null
}

/** Of reca-1041, retr-1041. */
export type Reca1041Income = {
  /** Interest received; line 1 (2018-2025). From "INTEREST INCOME". */
  readonly interest: Decimal | null
  /** All ordinary dividends; line 2a (2018-2025). From "ORDINARY DIVIDENDS". */
  readonly ordinaryDividends: Decimal | null
  /** Part of the ordinary dividends taxed as capital gain; line 2b (2018-2025). From "QUALIFIED DIVIDENDS". */
  readonly qualifiedDividends: Decimal | null
  /** Business profit or loss (minus); line 3 (2018-2025). From "BUSINESS INCOME OR LOSS". */
  readonly businessIncomeOrLoss: Decimal | null
  /** Capital gain or loss (minus); line 4 (2018-2025). From "CAPITAL GAIN OR LOSS". */
  readonly capitalGainOrLoss: Decimal | null
  /** Income or loss (minus) on Schedule E; line 5 (2018-2025). From "RENTS, ROYALTIES, PARTNERSHIPS, OTHER ESTATES AND TRUSTS". */
  readonly rentRoyaltyPartnershipEstate: Decimal | null
  /** Farm profit or loss (minus); line 6 (2018-2025). From "FARM INCOME OR LOSS". */
  readonly farmIncomeOrLoss: Decimal | null
  /** Gain or loss (minus) on business property; line 7 (2018-2025). From "ORDINARY GAIN OR LOSS". */
  readonly ordinaryGainOrLoss: Decimal | null
  /** Income of other kinds; line 8 (2018-2025). From "OTHER INCOME". */
  readonly otherIncome: Decimal | null
  /** Total income; Form 1041 line 9 (2018-2025). From "TOTAL INCOME". */
  readonly totalIncome: Decimal | null
  /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
  readonly totalIncomePerComputer: Decimal | null
}

/** Of reca-1041, retr-1041. */
export type Reca1041TaxAndPayments = {
  /** Total tax; Form 1041 line 24 (2019-2025), 23 (2018). From "TOTAL TAX". */
  readonly totalTax: Decimal | null
  /** First instalment of the tax on farmland sold, under section 1062; Form 1041 line 25b (2025). From "SECTION 1062 FIRST INSTALLMENT" or "FORM 1062 FIRST INSTALLMENT". */
  readonly section1062FirstInstallment: Decimal | null
  /** Payments in total; line 26 (2018-2025). From "TOTAL PAYMENTS". */
  readonly totalPayments: Decimal | null
  /** Owed with the return, or overpaid (minus, though no transcript with one was seen); lines 28 and 29 (2018-2025). From "BALANCE DUE OVERPAYMENT". */
  readonly balanceDueOrOverpayment: Decimal | null
}

/** Of reca-1065, retr-1065. */
export type Reca1065Deductions = {
  /** Pay of employees; line 9 (2018-2025). From "SALARIES AND WAGES" or "SALARY AND WAGES". */
  readonly salariesAndWages: Decimal | null
  /** Paid to partners whatever the profit; line 10 (2018-2025). From "GUARANTEED PAYMENTS TO PARTNERS". */
  readonly guaranteedPayments: Decimal | null
  /** Repairs and maintenance; line 11 (2018-2025). From "REPAIRS AND MAINTENANCE". */
  readonly repairsAndMaintenance: Decimal | null
  /** Bad debts; line 12 (2018-2025). From "BAD DEBTS". */
  readonly badDebts: Decimal | null
  /** Rent paid; line 13 (2018-2025). From "RENT". */
  readonly rents: Decimal | null
  /** Taxes and licenses; line 14 (2018-2025). From "TAXES AND LICENSES". */
  readonly taxesAndLicenses: Decimal | null
  /** Interest paid; line 15 (2018-2025). From "INTEREST". */
  readonly interest: Decimal | null
  /** Depreciation not counted elsewhere on the return; line 16c (2018-2025). From "DEPRECIATION". */
  readonly depreciation: Decimal | null
  /** Depletion; line 17 (2018-2025). From "DEPLETION". */
  readonly depletion: Decimal | null
  /** Retirement plans; line 18 (2018-2025). From "RETIREMENT PLANS". */
  readonly retirementPlans: Decimal | null
  /** Employee benefit programs; line 19 (2018-2025). From "EMPLOYEE BENEFIT PROGRAMS". */
  readonly employeeBenefitPrograms: Decimal | null
  /** Energy efficient commercial buildings, Form 7205; line 20 (2023-2025). From "ENERGY EFFICIENT COMMERCIAL BUILDINGS DEDUCTION" or "FORM 7205 DEDUCTION". */
  readonly energyEfficientCommercialBuildingsDeduction: Decimal | null
  /** Deductions of other kinds; line 21 (2023-2025), 20 (2018-2022). From "OTHER DEDUCTIONS". */
  readonly otherDeductions: Decimal | null
  /** Deductions in total; Form 1065 line 22 (2023-2025), 21 (2018-2022). From "TOTAL DEDUCTIONS". */
  readonly totalDeductions: Decimal | null
  /** Ordinary business income or loss (minus); Form 1065 line 23 (2023-2025), 22 (2018-2022). From "ORDINARY INCOME/LOSS" or "ORDINARY INCOME". */
  readonly ordinaryBusinessIncomeOrLoss: Decimal | null
  /** A loss with a minus, as computed by the IRS. From "ORDINARY INCOME/LOSS PER COMPUTER". */
  readonly ordinaryBusinessIncomeOrLossPerComputer: Decimal | null
}

/** Of reca-1065, retr-1065. */
export type Reca1065FilingInfo = BusinessFilerPart & {
  /** Principal business activity code, based on the NAICS. From "PRINCIPAL BUSINESS ACTIVITY CODE" or "BUSINESS ACTIVITY CODE". */
  readonly naicsCode: string | null
  /** Day the business began. From "DATE BUSINESS STARTED". */
  readonly dateBusinessStarted: string | null
  /** Number of Schedules K-1. From "NUMBER OF SCHEDULES K-1". */
  readonly numberOfSchedulesK1: number | null
  /** Number of partners. From "NUMBER OF PARTNERS". */
  readonly numberOfPartners: number | null
}

/** Of reca-1065, retr-1065. */
export type Reca1065Income = {
  /** Gross receipts or sales; line 1a (2018-2025). From "GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
  readonly grossReceipts: Decimal | null
  /** Returns and allowances; line 1b (2018-2025). From "RETURNS AND ALLOWANCES". */
  readonly returnsAndAllowances: Decimal | null
  /** Cost of goods sold; line 2 (2018-2025). From "COST OF GOODS SOLD". */
  readonly costOfGoodsSold: Decimal | null
  /** Gross receipts less returns and cost of goods sold; line 3 (2018-2025). From "GROSS PROFIT". */
  readonly grossProfit: Decimal | null
  /** Ordinary income or loss (minus) from other partnerships, estates and trusts; line 4 (2018-2025). From "ORDINARY INCOME/LOSS FROM OTHER PARTNERSHIPS". */
  readonly otherPartnershipsIncomeOrLoss: Decimal | null
  /** Net farm profit or loss (minus); line 5 (2018-2025). From "NET FARM PROFIT/LOSS". */
  readonly netFarmProfitOrLoss: Decimal | null
  /** Net gain or loss (minus) on business property; line 6 (2018-2025). From "NET GAIN/LOSS FORM 4797". */
  readonly netGainOrLossForm4797: Decimal | null
  /** Income or loss of other kinds; line 7 (2018-2025). From "OTHER INCOME/LOSS". */
  readonly otherIncome: Decimal | null
  /** Total income; Form 1065 line 8 (2018-2025). From "TOTAL INCOME" or "TOTAL INCOME/LOSS". */
  readonly totalIncome: Decimal | null
  /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
  readonly totalIncomePerComputer: Decimal | null
}

/** Of reca-1065, retr-1065. */
export type Reca1065ScheduleK1 = {
  /** Who has the share. */
  readonly partner: {
    /** Identification number of the partner, usually masked. From "PARTNER IDENTIFICATION NUMBER". */
    readonly taxId: string | null
    /** Name, often cut to four letters a word. From "PARTNER NAME". */
    readonly name: string | null
  }
  /** General or limited partner, in the authority's words. From "TYPE OF PARTNER". */
  readonly typeOfPartner: string | null
  /** Share of profit at the beginning of the year. From "PROFIT SHARING PERCENTAGE BEGINNING". */
  readonly profitShareBeginning: { readonly amount: string; readonly percent: boolean } | null
  /** Share of profit at the end of the year. From "PROFIT SHARING PERCENTAGE ENDING". */
  readonly profitShareEnding: { readonly amount: string; readonly percent: boolean } | null
  /** Share of loss at the end of the year. From "LOSS SHARING PERCENTAGE ENDING". */
  readonly lossShareEnding: { readonly amount: string; readonly percent: boolean } | null
  /** Share of capital at the end of the year. From "CAPITAL OWNERSHIP PERCENTAGE ENDING". */
  readonly capitalShareEnding: { readonly amount: string; readonly percent: boolean } | null
  /** Share of ordinary business income or loss (minus); box 1 (2018-2025). From "ORDINARY BUSINESS INCOME/LOSS". */
  readonly ordinaryBusinessIncomeOrLoss: Decimal | null
  /** Paid to the partner whatever the profit, taken to be for services and capital together; box 4c (2019-2025), 4 (2018). From "GUARANTEED PAYMENTS". */
  readonly guaranteedPayments: Decimal | null
  /** Paid out to the partner; box 19 (2018-2025). From "DISTRIBUTIONS". */
  readonly distributions: Decimal | null
}

/** Of reca-1120, retr-1120. */
export type Reca1120Deductions = BusinessCorporateDeductionsPart & {
  /** Gifts to charity; line 19 (2018-2025). From "CHARITABLE CONTRIBUTIONS". */
  readonly charitableContributions: Decimal | null
  /** Domestic production; line 25 (up to 2017). From "DOMESTIC PRODUCTION ACTIVITIES DEDUCTION". */
  readonly domesticProductionActivitiesDeduction: Decimal | null
  /** Deductions in total; Form 1120 line 27 (2018-2025). From "TOTAL DEDUCTIONS". */
  readonly totalDeductions: Decimal | null
  /** As computed by the IRS. From "TOTAL DEDUCTIONS PER COMPUTER". */
  readonly totalDeductionsPerComputer: Decimal | null
  /** Total income less total deductions, a loss with a minus; line 28 (2018-2025). From "TAXABLE INCOME BEFORE NOL". */
  readonly taxableIncomeBeforeNetOperatingLoss: Decimal | null
  /** Losses of other years; line 29a (2018-2025). From "NET OPERATING LOSS DEDUCTION". */
  readonly netOperatingLossDeduction: Decimal | null
  /** Deduction for dividends received and others; line 29b (2018-2025). From "SPECIAL DEDUCTIONS". */
  readonly specialDeductions: Decimal | null
  /** Taxable income; Form 1120 line 30 (2018-2025). From "TAXABLE INCOME". */
  readonly taxableIncome: Decimal | null
  /** As computed by the IRS. From "TAXABLE INCOME PER COMPUTER". */
  readonly taxableIncomePerComputer: Decimal | null
}

/** Of reca-1120, retr-1120. */
export type Reca1120FilingInfo = BusinessFilerPart & {
  /** Principal business activity code, based on the NAICS. From "BUSINESS ACTIVITY CODE" or "PRINCIPAL BUSINESS ACTIVITY CODE". */
  readonly naicsCode: string | null
  /** Day the corporation was formed. From "DATE INCORPORATED". */
  readonly dateIncorporated: string | null
  /** Accounting method, such as cash. From "ACCOUNTING METHOD". */
  readonly accountingMethod: string | null
  /** Processing cycle in which the return was posted. From "CYCLE POSTED". */
  readonly cycle: string | null
}

/** Of reca-1120, retr-1120. */
export type Reca1120Income = BusinessGrossProfitPart & {
  /** Dividends and inclusions; line 4 (2018-2025). From "DIVIDENDS". */
  readonly dividends: Decimal | null
  /** Interest received; line 5 (2018-2025). From "INTEREST". */
  readonly interest: Decimal | null
  /** Gross rents; line 6 (2018-2025). From "GROSS RENTS". */
  readonly rents: Decimal | null
  /** Gross royalties; line 7 (2018-2025). From "GROSS ROYALTIES". */
  readonly royalties: Decimal | null
  /** Capital gain net income; line 8 (2018-2025). From "CAPITAL GAIN NET INCOME". */
  readonly capitalGainNetIncome: Decimal | null
  /** Net gain or loss (minus) on business property; line 9 (2018-2025). From "NET GAIN/LOSS FORM 4797". */
  readonly netGainOrLossForm4797: Decimal | null
  /** Income of other kinds; line 10 (2018-2025). From "OTHER INCOME". */
  readonly otherIncome: Decimal | null
  /** Total income; Form 1120 line 11 (2018-2025). From "TOTAL INCOME". */
  readonly totalIncome: Decimal | null
  /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
  readonly totalIncomePerComputer: Decimal | null
}

/** Of reca-1120-s, retr-1120-s. */
export type Reca1120SDeductions = BusinessCorporateDeductionsPart & {
  /** Deductions in total; Form 1120-S line 21 (2023-2025), 20 (2018-2022). From "TOTAL DEDUCTIONS". */
  readonly totalDeductions: Decimal | null
  /** As computed by the IRS. From "TOTAL DEDUCTIONS PER COMPUTER". */
  readonly totalDeductionsPerComputer: Decimal | null
  /** Ordinary business income or loss (minus); Form 1120-S line 22 (2023-2025), 21 (2018-2022). From "ORDINARY INCOME/LOSS" or "ORDINARY INCOME". */
  readonly ordinaryBusinessIncomeOrLoss: Decimal | null
  /** A loss with a minus, as computed by the IRS. From "ORDINARY INCOME/LOSS PER COMPUTER". */
  readonly ordinaryBusinessIncomeOrLossPerComputer: Decimal | null
}

/** Of reca-1120-s, retr-1120-s. */
export type Reca1120SFilingInfo = BusinessFilerPart & {
  /** Principal business activity code, based on the NAICS. From "BUSINESS ACTIVITY CODE". */
  readonly naicsCode: string | null
  /** Number of shareholders. From "NUMBER OF SHAREHOLDERS". */
  readonly numberOfShareholders: number | null
  /** Day from which the corporation is an S corporation. From "S ELECTION DATE". */
  readonly sElectionDate: string | null
  /** Day the corporation was formed. From "DATE INCORPORATED". */
  readonly dateIncorporated: string | null
}

/** Of reca-1120-s, retr-1120-s. */
export type Reca1120SIncome = BusinessGrossProfitPart & {
  /** Net gain or loss (minus) on business property; line 4 (2018-2025). From "NET GAIN/LOSS FORM 4797". */
  readonly netGainOrLossForm4797: Decimal | null
  /** Income of other kinds; line 5 (2018-2025). From "OTHER INCOME". */
  readonly otherIncome: Decimal | null
  /** Total income; Form 1120-S line 6 (2018-2025). From "TOTAL INCOME". */
  readonly totalIncome: Decimal | null
  /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
  readonly totalIncomePerComputer: Decimal | null
}

/** Of reca-1120-s, retr-1120-s. */
export type Reca1120SScheduleK1 = {
  /** Who has the share. */
  readonly shareholder: {
    /** Identification number of the shareholder, usually masked. From "SHAREHOLDER IDENTIFICATION NUMBER". */
    readonly taxId: string | null
    /** Name, often cut to four letters a word. From "SHAREHOLDER NAME". */
    readonly name: string | null
  }
  /** Share of the stock. From "PERCENTAGE OF STOCK OWNERSHIP". */
  readonly stockOwnershipPercentage: { readonly amount: string; readonly percent: boolean } | null
  /** Share of ordinary business income or loss (minus); box 1 (2018-2025). From "ORDINARY BUSINESS INCOME/LOSS". */
  readonly ordinaryBusinessIncomeOrLoss: Decimal | null
  /** Paid out to the shareholder; box 16 code D (2018-2025). From "DISTRIBUTIONS". */
  readonly distributions: Decimal | null
}

/** Of reca-1120, retr-1120. */
export type Reca1120TaxAndPayments = {
  /** Total tax; Form 1120 line 31 (2018-2025), Schedule J line 12 (2024-2025), 11 (2018-2023). From "TOTAL TAX PER RETURN" or "TOTAL TAX". */
  readonly totalTax: Decimal | null
  /** As computed by the IRS. From "TOTAL TAX PER COMPUTER". */
  readonly totalTaxPerComputer: Decimal | null
  /** First instalment of the tax on farmland sold, under section 1062; Form 1120 line 32 (2025). From "SECTION 1062 FIRST INSTALLMENT" or "FORM 1062 FIRST INSTALLMENT". */
  readonly section1062FirstInstallment: Decimal | null
  /** Estimated tax paid; Schedule J line 14 (2018-2025). From "ESTIMATED TAX PAYMENTS". */
  readonly estimatedTaxPayments: Decimal | null
  /** Overpayment kept from the year before; Schedule J line 13 (2018-2025). From "PRIOR YEAR OVERPAYMENT CREDIT". */
  readonly priorYearOverpaymentCredit: Decimal | null
  /** Paid with the request for more time, Form 7004; Schedule J line 17 (2018-2025). From "TAX DEPOSITED WITH FORM 7004". */
  readonly amountPaidWithExtension: Decimal | null
  /** Federal income tax withheld; Schedule J line 18 (2018-2025). From "FEDERAL INCOME TAX WITHHELD" or "WITHHOLDING". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Estimated tax already asked back on Form 4466, taken off the payments; Schedule J line 15 (2018-2025). From "REFUND APPLIED FOR ON FORM 4466" or "FORM 4466 REFUND". */
  readonly refundAppliedForOnForm4466: Decimal | null
  /** Credits that are paid out; Schedule J line 21 (2018-2025). From "REFUNDABLE CREDITS". */
  readonly refundableCredits: Decimal | null
  /** Business credits paid out by election; Schedule J line 22 (2023-2025). From "ELECTIVE PAYMENT ELECTION AMOUNT: F3800" or "ELECTIVE PAYMENT ELECTION". */
  readonly electivePaymentElection: Decimal | null
  /** Payments in total, taken to be with refundable credits; Form 1120 line 33 (2018-2025), Schedule J line 23 (2018-2025). From "TOTAL PAYMENTS". */
  readonly totalPayments: Decimal | null
  /** Penalty for too little tax paid ahead; line 34 (2018-2025). From "ESTIMATED TAX PENALTY". */
  readonly estimatedTaxPenalty: Decimal | null
  /** Owed with the return, or overpaid (minus, though no transcript with one was seen); Form 1120 lines 35 and 36 (2018-2025). From "TOTAL BALANCE DUE". */
  readonly balanceDueOrOverpayment: Decimal | null
  /** Owed or overpaid (minus, though no transcript with one was seen), as computed by the IRS; PER COMPUTER may be left out. From "BALANCE DUE OVERPAYMENT PER COMPUTER" or "BALANCE DUE OVERPAYMENT". */
  readonly balanceDueOrOverpaymentPerComputer: Decimal | null
  /** Overpayment kept for next year's tax; line 37 (2018-2025). From "CREDIT ELECT". */
  readonly appliedToNextYear: Decimal | null
  /** Refund the return asks for; line 37 (2018-2025). From "REFUND AMOUNT". */
  readonly refund: Decimal | null
}

/** Of waid-general, waid-income. */
export type Recipient = PartyPart & {
  /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
  readonly taxId: string | null
}

/** Of reca-1040, retr-1040. */
export type RefundOrAmountOwed = {
  /** Owed with the return; Form 1040 line 37 (2020-2025), 23 (2019), 22 (2018). From "AMOUNT YOU OWE" or "AMT YOU OWE" or "BALANCE DUE". */
  readonly amountOwed: Decimal | null
  /** Paid in excess; Form 1040 line 34 (2020-2025), 20 (2019), 19 (2018). From "OVERPAYMENT". */
  readonly overpayment: Decimal | null
  /** Refund the return asks for; Form 1040 line 35a (2020-2025), 21a (2019), 20a (2018). From "REFUND AMOUNT". */
  readonly refund: Decimal | null
  /** Overpayment kept for next year's tax; Form 1040 line 36 (2020-2025), 22 (2019), 21 (2018). From "APPLIED TO NEXT YEAR'S ESTIMATED TAX". */
  readonly appliedToNextYear: Decimal | null
  /** Penalty for too little tax paid ahead; Form 1040 line 38 (2020-2025), 24 (2019), 23 (2018). From "ESTIMATED TAX PENALTY". */
  readonly estimatedTaxPenalty: Decimal | null
  /** As computed by the IRS. From "TAX ON INCOME LESS STATE REFUND PER COMPUTER". */
  readonly taxOnIncomeLessStateRefundPerComputer: Decimal | null
  /** Balance due or overpaid (minus) by the taxpayer's figures, as computed by the IRS. From "BAL DUE/OVER PYMT USING TP FIG PER COMPUTER" or "BALANCE DUE/OVERPAYMENT USING TAXPAYER FIGURE PER COMPUTER" or "BALANCE DUE/OVERPAYMENT USING TAXPAYER FIGURES PER COMPUTER" or "BALANCE DUE/OVER PAYMENT USING TAXPAYER FIGURE PER COMPUTER" or "BALANCE DUE/OVER PAYMENT USING TAXPAYER FIGURES PER COMPUTER". */
  readonly balanceUsingTaxpayerFiguresPerComputer: Decimal | null
  /** Balance due or overpaid (minus) by the figures of the IRS. From "BAL DUE/OVER PYMT USING COMPUTER FIGURES" or "BALANCE DUE/OVERPAYMENT USING COMPUTER FIGURES" or "BALANCE DUE/OVER PAYMENT USING COMPUTER FIGURES". */
  readonly balanceUsingComputerFigures: Decimal | null
  /** Refund split between accounts, in total, as computed by the IRS. From "FORM 8888 TOTAL REFUND PER COMPUTER". */
  readonly form8888TotalRefundPerComputer: Decimal | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-general. */
export type ReturnsPostedPart = {
  /** Rows with code 150, whoever made the return; 0 also where no row at all is printed, so it does not say how many returns were filed, and returns that were reversed are among them. Null where the IRS has no data. Computed: $exists(noDataNotice) and $count(transactions) = 0 ? null : $count(transactions[code = "150"]). */
  readonly returnRows: number | null
  /** Day of the last row with code 151, which takes back that a return was posted; null where there is none. Computed: $lastDate(transactions[code = "151"].date). */
  readonly returnReversedDate: string | null
  /** Whether the return that was posted last was reversed; false where a row with code 150 stands after the last one with code 151. Null where no row has code 151. Computed: $exists(returnReversedDate) ? ( $day := returnReversedDate;
    $count(transactions[code = "150" and date > $day]) > 0 ? false :
      transactions[code in ["150", "151"] and date = $day][-1].code = "151" ) : null
  . */
  readonly returnReversed: boolean | null
  /** Returns that were posted and not reversed, by the rows with codes 150 and 151. Zero means that no row is one that stands. Null where it cannot be known - the IRS has no data, no row is printed and nothing says that no return is present, a row says that the IRS made a return itself, its words are missing, or rows with code 151 do not tell what is left. Computed: (returnRows = 0 and $count(transactions) = 0 and (summary.returnNotPresent.value ?? false) = false) or
    $count(transactions[code = "150" and
      ($contains($lowercase(description), "substitute") or $contains($uppercase(description), "SFR"))]) > 0
    ? null :
  $count(transactions[code = "151"]) = 0 ? returnRows :
  returnReversed ? ($count(transactions[code = "151"]) = returnRows ? 0 : null) :
  (returnRows = 2 and $count(transactions[code = "151"]) = 1) or (returnRows = 3 and $count(transactions[code = "151"]) = 2)
    ? 1 : null
  . */
  readonly returnsPosted: number | null
}

/** Of waid-general, waid-income. */
export type SSA1099 = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "SSA-1099"
  /** Benefits paid in the year; box 3 (2018-2025). From ITEMS."PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)" or ITEMS."PENSIONS AND ANNUITIES". */
  readonly totalBenefitsPaid: Decimal | null
  /** Parts of the benefits, by the year that they are for. */
  readonly taxYearPayments: readonly {
    /** The year in the label. */
    readonly year: number
    /** The amount for that year. From "TY <YYYY> PAYMENTS". */
    readonly amount: Decimal | null
  }[]
  /** Benefits paid back; box 4 (2018-2025). From ITEMS."REPAYMENTS". */
  readonly repayments: Decimal | null
  /** Federal income tax withheld; box 6 (2018-2025). From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Benefits set off against workers' compensation. From ITEMS."WORKERS COMPENSATION OFFSET". */
  readonly workersCompensationOffset: Decimal | null
  /** Fund that pays, such as disability, in the authority's words. From ITEMS."TRUST FUND INDICATOR". */
  readonly trustFund: string | null
  /** Which agency pays, in the authority's words. From ITEMS."SSA/RRB PAYMENTS". */
  readonly ssaOrRrbPayments: string | null
}

/** Of reca-1040, retr-1040. */
export type Schedule1A = {
  /** Modified adjusted gross income; line 3 (2025). From "MODIFIED ADJUSTED GROSS INCOME" or "MODIFIED AGI". */
  readonly modifiedAdjustedGrossIncome: Decimal | null
  /** Deduction for tips; line 13 (2025). From "QUALIFIED TIPS DEDUCTION". */
  readonly qualifiedTipsDeduction: Decimal | null
  /** Deduction for overtime; line 21 (2025). From "QUALIFIED OVERTIME COMPENSATION DEDUCTION" or "QUALIFIED OVERTIME DEDUCTION". */
  readonly qualifiedOvertimeDeduction: Decimal | null
  /** Deduction for car loan interest; line 30 (2025). From "QUALIFIED CAR LOAN INTEREST DEDUCTION" or "QUALIFIED PASSENGER VEHICLE LOAN INTEREST DEDUCTION". */
  readonly carLoanInterestDeduction: Decimal | null
  /** Taxpayer's deduction for seniors; line 36a (2025). From "ENHANCED DEDUCTION FOR SENIORS TAXPAYER". */
  readonly seniorDeductionTaxpayer: Decimal | null
  /** Spouse's deduction for seniors; line 36b (2025). From "ENHANCED DEDUCTION FOR SENIORS SPOUSE". */
  readonly seniorDeductionSpouse: Decimal | null
  /** Deduction for seniors in total; line 37 (2025). From "ENHANCED DEDUCTION FOR SENIORS". */
  readonly seniorDeduction: Decimal | null
  /** These deductions in total; line 38 (2025). From "TOTAL ADDITIONAL DEDUCTIONS". */
  readonly totalAdditionalDeductions: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleA = {
  /** Medical and dental expenses; line 1 (2018-2025). From "MEDICAL AND DENTAL EXPENSES". */
  readonly medicalAndDentalExpenses: Decimal | null
  /** Share of adjusted gross income that medical expenses must exceed; line 3 (2018-2025). From "ADJUSTED GROSS INCOME PERCENTAGE". */
  readonly medicalFloor: Decimal | null
  /** As computed by the IRS. From "ADJUSTED GROSS INCOME PERCENTAGE PER COMPUTER". */
  readonly medicalFloorPerComputer: Decimal | null
  /** Medical expenses above that share; line 4 (2018-2025). From "NET MEDICAL DEDUCTION". */
  readonly netMedicalDeduction: Decimal | null
  /** As computed by the IRS. From "NET MEDICAL DEDUCTION PER COMPUTER". */
  readonly netMedicalDeductionPerComputer: Decimal | null
  /** State and local income or sales taxes; line 5a (2018-2025). From "STATE AND LOCAL INCOME TAXES". */
  readonly stateAndLocalIncomeTaxes: Decimal | null
  /** Which of the two taxes was deducted; line 5a (2018-2025). From "INCOME TAX OR GENERAL SALES TAX". */
  readonly incomeOrGeneralSalesTax: string | null
  /** Real estate taxes; line 5b (2018-2025). From "REAL ESTATE TAXES". */
  readonly realEstateTaxes: Decimal | null
  /** Personal property taxes; line 5c (2018-2025). From "PERSONAL PROPERTY TAXES". */
  readonly personalPropertyTaxes: Decimal | null
  /** Other taxes; line 6 (2018-2025). From "OTHER TAXES AMOUNT". */
  readonly otherTaxesPaid: Decimal | null
  /** Taxes that are deducted; line 7 (2018-2025). From "SCHEDULE A TAX DEDUCTIONS". */
  readonly totalTaxesDeduction: Decimal | null
  /** As computed by the IRS. From "SCHEDULE A TAX PER COMPUTER". */
  readonly totalTaxesDeductionPerComputer: Decimal | null
  /** Home mortgage interest to lenders that report it; line 8a (2018-2025). From "MORTGAGE INTEREST (FINANCIAL)". */
  readonly mortgageInterestFinancial: Decimal | null
  /** Home mortgage interest to others; line 8b (2018-2025). From "MORTGAGE INTEREST (INDIVIDUAL)". */
  readonly mortgageInterestIndividual: Decimal | null
  /** Points not reported by a lender; line 8c (2018-2025). From "DEDUCTIBLE POINTS". */
  readonly deductiblePoints: Decimal | null
  /** Mortgage insurance premiums; line 8d (2018-2021). From "QUALIFIED MORTGAGE INSURANCE PREMIUMS". */
  readonly qualifiedMortgageInsurancePremiums: Decimal | null
  /** Investment interest; line 9 (2018-2025). From "DEDUCTIBLE INVESTMENT INTEREST". */
  readonly investmentInterest: Decimal | null
  /** Interest that is deducted; line 10 (2018-2025). From "TOTAL INTEREST DEDUCTION". */
  readonly totalInterestDeduction: Decimal | null
  /** As computed by the IRS. From "TOTAL INTEREST DEDUCTION PER COMPUTER". */
  readonly totalInterestDeductionPerComputer: Decimal | null
  /** Gifts in cash; line 11 (2018-2025). From "CASH CONTRIBUTIONS". */
  readonly cashContributions: Decimal | null
  /** Gifts other than cash; line 12 (2018-2025). From "OTHER THAN CASH: F8283" or "OTHER THAN CASH: FORM 8283" or "OTHER THAN CASH (FORM 8283)". */
  readonly noncashContributions: Decimal | null
  /** Gifts carried over from earlier years; line 13 (2018-2025). From "CARRYOVER FROM PRIOR YEAR". */
  readonly contributionsCarryover: Decimal | null
  /** Gifts in total; line 14 (2018-2025). From "SCH A TOTAL CONTRIBUTIONS" or "SCHEDULE A TOTAL CONTRIBUTIONS". */
  readonly totalContributions: Decimal | null
  /** As computed by the IRS. From "SCH A TOTAL CONTRIBUTIONS PER COMPUTER" or "SCHEDULE A TOTAL CONTRIBUTIONS PER COMPUTER". */
  readonly totalContributionsPerComputer: Decimal | null
  /** Casualty or theft loss; line 15 (2018-2025). From "CASUALTY OR THEFT LOSS". */
  readonly casualtyOrTheftLoss: Decimal | null
  /** Job expenses not paid back, up to 2017. From "UNREIMBURSED EMPLOYEE EXPENSE AMOUNT". */
  readonly unreimbursedEmployeeExpenses: Decimal | null
  /** Miscellaneous expenses under the limit, up to 2017. From "TOTAL LIMITED MISC EXPENSES" or "TOTAL LIMITED MISCELLANEOUS EXPENSES". */
  readonly totalLimitedMiscellaneousExpenses: Decimal | null
  /** Miscellaneous expenses above the limit, up to 2017. From "NET LIMITED MISC DEDUCTION" or "NET LIMITED MISCELLANEOUS DEDUCTION". */
  readonly netLimitedMiscellaneousDeduction: Decimal | null
  /** As computed by the IRS. From "NET LIMITED MISC DEDUCTION PER COMPUTER" or "NET LIMITED MISCELLANEOUS DEDUCTION PER COMPUTER". */
  readonly netLimitedMiscellaneousDeductionPerComputer: Decimal | null
  /** Miscellaneous deductions other than gambling losses. From "OTHER THAN GAMBLING AMOUNT". */
  readonly otherThanGambling: Decimal | null
  /** Miscellaneous deductions without a limit; line 16 (2018-2025). From "OTHER MISC DEDUCTIONS" or "OTHER MISCELLANEOUS DEDUCTIONS". */
  readonly otherMiscellaneousDeductions: Decimal | null
  /** Itemized deductions in total; line 17 (2018-2025). From "TOTAL ITEMIZED DEDUCTIONS". */
  readonly totalItemizedDeductions: Decimal | null
  /** As computed by the IRS. From "TOTAL ITEMIZED DEDUCTIONS PER COMPUTER". */
  readonly totalItemizedDeductionsPerComputer: Decimal | null
  /** As computed by the IRS. From "RECOMPUTED TOTAL ITEMIZED DEDUCTIONS PER COMPUTER". */
  readonly totalItemizedDeductionsRecomputedPerComputer: Decimal | null
  /** Itemizes though the standard deduction is higher; line 18 (2018-2025). From "ELECT ITEMIZED DEDUCTION INDICATOR". */
  readonly electsToItemize: { readonly text: string; readonly value: boolean | null } | null
  /** As computed by the IRS. From "SCH A ITEMIZED PERCENTAGE PER COMPUTER" or "SCHEDULE A ITEMIZED PERCENTAGE PER COMPUTER". */
  readonly itemizedPercentagePerComputer: { readonly amount: string; readonly percent: boolean } | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleB = {
  /** All interest listed; line 2 (2018-2025). From "GROSS SCHEDULE B INTEREST". */
  readonly grossInterest: Decimal | null
  /** Interest that is taxed; line 4 (2018-2025). From "TAXABLE INTEREST INCOME". */
  readonly taxableInterest: Decimal | null
  /** Savings bond interest that is not taxed; line 3 (2018-2025). From "EXCLUDABLE SAVINGS BOND INT" or "EXCLUDABLE SAVINGS BOND INTEREST". */
  readonly excludableSavingsBondInterest: Decimal | null
  /** All dividends listed; line 5 (2018-2025). From "GROSS SCHEDULE B DIVIDENDS". */
  readonly grossDividends: Decimal | null
  /** Dividend income; line 6 (2018-2025). From "DIVIDEND INCOME". */
  readonly dividendIncome: Decimal | null
  /** Has a financial account abroad; line 7a (2018-2025). From "FOREIGN ACCOUNTS IND" or "FOREIGN ACCOUNTS INDICATOR". */
  readonly foreignAccounts: { readonly text: string; readonly value: boolean | null } | null
  /** Has to report those accounts; the report is now FinCEN Form 114; line 7a (2018-2025). From "REQUIREMENT TO FILE TDF 90-22.1". */
  readonly mustFileForeignAccountReport: { readonly text: string; readonly value: boolean | null } | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleC = {
  /** Social security number of the proprietor. From "SOCIAL SECURITY NUMBER". */
  readonly taxId: string | null
  /** Employer identification number; line D (2018-2025). From "EMPLOYER ID NUMBER". */
  readonly employerTaxId: string | null
  /** Name of the business; line C (2018-2025). From "BUSINESS NAME". */
  readonly businessName: string | null
  /** What the business does; line A (2018-2025). From "DESCRIPTION OF BUSINESS/PROFESSION". */
  readonly businessDescription: string | null
  /** Industry code; line B (2018-2025). From "NAICS CODE" or "NORTH AMERICAN INDUSTRY CLASSIFICATION SYSTEM (NAICS) CODE". */
  readonly naicsCode: string | null
  /** Accounting method, such as cash; line F (2018-2025). From "ACCT MTHD" or "ACCOUNT METHOD". */
  readonly accountingMethod: string | null
  /** First Schedule C of this business. From "FIRST TIME SCHEDULE C FILED". */
  readonly firstTimeFiled: { readonly text: string; readonly value: boolean | null } | null
  /** Income of a statutory employee. From "STATUTORY EMPLOYEE IND" or "STATUTORY EMPLOYEE INDICATOR". */
  readonly statutoryEmployee: { readonly text: string; readonly value: boolean | null } | null
  /** Gross receipts or sales; line 1 (2018-2025). From "GROSS RECEIPTS OR SALES". */
  readonly grossReceipts: Decimal | null
  /** Returns and allowances; line 2 (2018-2025). From "RETURNS AND ALLOWANCES". */
  readonly returnsAndAllowances: Decimal | null
  /** Gross receipts less returns; line 3 (2018-2025). From "NET GROSS RECEIPTS". */
  readonly netGrossReceipts: Decimal | null
  /** Cost of goods sold; line 4 (2018-2025). From "COST OF GOODS SOLD". */
  readonly costOfGoodsSold: Decimal | null
  /** Made payments that call for Forms 1099; line I (2018-2025). From "SCHEDULE C FORM 1099 REQUIRED". */
  readonly form1099Required: { readonly text: string; readonly value: boolean | null } | null
  /** Filed those Forms 1099 or will; line J (2018-2025). From "SCHEDULE C FORM 1099 FILED". */
  readonly form1099Filed: { readonly text: string; readonly value: boolean | null } | null
  /** Other business income; line 6 (2018-2025). From "OTHER INCOME". */
  readonly otherIncome: Decimal | null
  /** Car and truck; line 9 (2018-2025). From "CAR AND TRUCK EXPENSES". */
  readonly carAndTruckExpenses: Decimal | null
  /** Depreciation and section 179 expense; line 13 (2018-2025). From "DEPRECIATION". */
  readonly depreciation: Decimal | null
  /** Insurance other than health; line 15 (2018-2025). From "INSURANCE (OTHER THAN HEALTH)". */
  readonly insurance: Decimal | null
  /** Mortgage interest paid to banks; line 16a (2018-2025). From "MORTGAGE INTEREST". */
  readonly mortgageInterest: Decimal | null
  /** Legal and professional services; line 17 (2018-2025). From "LEGAL AND PROFESSIONAL SERVICES". */
  readonly legalAndProfessionalServices: Decimal | null
  /** Repairs and maintenance; line 21 (2018-2025). From "REPAIRS AND MAINTENANCE". */
  readonly repairsAndMaintenance: Decimal | null
  /** Travel; line 24a (2018-2025). From "TRAVEL". */
  readonly travel: Decimal | null
  /** Deductible meals; line 24b (2018-2025). From "MEALS AND ENTERTAINMENT". */
  readonly mealsAndEntertainment: Decimal | null
  /** Wages paid; line 26 (2018-2025). From "WAGES". */
  readonly wages: Decimal | null
  /** Other expenses, from Part V; line 27b (2025), 27a (2018-2024). From "OTHER EXPENSES". */
  readonly otherExpenses: Decimal | null
  /** Energy efficient commercial buildings, Form 7205; line 27a (2025), 27b (2023-2024). From "ENERGY EFFICIENT COMMERCIAL BUILDINGS DEDUCTION" or "FORM 7205 DEDUCTION". */
  readonly energyEfficientCommercialBuildingsDeduction: Decimal | null
  /** Expenses in total, without the home; line 28 (2018-2025). From "TOTAL EXPENSES". */
  readonly totalExpenses: Decimal | null
  /** Business use of the home; line 30 (2018-2025). From "EXP FOR BUSINESS USE OF HOME" or "EXPENSE FOR BUSINESS USE OF HOME" or "EXPENSES FOR BUSINESS USE OF HOME". */
  readonly businessUseOfHome: Decimal | null
  /** Net profit or loss (minus), as computed by the IRS; line 31 (2018-2025). From "SCH C NET PROFIT OR LOSS PER COMPUTER" or "SCHEDULE C NET PROFIT OR LOSS PER COMPUTER". */
  readonly netProfitOrLossPerComputer: Decimal | null
  /** Whether all or some of the investment is at risk; lines 32a and 32b (2018-2025). From "AT RISK CD" or "AT RISK CODE". */
  readonly atRiskCode: string | null
  /** Office expense; line 18 (2018-2025). From "OFFICE EXPENSE AMOUNT". */
  readonly officeExpense: Decimal | null
  /** Utilities; line 25 (2018-2025). From "UTILITIES EXPENSE AMOUNT". */
  readonly utilities: Decimal | null
  /** Inventory at the beginning of the year; line 35 (2018-2025). From "INVENTORY AT BEGINNING OF YEAR". */
  readonly inventoryAtBeginningOfYear: Decimal | null
  /** Inventory at the end of the year; line 41 (2018-2025). From "INVENTORY AT END OF YEAR". */
  readonly inventoryAtEndOfYear: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleD = {
  /** Short-term sales whose basis was reported, proceeds; line 1a (2018-2025). From "SHORT TERM BASIS NO ADJUSTMENTS SALE AMOUNT". */
  readonly shortTermProceedsNoAdjustments: Decimal | null
  /** Short-term sales whose basis was reported, cost; line 1a (2018-2025). From "SHORT TERM BASIS NO ADJUSTMENTS COST AMOUNT". */
  readonly shortTermCostNoAdjustments: Decimal | null
  /** Net short-term gain or loss (minus); line 7 (2018-2025). From "NET SHORT-TERM GAIN/LOSS". */
  readonly netShortTermGainOrLoss: Decimal | null
  /** Long-term sales whose basis was reported, proceeds; line 8a (2018-2025). From "LONG TERM BASIS NO ADJUSTMENTS SALE AMOUNT". */
  readonly longTermProceedsNoAdjustments: Decimal | null
  /** Long-term sales whose basis was reported, cost; line 8a (2018-2025). From "LONG TERM BASIS NO ADJUSTMENTS COST AMOUNT". */
  readonly longTermCostNoAdjustments: Decimal | null
  /** Capital gains passed on by funds; line 13 (2018-2025). From "CAPITAL GAIN DISTRIBUTIONS". */
  readonly capitalGainDistributions: Decimal | null
  /** Net long-term gain or loss (minus); line 15 (2018-2025). From "NET LONG-TERM GAIN/LOSS". */
  readonly netLongTermGainOrLoss: Decimal | null
  /** Gain or loss (minus) on collectibles and the like; line 18 (2018-2025). From "28% RATE GAIN OR LOSS". */
  readonly gainOrLossAt28Percent: Decimal | null
  /** Gain from depreciation on real property; line 19 (2018-2025). From "UNRECAPTURED SEC 1250 GAIN". */
  readonly unrecapturedSection1250Gain: Decimal | null
  /** As computed by the IRS. From "SCHEDULE D TAX PER COMPUTER". */
  readonly scheduleDTaxPerComputer: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleE = {
  /** Rents of all properties; line 23a (2018-2025). From "TOTAL RENTS RECEIVED". */
  readonly totalRentsReceived: Decimal | null
  /** Royalties of all properties; line 23b (2018-2025). From "TOTAL ROYALTIES RECEIVED". */
  readonly totalRoyaltiesReceived: Decimal | null
  /** Mortgage interest on all properties; line 23c (2018-2025). From "TOTAL MORTGAGE INTEREST ALL PROPERTIES". */
  readonly totalMortgageInterest: Decimal | null
  /** Depreciation or depletion on all properties; line 23d (2018-2025). From "TOTAL DEPRECIATION OR DEPLETION FOR ALL PROPERTIES". */
  readonly totalDepreciationOrDepletion: Decimal | null
  /** Expenses of all properties; line 23e (2018-2025). From "TOTAL EXPENSES FOR ALL PROPERTIES". */
  readonly totalExpenses: Decimal | null
  /** Income of the properties with income; line 24 (2018-2025). From "RENTAL AND ROYALTY INCOME". */
  readonly rentalAndRoyaltyIncome: Decimal | null
  /** Losses of the properties with losses, printed with or without a minus; line 25 (2018-2025). From "RENTAL AND ROYALTY LOSSES". */
  readonly rentalAndRoyaltyLosses: Decimal | null
  /** Rental and royalty income or loss (minus) in total, as computed by the IRS; line 26 (2018-2025). From "RENT AND ROYALTY INCOME/LOSS PER COMPUTER". */
  readonly rentalAndRoyaltyIncomeOrLossPerComputer: Decimal | null
  /** Partnerships and S corporations, losses of active owners, printed with or without a minus; line 29b (2018-2025). From "PARTNERSHIP/S-CORP NONPASSIVE LOSS". */
  readonly partnershipSCorporationNonpassiveLoss: Decimal | null
  /** Partnerships and S corporations, income of active owners; line 29a (2018-2025). From "PARTNERSHIP/S-CORP NONPASSIVE INCOME". */
  readonly partnershipSCorporationNonpassiveIncome: Decimal | null
  /** Income from partnerships and S corporations; line 30 (2018-2025). From "PARTNERSHIP INCOME". */
  readonly partnershipIncome: Decimal | null
  /** Losses from partnerships and S corporations, printed with or without a minus; line 31 (2018-2025). From "PARTNERSHIP LOSS". */
  readonly partnershipLoss: Decimal | null
  /** Partnerships and S corporations in total, a loss with a minus, as computed by the IRS; line 32 (2018-2025). From "PARTNERSHIP/S-CORP INCOME/LOSS PER COMPUTER". */
  readonly partnershipSCorporationIncomeOrLossPerComputer: Decimal | null
  /** Income from estates and trusts; line 35 (2018-2025). From "ESTATE/TRUST INCOME". */
  readonly estateTrustIncome: Decimal | null
  /** Losses from estates and trusts, printed with or without a minus; line 36 (2018-2025). From "ESTATE/TRUST LOSS". */
  readonly estateTrustLoss: Decimal | null
  /** Income or loss (minus) of real estate mortgage investment conduits; line 39 (2018-2025). From "REAL ESTATE MORTGAGE INVESTMENT CONDUIT INCOME/LOSS". */
  readonly realEstateMortgageInvestmentConduit: Decimal | null
  /** Farm rental income or loss (minus); line 40 (2018-2025). From "NET FARM RENTAL INCOME/LOSS (FORM 4835)". */
  readonly netFarmRentalIncomeOrLoss: Decimal | null
  /** Income or loss (minus) of Schedule E in total, as computed by the IRS; line 41 (2018-2025). From "SCHEDULE E INCOME OR LOSS PER COMPUTER". */
  readonly scheduleEIncomeOrLossPerComputer: Decimal | null
  /** Gross farming and fishing income; line 42 (2018-2025). From "GROSS FARMING AND FISHING INCOME". */
  readonly grossFarmingAndFishingIncome: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleEic = {
  /** Children who count for the credit. From "QUALIFIED EIC DEPENDENTS". */
  readonly qualifyingDependents: number | null
  /** Name control of the child; line 1 (2018-2025). From "CHILD'S NAME CNTRL". */
  readonly childNameControl: string | null
  /** Social security number of the child; line 2 (2018-2025). From "SSN". */
  readonly childTaxId: string | null
  /** Year the child was born in; line 3 (2018-2025). From "YEAR OF BIRTH". */
  readonly childYearOfBirth: number | null
  /** Whether the child is a student or disabled; lines 4a and 4b (2018-2025). From "STUDENT/DISABLED". */
  readonly childStudentOrDisabled: string | null
  /** Months the child lived with the taxpayer; line 6 (2018-2025). From "NUMBER OF MONTHS CHILD LIVED WITH YOU". */
  readonly monthsLivedWithTaxpayer: number | null
  /** What the child is to the taxpayer; line 5 (2018-2025). From "RELATIONSHIP". */
  readonly childRelationship: string | null
  /** Whether the credit may be claimed, in the authority's words. From "EIC ELIGIBILITY". */
  readonly eligibility: string | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleF = {
  /** Social security number of the proprietor. From "SSN OF PROPRIETOR". */
  readonly taxId: string | null
  /** Employer identification number; line D (2018-2025). From "EMPLOYER ID NUMBER". */
  readonly employerTaxId: string | null
  /** Gross farm income; line 9 (2018-2025). From "SCHEDULE F GROSS INCOME". */
  readonly grossIncome: Decimal | null
  /** Distributions of cooperatives; line 3a (2018-2025). From "COOPERATIVE DISTRIBUTIONS". */
  readonly cooperativeDistributions: Decimal | null
  /** Crop insurance proceeds; line 6a (2018-2025). From "CROP INSURANCE PROCEEDS". */
  readonly cropInsuranceProceeds: Decimal | null
  /** Depreciation and section 179 expense; line 14 (2018-2025). From "DEPRECIATION". */
  readonly depreciation: Decimal | null
  /** Mortgage interest; line 21a (2018-2025). From "INTEREST (MORTGAGE)". */
  readonly mortgageInterest: Decimal | null
  /** Farm expenses in total; line 33 (2018-2025). From "TOTAL FARM EXPENSES". */
  readonly totalExpenses: Decimal | null
  /** Net farm profit or loss (minus), as computed by the IRS; line 34 (2018-2025). From "NET FARM PROFIT OR LOSS PER COMPUTER". */
  readonly netProfitOrLossPerComputer: Decimal | null
}

/** Of reca-1065, reca-1120-s, retr-1065, retr-1120-s. */
export type ScheduleK = {
  /** Ordinary business income or loss (minus); Forms 1065 and 1120-S line 1 (2018-2025). From "ORDINARY BUSINESS INCOME/LOSS". */
  readonly ordinaryBusinessIncomeOrLoss: Decimal | null
  /** Rental real estate income or loss (minus); Forms 1065 and 1120-S line 2 (2018-2025). From "NET RENTAL REAL ESTATE INCOME/LOSS" or "NET RENTAL REAL ESTATE INCOME (LOSS)". */
  readonly netRentalRealEstateIncomeOrLoss: Decimal | null
  /** Other rental income or loss (minus); Forms 1065 and 1120-S line 3c (2018-2025). From "OTHER NET RENTAL INCOME/LOSS". */
  readonly otherNetRentalIncomeOrLoss: Decimal | null
  /** Interest received; Form 1065 line 5 (2018-2025), Form 1120-S line 4 (2018-2025). From "INTEREST INCOME". */
  readonly interest: Decimal | null
  /** Ordinary dividends; Form 1065 line 6a (2018-2025), Form 1120-S line 5a (2018-2025). From "ORDINARY DIVIDENDS". */
  readonly ordinaryDividends: Decimal | null
  /** Royalties; Form 1065 line 7 (2018-2025), Form 1120-S line 6 (2018-2025). From "ROYALTIES". */
  readonly royalties: Decimal | null
  /** Net short-term capital gain or loss (minus); Form 1065 line 8 (2018-2025), Form 1120-S line 7 (2018-2025). From "NET SHORT-TERM CAPITAL GAIN/LOSS". */
  readonly netShortTermGainOrLoss: Decimal | null
  /** Net long-term capital gain or loss (minus); Form 1065 line 9a (2018-2025), Form 1120-S line 8a (2018-2025). From "NET LONG-TERM CAPITAL GAIN/LOSS". */
  readonly netLongTermGainOrLoss: Decimal | null
  /** Net gain or loss (minus) on business property under section 1231; Form 1065 line 10 (2018-2025), Form 1120-S line 9 (2018-2025). From "SECTION 1231 GAIN/LOSS". */
  readonly section1231GainOrLoss: Decimal | null
  /** Property deducted at once under section 179; Form 1065 line 12 (2018-2025), Form 1120-S line 11 (2018-2025). From "SECTION 179 DEDUCTION". */
  readonly section179Deduction: Decimal | null
  /** Gifts to charity, in cash alone from 2023 (Form 1065) and 2024 (Form 1120-S); Form 1065 line 13a (2018-2025), Form 1120-S line 12a (2018-2025). From "CHARITABLE CONTRIBUTIONS". */
  readonly charitableContributions: Decimal | null
  /** Cash paid out to the owners, on Form 1120-S property too; Form 1065 line 19a (2018-2025), Form 1120-S line 16d (2018-2025). From "CASH DISTRIBUTIONS". */
  readonly cashDistributions: Decimal | null
}

/** Of reca-1120, reca-1120-s, retr-1120, retr-1120-s. */
export type ScheduleL = BusinessScheduleLPart & {
  /** Total assets at the end of the year; line 15 (2018-2025). From "TOTAL ASSETS AT END OF YEAR". */
  readonly totalAssetsAtEndOfYear: Decimal | null
}

/** Of reca-1065, reca-1120, reca-1120-s, retr-1065, retr-1120, retr-1120-s. */
export type ScheduleM1 = {
  /** Net income or loss (minus) per the books; Forms 1120, 1120-S and 1065 line 1 (2018-2025). From "NET INCOME/LOSS PER BOOKS". */
  readonly netIncomeOrLossPerBooks: Decimal | null
  /** Travel, meals and entertainment in the books that may not be deducted. From "TRAVEL AND ENTERTAINMENT". */
  readonly travelAndEntertainment: Decimal | null
  /** Depreciation in the books that is not on the return. From "DEPRECIATION ON BOOKS NOT ON RETURN". */
  readonly depreciationOnBooksNotOnReturn: Decimal | null
  /** Income or loss (minus) per the return, the last line; Form 1120 line 10 (2018-2025), Form 1120-S line 8 (2018-2025), Form 1065 line 9 (2018-2025). From "INCOME/LOSS". */
  readonly incomeOrLoss: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type ScheduleSe = {
  /** Social security number of the self-employed person. From "SSN OF SELF-EMPLOYED TAXPAYER". */
  readonly taxId: string | null
  /** Net farm profit or loss (minus); line 1a (2018-2025). From "NET FARM PROFIT/LOSS: SCH F" or "NET FARM PROFIT/LOSS: SCHEDULE F" or "NET FARM PROFIT/LOSS (SCHEDULE F)". */
  readonly netFarmProfitOrLoss: Decimal | null
  /** Conservation Reserve Program payments; line 1b (2018-2025). From "CONSERVATION RESERVE PROGRAM PAYMENTS". */
  readonly conservationReservePayments: Decimal | null
  /** Net profit or loss (minus) other than farming; line 2 (2018-2025). From "NET NONFARM PROFIT/LOSS". */
  readonly netNonfarmProfitOrLoss: Decimal | null
  /** Self-employment income in total. From "TOTAL SE INCOME" or "TOTAL SELF-EMPLOYMENT INCOME". */
  readonly totalSelfEmploymentIncome: Decimal | null
  /** Quarters of social security coverage. From "SE QUARTERS COVERED". */
  readonly selfEmploymentQuartersCovered: number | null
  /** Self-employment tax, as computed by the IRS; line 12 (2018-2025). From "TOTAL SE TAX PER COMPUTER" or "TOTAL SELF-EMPLOYMENT TAX PER COMPUTER". */
  readonly totalSelfEmploymentTaxPerComputer: Decimal | null
  /** Self-employment income, verified by the IRS. From "SE INCOME COMPUTER VERIFIED". */
  readonly selfEmploymentIncomeVerified: Decimal | null
  /** As computed by the IRS. From "SE INCOME PER COMPUTER". */
  readonly selfEmploymentIncomePerComputer: Decimal | null
  /** As computed by the IRS. From "TOTAL NET EARNINGS PER COMPUTER". */
  readonly totalNetEarningsPerComputer: Decimal | null
  /** Church employee income. From "TENTATIVE CHURCH EARNINGS". */
  readonly tentativeChurchEarnings: Decimal | null
  /** Wages already under social security or railroad tax; line 8a (2018-2025). From "TOTAL SOC SEC AND RR WAGES" or "TOTAL SOCIAL SECURITY AND RR WAGES". */
  readonly totalSocialSecurityAndRailroadWages: Decimal | null
  /** Social security part of the tax, as computed by the IRS; line 10 (2018-2025). From "SE SS TAX COMPUTER" or "SELF-EMPLOYMENT SOCIAL SECURITY TAX COMPUTER". */
  readonly socialSecurityTaxPerComputer: Decimal | null
  /** Income under the Medicare part, as computed by the IRS. From "SE MEDICARE INCOME PER COMPUTER". */
  readonly medicareIncomePerComputer: Decimal | null
  /** Medicare part of the tax, as computed by the IRS; line 11 (2018-2025). From "SE MEDICARE TAX PER COMPUTER" or "SELF-EMPLOYMENT MEDICARE TAX PER COMPUTER". */
  readonly medicareTaxPerComputer: Decimal | null
  /** Uses the farm optional method. From "SE FARM OPTION METHOD USED". */
  readonly farmOptionalMethodUsed: { readonly text: string; readonly value: boolean | null } | null
  /** Income under an optional method. From "SE OPTIONAL METHOD INCOME". */
  readonly optionalMethodIncome: Decimal | null
}

/** Of actr-940, actr-941, actr-943, actr-944, reca-940, reca-941, reca-943, reca-944. */
export type SummaryEmploymentPart = {
  /** The return in short, or as adjusted: after an examination or amendment a figure may be the authority's; which ones change is not known. */
  readonly summary: Actr940Summary
}

/** Of actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-945, actr-990, actr-990-t, actr-general, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-945, reca-990, reca-general. */
export type SummaryEstateOrTrustPart = {
  /** The return in short, or as adjusted: after an examination or amendment a figure may be the authority's; which ones change is not known. */
  readonly summary: Actr1041Summary
}

/** Of actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-general, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-general. */
export type SummaryReturnDatesPart = {
  /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)" or "RETURN DUE DATE OR RETURN RECEIVED DATE". */
  readonly returnDueOrReceivedDate: string | null
  /** Day the return was processed. From "PROCESSING DATE". */
  readonly processingDate: string | null
  /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
  readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
}

/** Of reca-1040, retr-1040. */
export type TaxAndCredits = {
  /** Taxpayer is 65 or over. From "65-OR-OVER". */
  readonly age65OrOver: { readonly text: string; readonly value: boolean | null } | null
  /** Taxpayer is blind. From "BLIND". */
  readonly blind: { readonly text: string; readonly value: boolean | null } | null
  /** Spouse is 65 or over. From "SPOUSE 65-OR-OVER". */
  readonly spouseAge65OrOver: { readonly text: string; readonly value: boolean | null } | null
  /** Spouse is blind. From "SPOUSE BLIND". */
  readonly spouseBlind: { readonly text: string; readonly value: boolean | null } | null
  /** Standard deduction, as computed by the IRS; Form 1040 line 12e (2025), 12 (2020, 2022-2024), 12a (2021), 9 (2019), 8 (2018). From "STANDARD DEDUCTION PER COMPUTER". */
  readonly standardDeductionPerComputer: Decimal | null
  /** As computed by the IRS. From "ADDITIONAL STANDARD DEDUCTION PER COMPUTER". */
  readonly additionalStandardDeductionPerComputer: Decimal | null
  /** As computed by the IRS. From "TAX TABLE INCOME PER COMPUTER". */
  readonly taxTableIncomePerComputer: Decimal | null
  /** As computed by the IRS. From "EXEMPTION AMOUNT PER COMPUTER". */
  readonly exemptionAmountPerComputer: Decimal | null
  /** Deductions for tips, overtime, car loan interest and seniors; Form 1040 line 13b (2025), Schedule 1-A line 38 (2025). From "ADDITIONAL DEDUCTIONS (SCHEDULE 1-A)" or "ADDITIONAL DEDUCTIONS: SCH 1-A" or "SCHEDULE 1-A ADDITIONAL DEDUCTIONS" or "TOTAL ADDITIONAL DEDUCTIONS". */
  readonly totalAdditionalDeductions: Decimal | null
  /** As computed by the IRS. From "ADDITIONAL DEDUCTIONS (SCHEDULE 1-A) PER COMPUTER" or "TOTAL ADDITIONAL DEDUCTIONS PER COMPUTER" or "ADDITIONAL DEDUCTIONS PER COMPUTER". */
  readonly totalAdditionalDeductionsPerComputer: Decimal | null
  /** Taxable income; Form 1040 line 15 (2020-2025), 11b (2019), 10 (2018). From "TAXABLE INCOME". */
  readonly taxableIncome: Decimal | null
  /** As computed by the IRS. From "TAXABLE INCOME PER COMPUTER". */
  readonly taxableIncomePerComputer: Decimal | null
  /** Income without its losses, as computed by the IRS. From "TOTAL POSITIVE INCOME PER COMPUTER". */
  readonly totalPositiveIncomePerComputer: Decimal | null
  /** Tax before credits; Form 1040 line 16 (2020-2025), 12a (2019), 11a (2018). From "TENTATIVE TAX". */
  readonly tentativeTax: Decimal | null
  /** As computed by the IRS. From "TENTATIVE TAX PER COMPUTER". */
  readonly tentativeTaxPerComputer: Decimal | null
  /** Tax on a child's interest and dividends on the parent's return. From "FORM 8814 ADDITIONAL TAX AMOUNT". */
  readonly form8814AdditionalTax: Decimal | null
  /** As computed by the IRS. From "TAX ON INCOME LESS SOC SEC INCOME PER COMPUTER" or "TAX ON INCOME LESS SOCIAL SECURITY INCOME PER COMPUTER". */
  readonly taxOnIncomeLessSocialSecurityPerComputer: Decimal | null
  /** Alternative minimum tax; Schedule 2 line 2 (2024-2025), 1 (2019-2023), 45 (2018). From "FORM 6251 ALTERNATIVE MINIMUM TAX" or "ALTERNATIVE MINIMUM TAX (FORM 6251)". */
  readonly alternativeMinimumTax: Decimal | null
  /** As computed by the IRS. From "FORM 6251 ALTERNATIVE MINIMUM TAX PER COMPUTER". */
  readonly alternativeMinimumTaxPerComputer: Decimal | null
  /** Foreign tax credit; Schedule 3 line 1 (2019-2025), 48 (2018). From "FOREIGN TAX CREDIT". */
  readonly foreignTaxCredit: Decimal | null
  /** As computed by the IRS. From "FOREIGN TAX CREDIT PER COMPUTER". */
  readonly foreignTaxCreditPerComputer: Decimal | null
  /** As computed by the IRS. From "FOREIGN INCOME EXCLUSION PER COMPUTER". */
  readonly foreignIncomeExclusionPerComputer: Decimal | null
  /** As computed by the IRS. From "FOREIGN INCOME EXCLUSION TAX PER COMPUTER". */
  readonly foreignIncomeExclusionTaxPerComputer: Decimal | null
  /** Advance premium tax credit to be paid back; Schedule 2 line 1a (2024-2025), 2 (2019-2023), 46 (2018). From "EXCESS ADVANCE PREMIUM TAX CREDIT REPAYMENT AMOUNT". */
  readonly excessAdvancePremiumTaxCreditRepayment: Decimal | null
  /** As verified by the IRS. From "EXCESS ADVANCE PREMIUM TAX CREDIT REPAYMENT VERIFIED AMOUNT". */
  readonly excessAdvancePremiumTaxCreditRepaymentVerified: Decimal | null
  /** Credit for a new clean vehicle, passed to a dealer and to be paid back; Schedule 2 line 1b (2024-2025). From "NEW CLEAN VEHICLE CREDIT REPAYMENT" or "CLEAN VEHICLE CREDIT REPAYMENT". */
  readonly cleanVehicleCreditRepayment: Decimal | null
  /** Credit for a used clean vehicle, passed to a dealer and to be paid back; Schedule 2 line 1c (2024-2025). From "PREVIOUSLY OWNED CLEAN VEHICLE CREDIT REPAYMENT". */
  readonly previouslyOwnedCleanVehicleCreditRepayment: Decimal | null
  /** Child and dependent care; Schedule 3 line 2 (2019-2025), 49 (2018). From "CHILD AND DEPENDENT CARE CREDIT". */
  readonly childAndDependentCareCredit: Decimal | null
  /** As computed by the IRS. From "CHILD AND DEPENDENT CARE CREDIT PER COMPUTER". */
  readonly childAndDependentCareCreditPerComputer: Decimal | null
  /** Elderly or disabled; Schedule 3 line 6d (2021-2025). From "CREDIT FOR ELDERLY AND DISABLED". */
  readonly elderlyAndDisabledCredit: Decimal | null
  /** As computed by the IRS. From "CREDIT FOR ELDERLY AND DISABLED PER COMPUTER". */
  readonly elderlyAndDisabledCreditPerComputer: Decimal | null
  /** Education credits; Schedule 3 line 3 (2019-2025), 50 (2018). From "EDUCATION CREDIT". */
  readonly educationCredit: Decimal | null
  /** As computed by the IRS. From "EDUCATION CREDIT PER COMPUTER". */
  readonly educationCreditPerComputer: Decimal | null
  /** As computed by the IRS. From "GROSS EDUCATION CREDIT PER COMPUTER". */
  readonly grossEducationCreditPerComputer: Decimal | null
  /** Retirement savings contributions; Schedule 3 line 4 (2019-2025), 51 (2018). From "RETIREMENT SAVINGS CNTRB CREDIT" or "RETIREMENT SAVINGS CONTRIBUTION CREDIT". */
  readonly retirementSavingsContributionCredit: Decimal | null
  /** As computed by the IRS. From "RETIREMENT SAVINGS CNTRB CREDIT PER COMPUTER" or "RETIREMENT SAVINGS CONTRIBUTION CREDIT PER COMPUTER". */
  readonly retirementSavingsContributionCreditPerComputer: Decimal | null
  /** Taxpayer's contributions, Form 8880. From "PRIM RET SAV CNTRB: F8880 LN6A" or "PRIMARY RETIREMENT SAVINGS CONTRIBUTION: FORM 8880 LINE 6A" or "PRIMARY RETIREMENT SAVINGS CONTRIBUTION: FORM 8880 LN6A". */
  readonly retirementSavingsContributionTaxpayer: Decimal | null
  /** Spouse's contributions, Form 8880. From "SEC RET SAV CNTRB: F8880 LN6B" or "SECONDARY RETIREMENT SAVINGS CONTRIBUTION: FORM 8880 LINE 6B" or "SECONDARY RETIREMENT SAVINGS CONTRIBUTION: FORM 8880 LN6B". */
  readonly retirementSavingsContributionSpouse: Decimal | null
  /** As computed by the IRS. From "TOTAL RETIREMENT SAVINGS CONTRIBUTION: F8880 CMPTR" or "TOTAL RETIREMENT SAVINGS CONTRIBUTION: FORM 8880 COMPUTER" or "TOTAL RETIREMENT SAVINGS CONTRIBUTION: FORM 8880 PER COMPUTER". */
  readonly totalRetirementSavingsContributionPerComputer: Decimal | null
  /** Residential energy, from 2023 taken to be the part for clean energy; Schedule 3 line 5a (2023-2025), 5 (2019-2022), 53 (2018). From "RESIDENTIAL ENERGY CREDIT" or "RESIDENTIAL CLEAN ENERGY CREDIT". */
  readonly residentialEnergyCredit: Decimal | null
  /** As computed by the IRS. From "RESIDENTIAL ENERGY CREDIT PER COMPUTER". */
  readonly residentialEnergyCreditPerComputer: Decimal | null
  /** Energy efficient home improvement; Schedule 3 line 5b (2023-2025). From "ENERGY EFFICIENT HOME IMPROVEMENT CREDIT". */
  readonly energyEfficientHomeImprovementCredit: Decimal | null
  /** Child tax credit. From "CHILD TAX CREDIT". */
  readonly childTaxCredit: Decimal | null
  /** As computed by the IRS. From "CHILD TAX CREDIT PER COMPUTER". */
  readonly childTaxCreditPerComputer: Decimal | null
  /** Child tax credit and credit for other dependents; Form 1040 line 19 (2020-2025), 13a (2019), 12a (2018). From "CHILD AND OTHER DEPENDENT CREDIT". */
  readonly childAndOtherDependentCredit: Decimal | null
  /** As computed by the IRS. From "CHILD AND OTHER DEPENDENT CREDIT PER COMPUTER". */
  readonly childAndOtherDependentCreditPerComputer: Decimal | null
  /** Adoption; Schedule 3 line 6c (2021-2025). From "ADOPTION CREDIT: F8839" or "ADOPTION CREDIT: FORM 8839" or "ADOPTION CREDIT (FORM 8839)". */
  readonly adoptionCredit: Decimal | null
  /** As computed by the IRS. From "ADOPTION CREDIT PER COMPUTER" or "ADOPTION CREDIT: FORM 8839 PER COMPUTER" or "ADOPTION CREDIT (FORM 8839) PER COMPUTER". */
  readonly adoptionCreditPerComputer: Decimal | null
  /** Mortgage interest under a certificate; Schedule 3 line 6g (2021-2025). From "FORM 8396 MORTGAGE CERTIFICATE CREDIT". */
  readonly mortgageCertificateCredit: Decimal | null
  /** As computed by the IRS. From "FORM 8396 MORTGAGE CERTIFICATE CREDIT PER COMPUTER". */
  readonly mortgageCertificateCreditPerComputer: Decimal | null
  /** Credits of Forms 3800 and 8801 and others, in one amount; Schedule 3 line 6 (2019-2020), 54 (2018). From "F3800, F8801 AND OTHER CREDIT AMOUNT" or "FORM 3800, FORM 8801 AND OTHER CREDIT AMOUNT" or "FORM 3800, FORM 8801, AND OTHER CREDIT AMOUNT". */
  readonly form3800Form8801AndOtherCredits: Decimal | null
  /** General business credit; Schedule 3 line 6a (2021-2025). From "FORM 3800 GENERAL BUSINESS CREDITS". */
  readonly generalBusinessCredits: Decimal | null
  /** As computed by the IRS. From "FORM 3800 GENERAL BUSINESS CREDITS PER COMPUTER". */
  readonly generalBusinessCreditsPerComputer: Decimal | null
  /** Minimum tax of earlier years; Schedule 3 line 6b (2021-2025). From "PRIOR YR MIN TAX CREDIT: F8801" or "PRIOR YEAR MINIMUM TAX CREDIT: FORM 8801" or "PRIOR YEAR MINIMUM TAX CREDIT (FORM 8801)". */
  readonly priorYearMinimumTaxCredit: Decimal | null
  /** As computed by the IRS. From "PRIOR YR MIN TAX CREDIT: F8801 PER COMPUTER" or "PRIOR YEAR MINIMUM TAX CREDIT: FORM 8801 PER COMPUTER" or "PRIOR YEAR MINIMUM TAX CREDIT (FORM 8801) PER COMPUTER". */
  readonly priorYearMinimumTaxCreditPerComputer: Decimal | null
  /** Electric vehicles; Schedule 3 line 6i (2021-2025). From "F8834 ELECTRIC VEHICLE CREDIT AMOUNT" or "FORM 8834 ELECTRIC VEHICLE CREDIT AMOUNT". */
  readonly electricVehicleCredit: Decimal | null
  /** Plug-in electric vehicles; Schedule 3 line 6f (2021-2025). From "F8936 ELECTRIC MOTOR VEHICLE CREDIT AMOUNT" or "FORM 8936 ELECTRIC MOTOR VEHICLE CREDIT AMOUNT". */
  readonly electricMotorVehicleCredit: Decimal | null
  /** Alternative motor vehicles; Schedule 3 line 6e (2021-2022). From "F8910 ALTERNATIVE MOTOR VEHICLE CREDIT AMOUNT" or "FORM 8910 ALTERNATIVE MOTOR VEHICLE CREDIT AMOUNT". */
  readonly alternativeMotorVehicleCredit: Decimal | null
  /** Other credits that lower the tax. From "OTHER CREDITS". */
  readonly otherCredits: Decimal | null
  /** Instalment of the tax on foreign earnings under section 965; Schedule 2 line 20 (2021-2025), 9 (2019-2020), Schedule 4 line 63 (2018). From "SEC 965 TAX INSTALLMENT" or "SECTION 965 TAX INSTALLMENT". */
  readonly section965TaxInstallment: Decimal | null
  /** As computed by the IRS. From "MAX DEFERRED TAX PER COMPUTER". */
  readonly maximumDeferredTaxPerComputer: Decimal | null
  /** Credits that lower the tax in total; Form 1040 line 21 (2020-2025), 13b (2019), 12 (2018). From "TOTAL CREDITS". */
  readonly totalCredits: Decimal | null
  /** As computed by the IRS. From "TOTAL CREDITS PER COMPUTER". */
  readonly totalCreditsPerComputer: Decimal | null
  /** Income tax left after these credits, as computed by the IRS; PER COMPUTER may be left out; Form 1040 line 22 (2020-2025), 14 (2019), 13 (2018). From "INCOME TAX AFTER CREDITS PER COMPUTER" or "INCOME TAX AFTER CREDITS". */
  readonly incomeTaxAfterCreditsPerComputer: Decimal | null
}

/** Of reca-1040, retr-1040. */
export type ThirdPartyDesignee = {
  /** Number the designee chose to be known by. From "THIRD PARTY DESIGNEE ID NUMBER". */
  readonly idNumber: string | null
  /** Taxpayer allows this contact. From "AUTHORIZATION INDICATOR". */
  readonly authorization: { readonly text: string; readonly value: boolean | null } | null
  /** Name of the designee. From "THIRD PARTY DESIGNEE NAME". */
  readonly name: string | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general. */
export type Transactions = {
  /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
  readonly code: string | null
  /** What the row is about, by its code and where that says too little by its words; null where it only informs. From "CODE", with "DESC" or "EXPLANATION OF TRANSACTION" beside it. */
  readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'offset' | 'payment' | 'penalty' | 'refund' | 'return' | 'transfer' | 'unlisted' | null
  /** What the row's words say happened, such as a payment plan; none where they say no more than the code. From "CODE", with "DESC" or "EXPLANATION OF TRANSACTION" beside it. */
  readonly event: 'amendedReturnForwarded' | 'bankruptcy' | 'hearingNotice' | 'hearingRequested' | 'identityTheft' | 'legalAction' | 'legalActionEnded' | 'levyAnnounced' | 'levyBlocked' | 'levyIssued' | 'levyPayment' | 'lienEnded' | 'lienFiled' | 'lienNotice' | 'notCollectible' | 'noticeIssued' | 'offset' | 'offsetReversed' | 'passport' | 'planEnded' | 'planEstablished' | 'planRequested' | 'reversal' | 'substituteReturn' | 'none' | 'unlisted' | null
  /** What the code does to the balance; a credit lowers it. From "CODE". */
  readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
  /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
  readonly description: string | null
  /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
  readonly cycle: string | null
  /** Day it counts from; may lie in the future. From "DATE". */
  readonly date: string | null
  /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
  readonly amount: Decimal | null
  /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
  readonly informational: boolean | null
  /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
  readonly belongsTo: number | null
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general. */
export type TransactionsPart = {
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly Transactions[]
}

/** Of actr-1040, actr-1041, actr-1042, actr-1065, actr-1120, actr-1120-s, actr-2290, actr-706, actr-709, actr-720, actr-940, actr-941, actr-943, actr-944, actr-945, actr-990, actr-990-t, actr-civil-penalty, actr-general, reca-1040, reca-1041, reca-1065, reca-1120, reca-1120-s, reca-720, reca-940, reca-941, reca-943, reca-944, reca-945, reca-990, reca-civil-penalty, reca-general, retr-1040, retr-1041, retr-1065, retr-1120, retr-1120-s, retr-940, retr-941, retr-943, retr-944, retr-general, waid-general, waid-income. */
export type TranscriptPart = {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
}

/** Of waid-general, waid-income. */
export type Trustee = PartyPart & {
  /** Federal identification number of the trustee. From "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
  readonly taxId: string | null
}

/** Of waid-general, waid-income. */
export type W2 = WaidGeneralInformationReturnsW2IncomeEntriesPart & {
  readonly form: "W-2"
  /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
  readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
  /** Who paid the wages. */
  readonly employer: PartyPart & {
    /** Employer identification number. From "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
    readonly taxId: string | null
  }
  /** Who earned them. */
  readonly employee: PartyPart & {
    /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER". */
    readonly taxId: string | null
  }
  /** Wages, tips and other compensation; box 1 (2018-2025). From ITEMS."WAGES, TIPS AND OTHER COMPENSATION" or ITEMS."WAGES, TIPS, AND OTHER COMPENSATION" or ITEMS."WAGES, TIPS, OTHER COMPENSATION". */
  readonly wages: Decimal | null
  /** Federal income tax withheld; box 2 (2018-2025). From ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** Social security wages; box 3 (2018-2025). From ITEMS."SOCIAL SECURITY WAGES". */
  readonly socialSecurityWages: Decimal | null
  /** Social security tax withheld; box 4 (2018-2025). From ITEMS."SOCIAL SECURITY TAX WITHHELD". */
  readonly socialSecurityTaxWithheld: Decimal | null
  /** Medicare wages and tips; box 5 (2018-2025). From ITEMS."MEDICARE WAGES AND TIPS". */
  readonly medicareWages: Decimal | null
  /** Medicare tax withheld; box 6 (2018-2025). From ITEMS."MEDICARE TAX WITHHELD". */
  readonly medicareTaxWithheld: Decimal | null
  /** Tips under social security; box 7 (2018-2025). From ITEMS."SOCIAL SECURITY TIPS". */
  readonly socialSecurityTips: Decimal | null
  /** Tips the employer allocated; box 8 (2018-2025). From ITEMS."ALLOCATED TIPS". */
  readonly allocatedTips: Decimal | null
  /** Dependent care benefits; box 10 (2018-2025). From ITEMS."DEPENDENT CARE BENEFITS". */
  readonly dependentCareBenefits: Decimal | null
  /** Pay put into retirement plans; box 12 (2018-2025). From ITEMS."DEFERRED COMPENSATION". */
  readonly deferredCompensation: Decimal | null
  /** Combat pay that is not taxed; box 12 code Q (2018-2025). From ITEMS."CODE ""Q"" NONTAXABLE COMBAT PAY". */
  readonly nontaxableCombatPay: Decimal | null
  /** Medical savings account; box 12 code R (2018-2025). From ITEMS."CODE ""R"" EMPLOYER'S CONTRIBUTION TO MSA". */
  readonly employerMsaContributions: Decimal | null
  /** SIMPLE retirement account, by the form the pay an employee puts in; box 12 code S (2018-2025). From ITEMS."CODE ""S"" EMPLOYER'S CONTRIBUTION TO SIMPLE ACCOUNT". */
  readonly employerSimpleContributions: Decimal | null
  /** Adoption benefits; box 12 code T (2018-2025). From ITEMS."CODE ""T"" EXPENSES INCURRED FOR QUALIFIED ADOPTIONS". */
  readonly adoptionExpenses: Decimal | null
  /** Part of the wages that comes from stock options; box 12 code V (2018-2025). From ITEMS."CODE ""V"" INCOME FROM EXERCISE OF NON-STATUTORY STOCK OPTIONS". */
  readonly stockOptionIncome: Decimal | null
  /** Health savings account; box 12 code W (2018-2025). From ITEMS."CODE ""W"" EMPLOYER CONTRIBUTIONS TO A HEALTH SAVINGS ACCOUNT". */
  readonly employerHsaContributions: Decimal | null
  /** Pay deferred under section 409A; box 12 code Y (2018-2025). From ITEMS."CODE ""Y"" DEFERRALS UNDER A SECTION 409A NONQUALIFIED DEFERRED COMPENSATION PLAN". */
  readonly section409aDeferrals: Decimal | null
  /** Part of the wages that section 409A taxes; box 12 code Z (2018-2025). From ITEMS."CODE ""Z"" INCOME UNDER SECTION 409A ON A NONQUALIFIED DEFERRED COMPENSATION PLAN". */
  readonly section409aIncome: Decimal | null
  /** Roth contributions to a 401(k) plan; box 12 code AA (2018-2025). From ITEMS."CODE ""AA"" DESIGNATED ROTH CONTRIBUTIONS UNDER A SECTION 401(K) PLAN". */
  readonly roth401kContributions: Decimal | null
  /** Roth contributions to a 403(b) plan; box 12 code BB (2018-2025). From ITEMS."CODE ""BB"" DESIGNATED ROTH CONTRIBUTIONS UNDER A SECTION 403(B) PLAN". */
  readonly roth403bContributions: Decimal | null
  /** Cost of health coverage, not taxed; box 12 code DD (2018-2025). From ITEMS."CODE ""DD"" COST OF EMPLOYER-SPONSORED HEALTH COVERAGE". */
  readonly healthCoverageCost: Decimal | null
  /** Roth contributions to a 457(b) plan; box 12 code EE (2018-2025). From ITEMS."CODE ""EE"" DESIGNATED ROTH CONTRIBUTIONS UNDER A GOVERNMENTAL SECTION 457(B) PLAN". */
  readonly roth457bContributions: Decimal | null
  /** Health costs paid back by a small employer; box 12 code FF (2018-2025). From ITEMS."CODE ""FF"" PERMITTED BENEFITS UNDER A QUALIFIED SMALL EMPLOYER HEALTH REIMBURSEMENT ARRANGEMENT". */
  readonly smallEmployerHealthReimbursement: Decimal | null
  /** Income from equity grants under section 83(i); box 12 code GG (2018-2025). From ITEMS."CODE ""GG"" INCOME FROM QUALIFIED EQUITY GRANTS UNDER SECTION 83(I)". */
  readonly qualifiedEquityGrantIncome: Decimal | null
  /** Income put off under section 83(i), in total; box 12 code HH (2018-2025). From ITEMS."CODE ""HH"" AGGREGATE DEFERRALS UNDER SECTION 83(I) ELECTIONS AS OF THE CLOSE OF THE CALENDAR YEAR". */
  readonly section83iDeferrals: Decimal | null
  /** Sick pay from a third party; box 13 (2018-2025). From ITEMS."THIRD PARTY SICK PAY INDICATOR". */
  readonly thirdPartySickPay: { readonly text: string; readonly value: boolean | null } | null
  /** Takes part in a retirement plan of the employer; box 13 (2018-2025). From ITEMS."RETIREMENT PLAN INDICATOR". */
  readonly retirementPlan: { readonly text: string; readonly value: boolean | null } | null
  /** Statutory employee, who reports expenses on Schedule C; box 13 (2018-2025). From ITEMS."STATUTORY EMPLOYEE". */
  readonly statutoryEmployee: { readonly text: string; readonly value: boolean | null } | null
  /** As submissionType, under another label. From ITEMS."W2 SUBMISSION TYPE". */
  readonly w2SubmissionType: { readonly text: string; readonly value: boolean | null } | null
  /** Whether the social security number was found to be right; Correct SSN where it was. From ITEMS."W2 WHC SSN VALIDATION CODE". */
  readonly ssnValidationCode: string | null
}

/** Of waid-general, waid-income. */
export type W2G = WaidGeneralInformationReturnsW2IncomeEntriesPart & IncomeSubmissionPart & IncomePayerAndRecipientPart & {
  readonly form: "W-2G"
  /** Winnings; box 1 (2018-2025). From ITEMS."GROSS WINNINGS". */
  readonly grossWinnings: Decimal | null
  /** Day they were won; box 2 (2018-2025). From ITEMS."DATE WON". */
  readonly dateWon: string | null
  /** Kind of wager, in the authority's words; box 3 (2018-2025). From ITEMS."TYPE OF WAGER". */
  readonly typeOfWager: string | null
  /** Federal income tax withheld; box 4 (2018-2025). From ITEMS."FEDERAL INCOME TAX WITHHELD" or ITEMS."TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
}

/** Of waid-general, waid-income. */
export type WISSUMMARY = WaidGeneralInformationReturnsW2IncomeEntriesPart & {
  readonly form: "W&IS SUMMARY"
  /** Wages. From ITEMS."WAGES". */
  readonly wages: Decimal | null
  /** Federal income tax withheld. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
  readonly federalIncomeTaxWithheld: Decimal | null
  /** State or local income tax refunds, credits or offsets. From ITEMS."PRIOR YEAR REFUND". */
  readonly stateAndLocalTaxRefunds: Decimal | null
  /** Unemployment compensation. From ITEMS."UNEMPLOYMENT COMPENSATION". */
  readonly unemploymentCompensation: Decimal | null
  /** Capital gains passed on by funds, as Form 1099-DIV calls them. From ITEMS."CAPITAL GAINS". */
  readonly capitalGainDistributions: Decimal | null
  /** Gross proceeds. From ITEMS."GROSS PROCEEDS". */
  readonly grossProceeds: Decimal | null
  /** Proceeds of sales through brokers. From ITEMS."PROCEEDS". */
  readonly proceeds: Decimal | null
  /** Cost or other basis of what was sold. From ITEMS."COST OR BASIS". */
  readonly costOrBasis: Decimal | null
  /** Loss not allowed as the security was bought again. From ITEMS."WASH SALE LOSS DISALLOWED". */
  readonly washSaleLossDisallowed: Decimal | null
  /** Original issue discount that is not taxed. From ITEMS."TAX EXEMPT OID". */
  readonly taxExemptOid: Decimal | null
}

/** Of waid-general, waid-income. */
export type WaidGeneralIncomeEntriesPart = {
  /** Forms sent in about the taxpayer, one entry for each. */
  readonly informationReturns: readonly (
    | W2
    | Form1099INT
    | Form1099DIV
    | Form1099R
    | Form1099MISC
    | Form1099NEC
    | Form1099G
    | Form1099B
    | Form1099DA
    | Form1099K
    | Form1099S
    | Form1099C
    | Form1099A
    | Form1099OID
    | Form1099PATR
    | Form1099Q
    | Form1099SA
    | Form1099LTC
    | SSA1099
    | RRB1099
    | Form1098
    | Form1098E
    | Form1098T
    | Form1098C
    | Form5498
    | Form5498SA
    | W2G
    | K11065
    | K11120S
    | K11041
    | Form3921
    | Form3922
    | Form1095A
    | Form1042S
    | WISSUMMARY
    | Other
  )[]
  /** Wages of all Forms W-2. Computed: ( $originals := informationReturns[form = "W-2" and (submissionType.value ?? false) and
    $not($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? false) = false)];
    $corrected := informationReturns[form = "W-2" and ((submissionType.value ?? true) = false or
    ($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? true) = false))];
    $sumAsCorrected(
      $originals.wages, $originals.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4)),
      $corrected.wages, $corrected.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4))) )
  . */
  readonly totalWages: Decimal | null
  /** Federal income tax withheld on all Forms W-2. Computed: ( $originals := informationReturns[form = "W-2" and (submissionType.value ?? false) and
    $not($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? false) = false)];
    $corrected := informationReturns[form = "W-2" and ((submissionType.value ?? true) = false or
    ($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? true) = false))];
    $sumAsCorrected(
      $originals.federalIncomeTaxWithheld, $originals.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4)),
      $corrected.federalIncomeTaxWithheld, $corrected.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4))) )
  . */
  readonly totalFederalIncomeTaxWithheldOnWages: Decimal | null
  /** Pay on all Forms 1099-NEC, and on all Forms 1099-MISC that print it, which those of years up to 2019 do. Computed: $count(informationReturns[form = "1099-MISC" and $exists(nonEmployeeCompensation) and (submissionType.value ?? false)]) > 0 and
    $count(informationReturns[form = "1099-MISC" and $not($exists(nonEmployeeCompensation)) and (submissionType.value ?? true) = false]) > 0
    ? null :
  ( $originals := informationReturns[(form = "1099-NEC" or (form = "1099-MISC" and $exists(nonEmployeeCompensation))) and (submissionType.value ?? false)];
    $corrected := informationReturns[(form = "1099-NEC" or (form = "1099-MISC" and $exists(nonEmployeeCompensation))) and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.nonEmployeeCompensation, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.nonEmployeeCompensation, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalNonEmployeeCompensation: Decimal | null
  /** Benefits paid on all Forms SSA-1099 and RRB-1099, before any that were paid back. Computed: ( $originals := informationReturns[form in ["SSA-1099", "RRB-1099"] and (submissionType.value ?? false)];
    $corrected := informationReturns[form in ["SSA-1099", "RRB-1099"] and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.totalBenefitsPaid, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.totalBenefitsPaid, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalSocialSecurityBenefits: Decimal | null
  /** Benefits paid on all Forms SSA-1099 and RRB-1099 less those paid back; repayments that are not printed count as none. Null where a form prints them below zero. Computed: $count(informationReturns[form in ["SSA-1099", "RRB-1099"] and ($compareMoney(repayments, $money("0.00")) ?? 0) = -1]) > 0 ? null :
  $subtractMoney(totalSocialSecurityBenefits, ( $originals := informationReturns[form in ["SSA-1099", "RRB-1099"] and (submissionType.value ?? false)];
    $corrected := informationReturns[form in ["SSA-1099", "RRB-1099"] and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.(repayments ?? $money("0.00")), $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.(repayments ?? $money("0.00")), $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) ))
  . */
  readonly totalNetSocialSecurityBenefits: Decimal | null
  /** Gross distributions on all Forms 1099-R - pensions, annuities, IRAs and insurance, rollovers and conversions included. Computed: ( $originals := informationReturns[form = "1099-R" and (submissionType.value ?? false)];
    $corrected := informationReturns[form = "1099-R" and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.grossDistribution, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.grossDistribution, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalPensionsGross: Decimal | null
  /** Taxable amounts on all Forms 1099-R; null where one that counts says that the payer could not determine it, as what it prints is no figure then. An original that a corrected form replaces does not count. Taxed conversions, loans and the like count, of which nothing was paid out; taxablePensionsWerePaid says so. Computed: ( $originals := informationReturns[form = "1099-R" and (submissionType.value ?? false)];
    $corrected := informationReturns[form = "1099-R" and (submissionType.value ?? true) = false];
    $compareMoney($sumAsCorrected(
      $originals.((taxableAmountNotDetermined.value ?? false) ? $money("1.00") : $money("0.00")),
      $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.((taxableAmountNotDetermined.value ?? false) ? $money("1.00") : $money("0.00")),
      $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber), $money("0.00")) != 0 ? null :
    $sumAsCorrected(
      $originals.((taxableAmountNotDetermined.value ?? false) ? $money("0.00") : taxableAmount),
      $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.((taxableAmountNotDetermined.value ?? false) ? $money("0.00") : taxableAmount),
      $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalPensionsTaxable: Decimal | null
  /** Ordinary business income or loss on all Schedules K-1 of partnerships. Computed: ( $originals := informationReturns[form = "K-1 (1065)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
    $corrected := informationReturns[form = "K-1 (1065)" and (submissionType.value ?? true) = false];
    $entities := informationReturns[form = "K-1 (1065)" and $exists(partnership.taxId) and ordinaryBusinessIncomeOrLoss != $money("0.00")].$substring(partnership.taxId, -4);
    $known := informationReturns[form = "K-1 (1065)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false)) and $exists(partnership.taxId)];
    $not($exists($known)) or $compareMoney($sumAsCorrected(
      $known.($substring(partnership.taxId, -4) in $entities ? $money("1.00") : $money("0.00")), $known.$substring(partnership.taxId, -4),
      $corrected.$money("1.00"), $corrected.$substring(partnership.taxId, -4),
      $known.$substring(partner.taxId, -4), $corrected.$substring(partner.taxId, -4)), $money("0.00")) != -1 ?
    $sumAsCorrected(
      $originals.ordinaryBusinessIncomeOrLoss, $originals.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4)),
      $corrected.ordinaryBusinessIncomeOrLoss, $corrected.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4))) : null )
  . */
  readonly totalPartnershipIncome: Decimal | null
  /** Net income or loss of rental real estate on all Schedules K-1 of partnerships, which is no part of their ordinary income. Computed: ( $originals := informationReturns[form = "K-1 (1065)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
    $corrected := informationReturns[form = "K-1 (1065)" and (submissionType.value ?? true) = false];
    $entities := informationReturns[form = "K-1 (1065)" and $exists(partnership.taxId) and netRentalRealEstateIncomeOrLoss != $money("0.00")].$substring(partnership.taxId, -4);
    $known := informationReturns[form = "K-1 (1065)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false)) and $exists(partnership.taxId)];
    $not($exists($known)) or $compareMoney($sumAsCorrected(
      $known.($substring(partnership.taxId, -4) in $entities ? $money("1.00") : $money("0.00")), $known.$substring(partnership.taxId, -4),
      $corrected.$money("1.00"), $corrected.$substring(partnership.taxId, -4),
      $known.$substring(partner.taxId, -4), $corrected.$substring(partner.taxId, -4)), $money("0.00")) != -1 ?
    $sumAsCorrected(
      $originals.netRentalRealEstateIncomeOrLoss, $originals.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4)),
      $corrected.netRentalRealEstateIncomeOrLoss, $corrected.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4))) : null )
  . */
  readonly totalPartnershipRentalIncome: Decimal | null
  /** Guaranteed payments on all Schedules K-1 of partnerships. Computed: ( $originals := informationReturns[form = "K-1 (1065)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
    $corrected := informationReturns[form = "K-1 (1065)" and (submissionType.value ?? true) = false];
    $entities := informationReturns[form = "K-1 (1065)" and $exists(partnership.taxId) and guaranteedPayments != $money("0.00")].$substring(partnership.taxId, -4);
    $known := informationReturns[form = "K-1 (1065)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false)) and $exists(partnership.taxId)];
    $not($exists($known)) or $compareMoney($sumAsCorrected(
      $known.($substring(partnership.taxId, -4) in $entities ? $money("1.00") : $money("0.00")), $known.$substring(partnership.taxId, -4),
      $corrected.$money("1.00"), $corrected.$substring(partnership.taxId, -4),
      $known.$substring(partner.taxId, -4), $corrected.$substring(partner.taxId, -4)), $money("0.00")) != -1 ?
    $sumAsCorrected(
      $originals.guaranteedPayments, $originals.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4)),
      $corrected.guaranteedPayments, $corrected.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4))) : null )
  . */
  readonly totalPartnershipGuaranteedPayments: Decimal | null
  /** Ordinary business income or loss on all Schedules K-1 of S corporations. Computed: ( $originals := informationReturns[form = "K-1 (1120-S)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
    $corrected := informationReturns[form = "K-1 (1120-S)" and (submissionType.value ?? true) = false];
    $entities := informationReturns[form = "K-1 (1120-S)" and $exists(corporation.taxId) and ordinaryBusinessIncomeOrLoss != $money("0.00")].$substring(corporation.taxId, -4);
    $known := informationReturns[form = "K-1 (1120-S)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false)) and $exists(corporation.taxId)];
    $not($exists($known)) or $compareMoney($sumAsCorrected(
      $known.($substring(corporation.taxId, -4) in $entities ? $money("1.00") : $money("0.00")), $known.$substring(corporation.taxId, -4),
      $corrected.$money("1.00"), $corrected.$substring(corporation.taxId, -4),
      $known.$substring(shareholder.taxId, -4), $corrected.$substring(shareholder.taxId, -4)), $money("0.00")) != -1 ?
    $sumAsCorrected(
      $originals.ordinaryBusinessIncomeOrLoss, $originals.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4)),
      $corrected.ordinaryBusinessIncomeOrLoss, $corrected.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4))) : null )
  . */
  readonly totalSCorporationIncome: Decimal | null
  /** Net income or loss of rental real estate on all Schedules K-1 of S corporations, which is no part of their ordinary income. Computed: ( $originals := informationReturns[form = "K-1 (1120-S)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
    $corrected := informationReturns[form = "K-1 (1120-S)" and (submissionType.value ?? true) = false];
    $entities := informationReturns[form = "K-1 (1120-S)" and $exists(corporation.taxId) and netRentalRealEstateIncomeOrLoss != $money("0.00")].$substring(corporation.taxId, -4);
    $known := informationReturns[form = "K-1 (1120-S)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false)) and $exists(corporation.taxId)];
    $not($exists($known)) or $compareMoney($sumAsCorrected(
      $known.($substring(corporation.taxId, -4) in $entities ? $money("1.00") : $money("0.00")), $known.$substring(corporation.taxId, -4),
      $corrected.$money("1.00"), $corrected.$substring(corporation.taxId, -4),
      $known.$substring(shareholder.taxId, -4), $corrected.$substring(shareholder.taxId, -4)), $money("0.00")) != -1 ?
    $sumAsCorrected(
      $originals.netRentalRealEstateIncomeOrLoss, $originals.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4)),
      $corrected.netRentalRealEstateIncomeOrLoss, $corrected.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4))) : null )
  . */
  readonly totalSCorporationRentalIncome: Decimal | null
  /** Other portfolio and nonbusiness income on all Schedules K-1 of estates and trusts; interest, dividends, gains and rents are no part of it. Computed: ( $originals := informationReturns[form = "K-1 (1041)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
    $corrected := informationReturns[form = "K-1 (1041)" and (submissionType.value ?? true) = false];
    $entities := informationReturns[form = "K-1 (1041)" and $exists(estateOrTrust.taxId) and otherPortfolioAndNonbusinessIncome != $money("0.00")].$substring(estateOrTrust.taxId, -4);
    $known := informationReturns[form = "K-1 (1041)" and
    ($not($exists(submissionType.text)) or (submissionType.value ?? false)) and $exists(estateOrTrust.taxId)];
    $not($exists($known)) or $compareMoney($sumAsCorrected(
      $known.($substring(estateOrTrust.taxId, -4) in $entities ? $money("1.00") : $money("0.00")), $known.$substring(estateOrTrust.taxId, -4),
      $corrected.$money("1.00"), $corrected.$substring(estateOrTrust.taxId, -4),
      $known.$substring(beneficiary.taxId, -4), $corrected.$substring(beneficiary.taxId, -4)), $money("0.00")) != -1 ?
    $sumAsCorrected(
      $originals.otherPortfolioAndNonbusinessIncome, $originals.($substring(estateOrTrust.taxId, -4) & " " & $substring(beneficiary.taxId, -4)),
      $corrected.otherPortfolioAndNonbusinessIncome, $corrected.($substring(estateOrTrust.taxId, -4) & " " & $substring(beneficiary.taxId, -4))) : null )
  . */
  readonly totalEstateOrTrustIncome: Decimal | null
  /** Interest on all Forms 1099-INT but that of savings bonds and treasury obligations, which has a line of its own. Computed: ( $originals := informationReturns[form = "1099-INT" and (submissionType.value ?? false)];
    $corrected := informationReturns[form = "1099-INT" and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.interest, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.interest, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalInterest: Decimal | null
  /** Ordinary dividends on all Forms 1099-DIV. Computed: ( $originals := informationReturns[form = "1099-DIV" and (submissionType.value ?? false)];
    $corrected := informationReturns[form = "1099-DIV" and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.ordinaryDividends, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.ordinaryDividends, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalOrdinaryDividends: Decimal | null
  /** Unemployment compensation on all Forms 1099-G. Computed: ( $originals := informationReturns[form = "1099-G" and (submissionType.value ?? false)];
    $corrected := informationReturns[form = "1099-G" and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.unemploymentCompensation, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.unemploymentCompensation, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalUnemploymentCompensation: Decimal | null
  /** State and local income tax refunds on all Forms 1099-G. Computed: ( $originals := informationReturns[form = "1099-G" and (submissionType.value ?? false)];
    $corrected := informationReturns[form = "1099-G" and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.stateAndLocalTaxRefunds, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.stateAndLocalTaxRefunds, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalStateAndLocalTaxRefunds: Decimal | null
  /** Gross amount on all Forms 1099-K. Computed: ( $originals := informationReturns[form = "1099-K" and (submissionType.value ?? false)];
    $corrected := informationReturns[form = "1099-K" and (submissionType.value ?? true) = false];
    $sumAsCorrected(
      $originals.grossAmount, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $corrected.grossAmount, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
      $originals.accountNumber, $corrected.accountNumber) )
  . */
  readonly totalPaymentCardAmount: Decimal | null
}

/** Of waid-general, waid-income. */
export type WaidGeneralInformationReturnsW2IncomeEntriesPart = {
  /** Name of the form as printed. From "TYPE". */
  readonly formName: string | null
}
