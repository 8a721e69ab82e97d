// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../emit/bundled-mapping.ts'
import { $addMoney, $compareMoney, $isNegative, $lastDate, $money, $placeOf, $sameMoney, $sumMoney, asAmountBeforeAsOf, asCode, asCycle, asDate, asDateAfterAsOf, asFlag, asFormNumber, asMoney, asPeriod, asTaxId, asText, asTransactionCode, asTransactionEffect, asTransactionEvent, asTransactionGroup } from '../../normalize/kit.ts'
import { amendedReturnDate_cf79e434ab, amendedReturnRow_3eaca38362, amendedReturn_b44f1882f6, answeredAfterAsked_e2dcd75512, balancePlusAccrualsIsSum_1439dd275f, balance_8931cc1172, examinationDate_9165991776, examinationRow_0d44482c9f, examinationState_143b303a8d, explanationIsKnown_17421d5068, filingDueOrReceivedDate_a28c83907f, filingProcessedDate_116a21d4e3, filingState_a5764a905b, filing_e8c9bbe0e9, form_853ae9accc, header_f1661d0983, installmentPlanDate_7ea3a4820c, installmentPlanRow_922ed76f5f, installmentPlanState_880df26620, last4_506ee1c6ff, legalHoldDate_5a0d5ccd27, legalHoldRow_f1bead14cd, legalHoldState_65493ad304, levyDate_879fba45b6, levyRow_a3a090467d, levyState_729489c0c6, lienEndedDate_d288bef8f7, lienEndedRow_362f66423e, lienFiledDate_ebba148f30, lienFiledRow_8e40f0fb78, lienState_5e41a4269c, netAssessedAfterFiling_2c4eb3d52e, noDataNotice_1a3c00e805, noReturnBesideReturn_b237eb50cd, notCollectibleDate_35ae9f4e37, notCollectibleRow_9f5e264a96, notCollectibleState_f91ee2346a, offerDate_d38c7512f8, offerRow_a82c2c88ae, offerState_64efbcc626, periodIsAsAsked_96d69e7ea9, period_50d807316b, returnRows_724b3a8248, returnsPosted_30413f484b, signFitsCode_465169a522, summary_fcd0283ef6, taxIdIsAsAsked_2524dd0576, transactionsAreBalanceIfListed_57fa0a1d90, transactionsAreBalance_cf65a544a8, transactions_a295053c8c, type_4bed4c210a } from '../pieces.gen.ts'
import type { Reca990Data } from '../types.gen.ts'

/** Record of Account, Form 990: the compiled mapping reca-990, for `createMapper`. */
export const reca990: BundledMapping<"reca-990", Reca990Data> = {
  kind: "compiled",
  id: "reca-990",
  type: "RECA",
  forms: ["990"],
  family: [],
  partly: [],
  checkNames: ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown","noReturnBesideReturn"],
  toolkit: {
    normalizers: [asAmountBeforeAsOf, asCode, asCycle, asDate, asDateAfterAsOf, asFlag, asFormNumber, asMoney, asPeriod, asTaxId, asText, asTransactionCode, asTransactionEffect, asTransactionEvent, asTransactionGroup],
    functions: [$addMoney, $compareMoney, $isNegative, $lastDate, $money, $placeOf, $sameMoney, $sumMoney],
  },
  head: '{"format":2,"title":"Record of Account, Form 990","version":"1.0.0","hash":"e1b34d17f2f337fdbdee452c8a408001ccdf21fcd8574ca411673a380bec8809","keyFigures":[["balance","accountBalance"],["balance","accountBalancePlusAccruals"],["summary","taxPerReturn"],["returnsPosted"]],"ignore":[]}',
  fields: [type_4bed4c210a, form_853ae9accc, period_50d807316b, last4_506ee1c6ff, noDataNotice_1a3c00e805, header_f1661d0983, balance_8931cc1172, summary_fcd0283ef6, transactions_a295053c8c, returnRows_724b3a8248, returnsPosted_30413f484b, filingState_a5764a905b, filingDueOrReceivedDate_a28c83907f, filingProcessedDate_116a21d4e3, netAssessedAfterFiling_2c4eb3d52e, examinationDate_9165991776, examinationRow_0d44482c9f, examinationState_143b303a8d, amendedReturn_b44f1882f6, amendedReturnDate_cf79e434ab, amendedReturnRow_3eaca38362, lienFiledDate_ebba148f30, lienFiledRow_8e40f0fb78, lienEndedDate_d288bef8f7, lienEndedRow_362f66423e, lienState_5e41a4269c, levyDate_879fba45b6, levyRow_a3a090467d, levyState_729489c0c6, legalHoldDate_5a0d5ccd27, legalHoldRow_f1bead14cd, legalHoldState_65493ad304, notCollectibleDate_35ae9f4e37, notCollectibleRow_9f5e264a96, notCollectibleState_f91ee2346a, offerDate_d38c7512f8, offerRow_a82c2c88ae, offerState_64efbcc626, installmentPlanDate_7ea3a4820c, installmentPlanRow_922ed76f5f, installmentPlanState_880df26620, filing_e8c9bbe0e9],
  checks: [balancePlusAccrualsIsSum_1439dd275f, periodIsAsAsked_96d69e7ea9, answeredAfterAsked_e2dcd75512, taxIdIsAsAsked_2524dd0576, transactionsAreBalance_cf65a544a8, transactionsAreBalanceIfListed_57fa0a1d90, signFitsCode_465169a522, explanationIsKnown_17421d5068, noReturnBesideReturn_b237eb50cd],
}
