/**
 * The main document mapped by hand, as a programmer who knows every label would write it: each line by its own name, read by
 * the library's normalizers. It gives the data and nothing else: no issues, no list of unmapped lines.
 * A test holds what it gives against what the mapping gives.
 */
import type { Peer } from './peer.ts'
import type { Readers } from './readers.ts'

type Section = Readonly<Record<string, string | null>> | undefined

interface Transcript {
  readonly SECTION_HEADER?: Section
  readonly SECTION_FILING?: Readonly<Record<string, Section>>
}

/** The hand-written mapping with the normalizers of `read`. */
export function handWritten(read: Readers): Peer {
  // Hand-written mappings trust the shape, that is what makes them short.
  return document => mapByHand(document as Transcript, read)
}

function mapByHand(document: Transcript, read: Readers): unknown {
  const filing = document.SECTION_FILING
  return {
    header: header(document.SECTION_HEADER, read),
    income: income(filing?.INCOME, read),
    adjustmentsToIncome: adjustmentsToIncome(filing?.['ADJUSTMENTS TO INCOME'], read),
    taxAndCredits: taxAndCredits(filing?.['TAX AND CREDITS'], read),
    otherTaxes: otherTaxes(filing?.['OTHER TAXES'], read),
    payments: payments(filing?.PAYMENTS, read),
    refundOrAmountOwed: refundOrAmountOwed(filing?.['REFUND OR AMOUNT OWED'], read),
    scheduleAItemizedDeductions: scheduleAItemizedDeductions(
      filing?.['SCHEDULE A-ITEMIZED DEDUCTIONS'],
      read,
    ),
    scheduleCProfitOrLossFromBusiness: scheduleCProfitOrLossFromBusiness(
      filing?.['SCHEDULE C-PROFIT OR LOSS FROM BUSINESS'],
      read,
    ),
    scheduleESupplementalIncomeAndLoss: scheduleESupplementalIncomeAndLoss(
      filing?.['SCHEDULE E-SUPPLEMENTAL INCOME AND LOSS'],
      read,
    ),
  }
}

function header(section: Section, { money, date }: Readers): unknown {
  return {
    wagesAndSalaries: money(section?.['WAGES AND SALARIES']),
    childCareCreditVerified: money(section?.['CHILD CARE CREDIT VERIFIED']),
    capitalGainOrLossPerComputer: money(section?.['CAPITAL GAIN OR LOSS PER COMPUTER']),
    taxWithheldDate: date(section?.['TAX WITHHELD DATE']),
    unemploymentPayPerComputer: money(section?.['UNEMPLOYMENT PAY PER COMPUTER']),
    penaltyForLateFiling: money(section?.['PENALTY FOR LATE FILING']),
    selfEmploymentTaxVerified: money(section?.['SELF EMPLOYMENT TAX VERIFIED']),
    casualtyLossesPerComputer: money(section?.['CASUALTY LOSSES PER COMPUTER']),
    foreignTaxCreditAmountClaimed: money(section?.['FOREIGN TAX CREDIT AMOUNT CLAIMED']),
    businessIncomePerComputer: money(section?.['BUSINESS INCOME PER COMPUTER']),
  }
}

function income(section: Section, { money, date }: Readers): unknown {
  return {
    capitalGainOrLossPerComputer: money(section?.['CAPITAL GAIN OR LOSS PER COMPUTER']),
    taxWithheldAmountClaimed: money(section?.['TAX WITHHELD AMOUNT CLAIMED']),
    unemploymentPayPerComputer: money(section?.['UNEMPLOYMENT PAY PER COMPUTER']),
    penaltyForLateFilingDate: date(section?.['PENALTY FOR LATE FILING DATE']),
    selfEmploymentTaxVerified: money(section?.['SELF EMPLOYMENT TAX VERIFIED']),
    casualtyLossesPerComputer: money(section?.['CASUALTY LOSSES PER COMPUTER']),
    foreignTaxCreditAmountClaimed: money(section?.['FOREIGN TAX CREDIT AMOUNT CLAIMED']),
    businessIncomePerComputer: money(section?.['BUSINESS INCOME PER COMPUTER']),
    adoptionCredit: money(section?.['ADOPTION CREDIT']),
    farmIncomeVerified: money(section?.['FARM INCOME VERIFIED']),
  }
}

