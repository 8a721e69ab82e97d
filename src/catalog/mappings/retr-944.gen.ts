// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $largerMoney, $money, $orZero, $sameMoney, $shareOf, $smallerMoney, $subtractMoney, asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText } from '../../normalize/kit.ts'
import { answeredAfterAsked_a09e575ce8, balanceIsAllTaxLessDeposits_720599076f, balanceIsTaxLessDeposits_f7b1b826bb, oneOfOwedAndOverpaid_ba93f13880, periodIsAsAsked_373bdaa9c3, returnIsPrinted_0b3db1290a, socialSecurityWagesAreNotAboveMedicareWages_612dbbfde1, taxIdIsAsAsked_f0604b5ad4, wagesAreOfTheSizeOfMedicareWages_2c9d46c269, withheldIsNotAboveTax_055e9f7b59, withheldIsNotAboveWages_9065257aeb } from '../code.gen.ts'
import { answeredAfterAsked_9d934ed068, balanceIsAllTaxLessDeposits_18e7edbc76, balanceIsTaxLessDeposits_7ce68beec7, employment_ca15482afc, form_853ae9accc, header_f1661d0983, last4_506ee1c6ff, noDataNotice_1a3c00e805, oneOfOwedAndOverpaid_70a54ade53, periodIsAsAsked_5b94b84cc4, period_50d807316b, returnIsPrinted_7f82186f74, socialSecurityWagesAreNotAboveMedicareWages_31799019cc, taxIdIsAsAsked_fdbe047169, type_4bed4c210a, wagesAreOfTheSizeOfMedicareWages_ae3061e4b4, withheldIsNotAboveTax_176a00ab74, withheldIsNotAboveWages_3f6d03b81d } from '../pieces.gen.ts'
import type { Retr944Data } from '../types.gen.ts'

/** Tax Return Transcript, Form 944: the compiled mapping retr-944, for `createMapper`. */
export const retr944: BundledMapping<"retr-944", Retr944Data> = {
  kind: "compiled",
  id: "retr-944",
  type: "RETR",
  forms: ["944"],
  family: ["944-SS"],
  partly: [],
  toolkit: {
    normalizers: [asCode, asDate, asFormNumber, asInteger, asMoney, asPeriod, asTaxId, asText],
    functions: [$addMoney, $compareMoney, $largerMoney, $money, $orZero, $sameMoney, $shareOf, $smallerMoney, $subtractMoney],
  },
  head: '{"format":3,"title":"Tax Return Transcript, Form 944","version":"1.0.0","hash":"462211832e8bcd9285dc35c3930d778441203ab84a68ae98f0d9aa7e5b94e6bf","keyFigures":[["employment","wages"],["employment","federalIncomeTaxWithheld"],["employment","totalTax"],["employment","totalDeposits"],["employment","amountOwed"],["employment","overpayment"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, employment_ca15482afc],
  checks: [balanceIsTaxLessDeposits_7ce68beec7, balanceIsAllTaxLessDeposits_18e7edbc76, oneOfOwedAndOverpaid_70a54ade53, socialSecurityWagesAreNotAboveMedicareWages_31799019cc, withheldIsNotAboveWages_3f6d03b81d, withheldIsNotAboveTax_176a00ab74, wagesAreOfTheSizeOfMedicareWages_ae3061e4b4, periodIsAsAsked_5b94b84cc4, answeredAfterAsked_9d934ed068, taxIdIsAsAsked_fdbe047169, returnIsPrinted_7f82186f74],
  code: [balanceIsTaxLessDeposits_f7b1b826bb, balanceIsAllTaxLessDeposits_720599076f, oneOfOwedAndOverpaid_ba93f13880, socialSecurityWagesAreNotAboveMedicareWages_612dbbfde1, withheldIsNotAboveWages_9065257aeb, withheldIsNotAboveTax_055e9f7b59, wagesAreOfTheSizeOfMedicareWages_2c9d46c269, periodIsAsAsked_373bdaa9c3, answeredAfterAsked_a09e575ce8, taxIdIsAsAsked_f0604b5ad4, returnIsPrinted_0b3db1290a],
}
