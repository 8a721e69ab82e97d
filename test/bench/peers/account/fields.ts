/** The fields of an account transcript that are read off its lines: from which labels, by which normalizer. */
import { amountBeforeAsOf } from '../../../../src/normalize/as-of/amount-before-as-of.ts'
import { dateAfterAsOf } from '../../../../src/normalize/as-of/date-after-as-of.ts'
import { cycle } from '../../../../src/normalize/date/cycle.ts'
import { date } from '../../../../src/normalize/date/date.ts'
import { period } from '../../../../src/normalize/date/period.ts'
import type { Normalizer, Reading } from '../../../../src/normalize/definition.ts'
import { filingStatus } from '../../../../src/normalize/listed/filing-status.ts'
import { type Flag, flag } from '../../../../src/normalize/listed/flag.ts'
import { money } from '../../../../src/normalize/money/money.ts'
import { integer } from '../../../../src/normalize/number/integer.ts'
import { transactionCode } from '../../../../src/normalize/transaction/transaction-code.ts'
import { transactionEffect } from '../../../../src/normalize/transaction/transaction-effect.ts'
import { transactionEvent } from '../../../../src/normalize/transaction/transaction-event.ts'
import { transactionGroup } from '../../../../src/normalize/transaction/transaction-group.ts'
import { code } from '../../../../src/normalize/words/code.ts'
import { formNumber } from '../../../../src/normalize/words/form-number.ts'
import { taxId } from '../../../../src/normalize/words/tax-id.ts'
import { text } from '../../../../src/normalize/words/text.ts'
import { balanceLabels, headerLabels, type Labels, rowLabels, summaryLabels, topLabels } from './labels.ts'

/** One of the labels that a field may be read from. */
export interface Way {
  readonly slot: number
  /** The label as a path is written. */
  readonly label: string
  readonly normalizer: string
  readonly evidence: 'sourced' | 'inferred'
  /** `beside` is the text of the line that some codes are distinguished by. */
  readonly read: (text: string, beside?: string) => Reading<unknown>
}

/** A field; of its ways the first one that is there is read. */
export interface Field {
  readonly name: string
  readonly ways: readonly Way[]
}

/** Reads the one phrase that the summary has for a return that is not there. */
export const readNotPresent: (text: string) => Reading<Flag> = notPresentReader()

function notPresentReader(): (text: string) => Reading<Flag> {
  const read = flag.withTables?.(['RETURN NOT PRESENT FOR THIS ACCOUNT'], [])
  if (read === undefined) throw new TypeError('The normalizer flag takes tables')
  return read
}

/** Wordings that are written out after others; every other one was seen on real transcripts. */
const inferred: ReadonlySet<string> = new Set([
  'SELF-EMPLOYMENT TAXABLE INCOME TAXPAYER',
  'SELF-EMPLOYMENT TAXABLE INCOME SPOUSE',
  'TOTAL SELF-EMPLOYMENT TAX',
  'RETURN DUE DATE OR RETURN RECEIVED DATE',
])

type Written = readonly [name: string, normalizer: Normalizer, ...labels: string[]]

function fieldsOf(labels: Labels, written: readonly Written[]): readonly Field[] {
  return written.map(([name, normalizer, ...names]) => ({
    name,
    ways: names.map(label => wayOf(labels, label, normalizer)),
  }))
}

function wayOf(labels: Labels, label: string, { name, parse }: Normalizer): Way {
  const slot = labels.names.indexOf(label)
  const evidence = inferred.has(label) ? 'inferred' : 'sourced'
  return { slot, label, normalizer: name, evidence, read: name === 'flag' ? readNotPresent : parse }
}

export const topFields: readonly Field[] = fieldsOf(topLabels, [
  ['type', code, 'TYPE'],
  ['form', formNumber, 'FORM'],
  ['period', period, 'PERIOD'],
  ['last4', code, 'LAST4'],
])

const periods = ['TAX PERIOD', 'TAX PERIOD ENDING', 'REPORT FOR TAX PERIOD ENDING'] as const

