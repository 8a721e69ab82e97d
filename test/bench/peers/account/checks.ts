/** The checks of an account. One speaks only where every figure that it names is there: what is missing proves nothing. */
import type { Decimal } from 'decimal.js'
import { Money } from '../../../../src/normalize/exact/exact-money.ts'
import { centsOf } from '../../../../src/normalize/functions/cents.ts'
import type { AccountData, Transaction } from './data.ts'
import { isOfPlan } from './figures.ts'

const nothing = new Money(0)

/** What no state reads: payment put off, a debt written off, criminal investigations; notices that announce a levy or propose tax. */
const mattersOfNoState: ReadonlySet<string> = new Set(['488', '608', '914', '916', '918'])
const seriousNotices = ['504', '523', '2000', '3219'] as const

/** Words that say the opposite of a code. */
const ofAnEnd = [
  ...['remov', 'releas', 'clos', 'reject', 'no longer'],
  ...['withdr', 'revers', 'cancel', 'dismiss', 'terminat'],
]
const ofABeginning = ['action filed', 'placed'] as const
/** A debt that is no longer collected is closed as one. */
const ofAnEndOf530 = ['no longer not', 'no longer currently'] as const
const none: readonly string[] = []
const contraryWords: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['420', '424', '480', '520', '582', '780'].map(code => [code, ofAnEnd] as const),
  ['530', [...ofAnEnd.filter(words => words !== 'clos' && words !== 'no longer'), ...ofAnEndOf530]],
  ...['521', '583'].map(code => [code, ofABeginning] as const),
])

/** The names of the checks that do not hold, in their order; `isUnreadable` is asked about what a check would take for something that is not there. */
export function failedChecks(
  data: AccountData,
  isUnreadable: ((path: string) => boolean) | undefined,
): readonly string[] {
  const failed: string[] = []
  const { balance, header, summary, transactions } = data
  const { accountBalance, accruedInterest, accruedPenalty, accountBalancePlusAccruals: whole } = balance
  if (whole !== null && accountBalance !== null && accruedInterest !== null && accruedPenalty !== null) {
    const parts = sumOf([accountBalance, accruedInterest, accruedPenalty])
    if (parts !== null && !isSame(whole, parts, 0)) failed.push('balancePlusAccrualsIsSum')
  } else if (whole !== null && accountBalance !== null) {
    const printed = sumOf([accountBalance, accruedInterest ?? nothing, accruedPenalty ?? nothing])
    if (printed !== null && exact(printed).greaterThan(whole))
      failed.push('balancePlusAccrualsIsNotBelowParts')
  }
  checkReturns(data, isUnreadable, failed)
  checkOrder(data, isUnreadable, failed)
  if (data.period !== null && header.taxPeriod !== null && data.period !== header.taxPeriod)
    failed.push('periodIsAsAsked')
  const { requestDate, responseDate, taxId, spouseTaxId } = header
  if (requestDate !== null && responseDate !== null && requestDate > responseDate)
    failed.push('answeredAfterAsked')
  const { last4 } = data
  if (taxId !== null && last4 !== null && !endsWith(taxId, last4) && !endsWith(spouseTaxId, last4))
    failed.push('taxIdIsAsAsked')
  checkRows(transactions, accountBalance, isUnreadable, failed)
  if (data.returnsPosted !== null && data.returnsPosted !== 0 && summary.returnNotPresent !== null)
    failed.push('noReturnBesideReturn')
  if (summary.returnNotPresent?.value === null) failed.push('returnNotPresentIsRead')
  if (transactions.length === 0 && summary.taxPerReturn?.isZero() === false)
    failed.push('taxPerReturnHasRows')
  const isCodeRead = isUnreadable?.('transactions.code') !== true
  if (summary.taxPerReturn !== null && isCodeRead && differsFromPosted(summary.taxPerReturn, transactions))
    failed.push('taxPerReturnIsPosted')
  const isPosted = transactions.some(({ code }) => code === '150')
  if (summary.processingDate !== null && data.noDataNotice === null && !isPosted && isCodeRead)
    failed.push('processedReturnHasARow')
  checkDays(data, isUnreadable, failed)
  const { taxableIncome, adjustedGrossIncome } = summary
  if (taxableIncome !== null && adjustedGrossIncome !== null && isAboveZero(taxableIncome))
    if (taxableIncome.greaterThan(adjustedGrossIncome)) failed.push('accountTaxableIncomeIsNotAboveAgi')
  checkFigures(summary, isUnreadable, failed)
  if (lacksSummary(data, isUnreadable)) failed.push('summaryIsPrinted')
  return failed
}

