/**
 * The figures that are derived from an account: how the return came in, what changed it, what was done to collect. Rows are not
 * printed in the order of their dates: a state is that of the last row of its topic by date, and of rows of one day that of the last
 * one printed. What rests on a row whose words or day are missing is not known.
 */

import { Money } from '../../../../src/normalize/exact/exact-money.ts'
import { centsOf, moneyOfCents } from '../../../../src/normalize/functions/cents.ts'
import type { AccountData, Transaction } from './data.ts'

/** What the rows of some codes are about, a bit for each topic. */
export const topics = {
  posted: 1,
  assessed: 2,
  raised: 4,
  substitute: 8,
  examination: 16,
  case: 32,
  amended: 64,
  other: 128,
  lienFiled: 256,
  lienEnded: 512,
  levy: 1024,
  hold: 2048,
  notCollectible: 4096,
  offer: 8192,
  plan: 16384,
  reversed: 32768,
  late: 65536,
} as const

const codes: readonly (readonly [topic: keyof typeof topics, codes: string])[] = [
  ['posted', '150'],
  ['reversed', '151'],
  ['assessed', '290 291 294 295 298 299 300 301 304 305 308 309'],
  ['raised', '290 294 298 300 304 308'],
  ['late', '160 166'],
  ['substitute', '140 420 424 494 595 599'],
  ['examination', '420 421 424 425 428'],
  ['case', '420 421 428'],
  ['amended', '976 977'],
  ['other', '971'],
  ['lienFiled', '582'],
  ['lienEnded', '583'],
  ['levy', '670 971 972'],
  ['hold', '520 521 522'],
  ['notCollectible', '530 531 532 537'],
  ['offer', '480 481 482 483 780 781 782 788'],
  ['plan', '971 972'],
]

const topicsOf: ReadonlyMap<string, number> = topicsByCode()

function topicsByCode(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [topic, list] of codes)
    for (const code of list.split(' ')) found.set(code, (found.get(code) ?? 0) | topics[topic])
  return found
}

/** A row of a known topic. */
export interface Reported {
  readonly row: Transaction
  readonly at: number
  readonly topics: number
}

/** The rows that figures are about, and what they are about together. */
export interface Account {
  readonly reported: readonly Reported[]
  readonly all: number
}

export function accountOf(rows: readonly Transaction[]): Account {
  const reported: Reported[] = []
  let all = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    if (row === undefined || row.code === null) continue
    const topics = topicsOf.get(row.code)
    if (topics === undefined) continue
    reported.push({ row, at, topics })
    all |= topics
  }
  return { reported, all }
}

/** Puts all figures into `data`. */
export function addFigures(data: AccountData, account: Account): void {
  const { reported, all } = account
  addFiling(data, account)
  data.netAssessedAfterFiling =
    data.transactions.length === 0 || mayBeOfReversed(data, account) ? null : netAssessed(account)
  if ((all & topics.examination) !== 0) addExamination(data, reported)
  addAmended(data, account)
  if ((all & (topics.lienFiled | topics.lienEnded)) !== 0) addLien(data, reported)
  if ((all & topics.levy) !== 0) addLevy(data, reported)
  if ((all & topics.hold) !== 0) addHold(data, reported)
  if ((all & topics.notCollectible) !== 0) {
    const last = lastOf(reported, topics.notCollectible, anyWords)
    data.notCollectibleDate = last?.row.date ?? null
    data.notCollectibleRow = last?.at ?? null
    data.notCollectibleState =
      last === undefined ? null : last.row.code === '530' ? 'notCollectible' : 'ended'
  }
  if ((all & topics.offer) !== 0) {
    const last = lastOf(reported, topics.offer, anyWords)
    data.offerDate = last?.row.date ?? null
    data.offerRow = last?.at ?? null
    data.offerState =
      last === undefined ? null : (offerStates.get(last.row.code ?? '') ?? 'endedWithoutAcceptance')
  }
  if ((all & topics.plan) !== 0) addPlan(data, reported)
}

const offerStates: ReadonlyMap<string, string> = new Map([
  ['480', 'pending'],
  ['780', 'accepted'],
  ['781', 'defaulted'],
  ['788', 'completed'],
  ['782', 'unclear'],
])

/** Words in small letters, so that they may be looked for. */
function anyWords(): boolean {
  return true
}

export function isOfLevy(words: string): boolean {
  return words.includes('levy')
}

export function isOfPlan(words: string): boolean {
  return words.includes('installment')
}

function tellOfSubstitute(words: string): boolean {
  return words.toLowerCase().includes('substitute') || words.toUpperCase().includes('SFR')
}

/**
 * The last row of a topic whose words are meant; `undefined` where there is none, or one of them has no day, or the words
 * of one of the topic are missing where they matter.
 */
