// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { answeredAfterAsked_ebed22d59d, deductions_a684544545, filingInfo_15f8f4aaa9, form_c3f88305cd, formedBeforePeriodEnds_0c8d8ca8dd, grossProfitIsReceiptsLessCosts_d937a93107, header_48544e4ae9, income_8d264810ba, last4_269813bdae, noDataNotice_1a3c00e805, ordinaryBusinessIncomeChange_73b35d21da, ordinaryIncomeIsIncomeLessDeductions_2f16c3a65e, periodIsAsAsked_b6fd4c4adc, period_2774c91ddb, scheduleK1IsScheduleK_d0e43e3492, scheduleK1_54af076ed1, scheduleKCashDistributions_15830160a7, scheduleKIsFirstPage_3bfef95e93, scheduleKNetRentalRealEstateIncomeOrLoss_40f87c73a6, scheduleKOnceForDistributions_1f351ca141, scheduleKOnceForRents_61221b8050, scheduleK_8be51a7279, scheduleLIsFirstPage_f1c3e48c45, scheduleLOnce_b36b52a214, scheduleLTotalAssetsAtEndOfYear_0f41dabbc4, scheduleL_a154c2330d, scheduleM1_9a61d9df87, taxAndPayments_3e6162e9dc, taxIdIsAsAsked_d7fc493ba8, totalDeductionsIsSum_18aab8c1cf, totalIncomeChange_50802a1ae7, totalIncomeIsSum_0922522e2a, type_a0fdc7d0f2 } from '../pieces.gen.ts'
import type { Retr1065Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 1065: the compiled mapping retr-1065, for `createMapper`. */
export const retr1065: BundledMapping<"retr-1065", Retr1065Data> = {
  kind: "compiled",
  id: "retr-1065",
  type: "RETR",
  forms: ["1065","1065 SERIES","1065MEF"],
  family: [],
  partly: [],
  checkNames: ["scheduleKOnceForRents","scheduleKOnceForDistributions","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  head: '{"format":1,"title":"Tax Return Transcript, Form 1065","version":"1.0.0","hash":"52f362465f23b0658982085ec83501f1b68024953e52ca10c6da17c3ef9ad20d","keyFigures":[["income","grossReceipts"],["income","totalIncome"],["totalIncomeChange"],["deductions","guaranteedPayments"],["deductions","interest"],["deductions","depreciation"],["deductions","totalDeductions"],["deductions","ordinaryBusinessIncomeOrLoss"],["ordinaryBusinessIncomeChange"],["scheduleKNetRentalRealEstateIncomeOrLoss"],["scheduleKCashDistributions"],["scheduleLTotalAssetsAtEndOfYear"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, filingInfo_15f8f4aaa9, income_8d264810ba, deductions_a684544545, taxAndPayments_3e6162e9dc, scheduleK_8be51a7279, scheduleKNetRentalRealEstateIncomeOrLoss_40f87c73a6, scheduleKCashDistributions_15830160a7, scheduleK1_54af076ed1, scheduleL_a154c2330d, scheduleLTotalAssetsAtEndOfYear_0f41dabbc4, scheduleM1_9a61d9df87, totalIncomeChange_50802a1ae7, ordinaryBusinessIncomeChange_73b35d21da],
  checks: [scheduleKOnceForRents_61221b8050, scheduleKOnceForDistributions_1f351ca141, grossProfitIsReceiptsLessCosts_d937a93107, scheduleLIsFirstPage_f1c3e48c45, scheduleLOnce_b36b52a214, totalIncomeIsSum_0922522e2a, totalDeductionsIsSum_18aab8c1cf, ordinaryIncomeIsIncomeLessDeductions_2f16c3a65e, scheduleKIsFirstPage_3bfef95e93, formedBeforePeriodEnds_0c8d8ca8dd, scheduleK1IsScheduleK_d0e43e3492, periodIsAsAsked_b6fd4c4adc, answeredAfterAsked_ebed22d59d, taxIdIsAsAsked_d7fc493ba8],
}