/** Whether a return was posted and nothing of it is in the summary. */
function lacksSummary(
  { returnsPosted, summary }: AccountData,
  isUnreadable: ((path: string) => boolean) | undefined,
): boolean {
  if (returnsPosted === null || returnsPosted === 0) return false
  const { adjustedGrossIncome, taxableIncome, taxPerReturn, returnNotPresent } = summary
  if ((adjustedGrossIncome ?? taxableIncome ?? taxPerReturn ?? returnNotPresent) !== null) return false
  const names = ['adjustedGrossIncome', 'taxableIncome', 'taxPerReturn', 'returnNotPresent']
  return !names.some(name => isUnreadable?.(`summary.${name}`) === true)
}

/** The days of the return: that of its row is the one on which it was processed, and none is before its period ended. */
function checkDays(
  { header, summary, transactions, filingProcessedDate }: AccountData,
  isUnreadable: ((path: string) => boolean) | undefined,
  failed: string[],
): void {
  const canRead = (...names: readonly string[]): boolean => !names.some(name => isUnreadable?.(name) === true)
  const { processingDate, returnDueOrReceivedDate } = summary
  const posted = transactions.filter(({ code }) => code === '150')
  const day = posted.length === 1 ? (posted[0]?.date ?? null) : null
  if (processingDate !== null && day !== null && day !== processingDate)
    if (canRead('transactions.code', 'transactions.date')) failed.push('processingDateIsOfRow')
  const month = header.taxPeriod
  if (month === null || filingProcessedDate === null) return
  const isBefore = filingProcessedDate < month || (returnDueOrReceivedDate ?? filingProcessedDate) < month
  if (isBefore && canRead('summary.returnDueOrReceivedDate')) failed.push('returnIsOfAfterPeriod')
}

/** The figures of the summary against each other. */
function checkFigures(
  summary: AccountData['summary'],
  isUnreadable: ((path: string) => boolean) | undefined,
  failed: string[],
): void {
  const canRead = (name: string): boolean => isUnreadable?.(`summary.${name}`) !== true
  const { adjustedGrossIncome: all, taxableIncome: taxed, taxPerReturn: tax } = summary
  const selfEmploymentTax = summary.totalSelfEmploymentTax
  if (all !== null && taxed !== null && tax !== null && canRead('totalSelfEmploymentTax')) {
    const others = new Money(tax).minus(selfEmploymentTax ?? nothing)
    const isFar = !all.lessThan(80_000) && !new Money(taxed).times(10).greaterThan(all)
    const isHeavy = others.times(2).greaterThan(taxed)
    const isUntaxed = isFar && (isHeavy || !(all.lessThan(200_000) || taxed.isZero()))
    const isOvertaxed = !taxed.lessThan(2000) && others.minus(taxed).times(10).greaterThan(all)
    if (isBelowZero(taxed) || isUntaxed || isOvertaxed) failed.push('accountFiguresAreOfOneSize')
  }
  const own = summary.selfEmploymentTaxableIncomeTaxpayer
  if (own === null || selfEmploymentTax === null || !canRead('selfEmploymentTaxableIncomeSpouse')) return
  const earned = new Money(own).plus(summary.selfEmploymentTaxableIncomeSpouse ?? nothing)
  const isLow = new Money(selfEmploymentTax).times(40).lessThan(earned)
  if (
    earned.abs().greaterThan(500) &&
    !selfEmploymentTax.isZero() &&
    (isLow || selfEmploymentTax.greaterThan(earned))
  )
    failed.push('accountSelfEmploymentTaxFitsIncome')
}