function lastOf(
  reported: readonly Reported[],
  topic: number,
  isMeant: (words: string) => boolean,
): Reported | undefined {
  let last: Reported | undefined
  let lastDay = ''
  for (const each of reported) {
    if ((each.topics & topic) === 0) continue
    const { description, date } = each.row
    if (isMeant !== anyWords) {
      if (description === null) return undefined
      if (!isMeant(description.toLowerCase())) continue
    }
    if (date === null) return undefined
    if (date >= lastDay) {
      last = each
      lastDay = date
    }
  }
  return last
}

function countOf(reported: readonly Reported[], topic: number): number {
  let count = 0
  for (const each of reported) if ((each.topics & topic) !== 0) count++
  return count
}

function addFiling(data: AccountData, account: Account): void {
  const { summary } = data
  data.filingDueOrReceivedDate = summary.returnDueOrReceivedDate
  if ((account.all & topics.reversed) !== 0) addReversal(data, account)
  if (!isWithoutData(data)) {
    data.returnRows = countOf(account.reported, topics.posted)
    data.returnsPosted = returnsPosted(data, account)
  }
  data.filingProcessedDate = summary.processingDate ?? postedDate(data, account)
  data.filingState = filingState(data, account)
}

/** Whether a row takes a return back and none is known to have taken its place. */
function isReversed({ returnReversed }: AccountData, { all }: Account): boolean {
  return (all & topics.reversed) !== 0 && (returnReversed ?? true)
}

/** Whether what was assessed after filing may have changed a return that is taken back. */
export function mayBeOfReversed(data: AccountData, account: Account): boolean {
  const { all } = account
  return isReversed(data, account) || ((all & topics.reversed) !== 0 && (all & topics.assessed) !== 0)
}

/** Whether the account says that there is no data, and has no row either. */
export function isWithoutData({ noDataNotice, transactions }: AccountData): boolean {
  return noDataNotice !== null && transactions.length === 0
}

function postedDate(data: AccountData, account: Account): string | null {
  if (isReversed(data, account)) return null
  if ((account.all & topics.reversed) !== 0)
    return lastOf(account.reported, topics.posted, anyWords)?.row.date ?? null
  return account.reported.find(each => (each.topics & topics.posted) !== 0)?.row.date ?? null
}

function returnsPosted(data: AccountData, account: Account): number | null {
  const { transactions, summary, returnRows } = data
  const { reported, all } = account
  if (transactions.length === 0 && summary.returnNotPresent?.value !== true) return null
  for (const { row, topics: of } of reported)
    if ((of & topics.posted) !== 0 && (row.description === null || tellOfSubstitute(row.description)))
      return null
  return (all & topics.reversed) === 0 ? returnRows : standingReturns(data, account)
}

/** Whether no return is posted after the last one that was taken back; not known where one of them has no day. */
function addReversal(data: AccountData, { reported }: Account): void {
  const last = lastOf(reported, topics.reversed, anyWords)
  if (last === undefined) return
  data.returnReversedDate = last.row.date
  const whole = lastOf(reported, topics.posted | topics.reversed, anyWords)
  data.returnReversed = whole === undefined ? null : whole.row.code === '151'
}

/** With more of them nothing is counted. */
const mostReversed = 2

/** The returns that are left beside rows that take some back; not known where these do not tell. */
function standingReturns({ returnRows, returnReversed }: AccountData, { reported }: Account): number | null {
  if (returnReversed === null) return null
  const reversed = countOf(reported, topics.reversed)
  const left = (returnRows ?? 0) - reversed
  if (returnReversed) return left === 0 ? 0 : null
  return left === 1 && reversed <= mostReversed ? 1 : null
}

export function filingState(data: AccountData, account: Account): string | null {
  const { reported, all } = account
  const { form, returnRows, summary, transactions } = data
  if (form === 'Civil Penalty') return 'notApplicable'
  if (isWithoutData(data)) return 'noData'
  if (returnRows === null) return null
  const isNotPresent = summary.returnNotPresent?.value === true
  if (returnRows === 0) return isNotPresent || saysNotFiled(transactions) ? 'notFiled' : null
  if (isReversed(data, account)) return null
  let isOther = false
  let isWordless = false
  let isSubstitute = false
  let isUnusual = false
  let isAmountMissing = false
  let isTaxed = false
  for (const { row, topics: of } of reported) {
    if ((of & topics.posted) === 0) continue
    const { description, amount } = row
    if (description !== 'Tax return filed') {
      isOther = true
      if (description === null) isWordless = true
      else {
        isSubstitute ||= tellOfSubstitute(description)
        isUnusual ||= description.toLowerCase() !== 'tax return filed'
      }
    }
    if (amount === null) isAmountMissing = true
    else isTaxed ||= !amount.isZero()
  }
  if (isOther && isWordless) return null
  if (isSubstitute) return (all & topics.reversed) === 0 ? 'substituteForReturn' : null
  if (isNotPresent || isUnusual || speaksOfSubstitute(transactions) || isAmountMissing) return null
  // Of what was reversed the tax says nothing.
  const isWithoutTax = (!isTaxed || (all & topics.reversed) !== 0) && summary.taxPerReturn?.isZero() !== false
  return isWithoutTax && mayBeSubstitute(reported, summary.taxPerReturn !== null) ? null : 'filedByTaxpayer'
}

