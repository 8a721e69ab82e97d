/** Figures of the account: account transcripts and records of account. */
import type { Caveat, Figure } from './figure.ts'

const states: Caveat = {
  says: 'It goes by the codes and words of rows, and by the last row of its topic by date. How well each code is known differs.',
  sources: ['codes'],
}

const onePeriod: Caveat = {
  says: 'A transcript is about one form and one period. What stands on other periods is not seen.',
  sources: ['interface'],
}

export const accountFigures: readonly Figure[] = [
  {
    name: 'Account balance',
    meaning:
      'What was charged to the account less what was paid or credited, as it stood when the IRS answered.',
    fields: ['balance.accountBalance', 'header.responseDate'],
    without:
      'Zero is a settled account. Null is a line that was not printed or not read, never a settled account.',
    sign: 'Positive is owed; a minus is a credit for the taxpayer.',
    caveats: [
      { says: 'Interest and penalty that run on are not in it until they are charged.', sources: ['payoff'] },
      onePeriod,
    ],
    not: 'All that the taxpayer owes the IRS, nor what it takes to pay the account off.',
  },
  {
    name: 'Account balance plus accruals',
    meaning: 'The balance with the interest and penalty that had run up to the days printed beside them.',
    fields: ['balance.accountBalancePlusAccruals'],
    without: 'Where it is not printed it is null: it is not added up here.',
    sign: 'Positive is owed; a minus is a credit for the taxpayer.',
    caveats: [
      { says: 'The label itself says that this is not a payoff amount.', sources: ['interface', 'payoff'] },
      {
        says: 'Its parts have different days: the balance is of the day of the response, interest and penalty of days of their own.',
        sources: ['interface'],
      },
    ],
    not: 'An official payoff figure. One must be asked for, for a given day.',
  },
  {
    name: 'Accrued interest and penalty, and their days',
    meaning:
      'Interest and penalty that ran up and were not yet charged to the account, each computed up to a day.',
    fields: [
      'balance.accruedInterest',
      'balance.accruedInterestAsOf',
      'balance.accruedPenalty',
      'balance.accruedPenaltyAsOf',
    ],
    without:
      'Zero is normal, also on an account with a balance: the amounts may have been charged already. A day may be null beside an amount.',
    sign: 'Positive is owed.',
    caveats: [
      {
        says: 'The day is often weeks after the response, so these amounts run ahead of the balance.',
        sources: ['interface'],
      },
    ],
    not: 'All interest and penalties of the account: those already charged are rows of it. The day is no due date.',
  },
  {
    name: 'Whether a return was filed, and by whom',
    meaning:
      'Who made the return on the account, in one word, from the rows, the words beside them, and the summary.',
    fields: [
      'filingState',
      'returnsPosted',
      'returnReversed',
      'returnReversedDate',
      'returnRows',
      'filingDueOrReceivedDate',
      'filingProcessedDate',
    ],
    without:
      'Null is unknown, and not the same as not filed. `returnsPosted` is null where it cannot be determined, as where the IRS has no data, prints no rows, words tell of a substitute for return, or rows with code 151 take returns back and do not tell which one is left. Where the last return was reversed, `filingState` is null and a warning says so.',
    sign: 'No amounts.',
    caveats: [
      {
        says: 'The row of code 150 says that tax was charged. Where the IRS made the return, its words name a substitute tax return prepared by the IRS, with an amount of zero; the code is the same.',
        sources: ['king', 'substitute'],
      },
      {
        says: 'A letter that the IRS has no record of a return does not say whether one was required.',
        sources: ['definition'],
      },
      {
        says: 'The date is that of the due date or of the day the return came in, whichever is later: a return filed early shows its due date.',
        sources: ['interface'],
      },
    ],
    not: 'Proof of what the return said. A taxpayer may have filed after a substitute was made.',
  },
  {
    name: 'Net assessed after filing',
    meaning:
      'Tax charged after the first assessment less tax taken back. Together with the figures the IRS computed it tells whether the return on the desk is still the one that counts.',
    fields: ['netAssessedAfterFiling', 'amendedReturn', 'totalIncomeChange', 'adjustedGrossIncomeChange'],
    without:
      'Zero where rows are printed and none of them charges tax later; rows of zero count as zero. Null where no row is printed, one shows no amount, or the return was reversed (151) and none took its place.',
    sign: 'Positive is tax added, negative is tax taken back.',
    caveats: [
      {
        says: 'On an account with a substitute for return it is the first tax and no correction.',
        sources: ['substitute'],
      },
      {
        says: 'Corrections during processing come before the first assessment: they show in the lines PER COMPUTER.',
        sources: ['computer'],
      },
    ],
    not: 'Penalties or interest, nor the change of income that led to it.',
  },
  {
    name: 'Examination',
    meaning: 'Whether the return was picked for examination, and whether that ended.',
    fields: ['examinationState', 'examinationDate', 'examinationRow'],
    without: 'Null where no row shows one. Tax may have been changed by mail without such a row.',
    sign: 'No amounts.',
    caveats: [
      states,
      {
        says: 'Code 420 says that a return was selected or under review; code 424 that an examination was asked for.',
        sources: ['examination'],
      },
      { says: 'Code 421 ends it, with or without a change.', sources: ['examinationClosed'] },
    ],
    not: 'A result. Look at net assessed after filing.',
  },
  {
    name: 'Lien',
    meaning: 'Whether the IRS recorded that it filed a notice of federal tax lien for this period.',
    fields: ['lienState', 'lienFiledDate', 'lienFiledRow', 'lienEndedDate', 'lienEndedRow'],
    without:
      'Null where no row shows one: no proof that there is none, as a notice may stand on another period of the same taxpayer.',
    sign: 'No amounts.',
    caveats: [
      states,
      { says: 'Code 582 is written when a notice is filed.', sources: ['lienFiled'] },
      {
        says: 'A certificate of release is due within 30 days after the tax is paid or can no longer be collected by law.',
        sources: ['lien'],
      },
      onePeriod,
    ],
    not: "The public record. The notice and its release stand in the county's or state's register; a lien in law may exist before any notice (K).",
  },
  {
    name: 'Currently not collectible',
    meaning: 'Whether the IRS has stopped to collect this debt for now.',
    fields: ['notCollectibleState', 'notCollectibleDate', 'notCollectibleRow'],
    without: 'Null where no row shows it.',
    sign: 'No amounts.',
    caveats: [
      states,
      {
        says: 'Hardship is one of many reasons; others are a taxpayer who cannot be found, a small amount, a business that ended, time that ran out.',
        sources: ['collectible'],
      },
    ],
    not: 'The reason, which the row is not known to print (K). Nor forgiveness: the debt stays, interest runs (K), and the IRS may start again.',
  },
  {
    name: 'Installment plan',
    meaning: 'Whether a plan to pay in installments was asked for, agreed on, or ended.',
    fields: ['installmentPlanState', 'installmentPlanDate', 'installmentPlanRow'],
    without: 'Null where no words name one. Code 971 alone says nothing: it stands for many notices.',
    sign: 'No amounts.',
    caveats: [
      states,
      {
        says: 'One plan covers all periods of a taxpayer; its monthly payment is printed nowhere.',
        sources: [],
      },
    ],
    not: 'Proof that payments are made. Those are rows of the account.',
  },
]