/** Rows of one day that say the opposite of each other, in no order that is known. */
function checkOrder(
  data: AccountData,
  isUnreadable: ((path: string) => boolean) | undefined,
  failed: string[],
): void {
  const canRead = (...names: readonly string[]): boolean => !names.some(name => isUnreadable?.(name) === true)
  const { transactions } = data
  const rowsOn = (day: string | null, isMeant: (row: Transaction) => boolean): readonly Transaction[] =>
    day === null ? [] : transactions.filter(row => row.date === day && isMeant(row))
  const differOn = (
    day: string | null,
    isMeant: (row: Transaction) => boolean,
    name: 'code' | 'description',
  ): boolean => {
    const rows = rowsOn(day, isMeant)
    return rows.some(row => row[name] !== rows[0]?.[name])
  }
  const areBoth = (day: string | null, some: string, others: string): boolean =>
    rowsOn(day, row => isAmong(row, some)).length > 0 && rowsOn(day, row => isAmong(row, others)).length > 0
  if (areBoth(data.examinationDate, '421', '420 428') && canRead('transactions.code', 'transactions.date'))
    failed.push('examinationRowsHaveAnOrder')
  const isTax = (row: Transaction): boolean => row.group === 'audit' && row.effect !== 'none'
  const lastDay = data.examinationDate
  if (data.examinationState === 'open' && lastDay !== null)
    if (transactions.some(row => isTax(row) && row.date !== null && row.date >= lastDay))
      if (canRead('transactions.group', 'transactions.effect', 'transactions.date'))
        failed.push('examinationIsOpenWithoutItsTax')
  const isPlan = (row: Transaction): boolean =>
    isAmong(row, '971 972') && isOfPlan(row.description?.toLowerCase() ?? '')
  const isUnordered =
    (data.lienEndedDate !== null && data.lienEndedDate === data.lienFiledDate) ||
    areBoth(data.legalHoldDate, '520', '521 522') ||
    areBoth(data.notCollectibleDate, '530', '531 532 537') ||
    differOn(data.offerDate, row => isAmong(row, '480 481 482 483 780 781 782 788'), 'code') ||
    differOn(data.installmentPlanDate, isPlan, 'description')
  const dates = ['lienEnded', 'lienFiled', 'legalHold', 'notCollectible', 'offer', 'installmentPlan']
  const rows = ['transactions.code', 'transactions.date', 'transactions.description']
  if (isUnordered && canRead(...dates.map(name => `${name}Date`), ...rows))
    failed.push('collectionRowsHaveAnOrder')
  const isNoticed = transactions.some(({ event }) => event === 'lienNotice')
  if (isNoticed && !transactions.some(({ code }) => code === '582') && canRead('transactions.code'))
    failed.push('lienNoticeHasALien')
}

function isAmong({ code }: Transaction, codes: string): boolean {
  return code !== null && codes.split(' ').includes(code)
}

function checkReturns(
  data: AccountData,
  isUnreadable: ((path: string) => boolean) | undefined,
  failed: string[],
): void {
  const canRead = (...names: readonly string[]): boolean => !names.some(name => isUnreadable?.(name) === true)
  const { transactions, returnsPosted, returnReversed, returnRows } = data
  const isReversed = transactions.some(({ code }) => code === '151')
  const isUnclear = isReversed && (returnsPosted ?? 0) !== 1
  if (isUnclear) failed.push('returnStands')
  if (returnRows !== null && returnRows > 1 && !isReversed) failed.push('oneReturnStands')
  if (data.noDataNotice !== null && transactions.length > 0) failed.push('rowsBesideNoData')
  const isPosted = transactions.some(({ code }) => code === '150')
  if (data.filingState === null && isPosted && !isUnclear && canRead('filingState', 'transactions.code'))
    failed.push('filingStateIsGiven')
  const isSilent = data.filingState === null && transactions.length > 0 && !isPosted && !isReversed
  if (isSilent && canRead('filingState', 'transactions.code')) failed.push('filingIsSaid')
  const isAssessedKnown = canRead('netAssessedAfterFiling', 'returnReversed', 'transactions.code')
  if (data.netAssessedAfterFiling === null && isReversed && returnReversed === false && isAssessedKnown)
    failed.push('netAssessedAfterFilingIsGiven')
}

function endsWith(taxId: string | null, last4: string): boolean {
  return taxId !== null && taxId.slice(-4) === last4
}