function adjustmentsToIncome(section: Section, { money, date }: Readers): unknown {
  return {
    unemploymentPayPerComputer: money(section?.['UNEMPLOYMENT PAY PER COMPUTER']),
    penaltyForLateFiling: money(section?.['PENALTY FOR LATE FILING']),
    selfEmploymentTaxVerified: money(section?.['SELF EMPLOYMENT TAX VERIFIED']),
    casualtyLossesDate: date(section?.['CASUALTY LOSSES DATE']),
    foreignTaxCreditAmountClaimed: money(section?.['FOREIGN TAX CREDIT AMOUNT CLAIMED']),
    businessIncomePerComputer: money(section?.['BUSINESS INCOME PER COMPUTER']),
    adoptionCredit: money(section?.['ADOPTION CREDIT']),
    farmIncomeVerified: money(section?.['FARM INCOME VERIFIED']),
    amountOwedPerComputer: money(section?.['AMOUNT OWED PER COMPUTER']),
    movingExpensesAmountClaimed: money(section?.['MOVING EXPENSES AMOUNT CLAIMED']),
  }
}

function taxAndCredits(section: Section, { money, date }: Readers): unknown {
  return {
    selfEmploymentTaxVerified: money(section?.['SELF EMPLOYMENT TAX VERIFIED']),
    casualtyLossesPerComputer: money(section?.['CASUALTY LOSSES PER COMPUTER']),
    foreignTaxCreditAmountClaimed: money(section?.['FOREIGN TAX CREDIT AMOUNT CLAIMED']),
    businessIncomeDate: date(section?.['BUSINESS INCOME DATE']),
    adoptionCredit: money(section?.['ADOPTION CREDIT']),
    farmIncomeVerified: money(section?.['FARM INCOME VERIFIED']),
    amountOwedPerComputer: money(section?.['AMOUNT OWED PER COMPUTER']),
    movingExpensesAmountClaimed: money(section?.['MOVING EXPENSES AMOUNT CLAIMED']),
    medicalExpensesPerComputer: money(section?.['MEDICAL EXPENSES PER COMPUTER']),
    tentativeTax: money(section?.['TENTATIVE TAX']),
  }
}

function otherTaxes(section: Section, { money, date }: Readers): unknown {
  return {
    foreignTaxCreditAmountClaimed: money(section?.['FOREIGN TAX CREDIT AMOUNT CLAIMED']),
    businessIncomePerComputer: money(section?.['BUSINESS INCOME PER COMPUTER']),
    adoptionCredit: money(section?.['ADOPTION CREDIT']),
    farmIncomeDate: date(section?.['FARM INCOME DATE']),
    amountOwedPerComputer: money(section?.['AMOUNT OWED PER COMPUTER']),
    movingExpensesAmountClaimed: money(section?.['MOVING EXPENSES AMOUNT CLAIMED']),
    medicalExpensesPerComputer: money(section?.['MEDICAL EXPENSES PER COMPUTER']),
    tentativeTax: money(section?.['TENTATIVE TAX']),
    stateTaxRefundsVerified: money(section?.['STATE TAX REFUNDS VERIFIED']),
    residentialEnergyCreditPerComputer: money(section?.['RESIDENTIAL ENERGY CREDIT PER COMPUTER']),
  }
}

function payments(section: Section, { money, date }: Readers): unknown {
  return {
    adoptionCredit: money(section?.['ADOPTION CREDIT']),
    farmIncomeVerified: money(section?.['FARM INCOME VERIFIED']),
    amountOwedPerComputer: money(section?.['AMOUNT OWED PER COMPUTER']),
    movingExpensesDate: date(section?.['MOVING EXPENSES DATE']),
    medicalExpensesPerComputer: money(section?.['MEDICAL EXPENSES PER COMPUTER']),
    tentativeTax: money(section?.['TENTATIVE TAX']),
    stateTaxRefundsVerified: money(section?.['STATE TAX REFUNDS VERIFIED']),
    residentialEnergyCreditPerComputer: money(section?.['RESIDENTIAL ENERGY CREDIT PER COMPUTER']),
    rentAndRoyaltiesAmountClaimed: money(section?.['RENT AND ROYALTIES AMOUNT CLAIMED']),
    premiumTaxCreditPerComputer: money(section?.['PREMIUM TAX CREDIT PER COMPUTER']),
  }
}

