// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { answeredAfterAsked_ebed22d59d, balanceIsTaxLessDeposits_2600a3e884, employment_93b6febfbd, form_c3f88305cd, header_48544e4ae9, last4_269813bdae, noDataNotice_1a3c00e805, periodIsAsAsked_b6fd4c4adc, period_2774c91ddb, taxIdIsAsAsked_d7fc493ba8, type_a0fdc7d0f2 } from '../pieces.gen.ts'
import type { Retr943Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 943: the compiled mapping retr-943, for `createMapper`. */
export const retr943: BundledMapping<"retr-943", Retr943Data> = {
  kind: "compiled",
  id: "retr-943",
  type: "RETR",
  forms: ["943"],
  family: ["943-PR"],
  partly: [],
  checkNames: ["balanceIsTaxLessDeposits","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked"],
  head: '{"format":1,"title":"Tax Return Transcript, Form 943","version":"1.0.0","hash":"0fa8f1ac1c5926783383844ae77874569beccb15f51c35aeb9e3270ba5f01ed1","keyFigures":[["employment","socialSecurityWages"],["employment","federalIncomeTaxWithheld"],["employment","totalTax"],["employment","totalDeposits"],["employment","amountOwed"],["employment","overpayment"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, employment_93b6febfbd],
  checks: [balanceIsTaxLessDeposits_2600a3e884, periodIsAsAsked_b6fd4c4adc, answeredAfterAsked_ebed22d59d, taxIdIsAsAsked_d7fc493ba8],
}