function checkRows(
  rows: readonly Transaction[],
  balance: Decimal | null,
  isUnreadable: ((path: string) => boolean) | undefined,
  failed: string[],
): void {
  const amounts: Decimal[] = []
  let isUnlistedMoved = false
  let isUnlisted = false
  let isMissigned = false
  let isUnexplained = false
  let isUncoded = false
  let isWordless = false
  let isContinued = false
  let isUnread = false
  let isProposed = false
  let isAssessed = false
  let isContrary = false
  let isMoved = false
  for (const { code, group, event, effect, date, amount, description } of rows) {
    if (event === 'unlisted') isUnexplained = true
    if (effect === 'unlisted') isUnlisted = true
    if (code === '670' && description === null) isWordless = true
    if (code === '400') isMoved = true
    if (description !== null) {
      const words = description.toLowerCase()
      const hasLetters = words !== description.toUpperCase()
      if (code === null && hasLetters && words !== 'no tax return filed') isContinued = true
      if (words.includes('levied')) isUnread = true
      if (words.includes('levy') && code !== '670' && code !== '971' && code !== '972') isUnread = true
      if (event === 'noticeIssued' && seriousNotices.some(number => description.includes(number)))
        isUnread = true
      if (code !== null && (contraryWords.get(code) ?? none).some(each => words.includes(each)))
        isContrary = true
    }
    if (code !== null && mattersOfNoState.has(code)) isUnread = true
    if (code === '494' || code === '922') isProposed = true
    if ((group === 'adjustment' || group === 'audit') && effect !== 'none') isAssessed = true
    if (code === null && (date !== null || amount?.isZero() === false)) isUncoded = true
    if (amount === null) continue
    if (effect !== 'none') amounts.push(amount)
    if (effect === 'unlisted') isUnlistedMoved ||= !amount.isZero()
    const isReversed = code?.endsWith('3') === true
    if (effect === 'debit' && (!isReversed || group === 'refund') && isBelowZero(amount)) isMissigned = true
    if (effect === 'credit' && !isReversed && isAboveZero(amount)) isMissigned = true
  }
  const cannotRead = (...names: readonly string[]): boolean =>
    isUnreadable !== undefined && names.some(name => isUnreadable(`transactions.${name}`))
  const sum = sumOf(amounts)
  const isUneven = sum !== null && balance !== null && !isSame(sum, balance, 0)
  if (isUneven && !cannotRead('effect', 'amount'))
    failed.push(isUnlistedMoved ? 'transactionsAreBalanceIfListed' : 'transactionsAreBalance')
  if (isUnlisted) failed.push('codesAreKnown')
  if (isMissigned && !cannotRead('effect', 'amount', 'code', 'group')) failed.push('signFitsCode')
  if (isUncoded && !cannotRead('code', 'date', 'amount')) failed.push('rowsWithoutCodeMoveNothing')
  if (isWordless && !cannotRead('code', 'description')) failed.push('paymentHasWords')
  if (isUnexplained) failed.push('explanationIsKnown')
  if (isContinued && !cannotRead('code', 'description')) failed.push('rowsWithoutCodeAreKnown')
  if (
    (isUnread || (isProposed && !isAssessed)) &&
    !cannotRead('code', 'event', 'description', 'group', 'effect')
  )
    failed.push('mattersAreRead')
  if (isMoved) failed.push('accountWasNotMoved')
  if (rows.length === 0 && balance?.isZero() === false) failed.push('balanceHasRows')
  if (rows.length > 0 && balance === null && isUnreadable?.('balance.accountBalance') !== true)
    failed.push('balanceIsPrinted')
  if (isContrary && !cannotRead('code', 'description')) failed.push('wordsFitCode')
}

function isBelowZero(amount: Decimal): boolean {
  return amount.s < 0 && !amount.isZero()
}

function isAboveZero(amount: Decimal): boolean {
  return amount.s > 0 && !amount.isZero()
}

/** The sum; `null` for no amounts. */
function sumOf(amounts: readonly Decimal[]): Decimal | number | null {
  if (amounts.length === 0) return null
  let cents = 0
  for (const amount of amounts) {
    cents += centsOf(amount) ?? Number.NaN
    if (!Number.isSafeInteger(cents)) return exactSum(amounts)
  }
  return cents
}

function exactSum(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((sum: Decimal, amount) => new Money(sum).plus(amount), new Money(0))
}

/** Whether two amounts are no further apart than so many whole dollars; a number is an amount in cents. */
function isSame(one: Decimal | number, other: Decimal | number, most: number): boolean {
  const cents = typeof one === 'number' ? one : centsOf(one)
  const otherCents = typeof other === 'number' ? other : centsOf(other)
  if (cents !== undefined && otherCents !== undefined) {
    const between = cents - otherCents
    if (Number.isSafeInteger(between)) return Math.abs(between) <= most * 100
  }
  return exact(one).minus(exact(other)).abs().lessThanOrEqualTo(most)
}

function exact(amount: Decimal | number): Money {
  return typeof amount === 'number' ? new Money(new Money(amount).dividedBy(100)) : new Money(amount)
}

function differsFromPosted(taxPerReturn: Decimal, rows: readonly Transaction[]): boolean {
  let posted: Transaction | undefined
  for (const row of rows) {
    if (row.code !== '150') continue
    if (posted !== undefined) return false
    posted = row
  }
  return posted?.amount != null && !isSame(taxPerReturn, posted.amount, 1)
}
