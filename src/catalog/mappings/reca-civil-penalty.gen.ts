// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { answeredAfterAsked_ebed22d59d, balancePlusAccrualsIsSum_6a5708ee68, balance_32f8e27573, explanationIsKnown_22ef253b81, filingState_7b88b6b9c1, filing_c083b35cd2, form_c3f88305cd, header_48544e4ae9, installmentPlanDate_f76f272665, installmentPlanRow_7df5802256, installmentPlanState_ab774922cc, last4_269813bdae, legalHoldDate_b813dbd842, legalHoldRow_2965c607ae, legalHoldState_8a74f7ffc9, levyDate_18a1e3caac, levyRow_d5b5060665, levyState_3bf0ec9520, lienEndedDate_3fa7393612, lienEndedRow_b4894948f9, lienFiledDate_3ff64efb04, lienFiledRow_e76e3f7793, lienState_dd2c2d7047, noDataNotice_1a3c00e805, notCollectibleDate_2a87c0c8ba, notCollectibleRow_bb137e396f, notCollectibleState_fa28cb6fc1, offerDate_93e6c7ad5a, offerRow_dc82d43238, offerState_8203da3edb, paymentsAndCredits_e0f6d4b0f6, penaltiesAbated_253da077ed, penaltiesAssessed_690a793871, periodIsAsAsked_b6fd4c4adc, period_2774c91ddb, signFitsCode_a6db6af485, summaryAsPrinted_b494c3d071, taxIdIsAsAsked_d7fc493ba8, transactionsAreBalanceIfListed_34cea65ae0, transactionsAreBalance_33e6afd957, transactions_274e7b43f9, type_a0fdc7d0f2 } from '../pieces.gen.ts'
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
  head: '{"format":1,"title":"Record of Account, Civil Penalty","version":"1.0.0","hash":"20f8fe7f7485b9c689b71a7f1e3d5a06324e55788ba8e526ef5e8adda27ef049","keyFigures":[["balance","accountBalance"],["balance","accountBalancePlusAccruals"],["penaltiesAssessed"],["penaltiesAbated"],["paymentsAndCredits"],["lienState"],["levyState"],["legalHoldState"],["notCollectibleState"],["offerState"],["installmentPlanState"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, balance_32f8e27573, transactions_274e7b43f9, summaryAsPrinted_b494c3d071, filingState_7b88b6b9c1, penaltiesAssessed_690a793871, penaltiesAbated_253da077ed, paymentsAndCredits_e0f6d4b0f6, lienFiledDate_3ff64efb04, lienFiledRow_e76e3f7793, lienEndedDate_3fa7393612, lienEndedRow_b4894948f9, lienState_dd2c2d7047, levyDate_18a1e3caac, levyRow_d5b5060665, levyState_3bf0ec9520, legalHoldDate_b813dbd842, legalHoldRow_2965c607ae, legalHoldState_8a74f7ffc9, notCollectibleDate_2a87c0c8ba, notCollectibleRow_bb137e396f, notCollectibleState_fa28cb6fc1, offerDate_93e6c7ad5a, offerRow_dc82d43238, offerState_8203da3edb, installmentPlanDate_f76f272665, installmentPlanRow_7df5802256, installmentPlanState_ab774922cc, filing_c083b35cd2],
  checks: [balancePlusAccrualsIsSum_6a5708ee68, periodIsAsAsked_b6fd4c4adc, answeredAfterAsked_ebed22d59d, taxIdIsAsAsked_d7fc493ba8, transactionsAreBalance_33e6afd957, transactionsAreBalanceIfListed_34cea65ae0, signFitsCode_a6db6af485, explanationIsKnown_22ef253b81],
}
