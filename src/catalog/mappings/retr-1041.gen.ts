// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $isNegative, $largerMoney, $money, $orZero, $sameMoney, $shareOf, $subtractMoney, asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { adjustedIncomeIsIncomeLessDeductions_5412f6e46f, answeredAfterAsked_a09e575ce8, balanceIsTaxLessPayments_3fce6600d6, overpaymentHasItsMinus_34675186af, periodIsAsAsked_373bdaa9c3, qualifiedDividendsAreOrdinary_ae5ac424f1, taxIdIsAsAsked_f0604b5ad4, taxableIncomeIsNotAboveAdjustedTotalIncome_d8a6f3fa73, totalDeductionsIsNotBelowParts_5745d90ac7, totalIncomeChange_1097d5a39a, totalIncomeIsAsFiled_643a01ceb7, totalIncomeIsSum_45ff0296d3 } from '../code.gen.ts'
import { adjustedIncomeIsIncomeLessDeductions_70024081af, answeredAfterAsked_9d934ed068, balanceIsTaxLessPayments_3a76451b8b, deductions_d64e2a5155, form_853ae9accc, header_f1661d0983, income_c04dbf8c37, last4_506ee1c6ff, noDataNotice_1a3c00e805, overpaymentHasItsMinus_e27ef584db, periodIsAsAsked_5b94b84cc4, period_50d807316b, qualifiedDividendsAreOrdinary_8c94db7bf8, taxAndPayments_9c5717bd76, taxIdIsAsAsked_fdbe047169, taxableIncomeIsNotAboveAdjustedTotalIncome_b50e147b3e, totalDeductionsIsNotBelowParts_49c0c76c52, totalIncomeChange_5f60fb5e7d, totalIncomeIsAsFiled_af9e56d837, totalIncomeIsSum_95f9bf391d, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr1041Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 1041: the compiled mapping retr-1041, for `createMapper`. */
export const retr1041: BundledMapping<"retr-1041", Retr1041Data> = {
  kind: "compiled",
  id: "retr-1041",
  type: "RETR",
  forms: ["1041"],
  family: [],
  partly: [],
  checkNames: ["totalIncomeIsSum","qualifiedDividendsAreOrdinary","totalDeductionsIsNotBelowParts","adjustedIncomeIsIncomeLessDeductions","taxableIncomeIsNotAboveAdjustedTotalIncome","balanceIsTaxLessPayments","overpaymentHasItsMinus","totalIncomeIsAsFiled","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $isNegative, $largerMoney, $money, $orZero, $sameMoney, $shareOf, $subtractMoney],
  },
  head: '{"format":3,"title":"Tax Return Transcript, Form 1041","version":"1.0.0","hash":"5fde3ce4489e574dab4bff02c6b5fd110c17f28ce04efd1dcd4fd4a669f40bb6","keyFigures":[["income","totalIncome"],["totalIncomeChange"],["deductions","totalDeductions"],["deductions","adjustedTotalIncome"],["deductions","incomeDistributionDeduction"],["deductions","taxableIncome"],["taxAndPayments","totalTax"],["taxAndPayments","balanceDueOrOverpayment"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, income_c04dbf8c37, deductions_d64e2a5155, taxAndPayments_9c5717bd76, totalIncomeChange_5f60fb5e7d],
  checks: [totalIncomeIsSum_95f9bf391d, qualifiedDividendsAreOrdinary_8c94db7bf8, totalDeductionsIsNotBelowParts_49c0c76c52, adjustedIncomeIsIncomeLessDeductions_70024081af, taxableIncomeIsNotAboveAdjustedTotalIncome_b50e147b3e, balanceIsTaxLessPayments_3a76451b8b, overpaymentHasItsMinus_e27ef584db, totalIncomeIsAsFiled_af9e56d837, periodIsAsAsked_5b94b84cc4, answeredAfterAsked_9d934ed068, taxIdIsAsAsked_fdbe047169],
  code: [totalIncomeChange_1097d5a39a, totalIncomeIsSum_45ff0296d3, qualifiedDividendsAreOrdinary_ae5ac424f1, totalDeductionsIsNotBelowParts_5745d90ac7, adjustedIncomeIsIncomeLessDeductions_5412f6e46f, taxableIncomeIsNotAboveAdjustedTotalIncome_d8a6f3fa73, balanceIsTaxLessPayments_3fce6600d6, overpaymentHasItsMinus_34675186af, totalIncomeIsAsFiled_643a01ceb7, periodIsAsAsked_373bdaa9c3, answeredAfterAsked_a09e575ce8, taxIdIsAsAsked_f0604b5ad4],
}
