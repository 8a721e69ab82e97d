// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $compareShares, $decimal, $money, $orZero, $sameMoney, $subtractMoney, $sumMoney, asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asRatio, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_e2dcd75512, deductions_6d51bd68cb, filingInfo_89b5b18f55, form_853ae9accc, formedBeforePeriodEnds_a35680bd40, grossProfitIsReceiptsLessCosts_9a8d2ede24, header_f1661d0983, income_e9547a841d, last4_506ee1c6ff, noDataNotice_1a3c00e805, ordinaryBusinessIncomeChange_83c1d26959, ordinaryIncomeIsIncomeLessDeductions_89c1722f6e, periodIsAsAsked_96d69e7ea9, period_50d807316b, sElectionBeforePeriodEnds_afef787433, scheduleK1IsScheduleK_a5c4e94f79, scheduleK1_b6febf3d3a, scheduleKCashDistributions_0812f8181f, scheduleKIsFirstPage_1ba9114efe, scheduleKNetRentalRealEstateIncomeOrLoss_3ed1caf4d9, scheduleKOnceForDistributions_e6f079e126, scheduleKOnceForRents_2870be2a95, scheduleK_7a429f66ad, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, scheduleLTotalAssetsAtEndOfYear_b9c50ce25a, scheduleL_0618af676f, scheduleM1_5b13b08d62, stockSharesAreNotAboveAll_5f429bbde4, taxAndPayments_0ffe849fa7, taxIdIsAsAsked_2524dd0576, totalDeductionsChange_ecbb63b645, totalDeductionsIsSum_01d5f7959e, totalIncomeChange_a653391789, totalIncomeIsSum_1e70258047, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr1120SData } from '../types.gen.ts'

/** Tax Return Transcript, Form 1120-S: the compiled mapping retr-1120-s, for `createMapper`. */
export const retr1120S: BundledMapping<"retr-1120-s", Retr1120SData> = {
  kind: "compiled",
  id: "retr-1120-s",
  type: "RETR",
  forms: ["1120-S"],
  family: [],
  partly: [],
  checkNames: ["scheduleKOnceForRents","scheduleKOnceForDistributions","stockSharesAreNotAboveAll","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","sElectionBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asRatio, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $compareShares, $decimal, $money, $orZero, $sameMoney, $subtractMoney, $sumMoney],
  },
  head: '{"format":2,"title":"Tax Return Transcript, Form 1120-S","version":"1.0.0","hash":"b433360c8f3a116744533a03aed3b5f0bcd76d12f6ed48b182038cb7b8effe6e","keyFigures":[["income","grossReceipts"],["income","totalIncome"],["totalIncomeChange"],["deductions","compensationOfOfficers"],["deductions","interest"],["deductions","depreciation"],["deductions","totalDeductions"],["deductions","ordinaryBusinessIncomeOrLoss"],["ordinaryBusinessIncomeChange"],["scheduleKNetRentalRealEstateIncomeOrLoss"],["scheduleKCashDistributions"],["scheduleLTotalAssetsAtEndOfYear"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, filingInfo_89b5b18f55, income_e9547a841d, deductions_6d51bd68cb, taxAndPayments_0ffe849fa7, scheduleK_7a429f66ad, scheduleKNetRentalRealEstateIncomeOrLoss_3ed1caf4d9, scheduleKCashDistributions_0812f8181f, scheduleK1_b6febf3d3a, scheduleL_0618af676f, scheduleLTotalAssetsAtEndOfYear_b9c50ce25a, scheduleM1_5b13b08d62, totalIncomeChange_a653391789, totalDeductionsChange_ecbb63b645, ordinaryBusinessIncomeChange_83c1d26959],
  checks: [scheduleKOnceForRents_2870be2a95, scheduleKOnceForDistributions_e6f079e126, stockSharesAreNotAboveAll_5f429bbde4, grossProfitIsReceiptsLessCosts_9a8d2ede24, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, totalIncomeIsSum_1e70258047, totalDeductionsIsSum_01d5f7959e, ordinaryIncomeIsIncomeLessDeductions_89c1722f6e, scheduleKIsFirstPage_1ba9114efe, formedBeforePeriodEnds_a35680bd40, sElectionBeforePeriodEnds_afef787433, scheduleK1IsScheduleK_a5c4e94f79, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576],
}
