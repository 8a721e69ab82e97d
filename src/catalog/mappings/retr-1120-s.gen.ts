// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { answeredAfterAsked_ebed22d59d, deductions_d6a5bbc809, filingInfo_006512e397, form_c3f88305cd, formedBeforePeriodEnds_9d8677b43a, grossProfitIsReceiptsLessCosts_d937a93107, header_48544e4ae9, income_b341056e62, last4_269813bdae, noDataNotice_1a3c00e805, ordinaryBusinessIncomeChange_c948c06709, ordinaryIncomeIsIncomeLessDeductions_a014e75cbd, periodIsAsAsked_b6fd4c4adc, period_2774c91ddb, sElectionBeforePeriodEnds_b5154907da, scheduleK1IsScheduleK_d0e43e3492, scheduleK1_2e8e0ef06c, scheduleKCashDistributions_15830160a7, scheduleKIsFirstPage_1527115b3c, scheduleKNetRentalRealEstateIncomeOrLoss_40f87c73a6, scheduleKOnceForDistributions_1f351ca141, scheduleKOnceForRents_61221b8050, scheduleK_8be51a7279, scheduleLIsFirstPage_f1c3e48c45, scheduleLOnce_b36b52a214, scheduleLTotalAssetsAtEndOfYear_f45bb1c147, scheduleL_5aa3449aec, scheduleM1_9a61d9df87, taxAndPayments_48fb970637, taxIdIsAsAsked_d7fc493ba8, totalDeductionsChange_b01cb2de41, totalDeductionsIsSum_3fab06e93e, totalIncomeChange_2303aa5b52, totalIncomeIsSum_01907afbec, type_a0fdc7d0f2 } from '../pieces.gen.ts'
import type { Retr1120SData } from '../types.gen.ts'

/** Tax Return Transcript, Form 1120-S: the compiled mapping retr-1120-s, for `createMapper`. */
export const retr1120S: BundledMapping<"retr-1120-s", Retr1120SData> = {
  kind: "compiled",
  id: "retr-1120-s",
  type: "RETR",
  forms: ["1120-S"],
  family: [],
  partly: [],
  checkNames: ["scheduleKOnceForRents","scheduleKOnceForDistributions","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","sElectionBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  head: '{"format":1,"title":"Tax Return Transcript, Form 1120-S","version":"1.0.0","hash":"a12f543f1552f3548298d7f52257c34faeee05c1c7e4fb06af90d86d8277c72a","keyFigures":[["income","grossReceipts"],["income","totalIncome"],["totalIncomeChange"],["deductions","compensationOfOfficers"],["deductions","interest"],["deductions","depreciation"],["deductions","totalDeductions"],["deductions","ordinaryBusinessIncomeOrLoss"],["ordinaryBusinessIncomeChange"],["scheduleKNetRentalRealEstateIncomeOrLoss"],["scheduleKCashDistributions"],["scheduleLTotalAssetsAtEndOfYear"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, filingInfo_006512e397, income_b341056e62, deductions_d6a5bbc809, taxAndPayments_48fb970637, scheduleK_8be51a7279, scheduleKNetRentalRealEstateIncomeOrLoss_40f87c73a6, scheduleKCashDistributions_15830160a7, scheduleK1_2e8e0ef06c, scheduleL_5aa3449aec, scheduleLTotalAssetsAtEndOfYear_f45bb1c147, scheduleM1_9a61d9df87, totalIncomeChange_2303aa5b52, totalDeductionsChange_b01cb2de41, ordinaryBusinessIncomeChange_c948c06709],
  checks: [scheduleKOnceForRents_61221b8050, scheduleKOnceForDistributions_1f351ca141, grossProfitIsReceiptsLessCosts_d937a93107, scheduleLIsFirstPage_f1c3e48c45, scheduleLOnce_b36b52a214, totalIncomeIsSum_01907afbec, totalDeductionsIsSum_3fab06e93e, ordinaryIncomeIsIncomeLessDeductions_a014e75cbd, scheduleKIsFirstPage_1527115b3c, formedBeforePeriodEnds_9d8677b43a, sElectionBeforePeriodEnds_b5154907da, scheduleK1IsScheduleK_d0e43e3492, periodIsAsAsked_b6fd4c4adc, answeredAfterAsked_ebed22d59d, taxIdIsAsAsked_d7fc493ba8],
}
