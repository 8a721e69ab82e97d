// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $isNegative, $largerMoney, $money, $sameMoney, $shareOf, $subtractMoney, $sumMoney, asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { adjustedIncomeIsIncomeLessDeductions_5412f6e46f, answeredAfterAsked_a09e575ce8, balanceIsTaxLessPayments_3fce6600d6, overpaymentHasItsMinus_34675186af, periodIsAsAsked_373bdaa9c3, qualifiedDividendsAreOrdinary_ae5ac424f1, returnIsPrinted_4c8958a9e8, taxIdIsAsAsked_f0604b5ad4, taxableIncomeIsNotAboveAdjustedTotalIncome_d57f044517, totalDeductionsIsNotBelowParts_5745d90ac7, totalIncomeChange_1097d5a39a, totalIncomeIsAsFiled_643a01ceb7, totalIncomeIsSum_63b04f7aef } from '../code.gen.ts'
import { adjustedIncomeIsIncomeLessDeductions_09bc872430, answeredAfterAsked_9d934ed068, balanceIsTaxLessPayments_ec58fbbeb9, deductions_d64e2a5155, form_853ae9accc, header_f1661d0983, income_c04dbf8c37, last4_506ee1c6ff, noDataNotice_1a3c00e805, overpaymentHasItsMinus_58c18bb9fd, periodIsAsAsked_5b94b84cc4, period_50d807316b, qualifiedDividendsAreOrdinary_19012ef7fb, returnIsPrinted_d71b7a8519, taxAndPayments_9c5717bd76, taxIdIsAsAsked_fdbe047169, taxableIncomeIsNotAboveAdjustedTotalIncome_8b865b877c, totalDeductionsIsNotBelowParts_50eca88c93, totalIncomeChange_5f60fb5e7d, totalIncomeIsAsFiled_ff41fa58aa, totalIncomeIsSum_22c72be565, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr1041Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 1041: the compiled mapping retr-1041, for `createMapper`. */
export const retr1041: BundledMapping<"retr-1041", Retr1041Data> = {
  kind: "compiled",
  id: "retr-1041",
  type: "RETR",
  forms: ["1041"],
  family: [],
  partly: [],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $isNegative, $largerMoney, $money, $sameMoney, $shareOf, $subtractMoney, $sumMoney],
  },
  head: '{"format":3,"title":"Tax Return Transcript, Form 1041","version":"1.0.0","hash":"8c962d50e80ae72271123d230517b2e838a53e08eb930f1120d1d8e3720e8757","keyFigures":[["income","totalIncome"],["totalIncomeChange"],["deductions","totalDeductions"],["deductions","adjustedTotalIncome"],["deductions","incomeDistributionDeduction"],["deductions","taxableIncome"],["taxAndPayments","totalTax"],["taxAndPayments","balanceDueOrOverpayment"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, income_c04dbf8c37, deductions_d64e2a5155, taxAndPayments_9c5717bd76, totalIncomeChange_5f60fb5e7d],
  checks: [totalIncomeIsSum_22c72be565, qualifiedDividendsAreOrdinary_19012ef7fb, totalDeductionsIsNotBelowParts_50eca88c93, adjustedIncomeIsIncomeLessDeductions_09bc872430, taxableIncomeIsNotAboveAdjustedTotalIncome_8b865b877c, balanceIsTaxLessPayments_ec58fbbeb9, overpaymentHasItsMinus_58c18bb9fd, totalIncomeIsAsFiled_ff41fa58aa, periodIsAsAsked_5b94b84cc4, answeredAfterAsked_9d934ed068, taxIdIsAsAsked_fdbe047169, returnIsPrinted_d71b7a8519],
  code: [totalIncomeChange_1097d5a39a, totalIncomeIsSum_63b04f7aef, qualifiedDividendsAreOrdinary_ae5ac424f1, totalDeductionsIsNotBelowParts_5745d90ac7, adjustedIncomeIsIncomeLessDeductions_5412f6e46f, taxableIncomeIsNotAboveAdjustedTotalIncome_d57f044517, balanceIsTaxLessPayments_3fce6600d6, overpaymentHasItsMinus_34675186af, totalIncomeIsAsFiled_643a01ceb7, periodIsAsAsked_373bdaa9c3, answeredAfterAsked_a09e575ce8, taxIdIsAsAsked_f0604b5ad4, returnIsPrinted_4c8958a9e8],
}
