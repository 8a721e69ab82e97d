// Made by "npm run generate" from mappings/. Do not edit.
import type { PlanEntry } from '../plan/mapping-plan.ts'
import { type PlanTexts, readPlan } from '../plan/read-plan.ts'
import * as actr1040 from './actr-1040.gen.ts'
import * as actr1041 from './actr-1041.gen.ts'
import * as actr1042 from './actr-1042.gen.ts'
import * as actr1065 from './actr-1065.gen.ts'
import * as actr1120 from './actr-1120.gen.ts'
import * as actr1120S from './actr-1120-s.gen.ts'
import * as actr2290 from './actr-2290.gen.ts'
import * as actr706 from './actr-706.gen.ts'
import * as actr709 from './actr-709.gen.ts'
import * as actr720 from './actr-720.gen.ts'
import * as actr940 from './actr-940.gen.ts'
import * as actr941 from './actr-941.gen.ts'
import * as actr943 from './actr-943.gen.ts'
import * as actr944 from './actr-944.gen.ts'
import * as actr945 from './actr-945.gen.ts'
import * as actr990 from './actr-990.gen.ts'
import * as actr990T from './actr-990-t.gen.ts'
import * as actrCivilPenalty from './actr-civil-penalty.gen.ts'
import * as actrGeneral from './actr-general.gen.ts'
import * as reca1040 from './reca-1040.gen.ts'
import * as reca1041 from './reca-1041.gen.ts'
import * as reca1065 from './reca-1065.gen.ts'
import * as reca1120 from './reca-1120.gen.ts'
import * as reca1120S from './reca-1120-s.gen.ts'
import * as reca720 from './reca-720.gen.ts'
import * as reca940 from './reca-940.gen.ts'
import * as reca941 from './reca-941.gen.ts'
import * as reca943 from './reca-943.gen.ts'
import * as reca944 from './reca-944.gen.ts'
import * as reca945 from './reca-945.gen.ts'
import * as reca990 from './reca-990.gen.ts'
import * as recaCivilPenalty from './reca-civil-penalty.gen.ts'
import * as recaGeneral from './reca-general.gen.ts'
import * as retr1040 from './retr-1040.gen.ts'
import * as retr1041 from './retr-1041.gen.ts'
import * as retr1065 from './retr-1065.gen.ts'
import * as retr1120 from './retr-1120.gen.ts'
import * as retr1120S from './retr-1120-s.gen.ts'
import * as retr940 from './retr-940.gen.ts'
import * as retr941 from './retr-941.gen.ts'
import * as retr943 from './retr-943.gen.ts'
import * as retr944 from './retr-944.gen.ts'
import * as retrGeneral from './retr-general.gen.ts'
import * as waidGeneral from './waid-general.gen.ts'
import * as waidIncome from './waid-income.gen.ts'