export const headerFields: readonly Field[] = fieldsOf(headerLabels, [
  ['title', text, 'TITLE'],
  ['requestDate', date, 'REQUEST DATE'],
  ['responseDate', date, 'RESPONSE DATE'],
  ['trackingNumber', code, 'TRACKING NUMBER', 'TRACKING ID'],
  ['customerFileNumber', code, 'CUSTOMER FILE NUMBER'],
  ['formNumber', formNumber, 'FORM NUMBER', 'FORM'],
  ['taxPeriod', period, ...periods, 'TAX PERIOD REQUESTED', 'PERIOD REQUESTED'],
  ['taxPeriodEnd', date, ...periods, 'PERIOD REQUESTED'],
  ['taxId', taxId, 'TAXPAYER IDENTIFICATION NUMBER', 'SSN PROVIDED', 'TIN PROVIDED', 'EIN PROVIDED'],
  ['spouseTaxId', taxId, 'SPOUSE TAXPAYER IDENTIFICATION NUMBER'],
  ['name', text, 'NAME'],
  ['address', text, 'STREET', 'ADDRESS'],
])

/** The day of accrued interest or penalty, on a line of its own or behind the amount. */
function asOf(name: string, label: string): Field {
  const ways = [`${label} AS OF`, 'AS OF'].map(each => wayOf(balanceLabels, each, date))
  return { name, ways: [...ways, wayOf(balanceLabels, label, dateAfterAsOf)] }
}

const sums = 'ACCOUNT BALANCE PLUS ACCRUALS'

export const balanceFields: readonly Field[] = [
  ...fieldsOf(balanceLabels, [
    ['accountBalance', money, 'ACCOUNT BALANCE'],
    ['accruedInterest', amountBeforeAsOf, 'ACCRUED INTEREST'],
  ]),
  asOf('accruedInterestAsOf', 'ACCRUED INTEREST'),
  ...fieldsOf(balanceLabels, [['accruedPenalty', amountBeforeAsOf, 'ACCRUED PENALTY']]),
  asOf('accruedPenaltyAsOf', 'ACCRUED PENALTY'),
  ...fieldsOf(balanceLabels, [
    ['accountBalancePlusAccruals', money, `${sums} (THIS IS NOT A PAYOFF AMOUNT)`, sums],
  ]),
]

export const summaryFields: readonly Field[] = fieldsOf(summaryLabels, [
  ['exemptions', integer, 'EXEMPTIONS'],
  ['filingStatus', filingStatus, 'FILING STATUS'],
  ['adjustedGrossIncome', money, 'ADJUSTED GROSS INCOME'],
  ['taxableIncome', money, 'TAXABLE INCOME'],
  ['taxPerReturn', money, 'TAX PER RETURN'],
  [
    'selfEmploymentTaxableIncomeTaxpayer',
    money,
    'SE TAXABLE INCOME TAXPAYER',
    'SELF-EMPLOYMENT TAXABLE INCOME TAXPAYER',
  ],
  [
    'selfEmploymentTaxableIncomeSpouse',
    money,
    'SE TAXABLE INCOME SPOUSE',
    'SELF-EMPLOYMENT TAXABLE INCOME SPOUSE',
  ],
  ['totalSelfEmploymentTax', money, 'TOTAL SELF EMPLOYMENT TAX', 'TOTAL SELF-EMPLOYMENT TAX'],
  [
    'returnDueOrReceivedDate',
    date,
    'RETURN DUE DATE OR RETURN RECEIVED DATE (WHICHEVER IS LATER)',
    'RETURN DUE DATE OR RETURN RECEIVED DATE',
  ],
  ['processingDate', date, 'PROCESSING DATE'],
  ['returnNotPresent', flag, 'RETURN NOT PRESENT FOR THIS ACCOUNT'],
])

/** But for `informational` and `belongsTo`, which come last and are read from CODE too. */
export const rowFields: readonly Field[] = fieldsOf(rowLabels, [
  ['code', transactionCode, 'CODE'],
  ['group', transactionGroup, 'CODE'],
  ['event', transactionEvent, 'CODE'],
  ['effect', transactionEffect, 'CODE'],
  ['description', text, 'DESC', 'EXPLANATION OF TRANSACTION'],
  ['cycle', cycle, 'CYCLE'],
  ['date', date, 'DATE'],
  ['amount', money, 'AMOUNT'],
])
