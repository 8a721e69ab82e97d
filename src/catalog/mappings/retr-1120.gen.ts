// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { answeredAfterAsked_e2dcd75512, balanceIsTaxLessPayments_3c2095e7fd, deductions_064dd6c6f8, filingInfo_fb8755f51e, form_c3f88305cd, formedBeforePeriodEnds_1fb7ee217b, grossProfitIsReceiptsLessCosts_9a8d2ede24, header_48544e4ae9, income_af604bd8e7, last4_269813bdae, noDataNotice_1a3c00e805, periodIsAsAsked_96d69e7ea9, period_2774c91ddb, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, scheduleLTotalAssetsAtEndOfYear_c4329f0255, scheduleL_18f5215693, scheduleM1_9a61d9df87, taxAndPayments_d9baeb2412, taxIdIsAsAsked_2524dd0576, taxableIncomeBeforeLossesIsIncomeLessDeductions_d9d8bbb57f, taxableIncomeChange_478e79c610, taxableIncomeIsLineBeforeLessLosses_1dfe10fd58, totalDeductionsChange_d6702b91d1, totalDeductionsIsSumUpTo2017_5f57839f1b, totalDeductionsIsSum_0bdf8eb06f, totalIncomeChange_ff55c19ace, totalIncomeIsSum_16b7850620, totalPaymentsIsSum_0b2d50f618, totalTaxChange_f460bbe419, totalTaxIsAsFiled_c3a7d16828, type_a0fdc7d0f2 } from '../pieces.gen.ts'
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
  head: '{"format":2,"title":"Tax Return Transcript, Form 1120","version":"1.0.0","hash":"b87c943ab921bd7b6410118dbe57363508504508e60b7b5c0126e8ecc673cd41","keyFigures":[["income","grossReceipts"],["income","totalIncome"],["totalIncomeChange"],["deductions","compensationOfOfficers"],["deductions","interest"],["deductions","depreciation"],["deductions","totalDeductions"],["deductions","taxableIncome"],["taxableIncomeChange"],["taxAndPayments","totalTax"],["totalTaxChange"],["taxAndPayments","totalPayments"],["taxAndPayments","balanceDueOrOverpayment"],["scheduleLTotalAssetsAtEndOfYear"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, filingInfo_fb8755f51e, income_af604bd8e7, deductions_064dd6c6f8, taxAndPayments_d9baeb2412, scheduleL_18f5215693, scheduleLTotalAssetsAtEndOfYear_c4329f0255, scheduleM1_9a61d9df87, totalIncomeChange_ff55c19ace, totalDeductionsChange_d6702b91d1, taxableIncomeChange_478e79c610, totalTaxChange_f460bbe419],
  checks: [grossProfitIsReceiptsLessCosts_9a8d2ede24, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, totalIncomeIsSum_16b7850620, totalDeductionsIsSumUpTo2017_5f57839f1b, totalDeductionsIsSum_0bdf8eb06f, taxableIncomeBeforeLossesIsIncomeLessDeductions_d9d8bbb57f, taxableIncomeIsLineBeforeLessLosses_1dfe10fd58, totalPaymentsIsSum_0b2d50f618, balanceIsTaxLessPayments_3c2095e7fd, totalTaxIsAsFiled_c3a7d16828, formedBeforePeriodEnds_1fb7ee217b, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576],
}
