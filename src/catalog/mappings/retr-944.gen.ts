// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $money, $orZero, $subtractMoney, asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_a09e575ce8, balanceIsTaxLessDeposits_f7b1b826bb, oneOfOwedAndOverpaid_80bcbf25c7, periodIsAsAsked_373bdaa9c3, socialSecurityWagesAreNotAboveMedicareWages_612dbbfde1, taxIdIsAsAsked_f0604b5ad4 } from '../code.gen.ts'
import { answeredAfterAsked_9d934ed068, balanceIsTaxLessDeposits_7ce68beec7, employment_ca15482afc, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, noDataNotice_1a3c00e805, oneOfOwedAndOverpaid_d05a55a68c, periodIsAsAsked_5b94b84cc4, period_50d807316b, socialSecurityWagesAreNotAboveMedicareWages_48fd6cc4aa, taxIdIsAsAsked_fdbe047169, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr944Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 944: the compiled mapping retr-944, for `createMapper`. */
export const retr944: BundledMapping<"retr-944", Retr944Data> = {
  kind: "compiled",
  id: "retr-944",
  type: "RETR",
  forms: ["944"],
  family: ["944-SS"],
  partly: [],
  checkNames: ["balanceIsTaxLessDeposits","oneOfOwedAndOverpaid","socialSecurityWagesAreNotAboveMedicareWages","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $money, $orZero, $subtractMoney],
  },
  head: '{"format":3,"title":"Tax Return Transcript, Form 944","version":"1.0.0","hash":"af2bd5e471c4f2b80bb78352937ba88300f0101592d3659c91fee6ab26b9433d","keyFigures":[["employment","wages"],["employment","federalIncomeTaxWithheld"],["employment","totalTax"],["employment","totalDeposits"],["employment","amountOwed"],["employment","overpayment"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, employment_ca15482afc],
  checks: [balanceIsTaxLessDeposits_7ce68beec7, oneOfOwedAndOverpaid_d05a55a68c, socialSecurityWagesAreNotAboveMedicareWages_48fd6cc4aa, periodIsAsAsked_5b94b84cc4, answeredAfterAsked_9d934ed068, taxIdIsAsAsked_fdbe047169],
  code: [balanceIsTaxLessDeposits_f7b1b826bb, oneOfOwedAndOverpaid_80bcbf25c7, socialSecurityWagesAreNotAboveMedicareWages_612dbbfde1, periodIsAsAsked_373bdaa9c3, answeredAfterAsked_a09e575ce8, taxIdIsAsAsked_f0604b5ad4],
}
