// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $money, $orZero, $subtractMoney, asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_e2dcd75512, balanceIsTaxLessDeposits_36f34f7a16, employment_ca15482afc, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, noDataNotice_1a3c00e805, periodIsAsAsked_96d69e7ea9, period_50d807316b, taxIdIsAsAsked_2524dd0576, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr944Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 944: the compiled mapping retr-944, for `createMapper`. */
export const retr944: BundledMapping<"retr-944", Retr944Data> = {
  kind: "compiled",
  id: "retr-944",
  type: "RETR",
  forms: ["944"],
  family: ["944-SS"],
  partly: [],
  checkNames: ["balanceIsTaxLessDeposits","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $money, $orZero, $subtractMoney],
  },
  head: '{"format":2,"title":"Tax Return Transcript, Form 944","version":"1.0.0","hash":"8e6f794fe9831cb37ea849519a7586e530cf7575e92bf9aee79f4958133eba93","keyFigures":[["employment","wages"],["employment","federalIncomeTaxWithheld"],["employment","totalTax"],["employment","totalDeposits"],["employment","amountOwed"],["employment","overpayment"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, employment_ca15482afc],
  checks: [balanceIsTaxLessDeposits_36f34f7a16, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576],
}
