// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { adjustedIncomeIsIncomeLessDeductions_4c92bfae05, answeredAfterAsked_ebed22d59d, balanceIsTaxLessPayments_6878ed2ca4, deductions_b4f50bccc0, form_c3f88305cd, header_48544e4ae9, income_ae53167fde, last4_269813bdae, noDataNotice_1a3c00e805, periodIsAsAsked_b6fd4c4adc, period_2774c91ddb, qualifiedDividendsAreOrdinary_f08eb458ed, taxAndPayments_52d08bd6a8, taxIdIsAsAsked_d7fc493ba8, totalDeductionsIsNotBelowParts_b48ad70bbd, totalIncomeChange_7d6d26cc32, totalIncomeIsSum_3de52bba5a, type_a0fdc7d0f2 } from '../pieces.gen.ts'
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
  head: '{"format":1,"title":"Tax Return Transcript, Form 1041","version":"1.0.0","hash":"c1b65cf071eacabec7fd9013e2a4d6e57e18cf91eeb3a6f457932ffec033c7d4","keyFigures":[["income","totalIncome"],["totalIncomeChange"],["deductions","totalDeductions"],["deductions","adjustedTotalIncome"],["deductions","incomeDistributionDeduction"],["deductions","taxableIncome"],["taxAndPayments","totalTax"],["taxAndPayments","balanceDueOrOverpayment"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, income_ae53167fde, deductions_b4f50bccc0, taxAndPayments_52d08bd6a8, totalIncomeChange_7d6d26cc32],
  checks: [totalIncomeIsSum_3de52bba5a, qualifiedDividendsAreOrdinary_f08eb458ed, totalDeductionsIsNotBelowParts_b48ad70bbd, adjustedIncomeIsIncomeLessDeductions_4c92bfae05, balanceIsTaxLessPayments_6878ed2ca4, periodIsAsAsked_b6fd4c4adc, answeredAfterAsked_ebed22d59d, taxIdIsAsAsked_d7fc493ba8],
}