function saysNotFiled(transactions: readonly Transaction[]): boolean {
  return transactions.some(
    ({ code, description }) =>
      code === null && description?.toLowerCase().includes('no tax return filed') === true,
  )
}

/** Whether a row says that the IRS made the return, or that there is none. */
function speaksOfSubstitute(transactions: readonly Transaction[]): boolean {
  return (
    saysNotFiled(transactions) ||
    transactions.some(
      ({ code, event, description }) =>
        event === 'substituteReturn' ||
        (code === null && description?.toLowerCase().includes('substitute') === true),
    )
  )
}

/** Whether the usual signs of a return that the IRS made stand on the account, or may. */
function mayBeSubstitute(reported: readonly Reported[], printsTax: boolean): boolean {
  const raised = printsTax ? topics.raised | topics.late : topics.raised
  return reported.some(
    ({ row, topics: of }) =>
      (of & topics.substitute) !== 0 ||
      ((of & raised) !== 0 && (row.amount === null || row.amount.greaterThan(0))),
  )
}

/** Tax charged after the return less tax taken back; not known where one of the rows has no amount. */
export function netAssessed({ reported, all }: Account): Money | null {
  if ((all & topics.assessed) === 0) return moneyOfCents(0) ?? null
  let cents = 0
  let whole: Money | undefined
  for (const { row, topics: of } of reported) {
    if ((of & topics.assessed) === 0) continue
    if (row.amount === null) return null
    const own = centsOf(row.amount)
    if (own !== undefined && whole === undefined && Number.isSafeInteger(cents + own)) cents += own
    else whole = new Money(whole ?? new Money(cents).dividedBy(100)).plus(row.amount)
  }
  return whole ?? moneyOfCents(cents) ?? null
}

function addExamination(data: AccountData, reported: readonly Reported[]): void {
  const last = lastOf(reported, topics.examination, anyWords)
  if (last === undefined) return
  data.examinationDate = last.row.date
  data.examinationRow = last.at
  const { code } = last.row
  if (code === '421') data.examinationState = 'closed'
  else if (code === '420' || code === '428') data.examinationState = 'open'
  else {
    const lastOfCase = lastOf(reported, topics.case, anyWords)
    if (lastOfCase !== undefined && lastOfCase.row.code !== '421') data.examinationState = 'open'
    else data.examinationState = code === '424' ? 'requested' : 'requestWithdrawn'
  }
}

function addAmended(data: AccountData, { reported, all }: Account): void {
  if ((all & (topics.amended | topics.other)) === 0) {
    data.amendedReturn = data.transactions.length === 0 ? null : false
    return
  }
  let hasCome = (all & topics.amended) !== 0
  let isWordless = false
  let isDayless = false
  let last: Reported | undefined
  for (const each of reported) {
    if ((each.topics & (topics.amended | topics.other)) === 0) continue
    const { description, date } = each.row
    if ((each.topics & topics.other) !== 0) {
      if (description === null) isWordless = true
      if (description?.toLowerCase().includes('amended') !== true) continue
    }
    hasCome = true
    if (date === null) isDayless = true
    else if (last === undefined || date >= (last.row.date ?? '')) last = each
  }
  const isKnown = (all & topics.amended) !== 0 || !isWordless
  if (!isKnown) return
  data.amendedReturn = hasCome
  if (!hasCome || isWordless || isDayless || last === undefined) return
  data.amendedReturnDate = last.row.date
  data.amendedReturnRow = last.at
}

function addLien(data: AccountData, reported: readonly Reported[]): void {
  const filed = lastOf(reported, topics.lienFiled, anyWords)
  const ended = lastOf(reported, topics.lienEnded, anyWords)
  data.lienFiledDate = filed?.row.date ?? null
  data.lienFiledRow = filed?.at ?? null
  data.lienEndedDate = ended?.row.date ?? null
  data.lienEndedRow = ended?.at ?? null
  if (ended === undefined) data.lienState = filed === undefined ? null : 'filed'
  else if (filed !== undefined && isAfter(filed, ended)) data.lienState = 'filed'
  else {
    const isEven = countOf(reported, topics.lienFiled) === countOf(reported, topics.lienEnded)
    data.lienState = isEven ? 'ended' : 'unclear'
  }
}

