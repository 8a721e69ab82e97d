/** The typed data of an account transcript, but for the figures that are derived from them. */

import type { Actr1040Data } from '../../../../src/catalog/types.gen.ts'
import { cycle } from '../../../../src/normalize/date/cycle.ts'
import { date } from '../../../../src/normalize/date/date.ts'
import { integer } from '../../../../src/normalize/number/integer.ts'
import { transactionCode } from '../../../../src/normalize/transaction/transaction-code.ts'
import { transactionRow } from '../../../../src/normalize/transaction/transaction-codes.ts'
import {
  codesToExplain,
  knownExplanation,
} from '../../../../src/normalize/transaction/transaction-explanations.ts'
import { code as plainCode } from '../../../../src/normalize/words/code.ts'
import { formNumber } from '../../../../src/normalize/words/form-number.ts'
import { taxId } from '../../../../src/normalize/words/tax-id.ts'
import { text } from '../../../../src/normalize/words/text.ts'
import { canonicalText } from '../../../../src/text/labels/canonical-label.ts'
import type { Document, Lines } from './document.ts'
import type { Values } from './values.ts'

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

/** The data while figures are added to them. */
export type AccountData = Writable<Actr1040Data>
export type Transaction = Actr1040Data['transactions'][number]

const noLines: readonly unknown[] = []
const monthLength = 7

/** The first value that is there. */
function first(one: unknown, other: unknown): unknown {
  return one === undefined ? other : one
}

export function dataOf(document: Document, read: Values): AccountData {
  const [type, form, period, last4] = document.top.values
  return {
    type: read.text(type, plainCode.parse),
    form: read.text(form, formNumber.parse),
    period: read.period(period),
    last4: read.text(last4, plainCode.parse),
    noDataNotice: document.notice === undefined ? null : read.text(document.notice.text, text.parse),
    header: headerOf(document.header?.values ?? noLines, read),
    balance: balanceOf(document.balance?.values ?? noLines, read),
    summary: summaryOf(document.summary?.values ?? noLines, read),
    transactions: transactionsOf(document.rows, read),
    returnRows: null,
    returnReversedDate: null,
    returnReversed: null,
    returnsPosted: null,
    filingState: null,
    filingDueOrReceivedDate: null,
    filingProcessedDate: null,
    netAssessedAfterFiling: null,
    examinationDate: null,
    examinationRow: null,
    examinationState: null,
    amendedReturn: null,
    amendedReturnDate: null,
    amendedReturnRow: null,
    lienFiledDate: null,
    lienFiledRow: null,
    lienEndedDate: null,
    lienEndedRow: null,
    lienState: null,
    levyDate: null,
    levyRow: null,
    levyState: null,
    legalHoldDate: null,
    legalHoldRow: null,
    legalHoldState: null,
    notCollectibleDate: null,
    notCollectibleRow: null,
    notCollectibleState: null,
    offerDate: null,
    offerRow: null,
    offerState: null,
    installmentPlanDate: null,
    installmentPlanRow: null,
    installmentPlanState: null,
  }
}

function headerOf(lines: readonly unknown[], read: Values): AccountData['header'] {
  const asEnd = first(first(lines[8], lines[9]), first(lines[10], lines[12]))
  const asPeriod = first(first(lines[8], lines[9]), first(lines[10], first(lines[11], lines[12])))
  // Nearly always one line, printed as a day: its month is the period.
  const end = typeof asEnd === 'string' ? date.parse(asEnd) : undefined
  const isBoth = asEnd === asPeriod && typeof end === 'string'
  return {
    title: read.text(lines[0], text.parse),
    requestDate: read.date(lines[1]),
    responseDate: read.date(lines[2]),
    trackingNumber: read.text(first(lines[3], lines[4]), plainCode.parse),
    customerFileNumber: read.text(lines[5], plainCode.parse),
    formNumber: read.text(first(lines[6], lines[7]), formNumber.parse),
    taxPeriod: isBoth ? end.slice(0, monthLength) : read.period(asPeriod),
    taxPeriodEnd: end === undefined ? read.nothing(asEnd) : read.words(end),
    taxId: read.text(first(first(lines[13], lines[14]), first(lines[15], lines[16])), taxId.parse),
    spouseTaxId: read.text(lines[17], taxId.parse),
    name: read.text(lines[18], text.parse),
    address: read.text(first(lines[19], lines[20]), text.parse),
  }
}

function balanceOf(lines: readonly unknown[], read: Values): AccountData['balance'] {
  const asOf = lines[3]
  const interestAsOf = first(lines[2], asOf)
  const penaltyAsOf = first(lines[5], asOf)
  return {
    accountBalance: read.money(lines[0]),
    accruedInterest: read.beforeAsOf(lines[1]),
    accruedInterestAsOf: interestAsOf === undefined ? read.afterAsOf(lines[1]) : read.date(interestAsOf),
    accruedPenalty: read.beforeAsOf(lines[4]),
    accruedPenaltyAsOf: penaltyAsOf === undefined ? read.afterAsOf(lines[4]) : read.date(penaltyAsOf),
    accountBalancePlusAccruals: read.money(first(lines[6], lines[7])),
  }
}

function summaryOf(lines: readonly unknown[], read: Values): AccountData['summary'] {
  return {
    exemptions: read.integer(lines[0], integer.parse),
    filingStatus: read.status(lines[1]),
    adjustedGrossIncome: read.money(lines[2]),
    taxableIncome: read.money(lines[3]),
    taxPerReturn: read.money(lines[4]),
    selfEmploymentTaxableIncomeTaxpayer: read.money(first(lines[5], lines[11])),
    selfEmploymentTaxableIncomeSpouse: read.money(first(lines[6], lines[12])),
    totalSelfEmploymentTax: read.money(first(lines[7], lines[13])),
    returnDueOrReceivedDate: read.date(first(lines[8], lines[14])),
    processingDate: read.date(lines[9]),
    returnNotPresent: read.notPresent(lines[10]),
  }
}

function transactionsOf(rows: readonly Lines[], read: Values): readonly Transaction[] {
  const transactions: Transaction[] = []
  let above: number | null = null
  for (let index = 0; index < rows.length; index++) {
    const lines = rows[index]?.values ?? noLines
    const printed = lines[0]
    const words = first(lines[1], lines[2])
    const code = read.text(printed, transactionCode.parse)
    const known = code === null ? undefined : transactionRow(code)
    const explained = code === null ? undefined : knownExplanation(code, words)
    const informational = code !== null ? false : isInformational(printed)
    if (informational !== true) above = index
    transactions.push({
      code,
      group: code === null ? null : (explained?.group ?? known?.[0] ?? 'unlisted'),
      event:
        code === null ? null : (explained?.event ?? (codesToExplain.includes(code) ? 'unlisted' : 'none')),
      effect: code === null ? null : (known?.[1] ?? 'unlisted'),
      description: read.text(words, text.parse),
      cycle: read.text(lines[3], cycle.parse),
      date: read.date(lines[4]),
      amount: read.money(lines[5]),
      informational,
      belongsTo: informational === true ? above : null,
    })
  }
  return transactions
}

/** Whether a row that has no code says so. */
function isInformational(printed: unknown): boolean | null {
  if (typeof printed !== 'string') return null
  const text = canonicalText(printed)
  return text === '' || text === 'N/A'
}
