// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $money, $orZero, $sameMoney, $subtractMoney, asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_a09e575ce8, balanceIsTaxLessDeposits_8312ed4cc9, periodIsAsAsked_373bdaa9c3, returnIsPrinted_ffbfde55a1, taxIdIsAsAsked_f0604b5ad4, taxableWagesAreNotAbovePayments_7855b8cc40, yearLiabilityIsSumOfQuarters_c6d6da7b98, yearLiabilityIsTotalTax_553fdbf339 } from '../code.gen.ts'
import { answeredAfterAsked_9d934ed068, balanceIsTaxLessDeposits_5511026917, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, liability_175e426d98, noDataNotice_1a3c00e805, periodIsAsAsked_5b94b84cc4, period_50d807316b, returnIsPrinted_29fb3bd6b1, taxIdIsAsAsked_fdbe047169, taxableWagesAreNotAbovePayments_d9c6f77329, type_4bed4c210a, unemployment_ae3986df1a, yearLiabilityIsSumOfQuarters_5101615e02, yearLiabilityIsTotalTax_ede9f8cc81 } from '../pieces.gen.ts'
import type { Retr940Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 940: the compiled mapping retr-940, for `createMapper`. */
export const retr940: BundledMapping<"retr-940", Retr940Data> = {
  kind: "compiled",
  id: "retr-940",
  type: "RETR",
  forms: ["940"],
  family: ["940-PR"],
  partly: [],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $money, $orZero, $sameMoney, $subtractMoney],
  },
  head: '{"format":3,"title":"Tax Return Transcript, Form 940","version":"1.0.0","hash":"1a2b9737a7114c95313c2bab0a1047a5c9c8ee6c2496e0838e0294c394b0a4d1","keyFigures":[["unemployment","totalPayments"],["unemployment","taxableWages"],["unemployment","totalTax"],["unemployment","totalDeposits"],["unemployment","amountOwed"],["unemployment","overpayment"],["liability","total"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, unemployment_ae3986df1a, liability_175e426d98],
  checks: [periodIsAsAsked_5b94b84cc4, answeredAfterAsked_9d934ed068, taxIdIsAsAsked_fdbe047169, returnIsPrinted_29fb3bd6b1, yearLiabilityIsSumOfQuarters_5101615e02, yearLiabilityIsTotalTax_ede9f8cc81, balanceIsTaxLessDeposits_5511026917, taxableWagesAreNotAbovePayments_d9c6f77329],
  code: [periodIsAsAsked_373bdaa9c3, answeredAfterAsked_a09e575ce8, taxIdIsAsAsked_f0604b5ad4, returnIsPrinted_ffbfde55a1, yearLiabilityIsSumOfQuarters_c6d6da7b98, yearLiabilityIsTotalTax_553fdbf339, balanceIsTaxLessDeposits_8312ed4cc9, taxableWagesAreNotAbovePayments_7855b8cc40],
}