function isAfter(one: Reported, other: Reported): boolean {
  const [day, otherDay] = [one.row.date ?? '', other.row.date ?? '']
  return day > otherDay || (day === otherDay && one.at > other.at)
}

function addLevy(data: AccountData, reported: readonly Reported[]): void {
  const last = lastOf(reported, topics.levy, isOfLevy)
  if (last === undefined) return
  data.levyDate = last.row.date
  data.levyRow = last.at
  data.levyState = levyState(last.row, reported)
}

const endsOfLevy = [
  'no longer',
  'not ',
  'unblock',
  'cancel',
  'releas',
  'remov',
  'withdr',
  'revers',
  'error',
] as const

function levyState({ code, description }: Transaction, reported: readonly Reported[]): string {
  const words = description?.toLowerCase() ?? ''
  const isMeant = words.includes('intent to levy')
  if (code === '972' || endsOfLevy.some(each => words.includes(each))) return 'unclear'
  if (isMeant && words.includes('first levy')) return 'unclear'
  if (isMeant || words.includes('blocked')) {
    if (reported.some(isLevied)) return 'unclear'
    return isMeant ? 'announced' : 'blocked'
  }
  return code === '670' || words.includes('levy issued') ? 'levied' : 'unclear'
}

/** Whether a row says that a levy was made. */
function isLevied({ row: { code, description } }: Reported): boolean {
  const words = description?.toLowerCase() ?? ''
  if (code === '670') return isOfLevy(words)
  return code === '971' && words.includes('levy issued') && !words.includes('intent to levy')
}

function addHold(data: AccountData, reported: readonly Reported[]): void {
  const last = lastOf(reported, topics.hold, anyWords)
  if (last === undefined) return
  data.legalHoldDate = last.row.date
  data.legalHoldRow = last.at
  const { code, description } = last.row
  if (code !== '520') {
    const begun = reported.filter(({ row }) => row.code === '520').length
    data.legalHoldState = 2 * begun === countOf(reported, topics.hold) ? 'ended' : 'unclear'
  } else if (description !== null) {
    const words = description.toLowerCase()
    const isBankruptcy = words.includes('bankruptcy') && !words.includes('legal action')
    data.legalHoldState = isBankruptcy ? 'bankruptcy' : 'legalAction'
  }
}

function addPlan(data: AccountData, reported: readonly Reported[]): void {
  const last = lastOf(reported, topics.plan, isOfPlan)
  if (last === undefined) return
  data.installmentPlanDate = last.row.date
  data.installmentPlanRow = last.at
  data.installmentPlanState = planState(last.row, reported)
}

const endsOfPlan = ['default', 'terminat', ' ended', 'expired', 'closed'] as const
const refusals = [
  'reject',
  'denied',
  'denial',
  'declined',
  'disapprov',
  'withdr',
  'cancel',
  'returned',
] as const

function isOfRequest(words: string): boolean {
  return words.includes('pending') || words.includes('request')
}

function planState({ code, description }: Transaction, reported: readonly Reported[]): string {
  const words = description?.toLowerCase() ?? ''
  const isAsked = isOfRequest(words)
  const isTaken = code === '972' || words.includes('no longer') || words.includes('removed')
  const isRefused = refusals.some(each => words.includes(each))
  const isBroken = endsOfPlan.some(each => words.includes(each))
  const isNot = words.includes(' not ')
  const others = othersOfPlan(reported)
  if (isAsked && (isTaken || isRefused || isBroken)) {
    if (isTaken && isRefused) return 'unclear'
    if (isRefused || isBroken) return others.count === 0 ? 'ended' : 'unclear'
    return others.areEstablished ? 'established' : 'unclear'
  }
  if (code === '972' && (isRefused || isBroken || isNot)) return 'unclear'
  if (isTaken || isRefused || isBroken) return 'ended'
  if (isNot || words.includes('error')) return 'unclear'
  const isGranted = words.includes('established')
  if (isAsked) return isGranted || others.areEstablished ? 'unclear' : 'pending'
  return isGranted ? 'established' : 'unclear'
}

interface OthersOfPlan {
  readonly count: number
  /** There is one, and each establishes the plan. */
  readonly areEstablished: boolean
}

/** The rows about a plan that are not about a request. */
function othersOfPlan(reported: readonly Reported[]): OthersOfPlan {
  let others = 0
  let established = 0
  for (const { row, topics: of } of reported) {
    const words = row.description?.toLowerCase() ?? ''
    if ((of & topics.plan) === 0 || !isOfPlan(words)) continue
    if (!isOfRequest(words)) others++
    if (row.code === '971' && words.includes('established')) established++
  }
  return { count: others, areEstablished: others > 0 && others === established }
}
