// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { answeredAfterAsked_ebed22d59d, balanceIsTaxLessPayments_449b886772, deductions_064dd6c6f8, filingInfo_fb8755f51e, form_c3f88305cd, formedBeforePeriodEnds_29c8d073ff, grossProfitIsReceiptsLessCosts_d937a93107, header_48544e4ae9, income_af604bd8e7, last4_269813bdae, noDataNotice_1a3c00e805, periodIsAsAsked_b6fd4c4adc, period_2774c91ddb, scheduleLIsFirstPage_f1c3e48c45, scheduleLOnce_b36b52a214, scheduleLTotalAssetsAtEndOfYear_7364cc402e, scheduleL_18f5215693, scheduleM1_9a61d9df87, taxAndPayments_d9baeb2412, taxIdIsAsAsked_d7fc493ba8, taxableIncomeBeforeLossesIsIncomeLessDeductions_11ce1ef7e9, taxableIncomeChange_16a00c15d2, taxableIncomeIsLineBeforeLessLosses_20d450a844, totalDeductionsChange_b81a6ca49c, totalDeductionsIsSumUpTo2017_21914ffd12, totalDeductionsIsSum_a5924b6407, totalIncomeChange_6ce67026de, totalIncomeIsSum_a5e48c07d3, totalPaymentsIsSum_e99000faeb, totalTaxChange_7915c80f03, totalTaxIsAsFiled_127878c46e, type_a0fdc7d0f2 } from '../pieces.gen.ts'
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
  head: '{"format":1,"title":"Tax Return Transcript, Form 1120","version":"1.0.0","hash":"b87c943ab921bd7b6410118dbe57363508504508e60b7b5c0126e8ecc673cd41","keyFigures":[["income","grossReceipts"],["income","totalIncome"],["totalIncomeChange"],["deductions","compensationOfOfficers"],["deductions","interest"],["deductions","depreciation"],["deductions","totalDeductions"],["deductions","taxableIncome"],["taxableIncomeChange"],["taxAndPayments","totalTax"],["totalTaxChange"],["taxAndPayments","totalPayments"],["taxAndPayments","balanceDueOrOverpayment"],["scheduleLTotalAssetsAtEndOfYear"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, filingInfo_fb8755f51e, income_af604bd8e7, deductions_064dd6c6f8, taxAndPayments_d9baeb2412, scheduleL_18f5215693, scheduleLTotalAssetsAtEndOfYear_7364cc402e, scheduleM1_9a61d9df87, totalIncomeChange_6ce67026de, totalDeductionsChange_b81a6ca49c, taxableIncomeChange_16a00c15d2, totalTaxChange_7915c80f03],
  checks: [grossProfitIsReceiptsLessCosts_d937a93107, scheduleLIsFirstPage_f1c3e48c45, scheduleLOnce_b36b52a214, totalIncomeIsSum_a5e48c07d3, totalDeductionsIsSumUpTo2017_21914ffd12, totalDeductionsIsSum_a5924b6407, taxableIncomeBeforeLossesIsIncomeLessDeductions_11ce1ef7e9, taxableIncomeIsLineBeforeLessLosses_20d450a844, totalPaymentsIsSum_e99000faeb, balanceIsTaxLessPayments_449b886772, totalTaxIsAsFiled_127878c46e, formedBeforePeriodEnds_29c8d073ff, periodIsAsAsked_b6fd4c4adc, answeredAfterAsked_ebed22d59d, taxIdIsAsAsked_d7fc493ba8],
}
