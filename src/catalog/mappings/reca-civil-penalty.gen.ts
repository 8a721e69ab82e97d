// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $isNegative, $lastDate, $money, $placeOf, $sameMoney, $sumMoney, asAmountBeforeAsOf, asCode, asCycle, asDate, asDateAfterAsOf, asFormNumber, asMoney, asPeriod, asTaxId, asText, asTransactionCode, asTransactionEffect, asTransactionEvent, asTransactionGroup } from '../../normalize/kit.ts'
import { answeredAfterAsked_e2dcd75512, balancePlusAccrualsIsSum_1439dd275f, balance_8931cc1172, explanationIsKnown_17421d5068, filingState_86a78fb77f, filing_c083b35cd2, form_853ae9accc, header_f1661d0983, installmentPlanDate_7ea3a4820c, installmentPlanRow_922ed76f5f, installmentPlanState_880df26620, last4_506ee1c6ff, legalHoldDate_5a0d5ccd27, legalHoldRow_f1bead14cd, legalHoldState_65493ad304, levyDate_879fba45b6, levyRow_a3a090467d, levyState_729489c0c6, lienEndedDate_d288bef8f7, lienEndedRow_362f66423e, lienFiledDate_ebba148f30, lienFiledRow_8e40f0fb78, lienState_5e41a4269c, noDataNotice_1a3c00e805, notCollectibleDate_35ae9f4e37, notCollectibleRow_9f5e264a96, notCollectibleState_f91ee2346a, offerDate_d38c7512f8, offerRow_a82c2c88ae, offerState_64efbcc626, paymentsAndCredits_907d3492e9, penaltiesAbated_66fb0bb3f2, penaltiesAssessed_594b2b7a13, periodIsAsAsked_96d69e7ea9, period_50d807316b, signFitsCode_465169a522, summaryAsPrinted_b494c3d071, taxIdIsAsAsked_2524dd0576, transactionsAreBalanceIfListed_57fa0a1d90, transactionsAreBalance_cf65a544a8, transactions_a295053c8c, type_4bed4c210a } from '../pieces.gen.ts'
import type { RecaCivilPenaltyData } from '../types.gen.ts'

/** Record of Account, Civil Penalty: the compiled mapping reca-civil-penalty, for `createMapper`. */
export const recaCivilPenalty: BundledMapping<"reca-civil-penalty", RecaCivilPenaltyData> = {
  kind: "compiled",
  id: "reca-civil-penalty",
  type: "RECA",
  forms: ["CIVIL PENALTY"],
  family: [],
  partly: [],
  checkNames: ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown"],
  toolkit: {
    normalizers: [asAmountBeforeAsOf, asCode, asCycle, asDate, asDateAfterAsOf, asFormNumber, asMoney, asPeriod, asTaxId, asText, asTransactionCode, asTransactionEffect, asTransactionEvent, asTransactionGroup],
    functions: [$addMoney, $compareMoney, $isNegative, $lastDate, $money, $placeOf, $sameMoney, $sumMoney],
  },
  head: '{"format":2,"title":"Record of Account, Civil Penalty","version":"1.0.0","hash":"20f8fe7f7485b9c689b71a7f1e3d5a06324e55788ba8e526ef5e8adda27ef049","keyFigures":[["balance","accountBalance"],["balance","accountBalancePlusAccruals"],["penaltiesAssessed"],["penaltiesAbated"],["paymentsAndCredits"],["lienState"],["levyState"],["legalHoldState"],["notCollectibleState"],["offerState"],["installmentPlanState"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, balance_8931cc1172, transactions_a295053c8c, summaryAsPrinted_b494c3d071, filingState_86a78fb77f, penaltiesAssessed_594b2b7a13, penaltiesAbated_66fb0bb3f2, paymentsAndCredits_907d3492e9, lienFiledDate_ebba148f30, lienFiledRow_8e40f0fb78, lienEndedDate_d288bef8f7, lienEndedRow_362f66423e, lienState_5e41a4269c, levyDate_879fba45b6, levyRow_a3a090467d, levyState_729489c0c6, legalHoldDate_5a0d5ccd27, legalHoldRow_f1bead14cd, legalHoldState_65493ad304, notCollectibleDate_35ae9f4e37, notCollectibleRow_9f5e264a96, notCollectibleState_f91ee2346a, offerDate_d38c7512f8, offerRow_a82c2c88ae, offerState_64efbcc626, installmentPlanDate_7ea3a4820c, installmentPlanRow_922ed76f5f, installmentPlanState_880df26620, filing_c083b35cd2],
  checks: [balancePlusAccrualsIsSum_1439dd275f, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576, transactionsAreBalance_cf65a544a8, transactionsAreBalanceIfListed_57fa0a1d90, signFitsCode_465169a522, explanationIsKnown_17421d5068],
}
