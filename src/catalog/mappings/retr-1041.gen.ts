// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $isNegative, $money, $sameMoney, $subtractMoney, asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { adjustedIncomeIsIncomeLessDeductions_945928361d, answeredAfterAsked_e2dcd75512, balanceIsTaxLessPayments_7b8d56f856, deductions_d64e2a5155, form_853ae9accc, header_f1661d0983, income_c04dbf8c37, last4_506ee1c6ff, noDataNotice_1a3c00e805, periodIsAsAsked_96d69e7ea9, period_50d807316b, qualifiedDividendsAreOrdinary_11129c93c8, taxAndPayments_9c5717bd76, taxIdIsAsAsked_2524dd0576, totalDeductionsIsNotBelowParts_33a618dbce, totalIncomeChange_f8600703b9, totalIncomeIsSum_c844394809, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr1041Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 1041: the compiled mapping retr-1041, for `createMapper`. */
export const retr1041: BundledMapping<"retr-1041", Retr1041Data> = {
  kind: "compiled",
  id: "retr-1041",
  type: "RETR",
  forms: ["1041"],
  family: [],
  partly: [],
  checkNames: ["totalIncomeIsSum","qualifiedDividendsAreOrdinary","totalDeductionsIsNotBelowParts","adjustedIncomeIsIncomeLessDeductions","balanceIsTaxLessPayments","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $isNegative, $money, $sameMoney, $subtractMoney],
  },
  head: '{"format":2,"title":"Tax Return Transcript, Form 1041","version":"1.0.0","hash":"c1b65cf071eacabec7fd9013e2a4d6e57e18cf91eeb3a6f457932ffec033c7d4","keyFigures":[["income","totalIncome"],["totalIncomeChange"],["deductions","totalDeductions"],["deductions","adjustedTotalIncome"],["deductions","incomeDistributionDeduction"],["deductions","taxableIncome"],["taxAndPayments","totalTax"],["taxAndPayments","balanceDueOrOverpayment"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, income_c04dbf8c37, deductions_d64e2a5155, taxAndPayments_9c5717bd76, totalIncomeChange_f8600703b9],
  checks: [totalIncomeIsSum_c844394809, qualifiedDividendsAreOrdinary_11129c93c8, totalDeductionsIsNotBelowParts_33a618dbce, adjustedIncomeIsIncomeLessDeductions_945928361d, balanceIsTaxLessPayments_7b8d56f856, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576],
}