/** The bundled mappings, each parsed when first needed. */
export function bundledPlans(): readonly PlanEntry[] {
  return [
    entry("actr-1040", "ACTR", ["1040","1040 SERIES"], ["1040-SR","1040A","1040EZ","1040-NR","1040-NR-EZ","1040-PR","1040-SS"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn","taxPerReturnIsPosted"], actr1040),
    entry("actr-1041", "ACTR", ["1041"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr1041),
    entry("actr-1042", "ACTR", ["1042"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr1042),
    entry("actr-1065", "ACTR", ["1065","1065 SERIES","1065MEF"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr1065),
    entry("actr-1120", "ACTR", ["1120","1120 SERIES"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr1120),
    entry("actr-1120-s", "ACTR", ["1120-S"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr1120S),
    entry("actr-2290", "ACTR", ["2290"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr2290),
    entry("actr-706", "ACTR", ["706"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr706),
    entry("actr-709", "ACTR", ["709"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr709),
    entry("actr-720", "ACTR", ["720"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr720),
    entry("actr-940", "ACTR", ["940"], ["940-PR"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr940),
    entry("actr-941", "ACTR", ["941"], ["941-PR","941-SS"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr941),
    entry("actr-943", "ACTR", ["943"], ["943-PR"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr943),
    entry("actr-944", "ACTR", ["944"], ["944-SS"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr944),
    entry("actr-945", "ACTR", ["945"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr945),
    entry("actr-990", "ACTR", ["990"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr990),
    entry("actr-990-t", "ACTR", ["990-T"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actr990T),
    entry("actr-civil-penalty", "ACTR", ["CIVIL PENALTY"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown"], actrCivilPenalty),
    entry("actr-general", "ACTR", [], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], actrGeneral),
    entry("reca-1040", "RECA", ["1040","1040 SERIES"], ["1040-SR","1040A","1040EZ"], ["1040-NR"], ["balancePlusAccrualsIsSum","totalIncomeIsSum","totalAdjustmentsIsSum","totalPaymentsIsSum","agiIsIncomeLessAdjustments","agiPerComputerIsIncomeLessAdjustments","qualifiedDividendsAreOrdinary","taxableBenefitsAreNotAboveAll","scheduleCIsBusinessIncome","scheduleCNetIsReceiptsLessCosts","taxableIncomeIsNotAboveAgi","taxableIncomePerComputerIsNotAboveAgi","taxableIncomeLeavesRoomForDeductions","agiIsAsFiled","totalTaxIsAsFiled","balanceIsTaxLessPayments","overpaymentIsRefundAndCredit","accountAgiIsOfReturn","accountTaxableIncomeIsOfReturn","accountTaxIsOfReturn","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn","taxPerReturnIsPosted"], reca1040),
    entry("reca-1041", "RECA", ["1041"], [], [], ["balancePlusAccrualsIsSum","totalIncomeIsSum","qualifiedDividendsAreOrdinary","totalDeductionsIsNotBelowParts","adjustedIncomeIsIncomeLessDeductions","balanceIsTaxLessPayments","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn","accountTotalIncomeIsOfReturn","accountTaxableIncomeIsOfReturn","accountTaxIsOfReturn"], reca1041),
    entry("reca-1065", "RECA", ["1065","1065 SERIES","1065MEF"], [], [], ["balancePlusAccrualsIsSum","scheduleKOnceForRents","scheduleKOnceForDistributions","profitSharesAreNotAboveAll","lossSharesAreNotAboveAll","capitalSharesAreNotAboveAll","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn","accountTotalIncomeIsOfReturn"], reca1065),
    entry("reca-1120", "RECA", ["1120","1120 SERIES"], [], [], ["balancePlusAccrualsIsSum","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSumUpTo2017","totalDeductionsIsSum","taxableIncomeBeforeLossesIsIncomeLessDeductions","taxableIncomeIsLineBeforeLessLosses","totalPaymentsIsSum","balanceIsTaxLessPayments","totalTaxIsAsFiled","formedBeforePeriodEnds","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn","accountTotalIncomeIsOfReturn","accountTaxableIncomeIsOfReturn","accountTaxIsOfReturn"], reca1120),
    entry("reca-1120-s", "RECA", ["1120-S"], [], [], ["balancePlusAccrualsIsSum","scheduleKOnceForRents","scheduleKOnceForDistributions","stockSharesAreNotAboveAll","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","sElectionBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn","accountTotalIncomeIsOfReturn"], reca1120S),
    entry("reca-720", "RECA", ["720"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], reca720),
    entry("reca-940", "RECA", ["940"], ["940-PR"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], reca940),
    entry("reca-941", "RECA", ["941"], ["941-PR","941-SS"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], reca941),
    entry("reca-943", "RECA", ["943"], ["943-PR"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], reca943),
    entry("reca-944", "RECA", ["944"], ["944-SS"], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], reca944),
    entry("reca-945", "RECA", ["945"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], reca945),
    entry("reca-990", "RECA", ["990"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], reca990),
    entry("reca-civil-penalty", "RECA", ["CIVIL PENALTY"], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown"], recaCivilPenalty),
    entry("reca-general", "RECA", [], [], [], ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"], recaGeneral),
    entry("retr-1040", "RETR", ["1040","1040 SERIES"], ["1040-SR","1040A","1040EZ"], ["1040-NR"], ["totalIncomeIsSum","totalAdjustmentsIsSum","totalPaymentsIsSum","agiIsIncomeLessAdjustments","agiPerComputerIsIncomeLessAdjustments","qualifiedDividendsAreOrdinary","taxableBenefitsAreNotAboveAll","scheduleCIsBusinessIncome","scheduleCNetIsReceiptsLessCosts","taxableIncomeIsNotAboveAgi","taxableIncomePerComputerIsNotAboveAgi","taxableIncomeLeavesRoomForDeductions","agiIsAsFiled","totalTaxIsAsFiled","balanceIsTaxLessPayments","overpaymentIsRefundAndCredit","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retr1040),
    entry("retr-1041", "RETR", ["1041"], [], [], ["totalIncomeIsSum","qualifiedDividendsAreOrdinary","totalDeductionsIsNotBelowParts","adjustedIncomeIsIncomeLessDeductions","balanceIsTaxLessPayments","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retr1041),
    entry("retr-1065", "RETR", ["1065","1065 SERIES","1065MEF"], [], [], ["scheduleKOnceForRents","scheduleKOnceForDistributions","profitSharesAreNotAboveAll","lossSharesAreNotAboveAll","capitalSharesAreNotAboveAll","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retr1065),
    entry("retr-1120", "RETR", ["1120","1120 SERIES"], [], [], ["grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSumUpTo2017","totalDeductionsIsSum","taxableIncomeBeforeLossesIsIncomeLessDeductions","taxableIncomeIsLineBeforeLessLosses","totalPaymentsIsSum","balanceIsTaxLessPayments","totalTaxIsAsFiled","formedBeforePeriodEnds","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retr1120),
    entry("retr-1120-s", "RETR", ["1120-S"], [], [], ["scheduleKOnceForRents","scheduleKOnceForDistributions","stockSharesAreNotAboveAll","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","sElectionBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retr1120S),
    entry("retr-940", "RETR", ["940"], ["940-PR"], [], ["periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","yearLiabilityIsSumOfQuarters","yearLiabilityIsTotalTax","balanceIsTaxLessDeposits"], retr940),
    entry("retr-941", "RETR", ["941"], ["941-PR","941-SS"], [], ["balanceIsTaxLessDeposits","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","quarterLiabilityIsSumOfMonths","quarterLiabilityIsTotalTax"], retr941),
    entry("retr-943", "RETR", ["943"], ["943-PR"], [], ["balanceIsTaxLessDeposits","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retr943),
    entry("retr-944", "RETR", ["944"], ["944-SS"], [], ["balanceIsTaxLessDeposits","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retr944),
    entry("retr-general", "RETR", [], [], [], ["periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], retrGeneral),
    entry("waid-general", "WAID", [], [], [], ["totalWagesIsGiven","totalFederalIncomeTaxWithheldOnWagesIsGiven","totalNonEmployeeCompensationIsGiven","totalSocialSecurityBenefitsIsGiven","totalPensionsGrossIsGiven","totalPensionsTaxableIsGiven","totalPartnershipIncomeIsGiven","totalPartnershipGuaranteedPaymentsIsGiven","totalSCorporationIncomeIsGiven","totalEstateOrTrustIncomeIsGiven","totalInterestIsGiven","totalOrdinaryDividendsIsGiven","totalUnemploymentCompensationIsGiven","totalStateAndLocalTaxRefundsIsGiven","totalPaymentCardAmountIsGiven","cardMonthsAreGross","cardNotPresentIsNotAboveGross","qualifiedDividendsAreOrdinary","privateActivityInterestIsTaxExempt","optionGrantedBeforeUsed","policyBeginsBeforeItEnds","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], waidGeneral),
    entry("waid-income", "WAID", ["INCOME"], [], [], ["totalWagesIsGiven","totalFederalIncomeTaxWithheldOnWagesIsGiven","totalNonEmployeeCompensationIsGiven","totalSocialSecurityBenefitsIsGiven","totalPensionsGrossIsGiven","totalPensionsTaxableIsGiven","totalPartnershipIncomeIsGiven","totalPartnershipGuaranteedPaymentsIsGiven","totalSCorporationIncomeIsGiven","totalEstateOrTrustIncomeIsGiven","totalInterestIsGiven","totalOrdinaryDividendsIsGiven","totalUnemploymentCompensationIsGiven","totalStateAndLocalTaxRefundsIsGiven","totalPaymentCardAmountIsGiven","cardMonthsAreGross","cardNotPresentIsNotAboveGross","qualifiedDividendsAreOrdinary","privateActivityInterestIsTaxExempt","optionGrantedBeforeUsed","policyBeginsBeforeItEnds","withholdingIsNotAboveWages","socialSecurityTaxIsItsRate","taxableDistributionIsNotAboveGross","withholdingIsNotAboveDistribution","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"], waidIncome),
  ]
}

function entry(id: string, type: string, forms: readonly string[], family: readonly string[], partly: readonly string[], checks: readonly string[], { text, expressions }: PlanTexts): PlanEntry {
  return { id, type, forms, family, partly, checks, load: () => readPlan(text), expressions: () => expressions }
}
