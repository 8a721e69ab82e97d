// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { asCode, asDate, asFormNumber, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_a09e575ce8, periodIsAsAsked_373bdaa9c3, taxIdIsAsAsked_f0604b5ad4 } from '../code.gen.ts'
import { answeredAfterAsked_9d934ed068, filing_d0e42fc96a, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, noDataNotice_1a3c00e805, periodIsAsAsked_5b94b84cc4, period_50d807316b, taxIdIsAsAsked_fdbe047169, type_4bed4c210a } from '../pieces.gen.ts'
import type { RetrGeneralData } from '../types.gen.ts'

/** Tax Return Transcript, any form: the compiled mapping retr-general, for `createMapper`. */
export const retrGeneral: BundledMapping<"retr-general", RetrGeneralData> = {
  kind: "compiled",
  id: "retr-general",
  type: "RETR",
  forms: [],
  family: [],
  partly: [],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asPeriod, asTaxId, asText],
    functions: [],
  },
  head: '{"format":3,"title":"Tax Return Transcript, any form","version":"1.0.0","hash":"2e09a7d9c38a90bb734563d6af9eefee8e015a6df7e4e25d4a8df13de6a4be71","keyFigures":[["header","title"],["header","taxPeriod"],["noDataNotice"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, filing_d0e42fc96a],
  checks: [periodIsAsAsked_5b94b84cc4, answeredAfterAsked_9d934ed068, taxIdIsAsAsked_fdbe047169],
  code: [periodIsAsAsked_373bdaa9c3, answeredAfterAsked_a09e575ce8, taxIdIsAsAsked_f0604b5ad4],
}
