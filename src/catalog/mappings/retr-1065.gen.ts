// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $compareShares, $decimal, $money, $orZero, $sameMoney, $subtractMoney, $sumMoney, asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asRatio, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_e2dcd75512, capitalSharesAreNotAboveAll_f5cc02224e, deductions_24e3eec896, filingInfo_46c43e0025, form_853ae9accc, formedBeforePeriodEnds_74251a338c, grossProfitIsReceiptsLessCosts_9a8d2ede24, header_f1661d0983, income_c71d2fe035, last4_506ee1c6ff, lossSharesAreNotAboveAll_8d9a912be5, noDataNotice_1a3c00e805, ordinaryBusinessIncomeChange_d2cca6eef5, ordinaryIncomeIsIncomeLessDeductions_150fb679b6, periodIsAsAsked_96d69e7ea9, period_50d807316b, profitSharesAreNotAboveAll_1ae10c6713, scheduleK1IsScheduleK_a5c4e94f79, scheduleK1_6378ce8d7a, scheduleKCashDistributions_0812f8181f, scheduleKIsFirstPage_f65464ad16, scheduleKNetRentalRealEstateIncomeOrLoss_3ed1caf4d9, scheduleKOnceForDistributions_e6f079e126, scheduleKOnceForRents_2870be2a95, scheduleK_7a429f66ad, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, scheduleLTotalAssetsAtEndOfYear_e2d248c1e8, scheduleL_47d9674384, scheduleM1_5b13b08d62, taxAndPayments_beb56c0780, taxIdIsAsAsked_2524dd0576, totalDeductionsIsSum_057d0c067c, totalIncomeChange_2548c45113, totalIncomeIsSum_f8ccb044fd, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr1065Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 1065: the compiled mapping retr-1065, for `createMapper`. */
export const retr1065: BundledMapping<"retr-1065", Retr1065Data> = {
  kind: "compiled",
  id: "retr-1065",
  type: "RETR",
  forms: ["1065","1065 SERIES","1065MEF"],
  family: [],
  partly: [],
  checkNames: ["scheduleKOnceForRents","scheduleKOnceForDistributions","profitSharesAreNotAboveAll","lossSharesAreNotAboveAll","capitalSharesAreNotAboveAll","grossProfitIsReceiptsLessCosts","scheduleLIsFirstPage","scheduleLOnce","totalIncomeIsSum","totalDeductionsIsSum","ordinaryIncomeIsIncomeLessDeductions","scheduleKIsFirstPage","formedBeforePeriodEnds","scheduleK1IsScheduleK","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asRatio, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $compareShares, $decimal, $money, $orZero, $sameMoney, $subtractMoney, $sumMoney],
  },
  head: '{"format":2,"title":"Tax Return Transcript, Form 1065","version":"1.0.0","hash":"e4bdbc5cd7d5a8676fe9c95a1b7ff5dc01d961938e30622efcd41fe7a1c3e6d3","keyFigures":[["income","grossReceipts"],["income","totalIncome"],["totalIncomeChange"],["deductions","guaranteedPayments"],["deductions","interest"],["deductions","depreciation"],["deductions","totalDeductions"],["deductions","ordinaryBusinessIncomeOrLoss"],["ordinaryBusinessIncomeChange"],["scheduleKNetRentalRealEstateIncomeOrLoss"],["scheduleKCashDistributions"],["scheduleLTotalAssetsAtEndOfYear"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, filingInfo_46c43e0025, income_c71d2fe035, deductions_24e3eec896, taxAndPayments_beb56c0780, scheduleK_7a429f66ad, scheduleKNetRentalRealEstateIncomeOrLoss_3ed1caf4d9, scheduleKCashDistributions_0812f8181f, scheduleK1_6378ce8d7a, scheduleL_47d9674384, scheduleLTotalAssetsAtEndOfYear_e2d248c1e8, scheduleM1_5b13b08d62, totalIncomeChange_2548c45113, ordinaryBusinessIncomeChange_d2cca6eef5],
  checks: [scheduleKOnceForRents_2870be2a95, scheduleKOnceForDistributions_e6f079e126, profitSharesAreNotAboveAll_1ae10c6713, lossSharesAreNotAboveAll_8d9a912be5, capitalSharesAreNotAboveAll_f5cc02224e, grossProfitIsReceiptsLessCosts_9a8d2ede24, scheduleLIsFirstPage_192af980d6, scheduleLOnce_b3f33fac01, totalIncomeIsSum_f8ccb044fd, totalDeductionsIsSum_057d0c067c, ordinaryIncomeIsIncomeLessDeductions_150fb679b6, scheduleKIsFirstPage_f65464ad16, formedBeforePeriodEnds_74251a338c, scheduleK1IsScheduleK_a5c4e94f79, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576],
}
