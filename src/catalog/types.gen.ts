// Made by "npm run generate" from mappings/. Do not edit.
import type { Decimal } from 'decimal.js'

/** The type of `data` by the id of the mapping that made it. */
export interface MappingDataById {
  readonly "actr-1040": Actr1040Data
  readonly "actr-1041": Actr1041Data
  readonly "actr-1065": Actr1065Data
  readonly "actr-1120": Actr1120Data
  readonly "actr-1120-s": Actr1120SData
  readonly "actr-720": Actr720Data
  readonly "actr-940": Actr940Data
  readonly "actr-941": Actr941Data
  readonly "actr-943": Actr943Data
  readonly "actr-944": Actr944Data
  readonly "actr-945": Actr945Data
  readonly "actr-990": Actr990Data
  readonly "actr-civil-penalty": ActrCivilPenaltyData
  readonly "actr-general": ActrGeneralData
  readonly "reca-1040": Reca1040Data
  readonly "reca-1041": Reca1041Data
  readonly "reca-1065": Reca1065Data
  readonly "reca-1120": Reca1120Data
  readonly "reca-1120-s": Reca1120SData
  readonly "reca-940": Reca940Data
  readonly "reca-941": Reca941Data
  readonly "reca-943": Reca943Data
  readonly "reca-944": Reca944Data
  readonly "reca-general": RecaGeneralData
  readonly "retr-1040": Retr1040Data
  readonly "retr-1041": Retr1041Data
  readonly "retr-1065": Retr1065Data
  readonly "retr-1120": Retr1120Data
  readonly "retr-1120-s": Retr1120SData
  readonly "retr-general": RetrGeneralData
  readonly "waid-general": WaidGeneralData
  readonly "waid-income": WaidIncomeData
}

/** Account Transcript, Form 1040: the data of mapping actr-1040. */
export interface Actr1040Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Number of exemptions. From "EXEMPTIONS". */
    readonly exemptions: number | null
    /** Filing status, printed even where no return was filed. From "FILING STATUS". */
    readonly filingStatus: 'single' | 'marriedFilingJointly' | 'marriedFilingSeparately' | 'headOfHousehold' | 'qualifyingSurvivingSpouse' | null
    /** Adjusted gross income; Form 1040 line 11 (2021-2023). From "ADJUSTED GROSS INCOME". */
    readonly adjustedGrossIncome: Decimal | null
    /** Taxable income; Form 1040 line 15 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
    /** Self-employment income of the taxpayer that is taxed. From "SE TAXABLE INCOME TAXPAYER". */
    readonly selfEmploymentTaxableIncomeTaxpayer: Decimal | null
    /** Self-employment income of the spouse that is taxed. From "SE TAXABLE INCOME SPOUSE". */
    readonly selfEmploymentTaxableIncomeSpouse: Decimal | null
    /** Self-employment tax of both. From "TOTAL SELF EMPLOYMENT TAX". */
    readonly totalSelfEmploymentTax: Decimal | null
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 1041: the data of mapping actr-1041. */
export interface Actr1041Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 1065: the data of mapping actr-1065. */
export interface Actr1065Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 1120: the data of mapping actr-1120. */
export interface Actr1120Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 1120-S: the data of mapping actr-1120-s. */
export interface Actr1120SData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 720: the data of mapping actr-720. */
export interface Actr720Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 940: the data of mapping actr-940. */
export interface Actr940Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 941: the data of mapping actr-941. */
export interface Actr941Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 943: the data of mapping actr-943. */
export interface Actr943Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 944: the data of mapping actr-944. */
export interface Actr944Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 945: the data of mapping actr-945. */
export interface Actr945Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Form 990: the data of mapping actr-990. */
export interface Actr990Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, Civil Penalty: the data of mapping actr-civil-penalty. */
export interface ActrCivilPenaltyData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Account Transcript, any form: the data of mapping actr-general. */
export interface ActrGeneralData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Record of Account, Form 1040: the data of mapping reca-1040. */
export interface Reca1040Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Number of exemptions. From "EXEMPTIONS". */
    readonly exemptions: number | null
    /** Filing status, printed even where no return was filed. From "FILING STATUS". */
    readonly filingStatus: 'single' | 'marriedFilingJointly' | 'marriedFilingSeparately' | 'headOfHousehold' | 'qualifyingSurvivingSpouse' | null
    /** Adjusted gross income; Form 1040 line 11 (2021-2023). From "ADJUSTED GROSS INCOME". */
    readonly adjustedGrossIncome: Decimal | null
    /** Taxable income; Form 1040 line 15 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
    /** Self-employment income of the taxpayer that is taxed. From "SE TAXABLE INCOME TAXPAYER". */
    readonly selfEmploymentTaxableIncomeTaxpayer: Decimal | null
    /** Self-employment income of the spouse that is taxed. From "SE TAXABLE INCOME SPOUSE". */
    readonly selfEmploymentTaxableIncomeSpouse: Decimal | null
    /** Self-employment tax of both. From "TOTAL SELF EMPLOYMENT TAX". */
    readonly totalSelfEmploymentTax: Decimal | null
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
  }
  /** Who filed, how and when. */
  readonly filingInfo: {
    /** Taxpayer's social security number, usually masked. From "SSN". */
    readonly taxId: string | null
    /** Spouse's social security number, usually masked. From "SPOUSE SSN". */
    readonly spouseTaxId: string | null
    /** Names on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Address on the return, often cut short. From "ADDRESS". */
    readonly address: string | null
    /** Filing status. From "FILING STATUS". */
    readonly filingStatus: 'single' | 'marriedFilingJointly' | 'marriedFilingSeparately' | 'headOfHousehold' | 'qualifyingSurvivingSpouse' | null
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Processing cycle in which the return was posted. From "CYCLE POSTED". */
    readonly cycle: string | null
    /** Day the IRS received the return. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Paid with the return. From "REMITTANCE" or "PAYMENT". */
    readonly remittance: Decimal | null
    /** Number of exemptions. From "EXEMPTION NUMBER". */
    readonly exemptionNumber: number | null
    /** Name control of dependent 1. From "DEPENDENT 1 NAME CTRL" or "DEPENDENT 1 NAME CONTROL". */
    readonly dependent1NameControl: string | null
    /** Social security number of dependent 1. From "DEPENDENT 1 SSN". */
    readonly dependent1TaxId: string | null
    /** Name control of dependent 2. From "DEPENDENT 2 NAME CTRL" or "DEPENDENT 2 NAME CONTROL". */
    readonly dependent2NameControl: string | null
    /** Social security number of dependent 2. From "DEPENDENT 2 SSN". */
    readonly dependent2TaxId: string | null
    /** Name control of dependent 3. From "DEPENDENT 3 NAME CTRL" or "DEPENDENT 3 NAME CONTROL". */
    readonly dependent3NameControl: string | null
    /** Social security number of dependent 3. From "DEPENDENT 3 SSN". */
    readonly dependent3TaxId: string | null
    /** Name control of dependent 4. From "DEPENDENT 4 NAME CTRL" or "DEPENDENT 4 NAME CONTROL". */
    readonly dependent4NameControl: string | null
    /** Social security number of dependent 4. From "DEPENDENT 4 SSN". */
    readonly dependent4TaxId: string | null
    /** Number the IRS gives to victims of identity theft. From "IDENTITY THEFT PERSONAL ID NUMBER". */
    readonly identityTheftPersonalIdNumber: string | null
    /** Paid preparer's own identification number. From "PTIN". */
    readonly preparerPtin: string | null
    /** Employer identification number of the preparer's firm. From "PREPARER EIN". */
    readonly preparerTaxId: string | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Wages in total; Form 1040 line 1z (2022-2023), line 1 (2021). From "TOTAL WAGES" or "WAGES, SALARIES, TIPS, ETC". */
    readonly wages: Decimal | null
    /** Wages shown on Forms W-2; Form 1040 line 1a (2022-2023). From "FORM W-2 WAGES". */
    readonly formW2Wages: Decimal | null
    /** Interest that is taxed; Form 1040 line 2b (2021-2023). From "TAXABLE INTEREST INCOME: SCH B" or "TAXABLE INTEREST INCOME (SCHEDULE B)" or "TAXABLE INTEREST INCOME". */
    readonly taxableInterest: Decimal | null
    /** Interest that is not taxed; Form 1040 line 2a (2021-2023). From "TAX-EXEMPT INTEREST". */
    readonly taxExemptInterest: Decimal | null
    /** All ordinary dividends; Form 1040 line 3b (2021-2023). From "ORDINARY DIVIDEND INCOME: SCH B" or "ORDINARY DIVIDEND INCOME (SCHEDULE B)" or "ORDINARY DIVIDEND INCOME". */
    readonly ordinaryDividends: Decimal | null
    /** Part of the ordinary dividends taxed as capital gain; Form 1040 line 3a (2021-2023). From "QUALIFIED DIVIDENDS". */
    readonly qualifiedDividends: Decimal | null
    /** State and local tax refunds that are taxed; Schedule 1 line 1 (2021-2023). From "REFUNDS OF STATE/LOCAL TAXES". */
    readonly stateAndLocalTaxRefunds: Decimal | null
    /** Alimony received; Schedule 1 line 2a (2021-2023). From "ALIMONY RECEIVED". */
    readonly alimonyReceived: Decimal | null
    /** Profit or loss of all Schedules C; Schedule 1 line 3 (2021-2023). From "BUSINESS INCOME OR LOSS (SCHEDULE C)" or "BUSINESS INCOME OR LOSS: SCH C" or "BUSINESS INCOME OR LOSS SCHEDULE C". */
    readonly businessIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "BUSINESS INCOME OR LOSS: SCH C PER COMPUTER" or "BUSINESS INCOME OR LOSS (SCHEDULE C) PER COMPUTER" or "BUSINESS INCOME OR LOSS PER COMPUTER". */
    readonly businessIncomeOrLossPerComputer: Decimal | null
    /** Capital gain or loss; Form 1040 line 7 (2021-2023). From "CAPITAL GAIN OR LOSS: (SCHEDULE D)" or "CAPITAL GAIN OR LOSS (SCHEDULE D)" or "CAPITAL GAIN OR LOSS". */
    readonly capitalGainOrLoss: Decimal | null
    /** As computed by the IRS. From "CAPITAL GAINS OR LOSS: SCH D PER COMPUTER" or "CAPITAL GAINS OR LOSS (SCHEDULE D) PER COMPUTER". */
    readonly capitalGainOrLossPerComputer: Decimal | null
    /** Gains or losses on business property; Schedule 1 line 4 (2021-2023). From "OTHER GAINS OR LOSSES (FORM 4797)". */
    readonly otherGainsOrLosses: Decimal | null
    /** All IRA distributions; Form 1040 line 4a (2021-2023). From "TOTAL IRA DISTRIBUTIONS". */
    readonly totalIraDistributions: Decimal | null
    /** IRA distributions that are taxed; Form 1040 line 4b (2021-2023). From "TAXABLE IRA DISTRIBUTIONS". */
    readonly taxableIraDistributions: Decimal | null
    /** All pensions and annuities; Form 1040 line 5a (2021-2023). From "TOTAL PENSIONS AND ANNUITIES". */
    readonly totalPensionsAndAnnuities: Decimal | null
    /** Pensions and annuities that are taxed; Form 1040 line 5b (2021-2023). From "TAXABLE PENSION/ANNUITY AMOUNT". */
    readonly taxablePensionsAndAnnuities: Decimal | null
    /** Total of the income on Schedule 1; Form 1040 line 8 (2021-2023). From "ADDITIONAL INCOME". */
    readonly additionalIncome: Decimal | null
    /** As computed by the IRS. From "ADDITIONAL INCOME PER COMPUTER". */
    readonly additionalIncomePerComputer: Decimal | null
    /** As computed by the IRS. From "REFUNDABLE CREDITS PER COMPUTER". */
    readonly refundableCreditsPerComputer: Decimal | null
    /** Deduction for qualified business income; Form 1040 line 13 (2021-2023). From "QUALIFIED BUSINESS INCOME DEDUCTION". */
    readonly qualifiedBusinessIncomeDeduction: Decimal | null
    /** As computed by the IRS. From "F8995 QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER" or "QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER". */
    readonly qualifiedBusinessIncomeDeductionPerComputer: Decimal | null
    /** Income or loss on Schedule E; Schedule 1 line 5 (2021-2023). From "RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E)". */
    readonly rentRoyaltyPartnershipEstate: Decimal | null
    /** As computed by the IRS. From "RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E) PER COMPUTER". */
    readonly rentRoyaltyPartnershipEstatePerComputer: Decimal | null
    /** As computed by the IRS. From "RENT/ROYALTY INCOME/LOSS PER COMPUTER". */
    readonly rentRoyaltyIncomeOrLossPerComputer: Decimal | null
    /** As computed by the IRS. From "ESTATE/TRUST INCOME/LOSS PER COMPUTER". */
    readonly estateTrustIncomeOrLossPerComputer: Decimal | null
    /** Income or loss of partnerships and S corporations, as computed by the IRS; PER COMPUTER may be left out. From "PARTNERSHIP/S-CORP INCOME/LOSS PER COMPUTER" or "PARTNERSHIP/S-CORP INCOME/LOSS". */
    readonly partnershipSCorporationIncomeOrLossPerComputer: Decimal | null
    /** Farm profit or loss; Schedule 1 line 6 (2021-2023). From "FARM INCOME OR LOSS (SCHEDULE F)". */
    readonly farmIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "FARM INCOME OR LOSS (SCHEDULE F) PER COMPUTER". */
    readonly farmIncomeOrLossPerComputer: Decimal | null
    /** Unemployment compensation; Schedule 1 line 7 (2021-2023). From "UNEMPLOYMENT COMPENSATION". */
    readonly unemploymentCompensation: Decimal | null
    /** All social security benefits; Form 1040 line 6a (2021-2023). From "TOTAL SOCIAL SECURITY BENEFITS". */
    readonly totalSocialSecurityBenefits: Decimal | null
    /** Social security benefits that are taxed; Form 1040 line 6b (2021-2023). From "TAXABLE SOCIAL SECURITY BENEFITS". */
    readonly taxableSocialSecurityBenefits: Decimal | null
    /** As computed by the IRS. From "TAXABLE SOCIAL SECURITY BENEFITS PER COMPUTER". */
    readonly taxableSocialSecurityBenefitsPerComputer: Decimal | null
    /** Income of other kinds, from Schedule 1. From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Self-employment income that counts for the earned income credit, as computed by the IRS. From "SCHEDULE EIC SE INCOME PER COMPUTER" or "SCHEDULE EIC SELF-EMPLOYMENT INCOME PER COMPUTER". */
    readonly earnedIncomeCreditSelfEmploymentIncomePerComputer: Decimal | null
    /** Earned income that counts for the earned income credit, as computed by the IRS. From "SCHEDULE EIC EARNED INCOME PER COMPUTER". */
    readonly earnedIncomeCreditEarnedIncomePerComputer: Decimal | null
    /** Income that can rule out the earned income credit, as computed by the IRS. From "SCH EIC DISQUALIFIED INC COMPUTER". */
    readonly earnedIncomeCreditDisqualifiedIncomePerComputer: Decimal | null
    /** Earned income of the year before, where it may be used for the credit. From "EIC PRIOR YEAR EARNED INCOME". */
    readonly earnedIncomeCreditPriorYearEarnedIncome: Decimal | null
    /** Gifts deducted without itemizing (2020-2021), as computed by the IRS. From "NON ITEMIZED CHARITABLE CONTRIBUTION PER COMPUTER". */
    readonly nonItemizedCharitableContributionPerComputer: Decimal | null
    /** Total income; Form 1040 line 9 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** What is taken off total income, down to adjusted gross income. */
  readonly adjustments: {
    /** Educator expenses; Schedule 1 line 11 (2021-2023). From "EDUCATOR EXPENSES". */
    readonly educatorExpenses: Decimal | null
    /** As computed by the IRS. From "EDUCATOR EXPENSES PER COMPUTER". */
    readonly educatorExpensesPerComputer: Decimal | null
    /** Expenses of reservists, artists, officials; Schedule 1 line 12 (2021-2023). From "RESERVIST AND OTHER BUSINESS EXPENSE". */
    readonly reservistAndOtherBusinessExpense: Decimal | null
    /** Health savings account; Schedule 1 line 13 (2021-2023). From "HEALTH SAVINGS ACCT DEDUCTION" or "HEALTH SAVINGS ACCOUNT DEDUCTION". */
    readonly healthSavingsAccountDeduction: Decimal | null
    /** As computed by the IRS. From "HEALTH SAVINGS ACCT DEDUCTION PER COMPTR" or "HEALTH SAVINGS ACCOUNT DEDUCTION PER COMPUTER". */
    readonly healthSavingsAccountDeductionPerComputer: Decimal | null
    /** Moving expenses; Schedule 1 line 14 (2021-2023). From "MOVING EXPENSES: F3903". */
    readonly movingExpenses: Decimal | null
    /** Deductible part of self-employment tax; Schedule 1 line 15 (2021-2023). From "SELF EMPLOYMENT TAX DEDUCTION" or "SELF-EMPLOYMENT TAX DEDUCTION". */
    readonly selfEmploymentTaxDeduction: Decimal | null
    /** As computed by the IRS. From "SELF EMPLOYMENT TAX DEDUCTION PER COMPUTER" or "SELF-EMPLOYMENT TAX DEDUCTION PER COMPUTER". */
    readonly selfEmploymentTaxDeductionPerComputer: Decimal | null
    /** As verified by the IRS. From "SELF EMPLOYMENT TAX DEDUCTION VERIFIED". */
    readonly selfEmploymentTaxDeductionVerified: Decimal | null
    /** Retirement plans of the self-employed; Schedule 1 line 16 (2021-2023). From "KEOGH/SEP CONTRIBUTION DEDUCTION". */
    readonly keoghSepContributionDeduction: Decimal | null
    /** Health insurance of the self-employed; Schedule 1 line 17 (2021-2023). From "SELF-EMP HEALTH INS DEDUCTION" or "SELF-EMPLOYMENT HEALTH INSURANCE DEDUCTION". */
    readonly selfEmployedHealthInsuranceDeduction: Decimal | null
    /** Penalty on early withdrawal of savings; Schedule 1 line 18 (2021-2023). From "EARLY WITHDRAWAL OF SAVINGS PENALTY". */
    readonly earlyWithdrawalPenalty: Decimal | null
    /** Social security number of who receives alimony; Schedule 1 line 19b (2021-2023). From "ALIMONY PAID SSN". */
    readonly alimonyPaidTaxId: string | null
    /** Alimony paid; Schedule 1 line 19a (2021-2023). From "ALIMONY PAID". */
    readonly alimonyPaid: Decimal | null
    /** IRA deduction; Schedule 1 line 20 (2021-2023). From "IRA DEDUCTION". */
    readonly iraDeduction: Decimal | null
    /** As computed by the IRS. From "IRA DEDUCTION PER COMPUTER". */
    readonly iraDeductionPerComputer: Decimal | null
    /** Student loan interest; Schedule 1 line 21 (2021-2023). From "STUDENT LOAN INTEREST DEDUCTION". */
    readonly studentLoanInterestDeduction: Decimal | null
    /** As computed by the IRS. From "STUDENT LOAN INTEREST DEDUCTION PER COMPUTER". */
    readonly studentLoanInterestDeductionPerComputer: Decimal | null
    /** As verified by the IRS. From "STUDENT LOAN INTEREST DEDUCTION VERIFIED". */
    readonly studentLoanInterestDeductionVerified: Decimal | null
    /** Tuition and fees, up to 2020. From "TUITION AND FEES DEDUCTION". */
    readonly tuitionAndFeesDeduction: Decimal | null
    /** As computed by the IRS. From "TUITION AND FEES DEDUCTION PER COMPUTER". */
    readonly tuitionAndFeesDeductionPerComputer: Decimal | null
    /** Domestic production, up to 2017. From "DOMESTIC PRODUCTION ACTIVITIES DEDUCTION". */
    readonly domesticProductionActivitiesDeduction: Decimal | null
    /** Other adjustments, from Schedule 1. From "OTHER ADJUSTMENTS". */
    readonly otherAdjustments: Decimal | null
    /** Archer medical savings account; Schedule 1 line 23 (2021-2023). From "ARCHER MSA DEDUCTION". */
    readonly archerMsaDeduction: Decimal | null
    /** As computed by the IRS. From "ARCHER MSA DEDUCTION PER COMPUTER". */
    readonly archerMsaDeductionPerComputer: Decimal | null
    /** Total adjustments; Form 1040 line 10 (2021-2023). From "TOTAL ADJUSTMENTS". */
    readonly totalAdjustments: Decimal | null
    /** As computed by the IRS. From "TOTAL ADJUSTMENTS PER COMPUTER". */
    readonly totalAdjustmentsPerComputer: Decimal | null
    /** Adjusted gross income; Form 1040 line 11 (2021-2023). From "ADJUSTED GROSS INCOME". */
    readonly adjustedGrossIncome: Decimal | null
    /** As computed by the IRS. From "ADJUSTED GROSS INCOME PER COMPUTER". */
    readonly adjustedGrossIncomePerComputer: Decimal | null
  }
  /** Deductions, taxable income, tax, and credits that lower it. */
  readonly taxAndCredits: {
    /** Taxpayer is 65 or over. From "65-OR-OVER". */
    readonly age65OrOver: { readonly text: string; readonly value: boolean | null } | null
    /** Taxpayer is blind. From "BLIND". */
    readonly blind: { readonly text: string; readonly value: boolean | null } | null
    /** Spouse is 65 or over. From "SPOUSE 65-OR-OVER". */
    readonly spouseAge65OrOver: { readonly text: string; readonly value: boolean | null } | null
    /** Spouse is blind. From "SPOUSE BLIND". */
    readonly spouseBlind: { readonly text: string; readonly value: boolean | null } | null
    /** As computed by the IRS. From "STANDARD DEDUCTION PER COMPUTER". */
    readonly standardDeductionPerComputer: Decimal | null
    /** As computed by the IRS. From "ADDITIONAL STANDARD DEDUCTION PER COMPUTER". */
    readonly additionalStandardDeductionPerComputer: Decimal | null
    /** As computed by the IRS. From "TAX TABLE INCOME PER COMPUTER". */
    readonly taxTableIncomePerComputer: Decimal | null
    /** As computed by the IRS. From "EXEMPTION AMOUNT PER COMPUTER". */
    readonly exemptionAmountPerComputer: Decimal | null
    /** Taxable income; Form 1040 line 15 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** As computed by the IRS. From "TAXABLE INCOME PER COMPUTER". */
    readonly taxableIncomePerComputer: Decimal | null
    /** Income without its losses, as computed by the IRS. From "TOTAL POSITIVE INCOME PER COMPUTER". */
    readonly totalPositiveIncomePerComputer: Decimal | null
    /** Tax before credits. From "TENTATIVE TAX". */
    readonly tentativeTax: Decimal | null
    /** As computed by the IRS. From "TENTATIVE TAX PER COMPUTER". */
    readonly tentativeTaxPerComputer: Decimal | null
    /** Tax on a child's interest and dividends on the parent's return. From "FORM 8814 ADDITIONAL TAX AMOUNT". */
    readonly form8814AdditionalTax: Decimal | null
    /** As computed by the IRS. From "TAX ON INCOME LESS SOC SEC INCOME PER COMPUTER". */
    readonly taxOnIncomeLessSocialSecurityPerComputer: Decimal | null
    /** Alternative minimum tax; Schedule 2 line 1 (2021-2023). From "FORM 6251 ALTERNATIVE MINIMUM TAX" or "ALTERNATIVE MINIMUM TAX (FORM 6251)". */
    readonly alternativeMinimumTax: Decimal | null
    /** As computed by the IRS. From "FORM 6251 ALTERNATIVE MINIMUM TAX PER COMPUTER". */
    readonly alternativeMinimumTaxPerComputer: Decimal | null
    /** Foreign tax credit; Schedule 3 line 1 (2021-2023). From "FOREIGN TAX CREDIT". */
    readonly foreignTaxCredit: Decimal | null
    /** As computed by the IRS. From "FOREIGN TAX CREDIT PER COMPUTER". */
    readonly foreignTaxCreditPerComputer: Decimal | null
    /** As computed by the IRS. From "FOREIGN INCOME EXCLUSION PER COMPUTER". */
    readonly foreignIncomeExclusionPerComputer: Decimal | null
    /** As computed by the IRS. From "FOREIGN INCOME EXCLUSION TAX PER COMPUTER". */
    readonly foreignIncomeExclusionTaxPerComputer: Decimal | null
    /** Advance premium tax credit to be paid back; Schedule 2 line 2 (2021-2023). From "EXCESS ADVANCE PREMIUM TAX CREDIT REPAYMENT AMOUNT". */
    readonly excessAdvancePremiumTaxCreditRepayment: Decimal | null
    /** As verified by the IRS. From "EXCESS ADVANCE PREMIUM TAX CREDIT REPAYMENT VERIFIED AMOUNT". */
    readonly excessAdvancePremiumTaxCreditRepaymentVerified: Decimal | null
    /** Child and dependent care; Schedule 3 line 2 (2021-2023). From "CHILD AND DEPENDENT CARE CREDIT". */
    readonly childAndDependentCareCredit: Decimal | null
    /** As computed by the IRS. From "CHILD AND DEPENDENT CARE CREDIT PER COMPUTER". */
    readonly childAndDependentCareCreditPerComputer: Decimal | null
    /** Elderly or disabled; Schedule 3 line 6d (2021-2023). From "CREDIT FOR ELDERLY AND DISABLED". */
    readonly elderlyAndDisabledCredit: Decimal | null
    /** As computed by the IRS. From "CREDIT FOR ELDERLY AND DISABLED PER COMPUTER". */
    readonly elderlyAndDisabledCreditPerComputer: Decimal | null
    /** Education credits; Schedule 3 line 3 (2021-2023). From "EDUCATION CREDIT". */
    readonly educationCredit: Decimal | null
    /** As computed by the IRS. From "EDUCATION CREDIT PER COMPUTER". */
    readonly educationCreditPerComputer: Decimal | null
    /** As computed by the IRS. From "GROSS EDUCATION CREDIT PER COMPUTER". */
    readonly grossEducationCreditPerComputer: Decimal | null
    /** Retirement savings contributions; Schedule 3 line 4 (2021-2023). From "RETIREMENT SAVINGS CNTRB CREDIT" or "RETIREMENT SAVINGS CONTRIBUTION CREDIT". */
    readonly retirementSavingsContributionCredit: Decimal | null
    /** As computed by the IRS. From "RETIREMENT SAVINGS CNTRB CREDIT PER COMPUTER". */
    readonly retirementSavingsContributionCreditPerComputer: Decimal | null
    /** Taxpayer's contributions, Form 8880. From "PRIM RET SAV CNTRB: F8880 LN6A". */
    readonly retirementSavingsContributionTaxpayer: Decimal | null
    /** Spouse's contributions, Form 8880. From "SEC RET SAV CNTRB: F8880 LN6B". */
    readonly retirementSavingsContributionSpouse: Decimal | null
    /** As computed by the IRS. From "TOTAL RETIREMENT SAVINGS CONTRIBUTION: F8880 CMPTR". */
    readonly totalRetirementSavingsContributionPerComputer: Decimal | null
    /** Residential energy; Schedule 3 line 5 (2021-2022). From "RESIDENTIAL ENERGY CREDIT" or "RESIDENTIAL CLEAN ENERGY CREDIT". */
    readonly residentialEnergyCredit: Decimal | null
    /** As computed by the IRS. From "RESIDENTIAL ENERGY CREDIT PER COMPUTER". */
    readonly residentialEnergyCreditPerComputer: Decimal | null
    /** Child tax credit. From "CHILD TAX CREDIT". */
    readonly childTaxCredit: Decimal | null
    /** As computed by the IRS. From "CHILD TAX CREDIT PER COMPUTER". */
    readonly childTaxCreditPerComputer: Decimal | null
    /** Child tax credit and credit for other dependents; Form 1040 line 19 (2021-2023). From "CHILD AND OTHER DEPENDENT CREDIT". */
    readonly childAndOtherDependentCredit: Decimal | null
    /** As computed by the IRS. From "CHILD AND OTHER DEPENDENT CREDIT PER COMPUTER". */
    readonly childAndOtherDependentCreditPerComputer: Decimal | null
    /** Adoption; Schedule 3 line 6c (2021-2023). From "ADOPTION CREDIT: F8839". */
    readonly adoptionCredit: Decimal | null
    /** As computed by the IRS. From "ADOPTION CREDIT PER COMPUTER". */
    readonly adoptionCreditPerComputer: Decimal | null
    /** Mortgage interest under a certificate; Schedule 3 line 6g (2021-2023). From "FORM 8396 MORTGAGE CERTIFICATE CREDIT". */
    readonly mortgageCertificateCredit: Decimal | null
    /** As computed by the IRS. From "FORM 8396 MORTGAGE CERTIFICATE CREDIT PER COMPUTER". */
    readonly mortgageCertificateCreditPerComputer: Decimal | null
    /** Credits of Forms 3800 and 8801 and others, in one amount. From "F3800, F8801 AND OTHER CREDIT AMOUNT". */
    readonly form3800Form8801AndOtherCredits: Decimal | null
    /** General business credit; Schedule 3 line 6a (2021-2023). From "FORM 3800 GENERAL BUSINESS CREDITS". */
    readonly generalBusinessCredits: Decimal | null
    /** As computed by the IRS. From "FORM 3800 GENERAL BUSINESS CREDITS PER COMPUTER". */
    readonly generalBusinessCreditsPerComputer: Decimal | null
    /** Minimum tax of earlier years; Schedule 3 line 6b (2021-2023). From "PRIOR YR MIN TAX CREDIT: F8801". */
    readonly priorYearMinimumTaxCredit: Decimal | null
    /** As computed by the IRS. From "PRIOR YR MIN TAX CREDIT: F8801 PER COMPUTER". */
    readonly priorYearMinimumTaxCreditPerComputer: Decimal | null
    /** Electric vehicles; Form 8834. From "F8834 ELECTRIC VEHICLE CREDIT AMOUNT". */
    readonly electricVehicleCredit: Decimal | null
    /** Plug-in electric vehicles; Form 8936. From "F8936 ELECTRIC MOTOR VEHICLE CREDIT AMOUNT". */
    readonly electricMotorVehicleCredit: Decimal | null
    /** Alternative motor vehicles; Form 8910. From "F8910 ALTERNATIVE MOTOR VEHICLE CREDIT AMOUNT". */
    readonly alternativeMotorVehicleCredit: Decimal | null
    /** Other credits that lower the tax. From "OTHER CREDITS". */
    readonly otherCredits: Decimal | null
    /** Instalment of the tax on foreign earnings under section 965. From "SEC 965 TAX INSTALLMENT". */
    readonly section965TaxInstallment: Decimal | null
    /** As computed by the IRS. From "MAX DEFERRED TAX PER COMPUTER". */
    readonly maximumDeferredTaxPerComputer: Decimal | null
    /** Credits that lower the tax in total. From "TOTAL CREDITS". */
    readonly totalCredits: Decimal | null
    /** As computed by the IRS. From "TOTAL CREDITS PER COMPUTER". */
    readonly totalCreditsPerComputer: Decimal | null
    /** Income tax left after these credits, as computed by the IRS; PER COMPUTER may be left out. From "INCOME TAX AFTER CREDITS PER COMPUTER" or "INCOME TAX AFTER CREDITS". */
    readonly incomeTaxAfterCreditsPerComputer: Decimal | null
  }
  /** Taxes beside the income tax, and the tax liability in total. */
  readonly otherTaxes: {
    /** Self-employment tax; Schedule 2 line 4 (2021-2023). From "SE TAX" or "SELF EMPLOYMENT TAX" or "SELF-EMPLOYMENT TAX". */
    readonly selfEmploymentTax: Decimal | null
    /** As computed by the IRS. From "SE TAX PER COMPUTER" or "SELF EMPLOYMENT TAX PER COMPUTER". */
    readonly selfEmploymentTaxPerComputer: Decimal | null
    /** Tax on tips the employer was not told of; Schedule 2 line 5 (2021-2023). From "SOCIAL SECURITY AND MEDICARE TAX ON UNREPORTED TIPS". */
    readonly unreportedTipsTax: Decimal | null
    /** As computed by the IRS. From "SOCIAL SECURITY AND MEDICARE TAX ON UNREPORTED TIPS PER COMPUTER". */
    readonly unreportedTipsTaxPerComputer: Decimal | null
    /** Extra tax on IRAs and other plans; Schedule 2 line 8 (2021-2023). From "TAX ON QUALIFIED PLANS F5329 (PR)" or "TAX ON QUALIFIED PLANS FORM 5329 (PR)". */
    readonly qualifiedPlansTax: Decimal | null
    /** As computed by the IRS. From "TAX ON QUALIFIED PLANS F5329 PER COMPUTER" or "TAX ON QUALIFIED PLANS FORM 5329 PER COMPUTER". */
    readonly qualifiedPlansTaxPerComputer: Decimal | null
    /** Tax kept on the IRA file, as computed by the IRS. From "IRAF TAX PER COMPUTER". */
    readonly iraFileTaxPerComputer: Decimal | null
    /** Taxpayer's tax without that of the IRA file, as computed by the IRS. From "TP TAX FIGURES (REDUCED BY IRAF) PER COMPUTER". */
    readonly taxpayerTaxLessIraFilePerComputer: Decimal | null
    /** Total tax without that of the IRA file, as computed by the IRS. From "IMF TOTAL TAX (REDUCED BY IRAF) PER COMPUTER". */
    readonly totalTaxLessIraFilePerComputer: Decimal | null
    /** Social security and Medicare tax on tips, not yet paid. From "UNPAID FICA ON REPORTED TIPS". */
    readonly unpaidFicaOnReportedTips: Decimal | null
    /** Other taxes in total. From "TOTAL OTHER TAXES" or "OTHER TAXES". */
    readonly totalOtherTaxes: Decimal | null
    /** As computed by the IRS. From "TOTAL OTHER TAXES PER COMPUTER". */
    readonly totalOtherTaxesPerComputer: Decimal | null
    /** Low-income housing credit taken back; Form 8611. From "RECAPTURE TAX: F8611". */
    readonly lowIncomeHousingRecapture: Decimal | null
    /** Household employment; Schedule 2 line 9 (2021-2023). From "HOUSEHOLD EMPLOYMENT TAXES". */
    readonly householdEmploymentTaxes: Decimal | null
    /** As computed by the IRS. From "HOUSEHOLD EMPLOYMENT TAXES PER COMPUTER". */
    readonly householdEmploymentTaxesPerComputer: Decimal | null
    /** Payment for months without health coverage, up to 2018. From "HEALTH CARE RESPONSIBILITY PENALTY". */
    readonly healthCareResponsibilityPenalty: Decimal | null
    /** As verified by the IRS. From "HEALTH CARE RESPONSIBILITY PENALTY VERIFIED". */
    readonly healthCareResponsibilityPenaltyVerified: Decimal | null
    /** Health coverage credit taken back; Form 8885. From "HEALTH COVERAGE RECAPTURE: F8885". */
    readonly healthCoverageRecapture: Decimal | null
    /** Other credits taken back. From "RECAPTURE TAXES". */
    readonly recaptureTaxes: Decimal | null
    /** Tax the IRS assessed on this return. From "TOTAL ASSESSMENT PER COMPUTER". */
    readonly totalAssessmentPerComputer: Decimal | null
    /** Tax liability in total, by the taxpayer's figures. From "TOTAL TAX LIABILITY TP FIGURES" or "TOTAL TAX LIABILITY TAXPAYER FIGURES". */
    readonly totalTaxLiability: Decimal | null
    /** As computed by the IRS. From "TOTAL TAX LIABILITY TP FIGURES PER COMPUTER" or "TOTAL TAX LIABILITY TAXPAYER FIGURES PER COMPUTER" or "TOTAL TAX LIABILITY TP PER COMPUTER". */
    readonly totalTaxLiabilityPerComputer: Decimal | null
  }
  /** Withholding, payments and refundable credits. */
  readonly payments: {
    /** Federal income tax withheld; Form 1040 line 25d (2021-2023). From "FEDERAL INCOME TAX WITHHELD". */
    readonly federalIncomeTaxWithheld: Decimal | null
    /** Health coverage subsidy after loss of a job. From "COBRA PREMIUM SUBSIDY". */
    readonly cobraPremiumSubsidy: Decimal | null
    /** Estimated tax paid and credit from the year before; Form 1040 line 26 (2021-2023). From "ESTIMATED TAX PAYMENTS". */
    readonly estimatedTaxPayments: Decimal | null
    /** Other payments and credits. From "OTHER PAYMENT CREDIT". */
    readonly otherPaymentCredit: Decimal | null
    /** American opportunity credit paid out; Form 1040 line 29 (2021-2023). From "REFUNDABLE EDUCATION CREDIT". */
    readonly refundableEducationCredit: Decimal | null
    /** As computed by the IRS. From "REFUNDABLE EDUCATION CREDIT PER COMPUTER". */
    readonly refundableEducationCreditPerComputer: Decimal | null
    /** As verified by the IRS. From "REFUNDABLE EDUCATION CREDIT VERIFIED". */
    readonly refundableEducationCreditVerified: Decimal | null
    /** Earned income credit; Form 1040 line 27 (2022-2023), 27a (2021). From "EARNED INCOME CREDIT". */
    readonly earnedIncomeCredit: Decimal | null
    /** As computed by the IRS. From "EARNED INCOME CREDIT PER COMPUTER". */
    readonly earnedIncomeCreditPerComputer: Decimal | null
    /** Combat pay chosen to count for the earned income credit. From "EARNED INCOME CREDIT NONTAXABLE COMBAT PAY". */
    readonly earnedIncomeCreditNontaxableCombatPay: Decimal | null
    /** Combat pay that counts for the additional child tax credit. From "SCHEDULE 8812 NONTAXABLE COMBAT PAY". */
    readonly schedule8812NontaxableCombatPay: Decimal | null
    /** Social security tax withheld in excess; Schedule 3 line 11 (2021-2023). From "EXCESS SOCIAL SECURITY AND RRTA TAX WITHHELD". */
    readonly excessSocialSecurityTaxWithheld: Decimal | null
    /** Social security and Medicare tax withheld, for the additional child tax credit. From "SCHEDULE 8812 TOT SS/MEDICARE WITHHELD". */
    readonly schedule8812SocialSecurityAndMedicareWithheld: Decimal | null
    /** Child tax credit paid out; Form 1040 line 28 (2021-2023). From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT" or "ADDITIONAL CHILD TAX CREDIT". */
    readonly additionalChildTaxCredit: Decimal | null
    /** As computed by the IRS. From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT PER COMPUTER". */
    readonly additionalChildTaxCreditPerComputer: Decimal | null
    /** As verified by the IRS. From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT VERIFIED". */
    readonly additionalChildTaxCreditVerified: Decimal | null
    /** Paid with the request for more time; Schedule 3 line 10 (2021-2023). From "AMOUNT PAID WITH FORM 4868". */
    readonly amountPaidWithExtension: Decimal | null
    /** Tax paid by funds on gains kept; Schedule 3 line 13a (2021-2023). From "FORM 2439 REGULATED INVESTMENT COMPANY CREDIT". */
    readonly regulatedInvestmentCompanyCredit: Decimal | null
    /** Federal tax on fuels; Schedule 3 line 12 (2021-2023). From "FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS". */
    readonly fuelTaxCredit: Decimal | null
    /** As computed by the IRS. From "FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS PER COMPUTER". */
    readonly fuelTaxCreditPerComputer: Decimal | null
    /** Health coverage tax credit; Form 8885. From "HEALTH COVERAGE TX CR: F8885" or "HEALTH COVERAGE TX CR". */
    readonly healthCoverageTaxCredit: Decimal | null
    /** Leave credit of the self-employed, 2020 to 31 March 2021. From "SICK FAMILY LEAVE CREDIT". */
    readonly sickAndFamilyLeaveCredit: Decimal | null
    /** Leave credit of the self-employed, from 1 April 2021. From "SICK FAMILY LEAVE CREDIT AFTER 3-31-21". */
    readonly sickAndFamilyLeaveCreditAfterMarch2021: Decimal | null
    /** Stimulus payment not yet received; Form 1040 line 30 (2020-2021). From "RECOVERY REBATE CREDIT". */
    readonly recoveryRebateCredit: Decimal | null
    /** As computed by the IRS. From "RECOVERY REBATE CREDIT PER COMPUTER". */
    readonly recoveryRebateCreditPerComputer: Decimal | null
    /** As verified by the IRS. From "RECOVERY REBATE CREDIT VERIFIED". */
    readonly recoveryRebateCreditVerified: Decimal | null
    /** Premium tax credit still due; Schedule 3 line 9 (2021-2023). From "PREMIUM TAX CREDIT AMOUNT". */
    readonly premiumTaxCredit: Decimal | null
    /** As verified by the IRS. From "PREMIUM TAX CREDIT VERIFIED AMOUNT". */
    readonly premiumTaxCreditVerified: Decimal | null
    /** Taxpayer's instalment on the homebuyer credit of 2008. From "PRIMARY NAP FIRST TIME HOME BUYER INSTALLMENT AMT". */
    readonly firstTimeHomebuyerInstallmentTaxpayer: Decimal | null
    /** Spouse's instalment on the homebuyer credit of 2008. From "SECONDARY NAP FIRST TIME HOME BUYER INSTALLMENT AMT". */
    readonly firstTimeHomebuyerInstallmentSpouse: Decimal | null
    /** First-time homebuyer credit. From "FIRST TIME HOMEBUYER CREDIT". */
    readonly firstTimeHomebuyerCredit: Decimal | null
    /** As computed by the IRS. From "SMALL EMPLOYER HEALTH INSURANCE PER COMPUTER". */
    readonly smallEmployerHealthInsurancePerComputer: Decimal | null
    /** Payments and refundable credits in total; Form 1040 line 33 (2021-2023). From "TOTAL PAYMENTS". */
    readonly totalPayments: Decimal | null
    /** As computed by the IRS. From "TOTAL PAYMENTS PER COMPUTER". */
    readonly totalPaymentsPerComputer: Decimal | null
  }
  /** What is refunded or still owed. */
  readonly refundOrAmountOwed: {
    /** Owed with the return; Form 1040 line 37 (2021-2023). From "AMOUNT YOU OWE" or "AMT YOU OWE" or "BALANCE DUE". */
    readonly amountOwed: Decimal | null
    /** Paid in excess; Form 1040 line 34 (2021-2023). From "OVERPAYMENT". */
    readonly overpayment: Decimal | null
    /** Refund the return asks for; Form 1040 line 35a (2021-2023). From "REFUND AMOUNT". */
    readonly refund: Decimal | null
    /** Overpayment kept for next year's tax; Form 1040 line 36 (2021-2023). From "APPLIED TO NEXT YEAR'S ESTIMATED TAX". */
    readonly appliedToNextYear: Decimal | null
    /** Penalty for too little tax paid ahead; Form 1040 line 38 (2021-2023). From "ESTIMATED TAX PENALTY". */
    readonly estimatedTaxPenalty: Decimal | null
    /** As computed by the IRS. From "TAX ON INCOME LESS STATE REFUND PER COMPUTER". */
    readonly taxOnIncomeLessStateRefundPerComputer: Decimal | null
    /** Balance due or overpaid (minus) by the taxpayer's figures, as computed by the IRS. From "BAL DUE/OVER PYMT USING TP FIG PER COMPUTER" or "BALANCE DUE/OVERPAYMENT USING TAXPAYER FIGURE PER COMPUTER". */
    readonly balanceUsingTaxpayerFiguresPerComputer: Decimal | null
    /** Balance due or overpaid (minus) by the figures of the IRS. From "BAL DUE/OVER PYMT USING COMPUTER FIGURES" or "BALANCE DUE/OVERPAYMENT USING COMPUTER FIGURES". */
    readonly balanceUsingComputerFigures: Decimal | null
    /** Refund split between accounts, in total, as computed by the IRS. From "FORM 8888 TOTAL REFUND PER COMPUTER". */
    readonly form8888TotalRefundPerComputer: Decimal | null
  }
  /** Person the IRS may talk to about the return. */
  readonly thirdPartyDesignee: {
    /** Number the designee chose to be known by. From "THIRD PARTY DESIGNEE ID NUMBER". */
    readonly idNumber: string | null
    /** Taxpayer allows this contact. From "AUTHORIZATION INDICATOR". */
    readonly authorization: { readonly text: string; readonly value: boolean | null } | null
    /** Name of the designee. From "THIRD PARTY DESIGNEE NAME". */
    readonly name: string | null
  }
  /** Itemized deductions, one entry for each printing. */
  readonly scheduleA: readonly {
    /** Medical and dental expenses; line 1 (2021-2023). From "MEDICAL AND DENTAL EXPENSES". */
    readonly medicalAndDentalExpenses: Decimal | null
    /** Share of adjusted gross income that medical expenses must exceed. From "ADJUSTED GROSS INCOME PERCENTAGE". */
    readonly medicalFloor: Decimal | null
    /** As computed by the IRS. From "ADJUSTED GROSS INCOME PERCENTAGE PER COMPUTER". */
    readonly medicalFloorPerComputer: Decimal | null
    /** Medical expenses above that share; line 4 (2021-2023). From "NET MEDICAL DEDUCTION". */
    readonly netMedicalDeduction: Decimal | null
    /** As computed by the IRS. From "NET MEDICAL DEDUCTION PER COMPUTER". */
    readonly netMedicalDeductionPerComputer: Decimal | null
    /** State and local income or sales taxes; line 5a (2021-2023). From "STATE AND LOCAL INCOME TAXES". */
    readonly stateAndLocalIncomeTaxes: Decimal | null
    /** Which of the two taxes line 5a is. From "INCOME TAX OR GENERAL SALES TAX". */
    readonly incomeOrGeneralSalesTax: string | null
    /** Real estate taxes; line 5b (2021-2023). From "REAL ESTATE TAXES". */
    readonly realEstateTaxes: Decimal | null
    /** Personal property taxes; line 5c (2021-2023). From "PERSONAL PROPERTY TAXES". */
    readonly personalPropertyTaxes: Decimal | null
    /** Other taxes; line 6 (2021-2023). From "OTHER TAXES AMOUNT". */
    readonly otherTaxesPaid: Decimal | null
    /** Taxes that are deducted; line 7 (2021-2023). From "SCHEDULE A TAX DEDUCTIONS". */
    readonly totalTaxesDeduction: Decimal | null
    /** As computed by the IRS. From "SCHEDULE A TAX PER COMPUTER". */
    readonly totalTaxesDeductionPerComputer: Decimal | null
    /** Home mortgage interest to lenders that report it; line 8a (2021-2023). From "MORTGAGE INTEREST (FINANCIAL)". */
    readonly mortgageInterestFinancial: Decimal | null
    /** Home mortgage interest to others; line 8b (2021-2023). From "MORTGAGE INTEREST (INDIVIDUAL)". */
    readonly mortgageInterestIndividual: Decimal | null
    /** Points not reported by a lender; line 8c (2021-2023). From "DEDUCTIBLE POINTS". */
    readonly deductiblePoints: Decimal | null
    /** Mortgage insurance premiums; line 8d (2021). From "QUALIFIED MORTGAGE INSURANCE PREMIUMS". */
    readonly qualifiedMortgageInsurancePremiums: Decimal | null
    /** Investment interest; line 9 (2021-2023). From "DEDUCTIBLE INVESTMENT INTEREST". */
    readonly investmentInterest: Decimal | null
    /** Interest that is deducted; line 10 (2021-2023). From "TOTAL INTEREST DEDUCTION". */
    readonly totalInterestDeduction: Decimal | null
    /** As computed by the IRS. From "TOTAL INTEREST DEDUCTION PER COMPUTER". */
    readonly totalInterestDeductionPerComputer: Decimal | null
    /** Gifts in cash; line 11 (2021-2023). From "CASH CONTRIBUTIONS". */
    readonly cashContributions: Decimal | null
    /** Gifts other than cash; line 12 (2021-2023). From "OTHER THAN CASH: F8283". */
    readonly noncashContributions: Decimal | null
    /** Gifts carried over from earlier years; line 13 (2021-2023). From "CARRYOVER FROM PRIOR YEAR". */
    readonly contributionsCarryover: Decimal | null
    /** Gifts in total; line 14 (2021-2023). From "SCH A TOTAL CONTRIBUTIONS". */
    readonly totalContributions: Decimal | null
    /** As computed by the IRS. From "SCH A TOTAL CONTRIBUTIONS PER COMPUTER". */
    readonly totalContributionsPerComputer: Decimal | null
    /** Casualty or theft loss; line 15 (2021-2023). From "CASUALTY OR THEFT LOSS". */
    readonly casualtyOrTheftLoss: Decimal | null
    /** Job expenses not paid back, up to 2017. From "UNREIMBURSED EMPLOYEE EXPENSE AMOUNT". */
    readonly unreimbursedEmployeeExpenses: Decimal | null
    /** Miscellaneous expenses under the limit, up to 2017. From "TOTAL LIMITED MISC EXPENSES". */
    readonly totalLimitedMiscellaneousExpenses: Decimal | null
    /** Miscellaneous expenses above the limit, up to 2017. From "NET LIMITED MISC DEDUCTION". */
    readonly netLimitedMiscellaneousDeduction: Decimal | null
    /** As computed by the IRS. From "NET LIMITED MISC DEDUCTION PER COMPUTER". */
    readonly netLimitedMiscellaneousDeductionPerComputer: Decimal | null
    /** Miscellaneous deductions other than gambling losses. From "OTHER THAN GAMBLING AMOUNT". */
    readonly otherThanGambling: Decimal | null
    /** Miscellaneous deductions without a limit. From "OTHER MISC DEDUCTIONS". */
    readonly otherMiscellaneousDeductions: Decimal | null
    /** Itemized deductions in total; line 17 (2021-2023). From "TOTAL ITEMIZED DEDUCTIONS". */
    readonly totalItemizedDeductions: Decimal | null
    /** As computed by the IRS. From "TOTAL ITEMIZED DEDUCTIONS PER COMPUTER". */
    readonly totalItemizedDeductionsPerComputer: Decimal | null
    /** As computed by the IRS. From "RECOMPUTED TOTAL ITEMIZED DEDUCTIONS PER COMPUTER". */
    readonly totalItemizedDeductionsRecomputedPerComputer: Decimal | null
    /** Itemizes though the standard deduction is higher; line 18 (2021-2023). From "ELECT ITEMIZED DEDUCTION INDICATOR". */
    readonly electsToItemize: { readonly text: string; readonly value: boolean | null } | null
    /** As computed by the IRS. From "SCH A ITEMIZED PERCENTAGE PER COMPUTER". */
    readonly itemizedPercentagePerComputer: { readonly amount: string; readonly percent: boolean } | null
  }[]
  /** Interest and dividends, one entry for each printing. */
  readonly scheduleB: readonly {
    /** All interest listed; line 2 (2021-2023). From "GROSS SCHEDULE B INTEREST". */
    readonly grossInterest: Decimal | null
    /** Interest that is taxed; line 4 (2021-2023). From "TAXABLE INTEREST INCOME". */
    readonly taxableInterest: Decimal | null
    /** Savings bond interest that is not taxed; line 3 (2021-2023). From "EXCLUDABLE SAVINGS BOND INT". */
    readonly excludableSavingsBondInterest: Decimal | null
    /** All dividends listed. From "GROSS SCHEDULE B DIVIDENDS". */
    readonly grossDividends: Decimal | null
    /** Dividend income. From "DIVIDEND INCOME". */
    readonly dividendIncome: Decimal | null
    /** Has a financial account abroad; line 7a (2021-2023). From "FOREIGN ACCOUNTS IND" or "FOREIGN ACCOUNTS INDICATOR". */
    readonly foreignAccounts: { readonly text: string; readonly value: boolean | null } | null
    /** Has to report those accounts; the report is now FinCEN Form 114. From "REQUIREMENT TO FILE TDF 90-22.1". */
    readonly mustFileForeignAccountReport: { readonly text: string; readonly value: boolean | null } | null
  }[]
  /** Businesses of a sole proprietor, one entry for each. */
  readonly scheduleC: readonly {
    /** Social security number of the proprietor. From "SOCIAL SECURITY NUMBER". */
    readonly taxId: string | null
    /** Employer identification number; line D (2021-2023). From "EMPLOYER ID NUMBER". */
    readonly employerTaxId: string | null
    /** Name of the business; line C (2021-2023). From "BUSINESS NAME". */
    readonly businessName: string | null
    /** What the business does; line A (2021-2023). From "DESCRIPTION OF BUSINESS/PROFESSION". */
    readonly businessDescription: string | null
    /** Industry code; line B (2021-2023). From "NAICS CODE" or "NORTH AMERICAN INDUSTRY CLASSIFICATION SYSTEM (NAICS) CODE". */
    readonly naicsCode: string | null
    /** Accounting method, such as cash; line F (2021-2023). From "ACCT MTHD" or "ACCOUNT METHOD". */
    readonly accountingMethod: string | null
    /** First Schedule C of this business. From "FIRST TIME SCHEDULE C FILED". */
    readonly firstTimeFiled: { readonly text: string; readonly value: boolean | null } | null
    /** Income of a statutory employee. From "STATUTORY EMPLOYEE IND". */
    readonly statutoryEmployee: { readonly text: string; readonly value: boolean | null } | null
    /** Gross receipts or sales; line 1 (2021-2023). From "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 2 (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Gross receipts less returns; line 3 (2021-2023). From "NET GROSS RECEIPTS". */
    readonly netGrossReceipts: Decimal | null
    /** Cost of goods sold; line 4 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Made payments that call for Forms 1099; line I (2021-2023). From "SCHEDULE C FORM 1099 REQUIRED". */
    readonly form1099Required: { readonly text: string; readonly value: boolean | null } | null
    /** Filed those Forms 1099 or will; line J (2021-2023). From "SCHEDULE C FORM 1099 FILED". */
    readonly form1099Filed: { readonly text: string; readonly value: boolean | null } | null
    /** Other business income; line 6 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Car and truck; line 9 (2021-2023). From "CAR AND TRUCK EXPENSES". */
    readonly carAndTruckExpenses: Decimal | null
    /** Depreciation and section 179 expense; line 13 (2021-2023). From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Insurance other than health; line 15 (2021-2023). From "INSURANCE (OTHER THAN HEALTH)". */
    readonly insurance: Decimal | null
    /** Mortgage interest paid to banks; line 16a (2021-2023). From "MORTGAGE INTEREST". */
    readonly mortgageInterest: Decimal | null
    /** Legal and professional services; line 17 (2021-2023). From "LEGAL AND PROFESSIONAL SERVICES". */
    readonly legalAndProfessionalServices: Decimal | null
    /** Repairs and maintenance; line 21 (2021-2023). From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Travel; line 24a (2021-2023). From "TRAVEL". */
    readonly travel: Decimal | null
    /** Deductible meals; line 24b (2021-2023). From "MEALS AND ENTERTAINMENT". */
    readonly mealsAndEntertainment: Decimal | null
    /** Wages paid; line 26 (2021-2023). From "WAGES". */
    readonly wages: Decimal | null
    /** Other expenses. From "OTHER EXPENSES". */
    readonly otherExpenses: Decimal | null
    /** Expenses in total, without the home; line 28 (2021-2023). From "TOTAL EXPENSES". */
    readonly totalExpenses: Decimal | null
    /** Business use of the home; line 30 (2021-2023). From "EXP FOR BUSINESS USE OF HOME" or "EXPENSE FOR BUSINESS USE OF HOME". */
    readonly businessUseOfHome: Decimal | null
    /** Net profit or loss, as computed by the IRS; line 31 (2021-2023). From "SCH C NET PROFIT OR LOSS PER COMPUTER" or "SCHEDULE C NET PROFIT OR LOSS PER COMPUTER". */
    readonly netProfitOrLossPerComputer: Decimal | null
    /** Whether all or some of the investment is at risk; line 32 (2021-2023). From "AT RISK CD". */
    readonly atRiskCode: string | null
    /** Office expense; line 18 (2021-2023). From "OFFICE EXPENSE AMOUNT". */
    readonly officeExpense: Decimal | null
    /** Utilities; line 25 (2021-2023). From "UTILITIES EXPENSE AMOUNT". */
    readonly utilities: Decimal | null
    /** Inventory at the beginning of the year; line 35 (2021-2023). From "INVENTORY AT BEGINNING OF YEAR". */
    readonly inventoryAtBeginningOfYear: Decimal | null
    /** Inventory at the end of the year; line 41 (2021-2023). From "INVENTORY AT END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
  }[]
  /** Capital gains and losses, one entry for each printing. */
  readonly scheduleD: readonly {
    /** Short-term sales whose basis was reported, proceeds; line 1a (2021-2023). From "SHORT TERM BASIS NO ADJUSTMENTS SALE AMOUNT". */
    readonly shortTermProceedsNoAdjustments: Decimal | null
    /** Short-term sales whose basis was reported, cost; line 1a (2021-2023). From "SHORT TERM BASIS NO ADJUSTMENTS COST AMOUNT". */
    readonly shortTermCostNoAdjustments: Decimal | null
    /** Net short-term gain or loss; line 7 (2021-2023). From "NET SHORT-TERM GAIN/LOSS". */
    readonly netShortTermGainOrLoss: Decimal | null
    /** Long-term sales whose basis was reported, proceeds; line 8a (2021-2023). From "LONG TERM BASIS NO ADJUSTMENTS SALE AMOUNT". */
    readonly longTermProceedsNoAdjustments: Decimal | null
    /** Long-term sales whose basis was reported, cost; line 8a (2021-2023). From "LONG TERM BASIS NO ADJUSTMENTS COST AMOUNT". */
    readonly longTermCostNoAdjustments: Decimal | null
    /** Capital gains passed on by funds; line 13 (2021-2023). From "CAPITAL GAIN DISTRIBUTIONS". */
    readonly capitalGainDistributions: Decimal | null
    /** Net long-term gain or loss; line 15 (2021-2023). From "NET LONG-TERM GAIN/LOSS". */
    readonly netLongTermGainOrLoss: Decimal | null
    /** Gain or loss on collectibles and the like; line 18 (2021-2023). From "28% RATE GAIN OR LOSS". */
    readonly gainOrLossAt28Percent: Decimal | null
    /** Gain from depreciation on real property; line 19 (2021-2023). From "UNRECAPTURED SEC 1250 GAIN". */
    readonly unrecapturedSection1250Gain: Decimal | null
    /** As computed by the IRS. From "SCHEDULE D TAX PER COMPUTER". */
    readonly scheduleDTaxPerComputer: Decimal | null
  }[]
  /** Rents, royalties, partnerships, S corporations, estates and trusts, one entry for each printing. */
  readonly scheduleE: readonly {
    /** Rents of all properties; line 23a (2021-2023). From "TOTAL RENTS RECEIVED". */
    readonly totalRentsReceived: Decimal | null
    /** Royalties of all properties; line 23b (2021-2023). From "TOTAL ROYALTIES RECEIVED". */
    readonly totalRoyaltiesReceived: Decimal | null
    /** Mortgage interest on all properties; line 23c (2021-2023). From "TOTAL MORTGAGE INTEREST ALL PROPERTIES". */
    readonly totalMortgageInterest: Decimal | null
    /** Depreciation or depletion on all properties; line 23d (2021-2023). From "TOTAL DEPRECIATION OR DEPLETION FOR ALL PROPERTIES". */
    readonly totalDepreciationOrDepletion: Decimal | null
    /** Expenses of all properties; line 23e (2021-2023). From "TOTAL EXPENSES FOR ALL PROPERTIES". */
    readonly totalExpenses: Decimal | null
    /** Properties with income; line 24 (2021-2023). From "RENTAL AND ROYALTY INCOME". */
    readonly rentalAndRoyaltyIncome: Decimal | null
    /** Properties with losses; line 25 (2021-2023). From "RENTAL AND ROYALTY LOSSES". */
    readonly rentalAndRoyaltyLosses: Decimal | null
    /** As computed by the IRS. From "RENT AND ROYALTY INCOME/LOSS PER COMPUTER". */
    readonly rentalAndRoyaltyIncomeOrLossPerComputer: Decimal | null
    /** Partnerships and S corporations, losses of active owners. From "PARTNERSHIP/S-CORP NONPASSIVE LOSS". */
    readonly partnershipSCorporationNonpassiveLoss: Decimal | null
    /** Partnerships and S corporations, income of active owners. From "PARTNERSHIP/S-CORP NONPASSIVE INCOME". */
    readonly partnershipSCorporationNonpassiveIncome: Decimal | null
    /** Income from partnerships. From "PARTNERSHIP INCOME". */
    readonly partnershipIncome: Decimal | null
    /** Losses from partnerships. From "PARTNERSHIP LOSS". */
    readonly partnershipLoss: Decimal | null
    /** As computed by the IRS. From "PARTNERSHIP/S-CORP INCOME/LOSS PER COMPUTER". */
    readonly partnershipSCorporationIncomeOrLossPerComputer: Decimal | null
    /** Income from estates and trusts. From "ESTATE/TRUST INCOME". */
    readonly estateTrustIncome: Decimal | null
    /** Losses from estates and trusts. From "ESTATE/TRUST LOSS". */
    readonly estateTrustLoss: Decimal | null
    /** Income or loss of real estate mortgage investment conduits; line 39 (2021-2023). From "REAL ESTATE MORTGAGE INVESTMENT CONDUIT INCOME/LOSS". */
    readonly realEstateMortgageInvestmentConduit: Decimal | null
    /** Farm rental income or loss; line 40 (2021-2023). From "NET FARM RENTAL INCOME/LOSS (FORM 4835)". */
    readonly netFarmRentalIncomeOrLoss: Decimal | null
    /** Income or loss of Schedule E in total, as computed by the IRS; line 41 (2021-2023). From "SCHEDULE E INCOME OR LOSS PER COMPUTER". */
    readonly scheduleEIncomeOrLossPerComputer: Decimal | null
    /** Gross farming and fishing income; line 42 (2021-2023). From "GROSS FARMING AND FISHING INCOME". */
    readonly grossFarmingAndFishingIncome: Decimal | null
  }[]
  /** Farms, one entry for each. */
  readonly scheduleF: readonly {
    /** Social security number of the proprietor. From "SSN OF PROPRIETOR". */
    readonly taxId: string | null
    /** Employer identification number; line D (2021-2023). From "EMPLOYER ID NUMBER". */
    readonly employerTaxId: string | null
    /** Gross farm income; line 9 (2021-2023). From "SCHEDULE F GROSS INCOME". */
    readonly grossIncome: Decimal | null
    /** Distributions of cooperatives; line 3a (2021-2023). From "COOPERATIVE DISTRIBUTIONS". */
    readonly cooperativeDistributions: Decimal | null
    /** Crop insurance proceeds; line 6a (2021-2023). From "CROP INSURANCE PROCEEDS". */
    readonly cropInsuranceProceeds: Decimal | null
    /** Depreciation and section 179 expense; line 14 (2021-2023). From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Mortgage interest; line 21a (2021-2023). From "INTEREST (MORTGAGE)". */
    readonly mortgageInterest: Decimal | null
    /** Farm expenses in total; line 33 (2021-2023). From "TOTAL FARM EXPENSES". */
    readonly totalExpenses: Decimal | null
    /** Net farm profit or loss, as computed by the IRS; line 34 (2021-2023). From "NET FARM PROFIT OR LOSS PER COMPUTER". */
    readonly netProfitOrLossPerComputer: Decimal | null
  }[]
  /** Self-employment tax, one entry for each person. */
  readonly scheduleSe: readonly {
    /** Social security number of the self-employed person. From "SSN OF SELF-EMPLOYED TAXPAYER". */
    readonly taxId: string | null
    /** Net farm profit or loss; line 1a (2021-2023). From "NET FARM PROFIT/LOSS: SCH F". */
    readonly netFarmProfitOrLoss: Decimal | null
    /** Conservation Reserve Program payments; line 1b (2021-2023). From "CONSERVATION RESERVE PROGRAM PAYMENTS". */
    readonly conservationReservePayments: Decimal | null
    /** Net profit or loss other than farming; line 2 (2021-2023). From "NET NONFARM PROFIT/LOSS". */
    readonly netNonfarmProfitOrLoss: Decimal | null
    /** Self-employment income in total. From "TOTAL SE INCOME" or "TOTAL SELF-EMPLOYMENT INCOME". */
    readonly totalSelfEmploymentIncome: Decimal | null
    /** Quarters of social security coverage. From "SE QUARTERS COVERED". */
    readonly selfEmploymentQuartersCovered: number | null
    /** Self-employment tax, as computed by the IRS; line 12 (2021-2023). From "TOTAL SE TAX PER COMPUTER" or "TOTAL SELF-EMPLOYMENT TAX PER COMPUTER". */
    readonly totalSelfEmploymentTaxPerComputer: Decimal | null
    /** Self-employment income, verified by the IRS. From "SE INCOME COMPUTER VERIFIED". */
    readonly selfEmploymentIncomeVerified: Decimal | null
    /** As computed by the IRS. From "SE INCOME PER COMPUTER". */
    readonly selfEmploymentIncomePerComputer: Decimal | null
    /** As computed by the IRS. From "TOTAL NET EARNINGS PER COMPUTER". */
    readonly totalNetEarningsPerComputer: Decimal | null
    /** Church employee income. From "TENTATIVE CHURCH EARNINGS". */
    readonly tentativeChurchEarnings: Decimal | null
    /** Wages already under social security or railroad tax. From "TOTAL SOC SEC AND RR WAGES". */
    readonly totalSocialSecurityAndRailroadWages: Decimal | null
    /** Social security part of the tax, as computed by the IRS. From "SE SS TAX COMPUTER" or "SELF-EMPLOYMENT SOCIAL SECURITY TAX COMPUTER". */
    readonly socialSecurityTaxPerComputer: Decimal | null
    /** Income under the Medicare part, as computed by the IRS. From "SE MEDICARE INCOME PER COMPUTER". */
    readonly medicareIncomePerComputer: Decimal | null
    /** Medicare part of the tax, as computed by the IRS. From "SE MEDICARE TAX PER COMPUTER" or "SELF-EMPLOYMENT MEDICARE TAX PER COMPUTER". */
    readonly medicareTaxPerComputer: Decimal | null
    /** Uses the farm optional method. From "SE FARM OPTION METHOD USED". */
    readonly farmOptionalMethodUsed: { readonly text: string; readonly value: boolean | null } | null
    /** Income under an optional method. From "SE OPTIONAL METHOD INCOME". */
    readonly optionalMethodIncome: Decimal | null
  }[]
  /** Children who count for the earned income credit, one entry for each printing. */
  readonly scheduleEic: readonly {
    /** Children who count for the credit. From "QUALIFIED EIC DEPENDENTS". */
    readonly qualifyingDependents: number | null
    /** Name control of the child. From "CHILD'S NAME CNTRL". */
    readonly childNameControl: string | null
    /** Social security number of the child. From "SSN". */
    readonly childTaxId: string | null
    /** Year the child was born in. From "YEAR OF BIRTH". */
    readonly childYearOfBirth: number | null
    /** Whether the child is a student or disabled. From "STUDENT/DISABLED". */
    readonly childStudentOrDisabled: string | null
    /** Months the child lived with the taxpayer. From "NUMBER OF MONTHS CHILD LIVED WITH YOU". */
    readonly monthsLivedWithTaxpayer: number | null
    /** What the child is to the taxpayer. From "RELATIONSHIP". */
    readonly childRelationship: string | null
    /** Whether the credit may be claimed, in the authority's words. From "EIC ELIGIBILITY". */
    readonly eligibility: string | null
  }[]
  /** Child tax credits, one entry for each printing. */
  readonly form8812: readonly {
    /** Children who count for the child tax credit. From "QUALIFYING CHILDREN". */
    readonly qualifyingChildren: number | null
    /** Other dependents who count for a credit. From "OTHER DEPENDENTS". */
    readonly otherDependents: number | null
    /** Earned income. From "EARNED INCOME AMOUNT". */
    readonly earnedIncome: Decimal | null
    /** Child tax credit paid out. From "ADDITIONAL CHILD TAX CREDIT". */
    readonly additionalChildTaxCredit: Decimal | null
  }[]
  /** Education credits, one entry for each printing. */
  readonly form8863: readonly {
    /** Social security number of the student. From "STUDENT SSN" or "PART II"."STUDENT SSN" or "PART III"."STUDENT SSN" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."STUDENT SSN". */
    readonly studentTaxId: string | null
    /** Name control of the student. From "STUDENT NAME CONTROL" or "PART II"."STUDENT NAME CONTROL" or "PART III"."STUDENT NAME CONTROL" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."STUDENT NAME CONTROL". */
    readonly studentNameControl: string | null
    /** As computed by the IRS. From "GROSS EDUCATION CR PER COMPUTER" or "PART II"."GROSS EDUCATION CR PER COMPUTER" or "PART III"."GROSS EDUCATION CR PER COMPUTER" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."GROSS EDUCATION CR PER COMPUTER" or "PART III-ALLOWABLE EDUCATION CREDITS"."GROSS EDUCATION CR PER COMPUTER". */
    readonly grossEducationCreditPerComputer: Decimal | null
    /** Education credits in total. From "TOTAL EDUCATION CREDIT AMOUNT" or "PART II"."TOTAL EDUCATION CREDIT AMOUNT" or "PART III"."TOTAL EDUCATION CREDIT AMOUNT" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT" or "PART III-ALLOWABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT". */
    readonly totalEducationCredit: Decimal | null
    /** As computed by the IRS. From "TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART II"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART III"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART III-ALLOWABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER". */
    readonly totalEducationCreditPerComputer: Decimal | null
    /** Part of the credit that is paid out. From "REFUNDABLE EDUCATION CREDIT" or "PART II"."REFUNDABLE EDUCATION CREDIT" or "PART III"."REFUNDABLE EDUCATION CREDIT" or "PART III-ALLOWABLE EDUCATION CREDITS"."REFUNDABLE EDUCATION CREDIT". */
    readonly refundableEducationCredit: Decimal | null
    /** Credit already claimed in four earlier years; a 1 may be a number of years and says neither. From "HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED" or "PART III"."HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED". */
    readonly priorYearsClaimed: { readonly text: string; readonly value: boolean | null } | null
    /** At least a half-time student. From "HALF TIME STUDENT" or "PART III"."HALF TIME STUDENT" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."HALF TIME STUDENT". */
    readonly halfTimeStudent: { readonly text: string; readonly value: boolean | null } | null
    /** Convicted of a drug felony. From "FELONY CONVICTION" or "PART III"."FELONY CONVICTION" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."FELONY CONVICTION". */
    readonly felonyConviction: { readonly text: string; readonly value: boolean | null } | null
  }[]
  /** What the paid preparer checked, one entry for each printing. */
  readonly form8867: readonly {
    /** Which credits the preparer looked into. From "CREDITS CLAIMED". */
    readonly creditsClaimed: string | null
    /** Preparer interviewed the taxpayer. From "INTERVIEWED TAXPAYER". */
    readonly interviewedTaxpayer: { readonly text: string; readonly value: boolean | null } | null
    /** Preparer asked further where answers did not fit. From "REASONABLE INQUIRIES". */
    readonly reasonableInquiries: { readonly text: string; readonly value: boolean | null } | null
    /** Documents the preparer relied on. From "DOCUMENTS RELIED ON". */
    readonly documentsReliedOn: string | null
    /** Preparer certifies the answers. From "CERTIFICATION INDICATOR". */
    readonly certification: { readonly text: string; readonly value: boolean | null } | null
  }[]
  /** Premium tax credit, one entry for each printing. */
  readonly form8962: readonly {
    /** Size of the tax family; line 1 (2021-2023). From "FAMILY SIZE". */
    readonly familySize: number | null
    /** Modified adjusted gross income; line 2a (2021-2023). From "MODIFIED AGI". */
    readonly modifiedAdjustedGrossIncome: Decimal | null
    /** Household income; line 3 (2021-2023). From "HOUSEHOLD INCOME". */
    readonly householdIncome: Decimal | null
    /** Federal poverty line; line 4 (2021-2023). From "FEDERAL POVERTY LINE AMOUNT". */
    readonly federalPovertyLine: Decimal | null
    /** Household income in per cent of the poverty line; line 5 (2021-2023). From "FEDERAL POVERTY LEVEL PERCENTAGE". */
    readonly federalPovertyLevelPercentage: { readonly amount: string; readonly percent: boolean } | null
    /** Share of income to be paid for insurance; line 7 (2021-2023). From "APPLICABLE FIGURE". */
    readonly applicableFigure: { readonly amount: string; readonly percent: boolean } | null
    /** Own contribution for the year; line 8a (2021-2023). From "ANNUAL CONTRIBUTION AMOUNT". */
    readonly annualContribution: Decimal | null
    /** Own contribution for a month; line 8b (2021-2023). From "MONTHLY CONTRIBUTION AMOUNT". */
    readonly monthlyContribution: Decimal | null
    /** Insurance premiums for the year. From "ANNUAL PREMIUM AMOUNT". */
    readonly annualPremium: Decimal | null
    /** Credit paid in advance to the insurer. From "ANNUAL ADVANCE PAYMENT OF PTC". */
    readonly annualAdvancePayment: Decimal | null
    /** Premium tax credit. From "PREMIUM TAX CREDIT AMOUNT". */
    readonly premiumTaxCredit: Decimal | null
    /** Advance payment above the credit; line 27 (2021-2023). From "EXCESS ADVANCE PAYMENT OF PTC". */
    readonly excessAdvancePayment: Decimal | null
  }[]
  /** Nondeductible IRAs, one entry for each person. */
  readonly form8606: readonly {
    /** Form is for the spouse. From "SPOUSE INDICATOR". */
    readonly spouseIndicator: { readonly text: string; readonly value: boolean | null } | null
    /** Contributions that were not deducted. From "TAXABLE NONDEDUCTIBLE CONTRIBUTIONS". */
    readonly taxableNondeductibleContributions: Decimal | null
    /** Converted to Roth IRAs in total. From "TOTAL AMOUNT IRA CONVERTED TO ROTH IRA". */
    readonly convertedToRoth: Decimal | null
    /** Basis in traditional IRAs before the conversion. From "IRA BASIS BEFORE CONVERSION". */
    readonly basisBeforeConversion: Decimal | null
    /** Part of the conversion that is taxed. From "TAXABLE AMOUNT OF CONVERSION". */
    readonly taxableConversion: Decimal | null
    /** Basis in Roth IRAs before the conversion. From "ROTH IRA BASIS BEFORE CONVERSION". */
    readonly rothBasisBeforeConversion: Decimal | null
    /** Distributions from traditional, SEP and SIMPLE IRAs. From "TRADITIONAL, SEPARATE AND SIMPLE IRA DISTRIBUTIONS". */
    readonly traditionalSepAndSimpleDistributions: Decimal | null
  }[]
  /** Health savings accounts, one entry for each person. */
  readonly form8889: readonly {
    /** Kind of coverage, for one person or a family; line 1 (2021-2023). From "HIGH DEDUCTIBLE HEALTH PLAN INDICATOR". */
    readonly highDeductibleHealthPlan: string | null
    /** Own contributions; line 2 (2021-2023). From "HSA CONTRIBUTIONS". */
    readonly contributions: Decimal | null
    /** Contributions of employers; line 9 (2021-2023). From "EMPLOYER HSA CONTRIBUTIONS". */
    readonly employerContributions: Decimal | null
    /** Deduction; line 13 (2021-2023). From "HSA DEDUCTION AMOUNT". */
    readonly deduction: Decimal | null
    /** Distributions that are taxed; line 16 (2021-2023). From "TAXABLE HSA DISTRIBUTIONS". */
    readonly taxableDistributions: Decimal | null
  }[]
  /** Additional Medicare tax, one entry for each printing. */
  readonly form8959: readonly {
    /** Medicare wages and tips; line 1 (2021-2023). From "MEDICARE WAGES". */
    readonly medicareWages: Decimal | null
    /** Tips the employer was not told of; line 2 (2021-2023). From "UNREPORTED TIPS". */
    readonly unreportedTips: Decimal | null
    /** Tax on these wages; line 7 (2021-2023). From "ADDITIONAL MEDICARE TAX ON MEDICARE WAGES". */
    readonly taxOnMedicareWages: Decimal | null
    /** As computed by the IRS. From "ADDITIONAL MEDICARE TAX ON MEDICARE WAGES PER COMPUTER". */
    readonly taxOnMedicareWagesPerComputer: Decimal | null
    /** Additional Medicare tax in total; line 18 (2021-2023). From "TOTAL ADDITIONAL MEDICARE TAX". */
    readonly totalAdditionalMedicareTax: Decimal | null
  }[]
  /** Net investment income tax, one entry for each printing. */
  readonly form8960: readonly {
    /** Interest that is taxed; line 1 (2021-2023). From "TAXABLE INTEREST AMOUNT". */
    readonly taxableInterest: Decimal | null
    /** Ordinary dividends; line 2 (2021-2023). From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Investment income in total; line 8 (2021-2023). From "TOTAL INVESTMENT INCOME". */
    readonly totalInvestmentIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INVESTMENT INCOME PER COMPUTER". */
    readonly totalInvestmentIncomePerComputer: Decimal | null
    /** Modified adjusted gross income; line 13 (2021-2023). From "MODIFIED ADJUSTED GROSS INCOME". */
    readonly modifiedAdjustedGrossIncome: Decimal | null
    /** Net investment income tax; line 17 (2021-2023). From "NET INVESTMENT INCOME TAX FOR INDIVIDUALS". */
    readonly netInvestmentIncomeTax: Decimal | null
    /** As computed by the IRS. From "NET INVESTMENT INCOME TAX FOR INDIVIDUALS PER COMPUTER". */
    readonly netInvestmentIncomeTaxPerComputer: Decimal | null
  }[]
  /** Deduction for qualified business income, one entry for each printing. */
  readonly form8995: readonly {
    /** Share of business income that may be deducted; line 5 (2021-2023). From "QUALIFIED BUSINESS INCOME COMPONENT". */
    readonly qualifiedBusinessIncomeComponent: Decimal | null
    /** Qualified business income or loss in total; line 2 (2021-2023). From "TOTAL QUALIFIED BUSINESS INCOME OR LOSS". */
    readonly totalQualifiedBusinessIncomeOrLoss: Decimal | null
    /** Net capital gain and qualified dividends; line 12 (2021-2023). From "FORM 8995 NET CAPITAL GAINS". */
    readonly netCapitalGains: Decimal | null
    /** Deduction, as computed by the IRS. From "F8995 QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER". */
    readonly qualifiedBusinessIncomeDeductionPerComputer: Decimal | null
  }[]
  /** Child and dependent care expenses, one entry for each printing. */
  readonly form2441: readonly {
    /** Paid to care providers in total. From "CHILD CARE PROVIDER TOTAL AMOUNT". */
    readonly careProviderTotal: Decimal | null
  }[]
  /** Depreciation and amortization, one entry for each printing. */
  readonly form4562: readonly {
    /** Depreciation in total. From "TOTAL DEPRECIATION". */
    readonly totalDepreciation: Decimal | null
    /** Property deducted at once under section 179. From "SECTION 179 EXPENSE". */
    readonly section179Expense: Decimal | null
  }[]
  /** Alternative minimum tax, one entry for each printing. */
  readonly form6251: readonly {
    /** Income under the alternative minimum tax. From "ALTERNATIVE MINIMUM TAXABLE INCOME". */
    readonly alternativeMinimumTaxableIncome: Decimal | null
    /** Tax preference items in total. From "TOTAL TAX PREFERENCE ITEMS". */
    readonly totalTaxPreferenceItems: Decimal | null
  }[]
  /** Passive activity losses, one entry for each printing. */
  readonly form8582: readonly {
    /** Passive loss that may be deducted. From "PASSIVE ACTIVITY LOSS ALLOWED". */
    readonly passiveActivityLossAllowed: Decimal | null
  }[]
  /** Refund split between accounts, one entry for each printing. */
  readonly form8888: readonly {
    /** Paid into the first account. From "DIRECT DEPOSIT 1 AMOUNT". */
    readonly directDeposit1: Decimal | null
  }[]
  /** Gross receipts of all Schedules C. Worked out: $sumMoney(scheduleC.grossReceipts). */
  readonly scheduleCGrossReceipts: Decimal | null
  /** Net profit or loss of all Schedules C, as computed by the IRS. Worked out: $sumMoney(scheduleC.netProfitOrLossPerComputer). */
  readonly scheduleCNetProfit: Decimal | null
  /** Net profit or loss of all Schedules F, as computed by the IRS. Worked out: $sumMoney(scheduleF.netProfitOrLossPerComputer). */
  readonly scheduleFNetProfit: Decimal | null
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Adjusted gross income as computed by the IRS less the one filed. Worked out: $subtractMoney(adjustments.adjustedGrossIncomePerComputer, adjustments.adjustedGrossIncome). */
  readonly adjustedGrossIncomeChange: Decimal | null
  /** Taxable income as computed by the IRS less the one filed. Worked out: $subtractMoney(taxAndCredits.taxableIncomePerComputer, taxAndCredits.taxableIncome). */
  readonly taxableIncomeChange: Decimal | null
  /** Total tax liability as computed by the IRS less the taxpayer's figure; null where one of them is not printed. Worked out: $subtractMoney(otherTaxes.totalTaxLiabilityPerComputer, otherTaxes.totalTaxLiability). */
  readonly totalTaxChange: Decimal | null
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Record of Account, Form 1041: the data of mapping reca-1041. */
export interface Reca1041Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Interest received; line 1 (2021-2023). From "INTEREST INCOME". */
    readonly interest: Decimal | null
    /** All ordinary dividends; line 2a (2021-2023). From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Part of the ordinary dividends taxed as capital gain; line 2b (2021-2023). From "QUALIFIED DIVIDENDS". */
    readonly qualifiedDividends: Decimal | null
    /** Business profit or loss; line 3 (2021-2023). From "BUSINESS INCOME OR LOSS". */
    readonly businessIncomeOrLoss: Decimal | null
    /** Capital gain or loss; line 4 (2021-2023). From "CAPITAL GAIN OR LOSS". */
    readonly capitalGainOrLoss: Decimal | null
    /** Income or loss on Schedule E; line 5 (2021-2023). From "RENTS, ROYALTIES, PARTNERSHIPS, OTHER ESTATES AND TRUSTS". */
    readonly rentRoyaltyPartnershipEstate: Decimal | null
    /** Farm profit or loss; line 6 (2021-2023). From "FARM INCOME OR LOSS". */
    readonly farmIncomeOrLoss: Decimal | null
    /** Gain or loss on business property; line 7 (2021-2023). From "ORDINARY GAIN OR LOSS". */
    readonly ordinaryGainOrLoss: Decimal | null
    /** Income of other kinds; line 8 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1041 line 9 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to taxable income. */
  readonly deductions: {
    /** Interest paid; line 10 (2021-2023). From "INTEREST". */
    readonly interest: Decimal | null
    /** Taxes paid; line 11 (2021-2023). From "TAXES". */
    readonly taxes: Decimal | null
    /** Pay of the fiduciary; line 12 (2021-2023). From "FIDUCIARY FEES". */
    readonly fiduciaryFees: Decimal | null
    /** Gifts to charity; line 13 (2021-2023). From "CHARITABLE DEDUCTION". */
    readonly charitableDeduction: Decimal | null
    /** Attorneys, accountants and preparers; line 14 (2021-2023). From "ATTORNEY, ACCOUNTANT AND PREPARER FEES". */
    readonly attorneyAccountantAndPreparerFees: Decimal | null
    /** Deductions in total, others than those above included; line 16 (2021-2023). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** Total income less total deductions; line 17 (2021-2023). From "ADJUSTED TOTAL INCOME". */
    readonly adjustedTotalIncome: Decimal | null
    /** Income passed on to beneficiaries; line 18 (2021-2023). From "INCOME DISTRIBUTION DEDUCTION". */
    readonly incomeDistributionDeduction: Decimal | null
    /** Exemption; line 21 (2021-2023). From "EXEMPTION". */
    readonly exemption: Decimal | null
    /** Taxable income; Form 1041 line 23 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
  }
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: {
    /** Total tax; Form 1041 line 24 (2021-2023). From "TOTAL TAX". */
    readonly totalTax: Decimal | null
    /** Payments in total. From "TOTAL PAYMENTS". */
    readonly totalPayments: Decimal | null
    /** Owed with the return, or overpaid. From "BALANCE DUE OVERPAYMENT". */
    readonly balanceDueOrOverpayment: Decimal | null
  }
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Record of Account, Form 1065: the data of mapping reca-1065. */
export interface Reca1065Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** Who filed and when. */
  readonly filingInfo: {
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Employer identification number, usually masked. From "EIN" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Name on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Day the IRS received the return; for an early one perhaps the day it was due. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Total assets at the end of the year, as the first page shows them. From "TOTAL ASSETS" or "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
    /** Principal business activity code, based on the NAICS. From "PRINCIPAL BUSINESS ACTIVITY CODE" or "BUSINESS ACTIVITY CODE". */
    readonly naicsCode: string | null
    /** Day the business began. From "DATE BUSINESS STARTED". */
    readonly dateBusinessStarted: string | null
    /** Number of Schedules K-1. From "NUMBER OF SCHEDULES K-1". */
    readonly numberOfSchedulesK1: number | null
    /** Number of partners. From "NUMBER OF PARTNERS". */
    readonly numberOfPartners: number | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Gross receipts or sales; line 1a (2021-2023). From "GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 1b (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Cost of goods sold; line 2 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Gross receipts less returns and cost of goods sold; line 3 (2021-2023). From "GROSS PROFIT". */
    readonly grossProfit: Decimal | null
    /** Ordinary income or loss from other partnerships, estates and trusts; line 4 (2021-2023). From "ORDINARY INCOME/LOSS FROM OTHER PARTNERSHIPS". */
    readonly otherPartnershipsIncomeOrLoss: Decimal | null
    /** Net farm profit or loss; line 5 (2021-2023). From "NET FARM PROFIT/LOSS". */
    readonly netFarmProfitOrLoss: Decimal | null
    /** Net gain or loss on business property; line 6 (2021-2023). From "NET GAIN/LOSS FORM 4797". */
    readonly netGainOrLossForm4797: Decimal | null
    /** Income or loss of other kinds; line 7 (2021-2023). From "OTHER INCOME/LOSS". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1065 line 8 (2021-2023). From "TOTAL INCOME" or "TOTAL INCOME/LOSS". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to ordinary business income. */
  readonly deductions: {
    /** Pay of employees; line 9 (2021-2023). From "SALARIES AND WAGES" or "SALARY AND WAGES". */
    readonly salariesAndWages: Decimal | null
    /** Paid to partners whatever the profit; line 10 (2021-2023). From "GUARANTEED PAYMENTS TO PARTNERS". */
    readonly guaranteedPayments: Decimal | null
    /** Repairs and maintenance; line 11 (2021-2023). From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Bad debts; line 12 (2021-2023). From "BAD DEBTS". */
    readonly badDebts: Decimal | null
    /** Rent paid; line 13 (2021-2023). From "RENT". */
    readonly rents: Decimal | null
    /** Taxes and licenses; line 14 (2021-2023). From "TAXES AND LICENSES". */
    readonly taxesAndLicenses: Decimal | null
    /** Interest paid; line 15 (2021-2023). From "INTEREST". */
    readonly interest: Decimal | null
    /** Depreciation not counted elsewhere on the return; line 16c (2021-2023). From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Depletion; line 17 (2021-2023). From "DEPLETION". */
    readonly depletion: Decimal | null
    /** Retirement plans; line 18 (2021-2023). From "RETIREMENT PLANS". */
    readonly retirementPlans: Decimal | null
    /** Employee benefit programs; line 19 (2021-2023). From "EMPLOYEE BENEFIT PROGRAMS". */
    readonly employeeBenefitPrograms: Decimal | null
    /** Deductions of other kinds; line 20 (2021-2022). From "OTHER DEDUCTIONS". */
    readonly otherDeductions: Decimal | null
    /** Deductions in total; Form 1065 line 21 (2021-2022). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** Ordinary business income or loss; Form 1065 line 22 (2021-2022). From "ORDINARY INCOME/LOSS" or "ORDINARY INCOME". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "ORDINARY INCOME/LOSS PER COMPUTER". */
    readonly ordinaryBusinessIncomeOrLossPerComputer: Decimal | null
  }
  /** What the partnership itself owes. */
  readonly taxAndPayments: {
    /** Owed with the return, or overpaid. From "BALANCE DUE OVERPAYMENT" or "TOTAL BALANCE DUE". */
    readonly balanceDueOrOverpayment: Decimal | null
  }
  /** What all owners have a share of, one entry for each printing. */
  readonly scheduleK: readonly {
    /** Ordinary business income or loss; line 1. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Rental real estate income or loss; line 2. From "NET RENTAL REAL ESTATE INCOME/LOSS" or "NET RENTAL REAL ESTATE INCOME (LOSS)". */
    readonly netRentalRealEstateIncomeOrLoss: Decimal | null
    /** Other rental income or loss; line 3c. From "OTHER NET RENTAL INCOME/LOSS". */
    readonly otherNetRentalIncomeOrLoss: Decimal | null
    /** Interest received. From "INTEREST INCOME". */
    readonly interest: Decimal | null
    /** Ordinary dividends. From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Royalties. From "ROYALTIES". */
    readonly royalties: Decimal | null
    /** Net short-term capital gain or loss. From "NET SHORT-TERM CAPITAL GAIN/LOSS". */
    readonly netShortTermGainOrLoss: Decimal | null
    /** Net long-term capital gain or loss. From "NET LONG-TERM CAPITAL GAIN/LOSS". */
    readonly netLongTermGainOrLoss: Decimal | null
    /** Net gain or loss on business property under section 1231. From "SECTION 1231 GAIN/LOSS". */
    readonly section1231GainOrLoss: Decimal | null
    /** Property deducted at once under section 179. From "SECTION 179 DEDUCTION". */
    readonly section179Deduction: Decimal | null
    /** Gifts to charity. From "CHARITABLE CONTRIBUTIONS". */
    readonly charitableContributions: Decimal | null
    /** Cash paid out to the owners. From "CASH DISTRIBUTIONS". */
    readonly cashDistributions: Decimal | null
  }[]
  /** Rental real estate income or loss of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.netRentalRealEstateIncomeOrLoss : []). */
  readonly scheduleKNetRentalRealEstateIncomeOrLoss: Decimal | null
  /** Cash distributions of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.cashDistributions : []). */
  readonly scheduleKCashDistributions: Decimal | null
  /** Partners' shares, one entry for each. */
  readonly scheduleK1: readonly {
    /** Who has the share. */
    readonly partner: {
      /** Identification number of the partner, usually masked. From "PARTNER IDENTIFICATION NUMBER". */
      readonly taxId: string | null
      /** Name, often cut to four letters a word. From "PARTNER NAME". */
      readonly name: string | null
    }
    /** General or limited partner, in the authority's words. From "TYPE OF PARTNER". */
    readonly typeOfPartner: string | null
    /** Share of profit at the beginning of the year. From "PROFIT SHARING PERCENTAGE BEGINNING". */
    readonly profitShareBeginning: { readonly amount: string; readonly percent: boolean } | null
    /** Share of profit at the end of the year. From "PROFIT SHARING PERCENTAGE ENDING". */
    readonly profitShareEnding: { readonly amount: string; readonly percent: boolean } | null
    /** Share of loss at the end of the year. From "LOSS SHARING PERCENTAGE ENDING". */
    readonly lossShareEnding: { readonly amount: string; readonly percent: boolean } | null
    /** Share of capital at the end of the year. From "CAPITAL OWNERSHIP PERCENTAGE ENDING". */
    readonly capitalShareEnding: { readonly amount: string; readonly percent: boolean } | null
    /** Share of ordinary business income or loss. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Paid to the partner whatever the profit. From "GUARANTEED PAYMENTS". */
    readonly guaranteedPayments: Decimal | null
    /** Paid out to the partner. From "DISTRIBUTIONS". */
    readonly distributions: Decimal | null
  }[]
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly {
    /** Cash at the beginning of the year. From "CASH BEGINNING OF YEAR". */
    readonly cashAtBeginningOfYear: Decimal | null
    /** Cash at the end of the year. From "CASH END OF YEAR". */
    readonly cashAtEndOfYear: Decimal | null
    /** Owed by customers. From "TRADE NOTES AND ACCOUNTS RECEIVABLE". */
    readonly tradeNotesAndAccountsReceivable: Decimal | null
    /** Inventory at the end of the year. From "INVENTORIES END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
    /** Lent to the owners. From "LOANS TO SHAREHOLDERS". */
    readonly loansToShareholders: Decimal | null
    /** Buildings and other assets that are depreciated, at cost. From "BUILDINGS AND OTHER DEPRECIABLE ASSETS". */
    readonly buildingsAndOtherDepreciableAssets: Decimal | null
    /** Depreciation of these assets over all years. From "ACCUMULATED DEPRECIATION". */
    readonly accumulatedDepreciation: Decimal | null
    /** Total assets at the beginning of the year. From "TOTAL ASSETS BEGINNING OF YEAR". */
    readonly totalAssetsAtBeginningOfYear: Decimal | null
    /** Owed to suppliers. From "ACCOUNTS PAYABLE". */
    readonly accountsPayable: Decimal | null
    /** Mortgages, notes and bonds due in less than a year. From "MORTGAGES NOTES BONDS PAYABLE IN LESS THAN 1 YEAR". */
    readonly notesPayableWithinOneYear: Decimal | null
    /** Mortgages, notes and bonds due in a year or more. From "MORTGAGES NOTES BONDS PAYABLE IN 1 YEAR OR MORE". */
    readonly notesPayableInOneYearOrMore: Decimal | null
    /** Borrowed from the owners. From "LOANS FROM SHAREHOLDERS". */
    readonly loansFromShareholders: Decimal | null
    /** Profits kept in the business. From "RETAINED EARNINGS". */
    readonly retainedEarnings: Decimal | null
    /** Total assets at the end of the year. From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  }[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Worked out: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** From the income of the books to that of the return, one entry for each printing. */
  readonly scheduleM1: readonly {
    /** Net income or loss per the books. From "NET INCOME/LOSS PER BOOKS". */
    readonly netIncomeOrLossPerBooks: Decimal | null
    /** Travel, meals and entertainment in the books that may not be deducted. From "TRAVEL AND ENTERTAINMENT". */
    readonly travelAndEntertainment: Decimal | null
    /** Depreciation in the books that is not on the return. From "DEPRECIATION ON BOOKS NOT ON RETURN". */
    readonly depreciationOnBooksNotOnReturn: Decimal | null
    /** Income or loss per the return, the last line. From "INCOME/LOSS". */
    readonly incomeOrLoss: Decimal | null
  }[]
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Ordinary business income or loss as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.ordinaryBusinessIncomeOrLossPerComputer, deductions.ordinaryBusinessIncomeOrLoss). */
  readonly ordinaryBusinessIncomeChange: Decimal | null
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Record of Account, Form 1120: the data of mapping reca-1120. */
export interface Reca1120Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** Who filed and when. */
  readonly filingInfo: {
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Employer identification number, usually masked. From "EIN" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Name on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Day the IRS received the return; for an early one perhaps the day it was due. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Total assets at the end of the year, as the first page shows them. From "TOTAL ASSETS" or "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
    /** Principal business activity code, based on the NAICS. From "BUSINESS ACTIVITY CODE" or "PRINCIPAL BUSINESS ACTIVITY CODE". */
    readonly naicsCode: string | null
    /** Day the corporation was formed. From "DATE INCORPORATED". */
    readonly dateIncorporated: string | null
    /** Accounting method, such as cash. From "ACCOUNTING METHOD". */
    readonly accountingMethod: string | null
    /** Processing cycle in which the return was posted. From "CYCLE POSTED". */
    readonly cycle: string | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Gross receipts or sales; line 1a (2021-2023). From "GROSS RECEIPTS" or "INCOME GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 1b (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Cost of goods sold; line 2 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Gross receipts less returns and cost of goods sold; line 3 (2021-2023). From "GROSS PROFIT". */
    readonly grossProfit: Decimal | null
    /** Dividends and inclusions; line 4 (2021-2023). From "DIVIDENDS". */
    readonly dividends: Decimal | null
    /** Interest received; line 5 (2021-2023). From "INTEREST". */
    readonly interest: Decimal | null
    /** Gross rents; line 6 (2021-2023). From "GROSS RENTS". */
    readonly rents: Decimal | null
    /** Gross royalties; line 7 (2021-2023). From "GROSS ROYALTIES". */
    readonly royalties: Decimal | null
    /** Capital gain net income; line 8 (2021-2023). From "CAPITAL GAIN NET INCOME". */
    readonly capitalGainNetIncome: Decimal | null
    /** Net gain or loss on business property; line 9 (2021-2023). From "NET GAIN/LOSS FORM 4797". */
    readonly netGainOrLossForm4797: Decimal | null
    /** Income of other kinds; line 10 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1120 line 11 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to taxable income. */
  readonly deductions: {
    /** Pay of officers. From "COMPENSATION OF OFFICERS". */
    readonly compensationOfOfficers: Decimal | null
    /** Pay of other employees. From "SALARY AND WAGES" or "SALARIES AND WAGES". */
    readonly salariesAndWages: Decimal | null
    /** Repairs and maintenance. From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Bad debts. From "BAD DEBTS". */
    readonly badDebts: Decimal | null
    /** Rents paid. From "RENTS". */
    readonly rents: Decimal | null
    /** Taxes and licenses. From "TAXES". */
    readonly taxesAndLicenses: Decimal | null
    /** Interest paid. From "INTEREST". */
    readonly interest: Decimal | null
    /** Depreciation not counted elsewhere on the return. From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Depletion. From "DEPLETION". */
    readonly depletion: Decimal | null
    /** Advertising. From "ADVERTISING". */
    readonly advertising: Decimal | null
    /** Pension and profit-sharing plans. From "PENSION/PROFIT SHARE". */
    readonly retirementPlans: Decimal | null
    /** Employee benefit programs. From "EMPLOYEE BENEFIT PROGRAMS". */
    readonly employeeBenefitPrograms: Decimal | null
    /** Deductions of other kinds. From "OTHER DEDUCTIONS". */
    readonly otherDeductions: Decimal | null
    /** Gifts to charity; line 19 (2021-2023). From "CHARITABLE CONTRIBUTIONS". */
    readonly charitableContributions: Decimal | null
    /** Domestic production; line 25, up to 2017. From "DOMESTIC PRODUCTION ACTIVITIES DEDUCTION". */
    readonly domesticProductionActivitiesDeduction: Decimal | null
    /** Deductions in total; Form 1120 line 27 (2021-2023). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** As computed by the IRS. From "TOTAL DEDUCTIONS PER COMPUTER". */
    readonly totalDeductionsPerComputer: Decimal | null
    /** Total income less total deductions; line 28 (2021-2023). From "TAXABLE INCOME BEFORE NOL". */
    readonly taxableIncomeBeforeNetOperatingLoss: Decimal | null
    /** Losses of other years; line 29a (2021-2023). From "NET OPERATING LOSS DEDUCTION". */
    readonly netOperatingLossDeduction: Decimal | null
    /** Deduction for dividends received and others; line 29b (2021-2023). From "SPECIAL DEDUCTIONS". */
    readonly specialDeductions: Decimal | null
    /** Taxable income; Form 1120 line 30 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** As computed by the IRS. From "TAXABLE INCOME PER COMPUTER". */
    readonly taxableIncomePerComputer: Decimal | null
  }
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: {
    /** Total tax; Form 1120 line 31 (2021-2023). From "TOTAL TAX PER RETURN" or "TOTAL TAX". */
    readonly totalTax: Decimal | null
    /** As computed by the IRS. From "TOTAL TAX PER COMPUTER". */
    readonly totalTaxPerComputer: Decimal | null
    /** Estimated tax paid. From "ESTIMATED TAX PAYMENTS". */
    readonly estimatedTaxPayments: Decimal | null
    /** Overpayment kept from the year before. From "PRIOR YEAR OVERPAYMENT CREDIT". */
    readonly priorYearOverpaymentCredit: Decimal | null
    /** Paid with the request for more time, Form 7004. From "TAX DEPOSITED WITH FORM 7004". */
    readonly amountPaidWithExtension: Decimal | null
    /** Credits that are paid out. From "REFUNDABLE CREDITS". */
    readonly refundableCredits: Decimal | null
    /** Payments and refundable credits in total. From "TOTAL PAYMENTS". */
    readonly totalPayments: Decimal | null
    /** Penalty for too little tax paid ahead; line 34 (2021-2023). From "ESTIMATED TAX PENALTY". */
    readonly estimatedTaxPenalty: Decimal | null
    /** Owed with the return, or overpaid. From "TOTAL BALANCE DUE". */
    readonly balanceDueOrOverpayment: Decimal | null
    /** As computed by the IRS; PER COMPUTER may be left out. From "BALANCE DUE OVERPAYMENT PER COMPUTER" or "BALANCE DUE OVERPAYMENT". */
    readonly balanceDueOrOverpaymentPerComputer: Decimal | null
    /** Overpayment kept for next year's tax. From "CREDIT ELECT". */
    readonly appliedToNextYear: Decimal | null
    /** Refund the return asks for. From "REFUND AMOUNT". */
    readonly refund: Decimal | null
  }
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly {
    /** Cash at the beginning of the year. From "CASH BEGINNING OF YEAR". */
    readonly cashAtBeginningOfYear: Decimal | null
    /** Cash at the end of the year. From "CASH END OF YEAR". */
    readonly cashAtEndOfYear: Decimal | null
    /** Owed by customers. From "TRADE NOTES AND ACCOUNTS RECEIVABLE". */
    readonly tradeNotesAndAccountsReceivable: Decimal | null
    /** Inventory at the end of the year. From "INVENTORIES END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
    /** Lent to the owners. From "LOANS TO SHAREHOLDERS". */
    readonly loansToShareholders: Decimal | null
    /** Buildings and other assets that are depreciated, at cost. From "BUILDINGS AND OTHER DEPRECIABLE ASSETS". */
    readonly buildingsAndOtherDepreciableAssets: Decimal | null
    /** Depreciation of these assets over all years. From "ACCUMULATED DEPRECIATION". */
    readonly accumulatedDepreciation: Decimal | null
    /** Total assets at the beginning of the year. From "TOTAL ASSETS BEGINNING OF YEAR". */
    readonly totalAssetsAtBeginningOfYear: Decimal | null
    /** Owed to suppliers. From "ACCOUNTS PAYABLE". */
    readonly accountsPayable: Decimal | null
    /** Mortgages, notes and bonds due in less than a year. From "MORTGAGES NOTES BONDS PAYABLE IN LESS THAN 1 YEAR". */
    readonly notesPayableWithinOneYear: Decimal | null
    /** Mortgages, notes and bonds due in a year or more. From "MORTGAGES NOTES BONDS PAYABLE IN 1 YEAR OR MORE". */
    readonly notesPayableInOneYearOrMore: Decimal | null
    /** Borrowed from the owners. From "LOANS FROM SHAREHOLDERS". */
    readonly loansFromShareholders: Decimal | null
    /** Profits kept in the business. From "RETAINED EARNINGS". */
    readonly retainedEarnings: Decimal | null
    /** Total assets at the end of the year. From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  }[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Worked out: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** From the income of the books to that of the return, one entry for each printing. */
  readonly scheduleM1: readonly {
    /** Net income or loss per the books. From "NET INCOME/LOSS PER BOOKS". */
    readonly netIncomeOrLossPerBooks: Decimal | null
    /** Travel, meals and entertainment in the books that may not be deducted. From "TRAVEL AND ENTERTAINMENT". */
    readonly travelAndEntertainment: Decimal | null
    /** Depreciation in the books that is not on the return. From "DEPRECIATION ON BOOKS NOT ON RETURN". */
    readonly depreciationOnBooksNotOnReturn: Decimal | null
    /** Income or loss per the return, the last line. From "INCOME/LOSS". */
    readonly incomeOrLoss: Decimal | null
  }[]
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Total deductions as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.totalDeductionsPerComputer, deductions.totalDeductions). */
  readonly totalDeductionsChange: Decimal | null
  /** Taxable income as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.taxableIncomePerComputer, deductions.taxableIncome). */
  readonly taxableIncomeChange: Decimal | null
  /** Total tax as computed by the IRS less the figure filed. Worked out: $subtractMoney(taxAndPayments.totalTaxPerComputer, taxAndPayments.totalTax). */
  readonly totalTaxChange: Decimal | null
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Record of Account, Form 1120-S: the data of mapping reca-1120-s. */
export interface Reca1120SData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** Who filed and when. */
  readonly filingInfo: {
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Employer identification number, usually masked. From "EIN" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Name on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Day the IRS received the return; for an early one perhaps the day it was due. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Total assets at the end of the year, as the first page shows them. From "TOTAL ASSETS" or "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
    /** Principal business activity code, based on the NAICS. From "BUSINESS ACTIVITY CODE". */
    readonly naicsCode: string | null
    /** Number of shareholders. From "NUMBER OF SHAREHOLDERS". */
    readonly numberOfShareholders: number | null
    /** Day from which the corporation is an S corporation. From "S ELECTION DATE". */
    readonly sElectionDate: string | null
    /** Day the corporation was formed. From "DATE INCORPORATED". */
    readonly dateIncorporated: string | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Gross receipts or sales; line 1a (2021-2023). From "GROSS RECEIPTS" or "INCOME GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 1b (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Cost of goods sold; line 2 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Gross receipts less returns and cost of goods sold; line 3 (2021-2023). From "GROSS PROFIT". */
    readonly grossProfit: Decimal | null
    /** Net gain or loss on business property; line 4 (2021-2023). From "NET GAIN/LOSS FORM 4797". */
    readonly netGainOrLossForm4797: Decimal | null
    /** Income of other kinds; line 5 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1120-S line 6 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to ordinary business income. */
  readonly deductions: {
    /** Pay of officers. From "COMPENSATION OF OFFICERS". */
    readonly compensationOfOfficers: Decimal | null
    /** Pay of other employees. From "SALARY AND WAGES" or "SALARIES AND WAGES". */
    readonly salariesAndWages: Decimal | null
    /** Repairs and maintenance. From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Bad debts. From "BAD DEBTS". */
    readonly badDebts: Decimal | null
    /** Rents paid. From "RENTS". */
    readonly rents: Decimal | null
    /** Taxes and licenses. From "TAXES". */
    readonly taxesAndLicenses: Decimal | null
    /** Interest paid. From "INTEREST". */
    readonly interest: Decimal | null
    /** Depreciation not counted elsewhere on the return. From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Depletion. From "DEPLETION". */
    readonly depletion: Decimal | null
    /** Advertising. From "ADVERTISING". */
    readonly advertising: Decimal | null
    /** Pension and profit-sharing plans. From "PENSION/PROFIT SHARE". */
    readonly retirementPlans: Decimal | null
    /** Employee benefit programs. From "EMPLOYEE BENEFIT PROGRAMS". */
    readonly employeeBenefitPrograms: Decimal | null
    /** Deductions of other kinds. From "OTHER DEDUCTIONS". */
    readonly otherDeductions: Decimal | null
    /** Deductions in total; Form 1120-S line 20 (2021-2022). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** As computed by the IRS. From "TOTAL DEDUCTIONS PER COMPUTER". */
    readonly totalDeductionsPerComputer: Decimal | null
    /** Ordinary business income or loss; Form 1120-S line 21 (2021-2022). From "ORDINARY INCOME/LOSS" or "ORDINARY INCOME". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "ORDINARY INCOME/LOSS PER COMPUTER". */
    readonly ordinaryBusinessIncomeOrLossPerComputer: Decimal | null
  }
  /** Tax of the corporation itself. */
  readonly taxAndPayments: {
    /** Total tax of the corporation itself. From "TOTAL TAX PER RETURN" or "TOTAL TAX". */
    readonly totalTax: Decimal | null
  }
  /** What all owners have a share of, one entry for each printing. */
  readonly scheduleK: readonly {
    /** Ordinary business income or loss; line 1. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Rental real estate income or loss; line 2. From "NET RENTAL REAL ESTATE INCOME/LOSS" or "NET RENTAL REAL ESTATE INCOME (LOSS)". */
    readonly netRentalRealEstateIncomeOrLoss: Decimal | null
    /** Other rental income or loss; line 3c. From "OTHER NET RENTAL INCOME/LOSS". */
    readonly otherNetRentalIncomeOrLoss: Decimal | null
    /** Interest received. From "INTEREST INCOME". */
    readonly interest: Decimal | null
    /** Ordinary dividends. From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Royalties. From "ROYALTIES". */
    readonly royalties: Decimal | null
    /** Net short-term capital gain or loss. From "NET SHORT-TERM CAPITAL GAIN/LOSS". */
    readonly netShortTermGainOrLoss: Decimal | null
    /** Net long-term capital gain or loss. From "NET LONG-TERM CAPITAL GAIN/LOSS". */
    readonly netLongTermGainOrLoss: Decimal | null
    /** Net gain or loss on business property under section 1231. From "SECTION 1231 GAIN/LOSS". */
    readonly section1231GainOrLoss: Decimal | null
    /** Property deducted at once under section 179. From "SECTION 179 DEDUCTION". */
    readonly section179Deduction: Decimal | null
    /** Gifts to charity. From "CHARITABLE CONTRIBUTIONS". */
    readonly charitableContributions: Decimal | null
    /** Cash paid out to the owners. From "CASH DISTRIBUTIONS". */
    readonly cashDistributions: Decimal | null
  }[]
  /** Rental real estate income or loss of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.netRentalRealEstateIncomeOrLoss : []). */
  readonly scheduleKNetRentalRealEstateIncomeOrLoss: Decimal | null
  /** Cash distributions of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.cashDistributions : []). */
  readonly scheduleKCashDistributions: Decimal | null
  /** Shareholders' shares, one entry for each. */
  readonly scheduleK1: readonly {
    /** Who has the share. */
    readonly shareholder: {
      /** Identification number of the shareholder, usually masked. From "SHAREHOLDER IDENTIFICATION NUMBER". */
      readonly taxId: string | null
      /** Name, often cut to four letters a word. From "SHAREHOLDER NAME". */
      readonly name: string | null
    }
    /** Share of the stock. From "PERCENTAGE OF STOCK OWNERSHIP". */
    readonly stockOwnershipPercentage: { readonly amount: string; readonly percent: boolean } | null
    /** Share of ordinary business income or loss. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Paid out to the shareholder. From "DISTRIBUTIONS". */
    readonly distributions: Decimal | null
  }[]
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly {
    /** Cash at the beginning of the year. From "CASH BEGINNING OF YEAR". */
    readonly cashAtBeginningOfYear: Decimal | null
    /** Cash at the end of the year. From "CASH END OF YEAR". */
    readonly cashAtEndOfYear: Decimal | null
    /** Owed by customers. From "TRADE NOTES AND ACCOUNTS RECEIVABLE". */
    readonly tradeNotesAndAccountsReceivable: Decimal | null
    /** Inventory at the end of the year. From "INVENTORIES END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
    /** Lent to the owners. From "LOANS TO SHAREHOLDERS". */
    readonly loansToShareholders: Decimal | null
    /** Buildings and other assets that are depreciated, at cost. From "BUILDINGS AND OTHER DEPRECIABLE ASSETS". */
    readonly buildingsAndOtherDepreciableAssets: Decimal | null
    /** Depreciation of these assets over all years. From "ACCUMULATED DEPRECIATION". */
    readonly accumulatedDepreciation: Decimal | null
    /** Total assets at the beginning of the year. From "TOTAL ASSETS BEGINNING OF YEAR". */
    readonly totalAssetsAtBeginningOfYear: Decimal | null
    /** Owed to suppliers. From "ACCOUNTS PAYABLE". */
    readonly accountsPayable: Decimal | null
    /** Mortgages, notes and bonds due in less than a year. From "MORTGAGES NOTES BONDS PAYABLE IN LESS THAN 1 YEAR". */
    readonly notesPayableWithinOneYear: Decimal | null
    /** Mortgages, notes and bonds due in a year or more. From "MORTGAGES NOTES BONDS PAYABLE IN 1 YEAR OR MORE". */
    readonly notesPayableInOneYearOrMore: Decimal | null
    /** Borrowed from the owners. From "LOANS FROM SHAREHOLDERS". */
    readonly loansFromShareholders: Decimal | null
    /** Profits kept in the business. From "RETAINED EARNINGS". */
    readonly retainedEarnings: Decimal | null
    /** Total assets at the end of the year. From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  }[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Worked out: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** From the income of the books to that of the return, one entry for each printing. */
  readonly scheduleM1: readonly {
    /** Net income or loss per the books. From "NET INCOME/LOSS PER BOOKS". */
    readonly netIncomeOrLossPerBooks: Decimal | null
    /** Travel, meals and entertainment in the books that may not be deducted. From "TRAVEL AND ENTERTAINMENT". */
    readonly travelAndEntertainment: Decimal | null
    /** Depreciation in the books that is not on the return. From "DEPRECIATION ON BOOKS NOT ON RETURN". */
    readonly depreciationOnBooksNotOnReturn: Decimal | null
    /** Income or loss per the return, the last line. From "INCOME/LOSS". */
    readonly incomeOrLoss: Decimal | null
  }[]
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Total deductions as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.totalDeductionsPerComputer, deductions.totalDeductions). */
  readonly totalDeductionsChange: Decimal | null
  /** Ordinary business income or loss as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.ordinaryBusinessIncomeOrLossPerComputer, deductions.ordinaryBusinessIncomeOrLoss). */
  readonly ordinaryBusinessIncomeChange: Decimal | null
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
}

/** Record of Account, Form 940: the data of mapping reca-940. */
export interface Reca940Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 941: the data of mapping reca-941. */
export interface Reca941Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 943: the data of mapping reca-943. */
export interface Reca943Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, Form 944: the data of mapping reca-944. */
export interface Reca944Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Record of Account, any form: the data of mapping reca-general. */
export interface RecaGeneralData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** What is owed on the account as of the response date. */
  readonly balance: {
    /** Owed on the account; a minus is a credit for the taxpayer. From "ACCOUNT BALANCE". */
    readonly accountBalance: Decimal | null
    /** Interest run up but not yet charged to the account. From "ACCRUED INTEREST". */
    readonly accruedInterest: Decimal | null
    /** Day up to which that interest was worked out. From "ACCRUED INTEREST AS OF" or "AS OF" or "ACCRUED INTEREST". */
    readonly accruedInterestAsOf: string | null
    /** Penalty run up but not yet charged to the account. From "ACCRUED PENALTY". */
    readonly accruedPenalty: Decimal | null
    /** Day up to which that penalty was worked out. From "ACCRUED PENALTY AS OF" or "AS OF" or "ACCRUED PENALTY". */
    readonly accruedPenaltyAsOf: string | null
    /** Balance with interest and penalty; not what it takes to pay the account off. From "ACCOUNT BALANCE PLUS ACCRUALS (THIS IS NOT A PAYOFF AMOUNT)" or "ACCOUNT BALANCE PLUS ACCRUALS". */
    readonly accountBalancePlusAccruals: Decimal | null
  }
  /** The filed return in short. */
  readonly summary: {
    /** Day the return was due or came in, whichever is later. From "RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)". */
    readonly returnDueOrReceivedDate: string | null
    /** Day the return was processed. From "PROCESSING DATE". */
    readonly processingDate: string | null
    /** Says so where no return stands on the account, in place of the two dates. From "RETURN NOT PRESENT FOR THIS ACCOUNT". */
    readonly returnNotPresent: { readonly text: string; readonly value: boolean | null } | null
    /** Total income as the return shows it. From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** Taxable income as the return shows it. From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** Tax as the return shows it. From "TAX PER TAXPAYER" or "TOTAL TAX PER TAXPAYER" or "TAX PER RETURN". */
    readonly taxPerReturn: Decimal | null
  }
  /** What happened on the account, one entry for each row. */
  readonly transactions: readonly {
    /** Transaction code, such as 150 for a filed return; null where the row only informs. From "CODE". */
    readonly code: string | null
    /** What the code is about; null where the row only informs. From "CODE". */
    readonly group: 'adjustment' | 'admin' | 'audit' | 'collection' | 'credit' | 'filing' | 'hold' | 'interest' | 'nonfiling' | 'notice' | 'payment' | 'penalty' | 'refund' | 'return' | 'unlisted' | null
    /** What the code does to the balance; a credit lowers it. From "CODE". */
    readonly effect: 'debit' | 'credit' | 'varies' | 'none' | 'unlisted' | null
    /** What happened, in the authority's words. From "DESC" or "EXPLANATION OF TRANSACTION". */
    readonly description: string | null
    /** Processing cycle, year and week and perhaps day; blank on payments. From "CYCLE". */
    readonly cycle: string | null
    /** Day it counts from; may lie in the future. From "DATE". */
    readonly date: string | null
    /** Amount; a minus is a credit for the taxpayer. From "AMOUNT". */
    readonly amount: Decimal | null
    /** Whether the row only informs, such as of a document locator number, and moves no money. Whether "CODE" is "N/A" or blank. */
    readonly informational: boolean | null
    /** The transaction above that an informational row says more of, by its place in this list from 0. Position of the row above, where "CODE" is "N/A" or blank. */
    readonly belongsTo: number | null
  }[]
  /** Rows with code 150, a return filed or one the IRS made in its place; 0 means none here. Worked out: $count(transactions[code = "150"]). */
  readonly returnsPosted: number | null
  /** Who filed - filedByTaxpayer, substituteForReturn (made by the IRS, whatever was filed later), notFiled (the account says that no return stands on it), noData (the IRS has none for this request), notApplicable (a civil penalty belongs to no return); null where it cannot be known, as where a return without tax stands beside an inquiry, an examination or a later assessment. Worked out: (form ?? "") = "Civil Penalty" ? "notApplicable" :
$exists(noDataNotice) ? "noData" :
returnsPosted = 0 ? (
  (summary.returnNotPresent.value ?? false) or $count(transactions[$not($exists(code)) and
    $exists(description) and $contains($lowercase(description), "no tax return filed")]) > 0
  ? "notFiled" : null
) :
$count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and ($contains($lowercase(description), "substitute") or
  $contains($uppercase(description), "SFR"))]) > 0 ? "substituteForReturn" :
(summary.returnNotPresent.value ?? false) or
  ($count(transactions[code = "150" and description != "Tax return filed"]) > 0 and
  $count(transactions[code = "150" and $not($contains($lowercase(description), "tax return filed"))]) > 0) ? null :
$count(transactions[code = "150" and $compareMoney(amount, $money("0.00")) != 0]) = 0 and
  $compareMoney(summary.taxPerReturn ?? $money("0.00"), $money("0.00")) = 0 and
  $count(transactions[code in ["140", "420", "424", "494", "595"] or
    (code in ["290", "294", "298", "300", "304", "308"] and $compareMoney(amount, $money("0.00")) = 1)]) > 0
  ? null :
"filedByTaxpayer"
. */
  readonly filingState: string | null
  /** Day the return was due or came in, whichever is later; the day it came in alone is not printed. Null where not printed. Worked out: summary.returnDueOrReceivedDate. */
  readonly filingDueOrReceivedDate: string | null
  /** Day the return was processed, or else the day of its row, on which its tax was charged; null where neither is printed. Worked out: summary.processingDate ?? transactions[code = "150"][0].date. */
  readonly filingProcessedDate: string | null
  /** Tax charged after the return less tax taken back, as the rows with codes 290 to 309 show it; 0.00 where there is no such row. Penalties and interest are no part of it. On an account with a substitute for return it is the first tax. Null where the account has no rows, or one of these shows no amount. Worked out: $count(transactions) = 0 ? null :
$sumMoney(transactions[code in ["290", "291", "294", "295", "298", "299", "300", "301", "304", "305", "308",
  "309"]].amount) ?? $money("0.00")
. */
  readonly netAssessedAfterFiling: Decimal | null
  /** Day of the last row about an examination; null where there is none. Worked out: $lastDate(transactions[code in ["420", "421", "424", "425", "428"]].date). */
  readonly examinationDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $placeOf(transactions, transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1]) ) : null
. */
  readonly examinationRow: number | null
  /** How an examination stands - requested (424), open (420, or 428 for a case that moved), closed (421), requestWithdrawn (425, by the code list). Open means selected, not that an audit took place; closed does not say with what result. Null where no such row stands here; tax may have been changed by an examination all the same. Worked out: $exists(examinationDate) ? ( $day := examinationDate;
  $last := transactions[code in ["420", "421", "424", "425", "428"] and date = $day][-1].code;
  $caseDay := $lastDate(transactions[code in ["420", "421", "428"]].date);
  $last = "421" ? "closed" :
  $last in ["420", "428"] ? "open" :
  $count(transactions[code in ["420", "421", "428"]]) > 0 and
    transactions[code in ["420", "421", "428"] and date = $caseDay][-1].code != "421" ? "open" :
  $last = "424" ? "requested" : "requestWithdrawn" ) : null
. */
  readonly examinationState: string | null
  /** Whether a second or amended return came in (976, 977, or 971 with words that say so); nothing says that it was accepted. False means that no row here says so. Null where the IRS has no data, or the words of a row with code 971 are missing. Worked out: $exists(noDataNotice) ? null :
$count(transactions[code in ["976", "977"]]) > 0 or
  $count(transactions[code = "971" and $contains($lowercase(description), "amended")]) > 0
. */
  readonly amendedReturn: boolean | null
  /** Day of the last row about an amended return; null where there is none, or the words of a row with code 971 are missing. Worked out: amendedReturn ? $lastDate($append(transactions[code in ["976", "977"]].date,
  transactions[code = "971" and $contains($lowercase(description), "amended")].date)) : null
. */
  readonly amendedReturnDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(amendedReturnDate) ? ( $day := amendedReturnDate;
  $placeOf(transactions, transactions[(code in ["976", "977"] or
    (code = "971" and $contains($lowercase(description), "amended"))) and date = $day][-1]) ) : null
. */
  readonly amendedReturnRow: number | null
  /** Day of the last row with code 582, notice of a federal tax lien filed; null where there is none. Worked out: $lastDate(transactions[code = "582"].date). */
  readonly lienFiledDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienFiledDate) ? ( $day := lienFiledDate; $placeOf(transactions, transactions[code = "582" and date = $day][-1]) ) : null. */
  readonly lienFiledRow: number | null
  /** Day of the last row with code 583, which takes a 582 back; null where there is none. Worked out: $lastDate(transactions[code = "583"].date). */
  readonly lienEndedDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(lienEndedDate) ? ( $day := lienEndedDate; $placeOf(transactions, transactions[code = "583" and date = $day][-1]) ) : null. */
  readonly lienEndedRow: number | null
  /** How the lien notice stands - filed (582), ended (583: released, withdrawn or corrected, the row does not say which), unclear where not as many ended as were filed. Null where no such row stands here, which is no proof that there is no lien. Worked out: $exists(lienFiledDate) or $exists(lienEndedDate) ? (
  $exists(lienEndedDate) ? (
    $exists(lienFiledDate) and (lienFiledDate > lienEndedDate or
      (lienFiledDate = lienEndedDate and lienFiledRow > lienEndedRow)) ? "filed" :
    $count(transactions[code = "582"]) = $count(transactions[code = "583"]) ? "ended" : "unclear"
  ) : "filed"
) : null
. */
  readonly lienState: string | null
  /** Day of the last row whose words tell of a levy; null where there is none, or the words of such a row are missing. Worked out: $lastDate(transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy")].date)
. */
  readonly levyDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $placeOf(transactions, transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1]) ) : null
. */
  readonly levyRow: number | null
  /** How a levy stands, by words that no source seen prints for certain - announced (intent to levy), levied (levy issued, or a payment from a levy), blocked (kept out of the levy program), unclear (other words with levy in them, or 972). No row ends a levy, so it is never called released. Null where no words tell of one. Worked out: $exists(levyDate) ? ( $day := levyDate;
  $row := transactions[code in ["670", "971", "972"] and $contains($lowercase(description), "levy") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" ? "unclear" :
  $row.code = "670" or $contains($words, "levy issued") ? "levied" :
  $contains($words, "intent to levy") ? "announced" :
  $contains($words, "blocked") ? "blocked" : "unclear" ) : null
. */
  readonly levyState: string | null
  /** Day of the last row about a legal matter that stops collection; null where there is none. Worked out: $lastDate(transactions[code in ["520", "521", "522"]].date). */
  readonly legalHoldDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $placeOf(transactions, transactions[code in ["520", "521", "522"] and date = $day][-1]) ) : null
. */
  readonly legalHoldRow: number | null
  /** How a legal hold stands - bankruptcy (520, only where the words say bankruptcy and nothing else), legalAction (520: bankruptcy, a suit or a hearing, which one is not said), ended (521 or 522), unclear where not as many ended as began. Null where no such row stands here, or its words are missing. Worked out: $exists(legalHoldDate) ? ( $day := legalHoldDate;
  $row := transactions[code in ["520", "521", "522"] and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code != "520" ? ($count(transactions[code = "520"]) = $count(transactions[code in ["521", "522"]])
    ? "ended" : "unclear") :
  $contains($words, "bankruptcy") and $not($contains($words, "legal action")) ? "bankruptcy" : "legalAction" ) : null
. */
  readonly legalHoldState: string | null
  /** Day of the last row about an account that is not collected for now; null where there is none. Worked out: $lastDate(transactions[code in ["530", "531", "532"]].date). */
  readonly notCollectibleDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  $placeOf(transactions, transactions[code in ["530", "531", "532"] and date = $day][-1]) ) : null
. */
  readonly notCollectibleRow: number | null
  /** Whether the IRS has stopped to collect - notCollectible (530), ended (531 or 532, by the code list). Hardship is only one of the reasons; the debt stays and interest runs. Null where no such row stands here. Worked out: $exists(notCollectibleDate) ? ( $day := notCollectibleDate;
  transactions[code in ["530", "531", "532"] and date = $day][-1].code = "530" ? "notCollectible" : "ended" ) : null
. */
  readonly notCollectibleState: string | null
  /** Day of the last row about an offer in compromise; null where there is none. Worked out: $lastDate(transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"]].date). */
  readonly offerDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $placeOf(transactions,
    transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1]) ) : null
. */
  readonly offerRow: number | null
  /** How an offer to settle for less than is owed stands - pending (480), endedWithoutAcceptance (481 to 483), accepted (780), defaulted (781), completed (788), unclear (782, a record corrected). But for pending, by the code list alone: published tables disagree on 481 and 482, so read the words of the row. Null where no such row stands here. Worked out: $exists(offerDate) ? ( $day := offerDate;
  $code := transactions[code in ["480", "481", "482", "483", "780", "781", "782", "788"] and date = $day][-1].code;
  $code = "480" ? "pending" : $code = "780" ? "accepted" : $code = "781" ? "defaulted" :
  $code = "788" ? "completed" : $code = "782" ? "unclear" : "endedWithoutAcceptance" ) : null
. */
  readonly offerState: string | null
  /** Day of the last row whose words tell of an installment agreement; null where there is none, or the words of a row with code 971 or 972 are missing. Worked out: $lastDate(transactions[code in ["971", "972"] and $contains($lowercase(description), "installment agreement")].date)
. */
  readonly installmentPlanDate: string | null
  /** That row, by its place in the list of transactions from 0; null where there is none. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $placeOf(transactions, transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1]) ) : null
. */
  readonly installmentPlanRow: number | null
  /** How a payment plan stands, by the words beside 971 and 972 - pending, established, ended, unclear. A plan that was paid off may leave no row, so established means that no end of it is seen. Null where no words tell of one. Worked out: $exists(installmentPlanDate) ? ( $day := installmentPlanDate;
  $row := transactions[code in ["971", "972"] and
    $contains($lowercase(description), "installment agreement") and date = $day][-1];
  $words := $lowercase($row.description);
  $row.code = "972" or $contains($words, "no longer") or $contains($words, "default") or
    $contains($words, "terminat") or $contains($words, "removed") or $contains($words, "reject") ? "ended" :
  $contains($words, "pending") or $contains($words, "request") ? "pending" :
  $contains($words, "established") ? "established" : "unclear" ) : null
. */
  readonly installmentPlanState: string | null
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Tax Return Transcript, Form 1040: the data of mapping retr-1040. */
export interface Retr1040Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** Who filed, how and when. */
  readonly filingInfo: {
    /** Taxpayer's social security number, usually masked. From "SSN". */
    readonly taxId: string | null
    /** Spouse's social security number, usually masked. From "SPOUSE SSN". */
    readonly spouseTaxId: string | null
    /** Names on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Address on the return, often cut short. From "ADDRESS". */
    readonly address: string | null
    /** Filing status. From "FILING STATUS". */
    readonly filingStatus: 'single' | 'marriedFilingJointly' | 'marriedFilingSeparately' | 'headOfHousehold' | 'qualifyingSurvivingSpouse' | null
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Processing cycle in which the return was posted. From "CYCLE POSTED". */
    readonly cycle: string | null
    /** Day the IRS received the return. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Paid with the return. From "REMITTANCE" or "PAYMENT". */
    readonly remittance: Decimal | null
    /** Number of exemptions. From "EXEMPTION NUMBER". */
    readonly exemptionNumber: number | null
    /** Name control of dependent 1. From "DEPENDENT 1 NAME CTRL" or "DEPENDENT 1 NAME CONTROL". */
    readonly dependent1NameControl: string | null
    /** Social security number of dependent 1. From "DEPENDENT 1 SSN". */
    readonly dependent1TaxId: string | null
    /** Name control of dependent 2. From "DEPENDENT 2 NAME CTRL" or "DEPENDENT 2 NAME CONTROL". */
    readonly dependent2NameControl: string | null
    /** Social security number of dependent 2. From "DEPENDENT 2 SSN". */
    readonly dependent2TaxId: string | null
    /** Name control of dependent 3. From "DEPENDENT 3 NAME CTRL" or "DEPENDENT 3 NAME CONTROL". */
    readonly dependent3NameControl: string | null
    /** Social security number of dependent 3. From "DEPENDENT 3 SSN". */
    readonly dependent3TaxId: string | null
    /** Name control of dependent 4. From "DEPENDENT 4 NAME CTRL" or "DEPENDENT 4 NAME CONTROL". */
    readonly dependent4NameControl: string | null
    /** Social security number of dependent 4. From "DEPENDENT 4 SSN". */
    readonly dependent4TaxId: string | null
    /** Number the IRS gives to victims of identity theft. From "IDENTITY THEFT PERSONAL ID NUMBER". */
    readonly identityTheftPersonalIdNumber: string | null
    /** Paid preparer's own identification number. From "PTIN". */
    readonly preparerPtin: string | null
    /** Employer identification number of the preparer's firm. From "PREPARER EIN". */
    readonly preparerTaxId: string | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Wages in total; Form 1040 line 1z (2022-2023), line 1 (2021). From "TOTAL WAGES" or "WAGES, SALARIES, TIPS, ETC". */
    readonly wages: Decimal | null
    /** Wages shown on Forms W-2; Form 1040 line 1a (2022-2023). From "FORM W-2 WAGES". */
    readonly formW2Wages: Decimal | null
    /** Interest that is taxed; Form 1040 line 2b (2021-2023). From "TAXABLE INTEREST INCOME: SCH B" or "TAXABLE INTEREST INCOME (SCHEDULE B)" or "TAXABLE INTEREST INCOME". */
    readonly taxableInterest: Decimal | null
    /** Interest that is not taxed; Form 1040 line 2a (2021-2023). From "TAX-EXEMPT INTEREST". */
    readonly taxExemptInterest: Decimal | null
    /** All ordinary dividends; Form 1040 line 3b (2021-2023). From "ORDINARY DIVIDEND INCOME: SCH B" or "ORDINARY DIVIDEND INCOME (SCHEDULE B)" or "ORDINARY DIVIDEND INCOME". */
    readonly ordinaryDividends: Decimal | null
    /** Part of the ordinary dividends taxed as capital gain; Form 1040 line 3a (2021-2023). From "QUALIFIED DIVIDENDS". */
    readonly qualifiedDividends: Decimal | null
    /** State and local tax refunds that are taxed; Schedule 1 line 1 (2021-2023). From "REFUNDS OF STATE/LOCAL TAXES". */
    readonly stateAndLocalTaxRefunds: Decimal | null
    /** Alimony received; Schedule 1 line 2a (2021-2023). From "ALIMONY RECEIVED". */
    readonly alimonyReceived: Decimal | null
    /** Profit or loss of all Schedules C; Schedule 1 line 3 (2021-2023). From "BUSINESS INCOME OR LOSS (SCHEDULE C)" or "BUSINESS INCOME OR LOSS: SCH C" or "BUSINESS INCOME OR LOSS SCHEDULE C". */
    readonly businessIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "BUSINESS INCOME OR LOSS: SCH C PER COMPUTER" or "BUSINESS INCOME OR LOSS (SCHEDULE C) PER COMPUTER" or "BUSINESS INCOME OR LOSS PER COMPUTER". */
    readonly businessIncomeOrLossPerComputer: Decimal | null
    /** Capital gain or loss; Form 1040 line 7 (2021-2023). From "CAPITAL GAIN OR LOSS: (SCHEDULE D)" or "CAPITAL GAIN OR LOSS (SCHEDULE D)" or "CAPITAL GAIN OR LOSS". */
    readonly capitalGainOrLoss: Decimal | null
    /** As computed by the IRS. From "CAPITAL GAINS OR LOSS: SCH D PER COMPUTER" or "CAPITAL GAINS OR LOSS (SCHEDULE D) PER COMPUTER". */
    readonly capitalGainOrLossPerComputer: Decimal | null
    /** Gains or losses on business property; Schedule 1 line 4 (2021-2023). From "OTHER GAINS OR LOSSES (FORM 4797)". */
    readonly otherGainsOrLosses: Decimal | null
    /** All IRA distributions; Form 1040 line 4a (2021-2023). From "TOTAL IRA DISTRIBUTIONS". */
    readonly totalIraDistributions: Decimal | null
    /** IRA distributions that are taxed; Form 1040 line 4b (2021-2023). From "TAXABLE IRA DISTRIBUTIONS". */
    readonly taxableIraDistributions: Decimal | null
    /** All pensions and annuities; Form 1040 line 5a (2021-2023). From "TOTAL PENSIONS AND ANNUITIES". */
    readonly totalPensionsAndAnnuities: Decimal | null
    /** Pensions and annuities that are taxed; Form 1040 line 5b (2021-2023). From "TAXABLE PENSION/ANNUITY AMOUNT". */
    readonly taxablePensionsAndAnnuities: Decimal | null
    /** Total of the income on Schedule 1; Form 1040 line 8 (2021-2023). From "ADDITIONAL INCOME". */
    readonly additionalIncome: Decimal | null
    /** As computed by the IRS. From "ADDITIONAL INCOME PER COMPUTER". */
    readonly additionalIncomePerComputer: Decimal | null
    /** As computed by the IRS. From "REFUNDABLE CREDITS PER COMPUTER". */
    readonly refundableCreditsPerComputer: Decimal | null
    /** Deduction for qualified business income; Form 1040 line 13 (2021-2023). From "QUALIFIED BUSINESS INCOME DEDUCTION". */
    readonly qualifiedBusinessIncomeDeduction: Decimal | null
    /** As computed by the IRS. From "F8995 QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER" or "QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER". */
    readonly qualifiedBusinessIncomeDeductionPerComputer: Decimal | null
    /** Income or loss on Schedule E; Schedule 1 line 5 (2021-2023). From "RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E)". */
    readonly rentRoyaltyPartnershipEstate: Decimal | null
    /** As computed by the IRS. From "RENT/ROYALTY/PARTNERSHIP/ESTATE (SCHEDULE E) PER COMPUTER". */
    readonly rentRoyaltyPartnershipEstatePerComputer: Decimal | null
    /** As computed by the IRS. From "RENT/ROYALTY INCOME/LOSS PER COMPUTER". */
    readonly rentRoyaltyIncomeOrLossPerComputer: Decimal | null
    /** As computed by the IRS. From "ESTATE/TRUST INCOME/LOSS PER COMPUTER". */
    readonly estateTrustIncomeOrLossPerComputer: Decimal | null
    /** Income or loss of partnerships and S corporations, as computed by the IRS; PER COMPUTER may be left out. From "PARTNERSHIP/S-CORP INCOME/LOSS PER COMPUTER" or "PARTNERSHIP/S-CORP INCOME/LOSS". */
    readonly partnershipSCorporationIncomeOrLossPerComputer: Decimal | null
    /** Farm profit or loss; Schedule 1 line 6 (2021-2023). From "FARM INCOME OR LOSS (SCHEDULE F)". */
    readonly farmIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "FARM INCOME OR LOSS (SCHEDULE F) PER COMPUTER". */
    readonly farmIncomeOrLossPerComputer: Decimal | null
    /** Unemployment compensation; Schedule 1 line 7 (2021-2023). From "UNEMPLOYMENT COMPENSATION". */
    readonly unemploymentCompensation: Decimal | null
    /** All social security benefits; Form 1040 line 6a (2021-2023). From "TOTAL SOCIAL SECURITY BENEFITS". */
    readonly totalSocialSecurityBenefits: Decimal | null
    /** Social security benefits that are taxed; Form 1040 line 6b (2021-2023). From "TAXABLE SOCIAL SECURITY BENEFITS". */
    readonly taxableSocialSecurityBenefits: Decimal | null
    /** As computed by the IRS. From "TAXABLE SOCIAL SECURITY BENEFITS PER COMPUTER". */
    readonly taxableSocialSecurityBenefitsPerComputer: Decimal | null
    /** Income of other kinds, from Schedule 1. From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Self-employment income that counts for the earned income credit, as computed by the IRS. From "SCHEDULE EIC SE INCOME PER COMPUTER" or "SCHEDULE EIC SELF-EMPLOYMENT INCOME PER COMPUTER". */
    readonly earnedIncomeCreditSelfEmploymentIncomePerComputer: Decimal | null
    /** Earned income that counts for the earned income credit, as computed by the IRS. From "SCHEDULE EIC EARNED INCOME PER COMPUTER". */
    readonly earnedIncomeCreditEarnedIncomePerComputer: Decimal | null
    /** Income that can rule out the earned income credit, as computed by the IRS. From "SCH EIC DISQUALIFIED INC COMPUTER". */
    readonly earnedIncomeCreditDisqualifiedIncomePerComputer: Decimal | null
    /** Earned income of the year before, where it may be used for the credit. From "EIC PRIOR YEAR EARNED INCOME". */
    readonly earnedIncomeCreditPriorYearEarnedIncome: Decimal | null
    /** Gifts deducted without itemizing (2020-2021), as computed by the IRS. From "NON ITEMIZED CHARITABLE CONTRIBUTION PER COMPUTER". */
    readonly nonItemizedCharitableContributionPerComputer: Decimal | null
    /** Total income; Form 1040 line 9 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** What is taken off total income, down to adjusted gross income. */
  readonly adjustments: {
    /** Educator expenses; Schedule 1 line 11 (2021-2023). From "EDUCATOR EXPENSES". */
    readonly educatorExpenses: Decimal | null
    /** As computed by the IRS. From "EDUCATOR EXPENSES PER COMPUTER". */
    readonly educatorExpensesPerComputer: Decimal | null
    /** Expenses of reservists, artists, officials; Schedule 1 line 12 (2021-2023). From "RESERVIST AND OTHER BUSINESS EXPENSE". */
    readonly reservistAndOtherBusinessExpense: Decimal | null
    /** Health savings account; Schedule 1 line 13 (2021-2023). From "HEALTH SAVINGS ACCT DEDUCTION" or "HEALTH SAVINGS ACCOUNT DEDUCTION". */
    readonly healthSavingsAccountDeduction: Decimal | null
    /** As computed by the IRS. From "HEALTH SAVINGS ACCT DEDUCTION PER COMPTR" or "HEALTH SAVINGS ACCOUNT DEDUCTION PER COMPUTER". */
    readonly healthSavingsAccountDeductionPerComputer: Decimal | null
    /** Moving expenses; Schedule 1 line 14 (2021-2023). From "MOVING EXPENSES: F3903". */
    readonly movingExpenses: Decimal | null
    /** Deductible part of self-employment tax; Schedule 1 line 15 (2021-2023). From "SELF EMPLOYMENT TAX DEDUCTION" or "SELF-EMPLOYMENT TAX DEDUCTION". */
    readonly selfEmploymentTaxDeduction: Decimal | null
    /** As computed by the IRS. From "SELF EMPLOYMENT TAX DEDUCTION PER COMPUTER" or "SELF-EMPLOYMENT TAX DEDUCTION PER COMPUTER". */
    readonly selfEmploymentTaxDeductionPerComputer: Decimal | null
    /** As verified by the IRS. From "SELF EMPLOYMENT TAX DEDUCTION VERIFIED". */
    readonly selfEmploymentTaxDeductionVerified: Decimal | null
    /** Retirement plans of the self-employed; Schedule 1 line 16 (2021-2023). From "KEOGH/SEP CONTRIBUTION DEDUCTION". */
    readonly keoghSepContributionDeduction: Decimal | null
    /** Health insurance of the self-employed; Schedule 1 line 17 (2021-2023). From "SELF-EMP HEALTH INS DEDUCTION" or "SELF-EMPLOYMENT HEALTH INSURANCE DEDUCTION". */
    readonly selfEmployedHealthInsuranceDeduction: Decimal | null
    /** Penalty on early withdrawal of savings; Schedule 1 line 18 (2021-2023). From "EARLY WITHDRAWAL OF SAVINGS PENALTY". */
    readonly earlyWithdrawalPenalty: Decimal | null
    /** Social security number of who receives alimony; Schedule 1 line 19b (2021-2023). From "ALIMONY PAID SSN". */
    readonly alimonyPaidTaxId: string | null
    /** Alimony paid; Schedule 1 line 19a (2021-2023). From "ALIMONY PAID". */
    readonly alimonyPaid: Decimal | null
    /** IRA deduction; Schedule 1 line 20 (2021-2023). From "IRA DEDUCTION". */
    readonly iraDeduction: Decimal | null
    /** As computed by the IRS. From "IRA DEDUCTION PER COMPUTER". */
    readonly iraDeductionPerComputer: Decimal | null
    /** Student loan interest; Schedule 1 line 21 (2021-2023). From "STUDENT LOAN INTEREST DEDUCTION". */
    readonly studentLoanInterestDeduction: Decimal | null
    /** As computed by the IRS. From "STUDENT LOAN INTEREST DEDUCTION PER COMPUTER". */
    readonly studentLoanInterestDeductionPerComputer: Decimal | null
    /** As verified by the IRS. From "STUDENT LOAN INTEREST DEDUCTION VERIFIED". */
    readonly studentLoanInterestDeductionVerified: Decimal | null
    /** Tuition and fees, up to 2020. From "TUITION AND FEES DEDUCTION". */
    readonly tuitionAndFeesDeduction: Decimal | null
    /** As computed by the IRS. From "TUITION AND FEES DEDUCTION PER COMPUTER". */
    readonly tuitionAndFeesDeductionPerComputer: Decimal | null
    /** Domestic production, up to 2017. From "DOMESTIC PRODUCTION ACTIVITIES DEDUCTION". */
    readonly domesticProductionActivitiesDeduction: Decimal | null
    /** Other adjustments, from Schedule 1. From "OTHER ADJUSTMENTS". */
    readonly otherAdjustments: Decimal | null
    /** Archer medical savings account; Schedule 1 line 23 (2021-2023). From "ARCHER MSA DEDUCTION". */
    readonly archerMsaDeduction: Decimal | null
    /** As computed by the IRS. From "ARCHER MSA DEDUCTION PER COMPUTER". */
    readonly archerMsaDeductionPerComputer: Decimal | null
    /** Total adjustments; Form 1040 line 10 (2021-2023). From "TOTAL ADJUSTMENTS". */
    readonly totalAdjustments: Decimal | null
    /** As computed by the IRS. From "TOTAL ADJUSTMENTS PER COMPUTER". */
    readonly totalAdjustmentsPerComputer: Decimal | null
    /** Adjusted gross income; Form 1040 line 11 (2021-2023). From "ADJUSTED GROSS INCOME". */
    readonly adjustedGrossIncome: Decimal | null
    /** As computed by the IRS. From "ADJUSTED GROSS INCOME PER COMPUTER". */
    readonly adjustedGrossIncomePerComputer: Decimal | null
  }
  /** Deductions, taxable income, tax, and credits that lower it. */
  readonly taxAndCredits: {
    /** Taxpayer is 65 or over. From "65-OR-OVER". */
    readonly age65OrOver: { readonly text: string; readonly value: boolean | null } | null
    /** Taxpayer is blind. From "BLIND". */
    readonly blind: { readonly text: string; readonly value: boolean | null } | null
    /** Spouse is 65 or over. From "SPOUSE 65-OR-OVER". */
    readonly spouseAge65OrOver: { readonly text: string; readonly value: boolean | null } | null
    /** Spouse is blind. From "SPOUSE BLIND". */
    readonly spouseBlind: { readonly text: string; readonly value: boolean | null } | null
    /** As computed by the IRS. From "STANDARD DEDUCTION PER COMPUTER". */
    readonly standardDeductionPerComputer: Decimal | null
    /** As computed by the IRS. From "ADDITIONAL STANDARD DEDUCTION PER COMPUTER". */
    readonly additionalStandardDeductionPerComputer: Decimal | null
    /** As computed by the IRS. From "TAX TABLE INCOME PER COMPUTER". */
    readonly taxTableIncomePerComputer: Decimal | null
    /** As computed by the IRS. From "EXEMPTION AMOUNT PER COMPUTER". */
    readonly exemptionAmountPerComputer: Decimal | null
    /** Taxable income; Form 1040 line 15 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** As computed by the IRS. From "TAXABLE INCOME PER COMPUTER". */
    readonly taxableIncomePerComputer: Decimal | null
    /** Income without its losses, as computed by the IRS. From "TOTAL POSITIVE INCOME PER COMPUTER". */
    readonly totalPositiveIncomePerComputer: Decimal | null
    /** Tax before credits. From "TENTATIVE TAX". */
    readonly tentativeTax: Decimal | null
    /** As computed by the IRS. From "TENTATIVE TAX PER COMPUTER". */
    readonly tentativeTaxPerComputer: Decimal | null
    /** Tax on a child's interest and dividends on the parent's return. From "FORM 8814 ADDITIONAL TAX AMOUNT". */
    readonly form8814AdditionalTax: Decimal | null
    /** As computed by the IRS. From "TAX ON INCOME LESS SOC SEC INCOME PER COMPUTER". */
    readonly taxOnIncomeLessSocialSecurityPerComputer: Decimal | null
    /** Alternative minimum tax; Schedule 2 line 1 (2021-2023). From "FORM 6251 ALTERNATIVE MINIMUM TAX" or "ALTERNATIVE MINIMUM TAX (FORM 6251)". */
    readonly alternativeMinimumTax: Decimal | null
    /** As computed by the IRS. From "FORM 6251 ALTERNATIVE MINIMUM TAX PER COMPUTER". */
    readonly alternativeMinimumTaxPerComputer: Decimal | null
    /** Foreign tax credit; Schedule 3 line 1 (2021-2023). From "FOREIGN TAX CREDIT". */
    readonly foreignTaxCredit: Decimal | null
    /** As computed by the IRS. From "FOREIGN TAX CREDIT PER COMPUTER". */
    readonly foreignTaxCreditPerComputer: Decimal | null
    /** As computed by the IRS. From "FOREIGN INCOME EXCLUSION PER COMPUTER". */
    readonly foreignIncomeExclusionPerComputer: Decimal | null
    /** As computed by the IRS. From "FOREIGN INCOME EXCLUSION TAX PER COMPUTER". */
    readonly foreignIncomeExclusionTaxPerComputer: Decimal | null
    /** Advance premium tax credit to be paid back; Schedule 2 line 2 (2021-2023). From "EXCESS ADVANCE PREMIUM TAX CREDIT REPAYMENT AMOUNT". */
    readonly excessAdvancePremiumTaxCreditRepayment: Decimal | null
    /** As verified by the IRS. From "EXCESS ADVANCE PREMIUM TAX CREDIT REPAYMENT VERIFIED AMOUNT". */
    readonly excessAdvancePremiumTaxCreditRepaymentVerified: Decimal | null
    /** Child and dependent care; Schedule 3 line 2 (2021-2023). From "CHILD AND DEPENDENT CARE CREDIT". */
    readonly childAndDependentCareCredit: Decimal | null
    /** As computed by the IRS. From "CHILD AND DEPENDENT CARE CREDIT PER COMPUTER". */
    readonly childAndDependentCareCreditPerComputer: Decimal | null
    /** Elderly or disabled; Schedule 3 line 6d (2021-2023). From "CREDIT FOR ELDERLY AND DISABLED". */
    readonly elderlyAndDisabledCredit: Decimal | null
    /** As computed by the IRS. From "CREDIT FOR ELDERLY AND DISABLED PER COMPUTER". */
    readonly elderlyAndDisabledCreditPerComputer: Decimal | null
    /** Education credits; Schedule 3 line 3 (2021-2023). From "EDUCATION CREDIT". */
    readonly educationCredit: Decimal | null
    /** As computed by the IRS. From "EDUCATION CREDIT PER COMPUTER". */
    readonly educationCreditPerComputer: Decimal | null
    /** As computed by the IRS. From "GROSS EDUCATION CREDIT PER COMPUTER". */
    readonly grossEducationCreditPerComputer: Decimal | null
    /** Retirement savings contributions; Schedule 3 line 4 (2021-2023). From "RETIREMENT SAVINGS CNTRB CREDIT" or "RETIREMENT SAVINGS CONTRIBUTION CREDIT". */
    readonly retirementSavingsContributionCredit: Decimal | null
    /** As computed by the IRS. From "RETIREMENT SAVINGS CNTRB CREDIT PER COMPUTER". */
    readonly retirementSavingsContributionCreditPerComputer: Decimal | null
    /** Taxpayer's contributions, Form 8880. From "PRIM RET SAV CNTRB: F8880 LN6A". */
    readonly retirementSavingsContributionTaxpayer: Decimal | null
    /** Spouse's contributions, Form 8880. From "SEC RET SAV CNTRB: F8880 LN6B". */
    readonly retirementSavingsContributionSpouse: Decimal | null
    /** As computed by the IRS. From "TOTAL RETIREMENT SAVINGS CONTRIBUTION: F8880 CMPTR". */
    readonly totalRetirementSavingsContributionPerComputer: Decimal | null
    /** Residential energy; Schedule 3 line 5 (2021-2022). From "RESIDENTIAL ENERGY CREDIT" or "RESIDENTIAL CLEAN ENERGY CREDIT". */
    readonly residentialEnergyCredit: Decimal | null
    /** As computed by the IRS. From "RESIDENTIAL ENERGY CREDIT PER COMPUTER". */
    readonly residentialEnergyCreditPerComputer: Decimal | null
    /** Child tax credit. From "CHILD TAX CREDIT". */
    readonly childTaxCredit: Decimal | null
    /** As computed by the IRS. From "CHILD TAX CREDIT PER COMPUTER". */
    readonly childTaxCreditPerComputer: Decimal | null
    /** Child tax credit and credit for other dependents; Form 1040 line 19 (2021-2023). From "CHILD AND OTHER DEPENDENT CREDIT". */
    readonly childAndOtherDependentCredit: Decimal | null
    /** As computed by the IRS. From "CHILD AND OTHER DEPENDENT CREDIT PER COMPUTER". */
    readonly childAndOtherDependentCreditPerComputer: Decimal | null
    /** Adoption; Schedule 3 line 6c (2021-2023). From "ADOPTION CREDIT: F8839". */
    readonly adoptionCredit: Decimal | null
    /** As computed by the IRS. From "ADOPTION CREDIT PER COMPUTER". */
    readonly adoptionCreditPerComputer: Decimal | null
    /** Mortgage interest under a certificate; Schedule 3 line 6g (2021-2023). From "FORM 8396 MORTGAGE CERTIFICATE CREDIT". */
    readonly mortgageCertificateCredit: Decimal | null
    /** As computed by the IRS. From "FORM 8396 MORTGAGE CERTIFICATE CREDIT PER COMPUTER". */
    readonly mortgageCertificateCreditPerComputer: Decimal | null
    /** Credits of Forms 3800 and 8801 and others, in one amount. From "F3800, F8801 AND OTHER CREDIT AMOUNT". */
    readonly form3800Form8801AndOtherCredits: Decimal | null
    /** General business credit; Schedule 3 line 6a (2021-2023). From "FORM 3800 GENERAL BUSINESS CREDITS". */
    readonly generalBusinessCredits: Decimal | null
    /** As computed by the IRS. From "FORM 3800 GENERAL BUSINESS CREDITS PER COMPUTER". */
    readonly generalBusinessCreditsPerComputer: Decimal | null
    /** Minimum tax of earlier years; Schedule 3 line 6b (2021-2023). From "PRIOR YR MIN TAX CREDIT: F8801". */
    readonly priorYearMinimumTaxCredit: Decimal | null
    /** As computed by the IRS. From "PRIOR YR MIN TAX CREDIT: F8801 PER COMPUTER". */
    readonly priorYearMinimumTaxCreditPerComputer: Decimal | null
    /** Electric vehicles; Form 8834. From "F8834 ELECTRIC VEHICLE CREDIT AMOUNT". */
    readonly electricVehicleCredit: Decimal | null
    /** Plug-in electric vehicles; Form 8936. From "F8936 ELECTRIC MOTOR VEHICLE CREDIT AMOUNT". */
    readonly electricMotorVehicleCredit: Decimal | null
    /** Alternative motor vehicles; Form 8910. From "F8910 ALTERNATIVE MOTOR VEHICLE CREDIT AMOUNT". */
    readonly alternativeMotorVehicleCredit: Decimal | null
    /** Other credits that lower the tax. From "OTHER CREDITS". */
    readonly otherCredits: Decimal | null
    /** Instalment of the tax on foreign earnings under section 965. From "SEC 965 TAX INSTALLMENT". */
    readonly section965TaxInstallment: Decimal | null
    /** As computed by the IRS. From "MAX DEFERRED TAX PER COMPUTER". */
    readonly maximumDeferredTaxPerComputer: Decimal | null
    /** Credits that lower the tax in total. From "TOTAL CREDITS". */
    readonly totalCredits: Decimal | null
    /** As computed by the IRS. From "TOTAL CREDITS PER COMPUTER". */
    readonly totalCreditsPerComputer: Decimal | null
    /** Income tax left after these credits, as computed by the IRS; PER COMPUTER may be left out. From "INCOME TAX AFTER CREDITS PER COMPUTER" or "INCOME TAX AFTER CREDITS". */
    readonly incomeTaxAfterCreditsPerComputer: Decimal | null
  }
  /** Taxes beside the income tax, and the tax liability in total. */
  readonly otherTaxes: {
    /** Self-employment tax; Schedule 2 line 4 (2021-2023). From "SE TAX" or "SELF EMPLOYMENT TAX" or "SELF-EMPLOYMENT TAX". */
    readonly selfEmploymentTax: Decimal | null
    /** As computed by the IRS. From "SE TAX PER COMPUTER" or "SELF EMPLOYMENT TAX PER COMPUTER". */
    readonly selfEmploymentTaxPerComputer: Decimal | null
    /** Tax on tips the employer was not told of; Schedule 2 line 5 (2021-2023). From "SOCIAL SECURITY AND MEDICARE TAX ON UNREPORTED TIPS". */
    readonly unreportedTipsTax: Decimal | null
    /** As computed by the IRS. From "SOCIAL SECURITY AND MEDICARE TAX ON UNREPORTED TIPS PER COMPUTER". */
    readonly unreportedTipsTaxPerComputer: Decimal | null
    /** Extra tax on IRAs and other plans; Schedule 2 line 8 (2021-2023). From "TAX ON QUALIFIED PLANS F5329 (PR)" or "TAX ON QUALIFIED PLANS FORM 5329 (PR)". */
    readonly qualifiedPlansTax: Decimal | null
    /** As computed by the IRS. From "TAX ON QUALIFIED PLANS F5329 PER COMPUTER" or "TAX ON QUALIFIED PLANS FORM 5329 PER COMPUTER". */
    readonly qualifiedPlansTaxPerComputer: Decimal | null
    /** Tax kept on the IRA file, as computed by the IRS. From "IRAF TAX PER COMPUTER". */
    readonly iraFileTaxPerComputer: Decimal | null
    /** Taxpayer's tax without that of the IRA file, as computed by the IRS. From "TP TAX FIGURES (REDUCED BY IRAF) PER COMPUTER". */
    readonly taxpayerTaxLessIraFilePerComputer: Decimal | null
    /** Total tax without that of the IRA file, as computed by the IRS. From "IMF TOTAL TAX (REDUCED BY IRAF) PER COMPUTER". */
    readonly totalTaxLessIraFilePerComputer: Decimal | null
    /** Social security and Medicare tax on tips, not yet paid. From "UNPAID FICA ON REPORTED TIPS". */
    readonly unpaidFicaOnReportedTips: Decimal | null
    /** Other taxes in total. From "TOTAL OTHER TAXES" or "OTHER TAXES". */
    readonly totalOtherTaxes: Decimal | null
    /** As computed by the IRS. From "TOTAL OTHER TAXES PER COMPUTER". */
    readonly totalOtherTaxesPerComputer: Decimal | null
    /** Low-income housing credit taken back; Form 8611. From "RECAPTURE TAX: F8611". */
    readonly lowIncomeHousingRecapture: Decimal | null
    /** Household employment; Schedule 2 line 9 (2021-2023). From "HOUSEHOLD EMPLOYMENT TAXES". */
    readonly householdEmploymentTaxes: Decimal | null
    /** As computed by the IRS. From "HOUSEHOLD EMPLOYMENT TAXES PER COMPUTER". */
    readonly householdEmploymentTaxesPerComputer: Decimal | null
    /** Payment for months without health coverage, up to 2018. From "HEALTH CARE RESPONSIBILITY PENALTY". */
    readonly healthCareResponsibilityPenalty: Decimal | null
    /** As verified by the IRS. From "HEALTH CARE RESPONSIBILITY PENALTY VERIFIED". */
    readonly healthCareResponsibilityPenaltyVerified: Decimal | null
    /** Health coverage credit taken back; Form 8885. From "HEALTH COVERAGE RECAPTURE: F8885". */
    readonly healthCoverageRecapture: Decimal | null
    /** Other credits taken back. From "RECAPTURE TAXES". */
    readonly recaptureTaxes: Decimal | null
    /** Tax the IRS assessed on this return. From "TOTAL ASSESSMENT PER COMPUTER". */
    readonly totalAssessmentPerComputer: Decimal | null
    /** Tax liability in total, by the taxpayer's figures. From "TOTAL TAX LIABILITY TP FIGURES" or "TOTAL TAX LIABILITY TAXPAYER FIGURES". */
    readonly totalTaxLiability: Decimal | null
    /** As computed by the IRS. From "TOTAL TAX LIABILITY TP FIGURES PER COMPUTER" or "TOTAL TAX LIABILITY TAXPAYER FIGURES PER COMPUTER" or "TOTAL TAX LIABILITY TP PER COMPUTER". */
    readonly totalTaxLiabilityPerComputer: Decimal | null
  }
  /** Withholding, payments and refundable credits. */
  readonly payments: {
    /** Federal income tax withheld; Form 1040 line 25d (2021-2023). From "FEDERAL INCOME TAX WITHHELD". */
    readonly federalIncomeTaxWithheld: Decimal | null
    /** Health coverage subsidy after loss of a job. From "COBRA PREMIUM SUBSIDY". */
    readonly cobraPremiumSubsidy: Decimal | null
    /** Estimated tax paid and credit from the year before; Form 1040 line 26 (2021-2023). From "ESTIMATED TAX PAYMENTS". */
    readonly estimatedTaxPayments: Decimal | null
    /** Other payments and credits. From "OTHER PAYMENT CREDIT". */
    readonly otherPaymentCredit: Decimal | null
    /** American opportunity credit paid out; Form 1040 line 29 (2021-2023). From "REFUNDABLE EDUCATION CREDIT". */
    readonly refundableEducationCredit: Decimal | null
    /** As computed by the IRS. From "REFUNDABLE EDUCATION CREDIT PER COMPUTER". */
    readonly refundableEducationCreditPerComputer: Decimal | null
    /** As verified by the IRS. From "REFUNDABLE EDUCATION CREDIT VERIFIED". */
    readonly refundableEducationCreditVerified: Decimal | null
    /** Earned income credit; Form 1040 line 27 (2022-2023), 27a (2021). From "EARNED INCOME CREDIT". */
    readonly earnedIncomeCredit: Decimal | null
    /** As computed by the IRS. From "EARNED INCOME CREDIT PER COMPUTER". */
    readonly earnedIncomeCreditPerComputer: Decimal | null
    /** Combat pay chosen to count for the earned income credit. From "EARNED INCOME CREDIT NONTAXABLE COMBAT PAY". */
    readonly earnedIncomeCreditNontaxableCombatPay: Decimal | null
    /** Combat pay that counts for the additional child tax credit. From "SCHEDULE 8812 NONTAXABLE COMBAT PAY". */
    readonly schedule8812NontaxableCombatPay: Decimal | null
    /** Social security tax withheld in excess; Schedule 3 line 11 (2021-2023). From "EXCESS SOCIAL SECURITY AND RRTA TAX WITHHELD". */
    readonly excessSocialSecurityTaxWithheld: Decimal | null
    /** Social security and Medicare tax withheld, for the additional child tax credit. From "SCHEDULE 8812 TOT SS/MEDICARE WITHHELD". */
    readonly schedule8812SocialSecurityAndMedicareWithheld: Decimal | null
    /** Child tax credit paid out; Form 1040 line 28 (2021-2023). From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT" or "ADDITIONAL CHILD TAX CREDIT". */
    readonly additionalChildTaxCredit: Decimal | null
    /** As computed by the IRS. From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT PER COMPUTER". */
    readonly additionalChildTaxCreditPerComputer: Decimal | null
    /** As verified by the IRS. From "SCHEDULE 8812 ADDITIONAL CHILD TAX CREDIT VERIFIED". */
    readonly additionalChildTaxCreditVerified: Decimal | null
    /** Paid with the request for more time; Schedule 3 line 10 (2021-2023). From "AMOUNT PAID WITH FORM 4868". */
    readonly amountPaidWithExtension: Decimal | null
    /** Tax paid by funds on gains kept; Schedule 3 line 13a (2021-2023). From "FORM 2439 REGULATED INVESTMENT COMPANY CREDIT". */
    readonly regulatedInvestmentCompanyCredit: Decimal | null
    /** Federal tax on fuels; Schedule 3 line 12 (2021-2023). From "FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS". */
    readonly fuelTaxCredit: Decimal | null
    /** As computed by the IRS. From "FORM 4136 CREDIT FOR FEDERAL TAX ON FUELS PER COMPUTER". */
    readonly fuelTaxCreditPerComputer: Decimal | null
    /** Health coverage tax credit; Form 8885. From "HEALTH COVERAGE TX CR: F8885" or "HEALTH COVERAGE TX CR". */
    readonly healthCoverageTaxCredit: Decimal | null
    /** Leave credit of the self-employed, 2020 to 31 March 2021. From "SICK FAMILY LEAVE CREDIT". */
    readonly sickAndFamilyLeaveCredit: Decimal | null
    /** Leave credit of the self-employed, from 1 April 2021. From "SICK FAMILY LEAVE CREDIT AFTER 3-31-21". */
    readonly sickAndFamilyLeaveCreditAfterMarch2021: Decimal | null
    /** Stimulus payment not yet received; Form 1040 line 30 (2020-2021). From "RECOVERY REBATE CREDIT". */
    readonly recoveryRebateCredit: Decimal | null
    /** As computed by the IRS. From "RECOVERY REBATE CREDIT PER COMPUTER". */
    readonly recoveryRebateCreditPerComputer: Decimal | null
    /** As verified by the IRS. From "RECOVERY REBATE CREDIT VERIFIED". */
    readonly recoveryRebateCreditVerified: Decimal | null
    /** Premium tax credit still due; Schedule 3 line 9 (2021-2023). From "PREMIUM TAX CREDIT AMOUNT". */
    readonly premiumTaxCredit: Decimal | null
    /** As verified by the IRS. From "PREMIUM TAX CREDIT VERIFIED AMOUNT". */
    readonly premiumTaxCreditVerified: Decimal | null
    /** Taxpayer's instalment on the homebuyer credit of 2008. From "PRIMARY NAP FIRST TIME HOME BUYER INSTALLMENT AMT". */
    readonly firstTimeHomebuyerInstallmentTaxpayer: Decimal | null
    /** Spouse's instalment on the homebuyer credit of 2008. From "SECONDARY NAP FIRST TIME HOME BUYER INSTALLMENT AMT". */
    readonly firstTimeHomebuyerInstallmentSpouse: Decimal | null
    /** First-time homebuyer credit. From "FIRST TIME HOMEBUYER CREDIT". */
    readonly firstTimeHomebuyerCredit: Decimal | null
    /** As computed by the IRS. From "SMALL EMPLOYER HEALTH INSURANCE PER COMPUTER". */
    readonly smallEmployerHealthInsurancePerComputer: Decimal | null
    /** Payments and refundable credits in total; Form 1040 line 33 (2021-2023). From "TOTAL PAYMENTS". */
    readonly totalPayments: Decimal | null
    /** As computed by the IRS. From "TOTAL PAYMENTS PER COMPUTER". */
    readonly totalPaymentsPerComputer: Decimal | null
  }
  /** What is refunded or still owed. */
  readonly refundOrAmountOwed: {
    /** Owed with the return; Form 1040 line 37 (2021-2023). From "AMOUNT YOU OWE" or "AMT YOU OWE" or "BALANCE DUE". */
    readonly amountOwed: Decimal | null
    /** Paid in excess; Form 1040 line 34 (2021-2023). From "OVERPAYMENT". */
    readonly overpayment: Decimal | null
    /** Refund the return asks for; Form 1040 line 35a (2021-2023). From "REFUND AMOUNT". */
    readonly refund: Decimal | null
    /** Overpayment kept for next year's tax; Form 1040 line 36 (2021-2023). From "APPLIED TO NEXT YEAR'S ESTIMATED TAX". */
    readonly appliedToNextYear: Decimal | null
    /** Penalty for too little tax paid ahead; Form 1040 line 38 (2021-2023). From "ESTIMATED TAX PENALTY". */
    readonly estimatedTaxPenalty: Decimal | null
    /** As computed by the IRS. From "TAX ON INCOME LESS STATE REFUND PER COMPUTER". */
    readonly taxOnIncomeLessStateRefundPerComputer: Decimal | null
    /** Balance due or overpaid (minus) by the taxpayer's figures, as computed by the IRS. From "BAL DUE/OVER PYMT USING TP FIG PER COMPUTER" or "BALANCE DUE/OVERPAYMENT USING TAXPAYER FIGURE PER COMPUTER". */
    readonly balanceUsingTaxpayerFiguresPerComputer: Decimal | null
    /** Balance due or overpaid (minus) by the figures of the IRS. From "BAL DUE/OVER PYMT USING COMPUTER FIGURES" or "BALANCE DUE/OVERPAYMENT USING COMPUTER FIGURES". */
    readonly balanceUsingComputerFigures: Decimal | null
    /** Refund split between accounts, in total, as computed by the IRS. From "FORM 8888 TOTAL REFUND PER COMPUTER". */
    readonly form8888TotalRefundPerComputer: Decimal | null
  }
  /** Person the IRS may talk to about the return. */
  readonly thirdPartyDesignee: {
    /** Number the designee chose to be known by. From "THIRD PARTY DESIGNEE ID NUMBER". */
    readonly idNumber: string | null
    /** Taxpayer allows this contact. From "AUTHORIZATION INDICATOR". */
    readonly authorization: { readonly text: string; readonly value: boolean | null } | null
    /** Name of the designee. From "THIRD PARTY DESIGNEE NAME". */
    readonly name: string | null
  }
  /** Itemized deductions, one entry for each printing. */
  readonly scheduleA: readonly {
    /** Medical and dental expenses; line 1 (2021-2023). From "MEDICAL AND DENTAL EXPENSES". */
    readonly medicalAndDentalExpenses: Decimal | null
    /** Share of adjusted gross income that medical expenses must exceed. From "ADJUSTED GROSS INCOME PERCENTAGE". */
    readonly medicalFloor: Decimal | null
    /** As computed by the IRS. From "ADJUSTED GROSS INCOME PERCENTAGE PER COMPUTER". */
    readonly medicalFloorPerComputer: Decimal | null
    /** Medical expenses above that share; line 4 (2021-2023). From "NET MEDICAL DEDUCTION". */
    readonly netMedicalDeduction: Decimal | null
    /** As computed by the IRS. From "NET MEDICAL DEDUCTION PER COMPUTER". */
    readonly netMedicalDeductionPerComputer: Decimal | null
    /** State and local income or sales taxes; line 5a (2021-2023). From "STATE AND LOCAL INCOME TAXES". */
    readonly stateAndLocalIncomeTaxes: Decimal | null
    /** Which of the two taxes line 5a is. From "INCOME TAX OR GENERAL SALES TAX". */
    readonly incomeOrGeneralSalesTax: string | null
    /** Real estate taxes; line 5b (2021-2023). From "REAL ESTATE TAXES". */
    readonly realEstateTaxes: Decimal | null
    /** Personal property taxes; line 5c (2021-2023). From "PERSONAL PROPERTY TAXES". */
    readonly personalPropertyTaxes: Decimal | null
    /** Other taxes; line 6 (2021-2023). From "OTHER TAXES AMOUNT". */
    readonly otherTaxesPaid: Decimal | null
    /** Taxes that are deducted; line 7 (2021-2023). From "SCHEDULE A TAX DEDUCTIONS". */
    readonly totalTaxesDeduction: Decimal | null
    /** As computed by the IRS. From "SCHEDULE A TAX PER COMPUTER". */
    readonly totalTaxesDeductionPerComputer: Decimal | null
    /** Home mortgage interest to lenders that report it; line 8a (2021-2023). From "MORTGAGE INTEREST (FINANCIAL)". */
    readonly mortgageInterestFinancial: Decimal | null
    /** Home mortgage interest to others; line 8b (2021-2023). From "MORTGAGE INTEREST (INDIVIDUAL)". */
    readonly mortgageInterestIndividual: Decimal | null
    /** Points not reported by a lender; line 8c (2021-2023). From "DEDUCTIBLE POINTS". */
    readonly deductiblePoints: Decimal | null
    /** Mortgage insurance premiums; line 8d (2021). From "QUALIFIED MORTGAGE INSURANCE PREMIUMS". */
    readonly qualifiedMortgageInsurancePremiums: Decimal | null
    /** Investment interest; line 9 (2021-2023). From "DEDUCTIBLE INVESTMENT INTEREST". */
    readonly investmentInterest: Decimal | null
    /** Interest that is deducted; line 10 (2021-2023). From "TOTAL INTEREST DEDUCTION". */
    readonly totalInterestDeduction: Decimal | null
    /** As computed by the IRS. From "TOTAL INTEREST DEDUCTION PER COMPUTER". */
    readonly totalInterestDeductionPerComputer: Decimal | null
    /** Gifts in cash; line 11 (2021-2023). From "CASH CONTRIBUTIONS". */
    readonly cashContributions: Decimal | null
    /** Gifts other than cash; line 12 (2021-2023). From "OTHER THAN CASH: F8283". */
    readonly noncashContributions: Decimal | null
    /** Gifts carried over from earlier years; line 13 (2021-2023). From "CARRYOVER FROM PRIOR YEAR". */
    readonly contributionsCarryover: Decimal | null
    /** Gifts in total; line 14 (2021-2023). From "SCH A TOTAL CONTRIBUTIONS". */
    readonly totalContributions: Decimal | null
    /** As computed by the IRS. From "SCH A TOTAL CONTRIBUTIONS PER COMPUTER". */
    readonly totalContributionsPerComputer: Decimal | null
    /** Casualty or theft loss; line 15 (2021-2023). From "CASUALTY OR THEFT LOSS". */
    readonly casualtyOrTheftLoss: Decimal | null
    /** Job expenses not paid back, up to 2017. From "UNREIMBURSED EMPLOYEE EXPENSE AMOUNT". */
    readonly unreimbursedEmployeeExpenses: Decimal | null
    /** Miscellaneous expenses under the limit, up to 2017. From "TOTAL LIMITED MISC EXPENSES". */
    readonly totalLimitedMiscellaneousExpenses: Decimal | null
    /** Miscellaneous expenses above the limit, up to 2017. From "NET LIMITED MISC DEDUCTION". */
    readonly netLimitedMiscellaneousDeduction: Decimal | null
    /** As computed by the IRS. From "NET LIMITED MISC DEDUCTION PER COMPUTER". */
    readonly netLimitedMiscellaneousDeductionPerComputer: Decimal | null
    /** Miscellaneous deductions other than gambling losses. From "OTHER THAN GAMBLING AMOUNT". */
    readonly otherThanGambling: Decimal | null
    /** Miscellaneous deductions without a limit. From "OTHER MISC DEDUCTIONS". */
    readonly otherMiscellaneousDeductions: Decimal | null
    /** Itemized deductions in total; line 17 (2021-2023). From "TOTAL ITEMIZED DEDUCTIONS". */
    readonly totalItemizedDeductions: Decimal | null
    /** As computed by the IRS. From "TOTAL ITEMIZED DEDUCTIONS PER COMPUTER". */
    readonly totalItemizedDeductionsPerComputer: Decimal | null
    /** As computed by the IRS. From "RECOMPUTED TOTAL ITEMIZED DEDUCTIONS PER COMPUTER". */
    readonly totalItemizedDeductionsRecomputedPerComputer: Decimal | null
    /** Itemizes though the standard deduction is higher; line 18 (2021-2023). From "ELECT ITEMIZED DEDUCTION INDICATOR". */
    readonly electsToItemize: { readonly text: string; readonly value: boolean | null } | null
    /** As computed by the IRS. From "SCH A ITEMIZED PERCENTAGE PER COMPUTER". */
    readonly itemizedPercentagePerComputer: { readonly amount: string; readonly percent: boolean } | null
  }[]
  /** Interest and dividends, one entry for each printing. */
  readonly scheduleB: readonly {
    /** All interest listed; line 2 (2021-2023). From "GROSS SCHEDULE B INTEREST". */
    readonly grossInterest: Decimal | null
    /** Interest that is taxed; line 4 (2021-2023). From "TAXABLE INTEREST INCOME". */
    readonly taxableInterest: Decimal | null
    /** Savings bond interest that is not taxed; line 3 (2021-2023). From "EXCLUDABLE SAVINGS BOND INT". */
    readonly excludableSavingsBondInterest: Decimal | null
    /** All dividends listed. From "GROSS SCHEDULE B DIVIDENDS". */
    readonly grossDividends: Decimal | null
    /** Dividend income. From "DIVIDEND INCOME". */
    readonly dividendIncome: Decimal | null
    /** Has a financial account abroad; line 7a (2021-2023). From "FOREIGN ACCOUNTS IND" or "FOREIGN ACCOUNTS INDICATOR". */
    readonly foreignAccounts: { readonly text: string; readonly value: boolean | null } | null
    /** Has to report those accounts; the report is now FinCEN Form 114. From "REQUIREMENT TO FILE TDF 90-22.1". */
    readonly mustFileForeignAccountReport: { readonly text: string; readonly value: boolean | null } | null
  }[]
  /** Businesses of a sole proprietor, one entry for each. */
  readonly scheduleC: readonly {
    /** Social security number of the proprietor. From "SOCIAL SECURITY NUMBER". */
    readonly taxId: string | null
    /** Employer identification number; line D (2021-2023). From "EMPLOYER ID NUMBER". */
    readonly employerTaxId: string | null
    /** Name of the business; line C (2021-2023). From "BUSINESS NAME". */
    readonly businessName: string | null
    /** What the business does; line A (2021-2023). From "DESCRIPTION OF BUSINESS/PROFESSION". */
    readonly businessDescription: string | null
    /** Industry code; line B (2021-2023). From "NAICS CODE" or "NORTH AMERICAN INDUSTRY CLASSIFICATION SYSTEM (NAICS) CODE". */
    readonly naicsCode: string | null
    /** Accounting method, such as cash; line F (2021-2023). From "ACCT MTHD" or "ACCOUNT METHOD". */
    readonly accountingMethod: string | null
    /** First Schedule C of this business. From "FIRST TIME SCHEDULE C FILED". */
    readonly firstTimeFiled: { readonly text: string; readonly value: boolean | null } | null
    /** Income of a statutory employee. From "STATUTORY EMPLOYEE IND". */
    readonly statutoryEmployee: { readonly text: string; readonly value: boolean | null } | null
    /** Gross receipts or sales; line 1 (2021-2023). From "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 2 (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Gross receipts less returns; line 3 (2021-2023). From "NET GROSS RECEIPTS". */
    readonly netGrossReceipts: Decimal | null
    /** Cost of goods sold; line 4 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Made payments that call for Forms 1099; line I (2021-2023). From "SCHEDULE C FORM 1099 REQUIRED". */
    readonly form1099Required: { readonly text: string; readonly value: boolean | null } | null
    /** Filed those Forms 1099 or will; line J (2021-2023). From "SCHEDULE C FORM 1099 FILED". */
    readonly form1099Filed: { readonly text: string; readonly value: boolean | null } | null
    /** Other business income; line 6 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Car and truck; line 9 (2021-2023). From "CAR AND TRUCK EXPENSES". */
    readonly carAndTruckExpenses: Decimal | null
    /** Depreciation and section 179 expense; line 13 (2021-2023). From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Insurance other than health; line 15 (2021-2023). From "INSURANCE (OTHER THAN HEALTH)". */
    readonly insurance: Decimal | null
    /** Mortgage interest paid to banks; line 16a (2021-2023). From "MORTGAGE INTEREST". */
    readonly mortgageInterest: Decimal | null
    /** Legal and professional services; line 17 (2021-2023). From "LEGAL AND PROFESSIONAL SERVICES". */
    readonly legalAndProfessionalServices: Decimal | null
    /** Repairs and maintenance; line 21 (2021-2023). From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Travel; line 24a (2021-2023). From "TRAVEL". */
    readonly travel: Decimal | null
    /** Deductible meals; line 24b (2021-2023). From "MEALS AND ENTERTAINMENT". */
    readonly mealsAndEntertainment: Decimal | null
    /** Wages paid; line 26 (2021-2023). From "WAGES". */
    readonly wages: Decimal | null
    /** Other expenses. From "OTHER EXPENSES". */
    readonly otherExpenses: Decimal | null
    /** Expenses in total, without the home; line 28 (2021-2023). From "TOTAL EXPENSES". */
    readonly totalExpenses: Decimal | null
    /** Business use of the home; line 30 (2021-2023). From "EXP FOR BUSINESS USE OF HOME" or "EXPENSE FOR BUSINESS USE OF HOME". */
    readonly businessUseOfHome: Decimal | null
    /** Net profit or loss, as computed by the IRS; line 31 (2021-2023). From "SCH C NET PROFIT OR LOSS PER COMPUTER" or "SCHEDULE C NET PROFIT OR LOSS PER COMPUTER". */
    readonly netProfitOrLossPerComputer: Decimal | null
    /** Whether all or some of the investment is at risk; line 32 (2021-2023). From "AT RISK CD". */
    readonly atRiskCode: string | null
    /** Office expense; line 18 (2021-2023). From "OFFICE EXPENSE AMOUNT". */
    readonly officeExpense: Decimal | null
    /** Utilities; line 25 (2021-2023). From "UTILITIES EXPENSE AMOUNT". */
    readonly utilities: Decimal | null
    /** Inventory at the beginning of the year; line 35 (2021-2023). From "INVENTORY AT BEGINNING OF YEAR". */
    readonly inventoryAtBeginningOfYear: Decimal | null
    /** Inventory at the end of the year; line 41 (2021-2023). From "INVENTORY AT END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
  }[]
  /** Capital gains and losses, one entry for each printing. */
  readonly scheduleD: readonly {
    /** Short-term sales whose basis was reported, proceeds; line 1a (2021-2023). From "SHORT TERM BASIS NO ADJUSTMENTS SALE AMOUNT". */
    readonly shortTermProceedsNoAdjustments: Decimal | null
    /** Short-term sales whose basis was reported, cost; line 1a (2021-2023). From "SHORT TERM BASIS NO ADJUSTMENTS COST AMOUNT". */
    readonly shortTermCostNoAdjustments: Decimal | null
    /** Net short-term gain or loss; line 7 (2021-2023). From "NET SHORT-TERM GAIN/LOSS". */
    readonly netShortTermGainOrLoss: Decimal | null
    /** Long-term sales whose basis was reported, proceeds; line 8a (2021-2023). From "LONG TERM BASIS NO ADJUSTMENTS SALE AMOUNT". */
    readonly longTermProceedsNoAdjustments: Decimal | null
    /** Long-term sales whose basis was reported, cost; line 8a (2021-2023). From "LONG TERM BASIS NO ADJUSTMENTS COST AMOUNT". */
    readonly longTermCostNoAdjustments: Decimal | null
    /** Capital gains passed on by funds; line 13 (2021-2023). From "CAPITAL GAIN DISTRIBUTIONS". */
    readonly capitalGainDistributions: Decimal | null
    /** Net long-term gain or loss; line 15 (2021-2023). From "NET LONG-TERM GAIN/LOSS". */
    readonly netLongTermGainOrLoss: Decimal | null
    /** Gain or loss on collectibles and the like; line 18 (2021-2023). From "28% RATE GAIN OR LOSS". */
    readonly gainOrLossAt28Percent: Decimal | null
    /** Gain from depreciation on real property; line 19 (2021-2023). From "UNRECAPTURED SEC 1250 GAIN". */
    readonly unrecapturedSection1250Gain: Decimal | null
    /** As computed by the IRS. From "SCHEDULE D TAX PER COMPUTER". */
    readonly scheduleDTaxPerComputer: Decimal | null
  }[]
  /** Rents, royalties, partnerships, S corporations, estates and trusts, one entry for each printing. */
  readonly scheduleE: readonly {
    /** Rents of all properties; line 23a (2021-2023). From "TOTAL RENTS RECEIVED". */
    readonly totalRentsReceived: Decimal | null
    /** Royalties of all properties; line 23b (2021-2023). From "TOTAL ROYALTIES RECEIVED". */
    readonly totalRoyaltiesReceived: Decimal | null
    /** Mortgage interest on all properties; line 23c (2021-2023). From "TOTAL MORTGAGE INTEREST ALL PROPERTIES". */
    readonly totalMortgageInterest: Decimal | null
    /** Depreciation or depletion on all properties; line 23d (2021-2023). From "TOTAL DEPRECIATION OR DEPLETION FOR ALL PROPERTIES". */
    readonly totalDepreciationOrDepletion: Decimal | null
    /** Expenses of all properties; line 23e (2021-2023). From "TOTAL EXPENSES FOR ALL PROPERTIES". */
    readonly totalExpenses: Decimal | null
    /** Properties with income; line 24 (2021-2023). From "RENTAL AND ROYALTY INCOME". */
    readonly rentalAndRoyaltyIncome: Decimal | null
    /** Properties with losses; line 25 (2021-2023). From "RENTAL AND ROYALTY LOSSES". */
    readonly rentalAndRoyaltyLosses: Decimal | null
    /** As computed by the IRS. From "RENT AND ROYALTY INCOME/LOSS PER COMPUTER". */
    readonly rentalAndRoyaltyIncomeOrLossPerComputer: Decimal | null
    /** Partnerships and S corporations, losses of active owners. From "PARTNERSHIP/S-CORP NONPASSIVE LOSS". */
    readonly partnershipSCorporationNonpassiveLoss: Decimal | null
    /** Partnerships and S corporations, income of active owners. From "PARTNERSHIP/S-CORP NONPASSIVE INCOME". */
    readonly partnershipSCorporationNonpassiveIncome: Decimal | null
    /** Income from partnerships. From "PARTNERSHIP INCOME". */
    readonly partnershipIncome: Decimal | null
    /** Losses from partnerships. From "PARTNERSHIP LOSS". */
    readonly partnershipLoss: Decimal | null
    /** As computed by the IRS. From "PARTNERSHIP/S-CORP INCOME/LOSS PER COMPUTER". */
    readonly partnershipSCorporationIncomeOrLossPerComputer: Decimal | null
    /** Income from estates and trusts. From "ESTATE/TRUST INCOME". */
    readonly estateTrustIncome: Decimal | null
    /** Losses from estates and trusts. From "ESTATE/TRUST LOSS". */
    readonly estateTrustLoss: Decimal | null
    /** Income or loss of real estate mortgage investment conduits; line 39 (2021-2023). From "REAL ESTATE MORTGAGE INVESTMENT CONDUIT INCOME/LOSS". */
    readonly realEstateMortgageInvestmentConduit: Decimal | null
    /** Farm rental income or loss; line 40 (2021-2023). From "NET FARM RENTAL INCOME/LOSS (FORM 4835)". */
    readonly netFarmRentalIncomeOrLoss: Decimal | null
    /** Income or loss of Schedule E in total, as computed by the IRS; line 41 (2021-2023). From "SCHEDULE E INCOME OR LOSS PER COMPUTER". */
    readonly scheduleEIncomeOrLossPerComputer: Decimal | null
    /** Gross farming and fishing income; line 42 (2021-2023). From "GROSS FARMING AND FISHING INCOME". */
    readonly grossFarmingAndFishingIncome: Decimal | null
  }[]
  /** Farms, one entry for each. */
  readonly scheduleF: readonly {
    /** Social security number of the proprietor. From "SSN OF PROPRIETOR". */
    readonly taxId: string | null
    /** Employer identification number; line D (2021-2023). From "EMPLOYER ID NUMBER". */
    readonly employerTaxId: string | null
    /** Gross farm income; line 9 (2021-2023). From "SCHEDULE F GROSS INCOME". */
    readonly grossIncome: Decimal | null
    /** Distributions of cooperatives; line 3a (2021-2023). From "COOPERATIVE DISTRIBUTIONS". */
    readonly cooperativeDistributions: Decimal | null
    /** Crop insurance proceeds; line 6a (2021-2023). From "CROP INSURANCE PROCEEDS". */
    readonly cropInsuranceProceeds: Decimal | null
    /** Depreciation and section 179 expense; line 14 (2021-2023). From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Mortgage interest; line 21a (2021-2023). From "INTEREST (MORTGAGE)". */
    readonly mortgageInterest: Decimal | null
    /** Farm expenses in total; line 33 (2021-2023). From "TOTAL FARM EXPENSES". */
    readonly totalExpenses: Decimal | null
    /** Net farm profit or loss, as computed by the IRS; line 34 (2021-2023). From "NET FARM PROFIT OR LOSS PER COMPUTER". */
    readonly netProfitOrLossPerComputer: Decimal | null
  }[]
  /** Self-employment tax, one entry for each person. */
  readonly scheduleSe: readonly {
    /** Social security number of the self-employed person. From "SSN OF SELF-EMPLOYED TAXPAYER". */
    readonly taxId: string | null
    /** Net farm profit or loss; line 1a (2021-2023). From "NET FARM PROFIT/LOSS: SCH F". */
    readonly netFarmProfitOrLoss: Decimal | null
    /** Conservation Reserve Program payments; line 1b (2021-2023). From "CONSERVATION RESERVE PROGRAM PAYMENTS". */
    readonly conservationReservePayments: Decimal | null
    /** Net profit or loss other than farming; line 2 (2021-2023). From "NET NONFARM PROFIT/LOSS". */
    readonly netNonfarmProfitOrLoss: Decimal | null
    /** Self-employment income in total. From "TOTAL SE INCOME" or "TOTAL SELF-EMPLOYMENT INCOME". */
    readonly totalSelfEmploymentIncome: Decimal | null
    /** Quarters of social security coverage. From "SE QUARTERS COVERED". */
    readonly selfEmploymentQuartersCovered: number | null
    /** Self-employment tax, as computed by the IRS; line 12 (2021-2023). From "TOTAL SE TAX PER COMPUTER" or "TOTAL SELF-EMPLOYMENT TAX PER COMPUTER". */
    readonly totalSelfEmploymentTaxPerComputer: Decimal | null
    /** Self-employment income, verified by the IRS. From "SE INCOME COMPUTER VERIFIED". */
    readonly selfEmploymentIncomeVerified: Decimal | null
    /** As computed by the IRS. From "SE INCOME PER COMPUTER". */
    readonly selfEmploymentIncomePerComputer: Decimal | null
    /** As computed by the IRS. From "TOTAL NET EARNINGS PER COMPUTER". */
    readonly totalNetEarningsPerComputer: Decimal | null
    /** Church employee income. From "TENTATIVE CHURCH EARNINGS". */
    readonly tentativeChurchEarnings: Decimal | null
    /** Wages already under social security or railroad tax. From "TOTAL SOC SEC AND RR WAGES". */
    readonly totalSocialSecurityAndRailroadWages: Decimal | null
    /** Social security part of the tax, as computed by the IRS. From "SE SS TAX COMPUTER" or "SELF-EMPLOYMENT SOCIAL SECURITY TAX COMPUTER". */
    readonly socialSecurityTaxPerComputer: Decimal | null
    /** Income under the Medicare part, as computed by the IRS. From "SE MEDICARE INCOME PER COMPUTER". */
    readonly medicareIncomePerComputer: Decimal | null
    /** Medicare part of the tax, as computed by the IRS. From "SE MEDICARE TAX PER COMPUTER" or "SELF-EMPLOYMENT MEDICARE TAX PER COMPUTER". */
    readonly medicareTaxPerComputer: Decimal | null
    /** Uses the farm optional method. From "SE FARM OPTION METHOD USED". */
    readonly farmOptionalMethodUsed: { readonly text: string; readonly value: boolean | null } | null
    /** Income under an optional method. From "SE OPTIONAL METHOD INCOME". */
    readonly optionalMethodIncome: Decimal | null
  }[]
  /** Children who count for the earned income credit, one entry for each printing. */
  readonly scheduleEic: readonly {
    /** Children who count for the credit. From "QUALIFIED EIC DEPENDENTS". */
    readonly qualifyingDependents: number | null
    /** Name control of the child. From "CHILD'S NAME CNTRL". */
    readonly childNameControl: string | null
    /** Social security number of the child. From "SSN". */
    readonly childTaxId: string | null
    /** Year the child was born in. From "YEAR OF BIRTH". */
    readonly childYearOfBirth: number | null
    /** Whether the child is a student or disabled. From "STUDENT/DISABLED". */
    readonly childStudentOrDisabled: string | null
    /** Months the child lived with the taxpayer. From "NUMBER OF MONTHS CHILD LIVED WITH YOU". */
    readonly monthsLivedWithTaxpayer: number | null
    /** What the child is to the taxpayer. From "RELATIONSHIP". */
    readonly childRelationship: string | null
    /** Whether the credit may be claimed, in the authority's words. From "EIC ELIGIBILITY". */
    readonly eligibility: string | null
  }[]
  /** Child tax credits, one entry for each printing. */
  readonly form8812: readonly {
    /** Children who count for the child tax credit. From "QUALIFYING CHILDREN". */
    readonly qualifyingChildren: number | null
    /** Other dependents who count for a credit. From "OTHER DEPENDENTS". */
    readonly otherDependents: number | null
    /** Earned income. From "EARNED INCOME AMOUNT". */
    readonly earnedIncome: Decimal | null
    /** Child tax credit paid out. From "ADDITIONAL CHILD TAX CREDIT". */
    readonly additionalChildTaxCredit: Decimal | null
  }[]
  /** Education credits, one entry for each printing. */
  readonly form8863: readonly {
    /** Social security number of the student. From "STUDENT SSN" or "PART II"."STUDENT SSN" or "PART III"."STUDENT SSN" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."STUDENT SSN". */
    readonly studentTaxId: string | null
    /** Name control of the student. From "STUDENT NAME CONTROL" or "PART II"."STUDENT NAME CONTROL" or "PART III"."STUDENT NAME CONTROL" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."STUDENT NAME CONTROL". */
    readonly studentNameControl: string | null
    /** As computed by the IRS. From "GROSS EDUCATION CR PER COMPUTER" or "PART II"."GROSS EDUCATION CR PER COMPUTER" or "PART III"."GROSS EDUCATION CR PER COMPUTER" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."GROSS EDUCATION CR PER COMPUTER" or "PART III-ALLOWABLE EDUCATION CREDITS"."GROSS EDUCATION CR PER COMPUTER". */
    readonly grossEducationCreditPerComputer: Decimal | null
    /** Education credits in total. From "TOTAL EDUCATION CREDIT AMOUNT" or "PART II"."TOTAL EDUCATION CREDIT AMOUNT" or "PART III"."TOTAL EDUCATION CREDIT AMOUNT" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT" or "PART III-ALLOWABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT". */
    readonly totalEducationCredit: Decimal | null
    /** As computed by the IRS. From "TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART II"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART III"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART II-NONREFUNDABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER" or "PART III-ALLOWABLE EDUCATION CREDITS"."TOTAL EDUCATION CREDIT AMOUNT PER COMPUTER". */
    readonly totalEducationCreditPerComputer: Decimal | null
    /** Part of the credit that is paid out. From "REFUNDABLE EDUCATION CREDIT" or "PART II"."REFUNDABLE EDUCATION CREDIT" or "PART III"."REFUNDABLE EDUCATION CREDIT" or "PART III-ALLOWABLE EDUCATION CREDITS"."REFUNDABLE EDUCATION CREDIT". */
    readonly refundableEducationCredit: Decimal | null
    /** Credit already claimed in four earlier years; a 1 may be a number of years and says neither. From "HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED" or "PART III"."HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."HOPE/AMERICAN OPPORTUNITY CREDIT: PRIOR YEARS CLAIMED". */
    readonly priorYearsClaimed: { readonly text: string; readonly value: boolean | null } | null
    /** At least a half-time student. From "HALF TIME STUDENT" or "PART III"."HALF TIME STUDENT" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."HALF TIME STUDENT". */
    readonly halfTimeStudent: { readonly text: string; readonly value: boolean | null } | null
    /** Convicted of a drug felony. From "FELONY CONVICTION" or "PART III"."FELONY CONVICTION" or "PART III-STUDENT AND EDUCATIONAL INSTITUTION INFORMATION"."FELONY CONVICTION". */
    readonly felonyConviction: { readonly text: string; readonly value: boolean | null } | null
  }[]
  /** What the paid preparer checked, one entry for each printing. */
  readonly form8867: readonly {
    /** Which credits the preparer looked into. From "CREDITS CLAIMED". */
    readonly creditsClaimed: string | null
    /** Preparer interviewed the taxpayer. From "INTERVIEWED TAXPAYER". */
    readonly interviewedTaxpayer: { readonly text: string; readonly value: boolean | null } | null
    /** Preparer asked further where answers did not fit. From "REASONABLE INQUIRIES". */
    readonly reasonableInquiries: { readonly text: string; readonly value: boolean | null } | null
    /** Documents the preparer relied on. From "DOCUMENTS RELIED ON". */
    readonly documentsReliedOn: string | null
    /** Preparer certifies the answers. From "CERTIFICATION INDICATOR". */
    readonly certification: { readonly text: string; readonly value: boolean | null } | null
  }[]
  /** Premium tax credit, one entry for each printing. */
  readonly form8962: readonly {
    /** Size of the tax family; line 1 (2021-2023). From "FAMILY SIZE". */
    readonly familySize: number | null
    /** Modified adjusted gross income; line 2a (2021-2023). From "MODIFIED AGI". */
    readonly modifiedAdjustedGrossIncome: Decimal | null
    /** Household income; line 3 (2021-2023). From "HOUSEHOLD INCOME". */
    readonly householdIncome: Decimal | null
    /** Federal poverty line; line 4 (2021-2023). From "FEDERAL POVERTY LINE AMOUNT". */
    readonly federalPovertyLine: Decimal | null
    /** Household income in per cent of the poverty line; line 5 (2021-2023). From "FEDERAL POVERTY LEVEL PERCENTAGE". */
    readonly federalPovertyLevelPercentage: { readonly amount: string; readonly percent: boolean } | null
    /** Share of income to be paid for insurance; line 7 (2021-2023). From "APPLICABLE FIGURE". */
    readonly applicableFigure: { readonly amount: string; readonly percent: boolean } | null
    /** Own contribution for the year; line 8a (2021-2023). From "ANNUAL CONTRIBUTION AMOUNT". */
    readonly annualContribution: Decimal | null
    /** Own contribution for a month; line 8b (2021-2023). From "MONTHLY CONTRIBUTION AMOUNT". */
    readonly monthlyContribution: Decimal | null
    /** Insurance premiums for the year. From "ANNUAL PREMIUM AMOUNT". */
    readonly annualPremium: Decimal | null
    /** Credit paid in advance to the insurer. From "ANNUAL ADVANCE PAYMENT OF PTC". */
    readonly annualAdvancePayment: Decimal | null
    /** Premium tax credit. From "PREMIUM TAX CREDIT AMOUNT". */
    readonly premiumTaxCredit: Decimal | null
    /** Advance payment above the credit; line 27 (2021-2023). From "EXCESS ADVANCE PAYMENT OF PTC". */
    readonly excessAdvancePayment: Decimal | null
  }[]
  /** Nondeductible IRAs, one entry for each person. */
  readonly form8606: readonly {
    /** Form is for the spouse. From "SPOUSE INDICATOR". */
    readonly spouseIndicator: { readonly text: string; readonly value: boolean | null } | null
    /** Contributions that were not deducted. From "TAXABLE NONDEDUCTIBLE CONTRIBUTIONS". */
    readonly taxableNondeductibleContributions: Decimal | null
    /** Converted to Roth IRAs in total. From "TOTAL AMOUNT IRA CONVERTED TO ROTH IRA". */
    readonly convertedToRoth: Decimal | null
    /** Basis in traditional IRAs before the conversion. From "IRA BASIS BEFORE CONVERSION". */
    readonly basisBeforeConversion: Decimal | null
    /** Part of the conversion that is taxed. From "TAXABLE AMOUNT OF CONVERSION". */
    readonly taxableConversion: Decimal | null
    /** Basis in Roth IRAs before the conversion. From "ROTH IRA BASIS BEFORE CONVERSION". */
    readonly rothBasisBeforeConversion: Decimal | null
    /** Distributions from traditional, SEP and SIMPLE IRAs. From "TRADITIONAL, SEPARATE AND SIMPLE IRA DISTRIBUTIONS". */
    readonly traditionalSepAndSimpleDistributions: Decimal | null
  }[]
  /** Health savings accounts, one entry for each person. */
  readonly form8889: readonly {
    /** Kind of coverage, for one person or a family; line 1 (2021-2023). From "HIGH DEDUCTIBLE HEALTH PLAN INDICATOR". */
    readonly highDeductibleHealthPlan: string | null
    /** Own contributions; line 2 (2021-2023). From "HSA CONTRIBUTIONS". */
    readonly contributions: Decimal | null
    /** Contributions of employers; line 9 (2021-2023). From "EMPLOYER HSA CONTRIBUTIONS". */
    readonly employerContributions: Decimal | null
    /** Deduction; line 13 (2021-2023). From "HSA DEDUCTION AMOUNT". */
    readonly deduction: Decimal | null
    /** Distributions that are taxed; line 16 (2021-2023). From "TAXABLE HSA DISTRIBUTIONS". */
    readonly taxableDistributions: Decimal | null
  }[]
  /** Additional Medicare tax, one entry for each printing. */
  readonly form8959: readonly {
    /** Medicare wages and tips; line 1 (2021-2023). From "MEDICARE WAGES". */
    readonly medicareWages: Decimal | null
    /** Tips the employer was not told of; line 2 (2021-2023). From "UNREPORTED TIPS". */
    readonly unreportedTips: Decimal | null
    /** Tax on these wages; line 7 (2021-2023). From "ADDITIONAL MEDICARE TAX ON MEDICARE WAGES". */
    readonly taxOnMedicareWages: Decimal | null
    /** As computed by the IRS. From "ADDITIONAL MEDICARE TAX ON MEDICARE WAGES PER COMPUTER". */
    readonly taxOnMedicareWagesPerComputer: Decimal | null
    /** Additional Medicare tax in total; line 18 (2021-2023). From "TOTAL ADDITIONAL MEDICARE TAX". */
    readonly totalAdditionalMedicareTax: Decimal | null
  }[]
  /** Net investment income tax, one entry for each printing. */
  readonly form8960: readonly {
    /** Interest that is taxed; line 1 (2021-2023). From "TAXABLE INTEREST AMOUNT". */
    readonly taxableInterest: Decimal | null
    /** Ordinary dividends; line 2 (2021-2023). From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Investment income in total; line 8 (2021-2023). From "TOTAL INVESTMENT INCOME". */
    readonly totalInvestmentIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INVESTMENT INCOME PER COMPUTER". */
    readonly totalInvestmentIncomePerComputer: Decimal | null
    /** Modified adjusted gross income; line 13 (2021-2023). From "MODIFIED ADJUSTED GROSS INCOME". */
    readonly modifiedAdjustedGrossIncome: Decimal | null
    /** Net investment income tax; line 17 (2021-2023). From "NET INVESTMENT INCOME TAX FOR INDIVIDUALS". */
    readonly netInvestmentIncomeTax: Decimal | null
    /** As computed by the IRS. From "NET INVESTMENT INCOME TAX FOR INDIVIDUALS PER COMPUTER". */
    readonly netInvestmentIncomeTaxPerComputer: Decimal | null
  }[]
  /** Deduction for qualified business income, one entry for each printing. */
  readonly form8995: readonly {
    /** Share of business income that may be deducted; line 5 (2021-2023). From "QUALIFIED BUSINESS INCOME COMPONENT". */
    readonly qualifiedBusinessIncomeComponent: Decimal | null
    /** Qualified business income or loss in total; line 2 (2021-2023). From "TOTAL QUALIFIED BUSINESS INCOME OR LOSS". */
    readonly totalQualifiedBusinessIncomeOrLoss: Decimal | null
    /** Net capital gain and qualified dividends; line 12 (2021-2023). From "FORM 8995 NET CAPITAL GAINS". */
    readonly netCapitalGains: Decimal | null
    /** Deduction, as computed by the IRS. From "F8995 QUALIFIED BUSINESS INCOME DEDUCTION COMPUTER". */
    readonly qualifiedBusinessIncomeDeductionPerComputer: Decimal | null
  }[]
  /** Child and dependent care expenses, one entry for each printing. */
  readonly form2441: readonly {
    /** Paid to care providers in total. From "CHILD CARE PROVIDER TOTAL AMOUNT". */
    readonly careProviderTotal: Decimal | null
  }[]
  /** Depreciation and amortization, one entry for each printing. */
  readonly form4562: readonly {
    /** Depreciation in total. From "TOTAL DEPRECIATION". */
    readonly totalDepreciation: Decimal | null
    /** Property deducted at once under section 179. From "SECTION 179 EXPENSE". */
    readonly section179Expense: Decimal | null
  }[]
  /** Alternative minimum tax, one entry for each printing. */
  readonly form6251: readonly {
    /** Income under the alternative minimum tax. From "ALTERNATIVE MINIMUM TAXABLE INCOME". */
    readonly alternativeMinimumTaxableIncome: Decimal | null
    /** Tax preference items in total. From "TOTAL TAX PREFERENCE ITEMS". */
    readonly totalTaxPreferenceItems: Decimal | null
  }[]
  /** Passive activity losses, one entry for each printing. */
  readonly form8582: readonly {
    /** Passive loss that may be deducted. From "PASSIVE ACTIVITY LOSS ALLOWED". */
    readonly passiveActivityLossAllowed: Decimal | null
  }[]
  /** Refund split between accounts, one entry for each printing. */
  readonly form8888: readonly {
    /** Paid into the first account. From "DIRECT DEPOSIT 1 AMOUNT". */
    readonly directDeposit1: Decimal | null
  }[]
  /** Gross receipts of all Schedules C. Worked out: $sumMoney(scheduleC.grossReceipts). */
  readonly scheduleCGrossReceipts: Decimal | null
  /** Net profit or loss of all Schedules C, as computed by the IRS. Worked out: $sumMoney(scheduleC.netProfitOrLossPerComputer). */
  readonly scheduleCNetProfit: Decimal | null
  /** Net profit or loss of all Schedules F, as computed by the IRS. Worked out: $sumMoney(scheduleF.netProfitOrLossPerComputer). */
  readonly scheduleFNetProfit: Decimal | null
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Adjusted gross income as computed by the IRS less the one filed. Worked out: $subtractMoney(adjustments.adjustedGrossIncomePerComputer, adjustments.adjustedGrossIncome). */
  readonly adjustedGrossIncomeChange: Decimal | null
  /** Taxable income as computed by the IRS less the one filed. Worked out: $subtractMoney(taxAndCredits.taxableIncomePerComputer, taxAndCredits.taxableIncome). */
  readonly taxableIncomeChange: Decimal | null
  /** Total tax liability as computed by the IRS less the taxpayer's figure; null where one of them is not printed. Worked out: $subtractMoney(otherTaxes.totalTaxLiabilityPerComputer, otherTaxes.totalTaxLiability). */
  readonly totalTaxChange: Decimal | null
}

/** Tax Return Transcript, Form 1041: the data of mapping retr-1041. */
export interface Retr1041Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Interest received; line 1 (2021-2023). From "INTEREST INCOME". */
    readonly interest: Decimal | null
    /** All ordinary dividends; line 2a (2021-2023). From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Part of the ordinary dividends taxed as capital gain; line 2b (2021-2023). From "QUALIFIED DIVIDENDS". */
    readonly qualifiedDividends: Decimal | null
    /** Business profit or loss; line 3 (2021-2023). From "BUSINESS INCOME OR LOSS". */
    readonly businessIncomeOrLoss: Decimal | null
    /** Capital gain or loss; line 4 (2021-2023). From "CAPITAL GAIN OR LOSS". */
    readonly capitalGainOrLoss: Decimal | null
    /** Income or loss on Schedule E; line 5 (2021-2023). From "RENTS, ROYALTIES, PARTNERSHIPS, OTHER ESTATES AND TRUSTS". */
    readonly rentRoyaltyPartnershipEstate: Decimal | null
    /** Farm profit or loss; line 6 (2021-2023). From "FARM INCOME OR LOSS". */
    readonly farmIncomeOrLoss: Decimal | null
    /** Gain or loss on business property; line 7 (2021-2023). From "ORDINARY GAIN OR LOSS". */
    readonly ordinaryGainOrLoss: Decimal | null
    /** Income of other kinds; line 8 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1041 line 9 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to taxable income. */
  readonly deductions: {
    /** Interest paid; line 10 (2021-2023). From "INTEREST". */
    readonly interest: Decimal | null
    /** Taxes paid; line 11 (2021-2023). From "TAXES". */
    readonly taxes: Decimal | null
    /** Pay of the fiduciary; line 12 (2021-2023). From "FIDUCIARY FEES". */
    readonly fiduciaryFees: Decimal | null
    /** Gifts to charity; line 13 (2021-2023). From "CHARITABLE DEDUCTION". */
    readonly charitableDeduction: Decimal | null
    /** Attorneys, accountants and preparers; line 14 (2021-2023). From "ATTORNEY, ACCOUNTANT AND PREPARER FEES". */
    readonly attorneyAccountantAndPreparerFees: Decimal | null
    /** Deductions in total, others than those above included; line 16 (2021-2023). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** Total income less total deductions; line 17 (2021-2023). From "ADJUSTED TOTAL INCOME". */
    readonly adjustedTotalIncome: Decimal | null
    /** Income passed on to beneficiaries; line 18 (2021-2023). From "INCOME DISTRIBUTION DEDUCTION". */
    readonly incomeDistributionDeduction: Decimal | null
    /** Exemption; line 21 (2021-2023). From "EXEMPTION". */
    readonly exemption: Decimal | null
    /** Taxable income; Form 1041 line 23 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
  }
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: {
    /** Total tax; Form 1041 line 24 (2021-2023). From "TOTAL TAX". */
    readonly totalTax: Decimal | null
    /** Payments in total. From "TOTAL PAYMENTS". */
    readonly totalPayments: Decimal | null
    /** Owed with the return, or overpaid. From "BALANCE DUE OVERPAYMENT". */
    readonly balanceDueOrOverpayment: Decimal | null
  }
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
}

/** Tax Return Transcript, Form 1065: the data of mapping retr-1065. */
export interface Retr1065Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** Who filed and when. */
  readonly filingInfo: {
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Employer identification number, usually masked. From "EIN" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Name on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Day the IRS received the return; for an early one perhaps the day it was due. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Total assets at the end of the year, as the first page shows them. From "TOTAL ASSETS" or "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
    /** Principal business activity code, based on the NAICS. From "PRINCIPAL BUSINESS ACTIVITY CODE" or "BUSINESS ACTIVITY CODE". */
    readonly naicsCode: string | null
    /** Day the business began. From "DATE BUSINESS STARTED". */
    readonly dateBusinessStarted: string | null
    /** Number of Schedules K-1. From "NUMBER OF SCHEDULES K-1". */
    readonly numberOfSchedulesK1: number | null
    /** Number of partners. From "NUMBER OF PARTNERS". */
    readonly numberOfPartners: number | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Gross receipts or sales; line 1a (2021-2023). From "GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 1b (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Cost of goods sold; line 2 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Gross receipts less returns and cost of goods sold; line 3 (2021-2023). From "GROSS PROFIT". */
    readonly grossProfit: Decimal | null
    /** Ordinary income or loss from other partnerships, estates and trusts; line 4 (2021-2023). From "ORDINARY INCOME/LOSS FROM OTHER PARTNERSHIPS". */
    readonly otherPartnershipsIncomeOrLoss: Decimal | null
    /** Net farm profit or loss; line 5 (2021-2023). From "NET FARM PROFIT/LOSS". */
    readonly netFarmProfitOrLoss: Decimal | null
    /** Net gain or loss on business property; line 6 (2021-2023). From "NET GAIN/LOSS FORM 4797". */
    readonly netGainOrLossForm4797: Decimal | null
    /** Income or loss of other kinds; line 7 (2021-2023). From "OTHER INCOME/LOSS". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1065 line 8 (2021-2023). From "TOTAL INCOME" or "TOTAL INCOME/LOSS". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to ordinary business income. */
  readonly deductions: {
    /** Pay of employees; line 9 (2021-2023). From "SALARIES AND WAGES" or "SALARY AND WAGES". */
    readonly salariesAndWages: Decimal | null
    /** Paid to partners whatever the profit; line 10 (2021-2023). From "GUARANTEED PAYMENTS TO PARTNERS". */
    readonly guaranteedPayments: Decimal | null
    /** Repairs and maintenance; line 11 (2021-2023). From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Bad debts; line 12 (2021-2023). From "BAD DEBTS". */
    readonly badDebts: Decimal | null
    /** Rent paid; line 13 (2021-2023). From "RENT". */
    readonly rents: Decimal | null
    /** Taxes and licenses; line 14 (2021-2023). From "TAXES AND LICENSES". */
    readonly taxesAndLicenses: Decimal | null
    /** Interest paid; line 15 (2021-2023). From "INTEREST". */
    readonly interest: Decimal | null
    /** Depreciation not counted elsewhere on the return; line 16c (2021-2023). From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Depletion; line 17 (2021-2023). From "DEPLETION". */
    readonly depletion: Decimal | null
    /** Retirement plans; line 18 (2021-2023). From "RETIREMENT PLANS". */
    readonly retirementPlans: Decimal | null
    /** Employee benefit programs; line 19 (2021-2023). From "EMPLOYEE BENEFIT PROGRAMS". */
    readonly employeeBenefitPrograms: Decimal | null
    /** Deductions of other kinds; line 20 (2021-2022). From "OTHER DEDUCTIONS". */
    readonly otherDeductions: Decimal | null
    /** Deductions in total; Form 1065 line 21 (2021-2022). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** Ordinary business income or loss; Form 1065 line 22 (2021-2022). From "ORDINARY INCOME/LOSS" or "ORDINARY INCOME". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "ORDINARY INCOME/LOSS PER COMPUTER". */
    readonly ordinaryBusinessIncomeOrLossPerComputer: Decimal | null
  }
  /** What the partnership itself owes. */
  readonly taxAndPayments: {
    /** Owed with the return, or overpaid. From "BALANCE DUE OVERPAYMENT" or "TOTAL BALANCE DUE". */
    readonly balanceDueOrOverpayment: Decimal | null
  }
  /** What all owners have a share of, one entry for each printing. */
  readonly scheduleK: readonly {
    /** Ordinary business income or loss; line 1. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Rental real estate income or loss; line 2. From "NET RENTAL REAL ESTATE INCOME/LOSS" or "NET RENTAL REAL ESTATE INCOME (LOSS)". */
    readonly netRentalRealEstateIncomeOrLoss: Decimal | null
    /** Other rental income or loss; line 3c. From "OTHER NET RENTAL INCOME/LOSS". */
    readonly otherNetRentalIncomeOrLoss: Decimal | null
    /** Interest received. From "INTEREST INCOME". */
    readonly interest: Decimal | null
    /** Ordinary dividends. From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Royalties. From "ROYALTIES". */
    readonly royalties: Decimal | null
    /** Net short-term capital gain or loss. From "NET SHORT-TERM CAPITAL GAIN/LOSS". */
    readonly netShortTermGainOrLoss: Decimal | null
    /** Net long-term capital gain or loss. From "NET LONG-TERM CAPITAL GAIN/LOSS". */
    readonly netLongTermGainOrLoss: Decimal | null
    /** Net gain or loss on business property under section 1231. From "SECTION 1231 GAIN/LOSS". */
    readonly section1231GainOrLoss: Decimal | null
    /** Property deducted at once under section 179. From "SECTION 179 DEDUCTION". */
    readonly section179Deduction: Decimal | null
    /** Gifts to charity. From "CHARITABLE CONTRIBUTIONS". */
    readonly charitableContributions: Decimal | null
    /** Cash paid out to the owners. From "CASH DISTRIBUTIONS". */
    readonly cashDistributions: Decimal | null
  }[]
  /** Rental real estate income or loss of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.netRentalRealEstateIncomeOrLoss : []). */
  readonly scheduleKNetRentalRealEstateIncomeOrLoss: Decimal | null
  /** Cash distributions of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.cashDistributions : []). */
  readonly scheduleKCashDistributions: Decimal | null
  /** Partners' shares, one entry for each. */
  readonly scheduleK1: readonly {
    /** Who has the share. */
    readonly partner: {
      /** Identification number of the partner, usually masked. From "PARTNER IDENTIFICATION NUMBER". */
      readonly taxId: string | null
      /** Name, often cut to four letters a word. From "PARTNER NAME". */
      readonly name: string | null
    }
    /** General or limited partner, in the authority's words. From "TYPE OF PARTNER". */
    readonly typeOfPartner: string | null
    /** Share of profit at the beginning of the year. From "PROFIT SHARING PERCENTAGE BEGINNING". */
    readonly profitShareBeginning: { readonly amount: string; readonly percent: boolean } | null
    /** Share of profit at the end of the year. From "PROFIT SHARING PERCENTAGE ENDING". */
    readonly profitShareEnding: { readonly amount: string; readonly percent: boolean } | null
    /** Share of loss at the end of the year. From "LOSS SHARING PERCENTAGE ENDING". */
    readonly lossShareEnding: { readonly amount: string; readonly percent: boolean } | null
    /** Share of capital at the end of the year. From "CAPITAL OWNERSHIP PERCENTAGE ENDING". */
    readonly capitalShareEnding: { readonly amount: string; readonly percent: boolean } | null
    /** Share of ordinary business income or loss. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Paid to the partner whatever the profit. From "GUARANTEED PAYMENTS". */
    readonly guaranteedPayments: Decimal | null
    /** Paid out to the partner. From "DISTRIBUTIONS". */
    readonly distributions: Decimal | null
  }[]
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly {
    /** Cash at the beginning of the year. From "CASH BEGINNING OF YEAR". */
    readonly cashAtBeginningOfYear: Decimal | null
    /** Cash at the end of the year. From "CASH END OF YEAR". */
    readonly cashAtEndOfYear: Decimal | null
    /** Owed by customers. From "TRADE NOTES AND ACCOUNTS RECEIVABLE". */
    readonly tradeNotesAndAccountsReceivable: Decimal | null
    /** Inventory at the end of the year. From "INVENTORIES END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
    /** Lent to the owners. From "LOANS TO SHAREHOLDERS". */
    readonly loansToShareholders: Decimal | null
    /** Buildings and other assets that are depreciated, at cost. From "BUILDINGS AND OTHER DEPRECIABLE ASSETS". */
    readonly buildingsAndOtherDepreciableAssets: Decimal | null
    /** Depreciation of these assets over all years. From "ACCUMULATED DEPRECIATION". */
    readonly accumulatedDepreciation: Decimal | null
    /** Total assets at the beginning of the year. From "TOTAL ASSETS BEGINNING OF YEAR". */
    readonly totalAssetsAtBeginningOfYear: Decimal | null
    /** Owed to suppliers. From "ACCOUNTS PAYABLE". */
    readonly accountsPayable: Decimal | null
    /** Mortgages, notes and bonds due in less than a year. From "MORTGAGES NOTES BONDS PAYABLE IN LESS THAN 1 YEAR". */
    readonly notesPayableWithinOneYear: Decimal | null
    /** Mortgages, notes and bonds due in a year or more. From "MORTGAGES NOTES BONDS PAYABLE IN 1 YEAR OR MORE". */
    readonly notesPayableInOneYearOrMore: Decimal | null
    /** Borrowed from the owners. From "LOANS FROM SHAREHOLDERS". */
    readonly loansFromShareholders: Decimal | null
    /** Profits kept in the business. From "RETAINED EARNINGS". */
    readonly retainedEarnings: Decimal | null
    /** Total assets at the end of the year. From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  }[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Worked out: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** From the income of the books to that of the return, one entry for each printing. */
  readonly scheduleM1: readonly {
    /** Net income or loss per the books. From "NET INCOME/LOSS PER BOOKS". */
    readonly netIncomeOrLossPerBooks: Decimal | null
    /** Travel, meals and entertainment in the books that may not be deducted. From "TRAVEL AND ENTERTAINMENT". */
    readonly travelAndEntertainment: Decimal | null
    /** Depreciation in the books that is not on the return. From "DEPRECIATION ON BOOKS NOT ON RETURN". */
    readonly depreciationOnBooksNotOnReturn: Decimal | null
    /** Income or loss per the return, the last line. From "INCOME/LOSS". */
    readonly incomeOrLoss: Decimal | null
  }[]
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Ordinary business income or loss as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.ordinaryBusinessIncomeOrLossPerComputer, deductions.ordinaryBusinessIncomeOrLoss). */
  readonly ordinaryBusinessIncomeChange: Decimal | null
}

/** Tax Return Transcript, Form 1120: the data of mapping retr-1120. */
export interface Retr1120Data {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** Who filed and when. */
  readonly filingInfo: {
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Employer identification number, usually masked. From "EIN" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Name on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Day the IRS received the return; for an early one perhaps the day it was due. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Total assets at the end of the year, as the first page shows them. From "TOTAL ASSETS" or "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
    /** Principal business activity code, based on the NAICS. From "BUSINESS ACTIVITY CODE" or "PRINCIPAL BUSINESS ACTIVITY CODE". */
    readonly naicsCode: string | null
    /** Day the corporation was formed. From "DATE INCORPORATED". */
    readonly dateIncorporated: string | null
    /** Accounting method, such as cash. From "ACCOUNTING METHOD". */
    readonly accountingMethod: string | null
    /** Processing cycle in which the return was posted. From "CYCLE POSTED". */
    readonly cycle: string | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Gross receipts or sales; line 1a (2021-2023). From "GROSS RECEIPTS" or "INCOME GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 1b (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Cost of goods sold; line 2 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Gross receipts less returns and cost of goods sold; line 3 (2021-2023). From "GROSS PROFIT". */
    readonly grossProfit: Decimal | null
    /** Dividends and inclusions; line 4 (2021-2023). From "DIVIDENDS". */
    readonly dividends: Decimal | null
    /** Interest received; line 5 (2021-2023). From "INTEREST". */
    readonly interest: Decimal | null
    /** Gross rents; line 6 (2021-2023). From "GROSS RENTS". */
    readonly rents: Decimal | null
    /** Gross royalties; line 7 (2021-2023). From "GROSS ROYALTIES". */
    readonly royalties: Decimal | null
    /** Capital gain net income; line 8 (2021-2023). From "CAPITAL GAIN NET INCOME". */
    readonly capitalGainNetIncome: Decimal | null
    /** Net gain or loss on business property; line 9 (2021-2023). From "NET GAIN/LOSS FORM 4797". */
    readonly netGainOrLossForm4797: Decimal | null
    /** Income of other kinds; line 10 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1120 line 11 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to taxable income. */
  readonly deductions: {
    /** Pay of officers. From "COMPENSATION OF OFFICERS". */
    readonly compensationOfOfficers: Decimal | null
    /** Pay of other employees. From "SALARY AND WAGES" or "SALARIES AND WAGES". */
    readonly salariesAndWages: Decimal | null
    /** Repairs and maintenance. From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Bad debts. From "BAD DEBTS". */
    readonly badDebts: Decimal | null
    /** Rents paid. From "RENTS". */
    readonly rents: Decimal | null
    /** Taxes and licenses. From "TAXES". */
    readonly taxesAndLicenses: Decimal | null
    /** Interest paid. From "INTEREST". */
    readonly interest: Decimal | null
    /** Depreciation not counted elsewhere on the return. From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Depletion. From "DEPLETION". */
    readonly depletion: Decimal | null
    /** Advertising. From "ADVERTISING". */
    readonly advertising: Decimal | null
    /** Pension and profit-sharing plans. From "PENSION/PROFIT SHARE". */
    readonly retirementPlans: Decimal | null
    /** Employee benefit programs. From "EMPLOYEE BENEFIT PROGRAMS". */
    readonly employeeBenefitPrograms: Decimal | null
    /** Deductions of other kinds. From "OTHER DEDUCTIONS". */
    readonly otherDeductions: Decimal | null
    /** Gifts to charity; line 19 (2021-2023). From "CHARITABLE CONTRIBUTIONS". */
    readonly charitableContributions: Decimal | null
    /** Domestic production; line 25, up to 2017. From "DOMESTIC PRODUCTION ACTIVITIES DEDUCTION". */
    readonly domesticProductionActivitiesDeduction: Decimal | null
    /** Deductions in total; Form 1120 line 27 (2021-2023). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** As computed by the IRS. From "TOTAL DEDUCTIONS PER COMPUTER". */
    readonly totalDeductionsPerComputer: Decimal | null
    /** Total income less total deductions; line 28 (2021-2023). From "TAXABLE INCOME BEFORE NOL". */
    readonly taxableIncomeBeforeNetOperatingLoss: Decimal | null
    /** Losses of other years; line 29a (2021-2023). From "NET OPERATING LOSS DEDUCTION". */
    readonly netOperatingLossDeduction: Decimal | null
    /** Deduction for dividends received and others; line 29b (2021-2023). From "SPECIAL DEDUCTIONS". */
    readonly specialDeductions: Decimal | null
    /** Taxable income; Form 1120 line 30 (2021-2023). From "TAXABLE INCOME". */
    readonly taxableIncome: Decimal | null
    /** As computed by the IRS. From "TAXABLE INCOME PER COMPUTER". */
    readonly taxableIncomePerComputer: Decimal | null
  }
  /** Tax, payments, and what is owed or refunded. */
  readonly taxAndPayments: {
    /** Total tax; Form 1120 line 31 (2021-2023). From "TOTAL TAX PER RETURN" or "TOTAL TAX". */
    readonly totalTax: Decimal | null
    /** As computed by the IRS. From "TOTAL TAX PER COMPUTER". */
    readonly totalTaxPerComputer: Decimal | null
    /** Estimated tax paid. From "ESTIMATED TAX PAYMENTS". */
    readonly estimatedTaxPayments: Decimal | null
    /** Overpayment kept from the year before. From "PRIOR YEAR OVERPAYMENT CREDIT". */
    readonly priorYearOverpaymentCredit: Decimal | null
    /** Paid with the request for more time, Form 7004. From "TAX DEPOSITED WITH FORM 7004". */
    readonly amountPaidWithExtension: Decimal | null
    /** Credits that are paid out. From "REFUNDABLE CREDITS". */
    readonly refundableCredits: Decimal | null
    /** Payments and refundable credits in total. From "TOTAL PAYMENTS". */
    readonly totalPayments: Decimal | null
    /** Penalty for too little tax paid ahead; line 34 (2021-2023). From "ESTIMATED TAX PENALTY". */
    readonly estimatedTaxPenalty: Decimal | null
    /** Owed with the return, or overpaid. From "TOTAL BALANCE DUE". */
    readonly balanceDueOrOverpayment: Decimal | null
    /** As computed by the IRS; PER COMPUTER may be left out. From "BALANCE DUE OVERPAYMENT PER COMPUTER" or "BALANCE DUE OVERPAYMENT". */
    readonly balanceDueOrOverpaymentPerComputer: Decimal | null
    /** Overpayment kept for next year's tax. From "CREDIT ELECT". */
    readonly appliedToNextYear: Decimal | null
    /** Refund the return asks for. From "REFUND AMOUNT". */
    readonly refund: Decimal | null
  }
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly {
    /** Cash at the beginning of the year. From "CASH BEGINNING OF YEAR". */
    readonly cashAtBeginningOfYear: Decimal | null
    /** Cash at the end of the year. From "CASH END OF YEAR". */
    readonly cashAtEndOfYear: Decimal | null
    /** Owed by customers. From "TRADE NOTES AND ACCOUNTS RECEIVABLE". */
    readonly tradeNotesAndAccountsReceivable: Decimal | null
    /** Inventory at the end of the year. From "INVENTORIES END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
    /** Lent to the owners. From "LOANS TO SHAREHOLDERS". */
    readonly loansToShareholders: Decimal | null
    /** Buildings and other assets that are depreciated, at cost. From "BUILDINGS AND OTHER DEPRECIABLE ASSETS". */
    readonly buildingsAndOtherDepreciableAssets: Decimal | null
    /** Depreciation of these assets over all years. From "ACCUMULATED DEPRECIATION". */
    readonly accumulatedDepreciation: Decimal | null
    /** Total assets at the beginning of the year. From "TOTAL ASSETS BEGINNING OF YEAR". */
    readonly totalAssetsAtBeginningOfYear: Decimal | null
    /** Owed to suppliers. From "ACCOUNTS PAYABLE". */
    readonly accountsPayable: Decimal | null
    /** Mortgages, notes and bonds due in less than a year. From "MORTGAGES NOTES BONDS PAYABLE IN LESS THAN 1 YEAR". */
    readonly notesPayableWithinOneYear: Decimal | null
    /** Mortgages, notes and bonds due in a year or more. From "MORTGAGES NOTES BONDS PAYABLE IN 1 YEAR OR MORE". */
    readonly notesPayableInOneYearOrMore: Decimal | null
    /** Borrowed from the owners. From "LOANS FROM SHAREHOLDERS". */
    readonly loansFromShareholders: Decimal | null
    /** Profits kept in the business. From "RETAINED EARNINGS". */
    readonly retainedEarnings: Decimal | null
    /** Total assets at the end of the year. From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  }[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Worked out: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** From the income of the books to that of the return, one entry for each printing. */
  readonly scheduleM1: readonly {
    /** Net income or loss per the books. From "NET INCOME/LOSS PER BOOKS". */
    readonly netIncomeOrLossPerBooks: Decimal | null
    /** Travel, meals and entertainment in the books that may not be deducted. From "TRAVEL AND ENTERTAINMENT". */
    readonly travelAndEntertainment: Decimal | null
    /** Depreciation in the books that is not on the return. From "DEPRECIATION ON BOOKS NOT ON RETURN". */
    readonly depreciationOnBooksNotOnReturn: Decimal | null
    /** Income or loss per the return, the last line. From "INCOME/LOSS". */
    readonly incomeOrLoss: Decimal | null
  }[]
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Total deductions as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.totalDeductionsPerComputer, deductions.totalDeductions). */
  readonly totalDeductionsChange: Decimal | null
  /** Taxable income as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.taxableIncomePerComputer, deductions.taxableIncome). */
  readonly taxableIncomeChange: Decimal | null
  /** Total tax as computed by the IRS less the figure filed. Worked out: $subtractMoney(taxAndPayments.totalTaxPerComputer, taxAndPayments.totalTax). */
  readonly totalTaxChange: Decimal | null
}

/** Tax Return Transcript, Form 1120-S: the data of mapping retr-1120-s. */
export interface Retr1120SData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** Who filed and when. */
  readonly filingInfo: {
    /** Form that was filed. From "FORM NUMBER". */
    readonly formNumber: string | null
    /** Employer identification number, usually masked. From "EIN" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Name on the return, often cut to four letters a word. From "NAME(S) SHOWN ON RETURN". */
    readonly name: string | null
    /** Day the IRS received the return; for an early one perhaps the day it was due. From "RECEIVED DATE". */
    readonly receivedDate: string | null
    /** Total assets at the end of the year, as the first page shows them. From "TOTAL ASSETS" or "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
    /** Principal business activity code, based on the NAICS. From "BUSINESS ACTIVITY CODE". */
    readonly naicsCode: string | null
    /** Number of shareholders. From "NUMBER OF SHAREHOLDERS". */
    readonly numberOfShareholders: number | null
    /** Day from which the corporation is an S corporation. From "S ELECTION DATE". */
    readonly sElectionDate: string | null
    /** Day the corporation was formed. From "DATE INCORPORATED". */
    readonly dateIncorporated: string | null
  }
  /** Income by kind, as filed and as computed by the IRS. */
  readonly income: {
    /** Gross receipts or sales; line 1a (2021-2023). From "GROSS RECEIPTS" or "INCOME GROSS RECEIPTS" or "GROSS RECEIPTS OR SALES". */
    readonly grossReceipts: Decimal | null
    /** Returns and allowances; line 1b (2021-2023). From "RETURNS AND ALLOWANCES". */
    readonly returnsAndAllowances: Decimal | null
    /** Cost of goods sold; line 2 (2021-2023). From "COST OF GOODS SOLD". */
    readonly costOfGoodsSold: Decimal | null
    /** Gross receipts less returns and cost of goods sold; line 3 (2021-2023). From "GROSS PROFIT". */
    readonly grossProfit: Decimal | null
    /** Net gain or loss on business property; line 4 (2021-2023). From "NET GAIN/LOSS FORM 4797". */
    readonly netGainOrLossForm4797: Decimal | null
    /** Income of other kinds; line 5 (2021-2023). From "OTHER INCOME". */
    readonly otherIncome: Decimal | null
    /** Total income; Form 1120-S line 6 (2021-2023). From "TOTAL INCOME". */
    readonly totalIncome: Decimal | null
    /** As computed by the IRS. From "TOTAL INCOME PER COMPUTER". */
    readonly totalIncomePerComputer: Decimal | null
  }
  /** Deductions, down to ordinary business income. */
  readonly deductions: {
    /** Pay of officers. From "COMPENSATION OF OFFICERS". */
    readonly compensationOfOfficers: Decimal | null
    /** Pay of other employees. From "SALARY AND WAGES" or "SALARIES AND WAGES". */
    readonly salariesAndWages: Decimal | null
    /** Repairs and maintenance. From "REPAIRS AND MAINTENANCE". */
    readonly repairsAndMaintenance: Decimal | null
    /** Bad debts. From "BAD DEBTS". */
    readonly badDebts: Decimal | null
    /** Rents paid. From "RENTS". */
    readonly rents: Decimal | null
    /** Taxes and licenses. From "TAXES". */
    readonly taxesAndLicenses: Decimal | null
    /** Interest paid. From "INTEREST". */
    readonly interest: Decimal | null
    /** Depreciation not counted elsewhere on the return. From "DEPRECIATION". */
    readonly depreciation: Decimal | null
    /** Depletion. From "DEPLETION". */
    readonly depletion: Decimal | null
    /** Advertising. From "ADVERTISING". */
    readonly advertising: Decimal | null
    /** Pension and profit-sharing plans. From "PENSION/PROFIT SHARE". */
    readonly retirementPlans: Decimal | null
    /** Employee benefit programs. From "EMPLOYEE BENEFIT PROGRAMS". */
    readonly employeeBenefitPrograms: Decimal | null
    /** Deductions of other kinds. From "OTHER DEDUCTIONS". */
    readonly otherDeductions: Decimal | null
    /** Deductions in total; Form 1120-S line 20 (2021-2022). From "TOTAL DEDUCTIONS". */
    readonly totalDeductions: Decimal | null
    /** As computed by the IRS. From "TOTAL DEDUCTIONS PER COMPUTER". */
    readonly totalDeductionsPerComputer: Decimal | null
    /** Ordinary business income or loss; Form 1120-S line 21 (2021-2022). From "ORDINARY INCOME/LOSS" or "ORDINARY INCOME". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** As computed by the IRS. From "ORDINARY INCOME/LOSS PER COMPUTER". */
    readonly ordinaryBusinessIncomeOrLossPerComputer: Decimal | null
  }
  /** Tax of the corporation itself. */
  readonly taxAndPayments: {
    /** Total tax of the corporation itself. From "TOTAL TAX PER RETURN" or "TOTAL TAX". */
    readonly totalTax: Decimal | null
  }
  /** What all owners have a share of, one entry for each printing. */
  readonly scheduleK: readonly {
    /** Ordinary business income or loss; line 1. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Rental real estate income or loss; line 2. From "NET RENTAL REAL ESTATE INCOME/LOSS" or "NET RENTAL REAL ESTATE INCOME (LOSS)". */
    readonly netRentalRealEstateIncomeOrLoss: Decimal | null
    /** Other rental income or loss; line 3c. From "OTHER NET RENTAL INCOME/LOSS". */
    readonly otherNetRentalIncomeOrLoss: Decimal | null
    /** Interest received. From "INTEREST INCOME". */
    readonly interest: Decimal | null
    /** Ordinary dividends. From "ORDINARY DIVIDENDS". */
    readonly ordinaryDividends: Decimal | null
    /** Royalties. From "ROYALTIES". */
    readonly royalties: Decimal | null
    /** Net short-term capital gain or loss. From "NET SHORT-TERM CAPITAL GAIN/LOSS". */
    readonly netShortTermGainOrLoss: Decimal | null
    /** Net long-term capital gain or loss. From "NET LONG-TERM CAPITAL GAIN/LOSS". */
    readonly netLongTermGainOrLoss: Decimal | null
    /** Net gain or loss on business property under section 1231. From "SECTION 1231 GAIN/LOSS". */
    readonly section1231GainOrLoss: Decimal | null
    /** Property deducted at once under section 179. From "SECTION 179 DEDUCTION". */
    readonly section179Deduction: Decimal | null
    /** Gifts to charity. From "CHARITABLE CONTRIBUTIONS". */
    readonly charitableContributions: Decimal | null
    /** Cash paid out to the owners. From "CASH DISTRIBUTIONS". */
    readonly cashDistributions: Decimal | null
  }[]
  /** Rental real estate income or loss of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.netRentalRealEstateIncomeOrLoss : []). */
  readonly scheduleKNetRentalRealEstateIncomeOrLoss: Decimal | null
  /** Cash distributions of Schedule K; null where it is printed more than once. Worked out: $sumMoney($count(scheduleK) = 1 ? scheduleK.cashDistributions : []). */
  readonly scheduleKCashDistributions: Decimal | null
  /** Shareholders' shares, one entry for each. */
  readonly scheduleK1: readonly {
    /** Who has the share. */
    readonly shareholder: {
      /** Identification number of the shareholder, usually masked. From "SHAREHOLDER IDENTIFICATION NUMBER". */
      readonly taxId: string | null
      /** Name, often cut to four letters a word. From "SHAREHOLDER NAME". */
      readonly name: string | null
    }
    /** Share of the stock. From "PERCENTAGE OF STOCK OWNERSHIP". */
    readonly stockOwnershipPercentage: { readonly amount: string; readonly percent: boolean } | null
    /** Share of ordinary business income or loss. From "ORDINARY BUSINESS INCOME/LOSS". */
    readonly ordinaryBusinessIncomeOrLoss: Decimal | null
    /** Paid out to the shareholder. From "DISTRIBUTIONS". */
    readonly distributions: Decimal | null
  }[]
  /** Balance sheet per the books, one entry for each printing. */
  readonly scheduleL: readonly {
    /** Cash at the beginning of the year. From "CASH BEGINNING OF YEAR". */
    readonly cashAtBeginningOfYear: Decimal | null
    /** Cash at the end of the year. From "CASH END OF YEAR". */
    readonly cashAtEndOfYear: Decimal | null
    /** Owed by customers. From "TRADE NOTES AND ACCOUNTS RECEIVABLE". */
    readonly tradeNotesAndAccountsReceivable: Decimal | null
    /** Inventory at the end of the year. From "INVENTORIES END OF YEAR". */
    readonly inventoryAtEndOfYear: Decimal | null
    /** Lent to the owners. From "LOANS TO SHAREHOLDERS". */
    readonly loansToShareholders: Decimal | null
    /** Buildings and other assets that are depreciated, at cost. From "BUILDINGS AND OTHER DEPRECIABLE ASSETS". */
    readonly buildingsAndOtherDepreciableAssets: Decimal | null
    /** Depreciation of these assets over all years. From "ACCUMULATED DEPRECIATION". */
    readonly accumulatedDepreciation: Decimal | null
    /** Total assets at the beginning of the year. From "TOTAL ASSETS BEGINNING OF YEAR". */
    readonly totalAssetsAtBeginningOfYear: Decimal | null
    /** Owed to suppliers. From "ACCOUNTS PAYABLE". */
    readonly accountsPayable: Decimal | null
    /** Mortgages, notes and bonds due in less than a year. From "MORTGAGES NOTES BONDS PAYABLE IN LESS THAN 1 YEAR". */
    readonly notesPayableWithinOneYear: Decimal | null
    /** Mortgages, notes and bonds due in a year or more. From "MORTGAGES NOTES BONDS PAYABLE IN 1 YEAR OR MORE". */
    readonly notesPayableInOneYearOrMore: Decimal | null
    /** Borrowed from the owners. From "LOANS FROM SHAREHOLDERS". */
    readonly loansFromShareholders: Decimal | null
    /** Profits kept in the business. From "RETAINED EARNINGS". */
    readonly retainedEarnings: Decimal | null
    /** Total assets at the end of the year. From "TOTAL ASSETS AT END OF YEAR". */
    readonly totalAssetsAtEndOfYear: Decimal | null
  }[]
  /** Total assets of Schedule L at the end of the year; null where it is printed more than once. Worked out: $sumMoney($count(scheduleL) = 1 ? scheduleL.totalAssetsAtEndOfYear : []). */
  readonly scheduleLTotalAssetsAtEndOfYear: Decimal | null
  /** From the income of the books to that of the return, one entry for each printing. */
  readonly scheduleM1: readonly {
    /** Net income or loss per the books. From "NET INCOME/LOSS PER BOOKS". */
    readonly netIncomeOrLossPerBooks: Decimal | null
    /** Travel, meals and entertainment in the books that may not be deducted. From "TRAVEL AND ENTERTAINMENT". */
    readonly travelAndEntertainment: Decimal | null
    /** Depreciation in the books that is not on the return. From "DEPRECIATION ON BOOKS NOT ON RETURN". */
    readonly depreciationOnBooksNotOnReturn: Decimal | null
    /** Income or loss per the return, the last line. From "INCOME/LOSS". */
    readonly incomeOrLoss: Decimal | null
  }[]
  /** Total income as computed by the IRS less total income as filed. Worked out: $subtractMoney(income.totalIncomePerComputer, income.totalIncome). */
  readonly totalIncomeChange: Decimal | null
  /** Total deductions as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.totalDeductionsPerComputer, deductions.totalDeductions). */
  readonly totalDeductionsChange: Decimal | null
  /** Ordinary business income or loss as computed by the IRS less the figure filed. Worked out: $subtractMoney(deductions.ordinaryBusinessIncomeOrLossPerComputer, deductions.ordinaryBusinessIncomeOrLoss). */
  readonly ordinaryBusinessIncomeChange: Decimal | null
}

/** Tax Return Transcript, any form: the data of mapping retr-general. */
export interface RetrGeneralData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** The return as it came, unread. Carried over as it came, unread. */
  readonly filing: unknown
}

/** Wage and Income Transcript, any form: the data of mapping waid-general. */
export interface WaidGeneralData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** Forms sent in about the taxpayer, one entry for each. */
  readonly informationReturns: readonly (
    | {
      readonly form: "W-2"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Who paid the wages. */
      readonly employer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number. From "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
        readonly taxId: string | null
      }
      /** Who earned them. */
      readonly employee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER". */
        readonly taxId: string | null
      }
      /** Wages, tips and other compensation; box 1. From ITEMS."WAGES, TIPS AND OTHER COMPENSATION". */
      readonly wages: Decimal | null
      /** Federal income tax withheld; box 2. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Social security wages; box 3. From ITEMS."SOCIAL SECURITY WAGES". */
      readonly socialSecurityWages: Decimal | null
      /** Social security tax withheld; box 4. From ITEMS."SOCIAL SECURITY TAX WITHHELD". */
      readonly socialSecurityTaxWithheld: Decimal | null
      /** Medicare wages and tips; box 5. From ITEMS."MEDICARE WAGES AND TIPS". */
      readonly medicareWages: Decimal | null
      /** Medicare tax withheld; box 6. From ITEMS."MEDICARE TAX WITHHELD". */
      readonly medicareTaxWithheld: Decimal | null
      /** Tips under social security; box 7. From ITEMS."SOCIAL SECURITY TIPS". */
      readonly socialSecurityTips: Decimal | null
      /** Tips the employer allocated; box 8. From ITEMS."ALLOCATED TIPS". */
      readonly allocatedTips: Decimal | null
      /** Dependent care benefits; box 10. From ITEMS."DEPENDENT CARE BENEFITS". */
      readonly dependentCareBenefits: Decimal | null
      /** Pay put into retirement plans; box 12. From ITEMS."DEFERRED COMPENSATION". */
      readonly deferredCompensation: Decimal | null
      /** Box 12 code Q. From ITEMS."CODE ""Q"" NONTAXABLE COMBAT PAY". */
      readonly nontaxableCombatPay: Decimal | null
      /** Medical savings account; box 12 code R. From ITEMS."CODE ""R"" EMPLOYER'S CONTRIBUTION TO MSA". */
      readonly employerMsaContributions: Decimal | null
      /** SIMPLE retirement account, by the form the pay an employee puts in; box 12 code S. From ITEMS."CODE ""S"" EMPLOYER'S CONTRIBUTION TO SIMPLE ACCOUNT". */
      readonly employerSimpleContributions: Decimal | null
      /** Adoption benefits; box 12 code T. From ITEMS."CODE ""T"" EXPENSES INCURRED FOR QUALIFIED ADOPTIONS". */
      readonly adoptionExpenses: Decimal | null
      /** Part of the wages that comes from stock options; box 12 code V. From ITEMS."CODE ""V"" INCOME FROM EXERCISE OF NON-STATUTORY STOCK OPTIONS". */
      readonly stockOptionIncome: Decimal | null
      /** Health savings account; box 12 code W. From ITEMS."CODE ""W"" EMPLOYER CONTRIBUTIONS TO A HEALTH SAVINGS ACCOUNT". */
      readonly employerHsaContributions: Decimal | null
      /** Pay deferred under section 409A; box 12 code Y. From ITEMS."CODE ""Y"" DEFERRALS UNDER A SECTION 409A NONQUALIFIED DEFERRED COMPENSATION PLAN". */
      readonly section409aDeferrals: Decimal | null
      /** Part of the wages that section 409A taxes; box 12 code Z. From ITEMS."CODE ""Z"" INCOME UNDER SECTION 409A ON A NONQUALIFIED DEFERRED COMPENSATION PLAN". */
      readonly section409aIncome: Decimal | null
      /** Box 12 code AA. From ITEMS."CODE ""AA"" DESIGNATED ROTH CONTRIBUTIONS UNDER A SECTION 401(K) PLAN". */
      readonly roth401kContributions: Decimal | null
      /** Box 12 code BB. From ITEMS."CODE ""BB"" DESIGNATED ROTH CONTRIBUTIONS UNDER A SECTION 403(B) PLAN". */
      readonly roth403bContributions: Decimal | null
      /** Cost of health coverage, not taxed; box 12 code DD. From ITEMS."CODE ""DD"" COST OF EMPLOYER-SPONSORED HEALTH COVERAGE". */
      readonly healthCoverageCost: Decimal | null
      /** Box 12 code EE. From ITEMS."CODE ""EE"" DESIGNATED ROTH CONTRIBUTIONS UNDER A GOVERNMENTAL SECTION 457(B) PLAN". */
      readonly roth457bContributions: Decimal | null
      /** Box 12 code FF. From ITEMS."CODE ""FF"" PERMITTED BENEFITS UNDER A QUALIFIED SMALL EMPLOYER HEALTH REIMBURSEMENT ARRANGEMENT". */
      readonly smallEmployerHealthReimbursement: Decimal | null
      /** Box 12 code GG. From ITEMS."CODE ""GG"" INCOME FROM QUALIFIED EQUITY GRANTS UNDER SECTION 83(I)". */
      readonly qualifiedEquityGrantIncome: Decimal | null
      /** Box 12 code HH. From ITEMS."CODE ""HH"" AGGREGATE DEFERRALS UNDER SECTION 83(I) ELECTIONS AS OF THE CLOSE OF THE CALENDAR YEAR". */
      readonly section83iDeferrals: Decimal | null
      /** Sick pay from a third party; box 13. From ITEMS."THIRD PARTY SICK PAY INDICATOR". */
      readonly thirdPartySickPay: { readonly text: string; readonly value: boolean | null } | null
      /** Takes part in a retirement plan of the employer; box 13. From ITEMS."RETIREMENT PLAN INDICATOR". */
      readonly retirementPlan: { readonly text: string; readonly value: boolean | null } | null
      /** Statutory employee, who reports expenses on Schedule C; box 13. From ITEMS."STATUTORY EMPLOYEE". */
      readonly statutoryEmployee: { readonly text: string; readonly value: boolean | null } | null
      /** As submissionType, under another label. From ITEMS."W2 SUBMISSION TYPE". */
      readonly w2SubmissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Whether the social security number was found to be right. From ITEMS."W2 WHC SSN VALIDATION CODE". */
      readonly ssnValidationCode: string | null
    }
    | {
      readonly form: "1099-INT"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Interest other than on savings bonds and Treasury obligations; box 1. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Interest lost by early withdrawal; box 2. From ITEMS."INTEREST FORFEITURE" or ITEMS."EARLY WITHDRAWAL PENALTY". */
      readonly earlyWithdrawalPenalty: Decimal | null
      /** Interest on US savings bonds and Treasury obligations; box 3. From ITEMS."SAVINGS BONDS" or ITEMS."INTEREST ON US SAVINGS BONDS AND TREASURY OBLIGATIONS". */
      readonly savingsBondAndTreasuryInterest: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Investment expenses; box 5. From ITEMS."INVESTMENT EXPENSE" or ITEMS."INVESTMENT EXPENSES". */
      readonly investmentExpenses: Decimal | null
      /** Foreign tax paid; box 6. From ITEMS."FOREIGN TAX PAID". */
      readonly foreignTaxPaid: Decimal | null
      /** Where that tax was paid; box 7. From ITEMS."FOREIGN COUNTRY OR US POSSESSION". */
      readonly foreignCountryOrUsPossession: string | null
      /** Interest that is not taxed; box 8. From ITEMS."TAX-EXEMPT INTEREST" or ITEMS."TAX EXEMPT INTEREST". */
      readonly taxExemptInterest: Decimal | null
      /** Part of box 8 under the alternative minimum tax; box 9. From ITEMS."SPECIFIED PRIVATE ACTIVITY BOND INTEREST". */
      readonly privateActivityBondInterest: Decimal | null
      /** Market discount; box 10. From ITEMS."MARKET DISCOUNT". */
      readonly marketDiscount: Decimal | null
      /** Bond premium; box 11. From ITEMS."BOND PREMIUM". */
      readonly bondPremium: Decimal | null
      /** Bond premium on Treasury obligations; box 12. From ITEMS."BOND PREMIUM ON TREASURY OBLIGATIONS". */
      readonly bondPremiumOnTreasuryObligations: Decimal | null
      /** Bond premium on tax-exempt bonds; box 13. From ITEMS."BOND PREMIUM ON TAX EXEMPT BOND". */
      readonly bondPremiumOnTaxExemptBonds: Decimal | null
      /** Number of the security; box 14. From ITEMS."CUSIP NUMBER". */
      readonly cusip: string | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-DIV"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** All ordinary dividends; box 1a. From ITEMS."ORDINARY DIVIDEND" or ITEMS."ORDINARY DIVIDENDS" or ITEMS."TOTAL ORDINARY DIVIDENDS". */
      readonly ordinaryDividends: Decimal | null
      /** Part of box 1a taxed as capital gain; box 1b. From ITEMS."QUALIFIED DIVIDENDS". */
      readonly qualifiedDividends: Decimal | null
      /** Capital gains passed on by funds; box 2a. From ITEMS."CAPITAL GAINS" or ITEMS."TOTAL CAPITAL GAIN DISTRIBUTION". */
      readonly capitalGainDistributions: Decimal | null
      /** Part of box 2a from depreciation on real property; box 2b. From ITEMS."UNRECAPTURED SECTION 1250 GAIN". */
      readonly unrecapturedSection1250Gain: Decimal | null
      /** Part of box 2a from small business stock; box 2c. From ITEMS."SECTION 1202 GAIN". */
      readonly section1202Gain: Decimal | null
      /** Part of box 2a from collectibles; box 2d. From ITEMS."COLLECTIBLES (28%) GAIN". */
      readonly collectiblesGain: Decimal | null
      /** Part of box 1a from US real property; box 2e. From ITEMS."SECTION 897 ORDINARY DIVIDENDS". */
      readonly section897OrdinaryDividends: Decimal | null
      /** Part of box 2a from US real property; box 2f. From ITEMS."SECTION 897 CAPITAL GAIN". */
      readonly section897CapitalGain: Decimal | null
      /** Part of what was invested, paid back and not taxed; box 3. From ITEMS."NON-TAXABLE DISTRIBUTION" or ITEMS."NONDIVIDEND DISTRIBUTIONS". */
      readonly nondividendDistributions: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Part of box 1a that counts as business income; box 5. From ITEMS."SECTION 199A DIVIDENDS". */
      readonly section199aDividends: Decimal | null
      /** Investment expenses; box 6. From ITEMS."INVESTMENT EXPENSE". */
      readonly investmentExpenses: Decimal | null
      /** Foreign tax paid; box 7. From ITEMS."FOREIGN TAX PAID". */
      readonly foreignTaxPaid: Decimal | null
      /** Where that tax was paid; box 8. From ITEMS."FOREIGN COUNTRY OR US POSSESSION". */
      readonly foreignCountryOrUsPossession: string | null
      /** Cash out of a company that is wound up; box 9. From ITEMS."CASH LIQUIDATION DISTRIBUTION". */
      readonly cashLiquidationDistributions: Decimal | null
      /** Property out of a company that is wound up; box 10. From ITEMS."NON-CASH LIQUIDATION DISTRIBUTION". */
      readonly noncashLiquidationDistributions: Decimal | null
      /** Dividends that are not taxed; box 12 (2022-2023). From ITEMS."EXEMPT INTEREST DIVIDENDS" or ITEMS."EXEMPT INTEREST DIVIDEND". */
      readonly exemptInterestDividends: Decimal | null
      /** Part of the exempt dividends under the alternative minimum tax; box 13 (2022-2023). From ITEMS."SPECIFIED PRIVATE ACTIVITY BOND INTEREST DIVIDENDS". */
      readonly privateActivityBondInterestDividends: Decimal | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-R"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross distribution; box 1. From ITEMS."GROSS DISTRIBUTION". */
      readonly grossDistribution: Decimal | null
      /** Part that is taxed; box 2a. From ITEMS."TAXABLE AMOUNT". */
      readonly taxableAmount: Decimal | null
      /** Payer could not tell how much is taxed; box 2b. From ITEMS."TAX AMOUNT UNDETERMINED CODE" or ITEMS."TAXABLE AMOUNT NOT DETERMINED". */
      readonly taxableAmountNotDetermined: { readonly text: string; readonly value: boolean | null } | null
      /** Whole account was paid out; box 2b. From ITEMS."TOTAL DISTRIBUTION CODE" or ITEMS."TOTAL DISTRIBUTION". */
      readonly totalDistribution: { readonly text: string; readonly value: boolean | null } | null
      /** Part of box 2a that counts as capital gain; box 3. From ITEMS."ELIGIBLE CAPITAL GAINS" or ITEMS."CAPITAL GAIN". */
      readonly capitalGain: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Own contributions that come back untaxed; box 5. From ITEMS."TOTAL EMPLOYEE CONTRIBUTIONS" or ITEMS."EMPLOYEE CONTRIBUTIONS". */
      readonly employeeContributions: Decimal | null
      /** Gain on employer stock that is not yet taxed; box 6. From ITEMS."UNREALIZED APPRECIATION" or ITEMS."NET UNREALIZED APPRECIATION". */
      readonly netUnrealizedAppreciation: Decimal | null
      /** Kind of distribution; box 7. From ITEMS."DISTRIBUTION CODE" or ITEMS."DISTRIBUTION CODE(S)". */
      readonly distributionCode: string | null
      /** Kind of distribution, in the authority's words; box 7. From ITEMS."DISTRIBUTION CODE VALUE". */
      readonly distributionCodeValue: string | null
      /** Distribution is from an IRA, SEP or SIMPLE; box 7. From ITEMS."SEP INDICATOR" or ITEMS."IRA/SEP/SIMPLE INDICATOR". */
      readonly iraSepSimple: { readonly text: string; readonly value: boolean | null } | null
      /** Other value paid out; box 8. From ITEMS."OTHER INCOME". */
      readonly otherIncome: Decimal | null
      /** In-plan Roth rollover within five years; box 10. From ITEMS."AMOUNT ALLOCABLE TO IRR WITHIN 5 YEARS". */
      readonly amountAllocableToIrrWithinFiveYears: Decimal | null
      /** First year of a designated Roth contribution; box 11. From ITEMS."FIRST YEAR ROTH CONTRIBUTION". */
      readonly firstYearOfRothContribution: number | null
      /** Payer has to report under FATCA; box 12. From ITEMS."FATCA INDICATOR" or ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
      /** Day of a death benefit payment; box 13. From ITEMS."DATE OF PAYMENT". */
      readonly dateOfPayment: string | null
    }
    | {
      readonly form: "1099-MISC"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Rents; box 1. From ITEMS."RENTS". */
      readonly rents: Decimal | null
      /** Royalties; box 2. From ITEMS."ROYALTIES". */
      readonly royalties: Decimal | null
      /** Income of other kinds; box 3. From ITEMS."OTHER INCOME". */
      readonly otherIncome: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Share of the catch of a fishing boat; box 5. From ITEMS."FISHING INCOME" or ITEMS."FISHING BOAT PROCEEDS". */
      readonly fishingBoatProceeds: Decimal | null
      /** Paid to doctors and other providers of health care; box 6. From ITEMS."MEDICAL PAYMENTS" or ITEMS."MEDICAL AND HEALTH CARE PAYMENTS". */
      readonly medicalAndHealthCarePayments: Decimal | null
      /** Pay for work as no employee; box 7 up to 2019, then on Form 1099-NEC. From ITEMS."NON-EMPLOYEE COMPENSATION" or ITEMS."NONEMPLOYEE COMPENSATION". */
      readonly nonEmployeeCompensation: Decimal | null
      /** Paid in place of dividends or interest; box 8. From ITEMS."SUBSTITUTE PAYMENTS FOR DIVIDENDS". */
      readonly substitutePayments: Decimal | null
      /** Crop insurance proceeds. From ITEMS."CROP INSURANCE" or ITEMS."CROP INSURANCE PROCEEDS". */
      readonly cropInsuranceProceeds: Decimal | null
      /** Gross proceeds paid to an attorney. From ITEMS."ATTORNEY FEES" or ITEMS."GROSS PROCEEDS PAID TO AN ATTORNEY". */
      readonly attorneyProceeds: Decimal | null
      /** Pay deferred under section 409A. From ITEMS."SECTION 409A DEFERRALS". */
      readonly section409aDeferrals: Decimal | null
      /** Deferred pay that section 409A taxes. From ITEMS."SECTION 409A INCOME". */
      readonly section409aIncome: Decimal | null
      /** Severance above what the law allows untaxed. From ITEMS."EXCESS GOLDEN PARACHUTE" or ITEMS."EXCESS GOLDEN PARACHUTE PAYMENTS". */
      readonly excessGoldenParachute: Decimal | null
      /** Foreign tax paid. From ITEMS."FOREIGN TAX PAID". */
      readonly foreignTaxPaid: Decimal | null
      /** Payer sold goods for resale. From ITEMS."DIRECT SALES INDICATOR". */
      readonly directSales: { readonly text: string; readonly value: boolean | null } | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-NEC"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Pay for work as no employee; box 1. From ITEMS."NON-EMPLOYEE COMPENSATION" or ITEMS."NONEMPLOYEE COMPENSATION". */
      readonly nonEmployeeCompensation: Decimal | null
      /** Payer sold goods for resale; box 2. From ITEMS."DIRECT SALES INDICATOR". */
      readonly directSales: { readonly text: string; readonly value: boolean | null } | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-G"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Unemployment compensation; box 1. From ITEMS."UNEMPLOYMENT COMPENSATION". */
      readonly unemploymentCompensation: Decimal | null
      /** State or local income tax refunds, credits or offsets; box 2. From ITEMS."PRIOR YEAR REFUND" or ITEMS."STATE OR LOCAL INCOME TAX REFUNDS, CREDITS OR OFFSETS". */
      readonly stateAndLocalTaxRefunds: Decimal | null
      /** Tax year that refund is for; box 3. From ITEMS."YEAR OF REFUND". */
      readonly yearOfRefund: number | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Trade adjustment assistance, called RTAA or ATAA; box 5. From ITEMS."ATAA PAYMENTS" or ITEMS."RTAA PAYMENTS". */
      readonly tradeAdjustmentPayments: Decimal | null
      /** Grants that are taxed; box 6. From ITEMS."TAXABLE GRANTS". */
      readonly taxableGrants: Decimal | null
      /** Payments to farmers; box 7. From ITEMS."AGRICULTURAL SUBSIDIES". */
      readonly agriculturalSubsidies: Decimal | null
      /** Refund belongs to a trade or business; box 8. From ITEMS."1099G OFFSET". */
      readonly tradeOrBusinessIncome: { readonly text: string; readonly value: boolean | null } | null
      /** Gain on loans repaid to the Commodity Credit Corporation; box 9. From ITEMS."MARKET GAIN ON COMMODITY CREDIT CORPORATION LOANS REPAID". */
      readonly commodityCreditMarketGain: Decimal | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND TIN NOTICE". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-B"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** What was sold; box 1a. From ITEMS."DESCRIPTION". */
      readonly description: string | null
      /** Number of the security. From ITEMS."CUSIP NUMBER". */
      readonly cusip: string | null
      /** Day it was bought; box 1b. From ITEMS."DATE ACQUIRED". */
      readonly dateAcquired: string | null
      /** Day it was sold; box 1c. From ITEMS."DATE SOLD OR DISPOSED". */
      readonly dateSoldOrDisposed: string | null
      /** Proceeds, whose line is left out where they are zero; box 1d. From ITEMS."PROCEEDS" or ITEMS."GROSS PROCEEDS". */
      readonly proceeds: Decimal | null
      /** Cost or other basis; box 1e. From ITEMS."COST OR BASIS" or ITEMS."COST OR OTHER BASIS". */
      readonly costOrBasis: Decimal | null
      /** Accrued market discount; box 1f. From ITEMS."ACCRUED MARKET DISCOUNT". */
      readonly accruedMarketDiscount: Decimal | null
      /** Loss not allowed as the security was bought again; box 1g. From ITEMS."WASH SALE LOSS DISALLOWED". */
      readonly washSaleLossDisallowed: Decimal | null
      /** Short-term, long-term or ordinary, in the authority's words; box 2. From ITEMS."TYPE OF GAIN OR LOSS". */
      readonly typeOfGainOrLoss: string | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Broker need not report the basis; box 5. From ITEMS."NONCOVERED SECURITY INDICATOR". */
      readonly noncoveredSecurity: { readonly text: string; readonly value: boolean | null } | null
      /** Loss is not allowed; box 7. From ITEMS."LOSS NOT ALLOWED". */
      readonly lossNotAllowed: { readonly text: string; readonly value: boolean | null } | null
      /** Contracts closed in the year; box 8. From ITEMS."REALIZED PROFIT OR LOSS" or ITEMS."PROFIT OR (LOSS) REALIZED IN THE YEAR". */
      readonly realizedProfitOrLoss: Decimal | null
      /** Contracts in total; box 11. From ITEMS."AGGREGATE PROFIT OR LOSS" or ITEMS."AGGREGATE PROFIT OR (LOSS)". */
      readonly aggregateProfitOrLoss: Decimal | null
      /** Box of Form 8949 the sale belongs under, in the authority's words. From ITEMS."APPLICABLE CHECK BOX ON FORM 8949". */
      readonly form8949CheckBox: string | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-DA"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day it was acquired. From ITEMS."DATE ACQUIRED". */
      readonly dateAcquired: string | null
      /** Day it was sold. From ITEMS."DATE SOLD OR DISPOSED". */
      readonly dateSoldOrDisposed: string | null
      /** Proceeds. From ITEMS."PROCEEDS" or ITEMS."GROSS PROCEEDS". */
      readonly proceeds: Decimal | null
      /** Cost or other basis. From ITEMS."COST OR BASIS". */
      readonly costOrBasis: Decimal | null
      /** Box of Form 8949 the sale belongs under, in the authority's words. From ITEMS."APPLICABLE CHECK BOX ON FORM 8949". */
      readonly form8949CheckBox: string | null
    }
    | {
      readonly form: "1099-K"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross amount of all payments; box 1a. From ITEMS."GROSS AMOUNT OF PAYMENT CARD/THIRD PARTY TRANSACTIONS" or ITEMS."GROSS AMOUNT". */
      readonly grossAmount: Decimal | null
      /** Part of it paid without the card at hand; box 1b. From ITEMS."CARD NOT PRESENT TRANSACTIONS". */
      readonly cardNotPresentTransactions: Decimal | null
      /** Kind of business; box 2. From ITEMS."MERCHANT CATEGORY CODE". */
      readonly merchantCategoryCode: string | null
      /** Number of payments; box 3. From ITEMS."NUMBER OF PAYMENT TRANSACTIONS". */
      readonly numberOfPaymentTransactions: number | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Gross amount of January; box 5a. From ITEMS."JANUARY PAYMENTS". */
      readonly januaryPayments: Decimal | null
      /** Gross amount of February; box 5b. From ITEMS."FEBRUARY PAYMENTS". */
      readonly februaryPayments: Decimal | null
      /** Gross amount of March; box 5c. From ITEMS."MARCH PAYMENTS". */
      readonly marchPayments: Decimal | null
      /** Gross amount of April; box 5d. From ITEMS."APRIL PAYMENTS". */
      readonly aprilPayments: Decimal | null
      /** Gross amount of May; box 5e. From ITEMS."MAY PAYMENTS". */
      readonly mayPayments: Decimal | null
      /** Gross amount of June; box 5f. From ITEMS."JUNE PAYMENTS". */
      readonly junePayments: Decimal | null
      /** Gross amount of July; box 5g. From ITEMS."JULY PAYMENTS". */
      readonly julyPayments: Decimal | null
      /** Gross amount of August; box 5h. From ITEMS."AUGUST PAYMENTS". */
      readonly augustPayments: Decimal | null
      /** Gross amount of September; box 5i. From ITEMS."SEPTEMBER PAYMENTS". */
      readonly septemberPayments: Decimal | null
      /** Gross amount of October; box 5j. From ITEMS."OCTOBER PAYMENTS". */
      readonly octoberPayments: Decimal | null
      /** Gross amount of November; box 5k. From ITEMS."NOVEMBER PAYMENTS". */
      readonly novemberPayments: Decimal | null
      /** Gross amount of December; box 5l. From ITEMS."DECEMBER PAYMENTS". */
      readonly decemberPayments: Decimal | null
      /** Payment cards or a third party network, in the authority's words. From ITEMS."TYPE OF PAYMENT INDICATOR". */
      readonly typeOfPayment: string | null
      /** Settlement entity or electronic payment facilitator, in the authority's words. From ITEMS."TYPE OF FILER INDICATOR". */
      readonly typeOfFiler: string | null
    }
    | {
      readonly form: "1099-S"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day of the sale; box 1. From ITEMS."DATE OF CLOSING". */
      readonly dateOfClosing: string | null
      /** Gross proceeds; box 2. From ITEMS."GROSS PROCEEDS". */
      readonly grossProceeds: Decimal | null
      /** Which property it is; box 3. From ITEMS."ADDRESS OR LEGAL DESCRIPTION". */
      readonly addressOrLegalDescription: string | null
      /** Seller was paid with something else than money, too; box 4. From ITEMS."TRANSFEROR RECEIVED PROPERTY OR SERVICES". */
      readonly receivedPropertyOrServices: { readonly text: string; readonly value: boolean | null } | null
      /** Real estate tax charged to the buyer; box 6. From ITEMS."BUYER'S PART OF REAL ESTATE TAX". */
      readonly buyersPartOfRealEstateTax: Decimal | null
    }
    | {
      readonly form: "1099-C"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day of the event that canceled the debt; box 1. From ITEMS."DATE CANCELED" or ITEMS."DATE OF IDENTIFIABLE EVENT". */
      readonly dateCanceled: string | null
      /** Debt canceled; box 2. From ITEMS."AMOUNT OF DEBT DISCHARGED" or ITEMS."AMOUNT OF DEBT CANCELLED". */
      readonly amountOfDebtDischarged: Decimal | null
      /** Interest that is part of box 2; box 3. From ITEMS."INTEREST FORGIVEN" or ITEMS."INTEREST IF INCLUDED IN BOX 2". */
      readonly interestIncluded: Decimal | null
      /** What the debt was for; box 4. From ITEMS."DEBT DESCRIPTION". */
      readonly debtDescription: string | null
      /** Debtor was personally liable; box 5. From ITEMS."PERSONALLY LIABLE". */
      readonly personallyLiable: { readonly text: string; readonly value: boolean | null } | null
      /** Kind of event that canceled the debt; box 6. From ITEMS."IDENTIFIABLE EVENT CODE". */
      readonly identifiableEventCode: string | null
      /** Value of the property given up; box 7. From ITEMS."PROPERTY FAIR MARKET VALUE" or ITEMS."FAIR MARKET VALUE OF PROPERTY". */
      readonly fairMarketValueOfProperty: Decimal | null
    }
    | {
      readonly form: "1099-A"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day the lender took it over or knew it was abandoned; box 1. From ITEMS."DATE OF ACQUISITION OR ABANDONMENT". */
      readonly dateOfAcquisitionOrAbandonment: string | null
      /** Principal still owed; box 2. From ITEMS."BALANCE OF PRINCIPAL OUTSTANDING". */
      readonly balanceOfPrincipalOutstanding: Decimal | null
      /** Value of the property; box 4. From ITEMS."FAIR MARKET VALUE OF PROPERTY". */
      readonly fairMarketValueOfProperty: Decimal | null
      /** Borrower was personally liable; box 5. From ITEMS."PERSONALLY LIABLE". */
      readonly personallyLiable: { readonly text: string; readonly value: boolean | null } | null
      /** Which property it is; box 6. From ITEMS."PROPERTY DESCRIPTION". */
      readonly propertyDescription: string | null
    }
    | {
      readonly form: "1099-OID"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Original issue discount of the year; box 1. From ITEMS."ORIGINAL ISSUE DISCOUNT". */
      readonly originalIssueDiscount: Decimal | null
      /** Other periodic interest; box 2. From ITEMS."INTEREST" or ITEMS."OTHER PERIODIC INTEREST". */
      readonly interest: Decimal | null
      /** Interest lost by early withdrawal; box 3. From ITEMS."INTEREST FORFEITURE". */
      readonly earlyWithdrawalPenalty: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Market discount; box 5. From ITEMS."MARKET DISCOUNT". */
      readonly marketDiscount: Decimal | null
      /** Which obligation it is; box 7. From ITEMS."DESCRIPTION". */
      readonly description: string | null
      /** Original issue discount that is not taxed; box 11. From ITEMS."TAX EXEMPT OID". */
      readonly taxExemptOid: Decimal | null
    }
    | {
      readonly form: "1099-PATR"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Patronage dividends; box 1. From ITEMS."PATRONAGE DIVIDENDS". */
      readonly patronageDividends: Decimal | null
      /** Nonpatronage distributions; box 2. From ITEMS."NON-PATRONAGE DISTRIBUTION". */
      readonly nonpatronageDistributions: Decimal | null
      /** Per-unit retain allocations; box 3. From ITEMS."RETAINED ALLOCATIONS" or ITEMS."PER-UNIT RETAIN ALLOCATIONS". */
      readonly perUnitRetainAllocations: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Redeemed notices; box 5. From ITEMS."REDEMPTION AMOUNT". */
      readonly redemptionAmount: Decimal | null
    }
    | {
      readonly form: "1099-Q"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross distribution; box 1. From ITEMS."GROSS DISTRIBUTION" or ITEMS."GROSS DISTRIBUTIONS". */
      readonly grossDistribution: Decimal | null
      /** Part of it that was earned; box 2. From ITEMS."EARNINGS". */
      readonly earnings: Decimal | null
      /** Part of it that was paid in; box 3. From ITEMS."BASIS". */
      readonly basis: Decimal | null
      /** Went from one trustee to another; box 4. From ITEMS."TRUSTEE TO TRUSTEE TRANSFER". */
      readonly trusteeToTrusteeTransfer: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-SA"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross distribution; box 1. From ITEMS."MSA GROSS DISTRIBUTIONS" or ITEMS."GROSS DISTRIBUTION". */
      readonly grossDistribution: Decimal | null
      /** Earnings on what was paid in too much; box 2. From ITEMS."EARNINGS ON EXCESS CONTRIBUTIONS". */
      readonly earningsOnExcessContributions: Decimal | null
      /** Kind of distribution; box 3. From ITEMS."DISTRIBUTION CODE". */
      readonly distributionCode: string | null
      /** Value of the account on the day its owner died; box 4. From ITEMS."FAIR MARKET VALUE ON DATE OF DEATH". */
      readonly fairMarketValueOnDateOfDeath: Decimal | null
      /** HSA, Archer MSA or MA MSA, in the authority's words; box 5. From ITEMS."TYPE OF ACCOUNT". */
      readonly typeOfAccount: string | null
    }
    | {
      readonly form: "1099-LTC"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Long-term care benefits paid; box 1. From ITEMS."GROSS LONG-TERM CARE BENEFITS PAID" or ITEMS."GROSS BENEFITS" or ITEMS."GROSS LONG TERM CARE BENEFITS PAID". */
      readonly grossBenefitsPaid: Decimal | null
      /** Death benefits paid ahead; box 2. From ITEMS."ACCELERATED DEATH BENEFITS PAID". */
      readonly acceleratedDeathBenefitsPaid: Decimal | null
    }
    | {
      readonly form: "SSA-1099"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Benefits paid in the year; box 3. From ITEMS."PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)" or ITEMS."PENSIONS AND ANNUITIES". */
      readonly totalBenefitsPaid: Decimal | null
      /** Parts of the benefits, by the year that they are for. */
      readonly taxYearPayments: readonly {
        /** The year in the label. */
        readonly year: number
        /** The amount for that year. From "TY <YYYY> PAYMENTS". */
        readonly amount: Decimal | null
      }[]
      /** Benefits paid back; box 4. From ITEMS."REPAYMENTS". */
      readonly repayments: Decimal | null
      /** Federal income tax withheld; box 6. From ITEMS."TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Benefits set off against workers' compensation. From ITEMS."WORKERS COMPENSATION OFFSET". */
      readonly workersCompensationOffset: Decimal | null
      /** Fund that pays, such as disability, in the authority's words. From ITEMS."TRUST FUND INDICATOR". */
      readonly trustFund: string | null
      /** Which agency pays, in the authority's words. From ITEMS."SSA/RRB PAYMENTS". */
      readonly ssaOrRrbPayments: string | null
    }
    | {
      readonly form: "RRB-1099"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Benefits paid in the year. From ITEMS."PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)". */
      readonly totalBenefitsPaid: Decimal | null
      /** Benefits paid back. From ITEMS."REPAYMENTS". */
      readonly repayments: Decimal | null
      /** Federal income tax withheld. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
    }
    | {
      readonly form: "1098"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who lent the money and sent the form in. */
      readonly lender: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the lender. From "RECIPIENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who paid the interest. */
      readonly borrower: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the borrower, usually masked. From "PAYER'S SOCIAL SECURITY NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Mortgage interest the borrower paid; box 1. From ITEMS."MORTGAGE INTEREST RECEIVED FROM PAYER(S)/BORROWER(S)". */
      readonly mortgageInterestReceived: Decimal | null
      /** Principal still owed; box 2. From ITEMS."OUTSTANDING MORTGAGE PRINCIPLE" or ITEMS."OUTSTANDING MORTGAGE PRINCIPAL". */
      readonly outstandingMortgagePrincipal: Decimal | null
      /** Day the mortgage was taken out; box 3. From ITEMS."MORTGAGE ORIGINATION DATE". */
      readonly mortgageOriginationDate: string | null
      /** Interest of earlier years paid back; box 4. From ITEMS."REFUND OF OVERPAID INTEREST". */
      readonly refundOfOverpaidInterest: Decimal | null
      /** Mortgage insurance premiums; box 5. From ITEMS."MORTGAGE INSURANCE PREMIUMS". */
      readonly mortgageInsurancePremiums: Decimal | null
      /** Points paid on buying the home; box 6. From ITEMS."POINTS PAID ON PURCHASE OF PRINCIPAL RESIDENCE". */
      readonly pointsPaid: Decimal | null
      /** Address of the property; box 8. From ITEMS."PROPERTY ADDRESS". */
      readonly propertyAddress: string | null
      /** Number of properties under the mortgage; box 9. From ITEMS."NUMBER OF MORTGAGED PROPERTIES". */
      readonly numberOfMortgagedProperties: number | null
      /** Day this lender took the mortgage over; box 11. From ITEMS."MORTGAGE ACQUISITION DATE". */
      readonly mortgageAcquisitionDate: string | null
    }
    | {
      readonly form: "1098-E"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who lent the money and sent the form in. */
      readonly lender: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the lender. From "RECIPIENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who paid the interest. */
      readonly borrower: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the borrower, usually masked. From "PAYER'S SOCIAL SECURITY NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Student loan interest the borrower paid; box 1. From ITEMS."STUDENT LOAN INTEREST RECEIVED BY LENDER" or ITEMS."RECEIVED BY LENDER" or ITEMS."STUDENT LOAN INTEREST". */
      readonly studentLoanInterest: Decimal | null
      /** Whether box 1 leaves out fees for taking out the loan; box 2. From ITEMS."LOAN ORIGINATION FEES INDICATOR". */
      readonly loanOriginationFees: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1098-T"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** School that sent the form in. */
      readonly filer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the school. From "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who studies there. */
      readonly student: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the student, usually masked. From "STUDENT'S IDENTIFICATION NUMBER" or "STUDENT'S SOCIAL SECURITY NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Tuition and related expenses paid; box 1. From ITEMS."QUALIFIED TUITION AND RELATED EXPENSES" or ITEMS."PAYMENTS RECEIVED FOR QUALIFIED TUITION AND RELATED EXPENSES". */
      readonly paymentsReceived: Decimal | null
      /** Tuition and related expenses billed; box 2, up to 2017. From ITEMS."AMOUNTS BILLED FOR QUALIFIED TUITION AND RELATED EXPENSES". */
      readonly amountsBilled: Decimal | null
      /** Corrections of earlier years; box 4. From ITEMS."ADJUSTMENTS MADE FOR PRIOR YEAR". */
      readonly adjustmentsForPriorYear: Decimal | null
      /** Scholarships or grants; box 5. From ITEMS."SCHOLARSHIPS OR GRANTS". */
      readonly scholarshipsOrGrants: Decimal | null
      /** At least a half-time student; box 8. From ITEMS."HALF-TIME STUDENT INDICATOR". */
      readonly halfTimeStudent: { readonly text: string; readonly value: boolean | null } | null
      /** Graduate student; box 9. From ITEMS."GRADUATE STUDENT INDICATOR". */
      readonly graduateStudent: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1098-C"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Charity that got the vehicle. */
      readonly donee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the charity. From "DONEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who gave it. */
      readonly donor: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the donor, usually masked. From "DONOR'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Number of the vehicle; box 3. From DONEE."VEHICLE IDENTIFICATION NUMBER" or DONOR."VEHICLE IDENTIFICATION NUMBER" or ITEMS."VEHICLE IDENTIFICATION NUMBER". */
      readonly vehicleIdentificationNumber: string | null
      /** Day of the gift; box 1. From ITEMS."DATE OF CONTRIBUTION". */
      readonly dateOfContribution: string | null
      /** What the vehicle was sold for; box 4c. From ITEMS."GROSS PROCEEDS FROM SALE". */
      readonly grossProceeds: Decimal | null
      /** Value of what the donor got in return; box 6b. From ITEMS."VALUE OF GOODS AND SERVICES". */
      readonly valueOfGoodsAndServices: Decimal | null
    }
    | {
      readonly form: "5498"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Bank or broker that keeps the account and sent the form in. */
      readonly trustee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the trustee. From "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whose account it is. */
      readonly participant: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the participant, usually masked. From "PARTICIPANT'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Contributions to a traditional IRA; box 1. From ITEMS."IRA CONTRIBUTIONS". */
      readonly iraContributions: Decimal | null
      /** Moved in from other plans; box 2. From ITEMS."ROLLOVER CONTRIBUTIONS". */
      readonly rolloverContributions: Decimal | null
      /** Converted to a Roth IRA; box 3. From ITEMS."ROTH CONVERSION" or ITEMS."ROTH IRA CONVERSION AMOUNT". */
      readonly rothConversion: Decimal | null
      /** Contributions moved to the other kind of IRA; box 4. From ITEMS."RECHARACTERIZED CONTRIBUTIONS". */
      readonly recharacterizedContributions: Decimal | null
      /** Value of the account at the end of the year; box 5. From ITEMS."FAIR MARKET VALUE OF ACCOUNT". */
      readonly fairMarketValueOfAccount: Decimal | null
      /** Cost of life insurance within box 1; box 6. From ITEMS."LIFE INSURANCE COST INCLUDED". */
      readonly lifeInsuranceCost: Decimal | null
      /** Account is a traditional IRA; box 7. From ITEMS."IRA CODE". */
      readonly traditionalIra: { readonly text: string; readonly value: boolean | null } | null
      /** Account is a SEP; box 7. From ITEMS."SEP CODE". */
      readonly sep: { readonly text: string; readonly value: boolean | null } | null
      /** Account is a SIMPLE; box 7. From ITEMS."SIMPLE CODE". */
      readonly simple: { readonly text: string; readonly value: boolean | null } | null
      /** Account is a Roth IRA; box 7. From ITEMS."ROTH IRA CODE". */
      readonly rothIra: { readonly text: string; readonly value: boolean | null } | null
      /** Employer's contributions to a SEP; box 8. From ITEMS."SEP CONTRIBUTIONS". */
      readonly sepContributions: Decimal | null
      /** Contributions to a SIMPLE; box 9. From ITEMS."SIMPLE CONTRIBUTIONS". */
      readonly simpleContributions: Decimal | null
      /** Contributions to a Roth IRA; box 10. From ITEMS."ROTH IRA CONTRIBUTIONS". */
      readonly rothIraContributions: Decimal | null
      /** Day by which the required distribution is due; box 12a. From ITEMS."RMD DATE". */
      readonly requiredMinimumDistributionDate: string | null
      /** Distribution required for the next year; box 12b. From ITEMS."RMD AMOUNT". */
      readonly requiredMinimumDistribution: Decimal | null
      /** Contributions made late for an earlier year; box 13a. From ITEMS."POSTPONED CONTRIBUTIONS". */
      readonly postponedContributions: Decimal | null
      /** Distributions paid back; box 14a. From ITEMS."REPAYMENTS". */
      readonly repayments: Decimal | null
      /** Part of box 5 without a market price; box 15a. From ITEMS."FMV OF CERTAIN SPECIFIED ASSETS". */
      readonly fairMarketValueOfSpecifiedAssets: Decimal | null
    }
    | {
      readonly form: "5498-SA"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Bank or broker that keeps the account and sent the form in. */
      readonly trustee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the trustee. From "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whose account it is. */
      readonly participant: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the participant, usually masked. From "PARTICIPANT'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Contributions made in the year; box 2. From ITEMS."TOTAL CONTRIBUTIONS MADE". */
      readonly totalContributions: Decimal | null
      /** Moved in from other accounts; box 4. From ITEMS."ROLLOVER CONTRIBUTIONS". */
      readonly rolloverContributions: Decimal | null
      /** Value of the account at the end of the year; box 5. From ITEMS."FAIR MARKET VALUE OF HSA, ARCHER MSA OR MA MSA" or ITEMS."FAIR MARKET VALUE OF ACCOUNT". */
      readonly fairMarketValueOfAccount: Decimal | null
      /** HSA, Archer MSA or MA MSA, in the authority's words; box 6. From ITEMS."TYPE OF ACCOUNT". */
      readonly typeOfAccount: string | null
    }
    | {
      readonly form: "W-2G"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Winnings; box 1. From ITEMS."GROSS WINNINGS". */
      readonly grossWinnings: Decimal | null
      /** Day they were won; box 2. From ITEMS."DATE WON". */
      readonly dateWon: string | null
      /** Kind of wager, in the authority's words; box 3. From ITEMS."TYPE OF WAGER". */
      readonly typeOfWager: string | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
    }
    | {
      readonly form: "K-1 (1065)"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose profit it is a share of. */
      readonly partnership: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number of the partnership. From "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who has the share. */
      readonly partner: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the partner, usually masked. From "PARTNER'S IDENTIFICATION NUMBER" or "PARTNER'S IDENTIFYING NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Share of ordinary business income or loss; box 1. From ITEMS."ORDINARY INCOME K-1". */
      readonly ordinaryBusinessIncomeOrLoss: Decimal | null
      /** Share of rental real estate income or loss; box 2. From ITEMS."REAL ESTATE". */
      readonly netRentalRealEstateIncomeOrLoss: Decimal | null
      /** Share of other rental income or loss; box 3. From ITEMS."OTHER RENTAL". */
      readonly otherNetRentalIncomeOrLoss: Decimal | null
      /** Paid to the partner whatever the profit; box 4. From ITEMS."GUARANTEED PAYMENTS". */
      readonly guaranteedPayments: Decimal | null
      /** Share of interest; box 5. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Share of dividends; box 6. From ITEMS."DIVIDENDS". */
      readonly dividends: Decimal | null
      /** Share of royalties; box 7. From ITEMS."ROYALTIES". */
      readonly royalties: Decimal | null
      /** Share of net short-term capital gain or loss; box 8. From ITEMS."SHORT-TERM CAPITAL GAIN" or ITEMS."NET SHORT-TERM CAPITAL GAIN". */
      readonly netShortTermGainOrLoss: Decimal | null
      /** Share of net long-term capital gain or loss; box 9a. From ITEMS."LONG-TERM CAPITAL GAIN" or ITEMS."NET LONG-TERM CAPITAL GAIN". */
      readonly netLongTermGainOrLoss: Decimal | null
      /** Share of property deducted at once under section 179; box 12. From ITEMS."SECTION 179 EXPENSES" or ITEMS."SECTION 179 DEDUCTION". */
      readonly section179Deduction: Decimal | null
      /** Share that counts as earned by self-employment; box 14. From ITEMS."SELF-EMPLOYMENT EARNINGS". */
      readonly selfEmploymentEarnings: Decimal | null
      /** Paid out to the partner; box 19. From ITEMS."DISTRIBUTIONS". */
      readonly distributions: Decimal | null
      /** Share of profit at the beginning of the year; item J. From ITEMS."PARTNER'S SHARE OF PROFIT BEGINNING". */
      readonly profitShareBeginning: { readonly amount: string; readonly percent: boolean } | null
      /** Share of profit at the end of the year; item J. From ITEMS."PARTNER'S SHARE OF PROFIT ENDING". */
      readonly profitShareEnding: { readonly amount: string; readonly percent: boolean } | null
      /** Share of loss at the end of the year; item J. From ITEMS."PARTNER'S SHARE OF LOSS ENDING". */
      readonly lossShareEnding: { readonly amount: string; readonly percent: boolean } | null
      /** Share of capital at the end of the year; item J. From ITEMS."PARTNER'S SHARE OF CAPITAL ENDING". */
      readonly capitalShareEnding: { readonly amount: string; readonly percent: boolean } | null
      /** Share of debts nobody is liable for, at the beginning of the year; item K. From ITEMS."NONRECOURSE BEGINNING". */
      readonly nonrecourseLiabilitiesBeginning: Decimal | null
      /** Share of debts nobody is liable for, at the end of the year; item K. From ITEMS."NONRECOURSE ENDING". */
      readonly nonrecourseLiabilitiesEnding: Decimal | null
      /** Share of debts on real property nobody is liable for, at the beginning of the year; item K. From ITEMS."QUALIFIED NONRECOURSE BEGINNING". */
      readonly qualifiedNonrecourseFinancingBeginning: Decimal | null
      /** Share of debts on real property nobody is liable for, at the end of the year; item K. From ITEMS."QUALIFIED NONRECOURSE ENDING". */
      readonly qualifiedNonrecourseFinancingEnding: Decimal | null
      /** Share of debts the partner is liable for, at the beginning of the year; item K. From ITEMS."RECOURSE BEGINNING". */
      readonly recourseLiabilitiesBeginning: Decimal | null
      /** Share of debts the partner is liable for, at the end of the year; item K. From ITEMS."RECOURSE ENDING". */
      readonly recourseLiabilitiesEnding: Decimal | null
      /** Schedule K-3 on foreign matters is attached. From ITEMS."SCHEDULE K-3". */
      readonly scheduleK3: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "K-1 (1120-S)"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose profit it is a share of. */
      readonly corporation: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number of the corporation. From "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who has the share. */
      readonly shareholder: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the shareholder, usually masked. From "SHAREHOLDER'S IDENTIFICATION NUMBER" or "SHAREHOLDER'S IDENTIFYING NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Share of ordinary business income or loss; box 1. From ITEMS."ORDINARY INCOME K-1". */
      readonly ordinaryBusinessIncomeOrLoss: Decimal | null
      /** Share of rental real estate income or loss; box 2. From ITEMS."REAL ESTATE". */
      readonly netRentalRealEstateIncomeOrLoss: Decimal | null
      /** Share of other rental income or loss; box 3. From ITEMS."OTHER RENTAL". */
      readonly otherNetRentalIncomeOrLoss: Decimal | null
      /** Share of interest; box 4. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Share of dividends; box 5. From ITEMS."DIVIDENDS". */
      readonly dividends: Decimal | null
      /** Share of royalties; box 6. From ITEMS."ROYALTIES". */
      readonly royalties: Decimal | null
      /** Share of net short-term capital gain or loss; box 7. From ITEMS."SHORT-TERM CAPITAL GAIN". */
      readonly netShortTermGainOrLoss: Decimal | null
      /** Share of net long-term capital gain or loss; box 8a. From ITEMS."LONG-TERM CAPITAL GAIN". */
      readonly netLongTermGainOrLoss: Decimal | null
      /** Share of property deducted at once under section 179; box 11. From ITEMS."SECTION 179 EXPENSES". */
      readonly section179Deduction: Decimal | null
      /** Paid out to the shareholder; box 16. From ITEMS."DISTRIBUTIONS". */
      readonly distributions: Decimal | null
      /** Share of the stock. From ITEMS."SHAREHOLDER'S PERCENTAGE OF STOCK OWNERSHIP". */
      readonly stockOwnershipPercentage: { readonly amount: string; readonly percent: boolean } | null
      /** Schedule K-3 on foreign matters is attached. From ITEMS."SCHEDULE K-3". */
      readonly scheduleK3: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "K-1 (1041)"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose income it is a share of. */
      readonly estateOrTrust: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number of the estate or trust. From "ESTATE'S OR TRUST'S EMPLOYER IDENTIFICATION NUMBER" or "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who has the share. */
      readonly beneficiary: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the beneficiary, usually masked. From "BENEFICIARY'S IDENTIFICATION NUMBER" or "BENEFICIARY'S IDENTIFYING NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Share of interest; box 1. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Share of dividends; box 2. From ITEMS."DIVIDENDS". */
      readonly dividends: Decimal | null
      /** Share of net long-term capital gain; box 4a. From ITEMS."LONG-TERM CAPITAL GAIN". */
      readonly netLongTermGainOrLoss: Decimal | null
      /** Share of other income; box 5. From ITEMS."OTHER PORTFOLIO AND NON-BUSINESS INCOME". */
      readonly otherPortfolioAndNonbusinessIncome: Decimal | null
      /** Share of rental real estate income; box 7. From ITEMS."NET RENTAL REAL ESTATE INCOME". */
      readonly netRentalRealEstateIncomeOrLoss: Decimal | null
      /** Share of other rental income; box 8. From ITEMS."OTHER RENTAL INCOME". */
      readonly otherNetRentalIncomeOrLoss: Decimal | null
    }
    | {
      readonly form: "3921"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose shares they are. */
      readonly corporation: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the corporation. From "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRANSFEROR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
        readonly taxId: string | null
      }
      /** Who bought them. */
      readonly employee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER" or "EMPLOYEE'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day the option was granted; box 1. From ITEMS."DATE OPTION GRANTED". */
      readonly dateOptionGranted: string | null
      /** Day it was used; box 2. From ITEMS."DATE OPTION EXERCISED". */
      readonly dateOptionExercised: string | null
      /** Price paid for a share; box 3. From ITEMS."EXERCISE PRICE PER SHARE". */
      readonly exercisePricePerShare: Decimal | null
      /** Value of a share on that day; box 4. From ITEMS."FAIR MARKET VALUE PER SHARE ON EXERCISE DATE". */
      readonly fairMarketValuePerShareOnExerciseDate: Decimal | null
      /** Number of shares; box 5. From ITEMS."NUMBER OF SHARES TRANSFERRED". */
      readonly numberOfSharesTransferred: Decimal | null
    }
    | {
      readonly form: "3922"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose shares they are. */
      readonly corporation: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the corporation. From "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRANSFEROR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
        readonly taxId: string | null
      }
      /** Who bought them. */
      readonly employee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER" or "EMPLOYEE'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day the option was granted; box 1. From ITEMS."DATE OPTION GRANTED". */
      readonly dateOptionGranted: string | null
      /** Day it was used; box 2. From ITEMS."DATE OPTION EXERCISED". */
      readonly dateOptionExercised: string | null
      /** Value of a share on that day; box 4. From ITEMS."EXERCISE FAIR MARKET VALUE PER SHARE ON EXERCISE DATE" or ITEMS."EXERCISE FAIR MARKET VALUE PER SHARE". */
      readonly fairMarketValuePerShareOnExerciseDate: Decimal | null
      /** Price paid for a share; box 5. From ITEMS."EXERCISE PRICE PER SHARE". */
      readonly exercisePricePerShare: Decimal | null
      /** Number of shares; box 6. From ITEMS."NUMBER OF SHARES TRANSFERRED" or ITEMS."NUMBER OF SHARES TRANSFERRED (FRACTIONAL SHARES SEEN ON FORMS)". */
      readonly numberOfSharesTransferred: Decimal | null
    }
    | {
      readonly form: "1095-A"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Marketplace that sent the form in. */
      readonly marketplace: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the marketplace. From "MARKETPLACE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who bought the insurance or is insured. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of that person, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "COVERED INDIVIDUAL'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Number of the insurance policy. From ITEMS."POLICY NUMBER". */
      readonly policyNumber: string | null
      /** Day the insurance began. From ITEMS."POLICY START DATE". */
      readonly policyStartDate: string | null
      /** Day it ended. From ITEMS."POLICY TERMINATION DATE". */
      readonly policyTerminationDate: string | null
      /** Insurance premiums for the year. From ITEMS."ANNUAL PREMIUM AMOUNT". */
      readonly annualPremium: Decimal | null
      /** Premiums of the plan by which the credit is measured. From ITEMS."ANNUAL PREMIUM AMOUNT OF SLCSP". */
      readonly annualPremiumOfSecondLowestSilverPlan: Decimal | null
      /** Credit paid in advance to the insurer. From ITEMS."ANNUAL ADVANCE PAYMENT OF PTC". */
      readonly annualAdvancePayment: Decimal | null
    }
    | {
      readonly form: "1042-S"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "WITHHOLDING AGENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "WITHHOLDING AGENT'S EIN". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Kind of income; box 1. From ITEMS."INCOME CODE". */
      readonly incomeCode: string | null
      /** Gross income; box 2. From ITEMS."GROSS INCOME". */
      readonly grossIncome: Decimal | null
      /** Rate at which tax is withheld. From ITEMS."TAX RATE". */
      readonly taxRate: { readonly amount: string; readonly percent: boolean } | null
      /** Code of a country, likely the recipient's. From ITEMS."COUNTRY CODE". */
      readonly countryCode: string | null
      /** Federal income tax withheld; box 7a. From ITEMS."U.S. FEDERAL TAX WITHHELD" or ITEMS."FEDERAL TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
    }
    | {
      readonly form: "W&IS SUMMARY"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Wages. From ITEMS."WAGES". */
      readonly wages: Decimal | null
      /** Federal income tax withheld. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** State or local income tax refunds, credits or offsets. From ITEMS."PRIOR YEAR REFUND". */
      readonly stateAndLocalTaxRefunds: Decimal | null
      /** Unemployment compensation. From ITEMS."UNEMPLOYMENT COMPENSATION". */
      readonly unemploymentCompensation: Decimal | null
      /** Capital gains passed on by funds, as Form 1099-DIV calls them. From ITEMS."CAPITAL GAINS". */
      readonly capitalGainDistributions: Decimal | null
      /** Gross proceeds. From ITEMS."GROSS PROCEEDS". */
      readonly grossProceeds: Decimal | null
      /** Proceeds of sales through brokers. From ITEMS."PROCEEDS". */
      readonly proceeds: Decimal | null
      /** Cost or other basis of what was sold. From ITEMS."COST OR BASIS". */
      readonly costOrBasis: Decimal | null
      /** Loss not allowed as the security was bought again. From ITEMS."WASH SALE LOSS DISALLOWED". */
      readonly washSaleLossDisallowed: Decimal | null
      /** Original issue discount that is not taxed. From ITEMS."TAX EXEMPT OID". */
      readonly taxExemptOid: Decimal | null
    }
    | {
      readonly form: "other"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** The entry as it came, unread. Carried over as it came, unread. */
      readonly entry: unknown
    }
  )[]
  /** Wages of all Forms W-2. Worked out: ( $originals := informationReturns[form = "W-2" and (submissionType.value ?? false) and
  $not($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? false) = false)];
  $corrected := informationReturns[form = "W-2" and ((submissionType.value ?? true) = false or
  ($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? true) = false))];
  $sumAsCorrected(
    $originals.wages, $originals.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4)),
    $corrected.wages, $corrected.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4))) )
. */
  readonly totalWages: Decimal | null
  /** Federal income tax withheld on all Forms W-2. Worked out: ( $originals := informationReturns[form = "W-2" and (submissionType.value ?? false) and
  $not($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? false) = false)];
  $corrected := informationReturns[form = "W-2" and ((submissionType.value ?? true) = false or
  ($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? true) = false))];
  $sumAsCorrected(
    $originals.federalIncomeTaxWithheld, $originals.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4)),
    $corrected.federalIncomeTaxWithheld, $corrected.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4))) )
. */
  readonly totalFederalIncomeTaxWithheldOnWages: Decimal | null
  /** Pay on all Forms 1099-NEC, and in box 7 of all Forms 1099-MISC that print it, up to 2019. Worked out: ( $originals := informationReturns[(form = "1099-NEC" or (form = "1099-MISC" and $exists(nonEmployeeCompensation))) and (submissionType.value ?? false)];
  $corrected := informationReturns[(form = "1099-NEC" or (form = "1099-MISC" and $exists(nonEmployeeCompensation))) and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.nonEmployeeCompensation, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.nonEmployeeCompensation, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalNonEmployeeCompensation: Decimal | null
  /** Benefits paid on all Forms SSA-1099, before any that were paid back. Worked out: ( $originals := informationReturns[form = "SSA-1099" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "SSA-1099" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.totalBenefitsPaid, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.totalBenefitsPaid, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalSocialSecurityBenefits: Decimal | null
  /** Benefits on all Forms SSA-1099 less those paid back, as box 5 has it; repayments that are not printed count as none. Worked out: $subtractMoney(totalSocialSecurityBenefits, ( $originals := informationReturns[form = "SSA-1099" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "SSA-1099" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.(repayments ?? $money("0.00")), $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.(repayments ?? $money("0.00")), $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) ))
. */
  readonly totalNetSocialSecurityBenefits: Decimal | null
  /** Gross distributions on all Forms 1099-R - pensions, annuities, IRAs and insurance, rollovers and conversions included. Worked out: ( $originals := informationReturns[form = "1099-R" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-R" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.grossDistribution, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.grossDistribution, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalPensionsGross: Decimal | null
  /** Taxable amounts on all Forms 1099-R; null where one of them says that the payer could not determine it, as what it prints is no figure then. Worked out: $count(informationReturns[form = "1099-R" and (submissionType.value ?? true) and
  (taxableAmountNotDetermined.value ?? false)]) > 0 ? null :
( $originals := informationReturns[form = "1099-R" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-R" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.taxableAmount, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.taxableAmount, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalPensionsTaxable: Decimal | null
  /** Ordinary business income or loss on all Schedules K-1 of partnerships. Worked out: ( $originals := informationReturns[form = "K-1 (1065)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1065)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.ordinaryBusinessIncomeOrLoss, $originals.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4)),
    $corrected.ordinaryBusinessIncomeOrLoss, $corrected.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4))) )
. */
  readonly totalPartnershipIncome: Decimal | null
  /** Guaranteed payments on all Schedules K-1 of partnerships. Worked out: ( $originals := informationReturns[form = "K-1 (1065)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1065)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.guaranteedPayments, $originals.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4)),
    $corrected.guaranteedPayments, $corrected.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4))) )
. */
  readonly totalPartnershipGuaranteedPayments: Decimal | null
  /** Ordinary business income or loss on all Schedules K-1 of S corporations. Worked out: ( $originals := informationReturns[form = "K-1 (1120-S)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1120-S)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.ordinaryBusinessIncomeOrLoss, $originals.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4)),
    $corrected.ordinaryBusinessIncomeOrLoss, $corrected.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4))) )
. */
  readonly totalSCorporationIncome: Decimal | null
  /** Other portfolio and nonbusiness income on all Schedules K-1 of estates and trusts; interest, dividends, gains and rents are no part of it. Worked out: ( $originals := informationReturns[form = "K-1 (1041)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1041)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.otherPortfolioAndNonbusinessIncome, $originals.($substring(estateOrTrust.taxId, -4) & " " & $substring(beneficiary.taxId, -4)),
    $corrected.otherPortfolioAndNonbusinessIncome, $corrected.($substring(estateOrTrust.taxId, -4) & " " & $substring(beneficiary.taxId, -4))) )
. */
  readonly totalEstateOrTrustIncome: Decimal | null
  /** Interest of box 1 on all Forms 1099-INT. Worked out: ( $originals := informationReturns[form = "1099-INT" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-INT" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.interest, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.interest, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalInterest: Decimal | null
  /** Ordinary dividends on all Forms 1099-DIV. Worked out: ( $originals := informationReturns[form = "1099-DIV" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-DIV" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.ordinaryDividends, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.ordinaryDividends, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalOrdinaryDividends: Decimal | null
  /** Unemployment compensation on all Forms 1099-G. Worked out: ( $originals := informationReturns[form = "1099-G" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-G" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.unemploymentCompensation, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.unemploymentCompensation, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalUnemploymentCompensation: Decimal | null
  /** State and local income tax refunds on all Forms 1099-G. Worked out: ( $originals := informationReturns[form = "1099-G" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-G" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.stateAndLocalTaxRefunds, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.stateAndLocalTaxRefunds, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalStateAndLocalTaxRefunds: Decimal | null
  /** Gross amount on all Forms 1099-K. Worked out: ( $originals := informationReturns[form = "1099-K" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-K" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.grossAmount, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.grossAmount, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalPaymentCardAmount: Decimal | null
}

/** Wage and Income Transcript: the data of mapping waid-income. */
export interface WaidIncomeData {
  /** Type of transcript, ACTR (account), RECA (record of account), RETR (return) or WAID (wage and income). From "TYPE". */
  readonly type: string | null
  /** Form as requested, such as 1040 or INCOME. From "FORM". */
  readonly form: string | null
  /** Month in which the requested tax period ends. From "PERIOD". */
  readonly period: string | null
  /** Last four characters of the taxpayer identification number. From "LAST4". */
  readonly last4: string | null
  /** The authority's sentence where it has no data for this request; null where there is data. */
  readonly noDataNotice: string | null
  /** The transcript itself - what was asked for, when, and about whom. */
  readonly header: {
    /** Title of the transcript. From "TITLE". */
    readonly title: string | null
    /** Day the transcript was asked for. From "REQUEST DATE". */
    readonly requestDate: string | null
    /** Day the IRS answered; figures are as of this day. From "RESPONSE DATE". */
    readonly responseDate: string | null
    /** The IRS's own number for the request. From "TRACKING NUMBER" or "TRACKING ID". */
    readonly trackingNumber: string | null
    /** Number the requester may give, often all zeros. From "CUSTOMER FILE NUMBER". */
    readonly customerFileNumber: string | null
    /** Form the account belongs to. From "FORM NUMBER" or "FORM". */
    readonly formNumber: string | null
    /** Month in which the tax period ends, on every type alike. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "TAX PERIOD REQUESTED" or "PERIOD REQUESTED". */
    readonly taxPeriod: string | null
    /** Last day of the tax period; wage and income transcripts print only the month. From "TAX PERIOD" or "TAX PERIOD ENDING" or "REPORT FOR TAX PERIOD ENDING" or "PERIOD REQUESTED". */
    readonly taxPeriodEnd: string | null
    /** Taxpayer identification number, usually masked. From "TAXPAYER IDENTIFICATION NUMBER" or "SSN PROVIDED" or "TIN PROVIDED" or "EIN PROVIDED". */
    readonly taxId: string | null
    /** Spouse's identification number on a joint account, usually masked. From "SPOUSE TAXPAYER IDENTIFICATION NUMBER". */
    readonly spouseTaxId: string | null
    /** Name on the account, often cut to four letters a word. From "NAME". */
    readonly name: string | null
    /** Street on the account, often cut short. From "STREET" or "ADDRESS". */
    readonly address: string | null
  }
  /** Forms sent in about the taxpayer, one entry for each. */
  readonly informationReturns: readonly (
    | {
      readonly form: "W-2"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Who paid the wages. */
      readonly employer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number. From "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
        readonly taxId: string | null
      }
      /** Who earned them. */
      readonly employee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER". */
        readonly taxId: string | null
      }
      /** Wages, tips and other compensation; box 1. From ITEMS."WAGES, TIPS AND OTHER COMPENSATION". */
      readonly wages: Decimal | null
      /** Federal income tax withheld; box 2. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Social security wages; box 3. From ITEMS."SOCIAL SECURITY WAGES". */
      readonly socialSecurityWages: Decimal | null
      /** Social security tax withheld; box 4. From ITEMS."SOCIAL SECURITY TAX WITHHELD". */
      readonly socialSecurityTaxWithheld: Decimal | null
      /** Medicare wages and tips; box 5. From ITEMS."MEDICARE WAGES AND TIPS". */
      readonly medicareWages: Decimal | null
      /** Medicare tax withheld; box 6. From ITEMS."MEDICARE TAX WITHHELD". */
      readonly medicareTaxWithheld: Decimal | null
      /** Tips under social security; box 7. From ITEMS."SOCIAL SECURITY TIPS". */
      readonly socialSecurityTips: Decimal | null
      /** Tips the employer allocated; box 8. From ITEMS."ALLOCATED TIPS". */
      readonly allocatedTips: Decimal | null
      /** Dependent care benefits; box 10. From ITEMS."DEPENDENT CARE BENEFITS". */
      readonly dependentCareBenefits: Decimal | null
      /** Pay put into retirement plans; box 12. From ITEMS."DEFERRED COMPENSATION". */
      readonly deferredCompensation: Decimal | null
      /** Box 12 code Q. From ITEMS."CODE ""Q"" NONTAXABLE COMBAT PAY". */
      readonly nontaxableCombatPay: Decimal | null
      /** Medical savings account; box 12 code R. From ITEMS."CODE ""R"" EMPLOYER'S CONTRIBUTION TO MSA". */
      readonly employerMsaContributions: Decimal | null
      /** SIMPLE retirement account, by the form the pay an employee puts in; box 12 code S. From ITEMS."CODE ""S"" EMPLOYER'S CONTRIBUTION TO SIMPLE ACCOUNT". */
      readonly employerSimpleContributions: Decimal | null
      /** Adoption benefits; box 12 code T. From ITEMS."CODE ""T"" EXPENSES INCURRED FOR QUALIFIED ADOPTIONS". */
      readonly adoptionExpenses: Decimal | null
      /** Part of the wages that comes from stock options; box 12 code V. From ITEMS."CODE ""V"" INCOME FROM EXERCISE OF NON-STATUTORY STOCK OPTIONS". */
      readonly stockOptionIncome: Decimal | null
      /** Health savings account; box 12 code W. From ITEMS."CODE ""W"" EMPLOYER CONTRIBUTIONS TO A HEALTH SAVINGS ACCOUNT". */
      readonly employerHsaContributions: Decimal | null
      /** Pay deferred under section 409A; box 12 code Y. From ITEMS."CODE ""Y"" DEFERRALS UNDER A SECTION 409A NONQUALIFIED DEFERRED COMPENSATION PLAN". */
      readonly section409aDeferrals: Decimal | null
      /** Part of the wages that section 409A taxes; box 12 code Z. From ITEMS."CODE ""Z"" INCOME UNDER SECTION 409A ON A NONQUALIFIED DEFERRED COMPENSATION PLAN". */
      readonly section409aIncome: Decimal | null
      /** Box 12 code AA. From ITEMS."CODE ""AA"" DESIGNATED ROTH CONTRIBUTIONS UNDER A SECTION 401(K) PLAN". */
      readonly roth401kContributions: Decimal | null
      /** Box 12 code BB. From ITEMS."CODE ""BB"" DESIGNATED ROTH CONTRIBUTIONS UNDER A SECTION 403(B) PLAN". */
      readonly roth403bContributions: Decimal | null
      /** Cost of health coverage, not taxed; box 12 code DD. From ITEMS."CODE ""DD"" COST OF EMPLOYER-SPONSORED HEALTH COVERAGE". */
      readonly healthCoverageCost: Decimal | null
      /** Box 12 code EE. From ITEMS."CODE ""EE"" DESIGNATED ROTH CONTRIBUTIONS UNDER A GOVERNMENTAL SECTION 457(B) PLAN". */
      readonly roth457bContributions: Decimal | null
      /** Box 12 code FF. From ITEMS."CODE ""FF"" PERMITTED BENEFITS UNDER A QUALIFIED SMALL EMPLOYER HEALTH REIMBURSEMENT ARRANGEMENT". */
      readonly smallEmployerHealthReimbursement: Decimal | null
      /** Box 12 code GG. From ITEMS."CODE ""GG"" INCOME FROM QUALIFIED EQUITY GRANTS UNDER SECTION 83(I)". */
      readonly qualifiedEquityGrantIncome: Decimal | null
      /** Box 12 code HH. From ITEMS."CODE ""HH"" AGGREGATE DEFERRALS UNDER SECTION 83(I) ELECTIONS AS OF THE CLOSE OF THE CALENDAR YEAR". */
      readonly section83iDeferrals: Decimal | null
      /** Sick pay from a third party; box 13. From ITEMS."THIRD PARTY SICK PAY INDICATOR". */
      readonly thirdPartySickPay: { readonly text: string; readonly value: boolean | null } | null
      /** Takes part in a retirement plan of the employer; box 13. From ITEMS."RETIREMENT PLAN INDICATOR". */
      readonly retirementPlan: { readonly text: string; readonly value: boolean | null } | null
      /** Statutory employee, who reports expenses on Schedule C; box 13. From ITEMS."STATUTORY EMPLOYEE". */
      readonly statutoryEmployee: { readonly text: string; readonly value: boolean | null } | null
      /** As submissionType, under another label. From ITEMS."W2 SUBMISSION TYPE". */
      readonly w2SubmissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Whether the social security number was found to be right. From ITEMS."W2 WHC SSN VALIDATION CODE". */
      readonly ssnValidationCode: string | null
    }
    | {
      readonly form: "1099-INT"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Interest other than on savings bonds and Treasury obligations; box 1. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Interest lost by early withdrawal; box 2. From ITEMS."INTEREST FORFEITURE" or ITEMS."EARLY WITHDRAWAL PENALTY". */
      readonly earlyWithdrawalPenalty: Decimal | null
      /** Interest on US savings bonds and Treasury obligations; box 3. From ITEMS."SAVINGS BONDS" or ITEMS."INTEREST ON US SAVINGS BONDS AND TREASURY OBLIGATIONS". */
      readonly savingsBondAndTreasuryInterest: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Investment expenses; box 5. From ITEMS."INVESTMENT EXPENSE" or ITEMS."INVESTMENT EXPENSES". */
      readonly investmentExpenses: Decimal | null
      /** Foreign tax paid; box 6. From ITEMS."FOREIGN TAX PAID". */
      readonly foreignTaxPaid: Decimal | null
      /** Where that tax was paid; box 7. From ITEMS."FOREIGN COUNTRY OR US POSSESSION". */
      readonly foreignCountryOrUsPossession: string | null
      /** Interest that is not taxed; box 8. From ITEMS."TAX-EXEMPT INTEREST" or ITEMS."TAX EXEMPT INTEREST". */
      readonly taxExemptInterest: Decimal | null
      /** Part of box 8 under the alternative minimum tax; box 9. From ITEMS."SPECIFIED PRIVATE ACTIVITY BOND INTEREST". */
      readonly privateActivityBondInterest: Decimal | null
      /** Market discount; box 10. From ITEMS."MARKET DISCOUNT". */
      readonly marketDiscount: Decimal | null
      /** Bond premium; box 11. From ITEMS."BOND PREMIUM". */
      readonly bondPremium: Decimal | null
      /** Bond premium on Treasury obligations; box 12. From ITEMS."BOND PREMIUM ON TREASURY OBLIGATIONS". */
      readonly bondPremiumOnTreasuryObligations: Decimal | null
      /** Bond premium on tax-exempt bonds; box 13. From ITEMS."BOND PREMIUM ON TAX EXEMPT BOND". */
      readonly bondPremiumOnTaxExemptBonds: Decimal | null
      /** Number of the security; box 14. From ITEMS."CUSIP NUMBER". */
      readonly cusip: string | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-DIV"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** All ordinary dividends; box 1a. From ITEMS."ORDINARY DIVIDEND" or ITEMS."ORDINARY DIVIDENDS" or ITEMS."TOTAL ORDINARY DIVIDENDS". */
      readonly ordinaryDividends: Decimal | null
      /** Part of box 1a taxed as capital gain; box 1b. From ITEMS."QUALIFIED DIVIDENDS". */
      readonly qualifiedDividends: Decimal | null
      /** Capital gains passed on by funds; box 2a. From ITEMS."CAPITAL GAINS" or ITEMS."TOTAL CAPITAL GAIN DISTRIBUTION". */
      readonly capitalGainDistributions: Decimal | null
      /** Part of box 2a from depreciation on real property; box 2b. From ITEMS."UNRECAPTURED SECTION 1250 GAIN". */
      readonly unrecapturedSection1250Gain: Decimal | null
      /** Part of box 2a from small business stock; box 2c. From ITEMS."SECTION 1202 GAIN". */
      readonly section1202Gain: Decimal | null
      /** Part of box 2a from collectibles; box 2d. From ITEMS."COLLECTIBLES (28%) GAIN". */
      readonly collectiblesGain: Decimal | null
      /** Part of box 1a from US real property; box 2e. From ITEMS."SECTION 897 ORDINARY DIVIDENDS". */
      readonly section897OrdinaryDividends: Decimal | null
      /** Part of box 2a from US real property; box 2f. From ITEMS."SECTION 897 CAPITAL GAIN". */
      readonly section897CapitalGain: Decimal | null
      /** Part of what was invested, paid back and not taxed; box 3. From ITEMS."NON-TAXABLE DISTRIBUTION" or ITEMS."NONDIVIDEND DISTRIBUTIONS". */
      readonly nondividendDistributions: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Part of box 1a that counts as business income; box 5. From ITEMS."SECTION 199A DIVIDENDS". */
      readonly section199aDividends: Decimal | null
      /** Investment expenses; box 6. From ITEMS."INVESTMENT EXPENSE". */
      readonly investmentExpenses: Decimal | null
      /** Foreign tax paid; box 7. From ITEMS."FOREIGN TAX PAID". */
      readonly foreignTaxPaid: Decimal | null
      /** Where that tax was paid; box 8. From ITEMS."FOREIGN COUNTRY OR US POSSESSION". */
      readonly foreignCountryOrUsPossession: string | null
      /** Cash out of a company that is wound up; box 9. From ITEMS."CASH LIQUIDATION DISTRIBUTION". */
      readonly cashLiquidationDistributions: Decimal | null
      /** Property out of a company that is wound up; box 10. From ITEMS."NON-CASH LIQUIDATION DISTRIBUTION". */
      readonly noncashLiquidationDistributions: Decimal | null
      /** Dividends that are not taxed; box 12 (2022-2023). From ITEMS."EXEMPT INTEREST DIVIDENDS" or ITEMS."EXEMPT INTEREST DIVIDEND". */
      readonly exemptInterestDividends: Decimal | null
      /** Part of the exempt dividends under the alternative minimum tax; box 13 (2022-2023). From ITEMS."SPECIFIED PRIVATE ACTIVITY BOND INTEREST DIVIDENDS". */
      readonly privateActivityBondInterestDividends: Decimal | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-R"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross distribution; box 1. From ITEMS."GROSS DISTRIBUTION". */
      readonly grossDistribution: Decimal | null
      /** Part that is taxed; box 2a. From ITEMS."TAXABLE AMOUNT". */
      readonly taxableAmount: Decimal | null
      /** Payer could not tell how much is taxed; box 2b. From ITEMS."TAX AMOUNT UNDETERMINED CODE" or ITEMS."TAXABLE AMOUNT NOT DETERMINED". */
      readonly taxableAmountNotDetermined: { readonly text: string; readonly value: boolean | null } | null
      /** Whole account was paid out; box 2b. From ITEMS."TOTAL DISTRIBUTION CODE" or ITEMS."TOTAL DISTRIBUTION". */
      readonly totalDistribution: { readonly text: string; readonly value: boolean | null } | null
      /** Part of box 2a that counts as capital gain; box 3. From ITEMS."ELIGIBLE CAPITAL GAINS" or ITEMS."CAPITAL GAIN". */
      readonly capitalGain: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Own contributions that come back untaxed; box 5. From ITEMS."TOTAL EMPLOYEE CONTRIBUTIONS" or ITEMS."EMPLOYEE CONTRIBUTIONS". */
      readonly employeeContributions: Decimal | null
      /** Gain on employer stock that is not yet taxed; box 6. From ITEMS."UNREALIZED APPRECIATION" or ITEMS."NET UNREALIZED APPRECIATION". */
      readonly netUnrealizedAppreciation: Decimal | null
      /** Kind of distribution; box 7. From ITEMS."DISTRIBUTION CODE" or ITEMS."DISTRIBUTION CODE(S)". */
      readonly distributionCode: string | null
      /** Kind of distribution, in the authority's words; box 7. From ITEMS."DISTRIBUTION CODE VALUE". */
      readonly distributionCodeValue: string | null
      /** Distribution is from an IRA, SEP or SIMPLE; box 7. From ITEMS."SEP INDICATOR" or ITEMS."IRA/SEP/SIMPLE INDICATOR". */
      readonly iraSepSimple: { readonly text: string; readonly value: boolean | null } | null
      /** Other value paid out; box 8. From ITEMS."OTHER INCOME". */
      readonly otherIncome: Decimal | null
      /** In-plan Roth rollover within five years; box 10. From ITEMS."AMOUNT ALLOCABLE TO IRR WITHIN 5 YEARS". */
      readonly amountAllocableToIrrWithinFiveYears: Decimal | null
      /** First year of a designated Roth contribution; box 11. From ITEMS."FIRST YEAR ROTH CONTRIBUTION". */
      readonly firstYearOfRothContribution: number | null
      /** Payer has to report under FATCA; box 12. From ITEMS."FATCA INDICATOR" or ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
      /** Day of a death benefit payment; box 13. From ITEMS."DATE OF PAYMENT". */
      readonly dateOfPayment: string | null
    }
    | {
      readonly form: "1099-MISC"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Rents; box 1. From ITEMS."RENTS". */
      readonly rents: Decimal | null
      /** Royalties; box 2. From ITEMS."ROYALTIES". */
      readonly royalties: Decimal | null
      /** Income of other kinds; box 3. From ITEMS."OTHER INCOME". */
      readonly otherIncome: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Share of the catch of a fishing boat; box 5. From ITEMS."FISHING INCOME" or ITEMS."FISHING BOAT PROCEEDS". */
      readonly fishingBoatProceeds: Decimal | null
      /** Paid to doctors and other providers of health care; box 6. From ITEMS."MEDICAL PAYMENTS" or ITEMS."MEDICAL AND HEALTH CARE PAYMENTS". */
      readonly medicalAndHealthCarePayments: Decimal | null
      /** Pay for work as no employee; box 7 up to 2019, then on Form 1099-NEC. From ITEMS."NON-EMPLOYEE COMPENSATION" or ITEMS."NONEMPLOYEE COMPENSATION". */
      readonly nonEmployeeCompensation: Decimal | null
      /** Paid in place of dividends or interest; box 8. From ITEMS."SUBSTITUTE PAYMENTS FOR DIVIDENDS". */
      readonly substitutePayments: Decimal | null
      /** Crop insurance proceeds. From ITEMS."CROP INSURANCE" or ITEMS."CROP INSURANCE PROCEEDS". */
      readonly cropInsuranceProceeds: Decimal | null
      /** Gross proceeds paid to an attorney. From ITEMS."ATTORNEY FEES" or ITEMS."GROSS PROCEEDS PAID TO AN ATTORNEY". */
      readonly attorneyProceeds: Decimal | null
      /** Pay deferred under section 409A. From ITEMS."SECTION 409A DEFERRALS". */
      readonly section409aDeferrals: Decimal | null
      /** Deferred pay that section 409A taxes. From ITEMS."SECTION 409A INCOME". */
      readonly section409aIncome: Decimal | null
      /** Severance above what the law allows untaxed. From ITEMS."EXCESS GOLDEN PARACHUTE" or ITEMS."EXCESS GOLDEN PARACHUTE PAYMENTS". */
      readonly excessGoldenParachute: Decimal | null
      /** Foreign tax paid. From ITEMS."FOREIGN TAX PAID". */
      readonly foreignTaxPaid: Decimal | null
      /** Payer sold goods for resale. From ITEMS."DIRECT SALES INDICATOR". */
      readonly directSales: { readonly text: string; readonly value: boolean | null } | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-NEC"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Pay for work as no employee; box 1. From ITEMS."NON-EMPLOYEE COMPENSATION" or ITEMS."NONEMPLOYEE COMPENSATION". */
      readonly nonEmployeeCompensation: Decimal | null
      /** Payer sold goods for resale; box 2. From ITEMS."DIRECT SALES INDICATOR". */
      readonly directSales: { readonly text: string; readonly value: boolean | null } | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-G"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Unemployment compensation; box 1. From ITEMS."UNEMPLOYMENT COMPENSATION". */
      readonly unemploymentCompensation: Decimal | null
      /** State or local income tax refunds, credits or offsets; box 2. From ITEMS."PRIOR YEAR REFUND" or ITEMS."STATE OR LOCAL INCOME TAX REFUNDS, CREDITS OR OFFSETS". */
      readonly stateAndLocalTaxRefunds: Decimal | null
      /** Tax year that refund is for; box 3. From ITEMS."YEAR OF REFUND". */
      readonly yearOfRefund: number | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Trade adjustment assistance, called RTAA or ATAA; box 5. From ITEMS."ATAA PAYMENTS" or ITEMS."RTAA PAYMENTS". */
      readonly tradeAdjustmentPayments: Decimal | null
      /** Grants that are taxed; box 6. From ITEMS."TAXABLE GRANTS". */
      readonly taxableGrants: Decimal | null
      /** Payments to farmers; box 7. From ITEMS."AGRICULTURAL SUBSIDIES". */
      readonly agriculturalSubsidies: Decimal | null
      /** Refund belongs to a trade or business; box 8. From ITEMS."1099G OFFSET". */
      readonly tradeOrBusinessIncome: { readonly text: string; readonly value: boolean | null } | null
      /** Gain on loans repaid to the Commodity Credit Corporation; box 9. From ITEMS."MARKET GAIN ON COMMODITY CREDIT CORPORATION LOANS REPAID". */
      readonly commodityCreditMarketGain: Decimal | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND TIN NOTICE". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-B"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** What was sold; box 1a. From ITEMS."DESCRIPTION". */
      readonly description: string | null
      /** Number of the security. From ITEMS."CUSIP NUMBER". */
      readonly cusip: string | null
      /** Day it was bought; box 1b. From ITEMS."DATE ACQUIRED". */
      readonly dateAcquired: string | null
      /** Day it was sold; box 1c. From ITEMS."DATE SOLD OR DISPOSED". */
      readonly dateSoldOrDisposed: string | null
      /** Proceeds, whose line is left out where they are zero; box 1d. From ITEMS."PROCEEDS" or ITEMS."GROSS PROCEEDS". */
      readonly proceeds: Decimal | null
      /** Cost or other basis; box 1e. From ITEMS."COST OR BASIS" or ITEMS."COST OR OTHER BASIS". */
      readonly costOrBasis: Decimal | null
      /** Accrued market discount; box 1f. From ITEMS."ACCRUED MARKET DISCOUNT". */
      readonly accruedMarketDiscount: Decimal | null
      /** Loss not allowed as the security was bought again; box 1g. From ITEMS."WASH SALE LOSS DISALLOWED". */
      readonly washSaleLossDisallowed: Decimal | null
      /** Short-term, long-term or ordinary, in the authority's words; box 2. From ITEMS."TYPE OF GAIN OR LOSS". */
      readonly typeOfGainOrLoss: string | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Broker need not report the basis; box 5. From ITEMS."NONCOVERED SECURITY INDICATOR". */
      readonly noncoveredSecurity: { readonly text: string; readonly value: boolean | null } | null
      /** Loss is not allowed; box 7. From ITEMS."LOSS NOT ALLOWED". */
      readonly lossNotAllowed: { readonly text: string; readonly value: boolean | null } | null
      /** Contracts closed in the year; box 8. From ITEMS."REALIZED PROFIT OR LOSS" or ITEMS."PROFIT OR (LOSS) REALIZED IN THE YEAR". */
      readonly realizedProfitOrLoss: Decimal | null
      /** Contracts in total; box 11. From ITEMS."AGGREGATE PROFIT OR LOSS" or ITEMS."AGGREGATE PROFIT OR (LOSS)". */
      readonly aggregateProfitOrLoss: Decimal | null
      /** Box of Form 8949 the sale belongs under, in the authority's words. From ITEMS."APPLICABLE CHECK BOX ON FORM 8949". */
      readonly form8949CheckBox: string | null
      /** IRS told the payer twice that the number was wrong. From ITEMS."SECOND NOTICE INDICATOR". */
      readonly secondNotice: { readonly text: string; readonly value: boolean | null } | null
      /** Payer has to report under FATCA. From ITEMS."FATCA FILING REQUIREMENT". */
      readonly fatcaFilingRequirement: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-DA"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day it was acquired. From ITEMS."DATE ACQUIRED". */
      readonly dateAcquired: string | null
      /** Day it was sold. From ITEMS."DATE SOLD OR DISPOSED". */
      readonly dateSoldOrDisposed: string | null
      /** Proceeds. From ITEMS."PROCEEDS" or ITEMS."GROSS PROCEEDS". */
      readonly proceeds: Decimal | null
      /** Cost or other basis. From ITEMS."COST OR BASIS". */
      readonly costOrBasis: Decimal | null
      /** Box of Form 8949 the sale belongs under, in the authority's words. From ITEMS."APPLICABLE CHECK BOX ON FORM 8949". */
      readonly form8949CheckBox: string | null
    }
    | {
      readonly form: "1099-K"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross amount of all payments; box 1a. From ITEMS."GROSS AMOUNT OF PAYMENT CARD/THIRD PARTY TRANSACTIONS" or ITEMS."GROSS AMOUNT". */
      readonly grossAmount: Decimal | null
      /** Part of it paid without the card at hand; box 1b. From ITEMS."CARD NOT PRESENT TRANSACTIONS". */
      readonly cardNotPresentTransactions: Decimal | null
      /** Kind of business; box 2. From ITEMS."MERCHANT CATEGORY CODE". */
      readonly merchantCategoryCode: string | null
      /** Number of payments; box 3. From ITEMS."NUMBER OF PAYMENT TRANSACTIONS". */
      readonly numberOfPaymentTransactions: number | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Gross amount of January; box 5a. From ITEMS."JANUARY PAYMENTS". */
      readonly januaryPayments: Decimal | null
      /** Gross amount of February; box 5b. From ITEMS."FEBRUARY PAYMENTS". */
      readonly februaryPayments: Decimal | null
      /** Gross amount of March; box 5c. From ITEMS."MARCH PAYMENTS". */
      readonly marchPayments: Decimal | null
      /** Gross amount of April; box 5d. From ITEMS."APRIL PAYMENTS". */
      readonly aprilPayments: Decimal | null
      /** Gross amount of May; box 5e. From ITEMS."MAY PAYMENTS". */
      readonly mayPayments: Decimal | null
      /** Gross amount of June; box 5f. From ITEMS."JUNE PAYMENTS". */
      readonly junePayments: Decimal | null
      /** Gross amount of July; box 5g. From ITEMS."JULY PAYMENTS". */
      readonly julyPayments: Decimal | null
      /** Gross amount of August; box 5h. From ITEMS."AUGUST PAYMENTS". */
      readonly augustPayments: Decimal | null
      /** Gross amount of September; box 5i. From ITEMS."SEPTEMBER PAYMENTS". */
      readonly septemberPayments: Decimal | null
      /** Gross amount of October; box 5j. From ITEMS."OCTOBER PAYMENTS". */
      readonly octoberPayments: Decimal | null
      /** Gross amount of November; box 5k. From ITEMS."NOVEMBER PAYMENTS". */
      readonly novemberPayments: Decimal | null
      /** Gross amount of December; box 5l. From ITEMS."DECEMBER PAYMENTS". */
      readonly decemberPayments: Decimal | null
      /** Payment cards or a third party network, in the authority's words. From ITEMS."TYPE OF PAYMENT INDICATOR". */
      readonly typeOfPayment: string | null
      /** Settlement entity or electronic payment facilitator, in the authority's words. From ITEMS."TYPE OF FILER INDICATOR". */
      readonly typeOfFiler: string | null
    }
    | {
      readonly form: "1099-S"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day of the sale; box 1. From ITEMS."DATE OF CLOSING". */
      readonly dateOfClosing: string | null
      /** Gross proceeds; box 2. From ITEMS."GROSS PROCEEDS". */
      readonly grossProceeds: Decimal | null
      /** Which property it is; box 3. From ITEMS."ADDRESS OR LEGAL DESCRIPTION". */
      readonly addressOrLegalDescription: string | null
      /** Seller was paid with something else than money, too; box 4. From ITEMS."TRANSFEROR RECEIVED PROPERTY OR SERVICES". */
      readonly receivedPropertyOrServices: { readonly text: string; readonly value: boolean | null } | null
      /** Real estate tax charged to the buyer; box 6. From ITEMS."BUYER'S PART OF REAL ESTATE TAX". */
      readonly buyersPartOfRealEstateTax: Decimal | null
    }
    | {
      readonly form: "1099-C"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day of the event that canceled the debt; box 1. From ITEMS."DATE CANCELED" or ITEMS."DATE OF IDENTIFIABLE EVENT". */
      readonly dateCanceled: string | null
      /** Debt canceled; box 2. From ITEMS."AMOUNT OF DEBT DISCHARGED" or ITEMS."AMOUNT OF DEBT CANCELLED". */
      readonly amountOfDebtDischarged: Decimal | null
      /** Interest that is part of box 2; box 3. From ITEMS."INTEREST FORGIVEN" or ITEMS."INTEREST IF INCLUDED IN BOX 2". */
      readonly interestIncluded: Decimal | null
      /** What the debt was for; box 4. From ITEMS."DEBT DESCRIPTION". */
      readonly debtDescription: string | null
      /** Debtor was personally liable; box 5. From ITEMS."PERSONALLY LIABLE". */
      readonly personallyLiable: { readonly text: string; readonly value: boolean | null } | null
      /** Kind of event that canceled the debt; box 6. From ITEMS."IDENTIFIABLE EVENT CODE". */
      readonly identifiableEventCode: string | null
      /** Value of the property given up; box 7. From ITEMS."PROPERTY FAIR MARKET VALUE" or ITEMS."FAIR MARKET VALUE OF PROPERTY". */
      readonly fairMarketValueOfProperty: Decimal | null
    }
    | {
      readonly form: "1099-A"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day the lender took it over or knew it was abandoned; box 1. From ITEMS."DATE OF ACQUISITION OR ABANDONMENT". */
      readonly dateOfAcquisitionOrAbandonment: string | null
      /** Principal still owed; box 2. From ITEMS."BALANCE OF PRINCIPAL OUTSTANDING". */
      readonly balanceOfPrincipalOutstanding: Decimal | null
      /** Value of the property; box 4. From ITEMS."FAIR MARKET VALUE OF PROPERTY". */
      readonly fairMarketValueOfProperty: Decimal | null
      /** Borrower was personally liable; box 5. From ITEMS."PERSONALLY LIABLE". */
      readonly personallyLiable: { readonly text: string; readonly value: boolean | null } | null
      /** Which property it is; box 6. From ITEMS."PROPERTY DESCRIPTION". */
      readonly propertyDescription: string | null
    }
    | {
      readonly form: "1099-OID"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Original issue discount of the year; box 1. From ITEMS."ORIGINAL ISSUE DISCOUNT". */
      readonly originalIssueDiscount: Decimal | null
      /** Other periodic interest; box 2. From ITEMS."INTEREST" or ITEMS."OTHER PERIODIC INTEREST". */
      readonly interest: Decimal | null
      /** Interest lost by early withdrawal; box 3. From ITEMS."INTEREST FORFEITURE". */
      readonly earlyWithdrawalPenalty: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Market discount; box 5. From ITEMS."MARKET DISCOUNT". */
      readonly marketDiscount: Decimal | null
      /** Which obligation it is; box 7. From ITEMS."DESCRIPTION". */
      readonly description: string | null
      /** Original issue discount that is not taxed; box 11. From ITEMS."TAX EXEMPT OID". */
      readonly taxExemptOid: Decimal | null
    }
    | {
      readonly form: "1099-PATR"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Patronage dividends; box 1. From ITEMS."PATRONAGE DIVIDENDS". */
      readonly patronageDividends: Decimal | null
      /** Nonpatronage distributions; box 2. From ITEMS."NON-PATRONAGE DISTRIBUTION". */
      readonly nonpatronageDistributions: Decimal | null
      /** Per-unit retain allocations; box 3. From ITEMS."RETAINED ALLOCATIONS" or ITEMS."PER-UNIT RETAIN ALLOCATIONS". */
      readonly perUnitRetainAllocations: Decimal | null
      /** Federal income tax withheld; box 4. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Redeemed notices; box 5. From ITEMS."REDEMPTION AMOUNT". */
      readonly redemptionAmount: Decimal | null
    }
    | {
      readonly form: "1099-Q"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross distribution; box 1. From ITEMS."GROSS DISTRIBUTION" or ITEMS."GROSS DISTRIBUTIONS". */
      readonly grossDistribution: Decimal | null
      /** Part of it that was earned; box 2. From ITEMS."EARNINGS". */
      readonly earnings: Decimal | null
      /** Part of it that was paid in; box 3. From ITEMS."BASIS". */
      readonly basis: Decimal | null
      /** Went from one trustee to another; box 4. From ITEMS."TRUSTEE TO TRUSTEE TRANSFER". */
      readonly trusteeToTrusteeTransfer: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1099-SA"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Gross distribution; box 1. From ITEMS."MSA GROSS DISTRIBUTIONS" or ITEMS."GROSS DISTRIBUTION". */
      readonly grossDistribution: Decimal | null
      /** Earnings on what was paid in too much; box 2. From ITEMS."EARNINGS ON EXCESS CONTRIBUTIONS". */
      readonly earningsOnExcessContributions: Decimal | null
      /** Kind of distribution; box 3. From ITEMS."DISTRIBUTION CODE". */
      readonly distributionCode: string | null
      /** Value of the account on the day its owner died; box 4. From ITEMS."FAIR MARKET VALUE ON DATE OF DEATH". */
      readonly fairMarketValueOnDateOfDeath: Decimal | null
      /** HSA, Archer MSA or MA MSA, in the authority's words; box 5. From ITEMS."TYPE OF ACCOUNT". */
      readonly typeOfAccount: string | null
    }
    | {
      readonly form: "1099-LTC"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Long-term care benefits paid; box 1. From ITEMS."GROSS LONG-TERM CARE BENEFITS PAID" or ITEMS."GROSS BENEFITS" or ITEMS."GROSS LONG TERM CARE BENEFITS PAID". */
      readonly grossBenefitsPaid: Decimal | null
      /** Death benefits paid ahead; box 2. From ITEMS."ACCELERATED DEATH BENEFITS PAID". */
      readonly acceleratedDeathBenefitsPaid: Decimal | null
    }
    | {
      readonly form: "SSA-1099"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Benefits paid in the year; box 3. From ITEMS."PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)" or ITEMS."PENSIONS AND ANNUITIES". */
      readonly totalBenefitsPaid: Decimal | null
      /** Parts of the benefits, by the year that they are for. */
      readonly taxYearPayments: readonly {
        /** The year in the label. */
        readonly year: number
        /** The amount for that year. From "TY <YYYY> PAYMENTS". */
        readonly amount: Decimal | null
      }[]
      /** Benefits paid back; box 4. From ITEMS."REPAYMENTS". */
      readonly repayments: Decimal | null
      /** Federal income tax withheld; box 6. From ITEMS."TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** Benefits set off against workers' compensation. From ITEMS."WORKERS COMPENSATION OFFSET". */
      readonly workersCompensationOffset: Decimal | null
      /** Fund that pays, such as disability, in the authority's words. From ITEMS."TRUST FUND INDICATOR". */
      readonly trustFund: string | null
      /** Which agency pays, in the authority's words. From ITEMS."SSA/RRB PAYMENTS". */
      readonly ssaOrRrbPayments: string | null
    }
    | {
      readonly form: "RRB-1099"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Benefits paid in the year. From ITEMS."PENSIONS AND ANNUITIES (TOTAL BENEFITS PAID)". */
      readonly totalBenefitsPaid: Decimal | null
      /** Benefits paid back. From ITEMS."REPAYMENTS". */
      readonly repayments: Decimal | null
      /** Federal income tax withheld. From ITEMS."TAX WITHHELD" or ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
    }
    | {
      readonly form: "1098"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who lent the money and sent the form in. */
      readonly lender: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the lender. From "RECIPIENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who paid the interest. */
      readonly borrower: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the borrower, usually masked. From "PAYER'S SOCIAL SECURITY NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Mortgage interest the borrower paid; box 1. From ITEMS."MORTGAGE INTEREST RECEIVED FROM PAYER(S)/BORROWER(S)". */
      readonly mortgageInterestReceived: Decimal | null
      /** Principal still owed; box 2. From ITEMS."OUTSTANDING MORTGAGE PRINCIPLE" or ITEMS."OUTSTANDING MORTGAGE PRINCIPAL". */
      readonly outstandingMortgagePrincipal: Decimal | null
      /** Day the mortgage was taken out; box 3. From ITEMS."MORTGAGE ORIGINATION DATE". */
      readonly mortgageOriginationDate: string | null
      /** Interest of earlier years paid back; box 4. From ITEMS."REFUND OF OVERPAID INTEREST". */
      readonly refundOfOverpaidInterest: Decimal | null
      /** Mortgage insurance premiums; box 5. From ITEMS."MORTGAGE INSURANCE PREMIUMS". */
      readonly mortgageInsurancePremiums: Decimal | null
      /** Points paid on buying the home; box 6. From ITEMS."POINTS PAID ON PURCHASE OF PRINCIPAL RESIDENCE". */
      readonly pointsPaid: Decimal | null
      /** Address of the property; box 8. From ITEMS."PROPERTY ADDRESS". */
      readonly propertyAddress: string | null
      /** Number of properties under the mortgage; box 9. From ITEMS."NUMBER OF MORTGAGED PROPERTIES". */
      readonly numberOfMortgagedProperties: number | null
      /** Day this lender took the mortgage over; box 11. From ITEMS."MORTGAGE ACQUISITION DATE". */
      readonly mortgageAcquisitionDate: string | null
    }
    | {
      readonly form: "1098-E"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who lent the money and sent the form in. */
      readonly lender: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the lender. From "RECIPIENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who paid the interest. */
      readonly borrower: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the borrower, usually masked. From "PAYER'S SOCIAL SECURITY NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Student loan interest the borrower paid; box 1. From ITEMS."STUDENT LOAN INTEREST RECEIVED BY LENDER" or ITEMS."RECEIVED BY LENDER" or ITEMS."STUDENT LOAN INTEREST". */
      readonly studentLoanInterest: Decimal | null
      /** Whether box 1 leaves out fees for taking out the loan; box 2. From ITEMS."LOAN ORIGINATION FEES INDICATOR". */
      readonly loanOriginationFees: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1098-T"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** School that sent the form in. */
      readonly filer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the school. From "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who studies there. */
      readonly student: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the student, usually masked. From "STUDENT'S IDENTIFICATION NUMBER" or "STUDENT'S SOCIAL SECURITY NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Tuition and related expenses paid; box 1. From ITEMS."QUALIFIED TUITION AND RELATED EXPENSES" or ITEMS."PAYMENTS RECEIVED FOR QUALIFIED TUITION AND RELATED EXPENSES". */
      readonly paymentsReceived: Decimal | null
      /** Tuition and related expenses billed; box 2, up to 2017. From ITEMS."AMOUNTS BILLED FOR QUALIFIED TUITION AND RELATED EXPENSES". */
      readonly amountsBilled: Decimal | null
      /** Corrections of earlier years; box 4. From ITEMS."ADJUSTMENTS MADE FOR PRIOR YEAR". */
      readonly adjustmentsForPriorYear: Decimal | null
      /** Scholarships or grants; box 5. From ITEMS."SCHOLARSHIPS OR GRANTS". */
      readonly scholarshipsOrGrants: Decimal | null
      /** At least a half-time student; box 8. From ITEMS."HALF-TIME STUDENT INDICATOR". */
      readonly halfTimeStudent: { readonly text: string; readonly value: boolean | null } | null
      /** Graduate student; box 9. From ITEMS."GRADUATE STUDENT INDICATOR". */
      readonly graduateStudent: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "1098-C"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Charity that got the vehicle. */
      readonly donee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the charity. From "DONEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who gave it. */
      readonly donor: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the donor, usually masked. From "DONOR'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Number of the vehicle; box 3. From DONEE."VEHICLE IDENTIFICATION NUMBER" or DONOR."VEHICLE IDENTIFICATION NUMBER" or ITEMS."VEHICLE IDENTIFICATION NUMBER". */
      readonly vehicleIdentificationNumber: string | null
      /** Day of the gift; box 1. From ITEMS."DATE OF CONTRIBUTION". */
      readonly dateOfContribution: string | null
      /** What the vehicle was sold for; box 4c. From ITEMS."GROSS PROCEEDS FROM SALE". */
      readonly grossProceeds: Decimal | null
      /** Value of what the donor got in return; box 6b. From ITEMS."VALUE OF GOODS AND SERVICES". */
      readonly valueOfGoodsAndServices: Decimal | null
    }
    | {
      readonly form: "5498"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Bank or broker that keeps the account and sent the form in. */
      readonly trustee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the trustee. From "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whose account it is. */
      readonly participant: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the participant, usually masked. From "PARTICIPANT'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Contributions to a traditional IRA; box 1. From ITEMS."IRA CONTRIBUTIONS". */
      readonly iraContributions: Decimal | null
      /** Moved in from other plans; box 2. From ITEMS."ROLLOVER CONTRIBUTIONS". */
      readonly rolloverContributions: Decimal | null
      /** Converted to a Roth IRA; box 3. From ITEMS."ROTH CONVERSION" or ITEMS."ROTH IRA CONVERSION AMOUNT". */
      readonly rothConversion: Decimal | null
      /** Contributions moved to the other kind of IRA; box 4. From ITEMS."RECHARACTERIZED CONTRIBUTIONS". */
      readonly recharacterizedContributions: Decimal | null
      /** Value of the account at the end of the year; box 5. From ITEMS."FAIR MARKET VALUE OF ACCOUNT". */
      readonly fairMarketValueOfAccount: Decimal | null
      /** Cost of life insurance within box 1; box 6. From ITEMS."LIFE INSURANCE COST INCLUDED". */
      readonly lifeInsuranceCost: Decimal | null
      /** Account is a traditional IRA; box 7. From ITEMS."IRA CODE". */
      readonly traditionalIra: { readonly text: string; readonly value: boolean | null } | null
      /** Account is a SEP; box 7. From ITEMS."SEP CODE". */
      readonly sep: { readonly text: string; readonly value: boolean | null } | null
      /** Account is a SIMPLE; box 7. From ITEMS."SIMPLE CODE". */
      readonly simple: { readonly text: string; readonly value: boolean | null } | null
      /** Account is a Roth IRA; box 7. From ITEMS."ROTH IRA CODE". */
      readonly rothIra: { readonly text: string; readonly value: boolean | null } | null
      /** Employer's contributions to a SEP; box 8. From ITEMS."SEP CONTRIBUTIONS". */
      readonly sepContributions: Decimal | null
      /** Contributions to a SIMPLE; box 9. From ITEMS."SIMPLE CONTRIBUTIONS". */
      readonly simpleContributions: Decimal | null
      /** Contributions to a Roth IRA; box 10. From ITEMS."ROTH IRA CONTRIBUTIONS". */
      readonly rothIraContributions: Decimal | null
      /** Day by which the required distribution is due; box 12a. From ITEMS."RMD DATE". */
      readonly requiredMinimumDistributionDate: string | null
      /** Distribution required for the next year; box 12b. From ITEMS."RMD AMOUNT". */
      readonly requiredMinimumDistribution: Decimal | null
      /** Contributions made late for an earlier year; box 13a. From ITEMS."POSTPONED CONTRIBUTIONS". */
      readonly postponedContributions: Decimal | null
      /** Distributions paid back; box 14a. From ITEMS."REPAYMENTS". */
      readonly repayments: Decimal | null
      /** Part of box 5 without a market price; box 15a. From ITEMS."FMV OF CERTAIN SPECIFIED ASSETS". */
      readonly fairMarketValueOfSpecifiedAssets: Decimal | null
    }
    | {
      readonly form: "5498-SA"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Bank or broker that keeps the account and sent the form in. */
      readonly trustee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the trustee. From "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whose account it is. */
      readonly participant: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the participant, usually masked. From "PARTICIPANT'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Contributions made in the year; box 2. From ITEMS."TOTAL CONTRIBUTIONS MADE". */
      readonly totalContributions: Decimal | null
      /** Moved in from other accounts; box 4. From ITEMS."ROLLOVER CONTRIBUTIONS". */
      readonly rolloverContributions: Decimal | null
      /** Value of the account at the end of the year; box 5. From ITEMS."FAIR MARKET VALUE OF HSA, ARCHER MSA OR MA MSA" or ITEMS."FAIR MARKET VALUE OF ACCOUNT". */
      readonly fairMarketValueOfAccount: Decimal | null
      /** HSA, Archer MSA or MA MSA, in the authority's words; box 6. From ITEMS."TYPE OF ACCOUNT". */
      readonly typeOfAccount: string | null
    }
    | {
      readonly form: "W-2G"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "PAYER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "ISSUER'S/PROVIDER'S FEDERAL ID NO" or "ISSUER'S/PROVIDER'S FEDERAL ID NUMBER" or "FILER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "CREDITOR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "LENDER'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRUSTEE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Whom the form is about. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "PAYEE'S IDENTIFICATION NUMBER" or "TRANSFEROR'S IDENTIFICATION NUMBER" or "DEBTOR'S IDENTIFICATION NUMBER" or "BORROWER'S IDENTIFICATION NUMBER" or "POLICYHOLDER'S IDENTIFICATION NUMBER" or "WINNER'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Winnings; box 1. From ITEMS."GROSS WINNINGS". */
      readonly grossWinnings: Decimal | null
      /** Day they were won; box 2. From ITEMS."DATE WON". */
      readonly dateWon: string | null
      /** Kind of wager, in the authority's words; box 3. From ITEMS."TYPE OF WAGER". */
      readonly typeOfWager: string | null
      /** Federal income tax withheld; box 4. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
    }
    | {
      readonly form: "K-1 (1065)"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose profit it is a share of. */
      readonly partnership: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number of the partnership. From "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who has the share. */
      readonly partner: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the partner, usually masked. From "PARTNER'S IDENTIFICATION NUMBER" or "PARTNER'S IDENTIFYING NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Share of ordinary business income or loss; box 1. From ITEMS."ORDINARY INCOME K-1". */
      readonly ordinaryBusinessIncomeOrLoss: Decimal | null
      /** Share of rental real estate income or loss; box 2. From ITEMS."REAL ESTATE". */
      readonly netRentalRealEstateIncomeOrLoss: Decimal | null
      /** Share of other rental income or loss; box 3. From ITEMS."OTHER RENTAL". */
      readonly otherNetRentalIncomeOrLoss: Decimal | null
      /** Paid to the partner whatever the profit; box 4. From ITEMS."GUARANTEED PAYMENTS". */
      readonly guaranteedPayments: Decimal | null
      /** Share of interest; box 5. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Share of dividends; box 6. From ITEMS."DIVIDENDS". */
      readonly dividends: Decimal | null
      /** Share of royalties; box 7. From ITEMS."ROYALTIES". */
      readonly royalties: Decimal | null
      /** Share of net short-term capital gain or loss; box 8. From ITEMS."SHORT-TERM CAPITAL GAIN" or ITEMS."NET SHORT-TERM CAPITAL GAIN". */
      readonly netShortTermGainOrLoss: Decimal | null
      /** Share of net long-term capital gain or loss; box 9a. From ITEMS."LONG-TERM CAPITAL GAIN" or ITEMS."NET LONG-TERM CAPITAL GAIN". */
      readonly netLongTermGainOrLoss: Decimal | null
      /** Share of property deducted at once under section 179; box 12. From ITEMS."SECTION 179 EXPENSES" or ITEMS."SECTION 179 DEDUCTION". */
      readonly section179Deduction: Decimal | null
      /** Share that counts as earned by self-employment; box 14. From ITEMS."SELF-EMPLOYMENT EARNINGS". */
      readonly selfEmploymentEarnings: Decimal | null
      /** Paid out to the partner; box 19. From ITEMS."DISTRIBUTIONS". */
      readonly distributions: Decimal | null
      /** Share of profit at the beginning of the year; item J. From ITEMS."PARTNER'S SHARE OF PROFIT BEGINNING". */
      readonly profitShareBeginning: { readonly amount: string; readonly percent: boolean } | null
      /** Share of profit at the end of the year; item J. From ITEMS."PARTNER'S SHARE OF PROFIT ENDING". */
      readonly profitShareEnding: { readonly amount: string; readonly percent: boolean } | null
      /** Share of loss at the end of the year; item J. From ITEMS."PARTNER'S SHARE OF LOSS ENDING". */
      readonly lossShareEnding: { readonly amount: string; readonly percent: boolean } | null
      /** Share of capital at the end of the year; item J. From ITEMS."PARTNER'S SHARE OF CAPITAL ENDING". */
      readonly capitalShareEnding: { readonly amount: string; readonly percent: boolean } | null
      /** Share of debts nobody is liable for, at the beginning of the year; item K. From ITEMS."NONRECOURSE BEGINNING". */
      readonly nonrecourseLiabilitiesBeginning: Decimal | null
      /** Share of debts nobody is liable for, at the end of the year; item K. From ITEMS."NONRECOURSE ENDING". */
      readonly nonrecourseLiabilitiesEnding: Decimal | null
      /** Share of debts on real property nobody is liable for, at the beginning of the year; item K. From ITEMS."QUALIFIED NONRECOURSE BEGINNING". */
      readonly qualifiedNonrecourseFinancingBeginning: Decimal | null
      /** Share of debts on real property nobody is liable for, at the end of the year; item K. From ITEMS."QUALIFIED NONRECOURSE ENDING". */
      readonly qualifiedNonrecourseFinancingEnding: Decimal | null
      /** Share of debts the partner is liable for, at the beginning of the year; item K. From ITEMS."RECOURSE BEGINNING". */
      readonly recourseLiabilitiesBeginning: Decimal | null
      /** Share of debts the partner is liable for, at the end of the year; item K. From ITEMS."RECOURSE ENDING". */
      readonly recourseLiabilitiesEnding: Decimal | null
      /** Schedule K-3 on foreign matters is attached. From ITEMS."SCHEDULE K-3". */
      readonly scheduleK3: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "K-1 (1120-S)"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose profit it is a share of. */
      readonly corporation: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number of the corporation. From "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who has the share. */
      readonly shareholder: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the shareholder, usually masked. From "SHAREHOLDER'S IDENTIFICATION NUMBER" or "SHAREHOLDER'S IDENTIFYING NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Share of ordinary business income or loss; box 1. From ITEMS."ORDINARY INCOME K-1". */
      readonly ordinaryBusinessIncomeOrLoss: Decimal | null
      /** Share of rental real estate income or loss; box 2. From ITEMS."REAL ESTATE". */
      readonly netRentalRealEstateIncomeOrLoss: Decimal | null
      /** Share of other rental income or loss; box 3. From ITEMS."OTHER RENTAL". */
      readonly otherNetRentalIncomeOrLoss: Decimal | null
      /** Share of interest; box 4. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Share of dividends; box 5. From ITEMS."DIVIDENDS". */
      readonly dividends: Decimal | null
      /** Share of royalties; box 6. From ITEMS."ROYALTIES". */
      readonly royalties: Decimal | null
      /** Share of net short-term capital gain or loss; box 7. From ITEMS."SHORT-TERM CAPITAL GAIN". */
      readonly netShortTermGainOrLoss: Decimal | null
      /** Share of net long-term capital gain or loss; box 8a. From ITEMS."LONG-TERM CAPITAL GAIN". */
      readonly netLongTermGainOrLoss: Decimal | null
      /** Share of property deducted at once under section 179; box 11. From ITEMS."SECTION 179 EXPENSES". */
      readonly section179Deduction: Decimal | null
      /** Paid out to the shareholder; box 16. From ITEMS."DISTRIBUTIONS". */
      readonly distributions: Decimal | null
      /** Share of the stock. From ITEMS."SHAREHOLDER'S PERCENTAGE OF STOCK OWNERSHIP". */
      readonly stockOwnershipPercentage: { readonly amount: string; readonly percent: boolean } | null
      /** Schedule K-3 on foreign matters is attached. From ITEMS."SCHEDULE K-3". */
      readonly scheduleK3: { readonly text: string; readonly value: boolean | null } | null
    }
    | {
      readonly form: "K-1 (1041)"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose income it is a share of. */
      readonly estateOrTrust: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Employer identification number of the estate or trust. From "ESTATE'S OR TRUST'S EMPLOYER IDENTIFICATION NUMBER" or "PARTNERSHIP'S EMPLOYER IDENTIFICATION NUMBER" or "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who has the share. */
      readonly beneficiary: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the beneficiary, usually masked. From "BENEFICIARY'S IDENTIFICATION NUMBER" or "BENEFICIARY'S IDENTIFYING NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Share of interest; box 1. From ITEMS."INTEREST". */
      readonly interest: Decimal | null
      /** Share of dividends; box 2. From ITEMS."DIVIDENDS". */
      readonly dividends: Decimal | null
      /** Share of net long-term capital gain; box 4a. From ITEMS."LONG-TERM CAPITAL GAIN". */
      readonly netLongTermGainOrLoss: Decimal | null
      /** Share of other income; box 5. From ITEMS."OTHER PORTFOLIO AND NON-BUSINESS INCOME". */
      readonly otherPortfolioAndNonbusinessIncome: Decimal | null
      /** Share of rental real estate income; box 7. From ITEMS."NET RENTAL REAL ESTATE INCOME". */
      readonly netRentalRealEstateIncomeOrLoss: Decimal | null
      /** Share of other rental income; box 8. From ITEMS."OTHER RENTAL INCOME". */
      readonly otherNetRentalIncomeOrLoss: Decimal | null
    }
    | {
      readonly form: "3921"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose shares they are. */
      readonly corporation: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the corporation. From "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRANSFEROR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
        readonly taxId: string | null
      }
      /** Who bought them. */
      readonly employee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER" or "EMPLOYEE'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day the option was granted; box 1. From ITEMS."DATE OPTION GRANTED". */
      readonly dateOptionGranted: string | null
      /** Day it was used; box 2. From ITEMS."DATE OPTION EXERCISED". */
      readonly dateOptionExercised: string | null
      /** Price paid for a share; box 3. From ITEMS."EXERCISE PRICE PER SHARE". */
      readonly exercisePricePerShare: Decimal | null
      /** Value of a share on that day; box 4. From ITEMS."FAIR MARKET VALUE PER SHARE ON EXERCISE DATE". */
      readonly fairMarketValuePerShareOnExerciseDate: Decimal | null
      /** Number of shares; box 5. From ITEMS."NUMBER OF SHARES TRANSFERRED". */
      readonly numberOfSharesTransferred: Decimal | null
    }
    | {
      readonly form: "3922"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Whose shares they are. */
      readonly corporation: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the corporation. From "CORPORATION'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "TRANSFEROR'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "EMPLOYER IDENTIFICATION NUMBER (EIN)". */
        readonly taxId: string | null
      }
      /** Who bought them. */
      readonly employee: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Social security number of the employee, usually masked. From "EMPLOYEE'S SOCIAL SECURITY NUMBER" or "EMPLOYEE'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Day the option was granted; box 1. From ITEMS."DATE OPTION GRANTED". */
      readonly dateOptionGranted: string | null
      /** Day it was used; box 2. From ITEMS."DATE OPTION EXERCISED". */
      readonly dateOptionExercised: string | null
      /** Value of a share on that day; box 4. From ITEMS."EXERCISE FAIR MARKET VALUE PER SHARE ON EXERCISE DATE" or ITEMS."EXERCISE FAIR MARKET VALUE PER SHARE". */
      readonly fairMarketValuePerShareOnExerciseDate: Decimal | null
      /** Price paid for a share; box 5. From ITEMS."EXERCISE PRICE PER SHARE". */
      readonly exercisePricePerShare: Decimal | null
      /** Number of shares; box 6. From ITEMS."NUMBER OF SHARES TRANSFERRED" or ITEMS."NUMBER OF SHARES TRANSFERRED (FRACTIONAL SHARES SEEN ON FORMS)". */
      readonly numberOfSharesTransferred: Decimal | null
    }
    | {
      readonly form: "1095-A"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Marketplace that sent the form in. */
      readonly marketplace: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the marketplace. From "MARKETPLACE'S FEDERAL IDENTIFICATION NUMBER (FIN)". */
        readonly taxId: string | null
      }
      /** Who bought the insurance or is insured. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of that person, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "COVERED INDIVIDUAL'S IDENTIFICATION NUMBER" or "SSN". */
        readonly taxId: string | null
      }
      /** Number of the insurance policy. From ITEMS."POLICY NUMBER". */
      readonly policyNumber: string | null
      /** Day the insurance began. From ITEMS."POLICY START DATE". */
      readonly policyStartDate: string | null
      /** Day it ended. From ITEMS."POLICY TERMINATION DATE". */
      readonly policyTerminationDate: string | null
      /** Insurance premiums for the year. From ITEMS."ANNUAL PREMIUM AMOUNT". */
      readonly annualPremium: Decimal | null
      /** Premiums of the plan by which the credit is measured. From ITEMS."ANNUAL PREMIUM AMOUNT OF SLCSP". */
      readonly annualPremiumOfSecondLowestSilverPlan: Decimal | null
      /** Credit paid in advance to the insurer. From ITEMS."ANNUAL ADVANCE PAYMENT OF PTC". */
      readonly annualAdvancePayment: Decimal | null
    }
    | {
      readonly form: "1042-S"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Whether this is the original form; the text says what else it is. From ITEMS."SUBMISSION TYPE". */
      readonly submissionType: { readonly text: string; readonly value: boolean | null } | null
      /** Account the form is about. From ITEMS."ACCOUNT NUMBER (OPTIONAL)" or ITEMS."ACCOUNT NUMBER". */
      readonly accountNumber: string | null
      /** Who paid and sent the form in. */
      readonly payer: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Federal identification number of the payer. From "WITHHOLDING AGENT'S FEDERAL IDENTIFICATION NUMBER (FIN)" or "WITHHOLDING AGENT'S EIN". */
        readonly taxId: string | null
      }
      /** Who was paid. */
      readonly recipient: {
        /** Name, often cut to four letters a word. From "NAME". */
        readonly name: string | null
        /** Street, often cut short. From "ADDRESS". */
        readonly address: string | null
        /** City, often cut short. From "CITY". */
        readonly city: string | null
        /** State. From "STATE". */
        readonly state: string | null
        /** ZIP code as printed. From "ZIP". */
        readonly zip: string | null
        /** Social security number, where one is printed under that name. From "SSN". */
        readonly ssn: string | null
        /** Identification number of the recipient, usually masked. From "RECIPIENT'S IDENTIFICATION NUMBER" or "RECIPIENT'S ID NO" or "SSN". */
        readonly taxId: string | null
      }
      /** Kind of income; box 1. From ITEMS."INCOME CODE". */
      readonly incomeCode: string | null
      /** Gross income; box 2. From ITEMS."GROSS INCOME". */
      readonly grossIncome: Decimal | null
      /** Rate at which tax is withheld. From ITEMS."TAX RATE". */
      readonly taxRate: { readonly amount: string; readonly percent: boolean } | null
      /** Code of a country, likely the recipient's. From ITEMS."COUNTRY CODE". */
      readonly countryCode: string | null
      /** Federal income tax withheld; box 7a. From ITEMS."U.S. FEDERAL TAX WITHHELD" or ITEMS."FEDERAL TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
    }
    | {
      readonly form: "W&IS SUMMARY"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** Wages. From ITEMS."WAGES". */
      readonly wages: Decimal | null
      /** Federal income tax withheld. From ITEMS."FEDERAL INCOME TAX WITHHELD". */
      readonly federalIncomeTaxWithheld: Decimal | null
      /** State or local income tax refunds, credits or offsets. From ITEMS."PRIOR YEAR REFUND". */
      readonly stateAndLocalTaxRefunds: Decimal | null
      /** Unemployment compensation. From ITEMS."UNEMPLOYMENT COMPENSATION". */
      readonly unemploymentCompensation: Decimal | null
      /** Capital gains passed on by funds, as Form 1099-DIV calls them. From ITEMS."CAPITAL GAINS". */
      readonly capitalGainDistributions: Decimal | null
      /** Gross proceeds. From ITEMS."GROSS PROCEEDS". */
      readonly grossProceeds: Decimal | null
      /** Proceeds of sales through brokers. From ITEMS."PROCEEDS". */
      readonly proceeds: Decimal | null
      /** Cost or other basis of what was sold. From ITEMS."COST OR BASIS". */
      readonly costOrBasis: Decimal | null
      /** Loss not allowed as the security was bought again. From ITEMS."WASH SALE LOSS DISALLOWED". */
      readonly washSaleLossDisallowed: Decimal | null
      /** Original issue discount that is not taxed. From ITEMS."TAX EXEMPT OID". */
      readonly taxExemptOid: Decimal | null
    }
    | {
      readonly form: "other"
      /** Name of the form as printed. From "TYPE". */
      readonly formName: string | null
      /** The entry as it came, unread. Carried over as it came, unread. */
      readonly entry: unknown
    }
  )[]
  /** Wages of all Forms W-2. Worked out: ( $originals := informationReturns[form = "W-2" and (submissionType.value ?? false) and
  $not($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? false) = false)];
  $corrected := informationReturns[form = "W-2" and ((submissionType.value ?? true) = false or
  ($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? true) = false))];
  $sumAsCorrected(
    $originals.wages, $originals.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4)),
    $corrected.wages, $corrected.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4))) )
. */
  readonly totalWages: Decimal | null
  /** Federal income tax withheld on all Forms W-2. Worked out: ( $originals := informationReturns[form = "W-2" and (submissionType.value ?? false) and
  $not($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? false) = false)];
  $corrected := informationReturns[form = "W-2" and ((submissionType.value ?? true) = false or
  ($exists(w2SubmissionType.text) and (w2SubmissionType.value ?? true) = false))];
  $sumAsCorrected(
    $originals.federalIncomeTaxWithheld, $originals.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4)),
    $corrected.federalIncomeTaxWithheld, $corrected.($substring(employer.taxId, -4) & " " & $substring(employee.taxId, -4))) )
. */
  readonly totalFederalIncomeTaxWithheldOnWages: Decimal | null
  /** Pay on all Forms 1099-NEC, and in box 7 of all Forms 1099-MISC that print it, up to 2019. Worked out: ( $originals := informationReturns[(form = "1099-NEC" or (form = "1099-MISC" and $exists(nonEmployeeCompensation))) and (submissionType.value ?? false)];
  $corrected := informationReturns[(form = "1099-NEC" or (form = "1099-MISC" and $exists(nonEmployeeCompensation))) and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.nonEmployeeCompensation, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.nonEmployeeCompensation, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalNonEmployeeCompensation: Decimal | null
  /** Benefits paid on all Forms SSA-1099, before any that were paid back. Worked out: ( $originals := informationReturns[form = "SSA-1099" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "SSA-1099" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.totalBenefitsPaid, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.totalBenefitsPaid, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalSocialSecurityBenefits: Decimal | null
  /** Benefits on all Forms SSA-1099 less those paid back, as box 5 has it; repayments that are not printed count as none. Worked out: $subtractMoney(totalSocialSecurityBenefits, ( $originals := informationReturns[form = "SSA-1099" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "SSA-1099" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.(repayments ?? $money("0.00")), $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.(repayments ?? $money("0.00")), $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) ))
. */
  readonly totalNetSocialSecurityBenefits: Decimal | null
  /** Gross distributions on all Forms 1099-R - pensions, annuities, IRAs and insurance, rollovers and conversions included. Worked out: ( $originals := informationReturns[form = "1099-R" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-R" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.grossDistribution, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.grossDistribution, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalPensionsGross: Decimal | null
  /** Taxable amounts on all Forms 1099-R; null where one of them says that the payer could not determine it, as what it prints is no figure then. Worked out: $count(informationReturns[form = "1099-R" and (submissionType.value ?? true) and
  (taxableAmountNotDetermined.value ?? false)]) > 0 ? null :
( $originals := informationReturns[form = "1099-R" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-R" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.taxableAmount, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.taxableAmount, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalPensionsTaxable: Decimal | null
  /** Ordinary business income or loss on all Schedules K-1 of partnerships. Worked out: ( $originals := informationReturns[form = "K-1 (1065)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1065)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.ordinaryBusinessIncomeOrLoss, $originals.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4)),
    $corrected.ordinaryBusinessIncomeOrLoss, $corrected.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4))) )
. */
  readonly totalPartnershipIncome: Decimal | null
  /** Guaranteed payments on all Schedules K-1 of partnerships. Worked out: ( $originals := informationReturns[form = "K-1 (1065)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1065)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.guaranteedPayments, $originals.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4)),
    $corrected.guaranteedPayments, $corrected.($substring(partnership.taxId, -4) & " " & $substring(partner.taxId, -4))) )
. */
  readonly totalPartnershipGuaranteedPayments: Decimal | null
  /** Ordinary business income or loss on all Schedules K-1 of S corporations. Worked out: ( $originals := informationReturns[form = "K-1 (1120-S)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1120-S)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.ordinaryBusinessIncomeOrLoss, $originals.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4)),
    $corrected.ordinaryBusinessIncomeOrLoss, $corrected.($substring(corporation.taxId, -4) & " " & $substring(shareholder.taxId, -4))) )
. */
  readonly totalSCorporationIncome: Decimal | null
  /** Other portfolio and nonbusiness income on all Schedules K-1 of estates and trusts; interest, dividends, gains and rents are no part of it. Worked out: ( $originals := informationReturns[form = "K-1 (1041)" and
  ($not($exists(submissionType.text)) or (submissionType.value ?? false))];
  $corrected := informationReturns[form = "K-1 (1041)" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.otherPortfolioAndNonbusinessIncome, $originals.($substring(estateOrTrust.taxId, -4) & " " & $substring(beneficiary.taxId, -4)),
    $corrected.otherPortfolioAndNonbusinessIncome, $corrected.($substring(estateOrTrust.taxId, -4) & " " & $substring(beneficiary.taxId, -4))) )
. */
  readonly totalEstateOrTrustIncome: Decimal | null
  /** Interest of box 1 on all Forms 1099-INT. Worked out: ( $originals := informationReturns[form = "1099-INT" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-INT" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.interest, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.interest, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalInterest: Decimal | null
  /** Ordinary dividends on all Forms 1099-DIV. Worked out: ( $originals := informationReturns[form = "1099-DIV" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-DIV" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.ordinaryDividends, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.ordinaryDividends, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalOrdinaryDividends: Decimal | null
  /** Unemployment compensation on all Forms 1099-G. Worked out: ( $originals := informationReturns[form = "1099-G" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-G" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.unemploymentCompensation, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.unemploymentCompensation, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalUnemploymentCompensation: Decimal | null
  /** State and local income tax refunds on all Forms 1099-G. Worked out: ( $originals := informationReturns[form = "1099-G" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-G" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.stateAndLocalTaxRefunds, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.stateAndLocalTaxRefunds, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalStateAndLocalTaxRefunds: Decimal | null
  /** Gross amount on all Forms 1099-K. Worked out: ( $originals := informationReturns[form = "1099-K" and (submissionType.value ?? false)];
  $corrected := informationReturns[form = "1099-K" and (submissionType.value ?? true) = false];
  $sumAsCorrected(
    $originals.grossAmount, $originals.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4)),
    $corrected.grossAmount, $corrected.($substring(payer.taxId, -4) & " " & $substring(recipient.taxId, -4))) )
. */
  readonly totalPaymentCardAmount: Decimal | null
}
