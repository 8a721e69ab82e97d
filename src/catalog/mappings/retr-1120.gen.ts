// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $isNegative, $largerMoney, $money, $orZero, $sameMoney, $subtractMoney, $sumMoney, asCode, asCycle, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_e2dcd75512, balanceIsTaxLessPayments_3c2095e7fd, deductions_010bf74724, filingInfo_d3991b09b0, form_853ae9accc, formedBeforePeriodEnds_1fb7ee217b, grossProfitIsReceiptsLessCosts_9a8d2ede24, header_f1661d0983, income_c92ad45d04, last4_506ee1c6ff, noDataNotice_1a3c00e805, periodIsAsAsked_96d69e7ea9, period_50d807316b, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, scheduleLTotalAssetsAtEndOfYear_c4329f0255, scheduleL_44c2e19b38, scheduleM1_5b13b08d62, taxAndPayments_6074521b17, taxIdIsAsAsked_2524dd0576, taxableIncomeBeforeLossesIsIncomeLessDeductions_d9d8bbb57f, taxableIncomeChange_478e79c610, taxableIncomeIsLineBeforeLessLosses_1dfe10fd58, totalDeductionsChange_d6702b91d1, totalDeductionsIsSumUpTo2017_5f57839f1b, totalDeductionsIsSum_0bdf8eb06f, totalIncomeChange_ff55c19ace, totalIncomeIsSum_16b7850620, totalPaymentsIsSum_0b2d50f618, totalTaxChange_f460bbe419, totalTaxIsAsFiled_c3a7d16828, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr1120Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 1120: the compiled mapping retr-1120, for `createMapper`. */
export const retr1120: BundledMapping<"retr-1120", Retr1120Data> = {
  kind: "compiled",
  id: "retr-1120",
  type: "RETR",
  forms: ["1120","1120 SERIES"],
  family: [],
  partly: [],
  checkNames: ["grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSumUpTo2017","totalDeductionsIsSum","taxableIncomeBeforeLossesIsIncomeLessDeductions","taxableIncomeIsLineBeforeLessLosses","totalPaymentsIsSum","balanceIsTaxLessPayments","totalTaxIsAsFiled","formedBeforePeriodEnds","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  toolkit: {
    normalizers: [asCode, asCycle, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $isNegative, $largerMoney, $money, $orZero, $sameMoney, $subtractMoney, $sumMoney],
  },
  head: '{"format":2,"title":"Tax Return Transcript, Form 1120","version":"1.0.0","hash":"b87c943ab921bd7b6410118dbe57363508504508e60b7b5c0126e8ecc673cd41","keyFigures":[["income","grossReceipts"],["income","totalIncome"],["totalIncomeChange"],["deductions","compensationOfOfficers"],["deductions","interest"],["deductions","depreciation"],["deductions","totalDeductions"],["deductions","taxableIncome"],["taxableIncomeChange"],["taxAndPayments","totalTax"],["totalTaxChange"],["taxAndPayments","totalPayments"],["taxAndPayments","balanceDueOrOverpayment"],["scheduleLTotalAssetsAtEndOfYear"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, filingInfo_d3991b09b0, income_c92ad45d04, deductions_010bf74724, taxAndPayments_6074521b17, scheduleL_44c2e19b38, scheduleLTotalAssetsAtEndOfYear_c4329f0255, scheduleM1_5b13b08d62, totalIncomeChange_ff55c19ace, totalDeductionsChange_d6702b91d1, taxableIncomeChange_478e79c610, totalTaxChange_f460bbe419],
  checks: [grossProfitIsReceiptsLessCosts_9a8d2ede24, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, totalIncomeIsSum_16b7850620, totalDeductionsIsSumUpTo2017_5f57839f1b, totalDeductionsIsSum_0bdf8eb06f, taxableIncomeBeforeLossesIsIncomeLessDeductions_d9d8bbb57f, taxableIncomeIsLineBeforeLessLosses_1dfe10fd58, totalPaymentsIsSum_0b2d50f618, balanceIsTaxLessPayments_3c2095e7fd, totalTaxIsAsFiled_c3a7d16828, formedBeforePeriodEnds_1fb7ee217b, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576],
}
