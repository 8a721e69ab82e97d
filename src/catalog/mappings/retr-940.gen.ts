// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $money, $orZero, $sameMoney, $subtractMoney, asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_e2dcd75512, balanceIsTaxLessDeposits_330464a855, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, liability_175e426d98, noDataNotice_1a3c00e805, periodIsAsAsked_96d69e7ea9, period_50d807316b, taxIdIsAsAsked_2524dd0576, type_4bed4c210a, unemployment_ae3986df1a, yearLiabilityIsSumOfQuarters_d03cd9121e, yearLiabilityIsTotalTax_5c0b7901e8 } from '../pieces.gen.ts'
import type { Retr940Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 940: the compiled mapping retr-940, for `createMapper`. */
export const retr940: BundledMapping<"retr-940", Retr940Data> = {
  kind: "compiled",
  id: "retr-940",
  type: "RETR",
  forms: ["940"],
  family: ["940-PR"],
  partly: [],
  checkNames: ["periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","yearLiabilityIsSumOfQuarters","yearLiabilityIsTotalTax","balanceIsTaxLessDeposits"],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $money, $orZero, $sameMoney, $subtractMoney],
  },
  head: '{"format":2,"title":"Tax Return Transcript, Form 940","version":"1.0.0","hash":"3f47dcb959bfab5d785d8487bd1acff3346ab22e20cc6745e545a6666ab2c5ca","keyFigures":[["unemployment","totalPayments"],["unemployment","taxableWages"],["unemployment","totalTax"],["unemployment","totalDeposits"],["unemployment","amountOwed"],["unemployment","overpayment"],["liability","total"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, unemployment_ae3986df1a, liability_175e426d98],
  checks: [periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576, yearLiabilityIsSumOfQuarters_d03cd9121e, yearLiabilityIsTotalTax_5c0b7901e8, balanceIsTaxLessDeposits_330464a855],
}