function refundOrAmountOwed(section: Section, { money, date }: Readers): unknown {
  return {
    amountOwedPerComputer: money(section?.['AMOUNT OWED PER COMPUTER']),
    movingExpensesAmountClaimed: money(section?.['MOVING EXPENSES AMOUNT CLAIMED']),
    medicalExpensesPerComputer: money(section?.['MEDICAL EXPENSES PER COMPUTER']),
    tentativeTaxDate: date(section?.['TENTATIVE TAX DATE']),
    stateTaxRefundsVerified: money(section?.['STATE TAX REFUNDS VERIFIED']),
    residentialEnergyCreditPerComputer: money(section?.['RESIDENTIAL ENERGY CREDIT PER COMPUTER']),
    rentAndRoyaltiesAmountClaimed: money(section?.['RENT AND ROYALTIES AMOUNT CLAIMED']),
    premiumTaxCreditPerComputer: money(section?.['PREMIUM TAX CREDIT PER COMPUTER']),
    healthSavingsDeduction: money(section?.['HEALTH SAVINGS DEDUCTION']),
    giftsToCharityVerified: money(section?.['GIFTS TO CHARITY VERIFIED']),
  }
}

function scheduleAItemizedDeductions(section: Section, { money, date }: Readers): unknown {
  return {
    medicalExpensesPerComputer: money(section?.['MEDICAL EXPENSES PER COMPUTER']),
    tentativeTax: money(section?.['TENTATIVE TAX']),
    stateTaxRefundsVerified: money(section?.['STATE TAX REFUNDS VERIFIED']),
    residentialEnergyCreditDate: date(section?.['RESIDENTIAL ENERGY CREDIT DATE']),
    rentAndRoyaltiesAmountClaimed: money(section?.['RENT AND ROYALTIES AMOUNT CLAIMED']),
    premiumTaxCreditPerComputer: money(section?.['PREMIUM TAX CREDIT PER COMPUTER']),
    healthSavingsDeduction: money(section?.['HEALTH SAVINGS DEDUCTION']),
    giftsToCharityVerified: money(section?.['GIFTS TO CHARITY VERIFIED']),
    standardDeductionPerComputer: money(section?.['STANDARD DEDUCTION PER COMPUTER']),
    ordinaryDividendsAmountClaimed: money(section?.['ORDINARY DIVIDENDS AMOUNT CLAIMED']),
  }
}

function scheduleCProfitOrLossFromBusiness(section: Section, { money, date }: Readers): unknown {
  return {
    stateTaxRefundsVerified: money(section?.['STATE TAX REFUNDS VERIFIED']),
    residentialEnergyCreditPerComputer: money(section?.['RESIDENTIAL ENERGY CREDIT PER COMPUTER']),
    rentAndRoyaltiesAmountClaimed: money(section?.['RENT AND ROYALTIES AMOUNT CLAIMED']),
    premiumTaxCreditDate: date(section?.['PREMIUM TAX CREDIT DATE']),
    healthSavingsDeduction: money(section?.['HEALTH SAVINGS DEDUCTION']),
    giftsToCharityVerified: money(section?.['GIFTS TO CHARITY VERIFIED']),
    standardDeductionPerComputer: money(section?.['STANDARD DEDUCTION PER COMPUTER']),
    ordinaryDividendsAmountClaimed: money(section?.['ORDINARY DIVIDENDS AMOUNT CLAIMED']),
    retirementSavingsCreditPerComputer: money(section?.['RETIREMENT SAVINGS CREDIT PER COMPUTER']),
    pensionsAndAnnuities: money(section?.['PENSIONS AND ANNUITIES']),
  }
}

function scheduleESupplementalIncomeAndLoss(section: Section, { money, date }: Readers): unknown {
  return {
    rentAndRoyaltiesAmountClaimed: money(section?.['RENT AND ROYALTIES AMOUNT CLAIMED']),
    premiumTaxCreditPerComputer: money(section?.['PREMIUM TAX CREDIT PER COMPUTER']),
    healthSavingsDeduction: money(section?.['HEALTH SAVINGS DEDUCTION']),
    giftsToCharityDate: date(section?.['GIFTS TO CHARITY DATE']),
    standardDeductionPerComputer: money(section?.['STANDARD DEDUCTION PER COMPUTER']),
    ordinaryDividendsAmountClaimed: money(section?.['ORDINARY DIVIDENDS AMOUNT CLAIMED']),
    retirementSavingsCreditPerComputer: money(section?.['RETIREMENT SAVINGS CREDIT PER COMPUTER']),
    pensionsAndAnnuities: money(section?.['PENSIONS AND ANNUITIES']),
    earnedIncomeCreditVerified: money(section?.['EARNED INCOME CREDIT VERIFIED']),
    educatorExpensesPerComputer: money(section?.['EDUCATOR EXPENSES PER COMPUTER']),
  }
}
