// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $largerMoney, $money, $orZero, $sameMoney, $shareOf, $smallerMoney, $subtractMoney, asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_a09e575ce8, balanceIsAllTaxLessDeposits_720599076f, balanceIsTaxLessDeposits_f7b1b826bb, oneOfOwedAndOverpaid_ba93f13880, periodIsAsAsked_373bdaa9c3, quarterLiabilityIsSumOfMonths_205cb8177a, quarterLiabilityIsTotalTax_80a4d25b43, returnIsPrinted_0b3db1290a, socialSecurityWagesAreNotAboveMedicareWages_612dbbfde1, taxIdIsAsAsked_f0604b5ad4, wagesAreOfTheSizeOfMedicareWages_2c9d46c269, withheldIsNotAboveTax_055e9f7b59, withheldIsNotAboveWages_9065257aeb } from '../code.gen.ts'
import { answeredAfterAsked_9d934ed068, balanceIsAllTaxLessDeposits_18e7edbc76, balanceIsTaxLessDeposits_7ce68beec7, employment_ca15482afc, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, liability_ddc10c3ae3, noDataNotice_1a3c00e805, oneOfOwedAndOverpaid_70a54ade53, periodIsAsAsked_5b94b84cc4, period_50d807316b, quarterLiabilityIsSumOfMonths_88400d0af6, quarterLiabilityIsTotalTax_a792e6dc6e, returnIsPrinted_2bc4441f95, socialSecurityWagesAreNotAboveMedicareWages_31799019cc, taxIdIsAsAsked_fdbe047169, type_4bed4c210a, wagesAreOfTheSizeOfMedicareWages_ae3061e4b4, withheldIsNotAboveTax_176a00ab74, withheldIsNotAboveWages_3f6d03b81d } from '../pieces.gen.ts'
import type { Retr941Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 941: the compiled mapping retr-941, for `createMapper`. */
export const retr941: BundledMapping<"retr-941", Retr941Data> = {
  kind: "compiled",
  id: "retr-941",
  type: "RETR",
  forms: ["941"],
  family: ["941-PR","941-SS"],
  partly: [],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $largerMoney, $money, $orZero, $sameMoney, $shareOf, $smallerMoney, $subtractMoney],
  },
  head: '{"format":3,"title":"Tax Return Transcript, Form 941","version":"1.0.0","hash":"8245ce2199470fe23819018ec1496fca4475763ef7313d4d7fec4022c55553f1","keyFigures":[["employment","wages"],["employment","federalIncomeTaxWithheld"],["employment","totalTax"],["employment","totalDeposits"],["employment","amountOwed"],["employment","overpayment"],["liability","total"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, employment_ca15482afc, liability_ddc10c3ae3],
  checks: [balanceIsTaxLessDeposits_7ce68beec7, balanceIsAllTaxLessDeposits_18e7edbc76, oneOfOwedAndOverpaid_70a54ade53, socialSecurityWagesAreNotAboveMedicareWages_31799019cc, withheldIsNotAboveWages_3f6d03b81d, withheldIsNotAboveTax_176a00ab74, wagesAreOfTheSizeOfMedicareWages_ae3061e4b4, periodIsAsAsked_5b94b84cc4, answeredAfterAsked_9d934ed068, taxIdIsAsAsked_fdbe047169, returnIsPrinted_2bc4441f95, quarterLiabilityIsSumOfMonths_88400d0af6, quarterLiabilityIsTotalTax_a792e6dc6e],
  code: [balanceIsTaxLessDeposits_f7b1b826bb, balanceIsAllTaxLessDeposits_720599076f, oneOfOwedAndOverpaid_ba93f13880, socialSecurityWagesAreNotAboveMedicareWages_612dbbfde1, withheldIsNotAboveWages_9065257aeb, withheldIsNotAboveTax_055e9f7b59, wagesAreOfTheSizeOfMedicareWages_2c9d46c269, periodIsAsAsked_373bdaa9c3, answeredAfterAsked_a09e575ce8, taxIdIsAsAsked_f0604b5ad4, returnIsPrinted_0b3db1290a, quarterLiabilityIsSumOfMonths_205cb8177a, quarterLiabilityIsTotalTax_80a4d25b43],
}
