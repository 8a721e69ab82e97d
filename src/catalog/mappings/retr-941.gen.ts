// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $money, $orZero, $sameMoney, $subtractMoney, asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_e2dcd75512, balanceIsTaxLessDeposits_36f34f7a16, employment_ca15482afc, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, liability_ddc10c3ae3, noDataNotice_1a3c00e805, periodIsAsAsked_96d69e7ea9, period_50d807316b, quarterLiabilityIsSumOfMonths_25464b2c45, quarterLiabilityIsTotalTax_71a88a5a8d, taxIdIsAsAsked_2524dd0576, type_4bed4c210a } from '../pieces.gen.ts'
import type { Retr941Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 941: the compiled mapping retr-941, for `createMapper`. */
export const retr941: BundledMapping<"retr-941", Retr941Data> = {
  kind: "compiled",
  id: "retr-941",
  type: "RETR",
  forms: ["941"],
  family: ["941-PR","941-SS"],
  partly: [],
  checkNames: ["balanceIsTaxLessDeposits","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","quarterLiabilityIsSumOfMonths","quarterLiabilityIsTotalTax"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $money, $orZero, $sameMoney, $subtractMoney],
  },
  head: '{"format":2,"title":"Tax Return Transcript, Form 941","version":"1.0.0","hash":"e26b86fb3a4e51fc53b71648db6e409bf06ae2a5576e0f061f75a6b1d421ef45","keyFigures":[["employment","wages"],["employment","federalIncomeTaxWithheld"],["employment","totalTax"],["employment","totalDeposits"],["employment","amountOwed"],["employment","overpayment"],["liability","total"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, employment_ca15482afc, liability_ddc10c3ae3],
  checks: [balanceIsTaxLessDeposits_36f34f7a16, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576, quarterLiabilityIsSumOfMonths_25464b2c45, quarterLiabilityIsTotalTax_71a88a5a8d],
}
