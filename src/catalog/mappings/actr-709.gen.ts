// Made by "npm run generate" from mappings/. Do not edit.
import type { BundledMapping } from '../../plan/bundled-mapping.ts'
import { amendedReturnDate_2457dd0759, amendedReturnRow_f1e11bf49c, amendedReturn_2a6d34d53a, answeredAfterAsked_ebed22d59d, balancePlusAccrualsIsSum_6a5708ee68, balance_32f8e27573, examinationDate_94c0fcd9c1, examinationRow_bdb9da1d1c, examinationState_3c09029a52, explanationIsKnown_6e5775f0ae, filingDueOrReceivedDate_9141754d47, filingProcessedDate_47329b63da, filingState_41eca4030c, form_c3f88305cd, header_48544e4ae9, installmentPlanDate_f76f272665, installmentPlanRow_7df5802256, installmentPlanState_ab774922cc, last4_269813bdae, legalHoldDate_b813dbd842, legalHoldRow_2965c607ae, legalHoldState_8a74f7ffc9, levyDate_18a1e3caac, levyRow_d5b5060665, levyState_3bf0ec9520, lienEndedDate_3fa7393612, lienEndedRow_b4894948f9, lienFiledDate_3ff64efb04, lienFiledRow_e76e3f7793, lienState_dd2c2d7047, netAssessedAfterFiling_890e31daea, noDataNotice_1a3c00e805, notCollectibleDate_2a87c0c8ba, notCollectibleRow_bb137e396f, notCollectibleState_fa28cb6fc1, offerDate_93e6c7ad5a, offerRow_dc82d43238, offerState_8203da3edb, periodIsAsAsked_b6fd4c4adc, period_2774c91ddb, returnRows_42cc5351d8, returnsPosted_78ff29a45f, signFitsCode_1effebb8ec, summary_20dd9acc6b, taxIdIsAsAsked_d7fc493ba8, transactionsAreBalanceIfListed_34cea65ae0, transactionsAreBalance_33e6afd957, transactions_274e7b43f9, type_a0fdc7d0f2 } from '../pieces.gen.ts'
import type { Actr709Data } from '../types.gen.ts'

/** Account Transcript, Form 709: the compiled mapping actr-709, for `createMapper`. */
export const actr709: BundledMapping<"actr-709", Actr709Data> = {
  kind: "compiled",
  id: "actr-709",
  type: "ACTR",
  forms: ["709"],
  family: [],
  partly: [],
  checkNames: ["balancePlusAccrualsIsSum","periodIsAsAsked","answeredAfterAsked","taxIdIsAsAsked","transactionsAreBalance","transactionsAreBalanceIfListed","signFitsCode","explanationIsKnown"],
  head: '{"format":1,"title":"Account Transcript, Form 709","version":"1.0.0","hash":"7f7baf66d82bbab55229caaf7b1640531319cc05df23b0187887958551f8e1c4","keyFigures":[["balance","accountBalance"],["balance","accountBalancePlusAccruals"],["summary","taxPerReturn"],["returnsPosted"]],"ignore":[]}',
  fields: [type_a0fdc7d0f2, form_c3f88305cd, period_2774c91ddb, last4_269813bdae, noDataNotice_1a3c00e805, header_48544e4ae9, balance_32f8e27573, summary_20dd9acc6b, transactions_274e7b43f9, returnRows_42cc5351d8, returnsPosted_78ff29a45f, filingState_41eca4030c, filingDueOrReceivedDate_9141754d47, filingProcessedDate_47329b63da, netAssessedAfterFiling_890e31daea, examinationDate_94c0fcd9c1, examinationRow_bdb9da1d1c, examinationState_3c09029a52, amendedReturn_2a6d34d53a, amendedReturnDate_2457dd0759, amendedReturnRow_f1e11bf49c, lienFiledDate_3ff64efb04, lienFiledRow_e76e3f7793, lienEndedDate_3fa7393612, lienEndedRow_b4894948f9, lienState_dd2c2d7047, levyDate_18a1e3caac, levyRow_d5b5060665, levyState_3bf0ec9520, legalHoldDate_b813dbd842, legalHoldRow_2965c607ae, legalHoldState_8a74f7ffc9, notCollectibleDate_2a87c0c8ba, notCollectibleRow_bb137e396f, notCollectibleState_fa28cb6fc1, offerDate_93e6c7ad5a, offerRow_dc82d43238, offerState_8203da3edb, installmentPlanDate_f76f272665, installmentPlanRow_7df5802256, installmentPlanState_ab774922cc],
  checks: [balancePlusAccrualsIsSum_6a5708ee68, periodIsAsAsked_b6fd4c4adc, answeredAfterAsked_ebed22d59d, taxIdIsAsAsked_d7fc493ba8, transactionsAreBalance_33e6afd957, transactionsAreBalanceIfListed_34cea65ae0, signFitsCode_1effebb8ec, explanationIsKnown_6e5775f0ae],
}
